"""Sticker V, Receivers: V.1 to V.4; X-06."""

from typing import Any

import pytest

from tests.campaign.effects.story import LAST, late, pieces, stuck
from tests.campaign.effects.tables import CampaignTrial, hiring, with_rules
from whistlestop.campaign.chapter.chapter import chapter
from whistlestop.campaign.chapter.recipe import Held
from whistlestop.campaign.stickers.lay_the_rails import RailsLaid
from whistlestop.campaign.stickers.receivers import MarkRemoved, Receivership
from whistlestop.core.board import Route
from whistlestop.core.chance import Seeded
from whistlestop.core.errors import CannotRead
from whistlestop.core.game import new_game
from whistlestop.core.rule import Price, Rule
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.notation import format_move, parse_move
from whistlestop.rules.money import MoneyPaid, MoneyTaken
from whistlestop.rules.payments import on_terms
from whistlestop.rules.symbols import Shows

BLACK = "buffalo-philadelphia"
"""Three black spaces."""


def receivers(draws: str = "", **position: Any) -> CampaignTrial:
    found = position.pop("found", stuck("V"))
    return CampaignTrial(found, draws, **{"marked": [BLACK], "money": [8, 8], **position})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_v_1_random_routes_of_three_or_more_spaces(seats: int) -> None:
    found = chapter(stuck("V", seats, pieces=pieces()))
    seen = set()
    for seed in range(6):
        marked = new_game(found, seats, Seeded(str(seed))).state.part(Receivership).marked
        routes = [found.board.routes[route] for route in marked]
        assert len({*marked}) == seats + 3
        assert all(route.length >= 3 for route in routes)
        groups = [route.group for route in routes if route.group]
        assert len({*groups}) == len(groups), "at most one of a group"
        seen |= {*marked}
    assert len(seen) > seats + 3


def test_v_1_fewer_if_there_are_not_so_many() -> None:
    """The start board has few long routes: with all but one group taken away, few marks."""
    made = chapter(stuck("V", 5))
    long_ = {r.group or r.id for r in made.board.routes.values() if r.length >= 3}
    state = new_game(made, 5, Seeded("few")).state
    assert len(state.part(Receivership).marked) == min(8, len(long_))


def test_v_2_money_instead_of_cards() -> None:
    """The leader pays $6 for 3 spaces, others $3."""
    trial = receivers()
    way = f"claim {BLACK} for $3"
    assert trial.moves("claim") == {way}
    assert trial.rule(f"claim {BLACK} for $6") == "V.2", "not another amount"
    assert trial.rule("claim albany-boston for $1") == "V.2", "not marked"
    trial.play(way)
    assert trial.seen(MoneyPaid) == [MoneyPaid(0, 3, None, "V.2")]
    assert trial.coins[0] == 7
    assert trial.state.players[0].trains == 21
    assert trial.seen(MoneyTaken) == [MoneyTaken(0, 2, "L-36")], "no salvage"
    leader = receivers(turn=1)
    assert leader.moves("claim") == {f"claim {BLACK} for $6"}
    leader.play(f"claim {BLACK} for $6")
    assert leader.coins[1] == 2


def test_v_2_all_of_it_or_not_at_all() -> None:
    trial = receivers(money=[2, 5])
    assert trial.moves("claim") == set()
    assert trial.rule(f"claim {BLACK} for $3") == "V.2"


def test_v_2_no_reduction_on_money() -> None:
    trial = receivers(found=stuck("V", postcards=((Held("111"),), ())), hands=[{"black": 2}, {}])
    assert trial.moves("claim buffalo-philadelphia") == {
        f"claim {BLACK} for $3",
        f"claim {BLACK} black*2 with 111",
    }
    assert trial.rule(f"claim {BLACK} for $3 with 111") == "V.2"


def test_v_2_a_bed_bought_with_money_stays_a_bed() -> None:
    """F.7: no sticker is laid."""
    found = late(2, stickers=("F", "V"), pieces=pieces("great_plains"))
    trial = receivers(found=found, marked=["chicago-duluth"])
    trial.play("claim chicago-duluth for $4")
    assert trial.seen(RailsLaid) == []
    assert trial.lasting("laid") == {}


def test_v_2_also_in_a_second_travel() -> None:
    """EM-03: its own price, which may be money."""
    found = hiring(2, game=LAST, stickers=("A", "V"))
    short = "buffalo-detroit-1"
    trial = CampaignTrial(
        found, staff=["EM-03", None], hands=[{"green": 1}, {}], marked=[short], money=[5, 5]
    )
    trial.play("claim albany-boston green")
    assert trial.moves("claim buffalo-detroit") == {f"claim {short} for $2"}
    trial.play(f"claim {short} for $2")
    assert trial.coins == [3, 5]
    assert trial.state.owners[short] == 0


def test_v_3_salvage_for_whoever_pays_with_cards() -> None:
    trial = receivers(hands=[{"black": 3}, {}]).play(f"claim {BLACK} black*3")
    assert trial.seen(MoneyTaken) == [MoneyTaken(0, 2, "L-36"), MoneyTaken(0, 2, "V.3")]
    trial = receivers(hands=[{"green": 1}, {}]).play("claim albany-boston green")
    assert trial.seen(MoneyTaken) == [], "nothing on a route without a mark"


def test_v_4_the_mark_is_removed_when_the_route_is_travelled() -> None:
    for way in ("for $3", "black*3"):
        trial = receivers(hands=[{"black": 3}, {}], marked=[BLACK, "atlanta-mobile"])
        trial.play(f"claim {BLACK} {way}")
        assert trial.seen(MarkRemoved) == [MarkRemoved(BLACK)]
        assert trial.state.part(Receivership).marked == ("atlanta-mobile",)


class NeedsAPick(Rule):
    """A mountain that is not bored (O.1)."""

    def fare(self, state: State | View, seat: int, route: Route, price: Price) -> Price:
        """One of the cards must show a pick."""
        return on_terms(price, Shows("pick")) if route.id == BLACK else price


def test_x_06_an_unbored_mountain_route_cannot_be_bought() -> None:
    made = with_rules(chapter(stuck("V")), NeedsAPick())
    trial = receivers(found=made, marked=[BLACK, "atlanta-mobile"])
    assert trial.moves("claim") == {"claim atlanta-mobile for $3"}


def test_x_06_steps_happen_as_usual() -> None:
    """A route bought with money gives the company reward and the card of a large city."""
    trial = receivers("red").play(f"claim {BLACK} for $3")
    assert trial.seen(MoneyTaken) == [MoneyTaken(0, 2, "L-36")]
    assert trial.hand() == {"red": 1}, "Philadelphia is large"


def test_v_in_words_and_positions() -> None:
    found = chapter(stuck("V"))
    move = parse_move(found, f"claim {BLACK} for $3")
    assert format_move(move) == f"claim {BLACK} for $3"
    for wrong in (["paris-wien"], BLACK):
        with pytest.raises(CannotRead):
            receivers(marked=wrong)
