"""What a map shows between games and what things point out on it, in a campaign of twelve games."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from whistlestop.campaign import Campaign
from whistlestop.campaign.chapter import brew
from whistlestop.campaign.chapter.chapter import Chapter, chapter
from whistlestop.campaign.kept.save import Saved
from whistlestop.campaign.kept.volume import facts_of, fold
from whistlestop.campaign.seen.left_open import left_open
from whistlestop.editions import edition
from whistlestop.server.named import things

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "campaign"


@cache
def stages() -> dict[tuple[int, str], Campaign]:
    """The campaign as it stood in each stage of each game."""
    saved = Saved((FOLDER / "finale.jsonl").read_text("utf-8").split("\n"), "the save")
    campaign, found = Campaign(saved.pack), {}
    for step in saved.steps:
        campaign = fold(campaign, facts_of(step))
        found[campaign.game, campaign.stage] = campaign
    return found


def between() -> Iterator[tuple[Campaign, Chapter]]:
    """Every moment between two games, with the edition of a game that would begin now."""
    for (_, stage), campaign in stages().items():
        if stage == "between":
            yield campaign, chapter(brew.recipe(campaign.but(present=campaign.active)))


def played(game: int) -> Chapter:
    """The edition of a game."""
    recipe = stages()[game, "play"].recipe
    assert recipe is not None
    return chapter(recipe)


def test_what_boxes_leave_lies_open_but_no_secret() -> None:
    kinds: set[str] = set()
    for campaign, edition_ in between():
        left = left_open(edition_)
        kinds |= left.keys()
        for route in left.get("Tunnels", {}).get("bored", ()):
            assert campaign.pack.atlas.tracks[route]
        if "Gang" in left:
            assert left["Gang"]["loot"] >= 0
    assert kinds >= {"Settlers", "Gang", "Tunnels", "Bridges", "Bonds"}
    assert not kinds & {"Veins", "Nuggets"}
    assert left_open(edition("legends")) == {}


def test_things_point_their_cities_out() -> None:
    fair, last = played(10), played(12)
    assert things(fair)["U"].cities == ["chicago"]
    assert things(fair)["G"].cities == []
    marks = things(last)["EV-20"].cities
    assert {"miami", "duluth"} <= {*marks}
    assert len(marks) == 8
    for finale, count in (("lantern", 7), ("hands", 0), ("ledger", 0)):
        recipe = replace(last.recipe, finale=finale)
        assert len(things(chapter(recipe))["E"].cities) == count
