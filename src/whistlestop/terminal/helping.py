"""What `?` prints: the notation with examples from this board, the commands, the letters."""

from rich.table import Table
from rich.text import Text

from whistlestop.core.edition import Edition
from whistlestop.notation import format_cards
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.rules.drawing import TakeCard
from whistlestop.rules.stations import BuildStation
from whistlestop.terminal import boards
from whistlestop.terminal.booth import Booth
from whistlestop.terminal.look import TITLE
from whistlestop.terminal.wrapping import wrap

NOTATION = {
    "number": "",
    "cards": TakeCard.verb,
    "claim": ClaimRoute.verb,
    "tickets": "tickets",
    "station": BuildStation.verb,
    "tunnel": "decline",
}
"""Paragraphs of the help, each with the verb that an edition must have for it."""
COMMANDS = (
    "claims [CITY]",
    "board [CITY]",
    "tickets",
    "journal",
    "coach",
    "why MOVE",
    "rule [ID]",
    "undo",
    "save FILE",
    "svg FILE",
    "lang TAG",
    "quit",
)


def example_claim(edition: Edition) -> str:
    """A claim as it is written, with a wild card in it."""
    routes = edition.board.routes.values()
    route = max((r for r in routes if r.colour and r.length <= 3), key=lambda r: r.length)
    cards = [route.colour or ""] * (route.length - 1) + ["wild"]
    return f"{ClaimRoute.verb} {route.id} {format_cards(cards)}"


def show(booth: Booth) -> None:
    """The whole help."""
    edition = booth.session.edition
    verbs = {"", *(kind.verb for kind in edition.moves)}
    examples = {
        "cards": f"{TakeCard.verb} {edition.pack.colours[0]}",
        "claim": example_claim(edition),
        "station": f"{BuildStation.verb} {next(iter(edition.board.cities))}",
    }
    booth.rule(booth.text("help"))
    table = Table.grid(padding=(0, 1, 0, 0))
    for part, verb in NOTATION.items():
        if verb in verbs:
            text = booth.text(f"help-{part}", text=examples.get(part, ""))
            table.add_row("-", wrap(text, booth.console.width - 2))
    booth.console.print(table)
    table = Table.grid(padding=(0, 2, 0, 0))
    for command in COMMANDS:
        key = command.split()[0]
        table.add_row(Text(command, TITLE), booth.text(f"help-do-{key}"))
    booth.console.print(table)
    booth.console.print(boards.legend(booth.speaker, booth.session.state))
