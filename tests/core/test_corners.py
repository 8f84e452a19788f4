"""Corners that no printed board has, or that a game meets once in a lifetime."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.core.toy import toy
from tests.rulebook.tables import EMPTY, Trial
from whistlestop.core.board import Route
from whistlestop.core.cards import Payment
from whistlestop.core.chance import Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.errors import BadInput, on_disk
from whistlestop.core.event import Event
from whistlestop.core.game import legal, line_names, new_game, standings, why_not
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Price, Rule
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.editions import edition, names
from whistlestop.notation import read_position, tell_position
from whistlestop.rules.claiming import ClaimRoute, RouteClaimed, fares
from whistlestop.rules.deck import CardDrawn
from whistlestop.rules.drawing import SecondCardDue
from whistlestop.rules.groups import Groups
from whistlestop.rules.payments import wrong_cards
from whistlestop.rules.tickets import TicketsOffered
from whistlestop.rules.tunnels import PaymentLaid, Tunnel, TunnelEnded
from whistlestop.rules.turns import Clock, LastRoundBegan, Turn, TurnBegan

EUROPE = edition("europe")
PACK = {"red": 6, "blue": 6, "wild": 6}


def at(found: Edition, seats: int = 2, **position: Any) -> State:
    return read_position(found, seats, position, Seeded("position"))


def claims(state: State, seat: int) -> set[str]:
    return {move.route for move in legal(state, seat) if isinstance(move, ClaimRoute)}


# A pack too small for the first deal


def test_a_pack_that_runs_out_deals_what_there_is() -> None:
    step = new_game(toy({"red": 3, "blue": 2, "wild": 2}, hand=4), 2, Seeded("small"))
    assert [sum(player.hand) for player in step.state.players] == [4, 3]
    assert step.state.row == ()
    assert not any(step.state.deck)


def test_a_row_takes_what_is_left() -> None:
    step = new_game(toy({"red": 3, "blue": 2, "wild": 2}, hand=2), 2, Seeded("small"))
    assert [sum(player.hand) for player in step.state.players] == [2, 2]
    assert len(step.state.row) == 3


# Three tracks between two cities


@pytest.mark.parametrize("mine", [1, 2, 3])
@pytest.mark.parametrize("theirs", [1, 2, 3])
def test_of_three_tracks_ones_own_counts_first(mine: int, theirs: int) -> None:
    """Both reasons close the third track; the one that stays true with more players is told."""
    if mine == theirs:
        return
    state = at(toy(PACK), routes={f"ayr-bath-{mine}": 0, f"ayr-bath-{theirs}": 1})
    free = f"ayr-bath-{6 - mine - theirs}"
    assert Groups(closed_up_to=2).closed(state, 0)[free] == "twin-own"
    assert Groups(closed_up_to=2).closed(state, 1)[free] == "twin-own"
    refusal = why_not(state, ClaimRoute(free, Payment(("red",), "red")), 0)
    assert refusal is not None
    assert refusal.reason.key == "twin-own"


def test_of_three_tracks_two_others_may_hold_two() -> None:
    few = at(toy(PACK), 3, routes={"ayr-bath-1": 1, "ayr-bath-3": 2}, hands=[{"red": 1}, {}, {}])
    assert claims(few, 0) == {"ayr-bath-2"}
    closed = at(
        toy(PACK, closed_up_to=3),
        3,
        routes={"ayr-bath-1": 1, "ayr-bath-3": 2},
        hands=[{"red": 1}, {}, {}],
    )
    assert claims(closed, 0) == set()
    assert Groups(closed_up_to=3).closed(closed, 0)["ayr-bath-2"] == "twin-closed"


# Cards that run out


def test_an_empty_row_and_no_deck_is_told_apart_from_a_card_that_is_not_there() -> None:
    assert Trial("europe", **EMPTY).rule("take red") == "E-16"
    assert Trial("europe", row=[]).rule("take red") == "E-11"
    assert Trial("europe", row=["blue"], deck={}, ticket_deck=[]).rule("take red") == "E-11"


def test_discards_can_be_drawn_when_the_deck_is_empty() -> None:
    trial = Trial("europe", row=[], deck={}, discards={"red": 1})
    assert trial.rule("draw") is None
    trial.play("draw")
    assert trial.hand() == {"red": 1}


def test_a_wild_row_and_a_deck_leave_a_second_card_to_draw() -> None:
    trial = Trial("europe", row=["wild"] * 5, deck={"red": 2}).play("draw")
    assert trial.state.turn == 0
    assert trial.moves() == {"draw"}


def test_nothing_is_shuffled_where_nothing_lies() -> None:
    trial = Trial("europe", row=["blue"], deck={"red": 1}).play("draw")
    assert trial.events == (CardDrawn(0, "red"), SecondCardDue(0))


def test_a_deck_used_up_by_a_tunnel_is_made_anew_at_once() -> None:
    trial = Trial(
        "europe",
        hands=[{"green": 4}, {}],
        row=["red"] * 5,
        deck={"green": 1, "blue": 2},
        discards={"black": 3},
    ).play("claim venezia-zurich green*2")
    assert trial.deck == {"black": 3}
    assert trial.discards == {}
    assert trial.state.turn == 0, "the extra is still to be paid"


# Events one by one


def between(trial: Trial, move: str) -> list[tuple[Event, State]]:
    """Each event of a move, with the state after it."""
    state = trial.state
    found = []
    for event in trial.play(move).events:
        state = event.apply(state)
        found.append((event, state))
    assert state == trial.state
    return found


def test_events_of_a_declined_tunnel() -> None:
    trial = Trial("europe", hands=[{"green": 2}, {}], draws="green red red")
    laid = between(trial, "claim venezia-zurich green*2")
    assert laid[0][0] == PaymentLaid(0, "venezia-zurich", Payment(("green",) * 2, "green"))
    for number, (_, state) in enumerate(laid):
        turn, digging = state.phases
        assert turn == Turn(0)
        assert isinstance(digging, Tunnel)
        assert digging.revealed == ("green", "red", "red")[:number]
    ended, after = between(trial, "decline")[0]
    assert ended == TunnelEnded(0, "venezia-zurich", held=False)
    assert after.phases == (Turn(0),)
    assert after.players[0].hand == after.players[0].known == EUROPE.pack.bag(("green",) * 2)


def test_events_of_a_tunnel_that_costs_nothing_more() -> None:
    trial = Trial("europe", hands=[{"green": 2}, {}], draws="blue red red")
    *_, (ended, after), (claimed, _), _ = between(trial, "claim venezia-zurich green*2")
    assert ended == TunnelEnded(0, "venezia-zurich", held=True)
    assert after.phases == (Turn(0),)
    assert claimed == RouteClaimed(0, "venezia-zurich", Payment(("green",) * 2, "green"), 2)


def test_events_of_a_tunnel_that_costs_more() -> None:
    trial = Trial("europe", hands=[{"green": 2, "wild": 1}, {}], draws="green red red")
    trial.play("claim venezia-zurich green*2")
    (ended, after), (claimed, _), _ = between(trial, "pay wild")
    assert ended == TunnelEnded(0, "venezia-zurich", held=True)
    assert after.phases == (Turn(0),)
    assert claimed == RouteClaimed(
        0, "venezia-zurich", Payment(("green", "green", "wild"), "green"), 2
    )


def test_events_of_tickets_drawn_and_kept() -> None:
    trial = Trial("europe")
    deck = set(trial.state.loose)
    ((offered, after),) = between(trial, "tickets")
    assert isinstance(offered, TicketsOffered)
    assert len(offered.tickets) == 3
    assert deck - set(after.loose) == set(offered.tickets)
    assert after.loose == tuple(t for t in EUROPE.board.tickets if t in after.loose)
    assert after.phases[0] == Turn(0)
    kept = offered.tickets[1]
    (_, after), (began, _) = between(trial, f"keep {kept}")
    assert after.phases == (Turn(0),)
    assert after.players[0].tickets == (kept,)
    assert began == TurnBegan(1, None, 0)


def test_events_of_the_first_choice() -> None:
    held = [["berlin-roma", "paris-wien"], ["london-wien", "essen-kyiv"]]
    trial = Trial("europe", setup=True, tickets=held, turn=1)
    ((_, after),) = between(trial, "keep paris-wien berlin-roma")
    assert [phase.seats for phase in after.phases] == [(1,)]
    assert tell_position(after)["tickets"] == held
    *_, (began, after) = between(trial, "keep london-wien essen-kyiv")
    assert began == TurnBegan(1, None, 0)
    assert after.part(Clock) == Clock(2, None, 0)


def test_events_of_the_last_round() -> None:
    trial = Trial("europe", 3, trains=[4, 45, 45], hands=[{"blue": 2}, {}, {}])
    (_, _), (last, after), (began, end) = between(trial, "claim cadiz-lisboa blue*2")
    assert last == LastRoundBegan(0, 3)
    assert after.part(Clock) == end.part(Clock) == Clock(2, 3, 0)
    assert began == TurnBegan(1, 3, 0)


def test_a_ticket_named_twice_is_kept_once_or_not_at_all() -> None:
    deck = ["paris-wien", "essen-kyiv", "london-wien"]
    trial = Trial("europe", ticket_deck=deck).play("tickets")
    assert trial.rule("keep paris-wien paris-wien") == "E-40"


def test_a_later_choice_is_not_told_as_the_first() -> None:
    trial = Trial("europe", ticket_deck=["paris-wien"]).play("tickets")
    assert tell_position(trial.state)["setup"] is False


# Score lines, whole


def test_the_longest_path_may_be_one_car() -> None:
    trial = Trial("europe", 3, routes={"budapest-wien-1": 1})
    found = trial.finish()
    assert [found.line(seat, "longest") for seat in range(3)] == [
        ScoreLine("longest", 0, 0, (("length", 0),), ()),
        ScoreLine("longest", 10, 1, (("length", 1),), ("budapest-wien-1",)),
        ScoreLine("longest", 0, 0, (("length", 0),), ()),
    ]


def test_attractions_do_not_break_ties() -> None:
    trial = Trial("new_york", routes={"lincoln_center-times_square-1": 0})
    line = trial.finish().line(0, "attractions")
    assert (line.points, line.tie) == (len(line.items), 0)
    assert all(worth == 1 for _, worth in line.items)


def test_of_equal_borrowed_routes_the_first_on_the_board_is_shown() -> None:
    others = [route.id for route in EUROPE.board.routes_at["paris"]]
    for some in (others[:3], others[2:5]):
        trial = Trial(
            "europe",
            3,
            stations={"paris": 0},
            routes=dict.fromkeys(reversed(some), 1),
            tickets=[["kyiv-sochi"], [], []],
        )
        assert trial.finish().line(0, "tickets").routes == (some[0],)


def test_a_ticket_of_one_point_counts_as_completed() -> None:
    found = toy(PACK)
    state = at(found, routes={"ayr-bath-1": 0}, tickets=[["ayr-bath"], []])
    line = standings(state).line(0, "tickets")
    assert (line.points, line.tie) == (1, 1)
    assert standings(at(found, tickets=[["ayr-bath"], []])).line(0, "tickets").tie == 0


def test_a_route_of_two_colours_is_mixed_up_rather_than_miscoloured() -> None:
    pack = EUROPE.pack
    price = Price(("red", "blue"), 2)
    hand = pack.bag(("red", "red", "green", "green"))
    assert wrong_cards(pack, price, hand, Payment(("red", "red"), "red")) is None
    wrong = wrong_cards(pack, price, hand, Payment(("green", "green"), "green"))
    assert wrong == Reason("pay-mixed")


def test_a_choice_seen_by_others_names_no_ticket() -> None:
    held = [["berlin-roma", "paris-wien"], ["london-wien", "essen-kyiv"]]
    (phase,) = Trial("europe", setup=True, tickets=held).state.phases
    assert sorted(phase.tickets()) == sorted([*held[0], *held[1]])
    assert sorted(phase.seen_by(1).tickets()) == sorted(held[1])
    assert list(phase.seen_by(None).tickets()) == []
    assert phase.seen_by(1).hidden_tickets() == {0: 2, 1: 0}


class HalfFare(Rule):
    """One card less."""

    def ways(
        self, state: State | View, seat: int, route: Route, price: Price
    ) -> Iterable[tuple[str, Price]]:
        return [("half", price._replace(cards=price.cards - 1))]


class FreePass(Rule):
    """No cards at all."""

    def ways(
        self, state: State | View, seat: int, route: Route, price: Price
    ) -> Iterable[tuple[str, Price]]:
        return [("free", price._replace(cards=0))]


def test_what_costs_no_cards_is_a_way_by_itself_alone() -> None:
    state = at(toy(PACK, HalfFare(), FreePass()))
    route = state.edition.board.routes["bath-cork"]
    assert {how: price.cards for how, price in fares(state, 0, route).items()} == {
        "": 2,
        "half": 1,
        "free": 0,
    }


def test_there_are_no_more_seats_than_colours() -> None:
    found = toy(PACK)
    most = len(found.colours)
    with pytest.raises(BadInput, match=f"colours for {most} seats only"):
        found.coloured([None] * (most + 1))


@pytest.mark.parametrize("name", names())
def test_the_names_of_lines_are_those_of_any_score(name: str) -> None:
    state = at(edition(name))
    assert line_names(state.edition) == tuple(line.name for line in standings(state).lines[0])


def test_what_the_disk_says_is_told(tmp_path: Path) -> None:
    file = tmp_path / "none.json"
    with pytest.raises(BadInput, match=r"none\.json: No such file"), on_disk(file):
        file.read_text("utf-8")
