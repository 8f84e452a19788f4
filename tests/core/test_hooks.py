"""Hooks: declared once, resolved once, in words of the base alone."""

import ast
import inspect
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.core.toy import toy
from whistlestop.campaign.registry import known
from whistlestop.core.chance import Seeded
from whistlestop.core.game import opening
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Rule, Trip, declared, hook
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.rules.companies import Patron
from whistlestop.rules.large_cities import Surveyor
from whistlestop.rules.money import Waiver
from whistlestop.rules.newspapers import Reader

HOME = Path(__file__).parents[2]
PACK = {"red": 6, "blue": 6, "wild": 4}


class Steps(Rule):
    """Fills a travel step, and prepares the game when its time has come."""

    slot, setup_step = 2, 1

    def travel(self, table: Table, trip: Trip) -> Iterable[Phase]:
        return ()

    def setup(self, table: Table) -> None:
        pass

    def claim(self, table: Table, trip: Trip) -> None:
        return None


class Early(Steps):
    slot, setup_step = 1, 2


class Asking(Rule):
    """A rule with a question of its own."""

    @hook("amend")
    def weather(self, state: State, degrees: int) -> int:
        return degrees


class Warmer(Asking):
    def weather(self, state: State, degrees: int) -> int:
        return degrees + 1


class Idle(Asking):
    pass


class Deaf(Rule):
    """Means something else by the same word."""

    def weather(self) -> str:
        return "fine"


def owners(found: Iterable[Any]) -> list[Rule]:
    return [answer.__self__ for answer in found]


def test_every_function_of_a_rule_is_a_hook_and_an_attribute() -> None:
    resolved = toy(PACK).hooks
    for name, function in inspect.getmembers(Rule, inspect.isfunction):
        assert function in declared, name
        assert vars(resolved)[name] == resolved[function], name


def test_a_hook_goes_to_the_rules_that_override_it_in_their_order() -> None:
    one, other = Steps(), Early()
    found = toy(PACK, Rule(), one, Deaf(), other).hooks
    assert owners(found.travel) == [other, one], "by their slots"
    assert [rule for rule in owners(found.setup) if isinstance(rule, Steps)] == [one, other]
    assert owners(found.claim) == [other, one], "the last first"
    assert found.reopens == ()


def test_a_rule_may_ask_others_by_a_hook_of_its_own() -> None:
    warm = Warmer()
    found = toy(PACK, Deaf(), warm, Idle()).hooks
    assert owners(found[Asking.weather]) == [warm]
    assert found[Asking.weather] is found[Asking.weather], "resolved once"
    assert toy(PACK, Deaf()).hooks[Asking.weather] == ()
    with pytest.raises(AttributeError):
        _ = found.weather


def test_whoever_answers_a_rule_derives_from_the_class_that_asks() -> None:
    """Or nobody would hear the answer."""
    known()
    pending: list[type[Rule]] = [Rule]
    kinds: set[type[Rule]] = set()
    while pending:
        found = pending.pop().__subclasses__()
        kinds.update(found)
        pending += found
    ours = [kind for kind in kinds if kind.__module__.startswith("whistlestop.")]
    assert len(ours) > 100
    for question in declared:
        everybody: list[type[Rule]] = [Rule, *kinds]
        asking = next(kind for kind in everybody if question in vars(kind).values())
        for kind in ours:
            if question.__name__ in vars(kind):
                assert issubclass(kind, asking), f"{kind.__name__}.{question.__name__}"


def test_the_defaults_of_what_rules_ask_each_other() -> None:
    state = opening(toy(PACK), 2)
    reader, table = Reader(), Table(state, Seeded("news"))
    asked = [*reader.proof(table, 0), *reader.headline(table, 0)]
    assert not reader.newspaper(table)
    assert (asked, table.events) == ([], [])
    assert Surveyor().large(state, 0, "bath", True)
    assert not Waiver().exempt(state, 0, 1, "EV-01")
    assert Patron().reward(state, 0, state.edition.board.routes["bath-cork"], 2) == 2


@pytest.mark.parametrize("room", ["src", "tests", "tools"])
def test_no_hook_is_asked_that_does_not_exist(room: str) -> None:
    """The attributes of `Hooks` come from `Rule`, so the type checker cannot know their names."""
    found = 0
    for path in (HOME / room).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute):
                inside = node.value
                name = getattr(inside, "attr", None) or getattr(inside, "id", None)
                if name == "hooks":
                    found += 1
                    assert getattr(Rule, node.attr, None) in declared, f"{path}: hooks.{node.attr}"
    assert found > (30 if room == "src" else -1)


def test_the_base_names_nothing_of_a_single_rule() -> None:
    """What newspapers, companies and symbols ask is declared by their rules."""
    words = r"reward|newspaper|headline|proof|joker|symbols|shows=|exempt"
    for path in (HOME / "src/whistlestop/core").glob("*.py"):
        said = re.search(words, path.read_text("utf-8"), re.I)
        assert said is None, f"{path.name}: {said}"
