"""Effects: small rules with a name, made by data. Events, stickers, people and cards have one."""

from typing import ClassVar

from whistlestop.core.rule import Rule


class Effect(Rule):
    """A rule that belongs to a named thing; its numbers come from the data."""

    effect: ClassVar[str] = ""
    """The name by which data asks for it."""

    def __init__(self, id: str) -> None:  # noqa: A002
        self.id = id


def effects() -> dict[str, type[Effect]]:
    """Every effect there is, by name."""
    found: dict[str, type[Effect]] = {}
    pending: list[type[Effect]] = [Effect]
    while pending:
        for kind in pending.pop().__subclasses__():
            pending.append(kind)
            if kind.effect:
                found[kind.effect] = kind
    return found
