"""The odds of a tunnel, compiled: the twin of what the coach and the bots work out from a view."""

from whistlestop.rules.tunnels import REVEALED
from whistlestop.turbo.jit import native


@native
def tunnel_odds(fit: int, total: int, spare: int) -> float:
    """How likely it is that no more than `spare` of the cards turned up match, when `fit` of
    `total` unseen ones would (hypergeometric: no card is turned up twice)."""
    turned = min(REVEALED, total)
    luck = 0.0
    for hits in range(min(spare, turned) + 1):
        chance = 1.0
        for card in range(hits):
            chance *= (fit - card) * (turned - card) / ((total - card) * (card + 1))
        for card in range(turned - hits):
            chance *= (total - fit - card) / (total - hits - card)
        luck += chance
    return luck
