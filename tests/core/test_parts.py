"""The small parts: errors, editions, the defaults of a rule, and what states and views answer."""

import pickle

import pytest

from tests.core.toy import toy
from whistlestop.core.board import Route
from whistlestop.core.cards import Payment
from whistlestop.core.chance import Seeded
from whistlestop.core.edition import no_picture
from whistlestop.core.errors import Ambiguous, CannotRead
from whistlestop.core.game import legal, new_game, opening, play, replay, scores, standings, why_not
from whistlestop.core.move import Move
from whistlestop.core.network import Islands
from whistlestop.core.refusal import NotLegal, Reason, Refusal
from whistlestop.core.rule import Price, Rule, Trip
from whistlestop.core.score import ScoreLine, stand
from whistlestop.core.table import Table
from whistlestop.core.view import moves_of, observe
from whistlestop.editions import edition, names
from whistlestop.rules.drawing import DrawCard
from whistlestop.rules.stations import Stations
from whistlestop.rules.turns import Clock, GameEnded

EUROPE = edition("europe")
PACK = {"red": 6, "blue": 6, "wild": 6}


# Errors


def test_an_error_tells_its_place_from_every_level() -> None:
    error = CannotRead("should be a number", "red")
    assert str(error) == "red: should be a number"
    outer = error.inside("hands[0]").inside("position")
    assert str(outer) == "position.hands[0].red: should be a number"
    assert (outer.problem, outer.where) == ("should be a number", "position.hands[0].red")


def test_an_error_may_have_no_place_of_its_own() -> None:
    assert str(CannotRead("is cut off")) == "is cut off"
    assert str(CannotRead("is cut off").inside("line 3")) == "line 3: is cut off"


def test_what_is_ambiguous_names_the_options() -> None:
    error = Ambiguous("take", ["take red", "take blue"])
    assert str(error) == "'take' may mean: take red; take blue"
    assert error.options == ["take red", "take blue"]


def test_a_refusal_names_its_rule() -> None:
    refusal = Refusal("E-10", Reason("not-your-turn", {"player": 1}))
    assert str(refusal) == "E-10 (not-your-turn)"
    error = NotLegal(refusal, edition("europe"))
    assert error.refusal is refusal
    assert str(error) == "E-10: Not yet: it is Vermilion’s turn."
    assert error.said("zh-Hant").startswith("E-10: ")


# Editions


@pytest.mark.parametrize("name", names())
def test_an_edition_says_its_name(name: str) -> None:
    assert repr(edition(name)) == f"<edition {name}>"
    assert pickle.loads(pickle.dumps(edition(name))) is edition(name)


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no edition is called 'mars'; there are: europe"):
        edition("mars")


def test_an_edition_without_a_layout_has_an_empty_picture() -> None:
    state = opening(toy(PACK), 2)
    assert state._repr_svg_() == no_picture(state) == '<svg xmlns="http://www.w3.org/2000/svg"/>'
    assert observe(state, 0)._repr_svg_() == no_picture(state)


@pytest.mark.parametrize("name", names())
def test_a_state_and_a_view_show_themselves_in_notebooks(name: str) -> None:
    state = new_game(edition(name), 2, Seeded("svg")).state
    assert state._repr_svg_().startswith("<svg")
    assert observe(state, None)._repr_svg_() == state._repr_svg_()


def test_a_reason_about_something_special_has_its_own_rule() -> None:
    assert EUROPE.refusal(Reason("keep-few")).rule == "E-40"
    assert EUROPE.refusal(Reason("keep-few", about="first")).rule == "E-06"
    assert EUROPE.refusal(Reason("keep-few", about="nothing known")).rule == "E-40"


def test_an_edition_knows_its_rules_by_their_kind() -> None:
    assert EUROPE.rule(Stations).each == 3
    with pytest.raises(LookupError, match="new_york has no rule Stations"):
        edition("new_york").rule(Stations)


# A rule changes nothing by default


class Idle(Rule):
    """Overrides nothing."""


def test_a_rule_that_overrides_nothing_changes_nothing() -> None:
    plain, idle = toy(PACK), toy(PACK, Idle())
    one, other = (new_game(found, 3, Seeded("idle")) for found in (plain, idle))
    assert one.events == other.events
    assert one.state[1:] == other.state[1:], "all but the edition"
    assert legal(one.state) == legal(other.state)
    assert scores(one.state) == scores(other.state)


def test_the_defaults_of_every_hook() -> None:
    rule, state = Rule(), opening(EUROPE, 2)
    route = Route("a-b", ("a", "b"), 2, "red")
    table = Table(state, Seeded("defaults"))
    assert list(rule.offers(state, 0)) == []
    assert rule.price(route, Price(("red",), 2)) == Price(("red",), 2, 0)
    assert rule.closed(state, 0) == {}
    assert rule.reopens(state, 0, route, "group-closed") == ""
    assert list(rule.lends(state, 0)) == []
    trip = Trip(0, route.id, Payment(("red", "red"), "red"))
    assert rule.claim(table, trip) is None
    assert rule.off_deck(table, "red") is None
    assert not rule.travel(table, trip)
    assert not rule.travelled(table, trip)
    assert [*rule.draw_ends(table, 0, 0), *rule.grown(state)] == []
    assert [*rule.turn_begins(table, 0), *rule.turn_ends(table, 0), *rule.game_ends(table)] == []
    assert rule.setup(table) is None
    assert rule.fare(state, 0, route, Price(("red",), 2)) == Price(("red",), 2)
    assert list(rule.ways(state, 0, route, Price(("red",), 2))) == []
    assert rule.colour(state, route, "red") == "red"
    assert not rule.wild_is_a_card(state, 0)
    assert rule.first_hand(state, 0, 4) == rule.first_tickets(state, 0, 4) == 4
    assert rule.ticket_draw(state, 0, 3) == 3
    assert rule.draw_count(state, 0, 2) == 2
    assert rule.follows(state, 0, 1) == 1
    assert list(rule.spares(state, 0, ())) == []
    assert list(rule.ahead(state)) == []
    assert not rule.last_round(state, 0)
    assert rule.lasting(state) == {}
    assert (table.state, table.events) == (state, [])
    assert list(rule.memory(EUROPE, 2)) == []
    assert list(rule.score(state)) == []
    assert rule.tell(state) == {}
    assert rule.place(state, {"turn": 1}) is state
    assert (rule.verbs, rule.facts, rule.phases, rule.parts) == ((), (), (), ())


# New games


@pytest.mark.parametrize(
    ("name", "seats", "told"), [("europe", 6, "2 to 5"), ("new_york", 1, "2 to 4")]
)
def test_a_game_needs_players(name: str, seats: int, told: str) -> None:
    with pytest.raises(ValueError, match=f"{name} is for {told} players, not {seats}"):
        opening(edition(name), seats)


@pytest.mark.parametrize("first", [-1, 2, 5])
def test_somebody_at_the_table_begins(first: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {first}, only 0 to 1"):
        new_game(EUROPE, 2, Seeded("x"), first)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_seat_chosen_begins_and_costs_no_luck(first: int) -> None:
    chance = Seeded("first")
    state = new_game(EUROPE, 3, chance, first).state
    assert state.first == first
    drawn = Seeded("first")
    new_game(EUROPE, 3, drawn)
    assert drawn.picks == chance.picks + 1


def test_events_alone_rebuild_a_new_game() -> None:
    step = new_game(EUROPE, 4, Seeded("rebuild"))
    assert replay(opening(EUROPE, 4), step.events) == step.state
    assert replay(step.state, ()) is step.state


# States and views


def test_a_game_that_has_ended_has_no_turn_and_no_moves() -> None:
    state = GameEnded().apply(new_game(EUROPE, 2, Seeded("end")).state)
    view = observe(state, 0)
    assert state.over
    assert view.over
    assert (state.turn, view.turn) == (None, None)
    assert legal(state) == legal(state, 0) == moves_of(state, 1) == []
    assert view.moves == ()
    refusal = why_not(state, DrawCard())
    assert refusal is not None
    assert refusal.rule == "E-60"
    with pytest.raises(NotLegal, match="E-60: The game is over"):
        play(state, DrawCard(), Seeded("x"))


def test_a_move_of_no_edition_is_refused() -> None:
    state = new_game(EUROPE, 2, Seeded("x")).state
    with pytest.raises(NotLegal, match="There is no such action"):
        play(state, Move(), Seeded("x"), 0)


def test_a_view_answers_as_the_state_does() -> None:
    state = new_game(EUROPE, 3, Seeded("view"), first=1).state
    state = state._replace(owners={"paris-zurich": 2, "wien-budapest-1": 0, "roma-venezia": 2})
    view = observe(state, None)
    assert view.turn == state.turn == 0, "all choose tickets; the first of them is named"
    assert not view.over
    for seat in range(3):
        assert view.routes_of(seat) == state.routes_of(seat)
    assert view.routes_of(2) == ["paris-zurich", "roma-venezia"]
    assert view.part(Clock) is state.part(Clock)
    assert (view.hand, view.tickets, view.moves) == (EUROPE.pack.none, (), ())


def test_only_the_seat_to_move_has_moves() -> None:
    state = new_game(toy(PACK), 2, Seeded("moves"), first=0).state
    state = play(state, legal(state, 0)[0], Seeded("x"), 0).state
    state = play(state, legal(state, 1)[0], Seeded("x"), 1).state
    assert state.turn == 0
    assert legal(state) == legal(state, 0) == moves_of(state, 0) != []
    assert legal(state, 1) == moves_of(state, 1) == []


# Scores


def test_ties_are_broken_line_by_line_and_the_rest_share_the_win() -> None:
    def seat(points: int, *ties: int) -> tuple[ScoreLine, ...]:
        return (ScoreLine("routes", points), *(ScoreLine("x", 0, tie) for tie in ties))

    found = stand((seat(9, 2, 0), seat(9, 2, 1), seat(10, 0, 0), seat(9, 2, 1)))
    assert found.totals == (9, 9, 10, 9)
    assert found.ranking == (2, 1, 3, 0)
    assert found.winners == (2,)
    assert stand((seat(9, 2, 1), seat(9, 2, 1), seat(9, 3, 0))).winners == (2,)
    assert stand((seat(9, 2, 1), seat(9, 2, 1), seat(9, 2, 0))).winners == (0, 1)


def test_a_line_that_an_edition_does_not_have_counts_nothing() -> None:
    found = standings(opening(EUROPE, 2))
    assert found.line(0, "stations").points == 12
    assert found.line(1, "attractions") == ScoreLine("attractions", 0)


def test_cities_are_connected_by_any_number_of_routes() -> None:
    routes = EUROPE.board.routes
    some = ("paris-zurich", "venezia-zurich", "roma-venezia", "cadiz-lisboa")
    islands = Islands(routes[route] for route in some)
    assert islands.connected(("paris", "roma"))
    assert not islands.connected(("paris", "lisboa"))
