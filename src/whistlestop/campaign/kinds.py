"""Which kinds of something there are: those that some modules declare."""

from types import ModuleType
from typing import TypeVar

T = TypeVar("T")


def declared(base: type[T], *modules: ModuleType) -> tuple[type[T], ...]:
    """The kinds of that which modules declare, in their order; not those that others build on."""
    found = [
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module.__name__
    ]
    return tuple(kind for kind in found if not any(kind in other.__bases__ for other in found))
