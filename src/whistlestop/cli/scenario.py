"""`whistlestop scenario`: run rule tests from files and folders."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from whistlestop import scenario as scenarios
from whistlestop.core.errors import CannotRead
from whistlestop.scenario import Engine
from whistlestop.turbo.law import Unsupported


def scenario(
    paths: Annotated[
        list[Path], typer.Argument(help="Scenario files, or folders to search for them.")
    ],
    engine: Annotated[
        Engine,
        typer.Option(
            help="core: the readable rules alone. both: the compiled rules beside them, move by "
            "move, where an edition has them; what they cannot play is told. turbo: as both, and "
            "other editions are left out."
        ),
    ] = Engine.BOTH,
) -> None:
    """Run scenarios: a line each, then how many passed and failed."""
    passed = failed = whole = 0
    unreadable = False
    without: Counter[str] = Counter()
    for path in scenarios.files_in(paths):
        try:
            missed = scenarios.run(scenarios.load(path), engine)
        except scenarios.Failed as error:
            failed += 1
            typer.echo(f"FAILED  {path}: {error}")
        except Unsupported as error:
            typer.echo(f"left out  {path}: {error}")
        except CannotRead as error:
            failed += 1
            unreadable = True
            problem = str(error).removeprefix(f"{path}: ")
            typer.echo(f"ERROR   {path}: {problem}")
        else:
            passed += 1
            whole += not missed
            without.update(why.rpartition(": its rules")[0] or f"{path}: {why}" for why in missed)
            typer.echo(f"passed  {path}")
    if without:
        typer.echo(f"{whole} of {passed} at native speed, too", err=True)
    for why, count in without.items():
        typer.echo(f"not at native speed: {why}{f' ({count})' if count > 1 else ''}", err=True)
    typer.echo(f"{passed} passed, {failed} failed")
    raise typer.Exit(2 if unreadable else 1 if failed else 0)
