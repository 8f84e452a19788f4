"""Courses to take: an action, and what plans are like after it."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from whistlestop.turbo.by_hand import signed

WORLDS = 25
"""How many worlds there should be time for if other plans than the own are thought about."""


class Course(NamedTuple):
    """A course: an action, what is done at once after it, what plans do without from then
    on, and the mood in which it is gone (-1: none)."""

    action: int = -1
    then: int = -1
    routes: int = 0
    """The routes done without, a bit for each; then the tickets."""
    tickets: int = 0
    mood: int = -1

    @property
    def own(self) -> bool:
        """Is it gone by the pilot's own plan?"""
        return self.routes == 0 and self.tickets == 0 and self.mood < 0

    def words(self) -> tuple[int, ...]:
        """The course as compiled code reads it."""
        low, high, tickets = map(signed, (self.routes, self.routes >> 64, self.tickets))
        return self.action, self.then, low, high, tickets, self.mood


def affordable(courses: Sequence[Course], once: float, seconds: float) -> Sequence[Course]:
    """Other plans than the pilot's own only as far as there is time to try all courses in enough
    worlds, when trying them once takes so long."""
    most = len(courses) * seconds / max(once, 1e-9) / WORLDS
    own = sum(course.own for course in courses)
    return courses[: max(own, int(min(most, len(courses))))]


def crossed(courses: Sequence[Course]) -> list[Course]:
    """Each two courses as one, as genetic algorithms cross parents: both do without what either
    does, and begin with the action of the first or with that of the second.

    >>> for course in crossed([Course(7, routes=1), Course(8, tickets=4, mood=2)]):
    ...     print(course)
    Course(action=7, then=-1, routes=1, tickets=4, mood=2)
    Course(action=8, then=-1, routes=1, tickets=4, mood=2)
    """
    found = []
    for one, other in combinations(courses, 2):
        plan = Course(
            routes=one.routes | other.routes,
            tickets=one.tickets | other.tickets,
            mood=one.mood if one.mood >= 0 else other.mood,
        )
        found += [plan._replace(action=one.action), plan._replace(action=other.action)]
    return found
