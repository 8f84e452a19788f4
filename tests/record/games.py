"""Records to try things on: whole games of bots, and a short one that is quickly read."""

import json
from typing import Any

from whistlestop.bots.registry import make
from whistlestop.editions import edition
from whistlestop.playing import Playing, chosen_by
from whistlestop.record import Chain, Record

NAMES = ("Zoë", "李雷", "Ana", "Bo", "Cy")


def played(
    name: str, seats: int, seed: str, kind: str = "random", most: int | None = None, first: int = 0
) -> Record:
    """A game of bots from its seed; with `most`, only so many moves of it."""
    playing = Playing(edition(name), seats, seed, first)
    playing.run(chosen_by([make(kind, f"{seed} {seat}") for seat in range(seats)]), most)
    return Record.of(playing, NAMES)


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
