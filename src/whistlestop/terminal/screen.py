"""What a person sees when it is their turn."""

from rich.table import Table

from whistlestop.insight.ways import progress
from whistlestop.rules.drawing import SecondCard
from whistlestop.rules.turns import Turn
from whistlestop.terminal import journal, offers, panels
from whistlestop.terminal.booth import Booth
from whistlestop.terminal.look import DIM, TITLE
from whistlestop.terminal.menu import Menu

WIDE = 110
JOURNAL = 6
CLAIMS = 8


def show(booth: Booth, menu: Menu) -> None:
    """The whole table as a seat may see it, and its moves."""
    seat, session, speaker = menu.seat, booth.session, booth.speaker
    view = session.view(seat)
    booth.clear()
    booth.rule(booth.text("turn-of", player=speaker.player(seat)))
    players = panels.players(speaker, view, session.kinds)
    news = journal.lines(speaker, session.record.steps, seat, _news(booth, seat))
    if booth.console.width >= WIDE:
        top = Table.grid(padding=(0, 4, 0, 0))
        left = booth.console.measure(players).maximum
        top.add_row(players, journal.page(news, booth.console.width - left - 4))
        booth.console.print(top)
    else:
        booth.console.print(players)
        booth.rule(booth.text("journal"))
        booth.console.print(journal.page(news, booth.console.width))
    booth.rule(booth.text("your-table"))
    booth.console.print(panels.row(speaker, view, booth.console.width))
    booth.console.print(panels.hand(speaker, view, booth.console.width))
    if not menu.choosing or view.tickets:
        found = progress(session.state, seat)
        booth.console.print(
            panels.tickets(speaker, session.state, seat, found, booth.console.width)
        )
    show_moves(booth, menu)


def show_moves(booth: Booth, menu: Menu) -> None:
    """The moves alone: after the first card, at a tunnel, when tickets are to be chosen."""
    if menu.choosing:
        offer = menu.offer
        booth.rule(booth.text("choose", least=menu.least, count=len(offer)))
        booth.console.print(panels.offer(booth.speaker, menu, booth.console.width))
        booth.say("choose-how", DIM, least=menu.least)
        return
    second = isinstance(menu.state.phases[-1], SecondCard)
    booth.rule(booth.text("second-card" if second else "moves"))
    asked = offers.question(booth.speaker, menu)
    if asked:
        booth.print(asked, TITLE)
    booth.console.print(offers.turn(booth.speaker, menu, booth.console.width, CLAIMS))
    if any(route in menu.on_way for route in menu.claims()):
        booth.say("on-way", DIM)
    booth.say("hint", DIM)


def show_again(booth: Booth, menu: Menu) -> None:
    """In the middle of an action: the hand, what lies face up, and the moves."""
    view = booth.session.view(menu.seat)
    booth.console.print(panels.hand(booth.speaker, view, booth.console.width))
    show_moves(booth, menu)


def is_turn(menu: Menu) -> bool:
    """Is it the beginning of a turn (or of the game), not the middle of an action?"""
    phase = menu.state.phases[-1]
    return isinstance(phase, Turn) or (menu.choosing and len(menu.state.phases) == 1)


def _news(booth: Booth, seat: int) -> int:
    """How many lines of the journal: all since the seat's own last move, and a few at least."""
    steps = booth.session.record.steps
    since = next((n for n, step in enumerate(reversed(steps)) if step.seat == seat), len(steps))
    return max(JOURNAL, min(since + 1, 2 * JOURNAL))
