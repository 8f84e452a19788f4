"""What a command shows while it works: how far it is, and that something is compiled first."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def bar(what: str, total: int | None = None) -> Iterator[Callable[..., None]]:
    """A bar beside what is printed; it is told how many are done, and of how many if it changed."""
    columns = TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True)) as shown:
        task = shown.add_task(what, total=total)
        yield lambda done, of=total: shown.update(task, completed=done, total=of)


def compile_first() -> None:
    """Get native speed ready, the first time on a machine."""
    from whistlestop.turbo.prepare import prepare

    prepare(lambda text: typer.echo(text, err=True))
