"""A sitting: people and bots take their turns until the game is over or somebody stops."""

from collections.abc import Callable, Mapping
from shlex import quote

from rich.text import Text

from whistlestop.bots import registry
from whistlestop.bots.bot import Bot
from whistlestop.bots.guard import answer
from whistlestop.session import PERSON, Session
from whistlestop.terminal import ending
from whistlestop.terminal.desk import Desk, Leave
from whistlestop.terminal.look import DIM, TITLE, badge
from whistlestop.terminal.prompt import Prompt

SPEEDS: Mapping[str, float] = {"calm": 1.2, "brisk": 0.4, "instant": 0.0}
"""Seconds for which a bot's move is shown."""


def bots_of(session: Session) -> dict[int, Bot]:
    """The bots at the seats that are not people's."""
    return {
        seat: (registry.load_file if ":" in kind else registry.make)(
            kind, session.playing.bot_seed(seat)
        )
        for seat, kind in enumerate(session.kinds)
        if kind != PERSON
    }


class Sitting:
    """One game at the terminal."""

    def __init__(
        self, desk: Desk, bots: Mapping[int, Bot], speed: str, sleep: Callable[[float], None]
    ) -> None:
        self.desk, self.bots = desk, bots
        self.speed, self.sleep = SPEEDS[speed], sleep
        people = desk.session.people
        self.seated: int | None = people[0] if len(people) == 1 else None
        """The person at the keyboard: with several, whoever lifted the curtain last."""

    def run(self) -> None:
        """Play until the end, or until somebody stops; a game that is stopped is saved."""
        session = self.desk.session
        try:
            self.welcome()
            while not session.state.over:
                seat = session.state.phases[-1].seats[0]
                if seat in self.bots:
                    self.bot(seat)
                else:
                    self.person(seat)
        except (KeyboardInterrupt, EOFError, Leave):
            self.stop()
        if session.state.over:
            ending.show(self.desk)

    def welcome(self) -> None:
        """What is played, where it is kept, and the promise about the luck."""
        desk, session = self.desk, self.desk.session
        desk.rule(desk.speaker.texts("edition-name"))
        desk.print(desk.speaker.texts("edition-about"))
        if session.repaired:
            desk.say("repaired", TITLE)
        if session.path is not None:
            desk.say_line("kept-in", DIM, text=str(session.path))
        desk.say_line("commitment", DIM, text=session.record.commitment)
        if session.people:
            desk.say("begin-help", DIM)

    def bot(self, seat: int) -> None:
        """A bot moves, for all to see."""
        session, desk = self.desk.session, self.desk
        view = session.view(seat)
        name = session.kinds[seat].rpartition(":")[2]
        move, problem = answer(name, self.bots[seat], view, session.playing.bot_seed(seat))
        if problem is not None:
            desk.say_line("bot-failed", DIM, name=name, text=problem)
        session.play(seat, move)
        desk.tell_last(session.people[0] if len(session.people) == 1 else None)
        if self.speed:
            self.sleep(self.speed)

    def person(self, seat: int) -> None:
        """A person decides, behind a curtain if there are several."""
        desk, session = self.desk, self.desk.session
        several = len(session.people) > 1
        if several and self.seated != seat:
            self.curtain(seat)
        self.seated = seat
        count = len(session.record.steps)
        Prompt(desk, seat).run()
        if len(session.record.steps) < count:
            return
        desk.tell_last(seat)
        if several and not session.state.over and session.state.phases[-1].seats[0] != seat:
            desk.ask(desk.text("hide") + " ")
            self.seated = None
            desk.clear(deep=True)

    def curtain(self, seat: int) -> None:
        """Nothing to see until the next player sits at the keyboard."""
        desk = self.desk
        desk.clear(deep=True)
        desk.console.print()
        told = desk.text("pass-to", player=desk.speaker.player(seat))
        desk.console.print(Text.assemble(badge(desk.session.edition, seat), " ", (told, TITLE)))
        desk.ask(desk.text("press-enter") + " ")

    def stop(self) -> None:
        """Say how to go on: every move is saved already."""
        desk, session = self.desk, self.desk.session
        desk.console.print()
        if session.path is not None and not session.state.over:
            file = quote(str(session.path))
            desk.say_line("stopped", text=f"whistlestop play --resume {file}")
