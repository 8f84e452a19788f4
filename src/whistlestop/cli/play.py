"""`whistlestop play`: the table in the terminal."""

import os
from datetime import datetime
from functools import partial
from pathlib import Path
from time import sleep
from typing import Annotated

import typer

from whistlestop.core.errors import BadInput, one_of
from whistlestop.editions import edition as find_edition
from whistlestop.editions import names as editions
from whistlestop.session import Session
from whistlestop.terminal import setup
from whistlestop.terminal.booth import Booth, new_console
from whistlestop.terminal.coaching import check_mode
from whistlestop.terminal.sitting import SPEEDS, Sitting, bots_of
from whistlestop.texts import Texts, check_language

SPEED = "brisk"
Speed = Annotated[str, typer.Option(help="How long bots' moves are shown: calm, brisk or instant.")]


def play(
    edition: Annotated[
        str | None, typer.Argument(help="The edition; asked for if left out.")
    ] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who plays: me (a person) or bots, as in me,greedy,greedy.")
    ] = None,
    names: Annotated[
        str | None, typer.Option(help="Names in the order of the seats, as in Mira,Ana.")
    ] = None,
    colours: Annotated[
        str | None,
        typer.Option(help="Colours in the order of the seats, as in red,blue; ,blue leaves one."),
    ] = None,
    lang: Annotated[str | None, typer.Option(help="Language: en, zh-Hans, zh-Hant.")] = None,
    seed: Annotated[
        str | None, typer.Option(help="Seed of the luck; a fresh secret if left out.")
    ] = None,
    first: Annotated[
        int | None, typer.Option(help="The seat that begins, from 1; drawn if left out.")
    ] = None,
    bot_file: Annotated[
        list[str] | None, typer.Option(help="A bot of your own, as in my_bot.py:MyBot.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this new file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game in this file.")] = None,
    speed: Speed = SPEED,
    coach: Annotated[
        str, typer.Option(help="The coach at your elbow: off, ask (type coach), or always.")
    ] = "ask",
) -> None:
    """Play at the terminal, against bots or with friends at one keyboard."""
    one_of("no-such-option", speed, SPEEDS, option="--speed")
    check_mode(coach)
    if lang is not None:
        check_language(lang)
    console = new_console()
    ask = partial(console.input, markup=False, emoji=False)
    if resume is not None:
        if edition or seats or names or colours or seed or first or save or bot_file:
            raise BadInput("resume-alone")
        session = Session.resume(resume)
        session.lang = check_language(lang or session.lang)
        bots = bots_of(session)
    else:
        lang = lang or setup.language(os.environ)
        if edition is None and seats is None:
            try:
                edition, seats = setup.ask_game(console, ask, lang)
            except (KeyboardInterrupt, EOFError):
                console.print("\n" + Texts(lang)("ui-not-begun"))
                return
        found = find_edition(edition or editions()[0])
        files = bot_file or []
        if seats is None and files:
            seats = f"me,{files[0].rpartition(':')[2]}"
        kinds = setup.seats_of(seats or setup.SEATS, files)
        found = setup.in_colours(found, colours, kinds)
        players = setup.names_of(names, kinds, lang, found)
        if first is not None and not 0 < first <= len(kinds):
            raise BadInput("no-seat", seat=first, first=1, last=len(kinds))
        begins = None if first is None else first - 1
        session = Session.new(found, players, kinds, seed, begins, lang)
        bots = bots_of(session)
        session.keep(save or setup.default_file(os.environ, found, datetime.now()))
    booth = Booth(session, console, ask)
    booth.coach = coach
    Sitting(booth, bots, speed, sleep).run()
