"""`whistlestop replay`: step through a game record, or verify it."""

from pathlib import Path
from typing import Annotated

import typer

from whistlestop import record as records
from whistlestop.core.errors import CannotRead
from whistlestop.core.game import standings
from whistlestop.notation import format_move
from whistlestop.texts import Texts
from whistlestop.texts.say import Speaker


def replay(
    file: Annotated[Path, typer.Argument(help="The game record.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Play it again from seed and moves, and compare.")
    ] = False,
    lang: Annotated[str, typer.Option(help="Language: en, zh-Hans, zh-Hant.")] = "en",
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each step.")] = False,
) -> None:
    """Show a game record step by step. What is hidden stays so until the game is over."""
    record, texts = records.load(file), Texts(lang)
    if verify:
        problems = records.verify(record)
        if problems:
            typer.echo(texts("cli-not-verified", path=str(file), problem=problems[0]))
            raise typer.Exit(1)
        moves = len(record.steps) - 1
        typer.echo(texts("cli-verified", path=str(file), moves=moves))
        return
    try:
        *_, state = record.states()
    except (LookupError, AssertionError, TypeError):
        problem = "holds events that do not follow from one another; --verify says where"
        raise CannotRead(problem, str(file)) from None
    speaker = Speaker(record.edition, lang, record.names)
    finished = record.seed is not None
    for number, played in enumerate(record.steps):
        if played.move is not None:
            known = finished or played.move.action
            text = format_move(played.move) if known else played.move.verb
            typer.echo(f"{number:>4}. {record.names[played.seat or 0]}: {text}")
        for event in played.events:
            line = speaker.event(event if finished else event.seen_by(None))
            if line:
                typer.echo(f"        {line}")
        if step:
            typer.prompt("", default="", show_default=False, prompt_suffix="")
    if finished:
        found = standings(state)
        for seat in found.ranking:
            lines = ", ".join(
                f"{speaker.texts(f'line-{line.name}')} {line.points}" for line in found.lines[seat]
            )
            typer.echo(f"{record.names[seat]}: {found.totals[seat]} ({lines})")
