"""The hiring hall: each company hires somebody for this game (A.1 to A.4)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.campaign.stickers.asked import Asked, Due, Reply
from whistlestop.core.edition import Edition, ThingId
from whistlestop.core.errors import CannotRead
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.state import State, put
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.notation.position import per_seat
from whistlestop.rules.effects import Effect


@dataclass(frozen=True, slots=True)
class Staff:
    """Who is for hire, whom each seat has hired, and how often each has used its employee."""

    offered: tuple[ThingId, ...]
    hired: tuple[ThingId | None, ...]
    used: tuple[int, ...]


class Employee(Effect):
    """What somebody does for the company that has hired them, for this game (A.4)."""

    def works_for(self, state: State | View, seat: int) -> bool:
        """Has the seat hired them?"""
        return state.part(Staff).hired[seat] == self.id

    def hired(self, table: Table, seat: int) -> Iterable[Phase] | None:
        """A power of set-up that is carried out at once (A.4)."""
        return ()


class Helper(Employee):
    """Somebody who can be called on so often a game."""

    uses: int

    def left(self, state: State | View, seat: int) -> bool:
        """May the seat still call on them?"""
        return self.works_for(state, seat) and state.part(Staff).used[seat] < self.uses


E = TypeVar("E", bound=Employee)


def employee(state: State | View, seat: int, kind: type[E]) -> E | None:
    """The employee of a seat, if they do that."""
    rules = state.edition.rules
    return next((r for r in rules if isinstance(r, kind) and r.works_for(state, seat)), None)


@dataclass(frozen=True, slots=True)
class HallOpened(Event):
    """Employees are turned up: these may be hired (A.1)."""

    things: tuple[ThingId, ...]

    def apply(self, state: State) -> State:
        """For all to see."""
        return state.with_part(replace(state.part(Staff), offered=self.things))


@dataclass(frozen=True, slots=True)
class EmployeeHired(Event):
    """A seat hired somebody (A.2)."""

    seat: int
    thing: ThingId

    def apply(self, state: State) -> State:
        """For this game."""
        staff = state.part(Staff)
        return state.with_part(replace(staff, hired=put(staff.hired, self.seat, self.thing)))


@dataclass(frozen=True, slots=True)
class EmployeeUsed(Event):
    """A seat used the power of its employee, which can be done only so often (A.4)."""

    seat: int
    thing: ThingId

    def apply(self, state: State) -> State:
        """Once more."""
        staff, seat = state.part(Staff), self.seat
        return state.with_part(replace(staff, used=put(staff.used, seat, staff.used[seat] + 1)))


@dataclass(frozen=True, slots=True)
class Hire(Reply):
    """Hire somebody who is for hire."""

    verb = "hire"
    out_of_place = "no-hiring"
    thing: ThingId

    def refused(self, state: State, seat: int) -> Reason | None:
        """Somebody turned up (A.1), not hired yet (A.2), and not the one of last time (A.3)."""
        staff = state.part(Staff)
        if self.thing not in staff.offered:
            return Reason("not-for-hire", {"thing": self.thing})
        if self.thing in staff.hired:
            owner = staff.hired.index(self.thing)
            return Reason("already-hired", {"thing": self.thing, "player": owner})
        if self.thing not in for_hire(state, seat):
            return Reason("hired-last-time", {"thing": self.thing})
        return None

    def do(self, table: Table, seat: int, asked: "Hiring") -> Iterable[Phase] | None:
        """For this game; a power of set-up works at once (A.4)."""
        table.emit(EmployeeHired(seat, self.thing))
        found = employee(table.state, seat, Employee)
        return found.hired(table, seat) if found else None


@dataclass(frozen=True, slots=True)
class Hiring(Asked):
    """A company hires."""

    due = "hire-due"

    def moves(self, state: State, seat: int) -> list[Move]:
        """Everybody it may hire."""
        return [Hire(thing) for thing in for_hire(state, seat)]


@dataclass(frozen=True, slots=True)
class NextToHire(Due):
    """A company's turn to hire has come."""

    def do(self, table: Table) -> Iterable[Phase]:
        """If anybody is left."""
        return (Hiring(self.seat, self.thing),) if for_hire(table.state, self.seat) else ()


def for_hire(state: State, seat: int) -> tuple[str, ...]:
    """Whom a seat may hire: not the one of its last game, unless nobody else is left (A.3)."""
    staff = state.part(Staff)
    left = tuple(thing for thing in staff.offered if thing not in staff.hired)
    again = recipe_of(state).last_hired[seat]
    return tuple(thing for thing in left if thing != again) or left


class HiringHall(Effect):
    """In standing order each company hires one of as many as there are players, and `more`."""

    effect = "hiring-hall"
    verbs = (Hire,)
    facts = (HallOpened, EmployeeHired, EmployeeUsed)
    phases = (Hiring, NextToHire)
    parts = (Staff,)
    setup_step = 8
    refusals = {
        "hire-due": ".2",
        "no-hiring": ".2",
        "not-for-hire": ".1",
        "already-hired": ".2",
        "hired-last-time": ".3",
    }
    more: int

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """Nobody is for hire yet."""
        return [Staff((), (None,) * seats, (0,) * seats)]

    def setup(self, table: Table) -> Iterable[Phase]:
        """Turn up some of the hall (A.1); then hire, the lowest total first (A.2)."""
        recipe = recipe_of(table.state)
        hall = [*recipe.hall]
        offered: list[str] = []
        while hall and len(offered) < recipe.seats + self.more:
            offered.append(hall.pop(table.pick(range(len(hall)), (1,) * len(hall))))
        table.emit(HallOpened(tuple(offered)))
        return [NextToHire(seat, self.id) for seat in recipe.standing]

    def lasting(self, state: State) -> Mapping[str, Any]:
        """Whom each company had, for the next hiring."""
        return {"hired": list(state.part(Staff).hired)}

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """Everybody's employee."""
        return {"staff": list(state.part(Staff).hired)}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """Employees as a position names them, one for each seat or none."""
        hall = recipe_of(state).hall
        rows = per_seat(position, "staff", len(state.players))
        if rows is None:
            return state
        for seat, row in enumerate(rows):
            if row is not None and row not in hall:
                known = ", ".join(hall)
                raise CannotRead(f"{row!r} is not in the hall; there are {known}", f"staff[{seat}]")
        busy = [row for row in rows if row is not None]
        if len({*busy}) < len(busy):
            raise CannotRead("nobody works for two companies", "staff")
        return state.with_part(Staff(tuple(busy), tuple(rows), (0,) * len(rows)))
