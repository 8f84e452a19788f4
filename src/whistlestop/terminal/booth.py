"""The booth: where the console, the prompt, the game and its language come together."""

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from whistlestop.session import Session
from whistlestop.terminal import journal
from whistlestop.terminal.look import TITLE
from whistlestop.terminal.wrapping import wrap
from whistlestop.texts import check_language
from whistlestop.texts.say import Speaker

Ask = Callable[[str], str]
"""Shows a prompt and returns what was typed; raises EOFError or KeyboardInterrupt."""


class Leave(Exception):
    """A person wants to stop here."""


def new_console(**options: Any) -> Console:
    """A console that shows text as it is: no markup, no guessing at numbers."""
    return Console(markup=False, highlight=False, emoji=False, **options)


class Booth:
    """Everything that the parts of the table share."""

    def __init__(self, session: Session, console: Console, ask: Ask) -> None:
        self.session = session
        self.console = console
        self.ask = ask
        self.speaker = Speaker(session.edition, session.lang, session.names)
        self.coach = "ask"
        """When the coach speaks: off, ask (when asked), always."""
        self.fresh = True
        """Nothing has been shown yet that should be kept in sight."""

    def speak(self, lang: str) -> None:
        """Go on in another language; the saved game remembers it."""
        self.session.lang = check_language(lang)
        self.speaker = Speaker(self.session.edition, lang, self.session.names)
        self.session.save()

    def text(self, key: str, **facts: Any) -> str:
        """A sentence of the interface."""
        return self.speaker.texts(f"ui-{key}", **facts)

    def say(self, key: str, style: str = "", **facts: Any) -> None:
        """Print a sentence of the interface."""
        self.print(self.text(key, **facts), style)

    def print(self, text: str, style: str = "") -> None:
        """Print a text of any length."""
        self.console.print(Text(wrap(text, self.console.width), style))

    def say_line(self, key: str, style: str = "", **facts: Any) -> None:
        """Print a sentence with something to be copied: it is not broken into lines."""
        self.console.print(Text(self.text(key, **facts), style), soft_wrap=True)

    def problem(self, text: str) -> None:
        """Print what is wrong."""
        self.print(text, "bold red")

    def rule(self, title: str) -> None:
        """A line across with a title."""
        self.console.print(Rule(Text(title, TITLE), align="left", style="dim"))

    def clear(self, *, deep: bool = False) -> None:
        """An empty screen, where there is one; `deep` forgets what was scrolled away too."""
        if not self.fresh and self.console.is_terminal:
            self.console.clear()
            if deep:
                self.console.file.write("\x1b[3J")
                self.console.file.flush()
        elif not self.fresh:
            self.console.print()
        self.fresh = False

    def tell_last(self, viewer: int | None) -> None:
        """Print the last step as a line of the journal."""
        told = journal.line(self.speaker, self.session.record.steps[-1], viewer)
        if told is not None:
            self.console.print(journal.page([told], self.console.width))
