"""Sticker F, Lay the Rails: F.1 to F.7."""

from typing import Any

import pytest

from tests.campaign.effects.tables import CampaignTrial, recipe, with_rules
from whistlestop.campaign.chapter.chapter import Chapter, chapter
from whistlestop.campaign.content.pack import find_pack
from whistlestop.campaign.stickers.lay_the_rails import Beds, LayTheRails, RailsLaid
from whistlestop.core.cards import Payment
from whistlestop.core.chance import Seeded
from whistlestop.core.errors import CannotRead
from whistlestop.core.rule import Trip
from whistlestop.core.table import Table
from whistlestop.rules.companies import route_colour
from whistlestop.rules.money import MoneyTaken

OPEN = ("great_plains", "open_range")


def rails(seats: int = 2, supply: int = 17, **changes: Any) -> Chapter:
    pieces = (*find_pack("lantern_line").atlas.start, *OPEN)
    made = chapter(recipe(seats, **{"pieces": pieces, **changes}))
    return with_rules(made, LayTheRails("F", supply=supply, own=2, bonus=2))


def colour_of(trial: CampaignTrial, route: str) -> str | None:
    return route_colour(trial.state, trial.edition.board.routes[route])


def test_f_1_the_colour_of_the_cards_paid() -> None:
    """A bed paid with two red cards and a locomotive becomes red."""
    trial = CampaignTrial(rails(), hands=[{"red": 1, "red^pick": 1, "wild": 1}, {}])
    route = "little_rock-st_louis"
    assert colour_of(trial, route) is None
    trial.play(f"claim {route} red+red^pick+wild")
    assert trial.seen(RailsLaid) == [RailsLaid(0, route, "red")]
    assert colour_of(trial, route) == "red"
    assert trial.lasting("laid") == {route: "red"}


def test_f_1_with_locomotives_only_a_colour_of_ones_choice() -> None:
    trial = CampaignTrial(rails(), hands=[{"wild": 2}, {}])
    trial.play("claim chicago-davenport wild*2")
    every = {"lay black", "lay blue", "lay white", "lay green", "lay yellow", "lay red"}
    assert trial.moves() == every
    assert trial.state.turn == 0
    assert trial.rule("draw") == "F.1"
    trial.play("lay green")
    assert colour_of(trial, "chicago-davenport") == "green"
    assert trial.state.turn == 1
    assert trial.rule("lay green") == "F.1", "nothing is laid now"


def test_f_1_from_step_3_of_this_travel_on() -> None:
    """A bed laid in one's own colour gives the company reward at once (X-02)."""
    trial = CampaignTrial(rails(companies=("black", "red")), hands=[{"black": 2}, {}])
    trial.play("claim chicago-davenport black*2")
    assert trial.coins == [7, 5]


def test_f_1_a_bed_is_paid_like_a_grey_route_and_others_keep_their_colour() -> None:
    trial = CampaignTrial(rails(), hands=[{"yellow": 1, "blue": 2}, {}])
    assert trial.moves("claim chicago-davenport") == {"claim chicago-davenport blue*2"}
    trial.play("claim atlanta-charlotte yellow")
    assert trial.seen(RailsLaid) == []
    assert trial.state.part(Beds).laid == {}


def test_f_2_seventeen_of_each_colour() -> None:
    beds = [r.id for r in rails().board.routes.values() if r.trait("bed")]
    laid = {route: "red" for route in beds if route != "chicago-davenport"}
    first = dict([*laid.items()][:17])
    trial = CampaignTrial(rails(colours=first), hands=[{"red": 2}, {}])
    assert trial.state.part(Beds).left["red"] == 0
    assert trial.state.part(Beds).left["blue"] == 17
    trial.play("claim chicago-davenport red*2")
    assert colour_of(trial, "chicago-davenport") is None
    one_less = dict([*laid.items()][:16])
    trial = CampaignTrial(rails(colours=one_less), hands=[{"red": 2}, {}])
    trial.play("claim chicago-davenport red*2")
    assert colour_of(trial, "chicago-davenport") == "red"
    assert trial.state.part(Beds).left["red"] == 0


def test_f_3_never_the_colour_of_a_parallel_route() -> None:
    """A parallel route laid in that colour in an earlier game: the bed stays a bed (F.5)."""
    earlier = {"dallas-san_antonio-2": "blue"}
    trial = CampaignTrial(rails(4, colours=earlier), hands=[{"blue": 2, "red": 3}, {}, {}, {}])
    assert colour_of(trial, "dallas-san_antonio-2") == "blue"
    trial.play("claim dallas-san_antonio-1 blue*2")
    assert colour_of(trial, "dallas-san_antonio-1") is None
    assert trial.seen(RailsLaid) == []


def test_f_3_a_grey_parallel_route_has_no_colour() -> None:
    trial = CampaignTrial(rails(4), hands=[{"blue": 3}, {}, {}, {}])
    trial.play("claim chicago-st_paul-1 blue*3")
    assert colour_of(trial, "chicago-st_paul-1") == "blue"


def test_f_3_a_parallel_bed_laid_in_this_game_counts_too() -> None:
    first, other = "dallas-oklahoma_city-1", "dallas-oklahoma_city-2"
    trial = CampaignTrial(rails(4), hands=[{"green": 2}, {"wild": 2}, {}, {}])
    trial.play(f"claim {first} green*2", f"claim {other} wild*2")
    assert "lay green" not in trial.moves("lay")
    assert len(trial.moves("lay")) == 5
    assert trial.rule("lay green") == "F.5"


def test_f_4_the_own_colour_twice_a_game() -> None:
    """The red company's third red bed of the game stays a bed."""
    laid = {"davenport-omaha": "red", "duluth-st_paul": "red"}
    hands = [{"red": 4}, {"red": 2}]
    position: dict[str, Any] = {"laid": laid, "routes": dict.fromkeys(laid, 0), "hands": hands}
    made = rails(companies=("red", "black"))
    trial = CampaignTrial(made, **position)
    trial.play("claim chicago-davenport red*2")
    assert colour_of(trial, "chicago-davenport") is None
    trial.play("claim davenport-st_louis red*2")
    assert colour_of(trial, "davenport-st_louis") == "red", "others may"
    del position["laid"]["duluth-st_paul"]
    trial = CampaignTrial(made, **position)
    trial.play("claim chicago-davenport red*2")
    assert colour_of(trial, "chicago-davenport") == "red"


def test_f_5_the_choice_is_among_the_allowed_colours() -> None:
    laid = {"davenport-omaha": "red", "duluth-st_paul": "red"}
    position: dict[str, Any] = {"laid": laid, "routes": dict.fromkeys(laid, 0)}
    made = rails(companies=("red", "black"), colours={"dallas-san_antonio-2": "blue"})
    trial = CampaignTrial(made, hands=[{"wild": 2}, {}], **position)
    trial.play("claim dallas-san_antonio-1 wild*2")
    assert trial.moves() == {"lay black", "lay white", "lay green", "lay yellow"}
    assert trial.rule("lay red") == trial.rule("lay blue") == "F.5"


def test_f_5_one_colour_is_no_choice_and_none_leaves_a_bed() -> None:
    beds = [r.id for r in rails().board.routes.values() if r.trait("bed")]
    gone = dict(zip(beds[:6], ("black", "blue", "white", "green", "yellow", "red"), strict=True))
    route = beds[10]
    length = rails().board.routes[route].length
    for left, laid in ((gone, None), ({k: v for k, v in gone.items() if v != "red"}, "red")):
        trial = CampaignTrial(rails(supply=1, colours=left), hands=[{"wild": length}, {}])
        trial.play(f"claim {route} wild*{length}")
        assert colour_of(trial, route) == laid
        assert trial.state.turn == 1


def test_f_6_a_colour_that_no_company_has_pays() -> None:
    trial = CampaignTrial(rails(absent=("yellow",)), hands=[{"white": 2, "yellow": 2}, {"red": 2}])
    trial.play("claim chicago-davenport white*2")
    assert trial.coins == [7, 5]
    assert trial.seen(MoneyTaken) == [MoneyTaken(0, 2, "F.6")]
    trial.play("claim davenport-st_louis red*2")
    assert trial.coins == [7, 7], "red is nobody's, either"
    trial.play("claim davenport-st_paul yellow*2")
    assert trial.coins == [7, 7], "an absent company is one of this campaign"


def test_f_7_without_cards_it_stays_a_bed() -> None:
    trial = CampaignTrial(rails())
    table = Table(trial.state, Seeded("x"))
    rule = trial.edition.rule(LayTheRails)
    trip = Trip(0, "chicago-davenport", Payment((), None), "for $2")
    assert list(rule.travel(table, trip)) == []
    assert table.events == []


def test_f_1_extra_cards_do_not_hide_the_colour() -> None:
    """With an extra card of another colour the colour of most of them counts (C-05)."""
    trial = CampaignTrial(rails())
    rule = trial.edition.rule(LayTheRails)
    pack = trial.edition.pack
    table = Table(trial.state, Seeded("x"))
    trip = Trip(0, "chicago-davenport", Payment.of(pack, ("red", "red", "blue")))
    assert list(rule.travel(table, trip)) == []
    assert table.events == [RailsLaid(0, "chicago-davenport", "red"), MoneyTaken(0, 2, "F.6")]


def test_f_rails_in_positions() -> None:
    trial = CampaignTrial(rails(), laid={"chicago-davenport": "red"})
    assert trial.state.part(Beds).left["red"] == 16
    assert colour_of(trial, "chicago-davenport") == "red"
    for wrong in ({"paris-wien": "red"}, {"chicago-davenport": "pink"}, 3):
        with pytest.raises(CannotRead):
            CampaignTrial(rails(), laid=wrong)
