"""What can be typed at the prompt beside moves: help, rules, board, journal, saving."""

from collections.abc import Callable
from pathlib import Path

from whistlestop.core.errors import CannotRead
from whistlestop.core.game import why_not
from whistlestop.core.refusal import NotLegal
from whistlestop.insight.ways import progress
from whistlestop.notation import format_move
from whistlestop.terminal import boards, coaching, helping, journal, offers, panels
from whistlestop.terminal.desk import Desk, Leave
from whistlestop.terminal.menu import Menu
from whistlestop.terminal.names import cities_named
from whistlestop.terminal.resolve import meant
from whistlestop.texts import languages


class Commands:
    """The commands at the prompt of one seat."""

    def __init__(self, desk: Desk, menu: Menu) -> None:
        self.desk, self.menu = desk, menu
        self.known: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "claims": self.claims,
            "board": self.board,
            "tickets": self.tickets,
            "journal": self.journal,
            "coach": self.coach,
            "why": self.why,
            "rule": self.rule,
            "save": self.save,
            "svg": self.svg,
            "lang": self.lang,
            "quit": self.quit,
            "exit": self.quit,
        }

    def help(self, _: str) -> None:
        """How to play here."""
        helping.show(self.desk)

    def claims(self, rest: str) -> None:
        """All routes that can be claimed, or those at a city."""
        cities = self._cities(rest) if rest else None
        if rest and not cities:
            return
        found = self.menu.claims(cities)
        if not found:
            self.desk.say("no-claims")
            return
        width = self.desk.console.width
        self.desk.console.print(offers.routes(self.desk.speaker, self.menu, found, width))

    def board(self, rest: str) -> None:
        """The whole board, or the routes at a city."""
        desk, state = self.desk, self.desk.session.state
        if not rest:
            board = boards.whole(desk.speaker, state, self.menu.seat, desk.console.width)
            desk.console.print(board)
            return
        for city in self._cities(rest):
            desk.console.print(boards.city(desk.speaker, state, self.menu.seat, city))

    def _cities(self, text: str) -> list[str]:
        found = cities_named(self.desk.session.edition.board, text)
        if not found:
            self.desk.problem(self.desk.text("no-city", text=text))
        return found

    def tickets(self, _: str) -> None:
        """The own tickets; drawing new ones is a move with a number."""
        desk, state, seat = self.desk, self.desk.session.state, self.menu.seat
        desk.console.print(
            panels.tickets(desk.speaker, state, seat, progress(state, seat), desk.console.width)
        )
        draws = [move for move in self.menu.moves if format_move(move) == "tickets"]
        if draws:
            desk.say("tickets-how", "dim", number=self.menu.number[draws[0]])

    def journal(self, _: str) -> None:
        """Everything that happened."""
        desk = self.desk
        found = journal.lines(desk.speaker, desk.session.record.steps, self.menu.seat)
        desk.console.print(journal.page(found, desk.console.width))

    def coach(self, _: str) -> None:
        """The best few moves, and why."""
        coaching.show(self.desk, self.menu)

    def why(self, rest: str) -> None:
        """Why a move cannot be made, by which rule."""
        desk, state, seat = self.desk, self.desk.session.state, self.menu.seat
        if not rest:
            desk.say("why-how", text=helping.example_claim(desk.session.edition))
            return
        try:
            move = meant(state, seat, rest)
            refusal = why_not(state, move, seat)
            if refusal is None:
                desk.say("why-legal", text=format_move(move))
                return
        except NotLegal as never:
            refusal = never.refusal
        except CannotRead:
            desk.problem(desk.text("not-read", text=rest))
            return
        desk.print(desk.speaker.refusal(refusal))

    def rule(self, rest: str) -> None:
        """A rule by its id, or all of them."""
        desk, edition = self.desk, self.desk.session.edition
        texts = desk.speaker.texts
        prefix = next(iter(edition.reasons.values())).partition("-")[0]
        ids = [f"{prefix}-{n:02}" for n in range(100) if texts.has(f"{prefix}-{n:02}")]
        first, last = ids[0], ids[-1]
        ids += [thing for thing in edition.things if thing not in ids]
        wanted = rest.strip().upper()
        if wanted and wanted not in ids:
            desk.problem(desk.text("no-rule", text=rest, first=first, last=last))
        for rule in [wanted] if wanted in ids else [] if wanted else ids:
            desk.print(f"{rule} {desk.speaker.rule(rule)}")

    def save(self, rest: str) -> None:
        """A copy of the game in another file."""
        if not rest:
            self.desk.session.save()
            self.desk.say("saved", text=str(self.desk.session.path))
            return
        self.desk.session.save(Path(rest).expanduser())
        self.desk.say("saved-copy", text=rest, path=str(self.desk.session.path))

    def svg(self, rest: str) -> None:
        """A picture of the board."""
        path = Path(rest or "board.svg").expanduser()
        desk = self.desk
        if path.exists():
            desk.problem(desk.text("file-exists", text=str(path)))
            return
        view = desk.session.view(self.menu.seat)
        path.write_text(desk.session.edition.picture(view, desk.speaker.lang), "utf-8")
        desk.say("drawn", text=str(path))

    def lang(self, rest: str) -> None:
        """Another language."""
        desk = self.desk
        known = {tag.casefold(): tag for tag in languages()}
        if rest.casefold() not in known:
            desk.problem(desk.text("no-language", text=rest, known=", ".join(languages())))
            return
        desk.speak(known[rest.casefold()])
        desk.say("language")

    def quit(self, _: str) -> None:
        """Stop here."""
        raise Leave
