"""A tournament: games are played, counted and kept until all are done or all is decided."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from whistlestop.arena.duels import Duel, Duels
from whistlestop.arena.engines import Engine
from whistlestop.arena.files import Journal
from whistlestop.arena.match import Result
from whistlestop.arena.ratings import Rating, ratings
from whistlestop.arena.schedule import jobs
from whistlestop.arena.summary import Line, summary
from whistlestop.core.game import line_names
from whistlestop.editions import edition as find_edition


class Setting(NamedTuple):
    """What is played."""

    edition: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    early: bool
    """Stop when the sequential test has decided every duel."""

    def to_json(self) -> dict[str, Any]:
        """A plain object: the first line of a journal."""
        parts = line_names(find_edition(self.edition))
        return self._asdict() | {"bots": list(self.bots), "parts": list(parts)}


class Outcome(NamedTuple):
    """What came of it."""

    setting: Setting
    results: list[Result]
    lines: list[Line]
    duels: list[Duel]
    ratings: list[Rating]
    complete: bool
    """Were all games played, or was it decided before?"""

    def to_json(self) -> dict[str, Any]:
        """A plain object."""
        return {
            **self.setting.to_json(),
            "played": len(self.results),
            "lines": [line._asdict() for line in self.lines],
            "ratings": [rating._asdict() for rating in self.ratings],
            "duels": [
                {
                    "one": duel.pair[0],
                    "other": duel.pair[1],
                    "deals": len(duel.deals),
                    "ahead": round(duel.mean, 4),
                    "evidence": round(duel.evidence, 3),
                    "decided": duel.decided,
                }
                for duel in self.duels
            ],
        }


def outcome(setting: Setting, results: Sequence[Result], *, complete: bool) -> Outcome:
    """Everything that results tell."""
    duels = Duels(setting.bots)
    for result in results:
        duels.add(result)
    found = duels.all()
    ordered = sorted(results, key=lambda result: result.number)
    rated = ratings(setting.bots, found) if len(setting.bots) > 1 else []
    lines = summary(setting.bots, ordered)
    return Outcome(setting, ordered, lines, found, rated, complete)


def play(
    setting: Setting,
    engine: Engine,
    journal: Path | None = None,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> Outcome:
    """Play a tournament; an interrupt ends it, and what was played stays in the journal."""
    planned = list(jobs(setting.edition, setting.seats, setting.bots, setting.games, setting.seed))
    kept = Journal(journal, setting.to_json()) if journal else None
    results = list(kept.results) if kept else []
    done = {result.number for result in results}
    duels = Duels(setting.bots)
    for result in results:
        duels.add(result)
    complete = True
    tell(len(results), len(planned))
    running = engine.run(job for job in planned if job.number not in done)
    try:
        if not (setting.early and duels.decided):
            for result in running:
                results.append(result)
                duels.add(result)
                if kept:
                    kept.add(result)
                tell(len(results), len(planned))
                if setting.early and duels.decided:
                    break
    except KeyboardInterrupt:
        complete = False
    finally:
        close = getattr(running, "close", None)
        if close is not None:
            close()
    return outcome(setting, results, complete=complete)
