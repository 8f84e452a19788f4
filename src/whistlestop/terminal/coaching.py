"""The coach at the table in the terminal: when it is asked, or always."""

from rich.table import Table
from rich.text import Text

from whistlestop.coach import Advice, Budget, Tip, advise, quick
from whistlestop.coach.advice import BUDGET
from whistlestop.coach.saying import main_reason, say_extra, say_move, say_odds, say_why
from whistlestop.core.errors import one_of
from whistlestop.rules.tickets import KeepTickets
from whistlestop.terminal.booth import Booth
from whistlestop.terminal.look import DIM, TITLE
from whistlestop.terminal.menu import Menu
from whistlestop.terminal.wrapping import wrap

MODES = ("off", "ask", "always")


def check_mode(mode: str) -> str:
    """The mode, if there is such a one."""
    return one_of("no-such-option", mode, MODES, option="--coach")


def show(booth: Booth, menu: Menu, budget: Budget = BUDGET) -> None:
    """What the coach thinks of the moves of this decision, from what the seat can see."""
    texts, session = booth.speaker.texts, booth.session
    if booth.coach == "off":
        booth.print(texts("coach-off"))
        return
    _prepare(booth)
    seed = f"{session.record.commitment} {len(session.record.steps)}"
    advice = advise(session.view(menu.seat), budget, seed)
    booth.rule(texts("coach-head"))
    booth.console.print(_page(booth, menu, advice))
    key = "coach-rough" if advice.rough else "coach-counted"
    booth.print(texts(key, count=advice.playouts), DIM)


def _prepare(booth: Booth) -> None:
    """Compile what the coach needs, the first time on a machine."""
    if quick(booth.session.edition):
        from whistlestop.turbo.prepare import prepare, ready

        if not ready():
            booth.print(booth.speaker.texts("coach-prepare"), DIM)
            prepare()


def _page(booth: Booth, menu: Menu, advice: Advice) -> Table:
    speaker, room = booth.speaker, booth.console.width - 8
    page = Table.grid(padding=(0, 2, 0, 0))
    for tip in advice.tips:
        lines = Text(wrap(say_move(speaker, tip.verdict.move), room), TITLE)
        why = say_why(speaker, main_reason(tip.why))
        for line in (say_odds(speaker, tip), why, say_extra(speaker, tip)):
            if line:
                lines.append("\n" + wrap(line, room), "not bold")
        page.add_row(_number(menu, tip), lines)
    return page


def _number(menu: Menu, tip: Tip) -> str:
    """What to type for it: the number of a move, or those of the tickets to keep."""
    move = tip.verdict.move
    if isinstance(move, KeepTickets):
        return " ".join(str(menu.offer.index(ticket) + 1) for ticket in move.tickets)
    return str(menu.number[move])
