"""A sitting: people and bots take their turns until the game is over or somebody stops."""

from collections.abc import Callable, Mapping
from shlex import quote

from rich.text import Text

from whistlestop.bots import registry
from whistlestop.bots.bot import Bot
from whistlestop.bots.guard import answer
from whistlestop.session import PERSON, Session
from whistlestop.terminal import ending
from whistlestop.terminal.booth import Booth, Leave
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
        self, booth: Booth, bots: Mapping[int, Bot], speed: str, sleep: Callable[[float], None]
    ) -> None:
        self.booth, self.bots = booth, bots
        self.speed, self.sleep = SPEEDS[speed], sleep
        people = booth.session.people
        self.seated: int | None = people[0] if len(people) == 1 else None
        """The person at the keyboard: with several, whoever lifted the curtain last."""

    def run(self) -> None:
        """Play until the end, or until somebody stops; a game that is stopped is saved."""
        session = self.booth.session
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
            ending.show(self.booth)

    def welcome(self) -> None:
        """What is played, where it is kept, and the promise about the luck."""
        booth, session = self.booth, self.booth.session
        booth.rule(booth.speaker.texts("edition-name"))
        booth.print(booth.speaker.texts("edition-about"))
        if session.repaired:
            booth.say("repaired", TITLE)
        if session.path is not None:
            booth.say_line("kept-in", DIM, text=str(session.path))
        booth.say_line("commitment", DIM, text=session.record.commitment)
        if session.people:
            booth.say("begin-help", DIM)

    def bot(self, seat: int) -> None:
        """A bot moves, for all to see."""
        session, booth = self.booth.session, self.booth
        view = session.view(seat)
        name = session.kinds[seat].rpartition(":")[2]
        move, problem = answer(name, self.bots[seat], view, session.playing.bot_seed(seat))
        if problem is not None:
            booth.say_line("bot-failed", DIM, name=name, text=problem)
        session.play(seat, move)
        booth.tell_last(session.people[0] if len(session.people) == 1 else None)
        if self.speed:
            self.sleep(self.speed)

    def person(self, seat: int) -> None:
        """A person decides, behind a curtain if there are several."""
        booth, session = self.booth, self.booth.session
        several = len(session.people) > 1
        if several and self.seated != seat:
            self.curtain(seat)
        self.seated = seat
        count = len(session.record.steps)
        Prompt(booth, seat).run()
        if len(session.record.steps) < count:
            return
        booth.tell_last(seat)
        if several and not session.state.over and session.state.phases[-1].seats[0] != seat:
            booth.ask(booth.text("hide") + " ")
            self.seated = None
            booth.clear(deep=True)

    def curtain(self, seat: int) -> None:
        """Nothing to see until the next player sits at the keyboard."""
        booth = self.booth
        booth.clear(deep=True)
        booth.console.print()
        told = booth.text("pass-to", player=booth.speaker.player(seat))
        booth.console.print(Text.assemble(badge(booth.session.edition, seat), " ", (told, TITLE)))
        booth.ask(booth.text("press-enter") + " ")

    def stop(self) -> None:
        """Say how to go on: every move is saved already."""
        booth, session = self.booth, self.booth.session
        booth.console.print()
        if session.path is not None and not session.state.over:
            file = quote(str(session.path))
            booth.say_line("stopped", text=f"whistlestop play --resume {file}")
