"""Before the game: language, seats, names, the file, and the questions for a newcomer."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

from whistlestop.bots import registry
from whistlestop.core.edition import Edition
from whistlestop.core.errors import BadInput, one_of
from whistlestop.editions import edition as find_edition
from whistlestop.editions import names as editions
from whistlestop.session import PERSON
from whistlestop.terminal.booth import Ask
from whistlestop.terminal.look import DIM, TITLE
from whistlestop.texts import FALLBACK, Texts, check_language, languages
from whistlestop.texts.say import Speaker

SEATS = f"{PERSON},greedy"


def language(environ: Mapping[str, str]) -> str:
    """The language of the environment, if it is there; else English."""
    found = next((environ[k] for k in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(k)), "")
    tag = found.partition(".")[0].replace("_", "-")
    if tag.startswith("zh"):
        parts = set(tag.split("-"))
        tag = "zh-Hant" if parts & {"TW", "HK", "MO", "Hant"} else "zh-Hans"
    base = tag.partition("-")[0]
    return next((known for known in (tag, base) if known in languages()), FALLBACK)


def default_file(environ: Mapping[str, str], edition: Edition, now: datetime) -> Path:
    """A file for a new game in the user's data folder, named by day and edition."""
    data = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(data) / "whistlestop" / "games"
    folder.mkdir(parents=True, exist_ok=True)
    stem, count = f"{now:%Y-%m-%d-%H%M}-{edition.id}", 1
    while True:
        path = folder / (f"{stem}.jsonl" if count == 1 else f"{stem}-{count}.jsonl")
        if not path.exists():
            return path
        count += 1


def seats_of(text: str, files: Sequence[str] = ()) -> list[str]:
    """The kinds of the seats: people, bots by name, bots of files by their class or as file:class.

    Files are written with their whole path, so that the game can be resumed from anywhere.
    """
    own = {file.rpartition(":")[2]: file for file in files}
    kinds = []
    for word in (word.strip() for word in text.split(",")):
        kind = own.get(word, word)
        if ":" in kind:
            file, _, name = kind.rpartition(":")
            kind = f"{Path(file).expanduser().resolve()}:{name}"
        else:
            one_of("no-such-player", word, [PERSON, *own, *registry.names()])
        kinds.append(kind)
    return kinds


def in_colours(edition: Edition, text: str | None, kinds: Sequence[str]) -> Edition:
    """The edition in the colours chosen; a seat that is left out has the first that is left."""
    chosen = [word.strip() or None for word in text.split(",")] if text else []
    if len(chosen) > len(kinds):
        raise BadInput("colours-seats", colours=len(chosen), seats=len(kinds))
    return edition.coloured([*chosen, *[None] * (len(kinds) - len(chosen))]) if chosen else edition


def names_of(text: str | None, kinds: Sequence[str], lang: str, edition: Edition) -> list[str]:
    """The players' names: the given ones first, then those of the colours."""
    given = [name.strip() for name in text.split(",")] if text else []
    if len(given) > len(kinds):
        raise BadInput("names-many", names=len(given), seats=len(kinds))
    speaker = Speaker(edition, check_language(lang))
    names = [given[n] if n < len(given) and given[n] else "" for n in range(len(kinds))]
    names = [
        name or (speaker.player(n) if n in range(edition.seats[-1]) else str(n + 1))
        for n, name in enumerate(names)
    ]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise BadInput("name-twice", name=twice[0])
    return names


def ask_game(console: Console, ask: Ask, lang: str) -> tuple[str, str]:
    """Which edition, and who plays; Enter takes the first edition and one bot."""
    texts = Texts(lang)
    console.print(Text(texts("ui-hello"), TITLE))
    known = editions()
    for number, name in enumerate(known, 1):
        own = Texts(lang, find_edition(name))
        console.print(Text.assemble((f"{number} ", TITLE), (own("edition-name"), TITLE)))
        console.print(Text(own("edition-about"), DIM))
    while True:
        answer = ask(texts("ui-ask-edition") + " ").strip().casefold()
        chosen = answer or known[0]
        if answer.isascii() and answer.isdigit() and 0 < int(answer) <= len(known):
            chosen = known[int(answer) - 1]
        if chosen in known:
            break
        console.print(Text(texts("ui-no-number", last=len(known)), "bold red"))
    edition = find_edition(chosen)
    bots = ", ".join(registry.names())
    first, last = edition.seats[0], edition.seats[-1]
    console.print(Text(texts("ui-seats-how", first=first, last=last, known=bots), DIM))
    while True:
        seats = ask(texts("ui-ask-seats", text=SEATS) + " ").strip() or SEATS
        try:
            if len(seats_of(seats)) in edition.seats:
                return chosen, seats
            problem = texts("ui-seats-count", first=first, last=last)
        except BadInput as error:
            problem = error.said(lang)
        console.print(Text(problem, "bold red"))
