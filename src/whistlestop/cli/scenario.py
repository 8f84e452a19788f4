"""`whistlestop scenario`: run rule tests from files and folders."""

from pathlib import Path
from typing import Annotated

import typer

from whistlestop import scenario as scenarios
from whistlestop.core.errors import CannotRead


def scenario(
    paths: Annotated[
        list[Path], typer.Argument(help="Scenario files, or folders to search for them.")
    ],
) -> None:
    """Run scenarios: a line each, then how many passed and failed."""
    passed = failed = 0
    unreadable = False
    for path in scenarios.files_in(paths):
        try:
            scenarios.run(scenarios.load(path))
        except scenarios.Failed as error:
            failed += 1
            typer.echo(f"FAILED  {path}: {error}")
        except CannotRead as error:
            failed += 1
            unreadable = True
            problem = str(error).removeprefix(f"{path}: ")
            typer.echo(f"ERROR   {path}: {problem}")
        else:
            passed += 1
            typer.echo(f"passed  {path}")
    typer.echo(f"{passed} passed, {failed} failed")
    raise typer.Exit(2 if unreadable else 1 if failed else 0)
