"""Thinking: playouts that depend on the world alone, candidates of the bots, time not wasted."""

from collections.abc import Mapping
from itertools import count
from math import inf
from typing import Any

import pytest

from whistlestop.bots import registry
from whistlestop.bots.blocker import BlockerBot
from whistlestop.bots.expert import ExpertBot
from whistlestop.bots.piloted import Piloted
from whistlestop.bots.planner import PlannerBot
from whistlestop.bots.styles import moods_for, style_for
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game, play
from whistlestop.core.state import State
from whistlestop.core.view import View, observe
from whistlestop.editions import edition
from whistlestop.turbo.by_hand import bits
from whistlestop.turbo.flat import flatten, unflatten
from whistlestop.turbo.jit import available
from whistlestop.turbo.layout import FlatState

if not available():
    pytest.skip("needs Numba", allow_module_level=True)

from whistlestop.bots.courses import Course, affordable, crossed
from whistlestop.bots.sifting import ENOUGH
from whistlestop.bots.thinking import Study


def states(name: str, every: int) -> list[State]:
    """Positions now and then in a game of pilots."""
    luck = Seeded(f"thinking {name}")
    state = new_game(edition(name), 2, luck).state
    found: list[State] = []
    for number in count():
        seat = state.turn
        if seat is None:
            return found
        if number % every == 0:
            found.append(state)
        move = registry.make("racer", "p").choose(observe(state, seat))
        state = play(state, move, luck, seat).state
    raise AssertionError


def positions(name: str, every: int) -> list[View]:
    """What the seat to move sees in them."""
    return [observe(state, state.turn) for state in states(name, every) if state.turn is not None]


def study_of(view: View) -> Study:
    seats = len(view.players)
    study = Study(view, [style_for("planner", view.edition, seats)] * seats, 7)
    study.look_round()
    return study


@pytest.mark.parametrize("name", ["new_york", "europe"])
def test_a_playout_depends_on_its_world_and_action_alone(name: str) -> None:
    """Not on what was played out before it, nor on what else is tried."""
    for view in positions(name, 11):
        study = study_of(view)
        courses = study.moves()
        study.deal(3)
        together = study.play_out(courses).tolist()
        other = study_of(view)
        other.deal(3)
        alone = [other.play_out([course])[0].tolist() for course in reversed(courses)]
        assert together == alone[::-1]


@pytest.mark.parametrize("name", ["new_york", "europe", "usa"])
def test_imagined_worlds_are_all_that_the_view_tells(name: str) -> None:
    for view in positions(name, 9):
        study = study_of(view)
        for number in range(4):
            study.deal(number)
            world = unflatten(study.law, FlatState.read(study.world))
            seen = flatten(study.law, observe(world, study.seat))
            assert seen.values() == flatten(study.law, view).values()


def test_imagined_tickets_are_those_that_routes_speak_for() -> None:
    """Held by a rival, a ticket is imagined far more often than one that nobody has."""
    held = elsewhere = looked = 0.0
    for state in states("europe", 7):
        seat = state.turn
        assert seat is not None
        view = observe(state, seat)
        if min(player.trains for player in view.players) > 25:
            continue
        study, other = study_of(view), 1 - seat
        truly = {study.law.ticket_at[each] for each in state.players[other].tickets}
        unseen = {study.law.ticket_at[each] for each in state.loose}
        for number in range(16):
            study.deal(number)
            found = {*bits(FlatState.read(study.world).seats[other].held)}
            held += len(found & truly) / len(truly)
            elsewhere += len(found & unseen) / len(unseen)
            looked += 1
    assert held / looked > 0.4
    assert elsewhere / looked < 0.1


class Wary(Piloted):
    """Puts long tickets away that a better player would keep."""

    def kind(self, view: View) -> Mapping[str, float]:
        """Little is expected of what comes early, and a turn is dear."""
        return {**super().kind(view), "early": 0.557, "early_slack": 14.2, "more": 99, "turn": 2.5}


def test_a_long_ticket_that_no_route_speaks_for_was_put_away() -> None:
    """Late in a game, whoever kept a long ticket is imagined with one, and who did not, without."""
    shares: dict[bool, list[bool]] = {True: [], False: []}
    for number in range(6):
        luck = Seeded(f"kept {6 + number}")
        state = new_game(edition("europe"), 3, luck).state
        for decision in count():
            seat = state.turn
            if seat is None:
                break
            view = observe(state, seat)
            if decision % 5 == 0 and min(player.trains for player in view.players) <= 12:
                study = study_of(view)
                rare = {*bits(study.law.flat.rare)}
                for world in range(12):
                    study.deal(world)
                    for other in {0, 1, 2} - {seat}:
                        truly = {study.law.ticket_at[t] for t in state.players[other].tickets}
                        found = {*bits(FlatState.read(study.world).seats[other].held)}
                        shares[bool(truly & rare)].append(bool(found & rare))
            state = play(state, Wary(seed=str(seat)).choose(view), luck, seat).state
    kept, put_away = (sum(shares[held]) / len(shares[held]) for held in (True, False))
    assert kept > 0.7
    assert put_away < 0.3


def test_another_plan_does_without_its_route_or_ticket() -> None:
    kinds = set()
    for view in positions("europe", 9):
        study = study_of(view)
        before = study.candidates()
        for course in study.courses_round() + study.courses_without():
            kinds.add((course.routes > 0, course.tickets > 0))
            study.keep_off(course)
            assert study.ask() == course.action
            planned = [study.mind.claims[half] % 2**64 for half in range(2)]
            assert not (planned[0] | planned[1] << 64) & course.routes
            assert not study.mind.wanted & course.tickets
            study.keep_off(Course())
        assert study.candidates() == before
    assert kinds == {(True, False), (False, True)}


@pytest.mark.parametrize("name", ["europe", "new_york", "usa"])
def test_moods_are_complete_styles_and_differ(name: str) -> None:
    """The hurried one is the racer's, and a mood that changes nothing is none."""
    found = edition(name)
    for seats in found.seats:
        own, hurried = (style_for(each, found, seats) for each in ("planner", "racer"))
        moods = moods_for("planner", found, seats)
        assert all(mood.keys() == own.keys() for mood in moods)
        assert own not in moods
        assert (hurried in moods) == (hurried != own)


def test_a_mood_is_a_style_to_go_on_in() -> None:
    """In its own style's mood a course ends as without one; in another it need not."""
    differs = 0
    for view in positions("new_york", 4):
        seats = len(view.players)
        own = style_for("planner", view.edition, seats)
        moods = moods_for("planner", view.edition, seats)
        study = Study(view, [own] * seats, 7, [own, moods[0]])
        study.look_round()
        first = study.candidates()[0]
        courses = study.in_moods()
        assert study.candidates()[0] == first
        if study.free:
            assert [course.mood for course in courses] == [0, 1]
            assert courses[0].action == first
            study.deal(3)
            plain, same, other = study.play_out([Course(first), courses[0], courses[1]]).tolist()
            assert plain == same
            differs += plain != other
    assert differs


def test_what_each_bot_thinks_about() -> None:
    view = positions("europe", 30)[1]
    study = study_of(view)
    moves, routes, tickets = study.moves(), study.courses_round(), study.courses_without()
    assert routes
    assert tickets
    moods = moods_for("planner", view.edition, len(view.players))
    study = Study(view, study.kinds, 7, moods)
    study.look_round()
    assert PlannerBot(seed="x").courses(study) == moves
    assert BlockerBot(seed="x").courses(study) == moves + routes + tickets
    in_moods = study.in_moods()
    assert len(in_moods) == len(moods) > 0
    assert ExpertBot(seed="x").courses(study) == moves + routes + tickets + in_moods
    for bot, sees in ((PlannerBot, False), (BlockerBot, True), (ExpertBot, True)):
        fresh = Study(view, study.kinds, 7)
        bot(seed="x").look_round(fresh)
        assert any(fresh.mind.danger) == sees


@pytest.mark.parametrize(("once", "kept"), [(0.0, 6), (0.04, 6), (0.08, 3), (0.16, 2), (9.9, 2)])
def test_other_plans_are_thought_about_as_far_as_there_is_time(once: float, kept: int) -> None:
    """Six courses of which four are other plans, a second, and so long for all of them once."""
    courses = [
        Course(1),
        Course(2),
        Course(1, routes=3),
        Course(2, routes=4),
        Course(2, tickets=5),
        Course(1, mood=0),
    ]
    assert affordable(courses, once, 1.0) == courses[:kept]
    assert affordable(courses, once, inf) == courses


def test_no_time_is_spent_on_what_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two actions, one of which always wins."""
    study = study_of(positions("new_york", 99)[0])
    courses = study.moves()[:2]
    tried: list[int] = []

    def play_out(tries: list[Course]) -> Any:
        import numpy as np

        tried.append(len(tries))
        return np.array([[1000 * (course == courses[1]), 0, 30] for course in tries])

    monkeypatch.setattr(study, "play_out", play_out)
    best = study.weigh(courses, 1e9, 10**6, 0.6)[0]
    assert (best.action, best.win) == (courses[1], 1.0)
    assert sum(tried) < 100


def test_what_is_good_is_crossed() -> None:
    """Both do without what either does; only one that may be better than the own is crossed."""
    one, other = Course(1, routes=1 << 70), Course(2, tickets=4, mood=3)
    both = Course(routes=1 << 70, tickets=4, mood=3)
    assert crossed([one, other]) == [both._replace(action=1), both._replace(action=2)]
    assert crossed([one]) == []


@pytest.mark.parametrize("crossings", [0, 2])
def test_the_best_of_two_plans_is_found_by_crossing(
    monkeypatch: pytest.MonkeyPatch, crossings: int
) -> None:
    """Each plan wins a little more often than the own, and both together always."""
    import numpy as np

    study = study_of(positions("europe", 30)[1])
    moves, round_ = study.moves(), study.courses_round()
    one, other = round_[0].routes, round_[1].routes
    luck = np.random.default_rng(1)

    def play_out(tries: list[Course]) -> Any:
        roll = luck.random()
        lines = []
        for course in tries:
            good = 0.3 + 0.35 * bool(course.routes & one) + 0.35 * bool(course.routes & other)
            won = roll < good
            lines.append([1000 * won, 20 if won else -20, 100])
        return np.array(lines)

    ticks = count()
    monkeypatch.setattr(study, "play_out", play_out)
    courses = moves[:1] + round_
    found = study.weigh(courses, 3.0, 10**9, 0.6, lambda: next(ticks) / 500, crossings)
    assert found[0].action.routes in ((one | other,) if crossings else (one, other))
    assert found[0].tries >= ENOUGH


def test_where_nothing_can_be_crossed_the_whole_time_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import numpy as np

    study = study_of(positions("new_york", 99)[0])
    luck = np.random.default_rng(1)
    ticks = count()

    def play_out(tries: list[Course]) -> Any:
        leads = luck.normal(0, 30, len(tries)) - [0, *[3] * (len(tries) - 1)]
        return np.array([[1000 * (lead > 0), int(lead), 30] for lead in leads])

    monkeypatch.setattr(study, "play_out", play_out)
    monkeypatch.setattr(study, "_clear", lambda _sieve: False)
    study.weigh(study.moves()[:2], 5.0, 10**9, 0.6, lambda: next(ticks) / 100, 3)
    assert next(ticks) > 490
