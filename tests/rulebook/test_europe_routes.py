"""Europe, rule by rule: claiming routes, and tunnels. Each test is named by its rule."""

from itertools import product

import pytest

from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.rules.claiming import ClaimRoute

from .tables import Trial, can_pay, some_of

EUROPE = edition("europe")
ROW = ["red", "blue", "green", "white", "black"]


@pytest.mark.parametrize("seed", range(6))
def test_e_20_every_payment_and_no_other(seed: int) -> None:
    cards = some_of(EUROPE.pack.cards(EUROPE.pack.all), 9, f"hand {seed}")
    hand = {card: cards.count(card) for card in cards}
    trial = Trial("europe", hands=[hand, {}])
    offered: dict[str, set[tuple[str, ...]]] = {route: set() for route in EUROPE.board.routes}
    for move in observe(trial.state, 0).moves:
        if isinstance(move, ClaimRoute):
            offered[move.route].add(tuple(sorted(move.payment.cards)))
    for route in EUROPE.board.routes.values():
        assert offered[route.id] == can_pay(route, cards)


@pytest.mark.parametrize(
    "payment", ["red", "red*3", "blue*2", "red+blue", "wild*2", "red+wild*2", "yellow+red"]
)
def test_e_20_refused(payment: str) -> None:
    trial = Trial("europe", hands=[{"red": 3, "blue": 2, "wild": 1, "yellow": 1}, {}])
    assert trial.rule(f"claim bruxelles-paris-2 {payment}") == "E-20"
    assert trial.rule("claim bruxelles-paris-2 red+wild") is None


@pytest.mark.parametrize("cars", range(9))
def test_e_21_a_car_for_every_space(cars: int) -> None:
    trial = Trial("europe", hands=[{"wild": 14}, {}], trains=[cars, 45])
    open_ = {move.split()[1] for move in trial.moves("claim")}
    assert open_ == {r.id for r in EUROPE.board.routes.values() if r.length <= cars}
    for route in EUROPE.board.routes.values():
        move = f"claim {route.id} wild*{route.length}"
        assert trial.rule(move) == (None if route.length <= cars else "E-21")


def test_e_22_any_route_that_nobody_holds() -> None:
    trial = Trial("europe", 4, hands=[{"wild": 14}, {}, {}, {}], routes={"cadiz-lisboa": 3})
    open_ = {move.split()[1] for move in trial.moves("claim")}
    assert open_ == set(EUROPE.board.routes) - {"cadiz-lisboa"}
    assert trial.rule("claim cadiz-lisboa wild*2") == "E-22"


@pytest.mark.parametrize("route", EUROPE.board.routes)
def test_e_23_paid_to_the_discards_and_scored_at_once(route: str) -> None:
    length = EUROPE.board.routes[route].length
    trial = Trial("europe", hands=[{"wild": 8}, {}], row=ROW, draws="red red red")
    trial.play(f"claim {route} wild*{length}")
    player = trial.state.players[0]
    assert player.points == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}[length]
    assert player.trains == 45 - length
    assert trial.discards["wild"] == length
    assert trial.hand() == ({"wild": 8 - length} if length < 8 else {})


@pytest.mark.parametrize("seats", EUROPE.seats)
def test_e_24_nobody_holds_both_tracks(seats: int) -> None:
    for route, (twin,) in EUROPE.board.twins.items():
        trial = Trial("europe", seats, hands=[{"wild": 8}] + [{}] * (seats - 1), routes={route: 0})
        length = EUROPE.board.routes[twin].length
        assert trial.rule(f"claim {twin} wild*{length}") == "E-24"
        assert not trial.moves(f"claim {twin} ")


@pytest.mark.parametrize("seats", EUROPE.seats)
def test_e_25_with_two_or_three_players_one_track_is_enough(seats: int) -> None:
    for route, (twin,) in EUROPE.board.twins.items():
        trial = Trial("europe", seats, hands=[{"wild": 8}] + [{}] * (seats - 1), routes={route: 1})
        length = EUROPE.board.routes[twin].length
        refused = "E-25" if seats <= 3 else None
        assert trial.rule(f"claim {twin} wild*{length}") == refused
        assert bool(trial.moves(f"claim {twin} ")) == (seats > 3)


def test_e_26_a_double_joins_the_same_two_cities() -> None:
    routes = EUROPE.board.routes.values()
    for one in routes:
        same = {r.id for r in routes if r is not one and set(r.ends) == set(one.ends)}
        assert set(EUROPE.board.twins.get(one.id, ())) == same


def test_e_26_all_other_lines_stay_open() -> None:
    for route in ("dieppe-paris", "venezia-zurich", "budapest-wien-1", "kyiv-warszawa"):
        trial = Trial("europe", hands=[{"wild": 14}, {}], routes={route: 0})
        open_ = {move.split()[1] for move in trial.moves("claim")}
        assert open_ == set(EUROPE.board.routes) - {route, *EUROPE.board.twins.get(route, ())}


def test_e_27_a_ferry_takes_its_wilds() -> None:
    ferries = {r.id: r for r in EUROPE.board.routes.values() if r.trait("ferry")}
    assert len(ferries) == 13
    for ferry in ferries.values():
        assert ferry.colour is None
        due, others = ferry.trait("ferry"), ferry.length - ferry.trait("ferry")
        trial = Trial("europe", hands=[{"red": 12, "wild": 6}, {}])
        fewest = f"red*{others}+wild*{due}" if others else f"wild*{due}"
        assert trial.rule(f"claim {ferry.id} {fewest}") is None
        assert trial.rule(f"claim {ferry.id} wild*{ferry.length}") is None
        short = f"red*{others + 1}" + (f"+wild*{due - 1}" if due > 1 else "")
        assert trial.rule(f"claim {ferry.id} {short}") == "E-27"
    smyrna = ferries["palermo-smyrna"]
    assert (smyrna.length, smyrna.trait("ferry")) == (6, 2)


REVEALS = ["+".join(cards) for cards in product(("green", "red", "wild"), repeat=3)]


@pytest.mark.parametrize("reveal", REVEALS)
@pytest.mark.parametrize("payment", ["green*2", "green+wild"])
def test_e_30_one_more_for_each_match(payment: str, reveal: str) -> None:
    hand = {"green": 5, "wild": 4, "red": 4}
    trial = Trial("europe", hands=[hand, {}], row=["blue"] * 5, draws=reveal.replace("+", " "))
    trial.play(f"claim venezia-zurich {payment}")
    extra = reveal.count("green") + reveal.count("wild")
    if extra:
        assert trial.state.turn == 0
        assert not trial.state.owners
        assert trial.rule("pay red" if extra == 1 else f"pay red*{extra}") == "E-30"
        assert trial.rule(f"pay green*{extra + 1}") == "E-30"
        ways = {"+".join(sorted(w)) for w in product(("green", "wild"), repeat=extra)}
        held = {"green": 5 - payment.count("green") - payment.count("*"), "wild": 3}
        assert len(trial.moves("pay")) == len(
            [w for w in ways if w.count("green") <= held["green"]]
        )
        trial.play(f"pay green*{extra}" if extra <= held["green"] else f"pay wild*{extra}")
    assert trial.state.turn == 1
    assert dict(trial.state.owners) == {"venezia-zurich": 0}
    assert sum(trial.hand().values()) == 13 - 2 - extra


@pytest.mark.parametrize("reveal", REVEALS)
def test_e_31_against_wilds_only_wilds_count(reveal: str) -> None:
    trial = Trial("europe", hands=[{"green": 5, "wild": 5}, {}], draws=reveal.replace("+", " "))
    trial.play("claim venezia-zurich wild*2")
    extra = reveal.count("wild")
    if extra:
        assert trial.rule(f"pay green*{extra}") == "E-31"
        assert trial.moves("pay") == {"pay wild" if extra == 1 else f"pay wild*{extra}"}
        trial.play(*trial.moves("pay"))
    assert dict(trial.state.owners) == {"venezia-zurich": 0}
    assert trial.hand() == {"green": 5} | ({"wild": 3 - extra} if extra < 3 else {})


@pytest.mark.parametrize("hand", [{"green": 2}, {"green": 9, "wild": 2}])
def test_e_32_declined_or_not_affordable(hand: dict[str, int]) -> None:
    trial = Trial("europe", hands=[hand, {}], draws="green red red")
    trial.play("claim venezia-zurich green*2")
    assert trial.rule("draw") == "E-32"
    assert "decline" in trial.moves()
    trial.play("decline")
    state = trial.state
    assert (trial.hand(), dict(state.owners), state.turn) == (hand, {}, 1)
    assert (state.players[0].trains, state.players[0].points) == (45, 0)
    assert trial.discards == {"green": 1, "red": 2}


def test_e_33_the_payment_is_no_part_of_a_new_deck() -> None:
    trial = Trial(
        "europe", hands=[{"green": 3}, {}], row=ROW, deck={"red": 1}, discards={"green": 3}
    )
    trial.play("claim venezia-zurich green*2")
    assert (trial.deck, trial.discards) == ({"green": 1}, {})
    trial.play("decline")
    assert (trial.deck, trial.discards) == ({"green": 1}, {"red": 1, "green": 2})


@pytest.mark.parametrize("left", range(5))
def test_e_34_fewer_than_three_to_turn_up(left: int) -> None:
    deck, discards = {"green": min(left, 1)}, {"green": max(0, left - 1)}
    trial = Trial("europe", hands=[{"green": 5}, {}], row=ROW, deck=deck, discards=discards)
    trial.play("claim venezia-zurich green*2")
    extra = min(left, 3)
    want = {1: {"pay green"}, 2: {"pay green*2"}, 3: {"pay green*3"}}.get(extra, set())
    assert trial.moves("pay") == want
    assert bool(trial.state.owners) == (left == 0)


def test_e_35_no_cars_for_the_extra_and_the_colour_of_the_payment() -> None:
    for colour in EUROPE.pack.colours:
        trial = Trial(
            "europe", hands=[{colour: 5}, {}], trains=[2, 45], draws=f"{colour} {colour} {colour}"
        )
        trial.play(f"claim sarajevo-sofia {colour}*2", f"pay {colour}*3")
        assert trial.state.players[0].trains == 0
        assert trial.hand() == {}
