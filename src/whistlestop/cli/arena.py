"""`whistlestop arena`: many games of bots against each other, counted and rated."""

import json
from itertools import chain, count
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from whistlestop.arena import files
from whistlestop.arena.engines import engine as find_engine
from whistlestop.arena.schedule import check
from whistlestop.arena.tournament import Outcome, Setting, play
from whistlestop.cli.showing import bar


def _table(found: Outcome) -> Table:
    """A column for each bot, the best first."""
    lines = sorted(found.lines, key=lambda line: -line.win_rate)
    rated = {rating.bot: rating for rating in found.ratings}
    table = Table(title=f"{found.setting.edition}, {found.setting.seats} seats")
    table.add_column("")
    for line in lines:
        table.add_column(line.bot, justify="right")
    table.add_row("seats played", *(f"{line.seats:,}" for line in lines))
    table.add_row("win rate", *(f"{line.win_rate:.1%}" for line in lines))
    table.add_row("  95 %", *(f"{line.low:.1%} – {line.high:.1%}" for line in lines))
    table.add_row("total", *(f"{line.total:.1f}" for line in lines))
    for part in lines[0].parts:
        table.add_row(f"  {part}", *(f"{line.parts[part]:.1f}" for line in lines))
    table.add_row("turns of a game", *(f"{line.turns:.1f}" for line in lines))
    table.add_row("ms a decision", *(f"{line.think_ms:.2f}" for line in lines))
    if any(line.failures for line in lines):
        table.add_row("failed", *(f"{line.failures:,}" for line in lines))
    if rated:
        found_ = [rated[line.bot] for line in lines]
        table.add_row("rating", *(f"{r.elo:+.0f}" for r in found_))
        table.add_row("  95 %", *(f"{r.low:+.0f} – {r.high:+.0f}" for r in found_))
    return table


def arena(
    edition: Annotated[str, typer.Option(help="The edition to play.")],
    bots: Annotated[str, typer.Option(help="The bots, with commas between them.")],
    seats: Annotated[int, typer.Option(help="Seats at each table.")] = 2,
    games: Annotated[int, typer.Option(help="How many games; whole deals are played.")] = 100,
    workers: Annotated[int, typer.Option(help="Processes that play.")] = 2,
    seed: Annotated[str, typer.Option(help="The seed of all deals.")] = "arena",
    engine: Annotated[str, typer.Option(help="pool, or ray for a cluster.")] = "pool",
    full: Annotated[
        bool, typer.Option("--full", help="Play all games, even when it is decided before.")
    ] = False,
    resume: Annotated[
        Path | None, typer.Option(help="A journal: go on from it, or begin it.")
    ] = None,
    as_json: Annotated[
        Path | None, typer.Option("--json", help="Write a summary as JSON (- prints it).")
    ] = None,
    as_csv: Annotated[
        Path | None, typer.Option("--csv", help="Write every seat of every game as CSV.")
    ] = None,
    as_parquet: Annotated[
        Path | None, typer.Option("--parquet", help="The same as Parquet.")
    ] = None,
) -> None:
    """Let bots play each other: all seatings rotated, the same deals for all."""
    setting = Setting(
        edition, seats, tuple(bot.strip() for bot in bots.split(",")), games, seed, not full
    )
    check(edition, seats, setting.bots)
    printing = as_json is not None and str(as_json) == "-"
    for path in (as_csv, as_parquet, None if printing else as_json):
        if path is not None:
            files.check_new(path)
    if as_parquet is not None:
        files.check_parquet()
    with bar("games") as tell:
        found = play(setting, find_engine(engine, workers), resume, tell)
    if found.complete:
        _write(found, as_json, as_csv, as_parquet, printing=printing)
    if not printing:
        Console().print(_table(found))
        _tell_duels(found)
    if not found.complete:
        where = resume or _keep(found)
        typer.echo(
            f"Interrupted after {len(found.results)} games; the same command goes on from there "
            f"with --resume {where}",
            err=True,
        )
        raise typer.Exit(130)


def _keep(found: Outcome) -> Path:
    """What was played, in a journal that nobody asked for: no game is lost."""
    names = (f"arena-{found.setting.edition}{more}.jsonl" for more in chain([""], count(2)))
    path = next(path for path in map(Path, names) if not path.exists())
    journal = files.Journal(path, found.setting.to_json())
    for result in found.results:
        journal.add(result)
    return path


def _write(
    found: Outcome,
    as_json: Path | None,
    as_csv: Path | None,
    as_parquet: Path | None,
    *,
    printing: bool,
) -> None:
    if printing:
        typer.echo(json.dumps(found.to_json()))
    elif as_json is not None:
        files.write_json(as_json, found.to_json())
    if as_csv is not None:
        files.write_csv(as_csv, files.rows(found.results))
    if as_parquet is not None:
        files.write_parquet(as_parquet, files.rows(found.results))


def _tell_duels(found: Outcome) -> None:
    for duel in found.duels:
        one, other = duel.pair if duel.mean >= 0.5 else duel.pair[::-1]
        verdict = "decided" if duel.decided else "not decided yet"
        typer.echo(
            f"{one} is ahead of {other} in {max(duel.mean, 1 - duel.mean):.1%} of "
            f"{len(duel.deals):,} deals ({verdict})"
        )
