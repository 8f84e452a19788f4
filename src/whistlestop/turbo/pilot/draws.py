"""Drawing cards: what each card is worth for the routes in mind, and which to take."""

from whistlestop.turbo.bits import lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Numbers, Words
from whistlestop.turbo.layout import (
    DECK_N,
    DISC_N,
    DRAW,
    HAND,
    PHASE,
    ROW,
    ROW_WILD,
    SECOND,
    TAKE,
    WILD,
)
from whistlestop.turbo.pilot.room import (
    DRAW_VALUE,
    LEFT_OVER,
    LONGEST_GREY,
    NEED,
    OFFERED,
    UNSEEN,
    VALUE,
)
from whistlestop.turbo.pilot.style import (
    P_ANY,
    P_EITHER,
    P_FRESH,
    P_HOARD,
    P_IDLE,
    P_IDLE_TURNS,
    P_NEARLY,
    P_SCARCE,
    P_WANTED,
    P_WILD_DUE,
    P_WILD_IDLE,
    P_WILD_USED,
)


@native
def value_cards(
    state: Words, me: int, missing: int, left: float, style: Numbers, mind: Words
) -> None:
    """Note what one more card of each kind is worth. Needs what is missing (NEED)."""
    hand = state[me + HAND]
    # What nothing asks for now may be of use later, if there is a later.
    idle = style[P_IDLE] * min(1.0, left / style[P_IDLE_TURNS])
    useful = 0
    for colour in range(8):
        if mind[NEED + colour] > 0:
            useful += mind[UNSEEN + colour]
    for colour in range(8):
        have = (hand >> (colour << 3)) & 255
        wanted = mind[NEED + colour]
        if wanted > 0:
            # The nearer a set is to complete, the better its next card.
            value = style[P_WANTED] + style[P_NEARLY] / wanted
        elif mind[NEED + 9] > 0:
            value = style[P_ANY] + style[P_HOARD] * have
        else:
            value = idle + style[P_HOARD] * have
            if mind[LONGEST_GREY] > 0:
                near = (mind[LEFT_OVER + colour] + mind[OFFERED + colour] / 10) / mind[LONGEST_GREY]
                value += style[P_EITHER] * min(1.0, near)
        mind[VALUE + colour] = int(1000 * value)
    value = style[P_WILD_IDLE]
    if mind[NEED + 8] > 0:
        value = style[P_WILD_DUE]
    elif missing > 0:
        # The rarer the cards that would do, the better one that always does.
        value = style[P_WILD_USED]
        if mind[NEED + 9] == 0:
            value += style[P_SCARCE] * (1 - useful / max(1, mind[UNSEEN + 9]))
    mind[VALUE + 8] = int(1000 * value)


@native
def best_draw(state: Words, style: Numbers, mind: Words) -> int:
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
        action, most = TAKE + WILD, mind[VALUE + 8]
    mind[DRAW_VALUE] = most
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
