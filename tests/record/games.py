"""Records to try things on: whole games of bots, and a short one that is quickly read."""

import json
from typing import Any

from whistlestop.bots.registry import make
from whistlestop.core.chance import Seeded, commitment
from whistlestop.core.game import new_game, play
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.record import Chain, Played, Record

NAMES = ("Zoë", "李雷", "Ana", "Bo", "Cy")


def played(
    name: str, seats: int, seed: str, kind: str = "random", most: int | None = None, first: int = 0
) -> Record:
    """A game of bots from its seed; with `most`, only so many moves of it."""
    found, chance = edition(name), Seeded(seed)
    bots = [make(kind, f"{seed} {seat}") for seat in range(seats)]
    record = Record(found, NAMES[:seats], commitment(seed), first=first)
    step = new_game(found, seats, chance, first)
    record.steps.append(Played(None, None, step.events))
    while (seat := step.state.turn) is not None and (most is None or len(record.steps) <= most):
        move = bots[seat].choose(observe(step.state, seat))
        step = play(step.state, move, chance, seat)
        record.steps.append(Played(seat, move, step.events))
    record.seed = seed if step.state.over else None
    return record


def rows(record: Record) -> list[dict[str, Any]]:
    """The lines of a record as JSON, without their sums."""
    found = [json.loads(line) for line in record.lines()]
    for row in found:
        del row["sum"]
    return found


def signed(rows: list[dict[str, Any]]) -> list[str]:
    """Lines with the right sums, whatever they say."""
    chain = Chain()
    return [*(chain.add(row) for row in rows), ""]
