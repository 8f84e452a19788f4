"""What a view asks: the decision that is open, and its answers."""

from dataclasses import dataclass

from whistlestop.campaign.content.form import Text


@dataclass(frozen=True, slots=True)
class OptionSeen:
    """An answer, with words to show."""

    move: str
    id: str
    name: Text | None
    text: Text | None


@dataclass(frozen=True, slots=True)
class MissingSeen:
    """What the pack does not have yet."""

    what: str
    id: str


@dataclass(frozen=True, slots=True)
class Asked:
    """The decision that is open."""

    kind: str
    companies: tuple[int, ...]
    rule: str
    text: Text | None
    options: tuple[OptionSeen, ...]
    missing: MissingSeen | None
