"""Game records: what is saved can be loaded and verified, and nothing altered goes unnoticed."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.record.games import NAMES, played, rows, signed
from whistlestop.core.errors import CannotRead
from whistlestop.core.game import standings
from whistlestop.editions import edition, names
from whistlestop.record import Played, Record, load, read, verify

TABLES = [(name, seats) for name in names() for seats in edition(name).seats]
WHOLE = played("new_york", 2, "a whole game")
SHORT = played("new_york", 3, "a short game", most=4)
SHORT.seed = "a short game"  # its last line, for the sums; such a game is not over

PARTS: list[Callable[[Record], Any]] = [
    lambda record: record.edition,
    lambda record: record.names,
    lambda record: record.commitment,
    lambda record: record.seed,
    lambda record: record.first,
    lambda record: record.steps,
]


def same(one: Record, other: Record) -> bool:
    return all(part(one) == part(other) for part in PARTS)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_saved_is_loaded_and_verified(name: str, seats: int, tmp_path: Path) -> None:
    kind = "greedy" if (name, seats) == ("new_york", 3) else "random"
    record = played(name, seats, f"{name} {seats}", kind, first=seats - 1)
    file = tmp_path / "game.jsonl"
    record.save(file)
    found = load(file)
    assert same(found, record)
    assert verify(found) == []
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"], "no draft is left behind"
    *_, last = found.states()
    assert last.over
    assert len(standings(last).totals) == seats


def test_states_begin_before_the_set_up() -> None:
    states = list(WHOLE.states())
    assert len(states) == len(WHOLE.steps) + 1
    assert not any(states[0].players[0].hand)
    assert states[1].phases


def test_names_are_kept_in_any_script(tmp_path: Path) -> None:
    SHORT.save(tmp_path / "game.jsonl")
    assert load(tmp_path / "game.jsonl").names == NAMES[:3]
    assert "李雷" in (tmp_path / "game.jsonl").read_text("utf-8")


def test_a_drawn_beginner_is_verified_too() -> None:
    record = played("new_york", 2, "drawn", most=0)
    assert record.first == 0
    assert read(list(record.lines()), "it").first == 0


# Something is not as it was written


def found_out(lines: list[str]) -> str:
    """What load or verify says about it; "" when it goes unnoticed."""
    try:
        return "; ".join(verify(read(lines, "the record")))
    except CannotRead as error:
        return str(error)


def test_it_goes_unnoticed_that_nothing_was_changed() -> None:
    assert found_out([*WHOLE.lines(), ""]) == ""


@pytest.mark.parametrize("at", range(len(SHORT.steps) + 2))
def test_every_byte_counts(at: int) -> None:
    """A changed bit in any byte of any line is found in that line."""
    lines, luck = list(SHORT.lines()), Random(at)
    line = lines[at].encode()
    for place in range(len(line)):
        changed = bytes([*line[:place], line[place] ^ 1 << luck.randrange(7), *line[place + 1 :]])
        try:
            text = changed.decode()
        except UnicodeDecodeError:
            continue  # found by load, see below
        if "\n" in text:
            continue  # two lines where there was one
        told = found_out([*lines[:at], text, *lines[at + 1 :], ""])
        assert told.startswith(f"the record, line {at + 1}: "), text


@pytest.mark.parametrize("at", range(len(SHORT.steps) + 2))
def test_every_line_counts(at: int) -> None:
    lines = list(SHORT.lines())
    said = "was changed after it was written, or a line before it is missing"
    gone = found_out([*lines[:at], *lines[at + 1 :], ""])
    if at == len(lines) - 1:
        assert gone == "the seed is not revealed yet: the game is not over"
    else:
        assert gone == f"the record, line {at + 1}: {said}"
    if at:
        swapped = [*lines[: at - 1], lines[at], lines[at - 1], *lines[at + 1 :], ""]
        assert found_out(swapped) == f"the record, line {at}: {said}"
    twice = found_out([*lines[: at + 1], *lines[at:], ""])
    assert twice == f"the record, line {at + 2}: {said}"


def test_cut_off_anywhere_it_says_so_or_is_an_unfinished_game(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    SHORT.save(file)
    whole = file.read_bytes()
    ends = {at for at, byte in enumerate(whole) if byte == ord("\n")}
    near = {at + more for at in ends for more in range(-12, 13)} & set(range(len(whole) - 1))
    for size in sorted(near | set(range(0, len(whole) - 1, 11))):
        file.write_bytes(whole[:size])
        try:
            found = load(file)
        except CannotRead as error:
            told = str(error)
            assert told.startswith(str(file))
            assert any(
                said in told
                for said in (
                    "is cut off; the lines before it are whole: delete it",
                    "holds no game; a record begins with a line that names one",
                    "is not UTF-8 text (byte",
                )
            ), told
        else:
            assert size in ends or size - 1 in ends, "only at the end of a line"
            assert verify(found) == ["the seed is not revealed yet: the game is not over"]


def test_a_last_line_without_its_end_is_still_whole() -> None:
    assert same(read(list(WHOLE.lines()), "it"), WHOLE)


def test_a_broken_line_in_the_middle_is_not_taken_for_one_cut_off() -> None:
    lines = list(SHORT.lines())
    lines[2] = lines[2][:-5]
    told = found_out([*lines, ""])
    assert told == "the record, line 3: is not a line of a game record (JSON)"


def test_nothing_may_stand_after_the_end() -> None:
    told = found_out(signed([*rows(WHOLE), {"seed": "another"}]))
    assert told == f"the record, line {len(WHOLE.steps) + 3}: stands after the end of the record"


# Files that are no records


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "holds no game; a record begins with a line that names one"),
        (b"\n", "line 1: is not a line of a game record (JSON)"),
        (b"Dear diary", "line 1: is cut off"),
        (b"Dear diary\n", "line 1: is not a line of a game record (JSON)"),
        (b"[]\n", "line 1: should be an object, not []"),
        (b"{}\n", "line 1: was changed after it was written"),
        (b"\xff\xfe{\x00}\x00", "is not UTF-8 text (byte 0); it is no game record"),
        ("naïve".encode("latin-1"), "is not UTF-8 text (byte 2); it is no game record"),
    ],
)
def test_another_file_is_refused(content: bytes, told: str, tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    file.write_bytes(content)
    with pytest.raises(CannotRead) as caught:
        load(file)
    assert str(caught.value).startswith(str(file))
    assert told in str(caught.value)


def test_a_file_that_cannot_be_opened_says_why(tmp_path: Path) -> None:
    with pytest.raises(CannotRead, match="cannot be opened: No such file"):
        load(tmp_path / "nothing.jsonl")
    with pytest.raises(CannotRead, match="cannot be opened: Is a directory"):
        load(tmp_path)


EVERY = ", ".join(names())
HEADERS: dict[str, tuple[dict[str, Any], str]] = {
    "format": ({"whistlestop": 2}, "is not the first line of a record of format 1"),
    "edition": ({"edition": "mars"}, f"no edition is called 'mars'; there are: {EVERY}"),
    "edition type": ({"edition": 5}, "edition: should be a text, not 5"),
    "seats": ({"seats": "Ana"}, "seats: should be a list of names, not 'Ana'"),
    "too many": ({"seats": ["a"] * 6}, "seats: new_york is not for 6 players"),
    "commitment": ({"commitment": None}, "commitment: should be a text, not None"),
    "first": ({"first": "me"}, "first: should be a seat, not 'me'"),
}


@pytest.mark.parametrize("case", HEADERS)
def test_a_first_line_that_cannot_be(case: str) -> None:
    change, told = HEADERS[case]
    first, *more = rows(WHOLE)
    assert found_out(signed([{**first, **change}, *more])) == f"the record, line 1: {told}"


STEPS: dict[str, tuple[dict[str, Any], str]] = {
    "no events": ({"events": None}, "events: should be a list, not None"),
    "event": ({"events": [{"type": "Nap"}]}, "events[0].type: 'Nap' is none of"),
    "seat": ({"seat": "0"}, "seat: should be a seat, not '0'"),
    "move type": ({"move": 5}, "move: should be a move, not 5"),
    "move": ({"move": "fly"}, "'fly' is not a move"),
}


@pytest.mark.parametrize("case", STEPS)
def test_a_step_that_cannot_be(case: str) -> None:
    change, told = STEPS[case]
    lines = rows(WHOLE)
    lines[3] |= change
    assert found_out(signed(lines)).startswith(f"the record, line 4: {told}")


def test_a_seed_is_a_text() -> None:
    *lines, _ = rows(WHOLE)
    assert "seed: should be a text, not 5" in found_out(signed([*lines, {"seed": 5}]))


# Verified: played again from the seed


def test_an_unfinished_game_cannot_be_verified_yet() -> None:
    record = played("europe", 2, "unfinished", most=6)
    assert record.seed is None
    assert verify(record) == ["the seed is not revealed yet: the game is not over"]


def test_another_seed_is_not_the_one_committed_to() -> None:
    *lines, _ = rows(WHOLE)
    told = found_out(signed([*lines, {"seed": "another"}]))
    assert told == "the seed is not the one that was committed to at the start"


def test_another_set_up_does_not_follow() -> None:
    lines = rows(WHOLE)
    lines[1]["events"].reverse()
    assert (
        found_out(signed(lines)) == "step 1: the events of the set-up do not follow from the seed"
    )


def test_other_events_do_not_follow() -> None:
    for at, step in enumerate(WHOLE.steps[1:], 2):
        assert step.move is not None
        if step.move.verb == "draw":
            lines = rows(WHOLE)
            event = lines[at]["events"][0]
            event["card"] = "red" if event["card"] != "red" else "blue"
            assert (
                found_out(signed(lines))
                == f"step {at}: the events of draw do not follow from the seed"
            )


def test_a_move_out_of_turn_is_not_legal() -> None:
    lines = rows(WHOLE)
    lines[5]["seat"] = 1 - lines[5]["seat"]
    assert found_out(signed(lines)).startswith(f"step 5: {lines[5]['move']} is not legal: N-10")


def test_every_move_left_out_is_noticed() -> None:
    lines = rows(WHOLE)
    for at in range(2, len(lines) - 2, 3):
        told = found_out(signed([*lines[:at], *lines[at + 1 :]]))
        assert told.startswith("step "), f"line {at + 1} left out"


# Forged with care: the sums are right, the content is not


def test_a_game_cut_short_with_its_seed_is_noticed() -> None:
    lines = rows(WHOLE)
    assert "not over" in found_out(signed([*lines[:10], lines[-1]]))


def test_a_second_set_up_is_noticed() -> None:
    lines = rows(WHOLE)
    assert found_out(signed([*lines[:2], *lines[1:]]))


def test_a_beginner_who_is_not_there_is_noticed() -> None:
    first, *more = rows(WHOLE)
    assert found_out(signed([{**first, "first": 7}, *more]))


def test_a_move_in_the_set_up_is_noticed() -> None:
    lines = rows(WHOLE)
    lines[1] |= {"seat": 0, "move": "draw"}
    assert found_out(signed(lines))


@pytest.mark.parametrize("line", ["[" * 100_000, "1" * 5000, '{"name": "\\ud800", "sum": ""}'])
def test_a_line_that_is_too_much_for_the_reader(line: str) -> None:
    assert found_out([line, ""]).startswith("the record, line 1: ")


def test_a_step_knows_its_seat_move_and_events() -> None:
    step = WHOLE.steps[1]
    assert json.loads(list(WHOLE.lines())[2])["seat"] == step.seat
    assert Played(step.seat, step.move, step.events) == step
