"""Levels, the people behind them, and advice: data that is whole, and bots that play it."""

from threading import Event

import pytest

from tests.bots.games import game
from whistlestop.bots import guard, registry
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.guard import answer
from whistlestop.bots.levels import cast, kind_of, levels
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game
from whistlestop.core.move import Move
from whistlestop.core.view import View, observe
from whistlestop.editions import edition

LANGUAGES = {"en", "zh-Hans", "zh-Hant"}
OCCASIONS = {"hello", "claim", "blocked", "tickets", "won", "lost"}


def first_view(name: str = "new_york") -> View:
    return observe(new_game(edition(name), 2, Seeded("level")).state, 0)


def test_levels_are_whole_and_grow_stronger() -> None:
    found = levels()
    assert found[0].id == "first-trip"
    assert found[0].mistakes > 0
    assert found[-1].bot == "expert"
    for level in found:
        assert level.name.keys() == level.about.keys() == LANGUAGES
        assert level.bot in registry.BUILT_IN
        assert level.id in registry.names()
        assert level.id not in registry.BUILT_IN
    assert [level.mistakes for level in found] == sorted(
        (each.mistakes for each in found), reverse=True
    )
    assert [level.seconds for level in found] == sorted(level.seconds for level in found)
    steps = [list(registry.BUILT_IN).index(level.bot) for level in found]
    assert steps == sorted(steps)


def test_everybody_at_the_table_is_somebody() -> None:
    assert cast().keys() == registry.BUILT_IN.keys()
    for person in cast().values():
        assert person["name"].keys() == person["about"].keys() == LANGUAGES
        assert person["lines"].keys() <= OCCASIONS
        for lines in person["lines"].values():
            assert lines
            assert all(line.keys() == LANGUAGES for line in lines)


def test_a_level_gives_its_bot_its_budget() -> None:
    bot = registry.make("stationmaster", "x")
    assert bot.bot.seconds == levels()[-1].seconds  # type: ignore[attr-defined]


def test_a_level_without_a_budget_leaves_the_bot_its_own() -> None:
    own = registry.make("planner", "x")
    found = registry.make("conductor", "x")
    assert found.bot.seconds == own.seconds  # type: ignore[attr-defined]


def test_the_first_trip_makes_mistakes_but_only_legal_ones() -> None:
    made = []
    for seed in range(3):
        bots = [registry.make(name, f"{seed}") for name in ("first-trip", "greedy")]
        state, moves = game("new_york", bots, f"trip {seed}")
        assert state.over
        made.append(moves)
        again = [registry.make(name, f"{seed}") for name in ("first-trip", "greedy")]
        assert game("new_york", again, f"trip {seed}")[1] == moves
        plain = [registry.make(name, f"{seed}") for name in ("greedy", "greedy")]
        made.append(game("new_york", plain, f"trip {seed}")[1])
    assert any(one != other for one, other in zip(made[::2], made[1::2], strict=True))


def test_each_level_is_a_kind_of_its_own() -> None:
    assert kind_of("first-trip") is not kind_of("commuter")
    assert type(registry.make("commuter", "x")) is kind_of("commuter")


class Broken:
    def choose(self, view: View) -> None:
        raise RuntimeError("no\nidea")


class Cheat:
    def choose(self, view: View) -> str:
        return "claim everything"


@pytest.mark.parametrize(
    ("bot", "told"), [(Broken(), "RuntimeError: no idea"), (Cheat(), "not legal: str")]
)
def test_the_guard_reports_and_lets_greedy_move(
    bot: object, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    view = first_view()
    found = answer("odd", bot, view, "x")  # type: ignore[arg-type]
    assert found.problem == told
    assert found.move == registry.make("greedy", "x").choose(view)
    assert told in caplog.records[0].getMessage()


def test_the_guard_leaves_good_bots_alone() -> None:
    view = first_view()
    assert answer("greedy", registry.make("greedy", "x"), view, "x").problem is None


def test_where_greedy_fails_the_first_move_is_made_and_it_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def lost(self: GreedyBot, view: View) -> Move:
        raise LookupError("no such plan")

    monkeypatch.setattr(GreedyBot, "think", lost)
    view = first_view()
    with pytest.raises(LookupError):
        GreedyBot(seed="x").choose(view)
    found = answer("greedy", GreedyBot(seed="x"), view, "x")
    assert found == (view.moves[0], "LookupError: no such plan")
    assert guard.Guarded("greedy", "x").choose(view) == view.moves[0]
    assert all(record.exc_info for record in caplog.records)
    assert [record.getMessage() for record in caplog.records][:2] == [
        "the bot greedy failed (LookupError: no such plan)",
        "greedy failed",
    ]


def test_the_guard_waits_once_for_a_bot_that_never_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guard, "LIMIT", 0.05)
    over, asked = Event(), list[View]()

    class Stalling:
        def choose(self, view: View) -> Move:
            asked.append(view)
            over.wait(60)
            return view.moves[0]

    view, bot = first_view(), Stalling()
    for _ in range(2):
        found = answer("slow", bot, view, "x")
        assert found.problem == "Stalled: no answer in 0.05 s"
        assert found.move in view.moves
    assert len(asked) == 1
    over.set()
    guard._stalled.remove(bot)
