"""The odds of a tunnel, from what a seat knows."""

from whistlestop.bots.atlas import atlas_of
from whistlestop.bots.outlook import Outlook
from whistlestop.core.cards import WILD, Payment
from whistlestop.core.view import View
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.rules.tunnels import REVEALED, Tunnels


def matching(fit: int, total: int, turned: int = REVEALED) -> tuple[float, ...]:
    """The chances that 0, 1, 2 … of the cards turned up match, when `fit` of `total` would.

    >>> [round(chance, 3) for chance in matching(20, 80)]
    [0.417, 0.431, 0.139, 0.014]
    """
    chances = [1.0] + [0.0] * turned
    for drawn in range(min(turned, total)):
        for hits in range(drawn + 1, -1, -1):
            stays = chances[hits] * (1 - max(0, fit - hits) / (total - drawn))
            grows = chances[hits - 1] * max(0, fit - hits + 1) / (total - drawn) if hits else 0.0
            chances[hits] = stays + grows
    return tuple(chances)


def extra_odds(view: View, payment: Payment) -> tuple[float, ...]:
    """How likely a tunnel paid so asks for 0, 1, 2 or 3 more cards."""
    atlas = atlas_of(view.edition)
    unseen = Outlook(view, atlas).unseen
    fit = unseen[atlas.wild]
    if payment.colour is not None and payment.colour != WILD:
        fit += unseen[atlas.shade[payment.colour]]
    return matching(fit, sum(unseen))


def spare_cards(view: View, payment: Payment) -> int:
    """How many more cards of that colour (or wild ones) the hand holds beyond a payment."""
    atlas = atlas_of(view.edition)
    hand, paid = atlas.shades(view.hand), atlas.counted(payment.cards)
    left = hand[atlas.wild] - paid[atlas.wild]
    if payment.colour is not None and payment.colour != WILD:
        at = atlas.shade[payment.colour]
        left += hand[at] - paid[at]
    return left


def tunnel_odds(view: View, move: object) -> tuple[tuple[float, ...], float] | None:
    """Of a claim that digs a tunnel: the odds of the extra, and the chance that it can be paid."""
    if not isinstance(move, ClaimRoute) or not any(
        isinstance(rule, Tunnels) for rule in view.edition.rules
    ):
        return None
    if not view.edition.board.routes[move.route].trait("tunnel"):
        return None
    odds = extra_odds(view, move.payment)
    return odds, sum(odds[: spare_cards(view, move.payment) + 1])
