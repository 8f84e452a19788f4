"""Cards at the edges: a deck that runs out, a row of wild cards, few cards left in the game."""

from itertools import product
from typing import Any

import pytest

from whistlestop.core.chance import Seeded
from whistlestop.core.game import legal, play
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.editions import edition
from whistlestop.notation import read_position
from whistlestop.turbo.actions import tree
from whistlestop.turbo.game import Game
from whistlestop.turbo.law import law
from whistlestop.turbo.luck import SplitMix

from .mirror import Mirror

EUROPE = edition("europe")
ROWS: tuple[list[str], ...] = (
    [],
    ["red"],
    ["wild"] * 3,
    ["wild"] * 3 + ["red"] * 2,
    ["wild"] * 4,
    ["wild"] * 5,
    ["red"] * 2 + ["blue"] * 3,
)
PILES: tuple[dict[str, int], ...] = (
    {},
    {"wild": 1},
    {"wild": 3},
    {"green": 1},
    {"green": 2},
    {"green": 1, "wild": 2},
    {"green": 3, "wild": 3},
)


def few_cards(row: list[str], deck: dict[str, int], discards: dict[str, int]) -> State:
    """A position in which the last seat holds all the cards that are not named."""
    hands: list[dict[str, int]] = [{"green": 3, "wild": 1}, {}, {}]
    out = [*hands[:1], {card: row.count(card) for card in {*row}}, deck, discards]
    rest = {
        card: n - sum(bag.get(card, 0) for bag in out) for card, n in EUROPE.pack.counts.items()
    }
    hands[2] = {card: n for card, n in rest.items() if n}
    position: dict[str, Any] = {"row": row, "deck": deck, "discards": discards, "hands": hands}
    return read_position(EUROPE, 3, position, Seeded("few"))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: "-".join(row) or "none")
def test_few_cards_are_dealt_by_the_law(row: list[str]) -> None:
    """Every kind of move of a seat with few cards, whatever is in the deck and the discards."""
    found = law(EUROPE)
    for seed, (deck, discards) in enumerate(product(PILES, PILES)):
        state = few_cards(row, deck, discards)
        ways = tree(found, state, legal(state))
        game = Game.of(state, seed)
        assert game.legal() == sorted(ways)
        for move in {way.verb: way for way in ways.values() if isinstance(way, Move)}.values():
            (action,) = (action for action, way in ways.items() if way == move)
            luck, after = SplitMix(seed), game.clone()
            mirror = Mirror(found, play(state, move, luck).state)
            after.apply(action)
            assert mirror.differs(after.words.tolist()) == []
            assert after.flat.rng & (1 << 64) - 1 == luck.state
