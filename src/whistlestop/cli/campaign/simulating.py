"""`whistlestop campaign simulate`: campaigns played by bots."""

import json
from dataclasses import asdict
from typing import Annotated

import typer

from whistlestop.bots import registry
from whistlestop.campaign import built_in, find_pack
from whistlestop.campaign import simulate as simulation


def simulate(
    companies: Annotated[int, typer.Option(help="How many companies play.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 3,
    seed: Annotated[str, typer.Option(help="Seed of all luck.")] = "1",
    bot: Annotated[str, typer.Option(help="The bot that plays every company.")] = "greedy",
    pack: Annotated[
        str | None, typer.Option(help="The campaign pack: its id, or its folder.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a game.")] = False,
) -> None:
    """Play a campaign with bots: a line for each game."""
    found = find_pack(pack or built_in()[0])
    known = [company.colour for company in found.frame.companies]
    if not 2 <= companies <= len(known):
        raise ValueError(f"{found.id} is for 2 to {len(known)} companies, not {companies}")
    registry.make(bot, seed)  # a bot that is none is an error before anything is played
    played = 0
    for game, _ in simulation.simulate(
        found, known[:companies], games, seed, lambda luck: registry.make(bot, luck)
    ):
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
        typer.echo(f"the pack {found.id} is printed up to game {played}", err=True)
