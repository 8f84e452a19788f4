"""JSON for any value made of the game's types, led by their type hints."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from whistlestop.core.edition import Edition
from whistlestop.core.errors import CannotRead
from whistlestop.core.event import Event
from whistlestop.core.game import SetUp
from whistlestop.core.phase import Phase
from whistlestop.notation.words import check

_hints: dict[type[Any], dict[str, Any]] = {}
_later: dict[type[Any], dict[str, Any]] = {}


def hints(kind: type[Any]) -> dict[str, Any]:
    """The fields of a type and what they hold; looked up once."""
    if kind not in _hints:
        found = get_type_hints(kind, include_extras=True)
        names = kind._fields if hasattr(kind, "_fields") else [f.name for f in fields(kind)]
        _hints[kind] = {name: found[name] for name in names}
    return _hints[kind]


def later(kind: type[Any]) -> dict[str, Any]:
    """The fields that older records of a type do not have, with their defaults."""
    if kind not in _later:
        known = fields(kind) if is_dataclass(kind) else ()
        _later[kind] = {f.name: f.default for f in known if "later" in f.metadata}
    return _later[kind]


def phases_of(edition: Edition) -> dict[str, type[Phase]]:
    """The kinds of phase of an edition by name: those of its rules, and the work of any game."""
    kinds: list[type[Phase]] = [SetUp, *(kind for rule in edition.rules for kind in rule.phases)]
    return {kind.__name__: kind for kind in kinds}


def tagged(edition: Edition, value: Event | Phase) -> dict[str, Any]:
    """A value of one of several types: the type's name with it."""
    return {"type": type(value).__name__, **to_json(edition, type(value), value)}


def untagged(edition: Edition, kinds: Mapping[str, type[Any]], data: Any, where: str) -> Any:
    """The value again."""
    entries = dict(expect(data, dict, "an object", where))
    name = entries.pop("type", None)
    if not isinstance(name, str) or name not in kinds:
        raise CannotRead(f"{name!r} is none of {', '.join(kinds)}", f"{where}.type".lstrip("."))
    return read_record(edition, kinds[name], entries, where)


def is_record(kind: Any) -> bool:
    """Is it a type with named fields?"""
    return isinstance(kind, type) and (is_dataclass(kind) or hasattr(kind, "_fields"))


def to_json(edition: Edition, hint: Any, value: Any) -> Any:
    """A value as JSON: bags as counts by card, types with fields as objects."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        if args[1] == "bag":
            return {card: n for card, n in zip(edition.pack.kinds, value, strict=True) if n}
        return value
    if origin in (Union, UnionType):
        return None if value is None else to_json(edition, _not_none(args), value)
    if origin is tuple:
        return [to_json(edition, item, v) for item, v in _items(args, value)]
    if origin is not None and issubclass(origin, Mapping):
        return {key: to_json(edition, args[1], v) for key, v in value.items()}
    if hint is Phase:
        return tagged(edition, value)
    if is_record(hint):
        told = {name: to_json(edition, h, getattr(value, name)) for name, h in hints(hint).items()}
        for name, default in later(hint).items():
            if getattr(value, name) == default:
                del told[name]
        return told
    return value


def from_json(edition: Edition, hint: Any, data: Any, where: str = "") -> Any:
    """The value again; anything else is an error that names its place."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        if args[1] == "bag":
            return read_bag(edition, data, where)
        return check(edition, args[1], data, where)
    if origin in (Union, UnionType):
        return None if data is None else from_json(edition, _not_none(args), data, where)
    if origin is tuple:
        rows = expect(data, list, "a list", where)
        if Ellipsis not in args and len(rows) != len(args):
            raise CannotRead(f"needs {len(args)} entries, not {len(rows)}", where)
        return tuple(
            from_json(edition, item, v, f"{where}[{i}]")
            for i, (item, v) in enumerate(_items(args, rows))
        )
    if origin is not None and issubclass(origin, Mapping):
        return {
            from_json(edition, args[0], key, where): from_json(
                edition, args[1], v, f"{where}.{key}"
            )
            for key, v in expect(data, dict, "an object", where).items()
        }
    if hint is Phase:
        return untagged(edition, phases_of(edition), data, where)
    if is_record(hint):
        return read_record(edition, hint, data, where)
    return expect(data, hint, _PLAIN[hint], where)


def read_record(edition: Edition, kind: type[Any], data: Any, where: str) -> Any:
    """A value of a type with named fields: all of them, and no others."""
    entries = expect(data, dict, "an object", where)
    wanted = hints(kind)
    for name in entries:
        if name not in wanted:
            raise CannotRead(f"{kind.__name__} has no {name!r}, only {', '.join(wanted)}", where)
    for name in wanted:
        if name not in entries and name not in later(kind):
            raise CannotRead(f"{kind.__name__} needs {name!r}", where)
    return kind(
        **{
            name: from_json(edition, hint, entries[name], f"{where}.{name}".lstrip("."))
            for name, hint in wanted.items()
            if name in entries
        }
    )


def read_bag(edition: Edition, data: Any, where: str) -> tuple[int, ...]:
    """A bag from counts by card."""
    counts = dict.fromkeys(edition.pack.kinds, 0)
    for card, n in expect(data, dict, "an object of cards and numbers", where).items():
        check(edition, "card", card, where)
        if expect(n, int, "a number", f"{where}.{card}") < 0:
            raise CannotRead("there is no such thing as fewer than 0 cards", f"{where}.{card}")
        counts[card] = n
    return tuple(counts.values())


_PLAIN = {
    int: "a whole number",
    str: "a text",
    bool: "true or false",
    NoneType: "null",
    object: "anything",
}


def expect(data: Any, kind: type[Any], form: str, where: str) -> Any:
    """The data, if it has that form (true and false are not numbers)."""
    if not isinstance(data, kind) or (kind is int and isinstance(data, bool)):
        raise CannotRead(f"should be {form}, not {data!r}", where)
    return data


def _not_none(args: tuple[Any, ...]) -> Any:
    return next(arg for arg in args if arg is not NoneType)


def _items(args: tuple[Any, ...], values: Any) -> Any:
    """The hint of each entry of a tuple beside its value."""
    if Ellipsis in args:
        return ((args[0], value) for value in values)
    return zip(args, values, strict=True)
