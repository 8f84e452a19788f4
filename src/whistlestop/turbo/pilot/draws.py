"""Drawing cards: what each card is worth for the routes in mind, and which to take."""

from whistlestop.turbo.bits import lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import (
    DECK_N,
    DISC_N,
    DRAW,
    HAND,
    ROW,
    ROW_WILD,
    SECOND,
    PHASE,
    TAKE,
    WILD,
)
from whistlestop.turbo.pilot.room import NEED, UNSEEN, VALUE
from whistlestop.turbo.pilot.style import (
    P_ANY,
    P_FRESH,
    P_HOARD,
    P_IDLE,
    P_NEARLY,
    P_WANTED,
    P_WILD_DUE,
    P_WILD_IDLE,
    P_WILD_USED,
)


@native
def value_cards(state: Words, me: int, missing: int, style: Words, mind: Words) -> None:
    """Note what one more card of each kind is worth. Needs what is missing (NEED)."""
    hand = state[me + HAND]
    for colour in range(8):
        have = (hand >> (colour << 3)) & 255
        wanted = mind[NEED + colour]
        if wanted > 0:
            # The nearer a set is to complete, the better its next card.
            value = style[P_WANTED] + style[P_NEARLY] / wanted
        elif mind[NEED + 9] > 0:
            value = style[P_ANY] + style[P_HOARD] * have
        else:
            value = style[P_IDLE] + style[P_HOARD] * have
        mind[VALUE + colour] = int(1000 * value)
    value = style[P_WILD_IDLE]
    if mind[NEED + 8] > 0:
        value = style[P_WILD_DUE]
    elif missing > 0:
        value = style[P_WILD_USED]
    mind[VALUE + 8] = int(1000 * value)


@native
def best_draw(state: Words, style: Words, mind: Words) -> int:
    """The card to draw: from the row, wild, or blind; -1 where there is none."""
    second = state[PHASE] == SECOND
    blind = 0
    for kind in range(9):
        blind += mind[VALUE + kind] * mind[UNSEEN + kind]
    blind = blind // max(1, mind[UNSEEN + 9])
    deck = state[DECK_N] + state[DISC_N] > 0
    # The best and the second best colour of the row.
    best, first, next_ = -1, -1, -1
    for colour in range(8):
        count = (state[ROW] >> (colour << 3)) & 255
        if count > 0:
            value = mind[VALUE + colour]
            if value > first:
                next_ = value if count > 1 else first
                best, first = colour, value
            elif value > next_:
                next_ = value
    if second:
        if best >= 0 and (not deck or first >= blind):
            return TAKE + best
        return DRAW if deck else -1
    action, most = -1, -1
    if best >= 0:
        action = TAKE + best
        most = first + max(next_, blind if deck else 0) + int(1000 * style[P_FRESH])
    if deck and blind + max(first, blind) > most:
        action, most = DRAW, blind + max(first, blind)
    if state[ROW_WILD] > 0 and mind[VALUE + 8] > most:
        action = TAKE + WILD
    return action


@native
def any_action(word_0: int, word_1: int, word_2: int, word_3: int) -> int:
    """The first of some actions."""
    if word_3 != 0:
        return 192 + lowest(word_3)
    if word_0 != 0:
        return lowest(word_0)
    if word_1 != 0:
        return 64 + lowest(word_1)
    return 128 + lowest(word_2)
