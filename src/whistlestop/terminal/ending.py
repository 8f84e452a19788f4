"""The end of a game: the score line by line, what it is made of, and how to check the luck."""

from shlex import quote

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from whistlestop.core.game import standings
from whistlestop.core.score import ScoreLine, Standings
from whistlestop.terminal.booth import Booth
from whistlestop.terminal.look import DIM, TITLE, badge
from whistlestop.terminal.wrapping import wrap
from whistlestop.texts.say import Speaker


def show(booth: Booth) -> None:
    """Everything about the end."""
    found = standings(booth.session.state)
    booth.rule(booth.text("end"))
    booth.console.print(_scores(booth.speaker, found))
    for seat in found.ranking:
        booth.console.print()
        booth.console.print(
            Text.assemble(
                badge(booth.session.edition, seat), " ", (booth.speaker.player(seat), TITLE), " "
            )
            + Text(str(found.totals[seat]))
        )
        for line in found.lines[seat]:
            for text in _details(booth, line):
                booth.console.print(Padding(text, (0, 0, 0, 4), expand=False))
    booth.console.print()
    winners = booth.speaker.listed(booth.speaker.player(seat) for seat in found.winners)
    booth.say("winner" if len(found.winners) == 1 else "winners", TITLE, player=winners)
    _seal(booth)


def _scores(speaker: Speaker, found: Standings) -> Table:
    """A column for each player, best first; a row for each line."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    for place, seat in enumerate(found.ranking, 1):
        rank = 1 if seat in found.winners else place
        head = Text.assemble(f"{rank}. ", badge(speaker.edition, seat), " ", speaker.player(seat))
        table.add_column(head, justify="right")
    for number, line in enumerate(found.lines[0]):
        points = [found.lines[seat][number].points for seat in found.ranking]
        table.add_row(speaker.texts(f"line-{line.name}"), *(str(n) for n in points))
    totals = [Text(str(found.totals[seat]), TITLE) for seat in found.ranking]
    table.add_row(Text(speaker.texts("line-total"), TITLE), *totals)
    return table


def _details(booth: Booth, line: ScoreLine) -> list[Text]:
    """What a line is made of: tickets made and missed, places reached, the longest path."""
    speaker, board = booth.speaker, booth.session.edition.board
    told: list[Text] = []
    places = []
    for item, number in line.items:
        if item in board.tickets and line.name == "tickets":
            ends = speaker.journey(board.tickets[item].ends)
            key, style = ("made", "green") if number > 0 else ("missed", "red")
            told.append(
                Text.assemble(
                    (f"{number:+}", style),
                    f" {ends}",
                    booth.text("colon"),
                    booth.text(f"ticket-{key}"),
                )
            )
        elif item in board.cities:
            places.append(speaker.city(item))
        elif line.routes:
            path = booth.text("path", length=number, text=_trace(speaker, line.routes))
            told.append(Text(wrap(path, booth.console.width - 4)))
    if places:
        title = speaker.texts(f"line-{line.name}") + booth.text("colon")
        told.append(Text(wrap(title + speaker.listed(places), booth.console.width - 4)))
    if line.name == "tickets" and line.routes:
        routes = speaker.listed(map(speaker.route, line.routes))
        told.append(Text(wrap(booth.text("borrowed", text=routes), booth.console.width - 4)))
    return told


def _trace(speaker: Speaker, routes: tuple[str, ...]) -> str:
    """The cities along a path of routes, in the order of travel."""
    ends = [speaker.edition.board.routes[route].ends for route in routes]
    walks = (_walk(start, ends) for start in ends[0])
    return " – ".join(map(speaker.city, next(walk for walk in walks if walk)))


def _walk(here: str, ends: list[tuple[str, str]]) -> list[str]:
    """The cities met along some routes from a city; none if they do not lead on from there."""
    cities = [here]
    for one, other in ends:
        if here not in (one, other):
            return []
        here = other if here == one else one
        cities.append(here)
    return cities


def _seal(booth: Booth) -> None:
    """The seed, now that it may be known, and how anybody can check it."""
    session = booth.session
    booth.rule(booth.text("seal"))
    booth.say_line("seed", seed=session.playing.seed)
    booth.say_line("commitment", DIM, text=session.record.commitment)
    if session.path is not None:
        file = quote(str(session.path))
        booth.say_line("verify", text=f"whistlestop replay {file} --verify")
