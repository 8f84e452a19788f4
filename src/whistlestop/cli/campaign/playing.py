"""`whistlestop campaign play`: a campaign in the terminal."""

from functools import partial
from time import sleep

from whistlestop.campaign import Volume
from whistlestop.cli.campaign.options import Data, Lang, Name, language, shelf_in
from whistlestop.cli.play import SPEED, Speed
from whistlestop.core.errors import one_of
from whistlestop.terminal.booth import new_console
from whistlestop.terminal.campaign import CampaignTable
from whistlestop.terminal.sitting import SPEEDS


def play(
    campaign: Name,
    lang: Lang = None,
    speed: Speed = SPEED,
    data: Data = None,
) -> None:
    """Go on with a campaign at this keyboard: its decisions, its story and its games."""
    one_of("no-such-option", speed, SPEEDS, option="--speed")
    console = new_console()
    ask = partial(console.input, markup=False, emoji=False)
    shelf = shelf_in(data)
    volume = Volume.take(shelf, campaign)
    games = shelf.path.parent / "campaign-games"
    CampaignTable(volume, console, ask, language(lang), games, speed, sleep).run()
