"""The board as a list: regions and their routes, with colours, spaces, marks and owners."""

from collections.abc import Iterable, Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from whistlestop.core.board import Route
from whistlestop.core.state import State
from whistlestop.rules.claiming import closed_routes, price_list
from whistlestop.rules.stations import StationMap
from whistlestop.terminal.look import DIM, TITLE, badge, boxes, letter, marks
from whistlestop.terminal.regions import regions
from whistlestop.texts.say import Speaker

GAP = 3


def route_rows(
    speaker: Speaker, state: State, seat: int | None, routes: Iterable[Route]
) -> list[tuple[Text, Text, Text, Text]]:
    """For each route: its ends, its spaces, its marks, and who holds it."""
    board = speaker.edition.board
    shut = closed_routes(state, -1 if seat is None else seat)
    rows = []
    for route in routes:
        owner = state.owners.get(route.id)
        closed = owner is None and route.id in shut
        style = DIM if closed else TITLE if owner is not None and owner == seat else ""
        sign = (
            Text("x", DIM)
            if closed
            else badge(speaker.edition, owner)
            if owner is not None
            else Text()
        )
        name = speaker.route(route.id).replace(" – ", "–")
        rows.append((Text(name, style), boxes(route), Text(marks(board, route), DIM), sign))
    return rows


def _table(title: str, rows: Sequence[tuple[Text, ...]]) -> Table:
    table = Table(title=Text(title, TITLE), title_justify="left", box=None, padding=(0, 1, 0, 0))
    table.show_header = False
    for _ in range(4):
        table.add_column(no_wrap=True)
    for row in rows:
        table.add_row(*row)
    table.add_row("")
    return table


def _width(title: str, rows: Sequence[tuple[Text, ...]]) -> int:
    columns = [max(row[n].cell_len for row in rows) + 1 for n in range(4)]
    return max(sum(columns), Text(title).cell_len)


def whole(speaker: Speaker, state: State, seat: int | None, width: int) -> Group:
    """The whole board, region by region, in as many columns as there is room for."""
    parts = []
    for region in regions(speaker.edition):
        title = speaker.texts("ui-region", text=speaker.listed(map(speaker.city, region.hubs)))
        parts.append((title, route_rows(speaker, state, seat, region.routes)))
    widest = max(_width(title, rows) for title, rows in parts)
    count = max(1, (width + GAP) // (widest + GAP))
    stacks: list[list[Table]] = [[] for _ in range(count)]
    per = -(-len(parts) // count)
    for number, (title, rows) in enumerate(parts):
        stacks[number // per].append(_table(title, rows))
    board = Table.grid(padding=(0, GAP, 0, 0))
    board.add_row(*(Group(*stack) for stack in stacks if stack))
    return Group(board, legend(speaker, state))


def city(speaker: Speaker, state: State, seat: int | None, city_id: str) -> Table:
    """The routes at a city."""
    routes = speaker.edition.board.routes_at[city_id]
    title = speaker.city(city_id)
    stations = state.parts.get(StationMap)
    if stations and city_id in stations.at:
        title = speaker.texts(
            "ui-city-station", city=title, player=speaker.player(stations.at[city_id])
        )
    return _table(title, route_rows(speaker, state, seat, routes))


def legend(speaker: Speaker, state: State) -> Group:
    """What the letters mean, what spaces are worth, and what stands in the cities."""
    texts, edition = speaker.texts, speaker.edition
    cards = [f"{letter(card)} {speaker.card(card)}" for card in edition.pack.kinds]
    cards.append(f"{letter(None)} {speaker.card(None)}")
    signs = [
        texts(f"ui-mark-{trait}")
        for trait in ("tunnel", "ferry")
        if any(route.trait(trait) for route in edition.board.routes.values())
    ]
    if edition.board.twins:
        signs += [texts("ui-mark-double"), texts("ui-mark-closed")]
    points = price_list(edition).points
    lines = [
        Text("  ".join(cards), DIM),
        Text("  ".join(signs), DIM),
    ]
    if points:
        worth = speaker.listed(f"{n}→{p}" for n, p in points.items())
        lines.append(Text(texts("ui-worth", text=worth), DIM))
    sights = [c.id for c in edition.board.cities.values() if c.traits.get("attraction")]
    if sights:
        told = speaker.listed(map(speaker.city, sights))
        lines.append(Text(texts("line-attractions") + texts("ui-colon") + told, DIM))
    stations = state.parts.get(StationMap)
    if stations and stations.at:
        built = Text(texts("ui-stations") + texts("ui-colon"))
        for place, owner in stations.at.items():
            built.append_text(
                Text.assemble(badge(speaker.edition, owner), f" {speaker.city(place)}  ")
            )
        lines.append(built)
    return Group(*lines)
