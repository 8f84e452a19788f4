"""What the coach says over the wire: advice, and the review of a finished game."""

from typing import Any, Literal

from msgspec import Struct

ReviewState = Literal["preparing", "running", "done"]


class CoachReason(Struct):
    """A reason for a move: a key of the texts (`coach-why-KEY`), its facts, and the sentence."""

    key: str
    facts: dict[str, Any]
    text: str


class CoachTip(Struct):
    """A move that the coach suggests, and why; `odds` are those of a tunnel (0, 1, 2, 3 more)."""

    move: str
    said: str
    win: float
    error: float
    score: float
    playouts: int
    text: str
    reasons: list[CoachReason]
    odds: list[float]
    holds: float | None
    extra: str


class ReviewedDecision(Struct):
    """A decision: the chance of the move made and of the best; `better` if it clearly was."""

    step: int
    move: str
    said: str
    win: float
    best: float
    error: float
    score: float
    better: str | None
    better_said: str | None
    text: str


class ReviewedSwing(Struct):
    """A turning point: before that step (null: at the end), by the own decision or not."""

    step: int | None
    change: float
    own: bool
    text: str


class ReviewedSeat(Struct):
    """One player's game: start, skill and luck add up to the result. `mistakes` are steps."""

    seat: int
    start: float
    skill: float
    luck: float
    result: float
    total: int
    decisions: list[ReviewedDecision]
    mistakes: list[int]
    turning: list[ReviewedSwing]


class ReviewData(Struct):
    """A game looked back on. `rough`: so few games were thought through that numbers only hint."""

    edition: str
    names: list[str]
    steps: int
    playouts: int
    seats: list[ReviewedSeat]
    rough: bool = False


class ReviewInfo(Struct):
    """A review, or how far it is: decisions done, of so many (0: not known yet)."""

    state: ReviewState
    done: int
    total: int
    review: ReviewData | None = None
