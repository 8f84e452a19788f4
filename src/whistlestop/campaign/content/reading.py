"""Reads JSON written by hand into typed values, and says everything that is wrong with it.

The dataclasses of `content` are the form: a field without a default must be there, a trailing
underscore is not part of the key (`with_` is read from `with`).
"""

import json
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from whistlestop.core.errors import CannotRead

T = TypeVar("T")

_PLAIN = {int: "a whole number", str: "a text", bool: "true or false"}


class Problem(NamedTuple):
    """Something wrong: the file, the place in it, and what."""

    file: str
    place: str
    text: str

    @property
    def sentence(self) -> str:
        """All of it on one line."""
        return ": ".join(part for part in self if part)


class Form(NamedTuple):
    """A field of a dataclass as it stands in the file."""

    name: str
    key: str
    hint: Any
    needed: bool


def forms(kind: type[Any]) -> list[Form]:
    """The fields of a dataclass, with the keys that stand for them."""
    hints = get_type_hints(kind, include_extras=True)
    return [Form(f.name, f.name.rstrip("_"), hints[f.name], _needed(f)) for f in fields(kind)]


def _needed(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def load(path: Path, file: str, problems: list[Problem]) -> Any:
    """The JSON of a file; None and a problem if it is none."""
    try:
        return json.loads(path.read_text("utf-8"), object_pairs_hook=_once)
    except UnicodeDecodeError as error:
        problem = f"is not UTF-8 text (byte {error.start})"
    except json.JSONDecodeError as error:
        problem = f"is not JSON: {error.msg} in line {error.lineno}, column {error.colno}"
    except _Twice as error:
        problem = f"has the key {error.args[0]!r} twice in one object"
    except (RecursionError, ValueError):
        problem = "is not JSON that can be read: too deep, or a number too long"
    except OSError as error:
        problem = f"cannot be opened: {error.strerror}"
    problems.append(Problem(file, "", problem))
    return None


class _Twice(Exception):
    """A key stands twice in an object: the first would be lost without a word."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _Twice(key)
        found[key] = value
    return found


class Reader:
    """Reads one file, and gathers what is wrong with it."""

    def __init__(self, file: str, languages: tuple[str, ...]) -> None:
        self.file = file
        self.languages = languages
        self.problems: list[Problem] = []

    def wrong(self, place: str, text: str) -> None:
        """Something is wrong there."""
        self.problems.append(Problem(self.file, place, text))

    def read(self, hint: Any, data: Any, place: str = "") -> Any:
        """The value of that form; what is wrong is noted, and None stands for it."""
        origin, args = get_origin(hint), get_args(hint)
        if hint is Any:
            return data
        if origin is Annotated:
            return self._text(data, place)
        if origin in (Union, UnionType):
            kinds = [arg for arg in args if arg is not NoneType]
            return None if data is None else self.read(kinds[0], data, place)
        if origin is Literal:
            if data not in args:
                self.wrong(place, f"should be one of {', '.join(map(str, args))}, not {data!r}")
            return data
        if origin is tuple:
            return self._rows(args, data, place)
        if origin is not None and issubclass(origin, Mapping):
            if not self._expect(isinstance(data, dict), "an object", data, place):
                return {}
            return {key: self.read(args[1], v, f"{place}.{key}") for key, v in data.items()}
        if is_dataclass(hint):
            return self._record(hint, data, place)
        right = isinstance(data, hint) and not (hint is int and isinstance(data, bool))
        self._expect(right, _PLAIN[hint], data, place)
        return data

    def _expect(self, right: bool, form: str, data: Any, place: str) -> bool:
        if not right:
            told = json.dumps(data, ensure_ascii=False)
            self.wrong(place, f"should be {form}, not {told if len(told) < 60 else told[:57]}")
        return right

    def _text(self, data: Any, place: str) -> Any:
        """A text in every language."""
        if not self._expect(isinstance(data, dict), "a text in every language", data, place):
            return None
        for lang in self.languages:
            if not isinstance(data.get(lang), str) or not data[lang].strip():
                self.wrong(place, f"has no text in {lang}")
        for lang in data:
            if lang not in self.languages:
                self.wrong(place, f"has a text in {lang!r}, which is none of the languages")
        return data

    def _rows(self, args: tuple[Any, ...], data: Any, place: str) -> Any:
        if not self._expect(isinstance(data, list), "a list", data, place):
            return ()
        if Ellipsis in args:
            return tuple(self.read(args[0], row, f"{place}[{i}]") for i, row in enumerate(data))
        if not self._expect(len(data) == len(args), f"a list of {len(args)}", data, place):
            return None
        return tuple(
            self.read(arg, row, f"{place}[{i}]")
            for i, (arg, row) in enumerate(zip(args, data, strict=True))
        )

    def _record(self, kind: Any, data: Any, place: str) -> Any:
        if not self._expect(isinstance(data, dict), "an object", data, place):
            return None
        known = forms(kind)
        keys = [form.key for form in known]
        for key in data:
            if key not in keys:
                self.wrong(place, f"has no use for {key!r}; there are {', '.join(keys)}")
        values, whole = {}, True
        for form in known:
            if form.key in data:
                at = f"{place}.{form.key}".lstrip(".")
                values[form.name] = self.read(form.hint, data[form.key], at)
            elif form.needed:
                self.wrong(place, f"needs {form.key!r}")
                whole = False
        return kind(**values) if whole else None


def read_file(path: Path, file: str, kind: type[T], languages: tuple[str, ...]) -> T:
    """A whole file of that form; the first thing wrong with it is an error."""
    found, problems = try_file(path, file, kind, languages)
    if problems or found is None:
        raise CannotRead(problems[0].sentence)
    return found


def try_file(
    path: Path, file: str, kind: type[T], languages: tuple[str, ...]
) -> tuple[T | None, list[Problem]]:
    """A whole file of that form, and everything that is wrong with it."""
    reader = Reader(file, languages)
    data = load(path, file, reader.problems)
    found: T | None = None if reader.problems else reader.read(kind, data)
    return found, reader.problems
