"""Where everything lies: the words of a state, the words of a law, and the numbers of actions.

A state is one row of 64-bit words. Bags of cards are packed, one byte for each colour, with the
wild cards in a word of their own. Sets of routes, cities and tickets are bits. A copy of the
words is a copy of the game.
"""

# Actions: 256 numbers for every edition. The mask of legal actions is four words of 64 bits.

CLAIM = 0
"""0 to 63 claim a coloured route, 64 to 127 a grey one: in the order of the law's routes."""
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
MASK_WORDS = 4

# Phases: what is asked of the seat to move.

OVER = 0
TURN_PHASE = 1
SECOND = 2
FIRST_KEEP = 3
KEEP_PHASE = 4
PAY_ROUTE = 5
PAY_STATION = 6
TUNNEL = 7

# The words of a state.

RNG = 0
"""The luck of the game."""
WILL = 1
"""The luck of those who play at random."""
PHASE = 2
TURN = 3
FIRST = 4
SEATS = 5
LEFT = 6
"""Turns left in the last round; -1 before it."""
PASSES = 7
DECK = 8
DECK_WILD = 9
DECK_N = 10
DISC = 11
DISC_WILD = 12
DISC_N = 13
ROW = 14
ROW_WILD = 15
ROW_N = 16
LOOSE = 17
"""The tickets of the shuffled part of the deck."""
UNDER_HEAD = 18
UNDER_N = 19
BUILT = 20
"""The cities that have a station."""
PENDING = 21
"""The route or city being paid for."""
OPTIONS = 22
"""The colours it can be paid in, a bit each."""
COLOUR = 23
"""At a tunnel: the colour paid, the wild cards in the payment, and the extra that is due."""
WILDS = 24
DUE = 25
SHOWN = 26
"""At a tunnel: the cards turned up."""
SHOWN_WILD = 27
DECISIONS = 28
"""How many decisions were made so far."""
TURNS = 29
"""How many turns have ended so far."""
UNDER = 32
"""Eight words: the tickets put back, a byte each, in a ring."""
PLAYERS = 40

# The words of a player, from PLAYERS + seat * PLAYER on.

PLAYER = 16
HAND = 0
HAND_WILD = 1
KNOWN = 2
"""The cards in hand that everybody saw arrive."""
KNOWN_WILD = 3
CARDS = 4
HELD = 5
"""The tickets kept."""
TRAINS = 6
POINTS = 7
STATIONS_LEFT = 8
OWN = 9
"""Two words: the routes owned."""
OPEN = 11
"""Two words: the routes that are free, and not closed to this seat."""
STATIONS = 13
"""The cities with a station of this seat."""
OFFER = 14
"""The tickets to choose from, a byte each (number + 1), first drawn first."""
AWAY = 15
"""The tickets this seat put back or out of the game, as far as that still tells it something."""

WILD = 8
"""The ninth kind of card, in every edition."""

# The words of a law: what is printed, and the numbers of the rules.

L_SEATS_MIN = 0
L_SEATS_MAX = 1
L_TRAINS = 2
L_ENDS_AT = 3
L_HAND = 4
L_CLOSED_UP_TO = 5
L_DRAW = 6
L_KEEP = 7
L_KEEP_FIRST = 8
L_BOX_FIRST = 9
L_STATIONS = 10
L_STATION_WORTH = 11
L_BONUS = 12
L_ATTRACTION_WORTH = 13
L_DEAL_RARE = 14
L_DEAL_COMMON = 15
L_CITIES = 16
L_TICKETS = 17
L_COLOURED = 18
L_GREY = 19
L_COLOURS = 20
L_ROUTES = 21
"""Two words: every route."""
L_CITY_MASK = 23
L_COMMON = 24
L_RARE = 25
L_ATTRACTIONS = 26
L_TUNNELS = 27
"""Two words: the routes that are tunnels."""
L_PACK = 29
L_PACK_WILD = 30
L_PACK_N = 31
L_RARE_FIRST = 32
"""Is the rare deck dealt before the common one?"""
L_COLOURED_PRICE = 64
"""For each colour and each number of cards that can pay: the coloured routes it pays for."""
L_GREY_PRICE = L_COLOURED_PRICE + 8 * 32
"""For each number of wild cards (up to 7) and of cards that can pay: the grey routes."""
L_FITS = L_GREY_PRICE + 8 * 32
"""For each number of cars (up to 15): the routes they cover, two words each."""
L_KEEPS = L_FITS + 32
"""For each size of an offer and each least number: the choices, a bit each."""
L_LENGTH = L_KEEPS + 64
L_A = L_LENGTH + 128
L_B = L_A + 128
L_TINT = L_B + 128
"""The colour of each route, -1 for grey."""
L_FERRY = L_TINT + 128
L_WORTH = L_FERRY + 128
L_TWINS = L_WORTH + 128
"""The other tracks of each route, two words each."""
L_TICKET_A = L_TWINS + 256
L_TICKET_B = L_TICKET_A + 64
L_TICKET_WORTH = L_TICKET_B + 64
L_ROUTES_AT = L_TICKET_WORTH + 64
"""The routes at each city, two words each."""
L_GREY_CARDS = L_ROUTES_AT + 128
"""For each number of cards beside the due wild ones: the grey routes that a plan keeps so many
for. A tunnel is planned with one more than its length."""
MOST_CARDS = 10
TUNNEL_SPARE = 1
LAW_WORDS = L_GREY_CARDS + MOST_CARDS + 1

# A line of the final score.

S_TOTAL = 0
S_ROUTES = 1
S_TICKETS = 2
S_DONE = 3
S_STATIONS = 4
S_LONGEST = 5
S_PATH = 6
S_ATTRACTIONS = 7
S_WON = 8
SCORE = 9
SCORE_NAMES = (
    "total",
    "routes",
    "tickets",
    "completed",
    "stations",
    "longest",
    "path",
    "attractions",
    "won",
)

SCRATCH = 8192
"""Words of room that counting scores needs."""


def state_words(seats: int) -> int:
    """How many words a state with so many seats has."""
    return PLAYERS + PLAYER * seats
