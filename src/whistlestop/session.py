"""A game in progress: its record, its luck and its state, kept on the disk while it is played.

A saved game is two files: the record (see `record`), and beside it a key file with what nobody may
see before the end: the seed. When the game is over the seed is revealed in the record and the key
file goes.
"""

import json
import secrets
from collections.abc import Sequence
from pathlib import Path

from whistlestop import record as records
from whistlestop.core.chance import commitment
from whistlestop.core.edition import Edition
from whistlestop.core.errors import BadInput, CannotRead
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.core.view import View, observe
from whistlestop.notation.codec import expect
from whistlestop.playing import Playing
from whistlestop.record import Chain, Record, again, step_to_json
from whistlestop.savefile import append, key_file, new_file, read_lines, replace_file

PERSON = "me"
"""The kind of a seat where a person sits; every other kind names a bot."""


class Session:
    """A game being played. Make one with `new` or `resume`."""

    def __init__(
        self, playing: Playing, names: Sequence[str], kinds: Sequence[str], lang: str
    ) -> None:
        self.playing = playing
        self.record = Record.of(playing, names)
        self.kinds = tuple(kinds)
        self.lang = lang
        self.path: Path | None = None
        self.repaired = False
        """Was a line that a crash had cut off dropped when the game was resumed?"""
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
        seed = secrets.token_hex(16) if seed is None else seed
        playing = Playing(edition, len(names), seed, first)
        playing.take(playing.set_up())
        return cls(playing, names, kinds, lang)

    @classmethod
    def resume(cls, path: Path) -> "Session":
        """The game of a file, played again up to where it stopped; its luck goes on from there."""
        lines, cut = read_lines(path)
        record = records.read([*lines, ""], str(path))
        if record.seed is not None:
            key_file(path).unlink(missing_ok=True)
            raise BadInput("game-over", path=str(path))
        seed, kinds, lang = _read_key(path, record)
        playing = again(record, seed, lambda number: f"{path}, line {number + 1}")
        session = cls(playing, record.names, kinds, lang)
        session.path, session.repaired = path, cut
        if cut or session.state.over:
            session._rewrite(path)
        session._continue()
        return session

    @property
    def state(self) -> State:
        """How the game stands."""
        return self.playing.state

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

    def play(self, seat: int, move: Move) -> None:
        """Make a move; when this returns, it is on the disk. At the end the seed is revealed."""
        made = self.playing.make(seat, move)
        self._write(step_to_json(self.edition, made.step))
        self.playing.take(made)
        if self.state.over:
            self.record.seed = self.playing.seed
            self._write({"seed": self.playing.seed})
            self._drop_key()

    def undo(self, moves: int = 1) -> None:
        """Take the last moves back."""
        if moves > self.playing.undoable:
            raise BadInput("no-undo", what="hidden")
        self.playing.undo(moves)
        self.save()

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
        if not self.state.over:
            replace_file(key_file(path), self._key())
        replace_file(path, self._text())
        if self.state.over:
            self._drop_key()

    def _key(self) -> str:
        key = {"seed": self.playing.seed, "kinds": list(self.kinds), "lang": self.lang}
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
