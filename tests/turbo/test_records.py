"""Records: every word has a name and a place of its own, and rows are read as they are written."""

from typing import Any

import numpy as np
import pytest

from whistlestop.turbo import layout
from whistlestop.turbo.pilot.belief import Belief
from whistlestop.turbo.pilot.mind import Mind
from whistlestop.turbo.pilot.playouts import Course, Outcome
from whistlestop.turbo.pilot.style import Style
from whistlestop.turbo.records import Record, word

ALL: list[type[Record]] = [each for each in vars(layout).values() if isinstance(each, type)]
ALL = [each for each in ALL if issubclass(each, Record) and each is not Record]
ALL += [Belief, Mind, Course, Outcome, Style]


@pytest.mark.parametrize("kind", ALL)
def test_compiled_code_and_python_find_the_same_words(kind: type[Record]) -> None:
    numbers: Any = np.arange(kind.size, dtype=kind.kind)
    found = kind.read(np.concatenate([numbers + 1, numbers]), 1)
    assert found.values() == found.to_row().tolist() == numbers.tolist()
    assert len({*kind.names()}) == kind.size == kind.dtype().itemsize // 8
    there: Any = numbers.view(kind.dtype())[0]
    for name, place in kind.places.items():
        assert kind.dtype().fields[name][1] == 8 * place
        if not kind.fields[name].shape and not issubclass(kind.fields[name].kind, Record):
            assert there[name] == getattr(found, name) == place


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_row_of_a_state_ends_with_its_last_seat(seats: int) -> None:
    row = np.arange(layout.state_words(seats))
    state = layout.FlatState.read(row)
    assert len(state.seats) == seats
    assert state.seats[-1].away == len(row) - 1
    assert state.to_row().tolist() == row.tolist()


def test_words_are_written_by_name() -> None:
    row = layout.state_row(2)
    layout.FlatState.put(row, will=5, turns=7)
    state = layout.FlatState.read(row)
    assert (state.will, state.turns, sum(state.values())) == (5, 7, 12)


def test_a_new_record_holds_what_is_said_and_else_nothing() -> None:
    assert {*layout.FlatState().values()} == {0}
    assert Style().cost[1] == 160
    one, other = Style(), Style()
    one.cost[1] = 3
    assert other.cost[1] == 160


def test_no_field_can_hide_what_every_record_can_do() -> None:
    with pytest.raises(TypeError, match="cannot have fields called values"):
        type("Wrong", (Record,), {"values": word()})
