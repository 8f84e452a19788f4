"""`whistlestop campaign simulate`: campaigns played by bots."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from whistlestop.bots import registry
from whistlestop.bots.guard import Guarded
from whistlestop.campaign import Pack, built_in, find_pack
from whistlestop.campaign.balance import simulate as simulation
from whistlestop.campaign.balance.playing import RANDOM
from whistlestop.cli.campaign.balancing import CAMPAIGNS, Wanted, study
from whistlestop.cli.campaign.options import OfPack
from whistlestop.core.errors import BadInput

GAMES = 3


def simulate(
    companies: Annotated[int, typer.Option(help="How many companies play.")] = 4,
    games: Annotated[
        int | None, typer.Option(help=f"How many games of one campaign; {GAMES} if left out.")
    ] = None,
    seed: Annotated[str, typer.Option(help="Seed of all luck.")] = "1",
    bot: Annotated[str, typer.Option(help="The bot that plays every company.")] = "greedy",
    pack: OfPack = None,
    campaigns: Annotated[
        int | None,
        typer.Option(help=f"Whole campaigns to study; {CAMPAIGNS} if only --report is given."),
    ] = None,
    report: Annotated[
        Path | None, typer.Option(help="Write what the campaigns tell into this HTML page.")
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(
            help="Keep finished campaigns in this file (JSON lines), to go on after an "
            "interruption; beside the report if left out."
        ),
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes that play.")] = 2,
    choices: Annotated[
        str,
        typer.Option(help="Story choices: random, or the mark that is always chosen."),
    ] = RANDOM,
    absent: Annotated[
        bool,
        typer.Option(
            "--absent", help="Play each campaign again with one company absent once, to compare."
        ),
    ] = False,
    force: Annotated[
        bool, typer.Option("--force", help="Begin anew: replace the report and what was kept.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print JSON: an object a game, or the whole study.")
    ] = False,
) -> None:
    """Play campaigns with bots: one, a line for each game; or many, to study the balance.

    With --campaigns or --report whole campaigns are played by equal bots; the report tells money,
    turns, spread, seats, leaders, how often each card matters, and whether each acceptance band
    of the pack holds. An interrupted study goes on when the same command is given again.
    """
    found = find_pack(pack or built_in()[0])
    known = [company.colour for company in found.frame.companies]
    if not 2 <= companies <= len(known):
        last = len(known)
        raise BadInput("companies-count", name=found.id, first=2, last=last, count=companies)
    registry.make(bot, seed)  # a bot that is none is an error before anything is played
    if campaigns is not None or report is not None:
        if games is not None:
            raise BadInput("study-whole")
        count = CAMPAIGNS if campaigns is None else campaigns
        study(
            Wanted(
                found, companies, bot, seed, count, report, keep, workers, choices, absent, force
            ),
            as_json=as_json,
        )
        return
    if keep is not None or absent or force or choices != RANDOM:
        raise BadInput("study-only")
    _one(found, known[:companies], GAMES if games is None else games, seed, bot, as_json)


def _one(pack: Pack, colours: list[str], games: int, seed: str, bot: str, as_json: bool) -> None:
    """A line for each game of one campaign."""
    played = 0
    for game, _ in simulation.simulate(pack, colours, games, seed, lambda luck: Guarded(bot, luck)):
        played += 1
        if as_json:
            typer.echo(json.dumps(asdict(game)))
        else:
            money = " ".join(f"{colour} ${amount}" for colour, amount in game.money.items())
            modules = ",".join((*game.stickers, *game.modules)) or "-"
            typer.echo(
                f"game {game.game} ({game.year}): {game.turns} turns, {money}; "
                f"events {','.join(game.events) or '-'}; modules {modules}"
            )
    if played < games:
        typer.echo(f"the pack {pack.id} is printed up to game {played}", err=True)
