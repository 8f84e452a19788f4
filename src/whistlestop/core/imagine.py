"""Imagination: a whole world, dealt at random, that fits everything a view knows."""

from collections.abc import Iterable, Sequence
from operator import mul

from whistlestop.core.cards import Bag, minus, minus_one, plus_one
from whistlestop.core.chance import Chance
from whistlestop.core.edition import Edition
from whistlestop.core.fate import fate
from whistlestop.core.phase import Phase
from whistlestop.core.state import Aside, Player, Secret, Slip, State
from whistlestop.core.view import View


def imagine(view: View, chance: Chance) -> State:
    """A state that the viewer could not tell from the real one: `observe` gives the view back."""
    hands, deck, phases = _deal_cards(view, chance)
    dealt = _TicketDeal(view, phases, chance)
    return State(
        edition=view.edition,
        first=view.first,
        players=tuple(
            Player(hands[seat], seen.known, dealt.hands[seat], seen.trains, seen.points)
            for seat, seen in enumerate(view.players)
        ),
        deck=deck,
        discards=view.discards,
        row=view.row,
        loose=dealt.loose,
        under=dealt.under,
        traces=dealt.traces,
        box=dealt.box,
        owners=view.owners,
        phases=dealt.phases,
        parts={
            kind: part.dreamt(chance) if isinstance(part, Secret) and not view.over else part
            for kind, part in view.parts.items()
        },
    )


def _known_hands(view: View) -> list[Bag]:
    """What the viewer knows of every hand."""
    return [
        view.hand if seat == view.seat else seen.known for seat, seen in enumerate(view.players)
    ]


def unseen_cards(view: View) -> Bag:
    """The cards that the viewer cannot place: those of the deck and of closed hands."""
    pack = view.edition.pack
    unseen = minus(minus(pack.all, view.discards), pack.bag(view.row))
    for phase in view.phases:
        unseen = minus(unseen, pack.bag(tuple(phase.cards())))
    for hand in _known_hands(view):
        unseen = minus(unseen, hand)
    for part in view.parts.values():
        if isinstance(part, Aside):
            unseen = minus(unseen, part.cards)
    return unseen


def _deal_cards(view: View, chance: Chance) -> tuple[list[Bag], Bag, tuple[Phase, ...]]:
    """Every hand, the deck and the phases: known cards where they are, others at random."""
    pack, hands, unseen = view.edition.pack, _known_hands(view), unseen_cards(view)

    def unseen_card() -> int:
        nonlocal unseen
        at = chance.pick(range(len(unseen)), tuple(map(mul, unseen, pack.holdable)))
        unseen = minus_one(unseen, at)
        return at

    for seat, seen in enumerate(view.players):
        for _ in range(seen.cards - sum(hands[seat])):
            hands[seat] = plus_one(hands[seat], unseen_card())
    phases = tuple(
        phase.with_cards([pack.kinds[unseen_card()] for _ in range(hidden)]) if hidden else phase
        for phase in view.phases
        for hidden in (phase.hidden_cards(),)
    )
    for _ in range(sum(unseen) - view.deck):  # cards that are not in this game
        unseen = minus_one(unseen, chance.pick(range(len(unseen)), unseen))
    return hands, unseen, phases


class _TicketDeal:
    """The tickets: the viewer's own where they are, the others shuffled into the hidden places.

    Every hidden ticket lies in the drawing deck, with another seat, or in the box. What is
    dealt only at the start (a long ticket each) comes at most once to each seat, and never
    from the drawing deck: the same law by which the tickets were dealt.
    """

    def __init__(self, view: View, phases: tuple[Phase, ...], chance: Chance) -> None:
        self.chance = chance
        edition = view.edition
        traced = fate(view, chance)
        self.names = traced.names
        known = {*view.tickets, *self.names.values(), *_tickets(view.box)}
        known |= {t for seen in view.players for t in seen.tickets if t}
        known |= {t for phase in view.phases for t in phase.tickets()}
        drawn, only_dealt = split_decks(edition)
        self.drawn = [t for t in drawn if t not in known]
        self.rare = [t for t in only_dealt if t not in known]

        self.hands = {}
        boxed: dict[int, list[str]] = {}
        self.phases = phases
        for seat, seen in enumerate(view.players):
            mine = view.tickets if seat == view.seat else seen.tickets
            kept, choosing = traced.hands.get(seat, ()), traced.offers.get(seat, ())
            hidden = mine.count(None) - len(kept) if seat != view.seat else 0
            aside = sum(1 for s in view.box if s.known_to == seat and s.ticket is None)
            offered = sum(p.hidden_tickets().get(seat, 0) for p in view.phases) - len(choosing)
            first = min(hidden + offered, max(0, sum(edition.deals.values()) - aside))
            group = self._group(first + aside) + self._common(hidden + offered - first)
            boxed[seat] = group[:aside]
            held = group[aside : aside + hidden] if None in mine else [t for t in mine if t]
            self.hands[seat] = (*held, *map(self._named, kept))
            choice = [*group[aside + hidden :], *map(self._named, choosing)]
            if choice:
                self.phases = tuple(_fill(phase, seat, choice) for phase in self.phases)
        self.under = self._slips(view.under, traced.under)
        self.traces = tuple(
            trace._replace(slips=self._slips(trace.slips, drawn))
            for trace, drawn in zip(view.traces, traced.drawn, strict=True)
        )
        loose = self._common(view.loose)
        self.loose = tuple(sorted(loose, key=edition.board.ticket_order.__getitem__))
        rest = self.rare + self.drawn
        self.box = tuple(
            slip
            if slip.ticket
            else Slip(
                (rest if slip.known_to is None else boxed[slip.known_to]).pop(), slip.known_to
            )
            for slip in view.box
        )

    def _named(self, number: int) -> str:
        """The name of a ticket that was put back once; it gets one if it has none yet."""
        if number not in self.names:
            self.names[number] = self._common(1)[0]
        return self.names[number]

    def _slips(self, slips: Sequence[Slip], tickets: Sequence[int]) -> tuple[Slip, ...]:
        """Slips with those tickets on them."""
        pairs = zip(slips, tickets, strict=True)
        return tuple(Slip(self._named(ticket), slip.known_to) for slip, ticket in pairs)

    def _take(self, pool: list[str]) -> str:
        return pool.pop(self.chance.pick(range(len(pool)), (1,) * len(pool)))

    def _common(self, count: int) -> list[str]:
        """Tickets of the drawing deck; others only if a position written by hand has no more."""
        return [self._take(self.drawn or self.rare) for _ in range(count)]

    def _group(self, count: int) -> list[str]:
        """What is left of a first deal: at most one rare ticket, anywhere in it."""
        if not count:
            return []
        rare = [self._take(self.rare)] if self.rare else []
        group = rare + self._common(count - len(rare))
        return [self._take(group) for _ in range(count)]


def _tickets(slips: Iterable[Slip]) -> set[str]:
    return {slip.ticket for slip in slips if slip.ticket}


def _fill(phase: Phase, seat: int, tickets: Sequence[str]) -> Phase:
    return phase.dreamt(seat, tickets) if phase.hidden_tickets().get(seat) else phase


def split_decks(edition: Edition) -> tuple[list[str], list[str]]:
    """The tickets of the deck that is drawn from in play, and those only dealt at the start."""
    tickets = edition.board.tickets.values()
    return (
        [t.id for t in tickets if t.deck == ""],
        [t.id for t in tickets if t.deck != ""],
    )
