"""Verdicts: the same for the same view and seed, right where everybody sees what is best."""

from collections import Counter
from collections.abc import Iterator

import pytest

from whistlestop.coach import Budget, NoAdvice, judge, quick
from whistlestop.coach import judging as at_judging
from whistlestop.coach.candidates import candidates
from whistlestop.coach.flat_tries import FlatTries
from whistlestop.coach.ground import Ground
from whistlestop.coach.racing import CHUNK
from whistlestop.coach.verdicts import Result, chances, error_of, lead, spread
from whistlestop.core.chance import Seeded
from whistlestop.core.imagine import imagine
from whistlestop.core.state import State
from whistlestop.core.view import View, observe
from whistlestop.editions import edition, names
from whistlestop.notation import format_move, parse_move
from whistlestop.rules.tickets import DrawTickets
from whistlestop.turbo.game import Game

from .positions import COMPLETING, LAST_TURN, Ticking, after, position

FAST = [name for name in names() if quick(edition(name))]
fast = pytest.mark.parametrize("name", FAST)


def test_there_are_fast_editions_and_others() -> None:
    assert len(FAST) >= 3
    assert set(FAST) < set(names())


@fast
@pytest.mark.parametrize("moves", [0, 1, 23])
def test_the_same_seed_gives_the_same_verdicts(name: str, moves: int) -> None:
    state = after(name, 2, moves)
    view = observe(state, state.turn)
    first = judge(view, view.moves, Budget(60), "one")
    assert first == judge(view, view.moves, Budget(60), "one")
    assert first != judge(view, view.moves, Budget(60), "two")
    assert {verdict.move for verdict in first} == {*view.moves}


@fast
@pytest.mark.parametrize("moves", [2, 30])
def test_only_the_view_counts(name: str, moves: int) -> None:
    """What the seat cannot see makes no difference: another world, the same verdicts."""
    state = after(name, 3, moves)
    seat = state.turn
    view = observe(state, seat)
    other = imagine(view, Seeded("another world"))
    assert other != state
    found = candidates(Ground(view))
    again = judge(observe(other, seat), found, Budget(80), 1)
    assert judge(view, found, Budget(80), 1) == again


def test_a_claim_that_completes_a_ticket_in_the_last_turn_is_best() -> None:
    view = position("europe", LAST_TURN)
    found = judge(view, view.moves, Budget(200), 1)
    assert format_move(found[0].move) == COMPLETING
    assert found[0].win == pytest.approx(1)
    assert found[0].win > found[1].win + 0.5
    assert found[0].score == 20 + 2 + 8 + 12 + 10, "routes, the ticket, stations, longest path"


def test_new_tickets_in_the_last_turn_are_worst() -> None:
    view = position("europe", LAST_TURN)
    found = judge(view, view.moves, Budget(800), 1)
    worst = min(found, key=lambda verdict: verdict.score)
    assert isinstance(worst.move, DrawTickets)


def test_time_is_kept_by_the_clock_that_is_given() -> None:
    view = observe(after("europe", 2, 20), 0)
    view = view if view.moves else observe(after("europe", 2, 20), 1)
    moves = candidates(Ground(view))
    hasty = judge(view, moves, Budget(10**7, 0.0), 1, clock=Ticking())
    assert {verdict.playouts for verdict in hasty} == {CHUNK}, "one look at every move, no less"
    longer = judge(view, moves, Budget(10**7, 9.0), 1, clock=Ticking())
    assert CHUNK < max(verdict.playouts for verdict in longer) <= 10 * CHUNK


def test_playouts_are_kept_to_the_budget() -> None:
    view = position("europe", LAST_TURN)
    few, many = (judge(view, view.moves, Budget(n), 1) for n in (40, 4000))
    spent = [sum(verdict.playouts for verdict in found) for found in (few, many)]
    assert spent[0] < spent[1] <= 4000 + 4 * CHUNK * len(view.moves)


@fast
def test_a_move_without_an_action_is_made_by_the_law(name: str) -> None:
    """The readable law leads to the same results as the action, with the same luck."""
    state = after(name, 2, 26)
    view = observe(state, state.turn)
    tries = FlatTries(view, 7)
    assert tries.actions
    known = dict(tries.actions)
    for move in list(known)[::3]:
        tries.actions = known
        wanted = tries(move, 0, 6)
        tries.actions = {}
        assert tries(move, 0, 6) == wanted, format_move(move)


def believed_worlds(view: View, count: int) -> Iterator[State]:
    """Worlds that moves are tried in."""
    study = FlatTries(view, 5).study
    for number in range(count):
        study.deal(number)
        yield Game(study.law, study.world).state()


def plain(view: View) -> tuple[object, ...]:
    """A view without the order in which things lie: flat states do not keep it."""
    order = [Counter(view.row), Counter(view.box), {*view.moves}]
    return (*order, view._replace(row=(), box=(), moves=()))


@pytest.mark.parametrize("seats", [2, 3, 4])
@fast
def test_believed_worlds_fit_the_view(name: str, seats: int) -> None:
    state = after(name, seats, 40)
    seat = state.turn
    assert seat is not None
    view = observe(state, seat)
    for believed in believed_worlds(view, 12):
        seen = observe(believed, seat)
        assert plain(seen) == plain(view)
        held = [ticket for player in believed.players for ticket in player.tickets]
        assert len(held) == len(set(held))


def test_others_are_believed_to_hold_what_they_built_for() -> None:
    """Seat 1 has built nearly all of Palermo to Constantinople and nothing else."""
    data = {
        "turn": 0,
        "tickets": [["paris-wien"], ["palermo-constantinople", "palermo-moskva"]],
        "routes": {"palermo-smyrna": 1, "constantinople-smyrna": 1, "bucuresti-constantinople": 1},
    }
    view = position("europe", data)
    hands = [world.players[1].tickets for world in believed_worlds(view, 200)]
    drawn = sum(not ticket.deck for ticket in view.edition.board.tickets.values())
    assert sum("palermo-constantinople" in hand for hand in hands) > 5 * len(hands) / drawn


def test_without_compiled_code_few_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at_judging, "available", lambda: False)
    view = position("europe", LAST_TURN)
    assert not quick(view.edition)
    found = judge(view, view.moves, Budget(400), 1)
    assert format_move(found[0].move) == COMPLETING
    assert len(found) < len(view.moves)
    assert sum(verdict.playouts for verdict in found) <= 100


def test_what_cannot_be_judged() -> None:
    view = position("europe", LAST_TURN)
    with pytest.raises(NoAdvice, match="nothing to decide for this seat"):
        judge(view, [], Budget(10), 1)
    strange = parse_move(view.edition, "claim berlin-danzig yellow*4")
    with pytest.raises(NoAdvice, match="nothing to decide for this seat"):
        judge(view, [strange], Budget(10), 1)
    with pytest.raises(ValueError, match="at least one playout"):
        Budget(0)


def test_narrow_results_count_in_part_and_clear_ones_whole() -> None:
    close = [Result(50, -1.0, False), Result(51, 1.0, True)]
    assert chances(close, 1.0) == [0.0, 1.0], "where results hardly differ nothing is blurred"
    soft = chances(close, 40.0)
    assert 0.4 < soft[0] < 0.5 < soft[1] < 0.6
    assert chances([Result(99, 90.0, True)], 40.0)[0] > 0.99
    assert (lead(5, 5, True), lead(5, 5, False), lead(9, 5, True)) == (0.5, -0.5, 4.0)
    assert spread([close[:1], []]) == 0.0
    assert spread([close]) == pytest.approx(2**0.5)
    assert spread([close[:1] * 3, close[1:] * 3]) == 0.0, "what differs by the move is no chance"
    assert error_of([0.3]) == 0.5
