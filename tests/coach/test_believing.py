"""Worlds of the readable engine: they fit the view, and what the others have built."""

from random import Random

import pytest

from whistlestop.coach import Budget, judge, quick
from whistlestop.coach.believing import Belief
from whistlestop.core.chance import Seeded
from whistlestop.core.imagine import imagine, split_decks
from whistlestop.core.view import observe
from whistlestop.editions import edition, names

from .positions import after, position

OTHER = next(name for name in names() if not quick(edition(name)))


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("moves", [1, 40])
@pytest.mark.parametrize("seats", [2, 4])
def test_fitted_worlds_fit_the_view(name: str, seats: int, moves: int) -> None:
    view = observe(state := after(name, seats, moves), state.turn)
    belief, rare = Belief(view), {*split_decks(edition(name))[1]}
    for number in range(8):
        dealt = imagine(view, Seeded(f"{number}"))
        world = belief.fitted(dealt, Random(number))
        assert observe(world, view.seat) == view
        held = [ticket for player in world.players for ticket in player.tickets]
        before = [ticket for player in dealt.players for ticket in player.tickets]
        assert sorted([*held, *world.loose]) == sorted([*before, *dealt.loose])
        assert {*held} & rare == {*before} & rare, "what is dealt only at the start stays"


@pytest.mark.parametrize("moves", [0, 30])
def test_only_the_view_counts(moves: int) -> None:
    """What the seat cannot see makes no difference: another world, the same verdicts."""
    state = after(OTHER, 2, moves)
    seat = 0 if state.turn is None else state.turn
    view = observe(state, seat)
    other = imagine(view, Seeded("another world"))
    assert other != state
    first = judge(view, view.moves, Budget(8), 1)
    assert judge(observe(other, seat), view.moves, Budget(8), 1) == first


def test_others_are_believed_to_hold_what_they_built_for() -> None:
    """Seat 1 has built nearly all of Palermo to Constantinople and nothing else."""
    view = position(
        "europe",
        {
            "turn": 0,
            "trains": [45, 20],
            "tickets": [["paris-wien"], ["palermo-constantinople", "palermo-moskva"]],
            "routes": {
                "palermo-smyrna": 1,
                "constantinople-smyrna": 1,
                "bucuresti-constantinople": 1,
            },
        },
    )
    belief, found, dealt = Belief(view), 0, 0
    for number in range(100):
        world = imagine(view, Seeded(f"{number}"))
        dealt += "palermo-constantinople" in world.players[1].tickets
        found += "palermo-constantinople" in belief.fitted(world, Random(number)).players[1].tickets
    assert found > 3 * dealt
    assert found > 25


def test_before_anything_is_built_all_tickets_are_as_likely() -> None:
    view = observe(state := after(OTHER, 3, 3), state.turn)
    fits = Belief(view).fits
    assert {*fits} == {0, 1, 2} - {view.seat}
    assert all(fit == 0 for each in fits.values() for fit in each.values())
