"""What there is at native speed: the numbers of actions and phases, and the records of a state, of
its seats, of the law and of a final score.

Bags of cards are packed, one byte for each colour, with the wild cards in a word of their own.
Sets of routes, cities and tickets are bits; a set of routes is two words, the coloured ones and the
grey ones. A copy of the words of a state is a copy of the game.
"""

from whistlestop.turbo.jit import available
from whistlestop.turbo.records import Record, Words, part, parts, table, word, words

# Actions: 256 numbers for every edition. The mask of legal actions is four words of 64 bits.
# 0 to 63 claim a coloured route, 64 to 127 a grey one: in the order of the law's routes.

STATION = 128
"""128 to 191 build a station in a city."""
KEEP = 192
"""192 to 223 keep tickets: bit i of what is added stands for the i-th ticket on offer."""
TAKE = 224
"""224 to 232 take a card of that kind from the row; the ninth kind is the wild card."""
PAY = 233
"""233 to 241 pay with that colour, when a claim or a station can be paid in several."""
DRAW = 242
TICKETS = 243
EXTRA = 244
DECLINE = 245
PASS = 246
ACTIONS = 256

WILD = 8
"""The ninth kind of card, in every edition."""

# Phases: what is asked of the seat to move.

OVER = 0
TURN_PHASE = 1
SECOND = 2
FIRST_KEEP = 3
KEEP_PHASE = 4
PAY_ROUTE = 5
PAY_STATION = 6
TUNNEL = 7

MOST_SEATS = 5
MOST_ROUTES = STATION
MOST_CITIES = KEEP - STATION
MOST_TICKETS = 64
MOST_OWN = 64
"""Routes of one seat."""
PAYING = 32
"""There are always fewer cards of one colour and wild ones."""


class FlatSeat(Record):
    """A player."""

    hand = word()
    hand_wild = word()
    known = word()
    """The cards in hand that everybody saw arrive."""
    known_wild = word()
    cards = word()
    held = word()
    """The tickets kept."""
    trains = word()
    points = word()
    stations_left = word()
    own = words(2)
    """The routes owned."""
    open = words(2)
    """The routes that are free, and not closed to this seat."""
    stations = word()
    """The cities with a station of this seat."""
    offer = word()
    """The tickets to choose from, a byte each (number + 1), first drawn first."""
    away = word()
    """The tickets this seat put back or out of the game, as far as that still tells something."""


class FlatState(Record):
    """A game. The row of one ends after the last seat that plays."""

    rng = word()
    """The luck of the game."""
    will = word()
    """The luck of those who play at random."""
    phase = word()
    turn = word()
    first = word()
    players = word()
    left = word()
    """Turns left in the last round; -1 before it."""
    passes = word()
    deck = word()
    deck_wild = word()
    deck_n = word()
    discards = word()
    discards_wild = word()
    discards_n = word()
    row = word()
    row_wild = word()
    row_n = word()
    loose = word()
    """The tickets of the shuffled part of the deck."""
    under_head = word()
    under_n = word()
    under = words(8)
    """The tickets put back, a byte each, in a ring."""
    built = word()
    """The cities that have a station."""
    pending = word()
    """The route or city being paid for."""
    options = word()
    """The colours it can be paid in, a bit each."""
    colour = word()
    """At a tunnel: the colour paid, the wild cards in the payment, and the extra that is due."""
    wilds = word()
    due = word()
    shown = word()
    """At a tunnel: the cards turned up."""
    shown_wild = word()
    decisions = word()
    """How many decisions were made so far."""
    turns = word()
    """How many turns have ended so far."""
    seats = parts(FlatSeat, MOST_SEATS)


def state_words(seats: int) -> int:
    """How many words a state with so many seats has."""
    return FlatState.size - (MOST_SEATS - seats) * FlatSeat.size


def state_row(seats: int) -> Words:
    """A row for a state with so many seats."""
    return FlatState.rows()[: state_words(seats)]


def state_rows(seats: int, count: int) -> Words:
    """Rows for so many of them."""
    if not available():
        return [state_row(seats) for _ in range(count)]  # type: ignore[return-value]
    import numpy as np

    return np.zeros((count, state_words(seats)), np.int64)


class FlatLaw(Record):
    """What is printed, and the numbers of the rules."""

    trains = word()
    ends_at = word()
    hand = word()
    closed_up_to = word()
    draw = word()
    keep = word()
    keep_first = word()
    box_first = word()
    stations = word()
    station_worth = word()
    bonus = word()
    attraction_worth = word()
    deal_rare = word()
    deal_common = word()
    rare_first = word()
    """Is the rare deck dealt before the common one?"""
    cities = word()
    tickets = word()
    routes = words(2)
    city_mask = word()
    common = word()
    rare = word()
    attractions = word()
    tunnels = words(2)
    pack = word()
    pack_wild = word()
    pack_n = word()
    coloured_price = table(8, PAYING)
    """For each colour and each number of cards that can pay: the coloured routes it pays for."""
    grey_price = table(8, PAYING)
    """For each number of wild cards (up to 7) and of cards that can pay: the grey routes."""
    fits = table(16, 2)
    """For each number of cars (up to 15): the routes they cover."""
    keeps = table(6, 6)
    """For each size of an offer and each least number: the choices, a bit each."""
    length = words(MOST_ROUTES)
    a = words(MOST_ROUTES)
    """The cities at both ends of each route."""
    b = words(MOST_ROUTES)
    tint = words(MOST_ROUTES)
    """The colour of each route, -1 for grey."""
    ferry = words(MOST_ROUTES)
    worth = words(MOST_ROUTES)
    twins = table(MOST_ROUTES, 2)
    """The other tracks of each route."""
    ticket_a = words(MOST_TICKETS)
    ticket_b = words(MOST_TICKETS)
    ticket_worth = words(MOST_TICKETS)
    routes_at = table(MOST_CITIES, 2)
    """The routes at each city."""
    grey_cards = words(11)
    """For each number of cards beside the due wild ones: the grey routes that a plan keeps so many
    for. A tunnel is planned with one more than its length."""


MOST_CARDS = FlatLaw.fields["grey_cards"].size - 1
TUNNEL_SPARE = 1


class Line(Record):
    """A line of the final score."""

    total = word()
    routes = word()
    tickets = word()
    completed = word()
    stations = word()
    longest = word()
    path = word()
    attractions = word()
    won = word()


SCORE_NAMES = tuple(Line.names())


class GameLine(Record):
    """A line about a game: its seed (as `Game.new` takes it), who began, and how many decisions
    and turns it had."""

    seed = word()
    first = word()
    decisions = word()
    turns = word()


class HiddenSeat(Record):
    """How many tickets a view hides at a seat: in hand, put out of the game, on offer."""

    held = word()
    aside = word()
    offered = word()


TRACES = MOST_TICKETS
SLIPS = 320
"""Draws of tickets put back, each of which keeps one for good; and slips, at most four a draw."""


class Hidden(Record):
    """What a view hides: counts, and what there is to deal."""

    drawn = word()
    """The tickets of the drawing deck that may lie anywhere, and those dealt only at the start."""
    rare = word()
    loose = word()
    deck = word()
    dealt = word()
    """How many tickets a seat is dealt at the start."""
    unseen = word()
    """The cards that may lie anywhere: packed, and wild."""
    unseen_wild = word()
    under = words(MOST_TICKETS)
    """For each ticket put back: 0 known, else 1 + the seat that knows it (9: nobody)."""
    seats = parts(HiddenSeat, MOST_SEATS)
    slips = word()
    """How many slips there are, those drawn first; and how many of them were drawn."""
    drawn_slips = word()
    named = words(SLIPS)
    """For each slip that the viewer put there: 1 + its ticket."""
    met = words(SLIPS)
    """For each slip of others that it drew: 1 a ticket it had not known, 2 + one that it had."""
    traced = word()
    """The draws of tickets put back that others made: how many, who each, how many fresh tickets
    and slips, how many of them went back."""
    drawer = words(TRACES)
    fresh = words(TRACES)
    taken = words(TRACES)
    returned = words(TRACES)
    pending = words(TRACES)
    """Is it still to be chosen what is kept?"""
    start = words(TRACES)
    """The first of its slips, and the first of those put back."""
    back = words(TRACES)


class Pool(Record):
    """The hidden things while they are dealt: what is left there then is in no world."""

    drawn = word()
    rare = word()
    unseen = word()
    unseen_wild = word()


FAR = 90
"""More cars than any way takes."""
SLOTS = 2048


class Scratch(Record):
    """Room to work in. Nothing in it has to be 0."""

    root = words(MOST_CITIES)
    """For each city the one that stands for its island."""
    open_tickets = words(MOST_TICKETS)
    which = words(MOST_TICKETS)
    """The tickets that are not made yet, with their islands; and their numbers."""
    done = words(MOST_TICKETS)
    """For each ticket: is it completed?"""
    home = words(3)
    """For each station: its own island, and the islands it may lead to, a bit each."""
    leads = words(3)
    made = word()
    """Which of the open tickets the best bridges complete, a bit each."""

    # The search for the longest path.
    total = words(MOST_CITIES)
    """For each island: its length, and its cities with an odd number of routes, a bit each."""
    odd = words(MOST_CITIES)
    at = words(MOST_CITIES)
    """For each city: its routes in the island, as bits of their number in the lists below."""
    ends = words(MOST_OWN)
    lengths = words(MOST_OWN)
    stack_city = words(MOST_OWN)
    stack_left = words(MOST_OWN)
    stack_used = words(MOST_OWN)
    stack_length = words(MOST_OWN)
    serial = word()
    """The number of the search, so that what earlier ones have seen does not count."""
    seen = table(SLOTS, 2)
    """Places already gone on from: routes used, and city and search."""

    # A quick plan.
    buckets = words(FAR)
    distance = words(MOST_CITIES)
    via = words(MOST_CITIES)
    need = words(9)
    """How many more cards of each colour the plan asks for; grey routes count in the ninth."""

    # Dealing worlds.
    pool = part(Pool)
    group = words(MOST_TICKETS)
    """The tickets of one deal, and what they are taken from."""
    rest = words(MOST_TICKETS)
    on = words(SLIPS)
    """For each slip: 1 + its ticket, 0 one without a name."""
    tried = words(TRACES)
    """For each draw: the choices that were tried, and what was put back, a bit each."""
    chosen = words(TRACES)
