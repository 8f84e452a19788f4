"""What can be typed at the prompt beside moves: help, rules, board, journal, saving."""

from collections.abc import Callable
from pathlib import Path

from whistlestop.core.errors import CannotRead, on_disk
from whistlestop.core.game import why_not
from whistlestop.core.refusal import NotLegal
from whistlestop.insight.ways import progress
from whistlestop.notation import format_move
from whistlestop.terminal import boards, coaching, helping, journal, offers, panels
from whistlestop.terminal.booth import Booth, Leave
from whistlestop.terminal.menu import Menu
from whistlestop.terminal.names import cities_named
from whistlestop.terminal.resolve import meant
from whistlestop.texts import languages


class Commands:
    """The commands at the prompt of one seat."""

    def __init__(self, booth: Booth, menu: Menu) -> None:
        self.booth, self.menu = booth, menu
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
        helping.show(self.booth)

    def claims(self, rest: str) -> None:
        """All routes that can be claimed, or those at a city."""
        cities = self._cities(rest) if rest else None
        if rest and not cities:
            return
        found = self.menu.claims(cities)
        if not found:
            self.booth.say("no-claims")
            return
        width = self.booth.console.width
        self.booth.console.print(offers.routes(self.booth.speaker, self.menu, found, width))

    def board(self, rest: str) -> None:
        """The whole board, or the routes at a city."""
        booth, state = self.booth, self.booth.session.state
        if not rest:
            board = boards.whole(booth.speaker, state, self.menu.seat, booth.console.width)
            booth.console.print(board)
            return
        for city in self._cities(rest):
            booth.console.print(boards.city(booth.speaker, state, self.menu.seat, city))

    def _cities(self, text: str) -> list[str]:
        found = cities_named(self.booth.session.edition.board, text)
        if not found:
            self.booth.problem(self.booth.text("no-city", text=text))
        return found

    def tickets(self, _: str) -> None:
        """The own tickets; drawing new ones is a move with a number."""
        booth, state, seat = self.booth, self.booth.session.state, self.menu.seat
        booth.console.print(
            panels.tickets(booth.speaker, state, seat, progress(state, seat), booth.console.width)
        )
        draws = [move for move in self.menu.moves if format_move(move) == "tickets"]
        if draws:
            booth.say("tickets-how", "dim", number=self.menu.number[draws[0]])

    def journal(self, _: str) -> None:
        """Everything that happened."""
        booth = self.booth
        found = journal.lines(booth.speaker, booth.session.record.steps, self.menu.seat)
        booth.console.print(journal.page(found, booth.console.width))

    def coach(self, _: str) -> None:
        """The best few moves, and why."""
        coaching.show(self.booth, self.menu)

    def why(self, rest: str) -> None:
        """Why a move cannot be made, by which rule."""
        booth, state, seat = self.booth, self.booth.session.state, self.menu.seat
        if not rest:
            booth.say("why-how", text=helping.example_claim(booth.session.edition))
            return
        try:
            move = meant(state, seat, rest)
            refusal = why_not(state, move, seat)
            if refusal is None:
                booth.say("why-legal", text=format_move(move))
                return
        except NotLegal as never:
            refusal = never.refusal
        except CannotRead:
            booth.problem(booth.text("not-read", text=rest))
            return
        booth.print(booth.speaker.refusal(refusal))

    def rule(self, rest: str) -> None:
        """A rule by its id, or all of them."""
        booth, edition = self.booth, self.booth.session.edition
        texts = booth.speaker.texts
        prefix = next(iter(edition.reasons.values())).partition("-")[0]
        ids = [f"{prefix}-{n:02}" for n in range(100) if texts.has(f"{prefix}-{n:02}")]
        first, last = ids[0], ids[-1]
        ids += [thing for thing in edition.things if thing not in ids]
        wanted = rest.strip().upper()
        if wanted and wanted not in ids:
            booth.problem(booth.text("no-rule", text=rest, first=first, last=last))
        for rule in [wanted] if wanted in ids else [] if wanted else ids:
            booth.print(f"{rule} {booth.speaker.rule(rule)}")

    def save(self, rest: str) -> None:
        """A copy of the game in another file."""
        if not rest:
            self.booth.session.save()
            self.booth.say("saved", text=str(self.booth.session.path))
            return
        self.booth.session.save(Path(rest).expanduser())
        self.booth.say("saved-copy", text=rest, path=str(self.booth.session.path))

    def svg(self, rest: str) -> None:
        """A picture of the board."""
        path = Path(rest or "board.svg").expanduser()
        booth = self.booth
        if path.exists():
            booth.problem(booth.text("file-exists", text=str(path)))
            return
        view = booth.session.view(self.menu.seat)
        with on_disk(path):
            path.write_text(booth.session.edition.picture(view, booth.speaker.lang), "utf-8")
        booth.say("drawn", text=str(path))

    def lang(self, rest: str) -> None:
        """Another language."""
        booth = self.booth
        known = {tag.casefold(): tag for tag in languages()}
        if rest.casefold() not in known:
            booth.problem(booth.text("no-language", text=rest, known=", ".join(languages())))
            return
        booth.speak(known[rest.casefold()])
        booth.say("language")

    def quit(self, _: str) -> None:
        """Stop here."""
        raise Leave
