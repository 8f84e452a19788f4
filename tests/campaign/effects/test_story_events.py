"""The events of the story, EV-12 to EV-20."""

from typing import Any

import pytest

from tests.campaign.effects.story import current, late, pieces, struck
from tests.campaign.effects.tables import ROW, CampaignTrial
from whistlestop.campaign.effects.season_tickets import TopTicketSeen
from whistlestop.campaign.stickers.notes import notes_of
from whistlestop.core.chance import Seeded
from whistlestop.core.imagine import imagine
from whistlestop.core.state import Slip
from whistlestop.core.view import observe
from whistlestop.rules.discarding import CardsDiscarded
from whistlestop.rules.money import MoneyPaid, MoneyTaken
from whistlestop.rules.tickets import TicketsKept


def test_ev_12_laying_a_track_sticker_pays() -> None:
    """L: in step 1, $1."""
    found = late(2, stickers=("F",), events=("EV-12",), pieces=pieces("great_plains"))
    hands: list[Any] = [{"blue": 2, "wild": 2, "yellow": 1}, {}]
    trial = CampaignTrial(found, event="EV-12", hands=hands)
    trial.play("claim chicago-davenport blue*2")
    assert trial.coins == [6, 5]
    trial.play("draw", "draw", "claim davenport-st_paul wild*2", "lay red")
    assert trial.coins == [9, 5], "after the choice too: $2 and $1"
    trial.play("draw", "draw", "claim atlanta-charlotte yellow")
    assert trial.coins == [9, 5], "nothing was laid"
    off = CampaignTrial(found, event_deck=["EV-12"], hands=hands)
    assert off.play("claim chicago-davenport blue*2").coins == [5, 5]


def test_ev_12_where_nobody_lays_rails() -> None:
    trial = current("EV-12", hands=[{"green": 1}, {}]).play("claim albany-boston green")
    assert trial.coins == [5, 5]


def test_ev_13_the_richest_gives_to_the_poorest() -> None:
    """Z: $2."""
    trial = struck("EV-13", seats=3, money=[4, 9, 6])
    assert trial.seen(MoneyPaid) == [MoneyPaid(1, 2, 0, "EV-13")]
    assert trial.coins == [6, 7, 6]


def test_ev_13_ties_by_the_standing_order() -> None:
    """The later in standing order gives, the earlier receives."""
    found = late(4, standing=(2, 0, 3, 1), events=("EV-01", "EV-13"))
    trial = struck("EV-13", found=found, money=[5, 5, 5, 5])
    assert trial.seen(MoneyPaid) == [MoneyPaid(1, 2, 2, "EV-13")]
    trial = struck("EV-13", found=found, money=[9, 1, 1, 9])
    assert trial.seen(MoneyPaid) == [MoneyPaid(3, 2, 2, "EV-13")]


def test_ev_14_each_note_costs_a_dollar() -> None:
    """Z: and each company without a Note takes $1; nobody pays more than there is (C-04)."""
    found = late(4, stickers=("P",), events=("EV-01", "EV-14"))
    trial = struck("EV-14", found=found, money=[5, 1, 5, 5], notes=[1, 3, 0, 0])
    assert trial.coins == [4, 0, 6, 6]
    without = struck("EV-14")
    assert without.coins == [6, 6]
    assert notes_of(without.state) == (0, 0)


def test_ev_15_where_an_own_route_already_leads() -> None:
    """L: after step 12, $1."""
    routes = {"albany-boston": 0, "albany-montreal": 1}
    hands: list[Any] = [{"black": 1, "yellow": 1}, {"yellow": 1}]
    trial = current("EV-15", routes=routes, hands=hands).play("claim albany-new_york black")
    assert trial.seen(MoneyTaken) == [MoneyTaken(0, 2, "L-36"), MoneyTaken(0, 1, "EV-15")]
    trial.play("claim charleston-savannah-2 yellow", "claim atlanta-charlotte yellow")
    assert trial.coins == [8, 5], "not elsewhere"
    off = CampaignTrial(late(events=("EV-15",)), routes=routes, hands=hands)
    assert off.play("claim albany-new_york black").coins == [7, 5]


def test_ev_16_full_hands_are_emptied() -> None:
    """Z: down to 10 cards, of one's choice, one after the other."""
    hands: list[Any] = [
        {"red": 5, "blue": 5, "red^pick": 1, "blue^pick": 1},
        {"green": 5, "white": 5},
    ]
    trial = struck("EV-16", "yellow", hands=hands, row=ROW)
    assert {"discard red", "discard blue^pick"} < trial.moves("discard")
    assert trial.rule("draw") == "EV-16"
    assert trial.rule("discard white") == "EV-16"
    trial.play("discard red")
    assert trial.seen(CardsDiscarded) == [CardsDiscarded(0, ("red",), "EV-16")]
    trial.play("discard blue^pick")
    assert trial.hand() == {"red": 4, "blue": 5, "red^pick": 1, "yellow": 1}, (
        "then the draw goes on"
    )
    assert trial.state.turn == 0
    trial.play("draw")
    assert trial.rule("discard green") == "EV-16", "nothing is asked now"


GREEN = {"green": 5, "black": 5, "green^pick": 1, "black^pick": 1}


def test_ev_16_everybody_beginning_with_the_active_player() -> None:
    full = {"red": 5, "blue": 5, "wild": 1}
    trial = struck("EV-16", "white", seats=3, turn=1, row=ROW, hands=[{**GREEN}, {}, full])
    assert trial.state.turn == 2
    trial.play("discard red")
    assert trial.state.turn == 0
    trial.play("discard green", "discard black")
    assert trial.state.turn == 1


def test_ev_17_ports_pay() -> None:
    """L: after step 12, $1 with one port, $2 with two."""
    hands: list[Any] = [{"green": 3, "black": 1, "red": 2}, {"red": 1}]
    trial = current("EV-17", hands=hands).play("claim albany-boston green")
    assert trial.seen(MoneyTaken) == [MoneyTaken(0, 1, "EV-17")]
    trial.play("claim new_york-philadelphia-2 red")
    assert trial.seen(MoneyTaken) == [MoneyTaken(1, 2, "EV-17")]
    trial.play("claim albany-montreal red")
    assert trial.seen(MoneyTaken) == []
    off = CampaignTrial(late(events=("EV-17",)), hands=hands)
    assert off.play("claim albany-boston green").coins == [5, 5]


def test_ev_18_everybody_looks_at_the_top_ticket() -> None:
    """Z: keep it, or put it under the deck."""
    deck = ["albany-bangor", "mobile-boston", "chicago-atlanta"]
    trial = struck("EV-18", row=ROW, ticket_deck=deck)
    assert trial.moves() == {"keep albany-bangor", "under"}
    assert trial.rule("draw") == "EV-18"
    assert trial.rule("keep mobile-boston") == "L-40"
    assert trial.rule("keep") == "L-40", "whoever keeps none says so"
    trial.play("keep albany-bangor")
    assert trial.state.players[0].tickets == ("albany-bangor",)
    assert trial.state.turn == 1
    trial.play("under")
    assert trial.seen(TicketsKept) == [TicketsKept(1, (), ("mobile-boston",), boxed=False)]
    assert trial.ticket_deck == ["chicago-atlanta", "mobile-boston"]
    assert trial.hand() == {"red": 1}, "then the draw goes on"
    assert trial.state.turn == 0
    trial.play("draw")
    assert trial.rule("under") == "EV-18", "nothing is asked now"


def test_ev_18_nobody_else_sees_the_ticket() -> None:
    trial = struck("EV-18", row=ROW, ticket_deck=["albany-bangor"])
    seen = next(event for event in trial.events if isinstance(event, TopTicketSeen))
    assert seen.seen_by(0) == TopTicketSeen(0, ("albany-bangor",))
    assert seen.seen_by(1) == TopTicketSeen(0, (None,))
    assert observe(trial.state, 1).phases[-1].hidden_tickets() == {0: 1, 1: 0}
    trial.play("keep albany-bangor")
    assert trial.state.turn == 0, "no ticket is left for the other"


def test_ev_18_who_put_the_ticket_under_knows_that_it_went_round() -> None:
    trial = struck("EV-18", row=ROW, ticket_deck=["albany-bangor"])
    trial.play("under", "under")
    assert observe(trial.state, 0).under == (Slip(None, 1),)
    for number in range(20):
        world = imagine(observe(trial.state, 0), Seeded(f"went round {number}"))
        assert world.under == (Slip("albany-bangor", 1),)


def test_ev_19_a_run_on_the_bank() -> None:
    """Z: whoever has more than $20 pays $1 for every full $10."""
    assert struck("EV-19", seats=4, money=[20, 21, 39, 40]).coins == [20, 19, 36, 36]


def test_ev_20_routes_to_a_lantern_mark_cost_one_card_less() -> None:
    """L: by C-05."""
    found = late(2, events=("EV-01", "EV-20"), pieces=pieces("great_plains"))
    hands: list[Any] = [{"red": 4}, {}]
    trial = CampaignTrial(found, event="EV-20", hands=hands)
    assert trial.moves("claim chicago-duluth") == {"claim chicago-duluth red*3"}
    assert trial.moves("claim duluth-st_paul") == {"claim duluth-st_paul red"}, "one remains"
    assert trial.moves("claim chicago-st_paul-1") == {"claim chicago-st_paul-1 red*3"}
    off = CampaignTrial(found, event="EV-01", hands=hands)
    assert off.moves("claim chicago-duluth") == {"claim chicago-duluth red*4"}


@pytest.mark.parametrize("coins", [0, 1])
def test_c_04_what_is_not_there_is_not_paid(coins: int) -> None:
    """EV-13 from an empty purse (X-09)."""
    assert struck("EV-13", money=[coins, coins]).coins == [2 * coins, 0]
