"""Cards that lie open for whoever is first: PC-143 to PC-158, PC.6 and PC.7."""

from typing import Any

import pytest

from tests.campaign.effects.frontier import prize
from tests.campaign.effects.tables import ROW, CampaignTrial
from tests.campaign.effects.test_goal_cards_later import SIX, TWELVE, journeys, paying, way
from tests.campaign.telling import Tale
from whistlestop.campaign.chapter.chapter import outcome_of
from whistlestop.campaign.chapter.recipe import Held
from whistlestop.campaign.content.pack import find_pack
from whistlestop.campaign.content.postcards import story_prizes
from whistlestop.campaign.effects.mail import Mailbag, PrizeWon
from whistlestop.campaign.facts.mail import PostcardFulfilled
from whistlestop.campaign.facts.story import GiftPromised
from whistlestop.core.score import ScoreLine

WON = [{"no": "143", "used": 0, "done": True}]


def won(trial: CampaignTrial, no: str, seat: int = 0) -> bool:
    """Did the last move win the card?"""
    return PrizeWon(seat, f"PC-{no}") in trial.events


def prizes(trial: CampaignTrial, seat: int = 0) -> list[str]:
    """The cards that a seat takes home."""
    told: Any = outcome_of(trial.over()).lasting["postcards"]
    return [card["no"] for card in told[seat] if card["done"]]


# The firsts of the boxes


def test_pc_143_four_kinds_of_fruit_at_once() -> None:
    kinds = ["orange", "lemon", "lime", "pineapple"]
    position: dict[str, Any] = {"hands": [{"green": 1}, {}], "routes": {"jacksonville-mobile": 0}}
    trial = prize("143", "H", crates={"held": [kinds, []]}, **position)
    trial.play("claim mobile-new_orleans-1 green", "deliver")
    assert won(trial, "143")
    assert trial.coins == [5 + 18 + 4, 5]
    assert trial.lasting("postcards") == [WON, []]
    three = prize("143", "H", crates={"held": [kinds[:3], []]}, **position)
    assert not won(three.play("claim mobile-new_orleans-1 green", "deliver"), "143")


def test_pc_144_make_a_city_grow() -> None:
    trial = prize("144", "I", hands=[{"red": 1}, {}], settlers={"at": {"omaha": 2}}, row=ROW)
    trial.play("claim davenport-omaha red", "settle omaha")
    assert won(trial, "144")
    assert sum(trial.hand().values()) == 3, "the card of step 12, and two"


def test_pc_145_a_loot_of_8_or_more() -> None:
    for loot in (8, 7):
        gang = {"city": "dallas", "loot": loot}
        trial = prize("145", "J", hands=[{"red": 2, "wild": 1}, {}], gang=gang)
        trial.play("claim dallas-oklahoma_city-1 red*2", "stand wild")
        assert won(trial, "145") == (loot == 8)


def test_pc_146_bonds_of_three_colours() -> None:
    bonds = {"owned": {"black": ["white", "blue"]}}
    trial = prize("146", "K", hands=[{"red": 1, "blue": 1}, {}], bonds=bonds)
    trial.play("claim charleston-savannah-1 red", "bond red")
    assert won(trial, "146")
    assert trial.coins == [5 - 2 + 3, 5]


def test_pc_147_a_lantern_on_the_wastes() -> None:
    hands = [{"red": 2}, {"green": 2}]
    trial = prize("147", "L", "lantern", hands=hands, row=ROW)
    assert won(trial.play("claim denver-santa_fe red*2 by night"), "147")
    trial = prize("147", "L", "lantern", hands=hands, turn=1)
    assert not won(trial.play("claim charleston-norfolk-1 green*2 by night"), "147", 1)
    trial = prize("147", "L", "quiet", hands=hands)
    assert not won(trial.play("claim denver-santa_fe red*2 by night"), "147")


def test_pc_148_alone_on_a_vein_at_the_end() -> None:
    trial = prize("148", "M", veins={"stakes": ["monterrey", None]})
    assert trial.points("postcards") == [3, 0]
    assert trial.finish().line(0, "postcards").items == (("PC-148", 3),)
    assert prizes(trial) == ["148"]
    both = prize("148", "M", veins={"stakes": ["monterrey", "monterrey"]})
    assert both.points("postcards") == [0, 0]
    assert both.lasting("postcards") == [[], []]


def test_pc_149_two_plates() -> None:
    there = {"plates": {"baja-nuevos_angeles-1": "black"}}
    hands = [{"red": 1, "blue": 1}, {}]
    trial = prize("149", "N", hands=hands, bridges=there, row=ROW)
    trial.play("claim cemetery_city-sacramento-1 red", "iron blue")
    assert won(trial, "149")


def test_pc_150_bore_a_tunnel() -> None:
    trial = prize("150", "O", hands=[{"red": 1, "red^pick": 1}, {}])
    assert won(trial.play("claim helena-spokane-1 red+red^pick"), "150")
    assert trial.coins == [5 + 2 + 3, 5]


@pytest.mark.parametrize("no", ["143", "144", "145", "146", "147", "148", "149", "150"])
def test_pc_6_without_its_box_nobody_wins_a_first(no: str) -> None:
    trial = prize(no, hands=[{"red": 1}, {}])
    assert not won(trial.play("claim miami-tampa-1 red"), no)
    assert trial.lasting("postcards") == [[], []]


def test_pc_6_only_the_first() -> None:
    hands = [{"red^pick": 2}, {"blue^pick": 3}]
    trial = prize("150", "O", hands=hands)
    assert won(trial.play("claim helena-spokane-1 red^pick*2"), "150")
    assert not won(trial.play("claim calgary-spokane blue^pick*3"), "150", 1)
    assert [card.seat for card in trial.state.part(Mailbag).cards] == [0]


# The prizes of the story


def test_pc_152_complete_five_tickets() -> None:
    trial = prize("152", trains=[9, 42], **journeys(5))
    assert prizes(trial) == ["152"]
    assert trial.finish().line(0, "postcards") == ScoreLine("postcards", 0, items=(("PC-152", 0),))
    assert prizes(prize("152", trains=[9, 42], **journeys(4))) == []


def test_pc_153_two_oceans() -> None:
    board = frontier_board()
    last, *rest = way(board, "san_francisco", "savannah")
    hand, claim = paying(last)
    position: dict[str, Any] = {"trains": [9, 42], "hands": [hand, {}]}
    trial = prize("153", routes=dict.fromkeys(rest, 0), **position)
    assert won(trial.play(claim), "153")
    trial = prize("153", routes=dict.fromkeys(rest[1:], 0), **position)
    assert not won(trial.play(claim), "153")
    inland = way(board, "san_francisco", "chicago")
    cities = {end for route in inland for end in board.routes[route].ends}
    assert not cities & {c.id for c in board.cities.values() if c.piece == "south"}
    trial = prize(
        "153",
        routes=dict.fromkeys(inland[1:], 0),
        **{**position, "hands": [paying(inland[0])[0], {}]},
    )
    assert not won(trial.play(paying(inland[0])[1]), "153"), "Chicago is no port"


def frontier_board() -> Any:
    return prize("153").edition.board


def test_pc_157_to_the_last_rivet() -> None:
    assert prizes(prize("157", trains=[0, 42], **journeys(3))) == ["157"]
    assert prizes(prize("157", trains=[1, 42], **journeys(3))) == []
    assert prizes(prize("157", trains=[0, 42], **journeys(3, missed=True))) == []


def test_pc_158_full_palette() -> None:
    ten = [*SIX.values()][:5] + [*TWELVE.values()]
    hand, claim = paying(ten[0])
    position: dict[str, Any] = {"trains": [9, 42], "hands": [hand, {}]}
    trial = prize("158", routes=dict.fromkeys(ten[1:], 0), **position)
    assert won(trial.play(claim), "158")
    trial = prize("158", routes=dict.fromkeys(ten[2:], 0), **position)
    assert not won(trial.play(claim), "158")


def test_pc_6_of_several_the_lower_campaign_total() -> None:
    coins: dict[str, Any] = {"money": [5, 5], "veins": {"stakes": ["monterrey", "el_paso"]}}
    for standing, winner in (((1, 0), 1), ((0, 1), 0)):
        changes = {"standing": standing, "totals": (10, 10)}
        trial = prize("148", "M", changes=changes, **coins)
        assert [bool(prizes(trial, seat)) for seat in (0, 1)] == [winner == 0, winner == 1]


def test_pc_7_at_most_four_prizes_of_the_story_with_two_companies() -> None:
    """Those of boxes are not counted; those of earlier games are."""
    two = {"prizes": ("152", "157"), "won": (3, 0)}
    trial = prize("152", trains=[0, 42], changes=two, **journeys(5))
    assert prizes(trial) == ["152"], "one of the two, with the three it has"
    full = {"prizes": ("150", "158"), "won": (4, 0)}
    ten = [*SIX.values()][:5] + [*TWELVE.values()]
    hand, claim = paying(ten[0])
    routes = dict.fromkeys(ten[1:], 0)
    trial = prize("158", "O", trains=[9, 42], hands=[hand, {}], routes=routes, changes=full)
    assert not won(trial.play(claim), "158")
    trial = prize("150", "O", hands=[{"red^pick": 2}, {}], changes=full)
    assert won(trial.play("claim helena-spokane-1 red^pick*2"), "150")


@pytest.mark.parametrize(
    ("absent", "before", "more"),
    [((), 3, True), (("green",), 2, True), (("green",), 3, False), (("green", "red"), 2, False)],
)
def test_pc_7_fewer_with_more_companies(absent: tuple[str, ...], before: int, more: bool) -> None:
    """Absent companies count."""
    changes = {"prizes": ("152",), "won": (before, 0), "absent": absent}
    trial = prize("152", trains=[9, 42], changes=changes, **journeys(5))
    assert bool(prizes(trial)) == more


def test_pc_7_a_prize_won_in_this_game_counts() -> None:
    changes = {"prizes": ("152", "158"), "won": (3, 0)}
    ten = [*SIX.values()][:5] + [*TWELVE.values()]
    hand, claim = paying(ten[0])
    position = journeys(5)
    position["routes"] = {**position["routes"], **dict.fromkeys(ten[1:], 0)}
    del position["routes"][ten[0]]
    trial = prize("158", trains=[9, 42], hands=[hand, {}], changes=changes, **position)
    assert won(trial.play(claim), "158")
    assert prizes(trial) == ["158"], "not the one of the end, too"


def test_pc_6_a_card_that_somebody_holds_is_no_prize() -> None:
    changes = {"postcards": ((), (Held("153"),)), "prizes": ()}
    trial = prize("153", changes=changes, hands=[{"red": 1}, {}])
    assert not won(trial.play("claim miami-tampa-1 red"), "153")


# Prizes about the whole campaign


def tale(companies: int = 2, games: int = 4) -> Tale:
    """The Lantern Line up to a game; company 1 wins every game before it."""
    told = Tale(companies, find_pack("lantern_line")).until("play")
    while told.campaign.game < games:
        told.end(*range(20, 20 + 5 * companies, 5)).until("play")
    return told


def vaults(told: Tale) -> list[tuple[str, ...]]:
    """What lies in the vaults."""
    return [company.vault for company in told.campaign.companies]


def test_pc_151_three_games_won() -> None:
    told = tale().end(20, 25).until("between")
    assert "151" in vaults(told)[1], "games before 1874 count"
    assert "151" not in told.campaign.prizes
    assert PostcardFulfilled("151", 1) in told.facts


def test_pc_154_last_in_three_games() -> None:
    told = tale().end(20, 25).until("between")
    assert "154" in vaults(told)[0]
    told.until("play")
    assert told.campaign.recipe is not None
    behind = told.campaign.companies[1].total - told.campaign.companies[0].total
    assert told.campaign.recipe.coins == (5 + behind // 15 + 3, 5), "$3 at each later set-up"
    told.end(20, 25).until("play")
    assert told.campaign.recipe is not None
    behind = told.campaign.companies[1].total - told.campaign.companies[0].total
    assert told.campaign.recipe.coins == (5 + min(5, behind // 15) + 3, 5)


def test_pc_155_three_souvenirs() -> None:
    told = tale(games=5)
    tickets = [t for t in told.campaign.tickets if not told.pack.atlas.tickets[t].postcard][:3]
    told.end(20, 25, completed=(tuple(tickets), ())).until("play")
    assert "155" not in vaults(told)[0], "one hole each"
    told.end(20, 25, completed=(tuple(tickets), ())).until("between")
    assert "155" in vaults(told)[0]


def test_pc_156_four_stamps() -> None:
    told = tale(games=8)
    atlas = told.pack.atlas
    opened = told.campaign.opened
    marks = {atlas.pieces[piece].mark for piece in opened}
    routes = tuple(track.id for track in atlas.tracks.values() if marks.intersection(track.ends))
    told.end(20, 25, routes=(routes, ())).until("between")
    assert len(told.campaign.companies[0].stamps) >= 4
    assert "156" in vaults(told)[0]


@pytest.mark.parametrize(
    ("companies", "won", "more"),
    [
        (2, ("153", "157"), True),
        (2, ("152", "153", "157"), False),
        (4, (), True),
        (4, ("153",), False),
    ],
)
def test_pc_7_a_company_with_its_share_of_prizes_wins_no_more(
    companies: int, won: tuple[str, ...], more: bool
) -> None:
    """With the one for games won: four of two companies, two of four."""
    told = tale(companies, games=8)
    winner, slips = companies - 1, range(20, 20 + 5 * companies, 5)
    assert vaults(told)[winner].count("151") == 1
    every = story_prizes(told.pack, told.campaign.game)
    assert every == {str(n) for n in range(151, 159)}
    cards = [{"no": no, "used": 0, "done": True} for no in won]
    told.end(*slips, lasting={"postcards": [[] for _ in range(winner)] + [cards]}).until("play")
    assert told.campaign.recipe is not None
    assert told.campaign.recipe.won[winner] == 1 + len(won)
    atlas = told.pack.atlas
    marks = {atlas.pieces[piece].mark for piece in told.campaign.opened}
    routes = tuple(track.id for track in atlas.tracks.values() if marks.intersection(track.ends))
    told.end(*slips, routes=(*((),) * winner, routes)).until("between")
    assert ("156" in vaults(told)[winner]) == more
    assert ("156" in told.campaign.prizes) != more, "until somebody else earns it"


def test_pc_129_the_gift_comes_at_the_next_set_up() -> None:
    told = tale().end(20, 25, lasting={"gifts": [{"dollars": 5}, None]}).until("between")
    assert [f for f in told.facts if isinstance(f, GiftPromised) and f.dollars == 5]
