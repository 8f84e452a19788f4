"""`whistlestop stats`: what a board-game analyst asks, over very many games."""

from pathlib import Path
from typing import Annotated

import typer

from whistlestop.arena import files
from whistlestop.arena.figures import SLOW, gather
from whistlestop.arena.report import page
from whistlestop.cli.showing import bar, compile_first
from whistlestop.core.errors import on_disk
from whistlestop.editions import edition as find_edition
from whistlestop.turbo import available


def stats(
    edition: Annotated[str, typer.Option(help="The edition to study.")],
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", "-o", help="A new folder for what is found.  [default: EDITION-stats]"
        ),
    ] = None,
    seats: Annotated[int, typer.Option(help="Players in each game.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The seed of all games.")] = 1,
    workers: Annotated[int, typer.Option(help="Threads that play.")] = 2,
    parquet: Annotated[bool, typer.Option("--parquet", help="Tables as Parquet, not CSV.")] = False,
) -> None:
    """Value of tickets, use of routes, advantage of seats, scores and lengths, with a report."""
    found = find_edition(edition)
    out = out or Path(f"{edition}-stats")
    files.check_new(out)
    if parquet:
        files.check_parquet()
    if available():
        compile_first()
    else:
        typer.echo(SLOW, err=True)
    with bar("games", games) as tell:
        figures = gather(found, seats, games, seed, workers, tell)
    with on_disk(out):
        out.mkdir()
    tables = {
        "tickets": figures.ticket_table(found),
        "routes": figures.route_table(found),
        "order": figures.order_table(),
        "scores": figures.score_table(),
        "lengths": figures.length_table(),
    }
    for name, table in tables.items():
        if parquet:
            files.write_parquet(out / f"{name}.parquet", table)
        else:
            files.write_csv(out / f"{name}.csv", table)
    with on_disk(out):
        (out / "report.html").write_text(page(found, figures), "utf-8")
    if figures.failures:
        typer.echo(f"{figures.failures:,} decisions failed: another move was made", err=True)
    typer.echo(f"{out / 'report.html'}: {figures.games:,} games, {figures.decisions:,} decisions")
