"""The report as one HTML page: no library, nothing from outside, light and dark."""

from collections.abc import Sequence
from html import escape

from whistlestop.campaign.balance.bands import Judged, told, wanted
from whistlestop.campaign.balance.chances import Estimate
from whistlestop.campaign.balance.tables import Cell, Table

STYLE = """
:root{color-scheme:light dark;--ink:#1d2430;--paper:#fbfaf6;--line:#d8d4c8;--bar:#2f6f6a;
--good:#1c6b3c;--bad:#a3261b;--soft:#5d6572}
@media(prefers-color-scheme:dark){:root{--ink:#e8e6df;--paper:#14181f;--line:#343b47;--bar:#58b3a9;
--good:#6fcf97;--bad:#ff9080;--soft:#a2abb8}}
body{font:16px/1.5 system-ui,sans-serif;max-width:76rem;margin:2rem auto;padding:0 1rem;
color:var(--ink);background:var(--paper)}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:1rem 0}
caption{text-align:left;color:var(--soft);padding:.2rem 0}
th,td{padding:.25rem .8rem;text-align:right;border-bottom:1px solid var(--line);vertical-align:top}
th:first-child,td.text,#bands th{text-align:left}
.chance{color:var(--soft);font-size:.85em;white-space:nowrap}
.holds{color:var(--good);font-weight:600}.fails{color:var(--bad);font-weight:600}
svg{max-width:100%;height:auto;display:block}svg rect{fill:var(--bar)}svg text{fill:var(--ink)}
nav a{margin-right:1rem;color:inherit}summary{cursor:pointer}
"""


def number(value: float, unit: str = "number") -> str:
    """A number in a table."""
    return escape(told(value, unit))


def chance(found: Estimate) -> str:
    """An estimate with its interval."""
    if found.low == found.high:
        return number(found.value, found.unit)
    ends = f"{number(found.low, found.unit)} … {number(found.high, found.unit)}"
    return f'{number(found.value, found.unit)} <span class="chance">({ends})</span>'


def _cell(cell: Cell, head: bool = False) -> str:
    if cell is None:
        return "<td></td>"
    if isinstance(cell, Estimate):
        return f"<td>{chance(cell)}</td>"
    text = escape(cell) if isinstance(cell, str) else number(cell)
    if head:
        return f'<th scope="row">{text}</th>'
    return f'<td class="text">{text}</td>' if isinstance(cell, str) else f"<td>{text}</td>"


def _value(cell: Cell) -> float:
    if isinstance(cell, Estimate):
        return cell.value
    return float(cell) if isinstance(cell, int | float) else 0.0


def bars(table: Table) -> str:
    """One column of a table, drawn; the table says the same in numbers."""
    if table.bar is None or not table.rows:
        return ""
    at = table.columns.index(table.bar)
    values = [_value(row[at]) for row in table.rows]
    most = max(map(abs, values)) or 1.0
    tall = 22
    drawn = []
    for place, (row, value) in enumerate(zip(table.rows, values, strict=True)):
        y = place * tall
        label = escape(row[0] if isinstance(row[0], str) else number(_value(row[0])))
        cell = row[at]
        unit = cell.unit if isinstance(cell, Estimate) else "number"
        wide = 560 * abs(value) / most
        drawn.append(
            f'<text x="170" y="{y + 16}" text-anchor="end" font-size="14">{label}</text>'
            f'<rect x="180" y="{y + 3}" width="{wide:.1f}" height="{tall - 6}"/>'
            f'<text x="{186 + wide:.1f}" y="{y + 16}" font-size="13">{number(value, unit)}</text>'
        )
    name = escape(f"{table.title}: {table.bar}")
    return (
        f'<svg viewBox="0 0 860 {len(values) * tall}" role="img" aria-label="{name}">'
        f"{''.join(drawn)}</svg>"
    )


def section(table: Table) -> str:
    """A table with its picture."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    body = "".join(
        "<tr>" + "".join(_cell(cell, not at) for at, cell in enumerate(row)) + "</tr>"
        for row in table.rows
    )
    caption = f"<caption>{escape(table.note)}</caption>" if table.note else ""
    return (
        f'<section id="{table.id}"><h2>{escape(table.title)}</h2>{bars(table)}<div class="wide">'
        f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
        "</section>"
    )


def bands(judged: Sequence[Judged]) -> str:
    """Every band and its verdict; bands of many values open."""
    rows = []
    for one in judged:
        first = one.values[0] if len(one.values) == 1 else None
        if first is not None:
            found, limits = chance(first.found), wanted(first.limits, first.found.unit)
        else:
            inner = "".join(
                f'<li><span class="{_kind(v.verdict)}">{escape(v.verdict)}</span> '
                f"{escape(v.name)}: {chance(v.found)} "
                f"{escape(wanted(v.limits, v.found.unit))}</li>"
                for v in one.values
            )
            many = f"{len(one.values)} values"
            found = f"<details><summary>{many}</summary><ul>{inner}</ul></details>" if inner else ""
            limits = ""
        rows.append(
            f'<tr><th scope="row">{one.band.id}</th><td class="text">{escape(one.band.text)}</td>'
            f'<td class="text {_kind(one.verdict)}">{escape(one.verdict)}</td>'
            f'<td class="text">{found}</td><td class="text">{escape(limits)}</td>'
            f'<td class="text">{escape(one.why)}</td></tr>'
        )
    head = "".join(
        f'<th scope="col">{name}</th>'
        for name in ("band", "measure", "verdict", "found", "wanted", "remark")
    )
    return (
        '<section id="bands"><h2>Bands</h2><div class="wide"><table><caption>A band holds, or '
        "fails, when the whole 95 % interval lies inside, or outside, its limits; otherwise these "
        f"campaigns are too few to tell.</caption><thead><tr>{head}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div></section>"
    )


def _kind(verdict: str) -> str:
    return verdict if verdict in ("holds", "fails") else "open"


def page(title: str, about: str, judged: Sequence[Judged], tables: Sequence[Table]) -> str:
    """The whole report."""
    places = [("bands", "Bands")] if judged else []
    places += [(table.id, table.title) for table in tables]
    links = "".join(f'<a href="#{place}">{escape(name)}</a>' for place, name in places)
    body = (bands(judged) if judged else "") + "".join(map(section, tables))
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><header>"
        f'<h1>{escape(title)}</h1><p>{escape(about)}</p><nav aria-label="Sections">{links}</nav>'
        f"</header><main>{body}</main></body></html>\n"
    )
