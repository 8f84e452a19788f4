"""`whistlestop campaign new | list | show | rewind`: what stands on the shelf."""

import json
from typing import Annotated

import typer

from whistlestop.campaign import Volume, built_in, find_pack, observe, view_to_json
from whistlestop.campaign.kept.shelf import SeatRow
from whistlestop.campaign.seen.speaking import CampaignSpeaker
from whistlestop.cli.campaign.options import Data, Lang, Name, OfPack, language, shelf_in
from whistlestop.core.errors import BadInput
from whistlestop.session import PERSON
from whistlestop.terminal import setup


def new(
    companies: Annotated[
        str, typer.Option(help="The companies' colours, as in black,blue,green.")
    ] = "black,blue",
    seats: Annotated[
        str | None, typer.Option(help="Who plays them: me or bots, as in me,greedy,greedy.")
    ] = None,
    names: Annotated[
        str | None, typer.Option(help="The players' names in the order of the companies.")
    ] = None,
    pack: OfPack = None,
    name: Annotated[str, typer.Option(help="A name for the campaign.")] = "",
    seed: Annotated[
        str | None, typer.Option(help="Seed of the luck; a fresh secret if left out.")
    ] = None,
    data: Data = None,
) -> None:
    """Found a campaign and put it on the shelf."""
    colours = [word.strip() for word in companies.split(",")]
    kinds = setup.seats_of(seats or ",".join([PERSON] * len(colours)))
    players = [word.strip() for word in names.split(",")] if names else []
    if len(kinds) != len(colours):
        raise BadInput("companies-seats", companies=len(colours), seats=len(kinds))
    if len(players) > len(colours):
        raise BadInput("names-many", names=len(players), seats=len(colours))
    rows = [
        SeatRow(
            company,
            "person" if kind == PERSON else "bot",
            None if kind == PERSON else kind,
            players[company] if company < len(players) else "",
            None,
        )
        for company, kind in enumerate(kinds)
    ]
    found = find_pack(pack or built_in()[0])
    volume = Volume.begin(shelf_in(data), found, colours, name=name, seed=seed, seats=rows)
    typer.echo(f"{volume.id}: founded; go on with whistlestop campaign play {volume.id}")


def listed(data: Data = None) -> None:
    """List the campaigns on the shelf, the one played last first."""
    shelf = shelf_in(data)
    rows = shelf.rows()
    for row in rows:
        try:
            pack = find_pack(row.pack)
            game = f"game {row.game} of {pack.games}" if row.game <= pack.games else "free play"
            title = pack.frame.title["en"]
        except BadInput:
            game, title = f"game {row.game}", f"{row.pack} (this pack is not here)"
        told = f"{row.id}  {title}, {game}, {row.stage}"
        branch = f", branched from {row.branch_of} before game {row.branch_game}"
        typer.echo(
            f"{told}{branch if row.branch_of else ''}{f'  “{row.name}”' if row.name else ''}"
        )
    if not rows:
        typer.echo("no campaign yet; found one with whistlestop campaign new")


def show(
    campaign: Name,
    company: Annotated[
        str | None, typer.Option("--as", help="Look as this company (its colour).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the view as JSON.")] = False,
    lang: Lang = None,
    data: Data = None,
) -> None:
    """Show how a campaign stands: companies, slips, rules in force."""
    volume = Volume.take(shelf_in(data), campaign)
    me = None if company is None else volume.campaign.company_of(company)
    view = observe(volume.campaign, me)
    if as_json:
        typer.echo(json.dumps(view_to_json(view), ensure_ascii=False))
        return
    speaker = CampaignSpeaker(view, language(lang))
    say, spoken = speaker.texts, speaker.lang
    when = say("campaign-game", game=view.game)
    year = f", {view.year}" if view.year else ""
    typer.echo(f"{view.pack.title[spoken]}: {when}{year}, {say(f'campaign-stage-{view.stage}')}")
    typer.echo(speaker.asked())
    for line in speaker.previously():
        typer.echo(line)
    for number in reversed(view.standing):
        seen = view.companies[number]
        slips = " ".join(f"{slip.year or slip.game}:${slip.total}" for slip in seen.slips)
        typer.echo(
            f"  {seen.place}. {speaker.company(number)} [{seen.colour}] ${seen.total}  {slips}"
        )
        for card in seen.postcards:
            told = card.condition or card.gain or card.story
            typer.echo(f"       {card.no} {speaker.thing(card.no)}: {told[spoken] if told else ''}")
    typer.echo(say("page-campaign-rules"))
    for rule in view.rules:
        if rule.by != "frame":
            typer.echo(f"  {rule.id} {rule.text[spoken]}")


def rewind(
    campaign: Name,
    game: Annotated[int, typer.Argument(help="The game before which the new one stands.")],
    data: Data = None,
) -> None:
    """Go back to before a game, as a new campaign; the old one stays as it is."""
    volume = Volume.take(shelf_in(data), campaign).branch(game)
    typer.echo(f"{volume.id}: stands before game {game}")
