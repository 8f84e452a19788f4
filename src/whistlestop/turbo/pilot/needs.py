"""Needs: which cards a hand lacks for some routes, when every card is put to its best use."""

from whistlestop.turbo.bits import byte_of, drop, lowest
from whistlestop.turbo.claims import is_tunnel
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import MOST_CARDS, TUNNEL, TUNNEL_SPARE, WILD, FlatLaw, FlatState
from whistlestop.turbo.odds import tunnel_odds
from whistlestop.turbo.pilot.mind import Mind
from whistlestop.turbo.pilot.style import Style


@native
def missing_cards(
    law: FlatLaw, hand: int, wilds: int, routes_0: int, routes_1: int, mind: Mind
) -> int:
    """How many cards are missing to claim all those routes; which ones is noted (NEED).

    Routes of any colour go to the colour of which most is left over, or offered in the row
    (OFFERED, in tenths of a card).
    """
    for colour in range(8):
        mind.need[colour] = 0
        mind.left_over[colour] = byte_of(hand, colour)
    due, any_colour, wanted, longest = 0, 0, 0, 0
    while routes_0 != 0:
        route = lowest(routes_0)
        routes_0 = drop(routes_0)
        colour = law.tint[route]
        cards = law.length[route] + ((law.tunnels[0] >> route) & 1) * TUNNEL_SPARE
        use = min(mind.left_over[colour], cards)
        mind.left_over[colour] -= use
        mind.need[colour] += cards - use
        wanted += cards - use
    if routes_1 != 0:
        for cards in range(MOST_CARDS, -1, -1):
            left = routes_1 & law.grey_cards[cards]
            while left != 0:
                place = lowest(left)
                left = drop(left)
                due += law.ferry[64 + place]
                # The colour with most cards to spare; one that is wanted anyway has none left.
                best, most = 0, -1
                for colour in range(8):
                    have = min(10 * mind.left_over[colour] + mind.offered[colour], 10 * cards)
                    if have > most:
                        best, most = colour, have
                use = min(mind.left_over[best], cards)
                longest = max(longest, cards)
                if most > 0:
                    mind.left_over[best] -= use
                    mind.need[best] += cards - use
                    wanted += cards - use
                else:
                    any_colour += cards
    spare = wilds - due
    mind.need_wild = max(0, -spare)
    mind.need_any = any_colour
    mind.longest_grey = longest
    return max(0, wanted + any_colour - max(0, spare)) + max(0, -spare)


@native
def shortage(state: FlatState, mind: Mind) -> int:
    """The most cards of one colour that are missing and not in the row."""
    most = 0
    for colour in range(8):
        most = max(most, mind.need[colour] - byte_of(state.row, colour))
    return most


@native
def count_cards(state: FlatState, law: FlatLaw, seat: int, style: Style, mind: Mind) -> None:
    """Note what the row offers, and how many of each kind may still come off the deck, as far as
    this seat can tell."""
    for colour in range(8):
        offered = byte_of(state.row, colour)
        mind.offered[colour] = int(10 * style.offered * offered)
    # Bytes side by side: no kind has more cards than a byte holds, nor is any seen twice.
    left = law.pack - state.discards - state.row
    wild = law.pack_wild - state.discards_wild - state.row_wild
    if state.phase == TUNNEL:
        left -= state.shown
        wild -= state.shown_wild
    for other in range(state.players):
        their = state.seats[other]
        left -= their.hand if other == seat else their.known
        wild -= their.hand_wild if other == seat else their.known_wild
    total = 0
    for colour in range(8):
        mind.unseen[colour] = byte_of(left, colour)
        total += mind.unseen[colour]
    mind.unseen[8] = wild
    mind.unseen_all = total + wild


@native
def holds_up(law: FlatLaw, route: int, colour: int, spare: int, mind: Mind) -> float:
    """How likely a claim is to go through with so many cards to spare: 1 but for tunnels."""
    if not is_tunnel(law, route):
        return 1.0
    fit = mind.unseen[WILD]
    if colour != WILD:
        fit += mind.unseen[colour]
    return tunnel_odds(fit, mind.unseen_all, spare)
