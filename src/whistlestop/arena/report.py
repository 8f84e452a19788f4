"""Statistics as one HTML page: numbers, plots, and a heat map of the routes on the board."""

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from whistlestop.arena.figures import Figures
from whistlestop.core.edition import Edition
from whistlestop.editions.load import layout

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#222}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:1rem 0}
th,td{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #ddd}
th:first-child,td:first-child{text-align:left}
svg{max-width:100%;height:auto} .map{position:relative} .map svg{display:block}
.heat{position:absolute;inset:0} details{margin:1rem 0}
"""


def _table(rows: Sequence[Mapping[str, Any]]) -> str:
    if not rows:
        return ""
    head = "".join(f"<th>{escape(key.replace('_', ' '))}</th>" for key in rows[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{_cell(key, value)}</td>" for key, value in row.items()) + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cell(key: str, value: Any) -> str:
    if isinstance(value, float):
        sign = "+" if key == "contribution" else ""
        return f"{value:{sign}.1%}"
    return escape(f"{value:,}" if isinstance(value, int) else str(value))


def bars(counts: Mapping[int, int], label: str, step: int) -> str:
    """A histogram: how often each value came, in steps."""
    binned: Counter[int] = Counter()
    for value, count in counts.items():
        binned[value // step * step] += count
    if not binned:
        return ""
    low, high, most = min(binned), max(binned), max(binned.values())
    slots = range(low, high + 1, step)
    wide = 900 / len(slots)
    drawn, every = [], max(1, len(slots) // 12)
    for place, value in enumerate(slots):
        tall = 200 * binned[value] / most
        x = 30 + place * wide
        drawn.append(
            f'<rect x="{x:.1f}" y="{210 - tall:.1f}" width="{max(1, wide - 1):.1f}" '
            f'height="{tall:.1f}" fill="#3a6ea5"><title>{value}: {binned[value]:,}</title></rect>'
        )
        if place % every == 0:
            drawn.append(f'<text x="{x:.1f}" y="228" font-size="13">{value}</text>')
    return (
        f'<svg viewBox="0 0 960 250" role="img" aria-label="{escape(label)}">{"".join(drawn)}'
        f'<text x="30" y="246" font-size="13">{escape(label)}</text></svg>'
    )


def heat_map(edition: Edition, figures: Figures) -> str:
    """The board with every route in the warmth of its use."""
    where = layout(edition.id)
    most = max((used for used, _ in figures.routes.values()), default=0) or 1
    lines = []
    for route, (used, _) in figures.routes.items():
        warm = used / most
        colour = f"hsl({220 - 220 * warm:.0f} 90% 50%)"
        told = f"{route}: {used / max(1, figures.games):.1%}"
        lines.append(
            f'<path d="{where["routes"][route]["line"]}" fill="none" stroke="{colour}" '
            f'stroke-width="{5 + 9 * warm:.1f}" stroke-opacity=".75" stroke-linecap="round">'
            f"<title>{escape(told)}</title></path>"
        )
    size = f"0 0 {where['width']} {where['height']}"
    heat = f'<svg class="heat" viewBox="{size}" role="img" aria-label="use of routes">'
    return f'<div class="map">{edition.picture(edition)}{heat}{"".join(lines)}</svg></div>'


def page(edition: Edition, figures: Figures) -> str:
    """The whole report."""
    seats = figures.games * figures.seats or 1
    parts = [{"part": p, "points": f"{points / seats:.1f}"} for p, points in figures.parts.items()]
    span = max(figures.totals, default=0) - min(figures.totals, default=0)
    sections = [
        ("Use of each route", heat_map(edition, figures)),
        ("Scores", bars(figures.totals, "final scores of all seats", max(1, span // 60))),
        ("Scores of winners", bars(figures.winners, "final scores of winners", max(1, span // 60))),
        ("Where points come from", _table(parts)),
        ("Who begins", _table(figures.order_table())),
        ("Length", bars(figures.turns, "turns of a game", 2)),
        ("Tickets", _table(figures.ticket_table(edition))),
        ("Routes", _table(figures.route_table(edition))),
    ]
    body = "".join(f"<h2>{escape(title)}</h2>{text}" for title, text in sections)
    title = f"{edition.id}, {figures.seats} players: {figures.games:,} games"
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
        f"<p>All seats played by <b>{escape(figures.players)}</b>. A ticket's contribution is how "
        f"much more often than average a player who holds it wins.</p>{body}</body></html>\n"
    )
