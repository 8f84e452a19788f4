"""The bots that ask the pilot: whole games, knowledge from the view alone, budgets, fallbacks."""

import json
import logging
from copy import deepcopy
from importlib.resources import files
from itertools import count
from typing import Any

import pytest

from tests.bots.games import Strict, game, seated
from whistlestop.bots import foresighted, piloted, registry, searching
from whistlestop.bots.blocker import BlockerBot
from whistlestop.bots.expert import ExpertBot
from whistlestop.bots.guard import answer
from whistlestop.bots.piloted import Piloted
from whistlestop.bots.planner import PlannerBot
from whistlestop.bots.racer import RacerBot
from whistlestop.bots.searching import Searching
from whistlestop.bots.styles import caution_for, playouts_for, tables_of
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game, play, standings
from whistlestop.core.imagine import imagine
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.core.view import View, observe
from whistlestop.editions import edition, names
from whistlestop.rules.drawing import SecondCard
from whistlestop.turbo import layout as at
from whistlestop.turbo.flat import flatten
from whistlestop.turbo.jit import available
from whistlestop.turbo.law import Unsupported, law
from whistlestop.turbo.pilot import playouts
from whistlestop.turbo.pilot.pilot import without_tunnels

FAST = available()
TABLES = [(name, seats) for name in names() for seats in edition(name).seats]
BOTS = ("racer", "planner", "blocker", "expert")
numba = pytest.mark.skipif(not FAST, reason="needs Numba")


def read_numbers(name: str) -> Any:
    """A file of numbers beside the bots."""
    return json.loads(files("whistlestop.bots").joinpath(name).read_text(encoding="utf-8"))


def allow(monkeypatch: pytest.MonkeyPatch, per_car: float) -> None:
    """So many playouts for each car, for all bots that count."""
    monkeypatch.setattr(
        foresighted, "playouts_for", lambda _name, edition, _seats: round(per_car * edition.trains)
    )


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted playouts instead of time: the same on every machine."""
    monkeypatch.setattr(Searching, "seconds", 1e9)
    monkeypatch.setattr(ExpertBot, "seconds", 1e9)
    monkeypatch.setattr(BlockerBot, "seconds", 1e9)
    monkeypatch.setattr(ExpertBot, "playouts", 6)
    allow(monkeypatch, 0.2)


def supported(name: str) -> bool:
    try:
        law(edition(name))
    except Unsupported:
        return False
    return True


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_table_finishes(name: str, seats: int) -> None:
    """All of them at one table, as far as it has seats; each edition and number of players."""
    if not FAST and name != "new_york":
        pytest.skip("slow without Numba")
    lineup = [BOTS[(seat + seats) % len(BOTS)] for seat in range(seats)]
    bots: list[Any] = seated(lineup, "x")
    if not supported(name):
        bots = [registry.make(bot, "x") for bot in lineup]
    state, made = game(name, bots, f"pilots {name} {seats}")
    assert state.over
    assert made


def some_positions(name: str, seats: int, every: int) -> list[State]:
    """Positions from a game of planners."""
    luck = Seeded(f"positions {name}")
    state = new_game(edition(name), seats, luck).state
    found: list[State] = []
    number = 0
    while (turn := state.turn) is not None:
        if number % every == 0:
            found.append(state)
        number += 1
        state = play(state, registry.make("planner", "p").choose(observe(state, turn)), luck).state
    return found


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", ["new_york", "europe"])
def test_the_answer_follows_from_the_view_alone(name: str, bot: str) -> None:
    """Other worlds that look the same to the seat get the same answer."""
    if not FAST and name != "new_york":
        pytest.skip("slow without Numba")
    for number, state in enumerate(some_positions(name, 2, 19)):
        turn = state.turn
        assert turn is not None
        view = observe(state, turn)
        other = imagine(view, Seeded(f"another world {number}"))
        assert observe(other, turn) == view
        wanted = registry.make(bot, "same").choose(view)
        assert registry.make(bot, "same").choose(observe(other, turn)) == wanted


@numba
@pytest.mark.parametrize("seconds", [0.5, 4.0])
def test_a_budget_is_kept_by_the_clock_of_the_bot(
    monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """A clock that moves on by a tenth of a second whenever it is looked at; nothing is clear."""
    from whistlestop.bots.thinking import Study

    looks: list[float] = []

    def clock() -> float:
        looks.append(len(looks) / 10)
        return looks[-1]

    monkeypatch.setattr(Study, "_clear", staticmethod(lambda sieve: False))
    monkeypatch.setattr(ExpertBot, "seconds", seconds)
    monkeypatch.setattr(ExpertBot, "playouts", 10**9)
    monkeypatch.setattr(ExpertBot, "clock", staticmethod(clock))
    state = new_game(edition("new_york"), 2, Seeded("clock")).state
    view = observe(state, 0)
    assert ExpertBot(seed="x").think(view) in view.moves
    # Between two looks lies one world, so the last look is the first one after the end.
    assert seconds <= looks[-1] - looks[0] <= seconds + 0.5


@numba
def test_more_time_means_more_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    from whistlestop.bots.thinking import Study

    state = new_game(edition("new_york"), 2, Seeded("clock")).state
    view = observe(state, 0)
    worlds = []
    for seconds in (1.0, 3.0):
        ticks = count()
        study = Study(view, [{}, {}], 7)
        study.look_round()
        study.weigh(study.moves(), seconds, 10**9, 0.6, lambda t=ticks: next(t) / 20)  # type: ignore[misc]
        worlds.append(study.worlds)
    assert 2 * worlds[0] < worlds[1]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_who_stands_higher_thinks_more(name: str, seats: int) -> None:
    ladder = [playouts_for(bot, edition(name), seats) for bot in ("racer", "planner", "blocker")]
    assert 0 < ladder[0] < ladder[1] < ladder[2]


def test_the_most_particular_numbers_count() -> None:
    small, large = edition("new_york"), edition("europe")
    budgets = read_numbers("budgets.json")["planner"]
    found = [playouts_for("planner", small, seats) / small.trains for seats in (2, 3, 4)]
    assert found == [budgets[key] for key in ("small", "small 3", "small table")]
    found = [playouts_for("planner", large, seats) / large.trains for seats in (2, 3, 4)]
    assert found == [budgets[key] for key in ("all", "table 3", "table")]
    caution = read_numbers("caution.json")
    assert [caution_for(large, seats) for seats in (2, 3)] == [caution["all"], caution["table"]]


def test_numbers_are_for_tables_that_there_are() -> None:
    """A misspelt name would never be found, and nobody would notice."""
    tables = {"all"}.union(*(tables_of(edition(name), seats) for name, seats in TABLES))
    assert set(read_numbers("caution.json")) <= tables
    for name in ("budgets.json", "styles.json"):
        for numbers in read_numbers(name).values():
            assert set(numbers) <= tables


@numba
def test_planner_thinks_by_count_and_not_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stands still and one that races give the same moves."""
    allow(monkeypatch, 3.0)
    views = [observe(state, int(state.turn or 0)) for state in some_positions("new_york", 2, 2)]
    found = []
    for pace in (0, 3600):
        ticks = count(0, pace)
        monkeypatch.setattr(PlannerBot, "clock", staticmethod(lambda t=ticks: next(t)))
        found.append([PlannerBot(seed="x").choose(view) for view in views])
    assert found[0] == found[1]
    # And it does think: its plan alone would have chosen otherwise somewhere.
    assert found[0] != [Piloted(seed="x").choose(view) for view in views]


@numba
@pytest.mark.parametrize("bot", [PlannerBot, BlockerBot, ExpertBot])
def test_second_cards_go_by_the_plan(bot: type[Searching], monkeypatch: pytest.MonkeyPatch) -> None:
    """They search on their turn, and not for the second card."""
    thought: list[bool] = []
    search = Searching.search

    def watched(self: Searching, view: View) -> Move:
        thought.append(isinstance(view.phases[-1], SecondCard))
        return search(self, view)

    states, seconds = some_positions("new_york", 2, 1), 0
    monkeypatch.setattr(Searching, "search", watched)
    for state in states:
        view = observe(state, int(state.turn or 0))
        before = len(thought)
        move = bot(seed="x").choose(view)
        if len(view.moves) > 1 and isinstance(view.phases[-1], SecondCard):
            seconds += 1
            assert move == Piloted(seed="x").choose(view)
            assert len(thought) == before
    assert seconds
    assert thought
    assert not any(thought)


@numba
def test_racer_goes_by_its_plan_until_the_end_is_near(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []
    search = Searching.search

    def watched(self: Searching, view: View) -> Move:
        thought.append(min(seen.trains for seen in view.players))
        return search(self, view)

    monkeypatch.setattr(Searching, "search", watched)
    state, _ = game("europe", [RacerBot(seed=str(seat)) for seat in range(2)], "the end is near")
    assert state.over
    assert thought
    assert max(thought) <= RacerBot.share * edition("europe").trains


@numba
def test_planner_beats_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve deals, played from both seats: always the same games."""
    allow(monkeypatch, 4.0)
    won = 0.0
    for number in range(12):
        for seat in range(2):
            lineup = ["greedy", "greedy"]
            lineup[seat] = "planner"
            state, _ = game("new_york", seated(lineup, f"{number}"), f"ladder {number}")
            winners = standings(state).winners
            won += (seat in winners) / len(winners)
    assert won > 12


def test_without_numba_expert_plays_as_planner_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(searching, "available", lambda: False)
    monkeypatch.setattr(Searching, "_told", False)
    view = observe(new_game(edition("new_york"), 2, Seeded("slow")).state, 0)
    with caplog.at_level(logging.WARNING):
        move = ExpertBot(seed="x").choose(view)
        ExpertBot(seed="x").choose(view)
    assert move == PlannerBot(seed="x").choose(view)
    assert [r.getMessage().split(":")[0] for r in caplog.records] == ["ExpertBot plays as planner"]


def test_where_it_knows_no_law_it_plays_as_greedy() -> None:
    unknown = [name for name in names() if not supported(name)]
    assert unknown
    view = observe(new_game(edition(unknown[0]), 2, Seeded("new")).state, 0)
    for bot in BOTS:
        greedy = registry.make("greedy", "x").choose(view)
        assert registry.make(bot, "x").choose(view) == greedy


def test_a_failing_thought_is_reported_and_greedy_answers(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(piloted, "move_of", fail)
    view = observe(new_game(edition("new_york"), 2, Seeded("new")).state, 0)
    with caplog.at_level(logging.WARNING):
        move, problem = answer("planner", Piloted(seed="x"), view, "x")
    assert move == registry.make("greedy", "x").choose(view)
    assert problem == "RuntimeError: no idea"
    assert caplog.records[0].message == "the bot planner failed (RuntimeError: no idea)"
    assert caplog.records[0].exc_info


def test_an_only_move_needs_no_thought() -> None:
    view = observe(new_game(edition("new_york"), 2, Seeded("new")).state, 0)
    alone = view._replace(moves=view.moves[:1])
    assert Piloted(seed="x").choose(alone) == view.moves[0]


def test_watched_bots_are_the_real_ones() -> None:
    assert Strict("planner", "x").think.__name__ == "think"


def test_no_tunnel_is_tried_for_ever_while_the_same_cards_turn_up() -> None:
    """With a handful of cards to turn up, an attempt fails in the same way turn after turn."""
    luck = Seeded("tunnels")
    found, state = law(edition("europe")), new_game(edition("europe"), 2, luck).state
    flat, mask = flatten(found, state), (-1, -1, -1, -1)
    rule: Any = getattr(without_tunnels, "py_func", without_tunnels)
    tunnels = found.flat.tunnels
    flat.deck_n, flat.discards_n = 2, 0
    careful = rule(flat, found.flat, mask)
    assert list(careful) == [~tunnels[0], ~tunnels[1], -1, -1]
    for name, number in (("deck_n", 50), ("left", 1), ("row_n", 0)):
        other = deepcopy(flat)
        setattr(other, name, number)
        assert rule(other, found.flat, mask) == mask


def test_a_playout_that_leads_nowhere_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    made = count()
    monkeypatch.setattr(playouts, "pilot", lambda *_: 0)
    monkeypatch.setattr(playouts, "legal_mask", lambda *_: 0)
    monkeypatch.setattr(playouts, "apply", lambda *_: next(made))
    monkeypatch.setattr(playouts, "stirred", lambda word: word)
    monkeypatch.setattr(playouts, "plus", lambda one, other: one + other)
    monkeypatch.setattr(playouts, "style_at", lambda *_: None)
    monkeypatch.setattr(playouts, "mind_at", lambda *_: None)
    state, way = at.FlatState(), playouts.Course()
    state.phase = at.TURN_PHASE
    way.first = way.second = way.style = -1
    plain: Any = getattr(playouts.play_out, "py_func", playouts.play_out)
    plain(state, None, 0, way, None, None)
    assert next(made) == playouts.LONG
