"""Needs: which cards a hand lacks for some routes, when every card is put to its best use."""

from whistlestop.turbo.bits import drop, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Numbers, Words
from whistlestop.turbo.layout import (
    DISC,
    DISC_WILD,
    HAND,
    HAND_WILD,
    KNOWN,
    KNOWN_WILD,
    L_FERRY,
    L_GREY_CARDS,
    L_LENGTH,
    L_PACK,
    L_PACK_WILD,
    L_TINT,
    L_TUNNELS,
    MOST_CARDS,
    PHASE,
    PLAYER,
    PLAYERS,
    ROW,
    ROW_WILD,
    SEATS,
    SHOWN,
    SHOWN_WILD,
    TUNNEL,
    TUNNEL_SPARE,
)
from whistlestop.turbo.pilot.room import LEFT_OVER, LONGEST_GREY, NEED, OFFERED, UNSEEN
from whistlestop.turbo.pilot.style import P_OFFERED


@native
def missing_cards(
    law: Words, hand: int, wilds: int, routes_0: int, routes_1: int, mind: Words
) -> int:
    """How many cards are missing to claim all those routes; which ones is noted (NEED).

    Routes of any colour go to the colour of which most is left over, or offered in the row
    (OFFERED, in tenths of a card).
    """
    for colour in range(8):
        mind[NEED + colour] = 0
        mind[LEFT_OVER + colour] = (hand >> (colour << 3)) & 255
    due, any_colour, wanted, longest = 0, 0, 0, 0
    while routes_0 != 0:
        route = lowest(routes_0)
        routes_0 = drop(routes_0)
        colour = law[L_TINT + route]
        cards = law[L_LENGTH + route] + ((law[L_TUNNELS] >> route) & 1) * TUNNEL_SPARE
        use = min(mind[LEFT_OVER + colour], cards)
        mind[LEFT_OVER + colour] -= use
        mind[NEED + colour] += cards - use
        wanted += cards - use
    if routes_1 != 0:
        for cards in range(MOST_CARDS, -1, -1):
            left = routes_1 & law[L_GREY_CARDS + cards]
            while left != 0:
                place = lowest(left)
                left = drop(left)
                due += law[L_FERRY + 64 + place]
                # The colour with most cards to spare; one that is wanted anyway has none left.
                best, most = 0, -1
                for colour in range(8):
                    have = min(10 * mind[LEFT_OVER + colour] + mind[OFFERED + colour], 10 * cards)
                    if have > most:
                        best, most = colour, have
                use = min(mind[LEFT_OVER + best], cards)
                longest = max(longest, cards)
                if most > 0:
                    mind[LEFT_OVER + best] -= use
                    mind[NEED + best] += cards - use
                    wanted += cards - use
                else:
                    any_colour += cards
    spare = wilds - due
    mind[NEED + 8] = max(0, -spare)
    mind[NEED + 9] = any_colour
    mind[LONGEST_GREY] = longest
    return max(0, wanted + any_colour - max(0, spare)) + max(0, -spare)


@native
def shortage(state: Words, mind: Words) -> int:
    """The most cards of one colour that are missing and not in the row."""
    most = 0
    for colour in range(8):
        most = max(most, mind[NEED + colour] - ((state[ROW] >> (colour << 3)) & 255))
    return most


@native
def count_cards(state: Words, law: Words, seat: int, style: Numbers, mind: Words) -> None:
    """Note what the row offers, and how many of each kind may still come off the deck, as far as
    this seat can tell."""
    for colour in range(8):
        offered = (state[ROW] >> (colour << 3)) & 255
        mind[OFFERED + colour] = int(10 * style[P_OFFERED] * offered)
    # Bytes side by side: no kind has more cards than a byte holds, nor is any seen twice.
    left = law[L_PACK] - state[DISC] - state[ROW]
    wild = law[L_PACK_WILD] - state[DISC_WILD] - state[ROW_WILD]
    if state[PHASE] == TUNNEL:
        left -= state[SHOWN]
        wild -= state[SHOWN_WILD]
    for other in range(state[SEATS]):
        their = PLAYERS + other * PLAYER
        left -= state[their + (HAND if other == seat else KNOWN)]
        wild -= state[their + (HAND_WILD if other == seat else KNOWN_WILD)]
    total = 0
    for colour in range(8):
        mind[UNSEEN + colour] = (left >> (colour << 3)) & 255
        total += mind[UNSEEN + colour]
    mind[UNSEEN + 8] = wild
    mind[UNSEEN + 9] = total + wild


@native
def holds_up(law: Words, route: int, colour: int, spare: int, mind: Words) -> float:
    """How likely a claim is to go through with so many cards to spare: 1 but for tunnels."""
    if (law[L_TUNNELS + (route >> 6)] >> (route & 63)) & 1 == 0:
        return 1.0
    matching = mind[UNSEEN + 8]
    if colour != 8:
        matching += mind[UNSEEN + colour]
    hit = matching / max(1, mind[UNSEEN + 9])
    miss = 1 - hit
    chance = miss * miss * miss
    if spare > 0:
        chance += 3 * miss * miss * hit
    if spare > 1:
        chance += 3 * miss * hit * hit
    if spare > 2:
        chance += hit * hit * hit
    return float(chance)
