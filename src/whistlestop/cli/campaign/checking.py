"""`whistlestop campaign check`: everything that is wrong with a pack."""

from pathlib import Path
from typing import Annotated

import typer

from whistlestop.campaign import built_in
from whistlestop.campaign.content import check as checks
from whistlestop.campaign.content.pack import BUILT_IN


def check(
    pack: Annotated[str, typer.Argument(help="The pack: its id, or its folder.")],
) -> None:
    """Check a pack: every error with its file and place, then what the pack holds."""
    folder = BUILT_IN / pack if pack in built_in() else Path(pack)
    report = checks.check(folder)
    for problem in report.problems:
        typer.echo(problem.sentence)
    for text in report.unprinted:
        typer.echo(f"not printed yet: {text}")
    typer.echo(", ".join(f"{count} {name}" for name, count in report.counts.items()))
    typer.echo(f"{len(report.problems)} errors" if report.problems else "no errors")
    raise typer.Exit(1 if report.problems else 0)
