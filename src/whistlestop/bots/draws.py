"""Drawing cards: what each card is worth for the routes in mind, and which to take."""

from collections.abc import Sequence

from whistlestop.bots.outlook import Outlook
from whistlestop.core.cards import WILD
from whistlestop.core.move import Move
from whistlestop.insight.needs import Needs
from whistlestop.insight.odds import drawn_odds
from whistlestop.rules.drawing import DrawCard, TakeCard

WANTED, ANY, IDLE = 1.0, 0.6, 0.2
"""The value of a card that is wanted, of one that starts a set, and of any other."""
WILD_DUE, WILD_USED, WILD_IDLE = 1.9, 1.45, 0.8
"""The value of a wild card that nothing replaces, of one that stands in, and of one for later."""
CHOICE = 0.3
"""What it is worth to choose between two cards drawn blind."""
FRESH = 0.05
"""What it is worth to see a new card in the row before the second one is chosen."""


def card_values(outlook: Outlook, need: Needs) -> list[float]:
    """What one more card of each kind is worth now."""
    hand, wild = outlook.hand, outlook.atlas.wild
    values = []
    for at, wanted in enumerate(need.wanted):
        if wanted:
            # The nearer a set is to complete, the better its next card.
            values.append(WANTED + 0.3 / wanted)
        elif need.any_colour:
            values.append(ANY + 0.02 * hand[at])
        else:
            values.append(IDLE + 0.02 * hand[at])
    values[wild] = WILD_DUE if need.wilds else WILD_USED if need.missing else WILD_IDLE
    return values


def best_draw(outlook: Outlook, need: Needs, *, second: bool) -> Move | None:
    """The card to draw: a wanted one from the row, a wild one if it beats two others, or blind."""
    shade = outlook.atlas.shade
    values = card_values(outlook, need)
    odds = drawn_odds(outlook.view, outlook.unseen)
    blind = sum(value * chance for value, chance in zip(values, odds, strict=True))
    best: tuple[float, Move] | None = None
    for move in outlook.view.moves:
        if isinstance(move, DrawCard):
            value = blind if type(move) is DrawCard else blind + CHOICE
        elif isinstance(move, TakeCard):
            value = values[shade[move.card]]
        else:
            continue
        if not second and not (isinstance(move, TakeCard) and move.card == WILD):
            value += _next_best(outlook, move, values, blind)
        if best is None or value > best[0] + 1e-9:
            best = value, move
    return best[1] if best else None


def _next_best(outlook: Outlook, move: Move, values: Sequence[float], blind: float) -> float:
    """What the second card will be worth: the best left in the row, or a blind one."""
    shade = outlook.atlas.shade
    row = [card for card in outlook.view.row if card != WILD]
    fresh = 0.0
    if isinstance(move, TakeCard) and move.card in row:
        row.remove(move.card)
        fresh = FRESH
    return fresh + max([blind, *(values[shade[card]] for card in row)])
