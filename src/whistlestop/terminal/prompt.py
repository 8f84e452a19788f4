"""One decision of a person: ask until a move is made or taken back."""

from difflib import get_close_matches

from whistlestop.core.errors import Ambiguous, CannotRead
from whistlestop.core.game import why_not
from whistlestop.core.move import Move
from whistlestop.core.refusal import NotLegal
from whistlestop.notation import parse_move
from whistlestop.notation.text import verbs
from whistlestop.terminal import coaching, offers, screen
from whistlestop.terminal.commands import Commands
from whistlestop.terminal.desk import Desk
from whistlestop.terminal.menu import Menu
from whistlestop.terminal.names import cities_named, fold
from whistlestop.terminal.resolve import resolve

SHOWN = 20


class Prompt:
    """The prompt of one seat for one decision."""

    def __init__(self, desk: Desk, seat: int) -> None:
        self.desk, self.seat = desk, seat
        self.menu = Menu(desk.session.state, seat)
        self.commands = Commands(desk, self.menu)

    def run(self) -> None:
        """Show the table and ask, until something has happened."""
        if screen.is_turn(self.menu):
            screen.show(self.desk, self.menu)
        else:
            screen.show_again(self.desk, self.menu)
        if self.desk.coach == "always" and len(self.menu.moves) > 1:
            coaching.show(self.desk, self.menu)
        while not self.answer(self.desk.ask(self.desk.text("prompt") + " ").strip()):
            pass

    def answer(self, text: str) -> bool:
        """Do what was typed: True if the game has changed."""
        word, _, rest = text.partition(" ")
        word = word.casefold()
        if not text:
            screen.show(self.desk, self.menu)
        elif word == "undo":
            return self.undo()
        elif word in self.commands.known:
            try:
                self.commands.known[word](rest.strip())
            except (ValueError, OSError) as problem:
                self.desk.problem(str(problem))
            if word == "lang":
                screen.show(self.desk, self.menu)
        else:
            move = self.read(rest.strip() if word == "move" else text)
            if move is not None:
                self.desk.session.play(self.seat, move)
                return True
        return False

    def read(self, text: str) -> Move | None:
        """The legal move that was typed; if there is none, what is wrong is said."""
        desk, state = self.desk, self.desk.session.state
        numbers = text.replace(",", " ").split()
        try:
            if all(number.isascii() and number.isdigit() for number in numbers):
                return self.by_number([int(number) for number in numbers])
            if fold(text.split()[0]) not in verbs() and self.show_city(text):
                return None
            return resolve(state, self.seat, text)
        except NotLegal as refused:
            desk.problem(desk.speaker.reason(refused.refusal.reason))
            rule = refused.refusal.rule
            desk.print(f"[{rule}] {desk.speaker.rule(rule)}")
        except Ambiguous as several:
            self.list_options(text, several.options)
        except CannotRead:
            desk.problem(desk.text("not-read", text=text))
            self.suggest(text)
        return None

    def by_number(self, numbers: list[int]) -> Move | None:
        """The move, or the choice of tickets, with those numbers."""
        move = self.menu.pick(numbers)
        if move is None:
            last = len(self.menu.offer if self.menu.choosing else self.menu.moves)
            self.desk.problem(self.desk.text("no-number", last=last))
            return None
        refusal = why_not(self.desk.session.state, move, self.seat)
        if refusal is not None:
            raise NotLegal(refusal)
        return move

    def show_city(self, text: str) -> bool:
        """A city's name alone: show what is there and what can be claimed there."""
        cities = cities_named(self.desk.session.edition.board, text)
        if not cities:
            return False
        self.commands.board(text)
        if self.menu.claims(cities):
            self.commands.claims(text)
        return True

    def list_options(self, text: str, options: list[str]) -> None:
        """Several moves fit: name them with their numbers."""
        desk = self.desk
        desk.say("several", text=text, count=len(options))
        moves = [parse_move(desk.session.edition, option) for option in options]
        if self.menu.choosing:
            for option in options[:SHOWN]:
                desk.console.print(option)
            return
        moves.sort(key=self.menu.number.__getitem__)
        for move in moves[:SHOWN]:
            told = offers.sentence(desk.speaker, self.menu, move)
            desk.console.print(offers.numbered(self.menu.number[move], told))
        if len(moves) > SHOWN:
            desk.say("more-options", "dim", count=len(moves) - SHOWN)

    def suggest(self, text: str) -> None:
        """Words that look like those that are not known."""
        edition = self.desk.session.edition
        board = edition.board
        own = {kind.verb for kind in edition.moves}
        words = [*own, *self.commands.known, *board.routes, *board.cities, *edition.pack.kinds]
        near = [m for word in text.split() for m in get_close_matches(fold(word), words, 2, 0.75)]
        near = [word for word in dict.fromkeys(near) if word not in text.split()]
        if near:
            self.desk.say("perhaps", text=self.desk.speaker.listed(near))
        self.desk.say("ask-help", "dim")

    def undo(self) -> bool:
        """Take back the last move of a person, and what bots did since, if nothing was shown."""
        session = self.desk.session
        moves = session.playing.back_to(*session.people)
        if not moves:
            self.desk.problem(self.desk.text("no-undo"))
            return False
        session.undo(moves)
        self.desk.say("undone")
        return True
