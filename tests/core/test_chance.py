"""Luck: seeded as documented, by the book, and every outcome with its exact probability."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import islice, permutations
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistlestop.core.chance import Scripted, ScriptError, Seeded, commitment, outcomes
from whistlestop.core.game import play
from whistlestop.core.state import State
from whistlestop.editions import edition
from whistlestop.notation import parse_move, read_position
from whistlestop.rules.deck import can_draw
from whistlestop.rules.tunnels import Tunnel

T = TypeVar("T")
SEEDS = st.text(max_size=12).filter(lambda text: text.isprintable())

# The words of `printf 'tea:0' | sha256sum` and 'tea:1', each times 100 and cut to 64 bits by bc.
TEA = [4, 95, 18, 71, 62, 28, 7, 23]
# `printf 'whistlestop:tea' | sha256sum`
TEA_COMMITMENT = "3167ea997b79dae8034bc853b923b98dfdf7bc61a8ff13c92a6795fac4fcaed7"


def picks(chance: Seeded, count: int, sides: int = 100) -> list[int]:
    return [chance.pick(range(sides), (1,) * sides) for _ in range(count)]


def word(seed: str, pick: int) -> int:
    """The word of a pick, by the letter of the documentation."""
    digest = hashlib.sha256(f"{seed}:{pick // 4}".encode()).hexdigest()
    return int(digest[16 * (pick % 4) :][:16], 16)


def test_the_picks_of_a_seed_are_these_for_ever() -> None:
    assert picks(Seeded("tea"), 8) == TEA


def test_a_seed_may_be_any_text() -> None:
    # printf '茶 🍵:25' | sha256sum begins with 3c6366388a06ef2c: 23.59 % of all words are smaller.
    assert Seeded("茶 🍵", 100).pick(range(100), (1,) * 100) == 0x3C6366388A06EF2C * 100 >> 64
    assert Seeded("茶 🍵", 100).pick(range(100), (1,) * 100) == 23


@pytest.mark.parametrize("count", range(8))
def test_picks_go_on_from_any_count(count: int) -> None:
    chance = Seeded("tea", count)
    assert picks(chance, 8 - count) == TEA[count:]
    assert chance.picks == 8


@given(SEEDS, st.integers(0, 10**6), st.lists(st.integers(0, 9), min_size=1).filter(any))
def test_a_pick_is_counted_along_the_weights(seed: str, pick: int, weights: list[int]) -> None:
    tickets = [at for at, weight in enumerate(weights) for _ in range(weight)]
    wanted = tickets[word(seed, pick) * len(tickets) >> 64]
    assert Seeded(seed, pick).pick(range(len(weights)), weights) == wanted


def test_weights_are_respected() -> None:
    chance = Seeded("weights")
    found = Counter(chance.pick("abcd", (1, 0, 3, 6)) for _ in range(4000))
    assert found.keys() == set("acd")
    for option, share in {"a": 400, "c": 1200, "d": 2400}.items():
        assert abs(found[option] - share) < 120


@pytest.mark.parametrize("weights", [(), (0,), (0, 0, 0)])
def test_nothing_to_pick_from_is_refused(weights: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="all weights are 0"):
        Seeded("tea").pick(range(len(weights)), weights)


def test_the_commitment_binds_the_seed() -> None:
    assert Seeded("tea").commitment == commitment("tea") == TEA_COMMITMENT
    assert commitment("tea ") != TEA_COMMITMENT
    assert "tea" not in TEA_COMMITMENT


def test_a_script_comes_in_its_order() -> None:
    chance = Scripted(["b", "a"], Seeded("x"))
    assert [chance.pick("abc", (1, 1, 1)) for _ in range(2)] == ["b", "a"]
    assert chance.script == []


def test_what_the_script_does_not_list_is_left_to_another_luck() -> None:
    chance = Scripted(["red"], Seeded("tea"))
    assert chance.pick(range(100), (1,) * 100) == TEA[0], "tickets, when cards are scripted"
    assert chance.pick(["blue", "red"], (1, 1)) == "red"
    assert chance.pick(range(100), (1,) * 100) == TEA[1], "the script has run out"


def test_what_cannot_come_is_refused() -> None:
    with pytest.raises(ScriptError, match="'red' cannot come now: there is none left to draw"):
        Scripted(["red"], Seeded("x")).pick(["blue", "red"], (1, 0))


# Every outcome


class Stacked:
    """A deck with an order: the cards come off as they lie."""

    def __init__(self, deck: Sequence[str]) -> None:
        self.deck = list(deck)

    def pick(self, options: Sequence[T], weights: Sequence[int]) -> T:
        assert weights[options.index(self.deck[0])]
        return options[options.index(self.deck.pop(0))]


def at(players: int = 2, **position: Any) -> State:
    return read_position(edition("europe"), players, position, Seeded("position"))


def by_outcomes(state: State, move: str, least: Fraction = Fraction(0)) -> Counter[Any]:
    """The probability of each state after a move (Counter takes Fractions as well)."""
    found: Counter[Any] = Counter()
    chosen = parse_move(state.edition, move)
    for probability, step in outcomes(lambda luck: play(state, chosen, luck), least):
        found[told(step.state)] += probability  # type: ignore[assignment]
    return found


def by_counting(state: State, move: str) -> Counter[Any]:
    """The same by playing with the deck in every order there is."""
    found: Counter[Any] = Counter()
    chosen = parse_move(state.edition, move)
    decks = list(permutations(state.edition.pack.cards(state.deck)))
    for deck in decks:
        found[told(play(state, chosen, Stacked(deck)).state)] += Fraction(1, len(decks))  # type: ignore[assignment]
    return found


def told(state: State) -> Any:
    phase = state.phases[-1]
    revealed = sorted(phase.revealed) if isinstance(phase, Tunnel) else []
    return (state.players, state.row, state.deck, state.discards, tuple(revealed))


ROW = ["red", "blue", "green", "white", "black"]
SMALL = {"red": 2, "blue": 1, "yellow": 1, "wild": 2}


def test_outcomes_of_a_draw_match_a_count_of_all_decks() -> None:
    state = at(row=ROW, deck=SMALL)
    found = by_outcomes(state, "draw")
    assert found == by_counting(state, "draw")
    assert sum(found.values()) == 1
    assert sorted(found.values()) == [
        Fraction(1, 6),
        Fraction(1, 6),
        Fraction(1, 3),
        Fraction(1, 3),
    ]


def test_outcomes_of_a_take_with_refill_match_a_count_of_all_decks() -> None:
    state = at(row=["red", "wild", "wild", "white", "black"], deck=SMALL)
    found = by_outcomes(state, "take red")
    assert found == by_counting(state, "take red"), "a third wild card sweeps the row"
    assert sum(found.values()) == 1
    assert len(found) > 3


def test_outcomes_of_a_tunnel_match_a_count_of_all_decks() -> None:
    state = at(
        hands=[{"green": 4}, {}], row=ROW, deck={"red": 2, "yellow": 1, "green": 2, "wild": 1}
    )
    found = by_outcomes(state, "claim venezia-zurich green*2")
    assert found == by_counting(state, "claim venezia-zurich green*2")
    assert sum(found.values()) == 1
    none_due = sum(p for (_, _, _, _, revealed), p in found.items() if not revealed)
    assert none_due == Fraction(3 * 2 * 1, 6 * 5 * 4), "only red and yellow ones came up"


def test_an_outcome_without_luck_is_certain() -> None:
    assert list(outcomes(lambda luck: "so")) == [(Fraction(1), "so")]


@settings(max_examples=50)
@given(st.lists(st.lists(st.integers(0, 3), min_size=1, max_size=4).filter(any), max_size=4))
def test_outcomes_sum_to_one_and_come_once_each(throws: list[list[int]]) -> None:
    found = list(outcomes(lambda luck: tuple(luck.pick(range(len(w)), w) for w in throws)))
    assert sum(probability for probability, _ in found) == 1
    assert len({result for _, result in found}) == len(found)
    for probability, result in found:
        share = Fraction(1)
        for place, weights in zip(result, throws, strict=True):
            share *= Fraction(weights[place], sum(weights))
        assert probability == share


def test_least_cuts_a_sweep_that_may_go_on_for_ever() -> None:
    row = ["wild", "wild", "red", "blue", "green"]
    state = at(row=row, deck={"wild": 2, "black": 1})
    sums = []
    for least in (Fraction(1, 50), Fraction(1, 100), Fraction(1, 200)):
        found = by_outcomes(state, "take red", least)
        sums.append(sum(found.values()))
        assert all(state_row.count("wild") < 3 for _, state_row, *_ in found)
    assert Fraction(1, 3) < sums[0] < sums[1] < sums[2] < 1
    endless = outcomes(lambda luck: play(state, parse_move(state.edition, "take red"), luck))
    some = list(islice(endless, 300))
    assert len(some) == 300, "without a least probability it goes on and on"
    assert sum(probability for probability, _ in some) < 1


def test_there_is_no_outcome_where_there_is_no_card() -> None:
    assert not can_draw(at(row=[], deck={}))
