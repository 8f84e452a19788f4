"""Legends of the West, rule by rule: travel, events on the way, tickets, the end."""

from dataclasses import replace
from typing import Any

import pytest

from whistlestop.core.board import Route
from whistlestop.core.cards import Payment
from whistlestop.core.chance import Seeded
from whistlestop.core.errors import CannotRead
from whistlestop.core.game import legal, play, why_not
from whistlestop.core.imagine import imagine
from whistlestop.core.rule import Price, Rule
from whistlestop.core.state import State
from whistlestop.core.view import View, observe
from whistlestop.editions import edition
from whistlestop.notation import format_move, parse_move, read_position
from whistlestop.rules.deck import CardDrawn, DeckShuffled
from whistlestop.rules.large_cities import LargeCityReached
from whistlestop.rules.money import Coins, MoneyTaken
from whistlestop.rules.newspapers import News, Newsstand

from .tables import EMPTY, Trial

LEGENDS = edition("legends")
BOARD = LEGENDS.board
ROW = ["red", "blue", "green", "white", "black"]
SMALL = [r for r in BOARD.routes.values() if not any(BOARD.cities[c].traits for c in r.ends)]


def money(trial: Trial) -> tuple[int, ...]:
    """Everybody's coins."""
    return trial.state.part(Coins).held


def test_c_09_cards_of_the_routes_colour_whatever_they_show() -> None:
    hand = {"red": 1, "red^pick": 1, "red^skull": 1, "blue": 3, "wild": 1}
    trial = Trial("legends", hands=[hand, {}])
    assert trial.moves("claim lewisburg-norfolk") == {
        f"claim lewisburg-norfolk {cards}"
        for cards in (
            "red+red^pick+red^skull",
            "red+red^pick+wild",
            "red+red^skull+wild",
            "red^pick+red^skull+wild",
        )
    }
    assert trial.rule("claim lewisburg-norfolk blue*3") == "L-30"
    assert trial.rule("claim lewisburg-norfolk red^pick*2+wild") == "L-30"
    assert trial.rule("claim lewisburg-norfolk red+red^pick") == "L-30"
    trial.play("claim lewisburg-norfolk red+red^pick+red^skull")
    assert trial.discards == {"red": 1, "red^pick": 1, "red^skull": 1}
    assert trial.state.players[0].trains == 17


def test_c_09_a_payment_shows_what_its_cards_show() -> None:
    cards = ("red", "red^pick", "red^pick", "red^skull", "wild")
    paid = Payment.of(LEGENDS.pack, cards)
    assert (paid.colour, paid.shows("pick"), paid.shows("skull")) == ("red", 2, 1)


class Snow(Rule):
    """Every route of one space costs a card of any kind more."""

    def fare(self, state: State | View, seat: int, route: Route, price: Price) -> Price:
        return price._replace(extra=price.extra + (route.length == 1))


def test_c_05_a_route_may_cost_extra_cards_of_any_kind() -> None:
    snowed_in = replace(LEGENDS, rules=(*LEGENDS.rules, Snow()))
    hands = {"hands": [{"yellow": 1, "blue^skull": 1, "red": 1}, {}]}
    state = read_position(snowed_in, 2, hands, Seeded("snow"))
    paid = {format_move(m) for m in legal(state) if format_move(m).startswith("claim atlanta")}
    assert paid == {
        "claim atlanta-charlotte blue^skull+yellow",
        "claim atlanta-charlotte yellow+red",
        "claim atlanta-knoxville blue^skull+yellow",
        "claim atlanta-knoxville yellow+red",
    }
    for wrong in ("yellow", "blue^skull+red"):
        refused = why_not(state, parse_move(snowed_in, f"claim atlanta-charlotte {wrong}"))
        assert refused is not None
        assert refused.rule == "L-30"
    move = parse_move(snowed_in, "claim atlanta-charlotte red+yellow")
    assert play(state, move, Seeded("snow")).state.players[0].trains == 19


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"company": ["black", "pink"]}, "is no company"),
        ({"company": ["black", "black"]}, "a company of its own"),
        ({"event": "L-36"}, "is no event"),
        ({"event": "EV-01", "event_deck": ["EV-01"]}, "only one of each event"),
    ],
)
def test_positions_that_cannot_be(position: dict[str, Any], told: str) -> None:
    with pytest.raises(CannotRead, match=told):
        read_position(LEGENDS, 2, position, Seeded("no"))


def test_l_30_a_grey_route_takes_any_one_colour() -> None:
    trial = Trial("legends", hands=[{"blue": 1, "blue^skull": 1, "red": 1, "wild": 2}, {}])
    assert trial.moves("claim cincinnati-lewisburg") == {
        f"claim cincinnati-lewisburg {cards}"
        for cards in ("blue+blue^skull", "blue+wild", "blue^skull+wild", "red+wild", "wild*2")
    }
    assert trial.rule("claim cincinnati-lewisburg red+blue") == "L-30"


def test_l_31_whole_and_with_enough_cars() -> None:
    trial = Trial("legends", hands=[{"red": 3}, {"red": 3}], trains=[2, 20])
    assert trial.rule("claim lewisburg-norfolk red*3") == "L-31"
    trial = Trial("legends", hands=[{"red": 3}, {}], routes={"lewisburg-norfolk": 1})
    assert trial.rule("claim lewisburg-norfolk red*3") == "L-31"


@pytest.mark.parametrize("route", sorted(BOARD.beyond))
def test_l_32_nobody_claims_a_route_off_the_board(route: str) -> None:
    trial = Trial("legends", hands=[{"red": 4, "wild": 4}, {}])
    assert trial.rule(f"claim {route} red*4") == "L-32"
    assert not trial.moves(f"claim {route} ")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_l_33_double_routes_by_the_number_of_players(seats: int) -> None:
    hands = [{"blue": 2}, {"blue": 2}, *[{}] * (seats - 2)]
    trial = Trial("legends", seats, hands=hands, routes={"buffalo-montreal-1": 0}, turn=1)
    assert trial.rule("claim buffalo-montreal-2 blue*2") == (None if seats > 3 else "L-33")
    own = Trial("legends", seats, hands=hands, routes={"buffalo-montreal-1": 0})
    assert own.rule("claim buffalo-montreal-2 blue*2") == "L-33"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_l_33_triple_routes_are_always_open_to_others(seats: int) -> None:
    hands = [{"green": 1, "black": 1}] * seats
    trial = Trial("legends", seats, hands=hands, routes={"boston-new_york-1": 0}, turn=1)
    trial.play("claim boston-new_york-2 green")
    assert trial.rule("claim boston-new_york-3 black", seat=1) is not None
    own = Trial("legends", seats, hands=hands, routes={"boston-new_york-1": 0})
    assert own.rule("claim boston-new_york-2 green") == "L-33"


def test_l_34_claiming_scores_nothing_by_itself() -> None:
    trial = Trial("legends", hands=[{"blue": 3}, {}]).play("claim atlanta-charleston blue*3")
    assert money(trial) == (5, 5)
    assert [player.points for player in trial.state.players] == [0, 0]
    assert [line.name for line in trial.finish().lines[0]] == ["coins", "cars", "tickets"]


def test_l_35_steps_in_the_order_of_their_slots() -> None:
    assert [travel.__self__.slot for travel in LEGENDS.hooks.travel] == [3, 12]
    trial = Trial("legends", hands=[{"black": 1}, {}], draws="white", event="EV-07")
    trial.play("claim albany-new_york black")
    kinds = [type(e) for e in trial.events]
    assert kinds.index(MoneyTaken) < kinds.index(LargeCityReached) < kinds.index(CardDrawn)
    assert kinds.count(CardDrawn) == 2, "after step 12 comes the event"


@pytest.mark.parametrize(("company", "pays"), [("black", 2), ("blue", 0)])
def test_l_36_a_route_of_the_own_colour_pays(company: str, pays: int) -> None:
    other = "blue" if company == "black" else "black"
    trial = Trial("legends", hands=[{"black": 2}, {}], company=[company, other])
    trial.play("claim knoxville-lewisburg black*2")
    assert money(trial) == (5 + pays, 5)


def test_l_36_grey_is_nobodys_colour() -> None:
    trial = Trial("legends", hands=[{"black": 2}, {}]).play("claim cincinnati-lewisburg black*2")
    assert money(trial) == (5, 5)


def test_l_37_one_card_even_with_two_large_cities() -> None:
    trial = Trial("legends", hands=[{"white": 1}, {}], draws="red red")
    trial.play("claim boston-new_york-1 white")
    assert trial.hand() == {"red": 1}
    assert not Trial("legends", hands=[{"red": 3}, {}]).play("claim lewisburg-norfolk red*3").hand()


def test_l_37_a_newspaper_on_the_way_is_a_newspaper() -> None:
    trial = Trial("legends", hands=[{"white": 1}, {}], draws="newspaper red", event_deck=["EV-01"])
    trial.play("claim boston-new_york-1 white")
    assert trial.hand() == {"red": 1}
    assert trial.state.part(News).current == "EV-01"


def test_l_40_draw_three_keep_one() -> None:
    deck = ["albany-bangor", "chicago-atlanta", "mobile-boston", "quebec-savannah"]
    trial = Trial("legends", ticket_deck=deck).play("tickets")
    assert trial.rule("keep") == trial.rule("keep quebec-savannah") == trial.rule("draw") == "L-40"
    trial.play("keep mobile-boston")
    assert trial.ticket_deck == ["quebec-savannah", "albany-bangor", "chicago-atlanta"]
    assert Trial("legends", ticket_deck=[]).rule("tickets") == "L-40"
    assert Trial("legends").rule("keep mobile-boston") == "L-40"


def test_l_41_a_ticket_pays_or_costs() -> None:
    routes = {"boston-new_york-1": 0, "new_york-philadelphia-1": 0, "baltimore-philadelphia-1": 0}
    tickets = [["boston-baltimore", "albany-bangor"], []]
    trial = Trial("legends", routes=routes, tickets=tickets)
    assert trial.points("tickets") == [3 - 3, 0]
    assert trial.finish().line(0, "tickets").items == (
        ("boston-baltimore", 3),
        ("albany-bangor", -3),
    )


@pytest.mark.parametrize(("left", "last"), [(3, False), (2, True), (1, True), (0, True)])
def test_l_50_the_last_round_with_two_cars_or_fewer(left: int, last: bool) -> None:
    trial = Trial("legends", hands=[{"red": 3}, {}], trains=[left + 3, 20], row=ROW)
    trial.play("claim lewisburg-norfolk red*3")
    for _ in range(2):
        assert not trial.state.over
        trial.play("draw", "draw")
    assert trial.state.over == last
    if last:
        assert trial.rule("draw") == "L-50"


WORTH = {0: 16, 1: 12, 2: 9, 3: 7, 4: 6, 5: 4, 7: 4, 8: 2, 10: 2, 11: 0, 20: 0}


@pytest.mark.parametrize(("left", "worth"), WORTH.items())
def test_l_51_cars_left(left: int, worth: int) -> None:
    trial = Trial("legends", money=[3, 9], trains=[left, 20])
    assert trial.points("cars") == [worth, 0]
    assert trial.points("coins") == [3, 9]
    assert trial.finish().totals == (3 + worth, 9)


def test_l_51_a_slip_is_never_below_nothing() -> None:
    trial = Trial("legends", tickets=[["mobile-boston"], []])
    assert trial.finish().totals == (0, 5)


def test_l_51_the_slips_of_the_worked_example() -> None:
    routes = {
        **dict.fromkeys(
            (
                "albany-new_york",
                "charleston-savannah-1",
                "baltimore-norfolk-1",
                "baltimore-philadelphia-1",
                "albany-buffalo",
                "new_york-philadelphia-1",
                "charleston-norfolk-1",
                "knoxville-lewisburg",
                "cincinnati-pittsburgh-2",
            ),
            0,
        ),
        **dict.fromkeys(
            (
                "norfolk-philadelphia",
                "atlanta-charlotte",
                "chicago-detroit-1",
                "buffalo-montreal-1",
                "buffalo-detroit-1",
                "charlotte-norfolk",
                "cincinnati-knoxville",
            ),
            1,
        ),
        **dict.fromkeys(
            (
                "cincinnati-lewisburg",
                "cincinnati-detroit",
                "lewisburg-norfolk",
                "cincinnati-nashville-1",
                "nashville-new_orleans-1",
                "charlotte-lewisburg",
                "mobile-new_orleans-2",
                "baltimore-philadelphia-2",
                "lewisburg-pittsburgh",
            ),
            2,
        ),
    }
    tickets = [
        ["albany-savannah", "buffalo-charleston"],
        ["chicago-montreal", "atlanta-philadelphia"],
        ["detroit-new_orleans", "new_orleans-norfolk"],
    ]
    trial = Trial("legends", 3, routes=routes, tickets=tickets, money=[16, 13, 11])
    assert [player.trains for player in trial.state.players] == [5, 6, 1]
    assert trial.points("cars") == [4, 4, 12]
    assert trial.points("tickets") == [14, 12, 17]
    assert trial.finish().totals == (34, 29, 40)
    assert trial.finish().ranking == (2, 0, 1)


def test_l_52_more_completed_tickets_is_ahead() -> None:
    routes = {"boston-new_york-1": 1}
    tickets = [[], ["new_york-boston"]]
    trial = Trial("legends", routes=routes, tickets=tickets, money=[6, 5])
    assert trial.finish().totals == (6, 6)
    assert trial.finish().ranking == (1, 0)
    assert trial.finish().winners == (1,)


@pytest.mark.parametrize(("first", "ranking"), [(0, (2, 1, 0)), (1, (0, 2, 1)), (2, (1, 0, 2))])
def test_l_52_then_the_later_in_turn_order(first: int, ranking: tuple[int, ...]) -> None:
    trial = Trial("legends", 3, first=first)
    assert trial.finish().ranking == ranking
    assert trial.finish().winners == ranking[:1]


# What the seven events do


def test_l_27_ev_01_long_routes_pay() -> None:
    trial = Trial("legends", hands=[{"red": 3, "blue": 2}, {"blue": 2}], event="EV-01", row=ROW)
    trial.play("claim lewisburg-norfolk red*3", "claim baltimore-lewisburg blue*2")
    assert money(trial) == (6, 7), "two spaces pay nothing but the company's colour"


def test_l_27_ev_02_ports_are_no_large_cities_in_fog() -> None:
    trial = Trial("legends", hands=[{"white": 1}, {"green": 1}], event="EV-02", row=ROW)
    trial.play("claim baltimore-philadelphia-1 white")
    assert trial.hand() == {}
    trial.play("claim lewisburg-pittsburgh green")
    assert sum(trial.hand(1).values()) == 1, "Pittsburgh lies inland"


def test_c_15_ev_04_an_excursion_once_an_appearance() -> None:
    hands = [{"red": 2, "red^pick": 1, "blue": 1, "wild": 1}, {"red": 1}]
    trial = Trial("legends", hands=hands, event="EV-04", row=ROW, event_deck=["EV-01"])
    assert trial.moves("excursion") == {
        f"excursion {cards}"
        for cards in ("red*2", "red+red^pick", "red+wild", "red^pick+wild", "blue+wild")
    }
    assert trial.rule("excursion red+blue") == "L-30"
    trial.play("excursion red+red^pick")
    assert money(trial) == (8, 5)
    assert trial.discards == {"red": 1, "red^pick": 1}
    assert trial.moves("excursion") == set()
    trial.play("draw", "draw")
    assert trial.rule("excursion red+wild") == "C-15"
    assert not trial.moves("excursion")
    assert Trial("legends", hands=hands).rule("excursion red*2") == "C-15"


def test_l_27_ev_05_a_face_up_locomotive_is_a_card() -> None:
    row = ["wild", "wild", "green", "white", "black"]
    trial = Trial("legends", row=row, event="EV-05", draws="red blue")
    trial.play("take wild", "take wild")
    assert trial.hand() == {"wild": 2}


def test_c_07_ev_06_stops_the_presses_in_the_middle_of_a_draw() -> None:
    draws = "newspaper red^pick blue^pick green^pick white^pick wild yellow black^skull"
    trial = Trial("legends", row=ROW, draws=draws, event_deck=["EV-06"]).play("take red")
    assert list(trial.state.row) == ["red^pick", "blue^pick", "green^pick", "white^pick", "wild"]
    assert trial.moves() == {f"take {card}" for card in trial.state.row}
    assert trial.rule("draw") == "L-27"
    assert trial.rule("take yellow") == "L-21"
    trial.play("take wild")
    assert trial.hand() == {"red": 1, "wild": 1}
    assert trial.state.row[4] == "yellow"
    assert trial.state.turn == 0, "the second card is still due"
    assert trial.rule("tickets") == "L-21"
    trial.play("take yellow")
    assert trial.state.turn == 1


@pytest.mark.parametrize(("law", "deck"), [(2, 0), (1, 1)])
def test_c_07_l_26_the_event_first_and_only_then_the_newspaper_goes(law: int, deck: int) -> None:
    """Two cards are left when the row is swept: what is shuffled then holds no newspaper."""
    short: dict[str, Any] = {"row": ROW, "deck": {"newspaper": 1, "yellow": 2}}
    short["discards"] = {"green": 5, "red^pick": 3}
    draws = "newspaper yellow yellow green green green"
    trial = Trial("legends", draws=draws, law=law, event_deck=["EV-06"], **short).play("draw")
    assert DeckShuffled() in trial.events
    assert trial.moves() == {"take yellow", "take green"}, "the event has not ended"
    assert trial.deck.get("newspaper", 0) == deck
    assert trial.discards == {}
    assert sum(trial.state.part(Newsstand).cards) == 1 - deck, "it is being read"
    before = observe(trial.state, 1)
    assert observe(imagine(before, Seeded("another world")), 1) == before
    trial.play("take green")
    assert sum(trial.hand().values()) == 2, "the replacement too"
    assert trial.discards == ({} if deck else {"newspaper": 1})
    assert trial.state.turn == 0


def test_c_07_ev_06_with_no_card_left_gives_nothing() -> None:
    empty = {**EMPTY, "deck": {"newspaper": 1, "red": 1}}
    trial = Trial("legends", hands=[{"white": 1}, {}], draws="newspaper red", **empty)
    trial.play("claim boston-new_york-1 white")
    assert trial.state.part(News).current is not None
    assert trial.state.turn in (0, 1)


def test_l_27_ev_07_short_routes_bring_a_card() -> None:
    trial = Trial("legends", hands=[{"yellow": 1}, {"green": 2}], event="EV-07", row=ROW)
    trial.play("claim atlanta-charlotte yellow")
    assert sum(trial.hand().values()) == 1
    trial.play("claim knoxville-nashville green*2")
    assert trial.hand(1) == {}


def test_l_57_coins_then_cars_then_tickets() -> None:
    trial = Trial("legends", trains=[0, 20], money=[3, 9], tickets=[["boston-baltimore"], []])
    for lines in trial.finish().lines:
        assert [line.name for line in lines] == ["coins", "cars", "tickets"]
    assert trial.finish().totals == (3 + 16 - 3, 9)
