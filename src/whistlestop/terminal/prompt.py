"""One decision of a person: ask until a move is made or taken back."""

from difflib import get_close_matches

from whistlestop.core.errors import Ambiguous, CannotRead, WhistlestopError
from whistlestop.core.game import why_not
from whistlestop.core.move import Move
from whistlestop.core.refusal import NotLegal
from whistlestop.notation import parse_move
from whistlestop.notation.text import verbs
from whistlestop.terminal import coaching, offers, screen
from whistlestop.terminal.booth import Booth
from whistlestop.terminal.commands import Commands
from whistlestop.terminal.menu import Menu
from whistlestop.terminal.names import cities_named, fold
from whistlestop.terminal.resolve import resolve

SHOWN = 20


class Prompt:
    """The prompt of one seat for one decision."""

    def __init__(self, booth: Booth, seat: int) -> None:
        self.booth, self.seat = booth, seat
        self.menu = Menu(booth.session.state, seat)
        self.commands = Commands(booth, self.menu)

    def run(self) -> None:
        """Show the table and ask, until something has happened."""
        if screen.is_turn(self.menu):
            screen.show(self.booth, self.menu)
        else:
            screen.show_again(self.booth, self.menu)
        if self.booth.coach == "always" and len(self.menu.moves) > 1:
            coaching.show(self.booth, self.menu)
        while not self.answer(self.booth.ask(self.booth.text("prompt") + " ").strip()):
            pass

    def answer(self, text: str) -> bool:
        """Do what was typed: True if the game has changed."""
        word, _, rest = text.partition(" ")
        word = word.casefold()
        if not text:
            screen.show(self.booth, self.menu)
        elif word == "undo":
            return self.undo()
        elif word in self.commands.known:
            try:
                self.commands.known[word](rest.strip())
            except WhistlestopError as problem:
                self.booth.problem(problem.said(self.booth.speaker.lang))
            if word == "lang":
                screen.show(self.booth, self.menu)
        else:
            move = self.read(rest.strip() if word == "move" else text)
            if move is not None:
                self.booth.session.play(self.seat, move)
                return True
        return False

    def read(self, text: str) -> Move | None:
        """The legal move that was typed; if there is none, what is wrong is said."""
        booth, state = self.booth, self.booth.session.state
        numbers = text.replace(",", " ").split()
        try:
            if all(number.isascii() and number.isdigit() for number in numbers):
                return self.by_number([int(number) for number in numbers])
            if fold(text.split()[0]) not in verbs() and self.show_city(text):
                return None
            return resolve(state, self.seat, text)
        except NotLegal as refused:
            booth.problem(booth.speaker.reason(refused.refusal.reason))
            rule = refused.refusal.rule
            booth.print(f"[{rule}] {booth.speaker.rule(rule)}")
        except Ambiguous as several:
            self.list_options(text, several.options)
        except CannotRead:
            booth.problem(booth.text("not-read", text=text))
            self.suggest(text)
        return None

    def by_number(self, numbers: list[int]) -> Move | None:
        """The move, or the choice of tickets, with those numbers."""
        move = self.menu.pick(numbers)
        if move is None:
            last = len(self.menu.offer if self.menu.choosing else self.menu.moves)
            self.booth.problem(self.booth.text("no-number", last=last))
            return None
        refusal = why_not(self.booth.session.state, move, self.seat)
        if refusal is not None:
            raise NotLegal(refusal, self.booth.session.edition)
        return move

    def show_city(self, text: str) -> bool:
        """A city's name alone: show what is there and what can be claimed there."""
        cities = cities_named(self.booth.session.edition.board, text)
        if not cities:
            return False
        self.commands.board(text)
        if self.menu.claims(cities):
            self.commands.claims(text)
        return True

    def list_options(self, text: str, options: list[str]) -> None:
        """Several moves fit: name them with their numbers."""
        booth = self.booth
        booth.say("several", text=text, count=len(options))
        moves = [parse_move(booth.session.edition, option) for option in options]
        if self.menu.choosing:
            for option in options[:SHOWN]:
                booth.console.print(option)
            return
        moves.sort(key=self.menu.number.__getitem__)
        for move in moves[:SHOWN]:
            told = offers.sentence(booth.speaker, self.menu, move)
            booth.console.print(offers.numbered(self.menu.number[move], told))
        if len(moves) > SHOWN:
            booth.say("more-options", "dim", count=len(moves) - SHOWN)

    def suggest(self, text: str) -> None:
        """Words that look like those that are not known."""
        edition = self.booth.session.edition
        board = edition.board
        own = {kind.verb for kind in edition.moves}
        words = [*own, *self.commands.known, *board.routes, *board.cities, *edition.pack.kinds]
        near = [m for word in text.split() for m in get_close_matches(fold(word), words, 2, 0.75)]
        near = [word for word in dict.fromkeys(near) if word not in text.split()]
        if near:
            self.booth.say("perhaps", text=self.booth.speaker.listed(near))
        self.booth.say("ask-help", "dim")

    def undo(self) -> bool:
        """Take back the last move of a person, and what bots did since, if nothing was shown."""
        session = self.booth.session
        moves = session.playing.back_to(*session.people)
        if not moves:
            self.booth.problem(self.booth.text("no-undo"))
            return False
        session.undo(moves)
        self.booth.say("undone")
        return True
