"""Between the readable state and the flat one: `flatten` and `unflatten`."""

from collections.abc import Sequence

from whistlestop.core.cards import Bag, Payment
from whistlestop.core.phase import Phase
from whistlestop.core.state import Player, Slip, State
from whistlestop.core.view import View
from whistlestop.rules.claiming import closed_routes
from whistlestop.rules.drawing import SecondCard
from whistlestop.rules.stations import StationMap
from whistlestop.rules.tickets import Choosing
from whistlestop.rules.tunnels import Tunnel
from whistlestop.rules.turns import Clock, Turn
from whistlestop.turbo import layout as at
from whistlestop.turbo.by_hand import WORD, bits, mask, signed
from whistlestop.turbo.law import Law, Unsupported
from whistlestop.turbo.layout import FlatSeat, FlatState


def packed(bag: Bag) -> int:
    """The colours of a bag, a byte each."""
    return int.from_bytes(bytes(bag[:-1]), "little")


def unpacked(law: Law, word: int, wild: int) -> Bag:
    """The bag of a packed word and some wild cards."""
    colours = (word & WORD).to_bytes(8, "little")
    return (*colours[: len(law.colours)], wild)


def flatten(law: Law, state: State | View) -> FlatState:
    """The flat form of a state; of a view everything in it, with nothing where it knows nothing."""
    flat = FlatState()
    flat.players, flat.first = len(state.players), state.first
    del flat.seats[flat.players :]
    _cards(law, state, flat)
    _table(law, state, flat)
    for seat in range(flat.players):
        flatten_player(law, state, seat, flat.seats[seat])
    if state.phases:
        flatten_phase(law, state.phases[-1], flat)
    return flat


def _cards(law: Law, state: State | View, flat: FlatState) -> None:
    row, away = law.edition.pack.bag(state.row), state.discards
    flat.row, flat.row_wild, flat.row_n = packed(row), row[-1], sum(row)
    flat.discards, flat.discards_wild, flat.discards_n = packed(away), away[-1], sum(away)
    if isinstance(state, State):
        deck = state.deck
        flat.deck, flat.deck_wild, flat.deck_n = packed(deck), deck[-1], sum(deck)


def _table(law: Law, state: State | View, flat: FlatState) -> None:
    clock = state.part(Clock)
    if clock.ends_at != law.flat.ends_at:
        raise Unsupported("the last round of this game begins at another number of cars")
    flat.left = -1 if clock.left is None else clock.left
    flat.passes = clock.passes
    if law.flat.stations:
        flat.built = mask(law.city_at[city] for city in state.part(StationMap).at)
    if isinstance(state, State):
        flat.loose = mask(law.ticket_at[ticket] for ticket in state.loose)
    flat.under_n = len(state.under)
    ring = bytearray(64)
    for place, slip in enumerate(state.under):
        ring[place] = law.ticket_at[slip.ticket] if slip.ticket else 0
    for place in range(8):
        flat.under[place] = int.from_bytes(ring[8 * place : 8 * place + 8], "little")


def flatten_player(law: Law, state: State | View, seat: int, me: FlatSeat) -> None:
    """Write what is so of one player."""
    player = state.players[seat]
    if isinstance(player, Player):
        hand, me.cards, held = player.hand, sum(player.hand), player.tickets
    elif isinstance(state, View) and seat == state.seat:
        hand, me.cards, held = state.hand, sum(state.hand), state.tickets
    else:
        hand, me.cards = player.known, player.cards
        held = tuple(ticket for ticket in player.tickets if ticket)
    me.hand, me.hand_wild = packed(hand), hand[-1]
    me.known, me.known_wild = packed(player.known), player.known[-1]
    me.held = mask(law.ticket_at[ticket] for ticket in held)
    me.trains, me.points = player.trains, player.points
    if law.flat.stations:
        stations = state.part(StationMap)
        me.stations_left = stations.left[seat]
        mine = [law.city_at[city] for city, owner in stations.at.items() if owner == seat]
        me.stations = mask(mine)
    flatten_routes(law, state, seat, me)
    me.away = mask(
        law.ticket_at[slip.ticket]
        for slip in (*state.under, *state.box)
        if slip.ticket and slip.known_to == seat
    )


def flatten_routes(law: Law, state: State | View, seat: int, me: FlatSeat) -> None:
    """Write which routes a player owns, and which are open to it."""
    bit = law.route_bit
    own = shut = 0
    for route, owner in state.owners.items():
        shut |= bit[route]
        if owner == seat:
            own |= bit[route]
    for route in closed_routes(state, seat):
        shut |= bit[route]
    me.own, me.open = halves(own), halves(law.all_routes & ~shut)


def halves(routes: int) -> list[int]:
    """128 bits as two words."""
    return [signed(routes), signed(routes >> 64)]


def flatten_phase(law: Law, phase: Phase, flat: FlatState) -> None:
    """Write what is asked, and of whom."""
    flat.turn = phase.seats[0]
    if isinstance(phase, Turn):
        flat.phase = at.TURN_PHASE
    elif isinstance(phase, SecondCard):
        flat.phase = at.SECOND
    elif isinstance(phase, Choosing):
        flat.phase = at.FIRST_KEEP if phase.first else at.KEEP_PHASE
        for me, offer in zip(flat.seats, phase.offers, strict=True):
            numbers = [law.ticket_at[ticket] + 1 for ticket in offer if ticket]
            me.offer = int.from_bytes(bytes(numbers), "little")
    elif isinstance(phase, Tunnel):
        flat.phase = at.TUNNEL
        flat.pending = law.route_at[phase.route]
        assert phase.payment.colour is not None
        flat.colour = law.kind(phase.payment.colour)
        flat.wilds, flat.due = phase.payment.wilds, phase.extra
        shown = law.edition.pack.bag(phase.revealed)
        flat.shown, flat.shown_wild = packed(shown), shown[-1]
    else:
        raise Unsupported(f"a pending {type(phase).__name__} is not written for flat arrays")


def under(law: Law, flat: FlatState) -> list[str]:
    """The tickets put back, first to be drawn first."""
    ring = b"".join(word.to_bytes(8, "little") for word in flat.under)
    places = range(flat.under_head, flat.under_head + flat.under_n)
    return [law.tickets[ring[place & 63]] for place in places]


def offer_of(law: Law, me: FlatSeat) -> tuple[str, ...]:
    """The tickets a seat may choose from, in the order drawn."""
    return tuple(law.tickets[n - 1] for n in me.offer.to_bytes(8, "little") if n)


def unflatten(law: Law, flat: FlatState) -> State:
    """The readable form of a state. Where a colour is asked for, the claim has not begun."""
    seats = flat.seats[: flat.players]
    players = tuple(_player(law, me) for me in seats)
    put_back = under(law, flat)
    knows = {law.tickets[place]: seat for seat, me in enumerate(seats) for place in bits(me.away)}
    loose = tuple(law.tickets[place] for place in bits(flat.loose))
    offers = [offer_of(law, me) for me in seats]
    somewhere = {*loose, *put_back, *(t for p in players for t in p.tickets)}
    somewhere |= {ticket for offer in offers for ticket in offer}
    row = unpacked(law, flat.row, flat.row_wild)
    clock = Clock(law.flat.ends_at, flat.left if flat.left >= 0 else None, flat.passes)
    return State(
        edition=law.edition,
        first=flat.first,
        owners=_owners(law, seats),
        loose=loose,
        under=tuple(Slip(ticket, knows.get(ticket)) for ticket in put_back),
        traces=(),
        box=tuple(Slip(t, knows.get(t)) for t in law.tickets if t not in somewhere),
        parts={Clock: clock, **_station_map(law, seats)},
        discards=unpacked(law, flat.discards, flat.discards_wild),
        deck=unpacked(law, flat.deck, flat.deck_wild),
        row=law.edition.pack.cards(row),
        players=players,
        phases=_phases(law, flat, offers),
    )


def _player(law: Law, me: FlatSeat) -> Player:
    return Player(
        hand=unpacked(law, me.hand, me.hand_wild),
        known=unpacked(law, me.known, me.known_wild),
        tickets=tuple(law.tickets[place] for place in bits(me.held)),
        trains=me.trains,
        points=me.points,
    )


def _owners(law: Law, seats: Sequence[FlatSeat]) -> dict[str, int]:
    return {
        law.routes[64 * half + place].id: seat
        for seat, me in enumerate(seats)
        for half in range(2)
        for place in bits(me.own[half])
    }


def _station_map(law: Law, seats: Sequence[FlatSeat]) -> dict[type, object]:
    if not law.flat.stations:
        return {}
    built = {law.cities[n]: seat for seat, me in enumerate(seats) for n in bits(me.stations)}
    left = tuple(me.stations_left for me in seats)
    return {StationMap: StationMap(built, left, law.flat.stations)}


def _phases(law: Law, flat: FlatState, offers: Sequence[tuple[str, ...]]) -> tuple[Phase, ...]:
    seat, phase = flat.turn, flat.phase
    turn = Turn(seat)
    if phase == at.OVER:
        return ()
    if phase == at.SECOND:
        return (turn, SecondCard(seat))
    if phase == at.FIRST_KEEP:
        return (Choosing(tuple(offers), law.flat.keep_first, first=True),)
    if phase == at.KEEP_PHASE:
        return (turn, Choosing(tuple(offers), law.flat.keep, first=False))
    if phase == at.TUNNEL:
        route = law.routes[flat.pending]
        colour, wilds = law.card(flat.colour), flat.wilds
        cards = (colour,) * (route.length - wilds) + (law.card(at.WILD),) * wilds
        shown = unpacked(law, flat.shown, flat.shown_wild)
        revealed = law.edition.pack.cards(shown)
        return (turn, Tunnel(seat, route.id, Payment(cards, colour), revealed))
    return (turn,)
