"""The command line: one file a command. Bad input is one clear sentence and exit code 2."""

import sys
from typing import Any

import typer

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
from whistlestop.core.errors import Ambiguous, CannotRead
from whistlestop.core.refusal import NotLegal

app = typer.Typer(
    name="whistlestop",
    help="Whistlestop: play, test and study the Ticket to Ride family. An unofficial fan project.",
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


def main(args: list[str] | None = None) -> Any:
    """Run the command line; wrong input ends with exit code 2 and no traceback."""
    try:
        return app(args)
    except (CannotRead, Ambiguous, NotLegal, ValueError, OSError) as error:
        print(f"whistlestop: {error}", file=sys.stderr)  # noqa: T201
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
