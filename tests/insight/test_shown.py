"""What the terminal shows of the tickets is what the wire says of them."""

import re

from rich.console import Console

from tests.insight.test_ways import games
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.insight.ways import progress
from whistlestop.server.frames import Way
from whistlestop.server.insights import way
from whistlestop.server.told import Shown
from whistlestop.terminal import panels
from whistlestop.terminal.menu import Menu
from whistlestop.texts.say import Speaker


def on_the_wire(shown: Shown, seat: int) -> list[Way]:
    return [way(found) for found in shown.progress(seat)]


def in_the_terminal(speaker: Speaker, state: State, seat: int) -> list[str]:
    """A line for each ticket, as a person reads it on a wide screen."""
    console = Console(width=2000, color_system=None)
    with console.capture() as page:
        console.print(panels.tickets(speaker, state, seat, progress(state, seat), 2000))
    return [line for line in page.get().splitlines() if line.strip()]


def expected(speaker: Speaker, state: State, seat: int, told: Way) -> list[str]:
    """The words that the line of a ticket must hold, from what the wire says."""
    texts, board, trains = speaker.texts, state.edition.board, state.players[seat].trains
    words = [speaker.journey(board.tickets[told.ticket].ends), str(told.points)]
    if told.done:
        return [*words, texts("ui-ticket-borrowed" if told.lent else "ui-ticket-done")]
    if told.missing is None:
        return [*words, texts("ui-ticket-cut")]
    key = "ui-ticket-missing" if told.cars <= trains else "ui-ticket-too-far"
    return [*words, texts(key, need=told.cars, have=trains)]


def test_terminal_and_wire_say_the_same_in_games_with_stations() -> None:
    speaker: Speaker | None = None
    shown: Shown | None = None
    kinds: set[str] = set()
    count = 0
    for state in games("europe", 3, 3, every=13):
        speaker = speaker or Speaker(state.edition, "en")
        shown = Shown(state, shown)
        board = state.edition.board
        for seat in range(3):
            told = on_the_wire(shown, seat)
            lines = in_the_terminal(speaker, state, seat)
            assert len(lines) == max(1, len(told))
            for line, found in zip(lines, told, strict=False):
                assert all(word in line for word in expected(speaker, state, seat, found)), line
                gone = line.partition(speaker.texts("ui-colon").rstrip())[2]
                for route in found.missing or ():
                    one, other = map(speaker.city, board.routes[route].ends)
                    assert f"{one}–{other}" in gone or f"{other}–{one}" in gone, line
                assert len(re.findall("–", gone)) == len(found.missing or ()), line
                count += 1
                if found.done:
                    assert line.rstrip().endswith(expected(speaker, state, seat, found)[-1])
                kinds.add("done" if found.done else "cut" if found.missing is None else "open")
                kinds |= {"lent"} if found.lent else set()
    assert count > 300
    assert kinds == {"lent", "done", "cut", "open"}


def test_the_menu_knows_the_routes_that_the_wire_calls_missing() -> None:
    for state in games("europe", 3, 1, every=13):
        if state.over:
            continue
        seat = state.phases[-1].seats[0]
        told = on_the_wire(Shown(state), seat)
        missing = {r for found in told if not found.done for r in found.missing or ()}
        assert Menu(state, seat).on_way == missing
        assert [way(found) for found in progress(observe(state, seat), seat)] == told
