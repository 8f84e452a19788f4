"""The parts of a screen: players, the row, the hand, the tickets."""

from rich.cells import cell_len
from rich.console import JustifyMethod
from rich.table import Table
from rich.text import Text

from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.insight.ways import Progress, Way, progress
from whistlestop.rules.journeys import held_by
from whistlestop.rules.money import Coins
from whistlestop.rules.newspapers import News
from whistlestop.rules.stations import StationMap
from whistlestop.rules.turns import Clock
from whistlestop.session import PERSON
from whistlestop.terminal.look import DIM, TITLE, badge, boxes, chip, marks
from whistlestop.terminal.menu import Menu
from whistlestop.terminal.wrapping import flow
from whistlestop.texts.say import Speaker

LABELS = ("row", "news", "tickets", "group-cards", "group-tickets", "group-claims")


def label_width(speaker: Speaker) -> int:
    """The width of the first column of a screen: what stands before each line."""
    labels = [Text(speaker.texts(f"ui-{key}")) for key in LABELS]
    labels.append(Text(speaker.texts("ui-hand", count=10)))
    return max(label.cell_len for label in labels)


def labelled(speaker: Speaker, *justify: JustifyMethod) -> Table:
    """A table without lines; the first column holds labels, the last may be several lines long."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=label_width(speaker), no_wrap=True)
    for n, side in enumerate(justify, 1):
        table.add_column(justify=side, no_wrap=n < len(justify))
    return table


def room(speaker: Speaker, width: int) -> int:
    """What is left of the width of a screen beside the labels."""
    return width - label_width(speaker) - 2


def kind_name(speaker: Speaker, kind: str) -> str:
    """What sits there: a person, or a bot by its name."""
    return speaker.texts("ui-person") if kind == PERSON else kind.rpartition(":")[2]


def players(speaker: Speaker, view: View, kinds: tuple[str, ...]) -> Table:
    """A line for each player: everything that is public about them."""
    texts, stations = speaker.texts, view.parts.get(StationMap)
    coins = view.parts.get(Coins)
    heads = ["", "", "", "", "money" if coins else "points", "cars", "cards", "tickets"]
    if stations:
        heads.append("stations")
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    for head in heads:
        title = Text(texts(f"ui-head-{head}") if head else "", DIM)
        table.add_column(title, justify="right" if head else "left", no_wrap=True)
    acting = view.phases[-1].seats if view.phases else ()
    for seat, seen in enumerate(view.players):
        earned = coins.held[seat] if coins else seen.points
        numbers = [earned, seen.trains, seen.cards, len(seen.tickets)]
        if stations:
            numbers.append(stations.left[seat])
        style = TITLE if seat == view.seat else ""
        table.add_row(
            Text(">" if seat in acting else " ", TITLE),
            badge(view.edition, seat),
            Text(speaker.player(seat), style),
            Text(texts("ui-you") if seat == view.seat else kind_name(speaker, kinds[seat]), DIM),
            *(str(number) for number in numbers),
        )
    return table


def row(speaker: Speaker, view: View, width: int) -> Table:
    """The cards face up, and how many lie in the decks."""
    texts = speaker.texts
    table = labelled(speaker, "left")
    chips = [Text.assemble(chip(card), " ", speaker.card(card)) for card in view.row]
    cards = flow(chips, room(speaker, width), "  ") if chips else Text(texts("cards-none"), DIM)
    table.add_row(Text(texts("ui-row"), TITLE), cards)
    decks = texts(
        "ui-decks",
        deck=view.deck,
        discards=sum(view.discards),
        left=view.loose + len(view.under),
    )
    table.add_row("", Text(decks, DIM))
    if news := view.parts.get(News):
        table.add_row(Text(texts("ui-news"), TITLE), headline(speaker, news.current))
    clock = view.parts.get(Clock)
    if clock and clock.left is not None:
        table.add_row("", Text(texts("ui-turns-left", turns=clock.left), TITLE))
    return table


def headline(speaker: Speaker, event: str | None) -> Text:
    """The event of the moment, and what it does."""
    if event is None:
        return Text(speaker.texts("ui-news-none"), DIM)
    thing = speaker.edition.things[event]
    return Text.assemble((thing.name[speaker.lang], TITLE), "  ", thing.text[speaker.lang])


def hand(speaker: Speaker, view: View, width: int) -> Table:
    """The own cards, by colour."""
    held = [
        Text.assemble(chip(card), f"×{count} ", speaker.card(card))
        for card, count in zip(view.edition.pack.kinds, view.hand, strict=True)
        if count
    ]
    table = labelled(speaker, "left")
    some = flow(held, room(speaker, width), "  ")
    cards = some if held else Text(speaker.texts("cards-none"), DIM)
    table.add_row(Text(speaker.texts("ui-hand", count=sum(view.hand)), TITLE), cards)
    return table


def steps_of(speaker: Speaker, way: Way) -> list[Text]:
    """The routes of a way that are missing, with their spaces."""
    board = speaker.edition.board
    parts = []
    for leg in way.missing:
        found = board.routes[leg.route]
        mark = marks(board, found).replace("D", "")
        name = f"{speaker.city(leg.start)}–{speaker.city(leg.end)}"
        parts.append(Text.assemble(name, " ", boxes(found), f" {mark}" if mark else ""))
    return parts


def standing(speaker: Speaker, state: State, seat: int, found: Progress, space: int) -> Text:
    """How a ticket stands, in a few words."""
    texts, way = speaker.texts, found.way
    if found.done:
        key = "ui-ticket-borrowed" if way and way.lent else "ui-ticket-done"
        return Text(texts(key), "bold green")
    if way is None:
        stations = state.parts.get(StationMap)
        help_left = stations and (stations.left[seat] or seat in stations.at.values())
        return Text(texts("ui-ticket-cut-station" if help_left else "ui-ticket-cut"), "bold red")
    have = state.players[seat].trains
    key = "ui-ticket-missing" if way.cars <= have else "ui-ticket-too-far"
    need = Text(texts(key, need=way.cars, have=have) + texts("ui-colon").rstrip())
    return flow([need, *steps_of(speaker, way)], space, "  ")


def tickets(speaker: Speaker, state: State, seat: int, found: list[Progress], width: int) -> Table:
    """The own tickets with points and what is still missing."""
    table = labelled(speaker, "right", "left", "left")
    title = Text(speaker.texts("ui-tickets"), TITLE)
    ends = [speaker.journey(speaker.edition.board.tickets[item.ticket].ends) for item in found]
    space = room(speaker, width) - max(map(cell_len, ends), default=0) - 6
    for item, journey in zip(found, ends, strict=True):
        points = str(speaker.edition.board.tickets[item.ticket].points)
        table.add_row(title, points, journey, standing(speaker, state, seat, item, space))
        title = Text()
    if not found:
        table.add_row(title, "", Text(speaker.texts("ui-tickets-none"), DIM), "")
    return table


def offer(speaker: Speaker, menu: Menu, width: int) -> Table:
    """Tickets to choose from, numbered, each with its cheapest way."""
    table = Table.grid(padding=(0, 2, 0, 0))
    sides: tuple[JustifyMethod, ...] = ("right", "right", "left", "left")
    for side in sides:
        table.add_column(justify=side, no_wrap=True)
    known = [speaker.edition.board.tickets[ticket] for ticket in menu.offer]
    money = Coins in menu.state.parts
    points = [_worth(speaker, ticket.points, money=money) for ticket in known]
    ends = [speaker.journey(ticket.ends) for ticket in known]
    space = width - 7 - max(map(cell_len, points)) - max(map(cell_len, ends))
    for number, ticket in enumerate(known, 1):
        held = held_by(menu.state, menu.seat)
        found = progress(menu.state, menu.seat, (*held, ticket.id))[-1]
        told = standing(speaker, menu.state, menu.seat, found, space)
        table.add_row(Text(str(number), TITLE), points[number - 1], ends[number - 1], told)
    return table


def _worth(speaker: Speaker, points: int, *, money: bool) -> str:
    """What a ticket is worth: points, or dollars where money counts."""
    if money:
        return speaker.texts("money", amount=points)
    return speaker.texts("ui-points", points=points)
