"""Whatever JSON is read, the only error is CannotRead (a scenario may also fail)."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.notation.test_positions import REFUSED, WHOLE
from tests.rulebook.tables import random_game
from whistlestop import record, scenario
from whistlestop.core.chance import Seeded, commitment
from whistlestop.core.errors import Ambiguous, CannotRead
from whistlestop.core.refusal import NotLegal
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.notation import (
    event_from_json,
    event_to_json,
    find_move,
    move_from_json,
    read_position,
    state_from_json,
    state_to_json,
    view_from_json,
    view_to_json,
)

EUROPE = edition("europe")
STEPS = list(random_game("europe", 2, "anything"))[:60]
STATE = STEPS[30].state
EVENTS = [event_to_json(EUROPE, event) for step in STEPS for event in step.events]

WORDS = st.sampled_from(
    ["", "red", "wild", "draw", "paris-wien", "paris-zurich", "roma", "seat", "type", "rest"]
    + ["Clock", "CardDrawn", "keep paris-wien", "claim paris-zurich red*3", "europe", "new_york"]
)
PLAIN = (
    st.none()
    | st.booleans()
    | st.integers(-3, 60)
    | st.integers()
    | st.floats()
    | WORDS
    | st.text(st.characters(codec="utf-8"), max_size=6)
)
ANYTHING = st.recursive(
    PLAIN,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(WORDS | st.text(max_size=3), inner, max_size=4)
    ),
    max_leaves=8,
)
often = settings(max_examples=80, deadline=None)


@st.composite
def spoilt(draw: st.DrawFn, whole: Any) -> Any:
    """A sound value with something put in place of one thing, left out, or added."""
    if not isinstance(whole, dict | list) or not whole or draw(st.integers(0, 5)) == 0:
        return draw(ANYTHING)
    where = draw(st.sampled_from(list(whole) if isinstance(whole, dict) else range(len(whole))))
    broken: Any = dict(whole) if isinstance(whole, dict) else list(whole)
    way = draw(st.integers(0, 5))
    if way == 0:
        del broken[where]
    elif way == 1 and isinstance(broken, dict):
        broken[draw(WORDS)] = draw(ANYTHING)
    else:
        broken[where] = draw(spoilt(broken[where]))
    return broken


POSITIONS = [WHOLE, *(position for position, _ in REFUSED.values())]
SCENARIO = {
    "id": "anything",
    "edition": "europe",
    "players": 3,
    "rules": ["E-10"],
    "position": WHOLE,
    "draws": ["yellow"],
    "steps": [
        {"seat": 1, "play": "draw"},
        {"seat": 1, "illegal": "tickets", "rule": "E-11"},
        {"seat": 1, "legal": ["draw"], "not_legal": ["take wild"]},
        {"seat": 1, "only": ["draw", "take red", "take blue", "take green", "take white"]},
        {"expect": {"turn": 1, "deck_size": 5, "row": WHOLE["row"], "over": False}},
        {"expect": {"view": {"seat": 0, "contains": ["roma"], "hides": ["essen-kyiv"]}}},
        {"expect": {"lines": [{"routes": 7}, {}, {}], "totals": [1, 2, 3]}},
        {"finish": True},
    ],
}


def problem(read: Callable[[], object]) -> str:
    """What is said about something that cannot be read; "" if it can."""
    try:
        read()
    except CannotRead as error:
        if not str(error):
            raise
        return str(error)
    return ""


@often
@given(st.sampled_from(POSITIONS).flatmap(spoilt), st.integers(2, 5))
def test_any_position(data: Any, seats: int) -> None:
    problem(lambda: read_position(EUROPE, seats, data, Seeded("x")))


@often
@given(ANYTHING | spoilt(SCENARIO))
def test_any_scenario(data: Any) -> None:
    if not problem(lambda: scenario.read(data)):
        with suppress(scenario.Failed):
            told = problem(lambda: scenario.run(data))
            assert not told or told.startswith("steps[")


@often
@given(ANYTHING | spoilt(state_to_json(STATE)))
def test_any_state(data: Any) -> None:
    problem(lambda: state_from_json(EUROPE, data))


@often
@given(ANYTHING | spoilt(view_to_json(observe(STATE, 0))))
def test_any_view(data: Any) -> None:
    problem(lambda: view_from_json(EUROPE, data))


@often
@given(st.sampled_from(EVENTS).flatmap(spoilt))
def test_any_event(data: Any) -> None:
    problem(lambda: event_from_json(EUROPE, data))


@often
@given(ANYTHING)
def test_any_move(data: Any) -> None:
    problem(lambda: move_from_json(EUROPE, data))


@often
@given(st.lists(WORDS | st.text(max_size=5), max_size=4).map(" ".join))
def test_any_text_typed_at_the_table(text: str) -> None:
    with suppress(Ambiguous, NotLegal):
        problem(lambda: find_move(STATE, text))


RECORD: list[Any] = [
    {"whistlestop": 1, "edition": "europe", "seats": ["a", "b"], "commitment": commitment("x")},
    {"events": EVENTS[:3]},
    {"seat": 0, "move": "draw", "events": EVENTS[3:5]},
    {"seed": "x"},
]


@often
@given(spoilt(RECORD))
def test_any_record_that_carries_the_right_sums(rows: Any) -> None:
    chain = record.Chain()
    lines = [
        chain.add(row) if isinstance(row, dict) else json.dumps(row, ensure_ascii=False)
        for row in (rows if isinstance(rows, list) else [rows])
    ]
    told = problem(lambda: record.read([*lines, ""], "a record"))
    assert not told or told.startswith("a record")


@often
@given(st.lists(st.text(max_size=20) | ANYTHING.map(json.dumps), max_size=4))
def test_any_lines(lines: list[str]) -> None:
    told = problem(lambda: record.read(lines, "a record"))
    assert told.startswith("a record"), "no line carries a sum"
