"""A table with a script instead of a keyboard."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path

from whistlestop.bots import registry
from whistlestop.editions import edition
from whistlestop.notation import format_move
from whistlestop.session import Session
from whistlestop.terminal.booth import Booth, new_console
from whistlestop.terminal.sitting import Sitting, bots_of

Answer = str | type[BaseException]


class Scripted:
    """One game at a terminal of text: what was printed is `text`, what was asked is `prompts`."""

    def __init__(
        self,
        session: Session,
        answers: Iterable[Answer] = (),
        width: int = 80,
        on: Callable[["Scripted", str], str] | None = None,
        colour: bool = False,
    ) -> None:
        self.session = session
        self.answers = list(answers)
        self.on = on
        self.prompts: list[str] = []
        self.out = io.StringIO()
        console = new_console(
            file=self.out,
            width=width,
            force_terminal=colour,
            color_system="truecolor" if colour else None,
            _environ={},
        )
        self.booth = Booth(session, console, self.ask)
        self.table = Sitting(self.booth, bots_of(session), "instant", lambda seconds: None)

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.out.write(prompt)
        if self.answers:
            answer = self.answers.pop(0)
            if isinstance(answer, str):
                self.out.write(answer + "\n")
                return answer
            raise answer
        if self.on is None:
            raise EOFError
        typed = self.on(self, prompt)
        self.out.write(typed + "\n")
        return typed

    def run(self) -> str:
        self.table.run()
        return self.text

    @property
    def text(self) -> str:
        return self.out.getvalue()

    def after(self, answer: str) -> str:
        """What was printed between an answer and the next prompt."""
        _, _, rest = self.text.partition(f"> {answer}\n")
        return " ".join(rest.partition("\n> ")[0].split())


def begin(
    tmp_path: Path,
    name: str = "europe",
    kinds: tuple[str, ...] = ("me", "greedy"),
    seed: str = "tea",
    lang: str = "en",
    first: int | None = 0,
) -> Session:
    names = ["Mira", "Ana", "Wim", "Zoe", "Kim"][: len(kinds)]
    session = Session.new(edition(name), names, kinds, seed, first, lang)
    session.keep(tmp_path / "game.jsonl")
    return session


class Autopilot:
    """Plays for the people: types the move a bot would make, and Enter where nothing is chosen."""

    def __init__(self) -> None:
        self.bot = registry.make("greedy", "autopilot")

    def __call__(self, game: Scripted, prompt: str) -> str:
        if prompt.strip() != ">":
            return ""
        session = game.session
        seat = session.state.phases[-1].seats[0]
        return "move " + format_move(self.bot.choose(session.view(seat)))
