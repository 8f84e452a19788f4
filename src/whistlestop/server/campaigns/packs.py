"""The campaign packs, as far as anybody may know them before they are played."""

from whistlestop.campaign import Campaign, Chapter, Pack, built_in, find_pack
from whistlestop.campaign.chapter import brew
from whistlestop.editions import edition
from whistlestop.server.campaigns.wire import PackCompany, PackInfo
from whistlestop.server.editions import chapter_of


def infos() -> list[PackInfo]:
    """All packs."""
    return [_info(find_pack(name)) for name in built_in()]


def _info(pack: Pack) -> PackInfo:
    frame = pack.frame
    seats = edition(frame.edition).seats
    return PackInfo(
        id=pack.id,
        edition=frame.edition,
        title=dict(frame.title),
        about=dict(frame.about),
        years=list(frame.years),
        printed=_printed(pack),
        seats=(seats[0], seats[-1]),
        companies=[PackCompany(c.colour, dict(c.name)) for c in frame.companies],
    )


def _printed(pack: Pack) -> int:
    """How many games, from the first on, have their chapter. None of them is opened for that."""
    for number, year in enumerate(pack.frame.years):
        if not (pack.folder / "chapters" / f"{year}.json").is_file():
            return number
    return pack.games


def edition_now(campaign: Campaign) -> Chapter:
    """The edition as it stands: that of the game that is on, or of a game that would begin now."""
    if campaign.recipe is not None:
        return chapter_of(campaign.recipe)
    return chapter_of(brew.recipe(campaign.but(present=campaign.active)))
