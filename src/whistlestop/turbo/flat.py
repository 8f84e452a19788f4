"""Between the readable state and the flat one: `flatten` and `unflatten`."""

from collections.abc import Iterable, Sequence

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
from whistlestop.turbo.jit import zeros
from whistlestop.turbo.law import Law, Unsupported, Words


def signed(bits: int) -> int:
    """64 bits as a signed number."""
    return bits - (1 << 64) if bits >> 63 else bits


def bits(word: int) -> list[int]:
    """The places of the bits of a word."""
    word = int(word) & (1 << 64) - 1
    return [place for place in range(64) if word >> place & 1]


def mask(places: Iterable[int]) -> int:
    """A word with those bits."""
    found = 0
    for place in places:
        found |= 1 << place
    return signed(found)


def packed(bag: Bag) -> int:
    """The colours of a bag, a byte each."""
    return int.from_bytes(bytes(bag[:-1]), "little")


def unpacked(law: Law, word: int, wild: int) -> Bag:
    """The bag of a packed word and some wild cards."""
    colours = (int(word) & (1 << 64) - 1).to_bytes(8, "little")
    return (*colours[: len(law.colours)], int(wild))


def flatten(law: Law, state: State | View) -> Words:
    """The flat form of a state; of a view everything in it, with nothing where it knows nothing."""
    seats = len(state.players)
    words: Words = zeros(at.state_words(seats))
    words[at.SEATS], words[at.FIRST] = seats, state.first
    _cards(law, state, words)
    _table(law, state, words)
    for seat in range(seats):
        flatten_player(law, state, seat, words)
    if state.phases:
        flatten_phase(law, state.phases[-1], words)
    return words


def _cards(law: Law, state: State | View, words: Words) -> None:
    row = law.edition.pack.bag(state.row)
    piles = [(at.DISC, state.discards), (at.ROW, row)]
    if isinstance(state, State):
        piles.append((at.DECK, state.deck))
    for where, bag in piles:
        words[where], words[where + 1], words[where + 2] = packed(bag), bag[-1], sum(bag)


def _table(law: Law, state: State | View, words: Words) -> None:
    clock = state.part(Clock)
    if clock.ends_at != law.words[at.L_ENDS_AT]:
        raise Unsupported("the last round of this game begins at another number of cars")
    words[at.LEFT] = -1 if clock.left is None else clock.left
    words[at.PASSES] = clock.passes
    if law.words[at.L_STATIONS]:
        words[at.BUILT] = mask(law.city_at[city] for city in state.part(StationMap).at)
    if isinstance(state, State):
        words[at.LOOSE] = mask(law.ticket_at[ticket] for ticket in state.loose)
    words[at.UNDER_N] = len(state.under)
    ring = bytearray(64)
    for place, slip in enumerate(state.under):
        ring[place] = law.ticket_at[slip.ticket] if slip.ticket else 0
    for place in range(8):
        words[at.UNDER + place] = int.from_bytes(ring[8 * place : 8 * place + 8], "little")


def flatten_player(law: Law, state: State | View, seat: int, words: Words) -> None:
    """Write the words of one player."""
    me = at.PLAYERS + seat * at.PLAYER
    player = state.players[seat]
    if isinstance(player, Player):
        hand, cards, held = player.hand, sum(player.hand), player.tickets
    elif isinstance(state, View) and seat == state.seat:
        hand, cards, held = state.hand, sum(state.hand), state.tickets
    else:
        hand, cards, held = player.known, player.cards, tuple(t for t in player.tickets if t)
    words[me + at.HAND], words[me + at.HAND_WILD] = packed(hand), hand[-1]
    words[me + at.KNOWN], words[me + at.KNOWN_WILD] = packed(player.known), player.known[-1]
    words[me + at.CARDS] = cards
    words[me + at.HELD] = mask(law.ticket_at[ticket] for ticket in held)
    words[me + at.TRAINS], words[me + at.POINTS] = player.trains, player.points
    if law.words[at.L_STATIONS]:
        stations = state.part(StationMap)
        words[me + at.STATIONS_LEFT] = stations.left[seat]
        mine = [law.city_at[city] for city, owner in stations.at.items() if owner == seat]
        words[me + at.STATIONS] = mask(mine)
    flatten_routes(law, state, seat, words)
    words[me + at.AWAY] = mask(
        law.ticket_at[slip.ticket]
        for slip in (*state.under, *state.box)
        if slip.ticket and slip.known_to == seat
    )


def flatten_routes(law: Law, state: State | View, seat: int, words: Words) -> None:
    """Write which routes a player owns, and which are open to it."""
    me, bit = at.PLAYERS + seat * at.PLAYER, law.route_bit
    own = shut = 0
    for route, owner in state.owners.items():
        shut |= bit[route]
        if owner == seat:
            own |= bit[route]
    for route in closed_routes(state, seat):
        shut |= bit[route]
    words[me + at.OWN], words[me + at.OWN + 1] = halves(own)
    words[me + at.OPEN], words[me + at.OPEN + 1] = halves(law.all_routes & ~shut)


def halves(routes: int) -> tuple[int, int]:
    """128 bits as two words."""
    return signed(routes & (1 << 64) - 1), signed(routes >> 64)


def flatten_phase(law: Law, phase: Phase, words: Words) -> None:
    """Write what is asked, and of whom."""
    words[at.TURN] = phase.seats[0]
    if isinstance(phase, Turn):
        words[at.PHASE] = at.TURN_PHASE
    elif isinstance(phase, SecondCard):
        words[at.PHASE] = at.SECOND
    elif isinstance(phase, Choosing):
        words[at.PHASE] = at.FIRST_KEEP if phase.first else at.KEEP_PHASE
        for seat, offer in enumerate(phase.offers):
            numbers = [law.ticket_at[ticket] + 1 for ticket in offer if ticket]
            words[at.PLAYERS + seat * at.PLAYER + at.OFFER] = int.from_bytes(
                bytes(numbers), "little"
            )
    elif isinstance(phase, Tunnel):
        words[at.PHASE] = at.TUNNEL
        words[at.PENDING] = law.route_at[phase.route]
        assert phase.payment.colour is not None
        words[at.COLOUR] = law.kind(phase.payment.colour)
        words[at.WILDS], words[at.DUE] = phase.payment.wilds, phase.extra
        shown = law.edition.pack.bag(phase.revealed)
        words[at.SHOWN], words[at.SHOWN_WILD] = packed(shown), shown[-1]
    else:
        raise Unsupported(f"a pending {type(phase).__name__} is not written for flat arrays")


def under(law: Law, words: Words) -> list[str]:
    """The tickets put back, first to be drawn first."""
    ring = words[at.UNDER : at.UNDER + 8].tobytes()
    head, count = int(words[at.UNDER_HEAD]), int(words[at.UNDER_N])
    return [law.tickets[ring[head + place & 63]] for place in range(count)]


def offer_of(law: Law, words: Words, seat: int) -> tuple[str, ...]:
    """The tickets a seat may choose from, in the order drawn."""
    word = int(words[at.PLAYERS + seat * at.PLAYER + at.OFFER])
    return tuple(law.tickets[n - 1] for n in word.to_bytes(8, "little") if n)


def unflatten(law: Law, words: Words) -> State:
    """The readable form of a state. Where a colour is asked for, the claim has not begun."""
    seats = int(words[at.SEATS])
    players = tuple(_player(law, words, seat) for seat in range(seats))
    put_back = under(law, words)
    knows = {
        law.tickets[place]: seat
        for seat in range(seats)
        for place in bits(words[at.PLAYERS + seat * at.PLAYER + at.AWAY])
    }
    loose = tuple(law.tickets[place] for place in bits(words[at.LOOSE]))
    offers = [offer_of(law, words, seat) for seat in range(seats)]
    somewhere = {*loose, *put_back, *(t for p in players for t in p.tickets)}
    somewhere |= {ticket for offer in offers for ticket in offer}
    row = unpacked(law, words[at.ROW], words[at.ROW_WILD])
    left = int(words[at.LEFT])
    clock = Clock(int(law.words[at.L_ENDS_AT]), left if left >= 0 else None, int(words[at.PASSES]))
    return State(
        edition=law.edition,
        first=int(words[at.FIRST]),
        owners=_owners(law, words, seats),
        loose=loose,
        under=tuple(Slip(ticket, knows.get(ticket)) for ticket in put_back),
        traces=(),
        box=tuple(Slip(t, knows.get(t)) for t in law.tickets if t not in somewhere),
        parts={Clock: clock, **_station_map(law, words, seats)},
        discards=unpacked(law, words[at.DISC], words[at.DISC_WILD]),
        deck=unpacked(law, words[at.DECK], words[at.DECK_WILD]),
        row=law.edition.pack.cards(row),
        players=players,
        phases=_phases(law, words, offers),
    )


def _player(law: Law, words: Words, seat: int) -> Player:
    me = at.PLAYERS + seat * at.PLAYER
    return Player(
        hand=unpacked(law, words[me + at.HAND], words[me + at.HAND_WILD]),
        known=unpacked(law, words[me + at.KNOWN], words[me + at.KNOWN_WILD]),
        tickets=tuple(law.tickets[place] for place in bits(words[me + at.HELD])),
        trains=int(words[me + at.TRAINS]),
        points=int(words[me + at.POINTS]),
    )


def _owners(law: Law, words: Words, seats: int) -> dict[str, int]:
    return {
        law.routes[64 * half + place].id: seat
        for seat in range(seats)
        for half in range(2)
        for place in bits(words[at.PLAYERS + seat * at.PLAYER + at.OWN + half])
    }


def _station_map(law: Law, words: Words, seats: int) -> dict[type, object]:
    each = int(law.words[at.L_STATIONS])
    if not each:
        return {}
    homes = [at.PLAYERS + seat * at.PLAYER for seat in range(seats)]
    built = {
        law.cities[place]: seat
        for seat, me in enumerate(homes)
        for place in bits(words[me + at.STATIONS])
    }
    left = tuple(int(words[me + at.STATIONS_LEFT]) for me in homes)
    return {StationMap: StationMap(built, left, each)}


def _phases(law: Law, words: Words, offers: Sequence[tuple[str, ...]]) -> tuple[Phase, ...]:
    seat, phase = int(words[at.TURN]), int(words[at.PHASE])
    turn = Turn(seat)
    if phase == at.OVER:
        return ()
    if phase == at.SECOND:
        return (turn, SecondCard(seat))
    if phase == at.FIRST_KEEP:
        return (Choosing(tuple(offers), int(law.words[at.L_KEEP_FIRST]), first=True),)
    if phase == at.KEEP_PHASE:
        return (turn, Choosing(tuple(offers), int(law.words[at.L_KEEP]), first=False))
    if phase == at.TUNNEL:
        route = law.routes[int(words[at.PENDING])]
        colour, wilds = law.card(int(words[at.COLOUR])), int(words[at.WILDS])
        cards = (colour,) * (route.length - wilds) + (law.card(at.WILD),) * wilds
        shown = unpacked(law, words[at.SHOWN], words[at.SHOWN_WILD])
        revealed = law.edition.pack.cards(shown)
        return (turn, Tunnel(seat, route.id, Payment(cards, colour), revealed))
    return (turn,)
