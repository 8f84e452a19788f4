"""Drawing cards: what each card is worth for the routes in mind, and which to take."""

from whistlestop.turbo.bits import byte_of, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import DRAW, SECOND, TAKE, WILD, FlatSeat, FlatState
from whistlestop.turbo.pilot.mind import Mind
from whistlestop.turbo.pilot.style import Style


@native
def value_cards(me: FlatSeat, missing: int, left: float, style: Style, mind: Mind) -> None:
    """Note what one more card of each kind is worth. Needs what is missing (NEED)."""
    hand = me.hand
    # What nothing asks for now may be of use later, if there is a later.
    idle = style.idle * min(1.0, left / style.idle_turns)
    useful = 0
    for colour in range(8):
        if mind.need[colour] > 0:
            useful += mind.unseen[colour]
    for colour in range(8):
        have = byte_of(hand, colour)
        wanted = mind.need[colour]
        if wanted > 0:
            # The nearer a set is to complete, the better its next card.
            value = style.wanted + style.nearly / wanted
        elif mind.need_any > 0:
            value = style.any + style.hoard * have
        else:
            value = idle + style.hoard * have
            if mind.longest_grey > 0:
                near = (mind.left_over[colour] + mind.offered[colour] / 10) / mind.longest_grey
                value += style.either * min(1.0, near)
        mind.value[colour] = int(1000 * value)
    value = style.wild_idle
    if mind.need_wild > 0:
        value = style.wild_due
    elif missing > 0:
        # The rarer the cards that would do, the better one that always does.
        value = style.wild_used
        if mind.need_any == 0:
            value += style.scarce * (1 - useful / max(1, mind.unseen_all))
    mind.value[8] = int(1000 * value)


@native
def best_draw(state: FlatState, style: Style, mind: Mind) -> int:
    """The card to draw: from the row, wild, or blind; -1 where there is none."""
    second = state.phase == SECOND
    blind = 0
    for kind in range(9):
        blind += mind.value[kind] * mind.unseen[kind]
    blind = blind // max(1, mind.unseen_all)
    deck = state.deck_n + state.discards_n > 0
    # The best and the second best colour of the row.
    best, first, next_ = -1, -1, -1
    for colour in range(8):
        count = byte_of(state.row, colour)
        if count > 0:
            value = mind.value[colour]
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
        most = first + max(next_, blind if deck else 0) + int(1000 * style.fresh)
    if deck and blind + max(first, blind) > most:
        action, most = DRAW, blind + max(first, blind)
    if state.row_wild > 0 and mind.value[8] > most:
        action, most = TAKE + WILD, mind.value[8]
    mind.draw_value = most
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
