"""Scenarios: rule tests that anybody can write, one JSON file each. Reads them and runs them."""

import json
from collections.abc import Iterable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from whistlestop.core.chance import Scripted, ScriptError, Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.errors import BadInput, CannotRead
from whistlestop.core.game import legal, play, standings, why_not
from whistlestop.core.move import Move
from whistlestop.core.refusal import NotLegal
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.editions import edition as find_edition
from whistlestop.notation import (
    format_move,
    move_from_json,
    read_position,
    tell_position,
    view_to_json,
)
from whistlestop.notation.codec import expect
from whistlestop.notation.position import a_seat
from whistlestop.notation.words import check
from whistlestop.rules.turns import GameEnded
from whistlestop.savefile import read_text
from whistlestop.turbo import MISSING, Differs, available
from whistlestop.turbo.law import Unsupported

if TYPE_CHECKING:
    from whistlestop.turbo.twin import Twin

UNORDERED = {"row", "winners"}
UNORDERED_PER_SEAT = {"tickets"}
KEYS = {"id", "rules", "edition", "players", "colours", "position", "draws", "steps", "comment"}


class Failed(AssertionError):
    """A scenario says what is not so."""


class Engine(StrEnum):
    """Where a scenario is run: by the rules, at native speed beside them, or there if it can be."""

    CORE = "core"
    TURBO = "turbo"
    BOTH = "both"


class Scenario(NamedTuple):
    """A scenario ready to run."""

    id: str
    rules: tuple[str, ...]
    edition: Edition
    state: State
    chance: Scripted
    steps: list[Any]
    twin: "Twin | None"
    """The same game in compiled code."""


def files_in(paths: Iterable[Path]) -> list[Path]:
    """The scenario files meant: files as they are, folders with everything in them."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.json"))
        elif path.exists():
            found.append(path)
        else:
            raise CannotRead("there is no such file or folder", str(path))
    return found


def load(path: Path) -> Any:
    """The JSON of a file, or an error that says where it is broken."""
    text = read_text(path, "save it as UTF-8")
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        problem = f"is not JSON: {error.msg} in line {error.lineno}, column {error.colno}"
        raise CannotRead(problem, str(path)) from None
    except (RecursionError, ValueError):
        raise CannotRead(
            "is not JSON that can be read: too deep, or a number too long", str(path)
        ) from None


def twin_of(edition: Edition) -> "Twin":
    """A game of an edition in compiled code; Unsupported where there is none."""
    if not available():
        raise Unsupported(MISSING)
    from whistlestop.turbo.twin import Twin

    return Twin(edition)


def read(data: Any) -> Scenario:
    """A scenario from its JSON."""
    entries = expect(data, dict, "an object", "")
    for key in entries:
        if key not in KEYS:
            raise CannotRead(f"there is no such key; a scenario has {', '.join(sorted(KEYS))}", key)
    for key in ("id", "edition", "players", "steps"):
        if key not in entries:
            raise CannotRead(f"a scenario needs {key!r}")
    name = expect(entries["id"], str, "a text", "id")
    try:
        edition = find_edition(expect(entries["edition"], str, "a text", "edition"))
    except BadInput as error:
        raise CannotRead(str(error), "edition") from None
    seats = expect(entries["players"], int, "a number", "players")
    position = expect(entries.get("position", {}), dict, "an object", "position")
    if "colours" in entries:
        position = {**position, "colours": entries["colours"]}
    if edition.things:  # what has named things may be played as a campaign
        from whistlestop.campaign.chapter.positions import with_campaign

        try:
            edition, position = with_campaign(edition, seats, position)
        except CannotRead as error:
            raise error.inside("position") from None
    draws = [
        check(edition, "card", card, f"draws[{i}]")
        for i, card in enumerate(expect(entries.get("draws", []), list, "a list", "draws"))
    ]
    luck = Seeded(name)
    try:
        state = read_position(edition, seats, position, luck, draws)
    except CannotRead as error:
        raise error.inside("position") from None
    except BadInput as error:
        raise CannotRead(str(error), "players") from None
    rules = tuple(expect(entries.get("rules", []), list, "a list", "rules"))
    steps = expect(entries["steps"], list, "a list", "steps")
    return Scenario(name, rules, state.edition, state, Scripted(draws, luck), steps, None)


def run(data: Any, engine: Engine = Engine.BOTH) -> list[str]:
    """Run a scenario: CannotRead if it makes no sense, Failed if something is not as it says.

    Tells what could not be played at native speed, and why. With the engine `turbo` a scenario of
    which nothing can be is Unsupported.
    """
    scenario = read(data)
    if engine is not Engine.CORE:
        try:
            scenario = scenario._replace(twin=twin_of(scenario.edition))
        except Unsupported as error:
            if engine is Engine.TURBO:
                raise
            _steps(scenario)
            return [str(error)]
    _steps(scenario)
    return scenario.twin.missed if scenario.twin else []


def _steps(scenario: Scenario) -> None:
    state, where = scenario.state, "position"
    for i, step in enumerate([{}, *scenario.steps]):
        try:
            if i:
                where = f"steps[{i - 1}]"
                state = _step(scenario, state, expect(step, dict, "an object", ""))
            if scenario.twin:
                scenario.twin.look(state)
        except CannotRead as error:
            raise error.inside(where) from None
        except ScriptError as error:
            raise CannotRead(str(error), f"{where}: draws") from None
        except Differs as error:
            raise Failed(f"{where}: the engines differ: {error}") from None
        except Failed as error:
            raise Failed(f"{where}: {error}") from None


def _step(scenario: Scenario, state: State, step: Mapping[str, Any]) -> State:
    keys = set(step) - {"comment"}
    if keys == {"expect"}:
        _expect(state, expect(step["expect"], dict, "an object", "expect"))
    elif keys == {"finish"} and step["finish"] is True:
        return GameEnded().apply(state)
    elif keys == {"seat", "play"}:
        seat, move = _seat(state, step), move_from_json(scenario.edition, step["play"], "play")
        try:
            both = scenario.twin.play if scenario.twin else play
            return both(state, move, scenario.chance, seat).state
        except NotLegal as error:
            raise Failed(f"{step['play']!r} is refused: {error}") from None
    elif "seat" in keys and "illegal" in keys and keys <= {"seat", "illegal", "rule"}:
        _illegal(scenario, state, step)
    elif "seat" in keys and len(keys) > 1 and keys <= {"seat", "legal", "not_legal", "only"}:
        _listed(scenario, state, step)
    else:
        raise CannotRead(f"a step cannot have {', '.join(sorted(keys)) or 'nothing'} (together)")
    return state


def _seat(state: State, step: Mapping[str, Any]) -> int:
    return a_seat(step["seat"], len(state.players), "seat")


def _illegal(scenario: Scenario, state: State, step: Mapping[str, Any]) -> None:
    seat, text = _seat(state, step), step["illegal"]
    move = move_from_json(scenario.edition, text, "illegal")
    refusal = why_not(state, move, seat)
    if refusal is None:
        raise Failed(f"{text!r} is legal")
    if "rule" in step and refusal.rule != step["rule"]:
        raise Failed(f"{text!r} is refused by {refusal}, not by {step['rule']}")


def _listed(scenario: Scenario, state: State, step: Mapping[str, Any]) -> None:
    moves = set(legal(state, _seat(state, step)))

    def named(key: str) -> set[Move]:
        texts = expect(step.get(key, []), list, "a list of moves", key)
        return {move_from_json(scenario.edition, text, key) for text in texts}

    missing = named("legal") - moves
    extra = named("not_legal") & moves
    if "only" in step:
        missing |= named("only") - moves
        extra |= moves - named("only")
    if missing:
        raise Failed(f"not legal: {'; '.join(sorted(map(format_move, missing)))}")
    if extra:
        raise Failed(f"legal: {'; '.join(sorted(map(format_move, extra)))}")


def _expect(state: State, wanted: Mapping[str, Any]) -> None:
    facts = _facts(state)
    for key, value in wanted.items():
        if key == "view":
            _expect_view(state, expect(value, dict, "an object", "view"))
        elif key == "lines":
            _expect_lines(state, expect(value, list, "a list", "lines"))
        elif key in facts:
            _same(key, facts[key](), value)
        else:
            known = ", ".join([*facts, "lines", "view"])
            raise CannotRead(f"there is no {key!r} to expect; there are {known}", "expect")


def _expect_lines(state: State, wanted: list[Any]) -> None:
    """Only the lines named are compared; a line that the edition does not have counts 0."""
    found = standings(state).lines
    if len(wanted) != len(found):
        raise CannotRead(f"needs an entry for each of {len(found)} seats", "lines")
    for seat, part in enumerate(wanted):
        lines = {line.name: line.points for line in found[seat]}
        named = {name: lines.get(name, 0) for name in expect(part, dict, "an object", "lines")}
        _same(f"lines of seat {seat}", named, part)


def _facts(state: State) -> dict[str, Any]:
    """Everything that can be expected, each worked out when asked for."""
    told = tell_position(state)
    return {
        **{key: (lambda value=value: value) for key, value in told.items()},
        "deck_size": lambda: sum(state.deck),
        "ticket_deck_size": lambda: len(state.loose) + len(state.under),
        "over": lambda: state.over,
        "totals": lambda: list(standings(state).totals),
        "winners": lambda: list(standings(state).winners),
        "ranking": lambda: list(standings(state).ranking),
        "completed": lambda: [
            standings(state).line(seat, "tickets").tie for seat in range(len(state.players))
        ],
    }


def _same(key: str, found: Any, wanted: Any) -> None:
    def plain(value: Any) -> Any:
        if key in UNORDERED and isinstance(value, list):
            return sorted(value, key=str)
        if key in UNORDERED_PER_SEAT and isinstance(value, list):
            return [sorted(rows, key=str) if isinstance(rows, list) else rows for rows in value]
        return value

    if plain(found) != plain(wanted):
        raise Failed(f"{key} is {json.dumps(found)}, not {json.dumps(wanted)}")


def _words(wanted: Mapping[str, Any], key: str) -> list[str]:
    rows = expect(wanted.get(key, []), list, "a list of texts", f"view.{key}")
    return [expect(word, str, "a text", f"view.{key}[{i}]") for i, word in enumerate(rows)]


def _expect_view(state: State, wanted: Mapping[str, Any]) -> None:
    for key in wanted:
        if key not in ("seat", "contains", "hides"):
            raise CannotRead(f"a view has seat, contains and hides, not {key!r}", "view")
    seat = wanted.get("seat")
    if seat is not None:
        a_seat(seat, len(state.players), "view.seat")
    text = json.dumps(view_to_json(observe(state, seat)), ensure_ascii=False)
    for word in _words(wanted, "contains"):
        if word not in text:
            raise Failed(f"the view of seat {seat} lacks {word!r}")
    for word in _words(wanted, "hides"):
        if word in text:
            raise Failed(f"the view of seat {seat} shows {word!r}")
