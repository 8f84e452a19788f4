"""Records: memory with names, declared once for compiled code and for plain Python alike.

A record is some words of 64 bits, side by side. Its class names them in their order, and where
each lies follows from that. Compiled code finds the records in a row of words (an array of NumPy)
by way of `opened`; where nothing is compiled, a row is a list of such objects themselves, and the
same code works on those.
"""

from collections import deque
from collections.abc import Callable, Iterator
from copy import deepcopy
from operator import getitem
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, TypeVar

from whistlestop.turbo.jit import available

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Words = NDArray[np.int64]
    Numbers = NDArray[np.float64]
else:
    Words = Numbers = Any

R = TypeVar("R", bound="Record")


class Field(NamedTuple):
    """What lies under a name: so many, in rows and columns, of a kind."""

    kind: Any
    shape: tuple[int, ...] = ()
    at_first: Any = None
    """What it holds in a new record, if not 0."""

    @property
    def size(self) -> int:
        """How many words it takes."""
        size = self.kind.size if issubclass(self.kind, Record) else 1
        for count in self.shape:
            size *= count
        return int(size)


def word() -> int:
    """One word."""
    return Field(int)  # type: ignore[return-value]


def words(count: int) -> list[int]:
    """Some words."""
    return Field(int, (count,))  # type: ignore[return-value]


def table(rows: int, columns: int) -> list[list[int]]:
    """Rows of words."""
    return Field(int, (rows, columns))  # type: ignore[return-value]


def number(at_first: float) -> float:
    """One word that holds a number with a fraction; a record has either all such or none."""
    return Field(float, (), float(at_first))  # type: ignore[return-value]


def numbers(*at_first: float) -> list[float]:
    """Some of those."""
    return Field(float, (len(at_first),), [*map(float, at_first)])  # type: ignore[return-value]


def part(kind: type[R]) -> R:
    """A record inside."""
    return Field(kind)  # type: ignore[return-value]


def parts(kind: type[R], count: int) -> list[R]:
    """Some records inside."""
    return Field(kind, (count,))  # type: ignore[return-value]


class Record:
    """Named words: a class for each kind of record, an object for one that plain Python holds."""

    fields: ClassVar[dict[str, Field]]
    places: ClassVar[dict[str, int]]
    """Where each field begins."""
    size: ClassVar[int]
    """How many words it takes."""
    kind: ClassVar[type] = int
    """What a word holds."""

    def __init_subclass__(cls) -> None:
        cls.fields = {name: what for name, what in vars(cls).items() if isinstance(what, Field)}
        if taken := cls.fields.keys() & vars(Record).keys():
            raise TypeError(f"a record cannot have fields called {', '.join(taken)}")
        cls.places, cls.size = {}, 0
        for name, field in cls.fields.items():
            cls.places[name] = cls.size
            cls.size += field.size
        cls.kind = float if any(field.kind is float for field in cls.fields.values()) else int

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, _made(field.kind, field.shape, field.at_first))

    @classmethod
    def names(cls) -> Iterator[str]:
        """What each word is called."""
        for name, field in cls.fields.items():
            yield from _named(name, field)

    @classmethod
    def dtype(cls) -> Any:
        """The same as NumPy and Numba know it."""
        import numpy as np

        return np.dtype(
            [
                (name, kind.dtype() if issubclass(kind, Record) else np.dtype(kind), shape)
                for name, (kind, shape, _) in cls.fields.items()
            ]
        )

    @classmethod
    def rows(cls, count: int = 1) -> Words:
        """A row of records in which everything is 0."""
        if not available():
            return [cls() for _ in range(count)]  # type: ignore[return-value]
        import numpy as np

        return np.zeros(count * cls.size, cls.kind)

    @classmethod
    def read(cls, row: Words, place: int = 0) -> Self:
        """What a row holds at a place; where nothing is compiled, the record itself."""
        if not available():
            return row[place]  # type: ignore[no-any-return]
        found = cls.__new__(cls)
        left = deque(row[place * cls.size : (place + 1) * cls.size].tolist())
        found.fill(left)
        return found

    @classmethod
    def put(cls, row: Words, **values: int) -> None:
        """Write some words of the first record of a row, by their names."""
        for name, value in values.items():
            if available():
                row[cls.places[name]] = value
            else:
                setattr(row[0], name, value)

    @classmethod
    def lines(cls, row: Words, count: int) -> Words:
        """The first records of a row, a line of words each."""
        if not available():
            return [record.values() for record in row[:count]]  # type: ignore[return-value]
        return row.reshape(-1, cls.size)[:count]

    def fill(self, left: "deque[Any]") -> None:
        """Take the values from the left; of records inside, as many as there are."""
        for name, (kind, shape, _) in self.fields.items():
            setattr(self, name, _taken(kind, shape, left))

    def values(self) -> list[Any]:
        """What all the words hold."""
        found: list[Any] = []
        _pour(self, found)
        return found

    def to_row(self) -> Words:
        """A row of this record alone."""
        if not available():
            return [self]  # type: ignore[return-value]
        import numpy as np

        return np.array(self.values(), self.kind)


def _made(kind: Any, shape: tuple[int, ...], at_first: Any) -> Any:
    if at_first is not None:
        return deepcopy(at_first)
    if len(shape) == 1 and not issubclass(kind, Record):
        return [kind()] * shape[0]
    return [_made(kind, shape[1:], None) for _ in range(shape[0])] if shape else kind()


def _taken(kind: Any, shape: tuple[int, ...], left: "deque[Any]") -> Any:
    if shape:
        return [_taken(kind, shape[1:], left) for _ in range(shape[0]) if left]
    if not issubclass(kind, Record):
        return left.popleft()
    found = kind.__new__(kind)
    found.fill(left)
    return found


def _pour(value: Any, into: list[Any]) -> None:
    if isinstance(value, Record):
        for name in value.fields:
            _pour(getattr(value, name), into)
    elif not isinstance(value, list):
        into.append(value)
    elif value and isinstance(value[0], int | float):
        into += value
    else:
        for each in value:
            _pour(each, into)


def _named(name: str, field: Field) -> Iterator[str]:
    if field.shape:
        for place in range(field.shape[0]):
            yield from _named(f"{name}[{place}]", Field(field.kind, field.shape[1:]))
    elif issubclass(field.kind, Record):
        yield from (f"{name}.{inner}" for inner in field.kind.names())
    else:
        yield name


def copied(row: Words) -> Words:
    """A row that goes its own way."""
    return row.copy() if available() else deepcopy(row)


def opened(kind: type[R]) -> Callable[[Words | Numbers, int], R]:
    """A function for compiled code: the record of this kind at a place in a row of them."""
    if not available():
        return getitem  # type: ignore[return-value]
    from whistlestop.turbo.instructions import record_at

    return record_at(kind.dtype(), kind.size)
