"""A review as one HTML page that needs nothing else: curves, luck and skill, moves and reasons."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from whistlestop.coach.reviewing import Review
from whistlestop.coach.saying import percent
from whistlestop.coach.telling import told_review
from whistlestop.picture.palette import PLAYERS
from whistlestop.texts.say import Speaker

STYLE = """
:root{color-scheme:light dark;--ink:#222;--paper:#fffdf8;--line:#d9d2c3;--soft:#665f52}
@media (prefers-color-scheme:dark){
:root{--ink:#ece6d8;--paper:#1d1b18;--line:#4a453b;--soft:#b3ab9a}
.curve polyline{filter:brightness(1.55)}}
body{font:16px/1.55 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;
color:var(--ink);background:var(--paper)}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:1rem 0;width:100%}
th,td{padding:.3rem .7rem;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
td.n,th.n{text-align:right;white-space:nowrap}
svg{width:100%;height:auto;display:block} svg text{fill:var(--soft);font-size:13px}
.grid{stroke:var(--line)} .key{display:inline-block;margin-right:1.2rem}
.key svg{display:inline-block;width:2.6rem;height:.9rem;vertical-align:middle}
.scroll{overflow-x:auto} .scroll:focus{outline:2px solid} .soft{color:var(--soft)}
li{margin:.5rem 0} summary{cursor:pointer}
"""
DASHES = ("", "9 4", "3 3", "12 3 3 3", "1 5")
"""Lines differ by their dashes too, not by colour alone."""
WIDE, HIGH, LEFT, TOP = 900, 300, 44, 12


def page(speaker: Speaker, review: Review) -> str:
    """The whole report."""
    texts, told = speaker.texts, told_review(speaker, review)
    title = texts("review-title", name=texts("edition-name"))
    seats = told["seats"]
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(texts('review-about', count=review.playouts))}</p>",
        *([f"<p>{escape(texts('review-rough'))}</p>"] if review.rough else []),
        f"<h2>{escape(texts('review-curve'))}</h2>",
        curves(speaker, seats, review.steps),
        f"<h2>{escape(texts('review-summary'))}</h2>",
        summary(speaker, seats),
        f'<p class="soft">{escape(texts("review-how"))}</p>',
    ]
    body += [seat_part(speaker, seat) for seat in seats]
    return (
        f'<!doctype html><html lang="{speaker.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(body)}</main></body></html>\n"
    )


def _table(label: str, head: Sequence[str], rows: Iterable[Sequence[str]], numbers: range) -> str:
    """A table whose first cells are its rows' heads; `numbers` stand on the right."""
    kind = dict.fromkeys(numbers, ' class="n"')
    top = "".join(
        f'<th scope="col"{kind.get(n, "")}>{escape(text)}</th>' for n, text in enumerate(head)
    )
    lines = []
    for first, *rest in rows:
        cells = "".join(
            f"<td{kind.get(n, '')}>{escape(text)}</td>" for n, text in enumerate(rest, 1)
        )
        lines.append(f'<tr><th scope="row"{kind.get(0, "")}>{escape(first)}</th>{cells}</tr>')
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(label)}"><table>'
        f"<thead><tr>{top}</tr></thead>"
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def _line(seat: int) -> str:
    look = PLAYERS[seat % len(PLAYERS)]
    dashes = DASHES[seat % len(DASHES)]
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'fill="none" stroke="{look.color}" stroke-width="2.5"{dashed}'


def curves(speaker: Speaker, seats: Sequence[Mapping[str, Any]], steps: int) -> str:
    """The chance of each seat over the game; the table of decisions says the same in numbers."""

    def point(step: float, chance: float) -> str:
        x = LEFT + (WIDE - LEFT - 8) * step / max(1, steps)
        return f"{x:.1f},{TOP + (HIGH - TOP - 34) * (1 - chance):.1f}"

    drawn, keys = [], []
    for quarter in range(5):
        y = TOP + (HIGH - TOP - 34) * (1 - quarter / 4)
        drawn.append(f'<line class="grid" x1="{LEFT}" x2="{WIDE - 8}" y1="{y}" y2="{y}"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{25 * quarter} %</text>')
    labels = []
    for seat in seats:
        points = [point(row["step"], row["win"]) for row in seat["decisions"]]
        points.append(point(steps, seat["result"]))
        last = seat["decisions"][-1]["win"] if seat["decisions"] else seat["result"]
        label = speaker.texts(
            "review-curve-of",
            player=speaker.player(seat["seat"]),
            first=percent(seat["start"]),
            last=percent(last),
        )
        labels.append(label)
        drawn.append(
            f'<polyline points="{" ".join(points)}" {_line(seat["seat"])}>'
            f"<title>{escape(label)}</title></polyline>"
        )
        name = escape(speaker.player(seat["seat"]))
        keys.append(
            f'<span class="key curve"><svg viewBox="0 0 42 12" aria-hidden="true"><polyline '
            f'points="0,6 42,6" {_line(seat["seat"])}/></svg> {name}</span>'
        )
    below = escape(speaker.texts("review-steps"))
    drawn.append(f'<text x="{WIDE - 8}" y="{HIGH - 4}" text-anchor="end">{below}: {steps}</text>')
    told = escape(" ".join(labels))
    return (
        f'<svg class="curve" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{told}">'
        f"{''.join(drawn)}</svg><p>{''.join(keys)}</p>"
    )


def _signed(chance: float) -> str:
    return f"{round(100 * chance):+d} %"


def summary(speaker: Speaker, seats: Sequence[Mapping[str, Any]]) -> str:
    """Luck and skill of each seat: three numbers that add up to the fourth."""
    texts = speaker.texts
    words = {0.0: "review-lost", 1.0: "review-won"}
    rows = [
        (
            speaker.player(seat["seat"]),
            f"{percent(seat['start'])} %",
            _signed(seat["skill"]),
            _signed(seat["luck"]),
            f"{percent(seat['result'])} % ({texts(words.get(seat['result'], 'review-shared'))})",
            str(seat["total"]),
        )
        for seat in seats
    ]
    heads = ("player", "start", "skill", "luck", "end", "points")
    head = [texts(f"review-{word}") for word in heads]
    return _table(texts("review-summary"), head, rows, range(1, 6))


def seat_part(speaker: Speaker, seat: Mapping[str, Any]) -> str:
    """One player's turning points, dear moves, and all decisions."""
    texts = speaker.texts
    rows = seat["decisions"]
    by_step = {row["step"]: row for row in rows}
    dear = [
        "<li>"
        + escape(
            texts(
                "review-mistake",
                step=step,
                chosen=by_step[step]["said"],
                win=percent(by_step[step]["win"]),
                better=by_step[step]["better_said"],
                best=percent(by_step[step]["best"]),
            )
        )
        + escape(texts("ui-join") + by_step[step]["text"])
        + "</li>"
        for step in seat["mistakes"]
    ]
    turns = [f"<li>{escape(_turn(speaker, swing))}</li>" for swing in seat["turning"]]
    table = _table(
        texts("review-all"),
        [texts(f"review-{w}") for w in ("step", "choice", "chance", "expected", "cost", "better")],
        [
            (
                str(row["step"]),
                row["said"],
                f"{percent(row['win'])} %",
                f"{row['score']:.0f}",
                _signed(row["win"] - row["best"]) if row["better"] else "",
                row["better_said"] or "",
            )
            for row in rows
        ],
        range(2, 5),
    )
    none_dear = f"<p>{escape(texts('review-no-mistakes'))}</p>"
    none_turns = f"<p>{escape(texts('review-no-turns'))}</p>"
    return (
        f"<section><h2>{escape(speaker.player(seat['seat']))}</h2>"
        f"<h3>{escape(texts('review-mistakes'))}</h3>"
        + (f"<ol>{''.join(dear)}</ol>" if dear else none_dear)
        + f"<h3>{escape(texts('review-turns'))}</h3>"
        + (f"<ul>{''.join(turns)}</ul>" if turns else none_turns)
        + f"<details><summary>{escape(texts('review-all'))}</summary>{table}</details></section>"
    )


def _turn(speaker: Speaker, swing: Mapping[str, Any]) -> str:
    """A turning point in a sentence or two."""
    up = "up" if swing["change"] > 0 else "down"
    change = f"{abs(100 * swing['change']):.0f} %"
    if swing["step"] is None:
        said = speaker.texts(f"review-at-end-{up}", percent=change)
    elif swing["own"]:
        said = speaker.texts("review-with", percent=change, step=swing["step"])
    else:
        said = speaker.texts(f"review-{up}", percent=change, step=swing["step"])
    return speaker.texts("ui-join").join((said, swing["text"]))
