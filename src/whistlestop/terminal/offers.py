"""The numbered moves as a person reads them."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from whistlestop.core.cards import Payment
from whistlestop.core.move import Move
from whistlestop.notation import format_move
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.rules.drawing import DrawCard, TakeCard
from whistlestop.rules.stations import BuildStation, StationMap
from whistlestop.rules.tickets import DrawTickets
from whistlestop.rules.tunnels import Tunnel
from whistlestop.rules.turns import Turn
from whistlestop.terminal import panels
from whistlestop.terminal.look import DIM, TITLE, boxes, chip, letters, marks
from whistlestop.terminal.menu import Menu
from whistlestop.terminal.wrapping import flow
from whistlestop.texts.say import Speaker

WAYS = 3
"""How many ways to pay are shown beside a route before it has to be asked for by name."""


def numbered(number: int, text: Text | str) -> Text:
    """`12 something`."""
    return Text.assemble((str(number), TITLE), " ", text)


def question(speaker: Speaker, menu: Menu) -> str:
    """What is asked, and what asks it; nothing in an ordinary turn."""
    thing = getattr(menu.state.phases[-1], "thing", "")
    keys = [f"ask-{move.verb}" for move in menu.moves]
    asked = next((speaker.texts(key) for key in keys if speaker.texts.has(key)), "")
    return f"{speaker.thing(thing)}{speaker.texts('ui-colon')}{asked}" if thing and asked else ""


def sentence(speaker: Speaker, menu: Menu, move: Move) -> Text:
    """Any move in a few words."""
    texts = speaker.texts
    if isinstance(move, DrawCard):
        return Text(texts("ui-move-draw"))
    if isinstance(move, TakeCard):
        return Text.assemble(chip(move.card), " ", speaker.card(move.card))
    if isinstance(move, ClaimRoute):
        return Text.assemble(speaker.route(move.route), "  ", _paid(speaker, move))
    if isinstance(move, BuildStation):
        return Text.assemble(
            texts("ui-move-station", city=speaker.city(move.city)), "  ", _paid(speaker, move)
        )
    key = f"ui-move-{move.verb}"
    if not texts.has(key) and (choice := speaker.choice(move)):
        thing = speaker.edition.things.get(str(getattr(move, "thing", "")))
        about = f"  {thing.text[speaker.lang]}" if thing else ""
        return Text.assemble(f"{choice}  ({format_move(move)})", (about, DIM))
    told = Text(texts(key) if texts.has(key) else format_move(move))
    if isinstance(payment := getattr(move, "payment", None), Payment):
        return Text.assemble(told, "  ", letters(payment.cards), f" {speaker.cards(payment.cards)}")
    return told


def _paid(speaker: Speaker, move: ClaimRoute | BuildStation) -> Text:
    cards, how = move.payment.cards, getattr(move, "how", "")
    told = f" {speaker.cards(cards)}" if cards else ""
    return Text.assemble(letters(cards), f"{told} {how}" if how else told)


def turn(speaker: Speaker, menu: Menu, width: int, most: int) -> Group:
    """All moves of a decision, group by group; of the claims so many routes at most."""
    texts = speaker.texts
    parts: list[RenderableType] = []
    cards = menu.of(DrawCard) + menu.of(TakeCard)
    if cards:
        parts.append(_line(texts("ui-group-cards"), speaker, menu, cards, width))
    if tickets := menu.of(DrawTickets):
        parts.append(_line(texts("ui-group-tickets"), speaker, menu, tickets, width))
    claims = menu.claims()
    if claims:
        parts.append(routes(speaker, menu, dict(list(claims.items())[:most]), width))
        if len(claims) > most:
            parts.append(Text("  " + texts("ui-more-claims", count=len(claims) - most), DIM))
    elif isinstance(menu.state.phases[-1], Turn):
        parts.append(Text(texts("ui-no-claims"), DIM))
    if menu.of(BuildStation):
        stations = menu.state.part(StationMap)
        need = stations.price(speaker.edition, menu.seat).cards
        city = next(iter(speaker.edition.board.cities))
        told = texts("ui-group-stations", need=need, text=f"{BuildStation.verb} {city}")
        parts.append(Text(told))
    if menu.other:
        phase = menu.state.phases[-1]
        if isinstance(phase, Tunnel):
            parts.append(_tunnel(speaker, phase))
        parts += [numbered(menu.number[m], sentence(speaker, menu, m)) for m in menu.other]
    return Group(*parts)


def _line(title: str, speaker: Speaker, menu: Menu, moves: list[Move], width: int) -> Table:
    table = panels.labelled(speaker, "left")
    told = [numbered(menu.number[move], sentence(speaker, menu, move)) for move in moves]
    table.add_row(Text(title, TITLE), flow(told, panels.room(speaker, width)))
    return table


def _tunnel(speaker: Speaker, phase: Tunnel) -> Text:
    """What was turned up, and what it costs."""
    chips = Text(" ").join(chip(card) for card in phase.revealed)
    text = speaker.texts("ui-tunnel", route=speaker.route(phase.route), need=phase.extra)
    return Text.assemble(chips, "  ", text)


def routes(speaker: Speaker, menu: Menu, claims: dict[str, list[ClaimRoute]], width: int) -> Table:
    """A line for each route that can be claimed, with the numbers of the ways to pay."""
    board, texts = speaker.edition.board, speaker.texts
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=panels.label_width(speaker) + 1, no_wrap=True)
    for _ in range(5):
        table.add_column(no_wrap=True)
    names = [speaker.route(route).replace(" – ", "–") for route in claims]
    room = panels.room(speaker, width) - max(Text(name).cell_len for name in names) - 20
    title = Text(texts("ui-group-claims"), TITLE)
    for name, (route, moves) in zip(names, claims.items(), strict=True):
        found = board.routes[route]
        star = Text("*", "bold yellow") if route in menu.on_way else Text(" ")
        table.add_row(
            title,
            Text.assemble(star, name),
            boxes(found),
            Text(marks(board, found), DIM),
            menu.gain(found),
            _ways(menu, moves, room),
        )
        title = Text()
    return table


def _ways(menu: Menu, moves: list[ClaimRoute], room: int) -> Text:
    text = Text()
    for shown, move in enumerate(moves):
        part = numbered(menu.number[move], letters(move.payment.cards))
        if move.how:
            part.append(f" {move.how}" if move.payment.cards else move.how)
        if shown and (shown == WAYS or text.cell_len + part.cell_len + 6 > room):
            text.append(" …", DIM)
            break
        text = Text("  ").join([text, part]) if shown else part
    return text
