"""The scenario file that shows a moment of a game: the turn so far, and what the law says of it."""

import json
from collections.abc import Sequence
from typing import Any, TypeVar

from whistlestop.core.edition import Edition
from whistlestop.core.game import legal, new_game, play, standings
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.notation import format_move, tell_position
from whistlestop.turbo.luck import SplitMix

T = TypeVar("T")
Played = tuple[int | None, Move]
"""A move, and the seat that made it."""


class Noting(SplitMix):
    """The same luck, written down."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.noted: list[object] = []

    def pick(self, options: Sequence[T], weights: Sequence[int]) -> T:
        found = super().pick(options, weights)
        self.noted.append(found)
        return found


def scenario(edition: Edition, seats: int, seed: int, moves: Sequence[Move]) -> dict[str, Any]:
    """The game after those moves, from the beginning of the turn on."""
    chance = Noting(seed)
    state = before = new_game(edition, seats, chance).state
    played: list[Played] = []
    chance.noted.clear()
    for move in moves:
        played.append((state.turn, move))
        state = play(state, move, chance).state
        if len(state.phases) == 1 and move is not moves[-1]:
            before, played = state, []
            chance.noted.clear()
    drawn = [ticket for ticket in chance.noted if ticket in edition.board.tickets]
    deck = [*drawn, *state.loose, *(slip.ticket for slip in before.under)]
    return {
        "id": "turbo-differs",
        "edition": edition.id,
        "players": seats,
        "position": tell_position(before) | {"ticket_deck": deck},
        "draws": [card for card in chance.noted if card in edition.pack.index],
        "steps": [{"seat": seat, "play": format_move(move)} for seat, move in played]
        + _says(state),
    }


def _says(state: State) -> list[dict[str, Any]]:
    """What the law says of a state: what is legal, what lies where, and the scores at the end."""
    told = tell_position(state)
    if state.over:
        final = standings(state)
        lines = [{line.name: line.points for line in row} for row in final.lines]
        told |= {"lines": lines, "totals": final.totals, "winners": final.winners}
        return [{"expect": told}]
    moves = [format_move(move) for move in legal(state)]
    return [{"expect": told}, {"seat": state.turn, "only": moves}]


def text(edition: Edition, seats: int, seed: int, moves: Sequence[Move]) -> str:
    """The same as a file."""
    return json.dumps(scenario(edition, seats, seed, moves), ensure_ascii=False, indent=1)
