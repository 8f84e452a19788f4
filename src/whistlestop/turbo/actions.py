"""Actions and moves: which number stands for which move, and back.

Payments are canonical: of each colour the one with the fewest wild cards, and wild cards alone
only at tunnels or where nothing else pays.
"""

from collections.abc import Iterable, Mapping

from whistlestop.core.cards import WILD, Payment
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.notation import format_move
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.rules.drawing import DrawCard, TakeCard
from whistlestop.rules.stations import BuildStation
from whistlestop.rules.tickets import Choosing, DrawTickets, KeepTickets
from whistlestop.rules.tunnels import Decline, PayExtra
from whistlestop.rules.turns import Pass
from whistlestop.turbo import layout as at
from whistlestop.turbo.law import Law

Tree = dict[int, "Move | dict[int, Move]"]
"""An action leads to a move, or to the choice of a colour that then makes the move."""

SINGLE: Mapping[type[Move], int] = {
    DrawCard: at.DRAW,
    DrawTickets: at.TICKETS,
    Decline: at.DECLINE,
    Pass: at.PASS,
}


def tree(law: Law, state: State | View, moves: Iterable[Move]) -> Tree:
    """The actions that make some legal moves of a state; payments that are not canonical have none.

    Every legal move of a seat must be given: which payment is canonical depends on the others.
    """
    found: Tree = {}
    paid: dict[int, dict[int, Move]] = {}
    for move in moves:
        if isinstance(move, ClaimRoute):
            _cheapest(law, paid.setdefault(law.route_at[move.route], {}), move, move.payment)
        elif isinstance(move, BuildStation):
            place = at.STATION + law.city_at[move.city]
            _cheapest(law, paid.setdefault(place, {}), move, move.payment)
        elif isinstance(move, PayExtra):
            old = found.get(at.EXTRA)
            if not isinstance(old, PayExtra) or move.payment.wilds < old.payment.wilds:
                found[at.EXTRA] = move
        elif isinstance(move, TakeCard):
            found[at.TAKE + law.kind(move.card)] = move
        elif isinstance(move, KeepTickets):
            found[at.KEEP + choice_of(state, move)] = move
        else:
            found[SINGLE[type(move)]] = move
    for action, ways in paid.items():
        if action >= at.STATION or not law.routes[action].trait("tunnel"):
            wild = ways.pop(at.WILD, None)
            if wild is not None and not ways:
                ways[at.WILD] = wild
        only = next(iter(ways.values())) if len(ways) == 1 else None
        found[action] = only or {at.PAY + kind: move for kind, move in ways.items()}
    return found


def _cheapest(law: Law, ways: dict[int, Move], move: Move, payment: Payment) -> None:
    """Note a payment if it is the one with the fewest wild cards of its colour."""
    assert payment.colour is not None
    kind = law.kind(payment.colour)
    old = ways.get(kind)
    if not isinstance(old, ClaimRoute | BuildStation) or payment.wilds < old.payment.wilds:
        ways[kind] = move


def choice_of(state: State | View, move: KeepTickets) -> int:
    """The tickets kept, a bit for each ticket on offer."""
    phase = state.phases[-1]
    assert isinstance(phase, Choosing)
    offer = next(o for o in phase.offers if o and set(move.tickets) <= set(o))
    return sum(1 << place for place, ticket in enumerate(offer) if ticket in move.tickets)


def example(law: Law, state: State, action: int) -> Move | None:
    """A move that an action stands for, legal or not; None where it stands for none."""
    seat = state.turn or 0
    if action < at.STATION:
        route = law.routes.get(action)
        return (
            ClaimRoute(route.id, _fair(law, state, seat, route.length, route.colour))
            if route
            else None
        )
    if action < at.KEEP:
        place = action - at.STATION
        if place >= len(law.cities):
            return None
        return BuildStation(law.cities[place], _fair(law, state, seat, 1, None))
    if action < at.TAKE:
        return _kept(law, state, action - at.KEEP)
    if action < at.PAY:
        kind = action - at.TAKE
        if kind != at.WILD and kind >= len(law.colours):
            return None
        return TakeCard(law.card(kind))
    if action == at.EXTRA:
        return PayExtra(Payment((WILD,), WILD))
    return next((kind() for kind, number in SINGLE.items() if number == action), None)


def _fair(law: Law, state: State, seat: int, cards: int, colour: str | None) -> Payment:
    """The most plausible payment of so many cards: the colour held most, then wild cards."""
    pack, hand = law.edition.pack, state.players[seat].hand
    best = colour or max(pack.colours, key=lambda card: hand[pack.index[card]])
    plain = min(hand[pack.index[best]], cards)
    wilds = min(cards - plain, hand[pack.wild])
    return Payment.of(pack, (best,) * (cards - wilds) + (WILD,) * wilds)


def _kept(law: Law, state: State, choice: int) -> Move:
    """The tickets of a choice; beyond the offer it means a ticket that is not on offer."""
    phase = state.phases[-1] if state.phases else None
    offers = getattr(phase, "offers", ((),))
    offer = next((offer for offer in offers if offer), ())
    kept = [ticket for place, ticket in enumerate(offer) if choice >> place & 1]
    if choice >> len(offer):
        kept.append(next(ticket for ticket in law.tickets if ticket not in offer))
    return KeepTickets(tuple(kept))


def describe(law: Law, action: int) -> str:
    """An action in words, whatever the position."""
    if not 0 <= action < at.ACTIONS:
        return "no action"
    if action < at.STATION:
        return f"claim {law.routes[action].id}" if action in law.routes else "no action"
    if action < at.KEEP:
        place = action - at.STATION
        return f"station {law.cities[place]}" if place < len(law.cities) else "no action"
    if action < at.TAKE:
        kept = [str(place + 1) for place in range(5) if action - at.KEEP >> place & 1]
        return f"keep ticket {' and '.join(kept)} of the offer" if kept else "keep no ticket"
    if action < at.DRAW:
        kind = (action - at.TAKE) % 9
        if kind != at.WILD and kind >= len(law.colours):
            return "no action"
        return f"{'take' if action < at.PAY else 'pay with'} {law.card(kind)}"
    if action == at.EXTRA:
        return "pay the extra"
    return next((format_move(k()) for k, number in SINGLE.items() if number == action), "no action")
