"""`whistlestop review`: look back on a finished game."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from whistlestop import record as records
from whistlestop.arena.files import check_new
from whistlestop.cli.showing import bar, compile_first
from whistlestop.coach import quick as native
from whistlestop.coach.report import page
from whistlestop.coach.reviewing import BUDGET, QUICK, check
from whistlestop.coach.reviewing import review as look_back
from whistlestop.coach.telling import told_review
from whistlestop.core.errors import BadInput, CannotRead, on_disk
from whistlestop.texts import check_language
from whistlestop.texts.say import Speaker


def review(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="A new file for the report (HTML).")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="One seat alone, from 1; else all.")] = None,
    lang: Annotated[str, typer.Option(help="Language: en, zh-Hans, zh-Hant.")] = "en",
    as_json: Annotated[
        bool, typer.Option("--json", help="The review as JSON; printed if there is no --out.")
    ] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="Think less about each decision: sooner, rougher.")
    ] = False,
) -> None:
    """Chances to win, turning points, dear moves, luck and skill: from what each player knew."""
    check_language(lang)
    if out is None and not as_json:
        raise BadInput("report-name")
    if out is not None:
        check_new(out)
    record = records.load(file)
    try:
        check(record)
        if native(record.edition):
            compile_first()
        with bar("decisions") as tell:
            found = look_back(
                record,
                QUICK if quick else BUDGET,
                seat=None if seat is None else seat - 1,
                workers=os.cpu_count() or 2,
                tell=tell,
            )
    except CannotRead as problem:
        raise problem.inside(str(file)) from None
    speaker = Speaker(record.edition, lang, record.names)
    if as_json:
        text = json.dumps(told_review(speaker, found), ensure_ascii=False, indent=1) + "\n"
    else:
        text = page(speaker, found)
    if out is None:
        typer.echo(text, nl=False)
        return
    with on_disk(out), out.open("x", encoding="utf-8") as report:
        report.write(text)
    decisions = sum(len(one.decisions) for one in found.seats)
    told = {"path": str(out), "decisions": decisions, "games": found.playouts}
    typer.echo(speaker.texts("cli-reviewed", **told))
