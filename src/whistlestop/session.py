"""A game in progress: its record, its luck and its state, kept on the disk while it is played.

A saved game is two files: the record (see `record`), and beside it a key file with what nobody may
see before the end: the seed. When the game is over the seed is revealed in the record and the key
file goes.
"""

import hashlib
import json
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from whistlestop import record as records
from whistlestop.core import game
from whistlestop.core.chance import Seeded, commitment
from whistlestop.core.edition import Edition
from whistlestop.core.errors import BadInput, CannotRead
from whistlestop.core.game import Step
from whistlestop.core.move import Move
from whistlestop.core.refusal import NotLegal
from whistlestop.core.state import State
from whistlestop.core.view import View, observe
from whistlestop.notation.codec import expect
from whistlestop.record import Chain, Played, Record, step_to_json
from whistlestop.savefile import append, key_file, new_file, read_lines, replace_file

PERSON = "me"
"""The kind of a seat where a person sits; every other kind names a bot."""


class _Before(NamedTuple):
    """How things stood before a step."""

    state: State
    picks: int


class Session:
    """A game being played. Make one with `new` or `resume`."""

    def __init__(
        self, record: Record, chance: Seeded, start: State, kinds: Sequence[str], lang: str
    ) -> None:
        self.record = record
        self.chance = chance
        self.state = start
        self.kinds = tuple(kinds)
        self.lang = lang
        self.path: Path | None = None
        self.repaired = False
        """Was a line that a crash had cut off dropped when the game was resumed?"""
        self._past: list[_Before] = []
        self._chain = Chain()
        self._size = 0

    @classmethod
    def new(
        cls,
        edition: Edition,
        names: Sequence[str],
        kinds: Sequence[str],
        seed: str | None = None,
        first: int | None = None,
        lang: str = "en",
    ) -> "Session":
        """A new game; without a seed its luck is a fresh secret."""
        if len(names) != len(kinds):
            raise ValueError(f"there are {len(kinds)} seats, but {len(names)} names")
        edition.check_seats(len(names), first)
        chance = Seeded(secrets.token_hex(16) if seed is None else seed)
        step = game.new_game(edition, len(names), chance, first)
        record = Record(edition, tuple(names), chance.commitment, first=first)
        record.steps.append(Played(None, None, step.events))
        return cls(record, chance, step.state, kinds, lang)

    @classmethod
    def resume(cls, path: Path) -> "Session":
        """The game of a file, played again up to where it stopped; its luck goes on from there."""
        lines, cut = read_lines(path)
        record = records.read([*lines, ""], str(path))
        if record.seed is not None:
            key_file(path).unlink(missing_ok=True)
            raise BadInput("game-over", path=str(path))
        seed, kinds, lang = _read_key(path, record)
        chance = Seeded(seed)
        step = game.new_game(record.edition, len(record.names), chance, record.first)
        _match(path, 2, step, record.steps[0])
        session = cls(record, chance, step.state, kinds, lang)
        for number, written in enumerate(record.steps[1:], 3):
            session._past.append(_Before(session.state, chance.picks))
            session.state = _again(path, number, session.state, written, chance)
        session.path, session.repaired = path, cut
        if cut or session.state.over:
            session._rewrite(path)
        session._continue()
        return session

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.record.edition

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return self.record.names

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind == PERSON)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may see now."""
        return observe(self.state, seat)

    def bot_seed(self, seat: int) -> str:
        """Luck for a bot: it follows from the seed and where the game stands, and tells neither."""
        text = f"{self.chance.seed}:bot {seat}:{len(self.record.steps)}"
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def play(self, seat: int, move: Move) -> Step:
        """Make a move; when this returns, it is on the disk. At the end the seed is revealed."""
        before = _Before(self.state, self.chance.picks)
        step = game.play(self.state, move, self.chance, seat)
        played = Played(seat, move, step.events)
        try:
            self._write(step_to_json(self.edition, played))
        except BaseException:
            self.chance = Seeded(self.chance.seed, before.picks)
            raise
        self._past.append(before)
        self.record.steps.append(played)
        self.state = step.state
        if self.state.over:
            self.record.seed = self.chance.seed
            self._write({"seed": self.chance.seed})
            self._drop_key()
        return step

    @property
    def undoable(self) -> int:
        """How many of the last moves may be taken back: none used luck or showed what was hidden.

        Luck is in what was picked; a ticket from under the deck shows something without any.
        """
        if self.state.over:
            return 0
        count, after = 0, self.state
        for before, step in zip(reversed(self._past), reversed(self.record.steps), strict=False):
            told = _known_tickets(observe(after, step.seat))
            if before.picks != self.chance.picks or not told <= _known_tickets(
                observe(before.state, step.seat)
            ):
                break
            count, after = count + 1, before.state
        return count

    @property
    def can_undo(self) -> bool:
        """May the last move be taken back?"""
        return self.undoable > 0

    def undo(self) -> Played:
        """Take the last move back: the step that is gone."""
        if not self.can_undo:
            raise BadInput("no-undo", what="hidden")
        self.state = self._past.pop().state
        gone = self.record.steps.pop()
        self.save()
        return gone

    def keep(self, path: Path) -> None:
        """Keep this game in a new file from now on: every move is written there as it is made."""
        new_file(path, self._key(), self._text())
        self.path = path
        self._continue()

    def save(self, path: Path | None = None) -> None:
        """Write the whole game again, or a copy of it into a new file."""
        if path is not None and path != self.path:
            new_file(path, self._key(), self._text())
            if self.state.over:
                key_file(path).unlink(missing_ok=True)
        elif self.path is not None:
            self._check_size(self.path)
            self._rewrite(self.path)
            self._continue()

    def _rewrite(self, path: Path) -> None:
        """The key and the record anew; of a game that is over, the record with its seed."""
        if self.state.over:
            self.record.seed = self.chance.seed
        else:
            replace_file(key_file(path), self._key())
        replace_file(path, self._text())
        if self.state.over:
            self._drop_key()

    def _key(self) -> str:
        key = {"seed": self.chance.seed, "kinds": list(self.kinds), "lang": self.lang}
        return json.dumps(key, ensure_ascii=False) + "\n"

    def _text(self) -> str:
        return "".join(line + "\n" for line in self.record.lines())

    def _continue(self) -> None:
        """What is written next continues the file as it is now."""
        assert self.path is not None
        self._chain.last = json.loads(list(self.record.lines())[-1])["sum"]
        self._size = self.path.stat().st_size

    def _write(self, data: dict[str, object]) -> None:
        if self.path is None:
            return
        self._check_size(self.path)
        last = self._chain.last
        try:
            self._size = append(self.path, self._chain.add(data))
        except BaseException:
            self._chain.last = last
            raise

    def _check_size(self, path: Path) -> None:
        """Nobody else plays on in our file: what they wrote must not be lost."""
        if path.stat().st_size != self._size:
            raise BadInput("changed-elsewhere", path=str(path))

    def _drop_key(self) -> None:
        if self.path is not None:
            key_file(self.path).unlink(missing_ok=True)


def _known_tickets(view: View) -> set[str]:
    """The tickets a seat knows the place of."""
    slips = {slip.ticket for slip in (*view.under, *view.box) if slip.ticket}
    return slips | {*view.tickets} | {t for phase in view.phases for t in phase.tickets()}


def _read_key(path: Path, record: Record) -> tuple[str, list[str], str]:
    """Seed, kinds of seats and language from the key file of a game."""
    where = key_file(path)
    try:
        data = expect(json.loads(where.read_text("utf-8")), dict, "an object", "")
        seed: str = expect(data.get("seed"), str, "a text", "seed")
        kinds: list[str] = expect(data.get("kinds"), list, "a list", "kinds")
        lang: str = expect(data.get("lang"), str, "a text", "lang")
    except OSError as error:
        problem = f"cannot be opened ({error.strerror}), and without it the game cannot go on"
        raise CannotRead(problem, str(where)) from None
    except ValueError:
        raise CannotRead("is not the key of a game; it was altered", str(where)) from None
    if len(kinds) != len(record.names) or commitment(seed) != record.commitment:
        raise CannotRead("is the key of another game, or was altered", str(where))
    return seed, [str(kind) for kind in kinds], lang


def _again(path: Path, number: int, state: State, written: Played, chance: Seeded) -> State:
    """The state after a step of the record is played again."""
    if written.move is None:
        raise CannotRead("is a step without a move", f"{path}, line {number}")
    try:
        step = game.play(state, written.move, chance, written.seat)
    except NotLegal as error:
        problem = f"holds a move that is not legal there: {error}"
        raise CannotRead(problem, f"{path}, line {number}") from None
    _match(path, number, step, written)
    return step.state


def _match(path: Path, number: int, step: Step, written: Played) -> None:
    if step.events != written.events:
        problem = "does not follow from the seed: the record was altered, so it cannot go on"
        raise CannotRead(problem, f"{path}, line {number}")
