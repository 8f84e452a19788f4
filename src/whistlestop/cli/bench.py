"""`whistlestop bench`: how fast the engine is here, beside a calibration loop."""

import json
from random import Random
from time import process_time
from typing import Annotated, Any

import typer

from whistlestop.cli.showing import compile_first
from whistlestop.core.chance import Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.errors import at_least
from whistlestop.core.game import legal, new_game, standings
from whistlestop.editions import edition as find_edition
from whistlestop.editions import names
from whistlestop.playing import play_on
from whistlestop.turbo import MISSING, available


def calibrate(seconds: float = 0.5) -> float:
    """Rounds per CPU-second of a plain Python loop: a measure of the machine, not of us."""
    rounds, start = 0, process_time()
    while process_time() - start < seconds:
        bag: tuple[int, ...] = (0,) * 9
        for i in range(1000):
            at = i % 9
            bag = bag[:at] + (bag[at] + 1,) + bag[at + 1 :]
        rounds += 1
    return rounds / (process_time() - start)


def whole_game(edition: Edition, seats: int, number: int, luck: Random) -> int:
    """A random game through `legal` and `play`, with final scores: how many decisions it took."""
    chance = Seeded(f"bench {number}")
    state, decisions = new_game(edition, seats, chance).state, 0
    for moved in play_on(state, chance, lambda state, seat: luck.choice(legal(state))):
        state, decisions = moved.state, decisions + 1
    standings(state)
    return decisions


def measure(edition: Edition, seats: int, seconds: float) -> dict[str, Any]:
    """Random play; what is worked out once for an edition is worked out before the clock runs."""
    luck = Random(1)
    for number in range(5):
        whole_game(edition, seats, -number - 1, luck)
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += whole_game(edition, seats, games, luck)
        games += 1
    return {
        "edition": edition.id,
        "seats": seats,
        "decisions_per_cpu_second": round(decisions / spent),
        "games_per_cpu_second": round(games / spent, 1),
        "decisions_per_game": round(decisions / games, 1),
    }


def _native(seconds: float, calibration: float, *, quiet: bool) -> list[dict[str, Any]]:
    """The rows about native speed, where Numba is installed."""
    if not available():
        typer.echo(MISSING, err=True)
        return []
    from whistlestop.cli.bench_turbo import rows

    compile_first()
    found = []
    for row in rows(seconds):
        found.append({**row, "per_calibration_round": round(row["rate"] / calibration, 3)})
        if not quiet:
            rate = f"{row['rate']:,.0f}" if row["rate"] > 100 else f"{row['rate']:.2f}"
            typer.echo(f"{row['work']:>52}: {rate:>12}")
    return found


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    seconds: Annotated[
        float, typer.Option(help="CPU-seconds for each edition and player count.")
    ] = 2.0,
) -> None:
    """Measure random whole games for each edition and player count, per CPU-second."""
    at_least(0.01, seconds, "--seconds")
    results = []
    calibration = calibrate()
    for name in names():
        edition = find_edition(name)
        for seats in edition.seats:
            found = measure(edition, seats, seconds)
            found["decisions_per_calibration_round"] = round(
                found["decisions_per_cpu_second"] / calibration, 2
            )
            results.append(found)
            if not as_json:
                typer.echo(
                    f"{name:>10} {seats} players: {found['decisions_per_cpu_second']:>7,} "
                    f"decisions/s, {found['games_per_cpu_second']:>6} games/s, "
                    f"{found['decisions_per_game']:>5} decisions/game, "
                    f"{found['decisions_per_calibration_round']:>5} per calibration round"
                )
    turbo = _native(seconds, calibration, quiet=as_json)
    if as_json:
        typer.echo(
            json.dumps(
                {"turbo": turbo, "calibration_rounds_per_cpu_second": calibration, "runs": results}
            )
        )
    else:
        typer.echo(f"calibration: {calibration:,.0f} rounds per CPU-second")
