"""The parts of a screen: players, the row, the hand, the tickets."""

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.rules.stations import StationMap
from whistlestop.rules.turns import Clock
from whistlestop.session import PERSON
from whistlestop.terminal.look import DIM, TITLE, badge, boxes, chip, marks
from whistlestop.terminal.ways import Progress, Way, cheapest
from whistlestop.texts.say import Speaker


def grid(columns: int, right: Iterable[int] = ()) -> Table:
    """A table without lines, with some columns to the right."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for n in range(columns):
        table.add_column(justify="right" if n in right else "left", no_wrap=n < columns - 1)
    return table


def kind_name(speaker: Speaker, kind: str) -> str:
    """What sits there: a person, or a bot by its name."""
    return speaker.texts("ui-person") if kind == PERSON else kind.rpartition(":")[2]


def players(speaker: Speaker, view: View, kinds: tuple[str, ...]) -> Table:
    """A line for each player: everything that is public about them."""
    texts, stations = speaker.texts, view.parts.get(StationMap)
    heads = ["", "", "", "", "points", "cars", "cards", "tickets"]
    if stations:
        heads.append("stations")
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    for head in heads:
        title = Text(texts(f"ui-head-{head}") if head else "", DIM)
        table.add_column(title, justify="right" if head else "left", no_wrap=True)
    acting = view.phases[-1].seats if view.phases else ()
    for seat, seen in enumerate(view.players):
        numbers = [seen.points, seen.trains, seen.cards, len(seen.tickets)]
        if stations:
            numbers.append(stations.left[seat])
        style = TITLE if seat == view.seat else ""
        table.add_row(
            Text(">" if seat in acting else " ", TITLE),
            badge(seat),
            Text(speaker.player(seat), style),
            Text(kind_name(speaker, kinds[seat]), DIM),
            *(str(number) for number in numbers),
        )
    return table


def row(speaker: Speaker, view: View) -> Table:
    """The cards face up, and how many lie in the decks."""
    texts = speaker.texts
    table = grid(2)
    cards = Text("  ").join(Text.assemble(chip(card), " ", speaker.card(card)) for card in view.row)
    table.add_row(Text(texts("ui-row"), TITLE), cards or Text(texts("cards-none"), DIM))
    decks = texts(
        "ui-decks",
        deck=view.deck,
        discards=sum(view.discards),
        left=view.loose + len(view.under),
    )
    table.add_row("", Text(decks, DIM))
    clock = view.parts.get(Clock)
    if clock and clock.left is not None:
        table.add_row("", Text(texts("ui-turns-left", turns=clock.left), TITLE))
    return table


def hand(speaker: Speaker, view: View) -> Table:
    """The own cards, by colour."""
    held = [
        Text.assemble(chip(card), f"×{count} ", speaker.card(card))
        for card, count in zip(view.edition.pack.kinds, view.hand, strict=True)
        if count
    ]
    table = grid(2)
    cards = Text("  ").join(held) if held else Text(speaker.texts("cards-none"), DIM)
    table.add_row(Text(speaker.texts("ui-hand", count=sum(view.hand)), TITLE), cards)
    return table


def steps_of(speaker: Speaker, way: Way) -> Text:
    """The routes of a way with their spaces."""
    board = speaker.edition.board
    parts = []
    for route in way.routes:
        found = board.routes[route]
        part = Text.assemble(speaker.route(route).replace(" – ", "–"), " ", boxes(found))
        mark = marks(board, found).replace("D", "")
        parts.append(Text.assemble(part, f" {mark}" if mark else ""))
    return Text(speaker.texts("ui-comma")).join(parts)


def standing(speaker: Speaker, state: State, seat: int, found: Progress) -> Text:
    """How a ticket stands, in a few words."""
    texts, way = speaker.texts, found.way
    if found.done:
        borrowed = way is None or way.cars > 0
        return Text(texts("ui-ticket-borrowed" if borrowed else "ui-ticket-done"), "bold green")
    if way is None:
        stations = state.parts.get(StationMap)
        help_left = stations and (stations.left[seat] or seat in stations.at.values())
        return Text(texts("ui-ticket-cut-station" if help_left else "ui-ticket-cut"), "bold red")
    have = state.players[seat].trains
    key = "ui-ticket-missing" if way.cars <= have else "ui-ticket-too-far"
    return Text.assemble(
        texts(key, need=way.cars, have=have), texts("ui-colon"), steps_of(speaker, way)
    )


def tickets(speaker: Speaker, state: State, seat: int, found: list[Progress]) -> Table:
    """The own tickets with points and what is still missing."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    title = Text(speaker.texts("ui-tickets"), TITLE)
    for item in found:
        ticket = speaker.edition.board.tickets[item.ticket]
        table.add_row(
            title,
            str(ticket.points),
            speaker.journey(ticket.ends),
            standing(speaker, state, seat, item),
        )
        title = Text()
    if not found:
        table.add_row(title, "", Text(speaker.texts("ui-tickets-none"), DIM), "")
    return table


def offer(speaker: Speaker, state: State, seat: int, found: list[str]) -> Table:
    """Tickets to choose from, numbered, each with its cheapest way."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for justify in ("right", "right", "left"):
        table.add_column(justify=justify, no_wrap=True)
    table.add_column()
    for number, ticket_id in enumerate(found, 1):
        ticket = speaker.edition.board.tickets[ticket_id]
        way = cheapest(state, seat, ticket.ends)
        table.add_row(
            Text(str(number), TITLE),
            speaker.texts("ui-points", points=ticket.points),
            speaker.journey(ticket.ends),
            standing(speaker, state, seat, Progress(ticket_id, way == ((), 0), way)),
        )
    return table
