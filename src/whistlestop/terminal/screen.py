"""What a person sees when it is their turn."""

from rich.table import Table

from whistlestop.insight.ways import progress
from whistlestop.rules.drawing import SecondCard
from whistlestop.rules.turns import Turn
from whistlestop.terminal import journal, offers, panels
from whistlestop.terminal.desk import Desk
from whistlestop.terminal.look import DIM, TITLE
from whistlestop.terminal.menu import Menu

WIDE = 110
JOURNAL = 6
CLAIMS = 8


def show(desk: Desk, menu: Menu) -> None:
    """The whole table as a seat may see it, and its moves."""
    seat, session, speaker = menu.seat, desk.session, desk.speaker
    view = session.view(seat)
    desk.clear()
    desk.rule(desk.text("turn-of", player=speaker.player(seat)))
    players = panels.players(speaker, view, session.kinds)
    news = journal.lines(speaker, session.record.steps, seat, _news(desk, seat))
    if desk.console.width >= WIDE:
        top = Table.grid(padding=(0, 4, 0, 0))
        left = desk.console.measure(players).maximum
        top.add_row(players, journal.page(news, desk.console.width - left - 4))
        desk.console.print(top)
    else:
        desk.console.print(players)
        desk.rule(desk.text("journal"))
        desk.console.print(journal.page(news, desk.console.width))
    desk.rule(desk.text("your-table"))
    desk.console.print(panels.row(speaker, view, desk.console.width))
    desk.console.print(panels.hand(speaker, view, desk.console.width))
    if not menu.choosing or view.tickets:
        found = progress(session.state, seat)
        desk.console.print(panels.tickets(speaker, session.state, seat, found, desk.console.width))
    show_moves(desk, menu)


def show_moves(desk: Desk, menu: Menu) -> None:
    """The moves alone: after the first card, at a tunnel, when tickets are to be chosen."""
    if menu.choosing:
        offer = menu.offer
        desk.rule(desk.text("choose", least=menu.least, count=len(offer)))
        desk.console.print(panels.offer(desk.speaker, menu, desk.console.width))
        desk.say("choose-how", DIM, least=menu.least)
        return
    second = isinstance(menu.state.phases[-1], SecondCard)
    desk.rule(desk.text("second-card" if second else "moves"))
    asked = offers.question(desk.speaker, menu)
    if asked:
        desk.print(asked, TITLE)
    desk.console.print(offers.turn(desk.speaker, menu, desk.console.width, CLAIMS))
    if any(route in menu.on_way for route in menu.claims()):
        desk.say("on-way", DIM)
    desk.say("hint", DIM)


def show_again(desk: Desk, menu: Menu) -> None:
    """In the middle of an action: the hand, what lies face up, and the moves."""
    view = desk.session.view(menu.seat)
    desk.console.print(panels.hand(desk.speaker, view, desk.console.width))
    show_moves(desk, menu)


def is_turn(menu: Menu) -> bool:
    """Is it the beginning of a turn (or of the game), not the middle of an action?"""
    phase = menu.state.phases[-1]
    return isinstance(phase, Turn) or (menu.choosing and len(menu.state.phases) == 1)


def _news(desk: Desk, seat: int) -> int:
    """How many lines of the journal: all since the seat's own last move, and a few at least."""
    steps = desk.session.record.steps
    since = next((n for n, step in enumerate(reversed(steps)) if step.seat == seat), len(steps))
    return max(JOURNAL, min(since + 1, 2 * JOURNAL))
