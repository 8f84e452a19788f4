"""The command line: one file a command. Bad input is one clear sentence; a bug shows its trace.

Exit codes: 0 done; 1 looked at and found wanting (a scenario that fails, a record that is not
verified); 2 bad input; 70 a bug; 130 interrupted.
"""

import platform
import sys
import traceback
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from whistlestop import __version__
from whistlestop.cli import (
    arena,
    bench,
    board,
    campaign,
    play,
    replay,
    review,
    scenario,
    serve,
    stats,
)
from whistlestop.core.errors import WhistlestopError
from whistlestop.texts import FALLBACK, Texts, languages

BAD_INPUT, BUG, INTERRUPTED = 2, 70, 130
DEBUG = "--debug"

app = typer.Typer(
    name="whistlestop",
    help="Whistlestop: play, test and study the Ticket to Ride family. An unofficial fan project.",
    epilog="Exit codes: 0 done, 1 found wanting, 2 bad input, 70 a bug, 130 interrupted.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(name="play")(play.play)
app.command(name="scenario")(scenario.scenario)
app.command(name="replay")(replay.replay)
app.command(name="board")(board.board)
app.command(name="bench")(bench.bench)
app.command(name="serve")(serve.serve)
app.command(name="arena")(arena.arena)
app.command(name="stats")(stats.stats)
app.command(name="review")(review.review)
app.add_typer(campaign.app, name="campaign")


@app.callback()
def options(
    debug: Annotated[
        bool, typer.Option(DEBUG, help="Show the trace of bad input too, and what was run.")
    ] = False,
) -> None:
    """What holds for every command; `main` looks for it where an error has left no context."""


def main(args: Sequence[str] | None = None) -> Any:
    """Run the command line. Only what is expected is caught; all else is a bug, and says so."""
    given = list(sys.argv[1:] if args is None else args)
    texts = Texts(_language(given))
    try:
        return app(given)
    except WhistlestopError as error:
        if DEBUG in given[:1]:
            traceback.print_exc()
        _tell(f"whistlestop: {error.said(texts.lang)}")
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception:
        traceback.print_exc()
        if DEBUG in given[:1]:
            python = f"Python {platform.python_version()}, {platform.platform()}"
            _tell(f"whistlestop {__version__}, {python}: {given}")
        _tell(texts("error-bug"))
        sys.exit(BUG)


def _language(given: Sequence[str]) -> str:
    """The language that `--lang` names, for errors: they come after the command has gone."""
    for word, after in zip(given, [*given[1:], ""], strict=False):
        option, _, tag = word.partition("=")
        if option == "--lang" and (tag or after) in languages():
            return tag or after
    return FALLBACK


def _tell(text: str) -> None:
    print(text, file=sys.stderr)  # noqa: T201
