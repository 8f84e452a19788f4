"""A game record: a file of lines that anybody can read, step through and verify.

The first line names the game: edition, seats, and the commitment to the seed. Each further line is
a step: who moved, the move, and the events that came of it. The last line of a finished game
reveals the seed. Each line carries a checksum that depends on all lines before it, so that a line
that was changed, lost or cut off is found.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from whistlestop.core.chance import commitment
from whistlestop.core.edition import Edition
from whistlestop.core.errors import BadInput, CannotRead
from whistlestop.core.game import opening, replay
from whistlestop.core.refusal import NotLegal
from whistlestop.core.state import State
from whistlestop.editions import edition as find_edition
from whistlestop.notation import event_from_json, event_to_json, format_move, parse_move
from whistlestop.notation.codec import expect
from whistlestop.notation.position import a_seat
from whistlestop.playing import Played as Played
from whistlestop.playing import Playing
from whistlestop.savefile import Chain as Chain
from whistlestop.savefile import read_text, replace_file

FORMAT = 1


@dataclass
class Record:
    """A game as it is written down."""

    edition: Edition
    names: tuple[str, ...]
    commitment: str
    steps: list[Played] = field(default_factory=list, repr=False)
    seed: str | None = None
    first: int | None = None
    """The seat chosen to begin; None when it was drawn."""

    @classmethod
    def of(cls, playing: Playing, names: Sequence[str]) -> "Record":
        """The record of a game; it grows with it, and has the seed only when the game is over."""
        seed = playing.seed if playing.state.over else None
        promise = commitment(playing.seed)
        return cls(
            playing.edition,
            tuple(names[: playing.seats]),
            promise,
            playing.steps,
            seed,
            playing.first,
        )

    def states(self) -> Iterator[State]:
        """The state before the set-up, after it, and after each move."""
        state = opening(self.edition, len(self.names))
        yield state
        for step in self.steps:
            state = replay(state, step.events)
            yield state

    def lines(self) -> Iterator[str]:
        """The record, line by line."""
        chain = Chain()
        yield chain.add(self.header())
        for step in self.steps:
            yield chain.add(step_to_json(self.edition, step))
        if self.seed is not None:
            yield chain.add({"seed": self.seed})

    def header(self) -> dict[str, Any]:
        """The first line, as JSON."""
        return {
            "whistlestop": FORMAT,
            "edition": self.edition.id,
            **self.edition.origin,
            "seats": list(self.names),
            **self._colours(),
            "first": self.first,
            "commitment": self.commitment,
        }

    def _colours(self) -> dict[str, Any]:
        """The colours of the seats, if somebody chose one (E-08)."""
        colours = list(self.edition.colours[: len(self.names)])
        return {"colours": colours} if self.edition.chosen else {}

    def save(self, path: Path) -> None:
        """Write the whole record, replacing the file only when all of it is on the disk."""
        replace_file(path, "".join(line + "\n" for line in self.lines()))


def step_to_json(edition: Edition, step: Played) -> dict[str, Any]:
    """A step as a line's JSON."""
    events = [event_to_json(edition, event) for event in step.events]
    if step.move is None:
        return {"events": events}
    return {"seat": step.seat, "move": format_move(step.move), "events": events}


def step_from_json(edition: Edition, data: dict[str, Any]) -> Played:
    """The step again."""
    rows = expect(data.get("events"), list, "a list", "events")
    events = tuple(event_from_json(edition, event, f"events[{i}]") for i, event in enumerate(rows))
    if "move" not in data:
        return Played(None, None, events)
    seat = expect(data.get("seat"), int, "a seat", "seat")
    return Played(seat, parse_move(edition, expect(data["move"], str, "a move", "move")), events)


def load(path: Path) -> Record:
    """A record from its file. An error names the line and what to do."""
    return read(read_text(path, "it is no game record").split("\n"), str(path))


def read(lines: Sequence[str], name: str) -> Record:
    """A record from its lines; `name` is what errors call it."""
    whole = lines[:-1] if lines and lines[-1] == "" else lines
    record: Record | None = None
    chain = Chain()
    for number, line in enumerate(whole, 1):
        try:
            data = _line(line, last=number == len(whole) and whole is lines)
            chain.check(data)
            if record is None:
                record = _header(data)
            elif record.seed is not None:
                raise CannotRead("stands after the end of the record")
            elif "seed" in data:
                record.seed = expect(data["seed"], str, "a text", "seed")
            else:
                step = step_from_json(record.edition, data)
                if (step.move is None) == bool(record.steps):
                    raise CannotRead("the set-up is the second line of a record, and no other")
                if step.move is not None:
                    a_seat(step.seat, len(record.names), "seat")
                record.steps.append(step)
        except CannotRead as error:
            raise CannotRead(str(error), f"{name}, line {number}") from None
    if record is None or not record.steps:
        raise CannotRead("holds no game; a record begins with a line that names one", name)
    return record


def _line(line: str, *, last: bool) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (RecursionError, ValueError) as error:
        if last and isinstance(error, json.JSONDecodeError):
            raise CannotRead("is cut off; the lines before it are whole: delete it") from None
        raise CannotRead("is not a line of a game record (JSON)") from None
    data: dict[str, Any] = expect(found, dict, "an object", "")
    return data


def _header(data: dict[str, Any]) -> Record:
    if data.get("whistlestop") != FORMAT:
        raise CannotRead(f"is not the first line of a record of format {FORMAT}")
    try:
        edition = edition_of(data)
    except (ValueError, LookupError) as error:
        raise CannotRead(str(error)) from None
    names = expect(data.get("seats"), list, "a list of names", "seats")
    if len(names) not in edition.seats:
        raise CannotRead(f"{edition.id} is not for {len(names)} players", "seats")
    if "colours" in data:
        colours = expect(data["colours"], list, "a list of colours", "colours")
        if len(colours) != len(names):
            raise CannotRead(f"should be one for each of {len(names)} seats", "colours")
        try:
            edition = edition.coloured(colours)
        except BadInput as error:
            raise CannotRead(str(error), "colours") from None
    promise = expect(data.get("commitment"), str, "a text", "commitment")
    first = data.get("first")
    return Record(
        edition=edition,
        names=tuple(str(name) for name in names),
        commitment=promise,
        first=None if first is None else a_seat(first, len(names), "first"),
    )


def edition_of(data: dict[str, Any]) -> Edition:
    """The edition that a header names; of a campaign game, made from its recipe.

    A header that names no law is of the first one.
    """
    name = expect(data.get("edition"), str, "a text", "edition")
    if "recipe" not in data:
        return find_edition(name, expect(data.get("law", 1), int, "a number", "law"))
    from whistlestop.campaign.chapter.chapter import chapter_from_json

    made = chapter_from_json(data["recipe"])
    if made.id != name:
        raise CannotRead(f"is for {made.id}, not for {name}", "recipe")
    return made


def again(record: Record, seed: str, place: Callable[[int], str]) -> Playing:
    """The game of a record, played again from its seed.

    Raises CannotRead at the first step that does not follow; `place` is what errors call it.
    """
    playing = Playing(record.edition, len(record.names), seed, record.first)
    for number, written in enumerate(record.steps, 1):
        told = "the set-up" if written.move is None else format_move(written.move)
        try:
            if written.seat is None or written.move is None:
                made = playing.set_up()
            else:
                made = playing.make(written.seat, written.move)
        except NotLegal as error:
            raise CannotRead(f"{told} is not legal: {error}", place(number)) from None
        if made.step != written:
            raise CannotRead(f"the events of {told} do not follow from the seed", place(number))
        playing.take(made)
    return playing


def verify(record: Record) -> list[str]:
    """What does not match when the game is played again from its seed: empty is good."""
    if record.seed is None:
        return ["the seed is not revealed yet: the game is not over"]
    if commitment(record.seed) != record.commitment:
        return ["the seed is not the one that was committed to at the start"]
    try:
        playing = again(record, record.seed, lambda number: f"step {number}")
    except CannotRead as problem:
        return [str(problem)]
    return [] if playing.state.over else ["the seed is revealed, but the game is not over"]
