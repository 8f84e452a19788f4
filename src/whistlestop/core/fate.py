"""Fate: what may have become of the tickets that were put back under the deck and drawn again.

A seat knows which tickets it put there. When another draws them and puts some back in its turn,
each of them is in that hand or on one of those slips; which of the two, the drawer chose.
"""

from itertools import combinations, count
from typing import NamedTuple

from whistlestop.core.board import TicketId
from whistlestop.core.chance import Chance
from whistlestop.core.view import View

Number = int
"""A ticket that may have no name yet."""


class Fate(NamedTuple):
    """One way it may have gone that fits all the viewer saw."""

    names: dict[Number, TicketId]
    drawn: list[list[Number]]
    """What was on the slips of each trace."""
    hands: dict[int, list[Number]]
    """What other seats kept of their draws, in that order."""
    offers: dict[int, list[Number]]
    """What another seat is choosing from."""
    under: list[Number]
    """What is on the slips under the deck."""


class Slips:
    """What a view tells of every slip that was drawn, and of those under the deck after them.

    The deck is a queue, and from the first slip on every draw leaves a trace: the shuffled part is
    gone by then. So the order in which slips were put back is the order here.
    """

    def __init__(self, view: View) -> None:
        drawn = [(slip, trace.seat) for trace in view.traces for slip in trace.slips]
        slips = [*drawn, *((slip, None) for slip in view.under)]
        self.count, self.drawn = len(slips), len(drawn)
        self.first = self.count - sum(trace.returned or 0 for trace in view.traces)
        """The first slip that was put back out of a draw of such."""
        self.names: dict[Number, TicketId] = {}
        """The tickets on the slips that the viewer put there."""
        self.met: dict[Number, TicketId] = {}
        """Those on slips of others that it drew, which tells what these chose: either a ticket
        `lost` before, which the viewer knew, or one that it did not know."""
        self.lost: set[Number] = set()
        last: dict[TicketId, int | None] = {}
        for n, (slip, drawer) in enumerate(slips):
            if slip.ticket:
                if slip.known_to == view.seat:
                    self.names[n] = slip.ticket
                else:
                    self.met[n] = slip.ticket
                    if last.get(slip.ticket, view.seat) != view.seat:
                        self.lost.add(n)
                last[slip.ticket] = drawer


def fate(view: View, chance: Chance) -> Fate:
    """A fate at random: what another seat chose is as likely as all else that it could choose."""
    return _Search(view, chance).found()


class _Search:
    """Goes through the traces in order, and a step back where what follows cannot have been."""

    def __init__(self, view: View, chance: Chance) -> None:
        self.viewer, self.traces, self.chance = view.seat, view.traces, chance
        self.slips = slips = Slips(view)
        self.on: list[Number] = list(range(slips.count))
        fresh = count(slips.count)
        self.fresh = [[next(fresh) for _ in range(trace.fresh)] for trace in self.traces]
        self.kept: list[list[Number]] = [[] for _ in self.traces]

    def found(self) -> Fate:
        """The first fate that fits."""
        slips, at = self.slips, 0
        if not self._follow(0, 0, slips.first):
            raise ValueError("what this view tells of tickets put back cannot have happened")
        names = slips.names | {self.on[n]: ticket for n, ticket in slips.met.items()}
        found = Fate(names, [], {}, {}, self.on[slips.drawn :])
        for trace, kept in zip(self.traces, self.kept, strict=True):
            found.drawn.append(self.on[at : at + len(trace.slips)])
            at += len(trace.slips)
            where = found.offers if trace.returned is None else found.hands
            where.setdefault(trace.seat, []).extend(kept)
        return found

    def _follow(self, number: int, at: int, back: int) -> bool:
        """Follow the traces from one on: it begins with slip `at`, and puts back slip `back`."""
        if number == len(self.traces):
            return True
        trace = self.traces[number]
        then, end = at + len(trace.slips), back + (trace.returned or 0)
        if trace.seat == self.viewer:
            return self._follow(number + 1, then, end)
        drawn = [*self.fresh[number], *self.on[at:then]]
        options = list(combinations(range(len(drawn)), end - back))
        while options:
            chosen = options.pop(self.chance.pick(range(len(options)), (1,) * len(options)))
            self.on[back:end] = [drawn[place] for place in chosen]
            self.kept[number] = [n for place, n in enumerate(drawn) if place not in chosen]
            if all(map(self._fits, range(back, end))) and self._follow(number + 1, then, end):
                return True
        return False

    def _fits(self, slip: int) -> bool:
        """May this ticket be on that slip, as far as the viewer met one there?"""
        name = self.slips.names.get(self.on[slip])
        return slip not in self.slips.met or name == (
            self.slips.met[slip] if slip in self.slips.lost else None
        )
