"""The mark of each player, drawn on a roof of any size around its centre."""

from __future__ import annotations

from .palette import Player
from .svg import num


def mark(player: Player, half_width: float, half_height: float) -> str:
    """Stripe, bands, chevrons, dots or saltire, in the player's ink."""
    w, h = half_width, half_height * 0.62
    thick = num(half_height * 0.32)
    if player.mark == "dots":
        radius = num(half_height * 0.34)
        dots = "".join(f'<circle cx="{num(x)}" r="{radius}"/>' for x in (-0.6 * w, 0.0, 0.6 * w))
        return f'<g fill="{player.ink}" fill-opacity=".8">{dots}</g>'
    path = {
        "stripe": f"M{num(-w)} 0H{num(w)}",
        "bands": "".join(
            f"M{num(x)} {num(-half_height + 1)}V{num(half_height - 1)}" for x in (-0.5 * w, 0.5 * w)
        ),
        "chevrons": "".join(
            f"M{num(x)} {num(-h)}L{num(x + 0.4 * w)} 0L{num(x)} {num(h)}"
            for x in (-0.6 * w, 0.15 * w)
        ),
        "saltire": f"M{num(-0.7 * w)} {num(-h)}L{num(0.7 * w)} {num(h)}"
        f"M{num(-0.7 * w)} {num(h)}L{num(0.7 * w)} {num(-h)}",
    }[player.mark]
    return (
        f'<path d="{path}" fill="none" stroke="{player.ink}" stroke-opacity=".88" '
        f'stroke-width="{thick}"/>'
    )
