"""Europe, rule by rule: set-up, and the actions of a turn. Each test is named by its rule."""

from typing import Any

import pytest

from whistlestop.core.chance import Scripted, Seeded
from whistlestop.core.game import new_game
from whistlestop.core.view import observe
from whistlestop.editions import edition, names
from whistlestop.notation import format_move
from whistlestop.rules.deck import CardDrawn, DeckShuffled, RowSwept
from whistlestop.rules.drawing import CardTaken
from whistlestop.rules.stations import StationMap
from whistlestop.rules.tickets import Choosing

from .tables import EMPTY, Trial, begin, tables

EUROPE = edition("europe")
COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
ROW = ["red", "blue", "green", "white", "black"]
WILDS = ["wild", "wild", "wild", "red", "red"]


def test_e_01_two_to_five_players_with_45_cars_and_3_stations() -> None:
    for seats, step in tables("europe"):
        players = step.state.players
        assert [player.trains for player in players] == [45] * seats
        assert [player.points for player in players] == [0] * seats
        assert step.state.part(StationMap).left == (3,) * seats
    assert list(EUROPE.seats) == [2, 3, 4, 5]


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_e_01_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        begin("europe", seats)


def test_e_02_the_pack() -> None:
    assert dict(EUROPE.pack.counts) == {**dict.fromkeys(COLOURS, 12), "wild": 14}
    assert sum(EUROPE.pack.all) == 110


def test_e_03_the_tickets() -> None:
    decks = [ticket.deck for ticket in EUROPE.board.tickets.values()]
    assert decks.count("") == 40
    assert decks.count("long") == 6
    assert len(decks) == 46


def test_e_04_four_cards_each_and_five_face_up() -> None:
    for seats, step in tables("europe"):
        state = step.state
        assert [sum(player.hand) for player in state.players] == [4] * seats
        assert len(state.row) == 5
        assert state.row.count("wild") < 3
        assert sum(state.deck) + sum(state.discards) == 110 - 4 * seats - 5


def test_e_04_the_first_row_is_swept_too() -> None:
    script = ["blue"] * 8 + ["wild", "red", "wild", "red", "wild"] + ROW
    step = new_game(EUROPE, 2, Scripted(script, Seeded("first row")), first=0)
    assert step.events.count(RowSwept()) == 1
    assert step.state.row == tuple(ROW)
    assert sum(step.state.discards) == 5


def test_e_05_one_long_and_three_short_tickets_each() -> None:
    for seats, step in tables("europe"):
        state, phase = step.state, step.state.phases[-1]
        assert isinstance(phase, Choosing)
        for offer in phase.offers:
            decks = [EUROPE.board.tickets[ticket].deck for ticket in offer if ticket]
            assert sorted(decks) == ["", "", "", "long"]
        assert len({ticket for offer in phase.offers for ticket in offer}) == 4 * seats
        boxed = [slip.ticket for slip in state.box]
        assert len(boxed) == 6 - seats
        assert all(EUROPE.board.tickets[ticket or ""].deck == "long" for ticket in boxed)
        assert len(state.loose) == 40 - 3 * seats
        assert not state.under


def test_e_05_nobody_sees_the_long_tickets_that_left() -> None:
    state = begin("europe", 3).state
    for seat in (None, 0, 1, 2):
        assert [slip.ticket for slip in observe(state, seat).box] == [None] * 3


def test_e_06_what_is_not_kept_goes_to_the_box_unseen() -> None:
    dealt = ["lisboa-danzig", "paris-wien", "essen-kyiv", "london-wien"]
    other = ["palermo-moskva", "berlin-roma", "kyiv-sochi", "brest-venezia"]
    trial = Trial("europe", setup=True, tickets=[dealt, other])
    before = len(trial.state.loose)
    trial.play("keep palermo-moskva berlin-roma kyiv-sochi", seat=1)
    trial.play("keep essen-kyiv london-wien", seat=0)
    state = trial.state
    assert [len(player.tickets) for player in state.players] == [2, 3]
    assert (len(state.loose), state.under) == (before, ())
    gone = {slip.ticket for slip in state.box if slip.known_to is not None}
    assert gone == {"lisboa-danzig", "paris-wien", "brest-venezia"}
    for seat, known in {0: {"lisboa-danzig", "paris-wien"}, 1: {"brest-venezia"}}.items():
        seen = {slip.ticket for slip in observe(state, seat).box if slip.ticket}
        assert seen == known
    assert not any(slip.ticket for slip in observe(state, None).box)


def test_e_06_every_choice_of_two_or_more() -> None:
    state = begin("europe", 4).state
    for seat in range(4):
        sizes = sorted(len(format_move(move).split()) - 1 for move in observe(state, seat).moves)
        assert sizes == [2] * 6 + [3] * 4 + [4]


def test_e_07_the_first_player_is_picked() -> None:
    for seats in EUROPE.seats:
        for first in range(seats):
            state = begin("europe", seats, first=first).state
            trial = Trial("europe")
            trial.state = state
            for seat in reversed(range(seats)):
                keep = min(trial.moves("keep", seat))
                trial.play(keep, seat=seat)
            assert trial.state.turn == first


def test_e_07_or_drawn_and_anybody_may_be() -> None:
    for seats in EUROPE.seats:
        drawn = {begin("europe", seats, f"first {seed}").state.first for seed in range(60)}
        assert drawn == set(range(seats))


def test_e_07_clockwise() -> None:
    trial = Trial("europe", 5, turn=3, first=3)
    turns = []
    for _ in range(6):
        turns.append(trial.state.turn)
        trial.play("draw", "draw")
    assert turns == [3, 4, 0, 1, 2, 3]


def test_e_10_four_actions_and_one_a_turn() -> None:
    trial = Trial("europe", hands=[{"blue": 2}, {}], row=ROW)
    verbs = {move.split()[0] for move in trial.moves()}
    assert verbs == {"draw", "take", "claim", "tickets", "station"}
    assert trial.rule("pass") == "E-10"
    assert trial.play("claim cadiz-lisboa blue*2").state.turn == 1
    assert trial.rule("draw", seat=0) == "E-10"
    assert trial.moves(seat=0) == set()


def test_e_10_everybody_passing_ends_the_game() -> None:
    for seats in EUROPE.seats:
        trial = Trial("europe", seats, **EMPTY)
        for _ in range(seats):
            assert not trial.state.over
            assert trial.moves() == {"pass"}
            trial.play("pass")
        assert trial.state.over


@pytest.mark.parametrize("name", names())
def test_e_10_u_10_n_10_l_20_who_can_only_draw_tickets_draws_them(name: str) -> None:
    ticket = next(one.id for one in edition(name).board.tickets.values() if not one.deck)
    trial = Trial(name, **{**EMPTY, "ticket_deck": [ticket]})
    assert trial.moves() == {"tickets"}
    assert trial.rule("pass") == edition(name).reasons["pass-not-needed"]
    assert trial.play("tickets").moves() == {f"keep {ticket}"}


def test_e_11_two_cards_and_the_row_filled_between_them() -> None:
    trial = Trial("europe", row=ROW, draws="yellow purple")
    trial.play("take white")
    assert trial.state.row == ("red", "blue", "green", "yellow", "black")
    assert trial.moves() == {"draw", *(f"take {card}" for card in trial.state.row)}
    trial.play("take yellow")
    assert (trial.state.turn, trial.hand()) == (1, {"white": 1, "yellow": 1})
    assert trial.state.row == ("red", "blue", "green", "purple", "black")


@pytest.mark.parametrize(
    "move", ["pass", "tickets", "station roma blue", "claim cadiz-lisboa blue*2"]
)
def test_e_11_the_second_card_is_compulsory(move: str) -> None:
    trial = Trial("europe", hands=[{"blue": 2}, {}], row=ROW)
    assert trial.play("draw").rule(move) == "E-11"


def test_e_12_a_face_up_wild_is_the_first_card_or_none() -> None:
    trial = Trial("europe", row=["wild", "wild", "red", "red", "red"], draws="wild blue blue blue")
    assert trial.play("draw").rule("take wild") == "E-12"
    assert trial.moves() == {"draw", "take red"}
    trial.play("draw")
    assert trial.state.turn == 1
    assert trial.play("take wild").state.turn == 0


def test_e_13_a_wild_drawn_blind_is_seen_by_nobody_else() -> None:
    trial = Trial("europe", 3, row=ROW, draws="wild").play("draw")
    assert trial.state.turn == 0
    (drawn,) = (event for event in trial.events if isinstance(event, CardDrawn))
    assert drawn.seen_by(0).card == "wild"
    for seat in (None, 1, 2):
        assert drawn.seen_by(seat).card is None
        seen = observe(trial.state, seat).players[0]
        assert (seen.cards, sum(seen.known)) == (1, 0)


def test_e_13_a_card_taken_face_up_is_seen_by_all() -> None:
    trial = Trial("europe", row=["wild", *ROW[1:]]).play("take wild")
    (taken,) = (event for event in trial.events if isinstance(event, CardTaken))
    assert taken.seen_by(1) == taken.seen_by(None) == taken
    assert observe(trial.state, 1).players[0].known[EUROPE.pack.wild] == 1


def test_e_14_the_discards_are_a_new_deck_at_once() -> None:
    trial = Trial("europe", row=ROW, deck={"red": 1}, discards={"blue": 2, "wild": 1})
    trial.play("draw")
    assert (trial.deck, trial.discards) == ({"blue": 2, "wild": 1}, {})
    trial.play("draw")
    assert sum(trial.hand().values()) == 2


@pytest.mark.parametrize("name", names())
def test_e_14_u_14_n_12_l_25_a_row_just_swept_is_shuffled_in(name: str) -> None:
    """The last card of the deck is a third wild one: the discards wait until the row is swept."""
    row = ["red", "wild", "wild", "green", "blue"]
    aside = {"blue": 5, "black": 5, "wild": 1}
    trial = Trial(name, row=row, deck={"wild": 1}, discards=aside, draws="wild").play("take red")
    told = [event for event in trial.events if isinstance(event, RowSwept | DeckShuffled)]
    assert told[:2] == [RowSwept(), DeckShuffled()]
    assert trial.discards == {} or told.count(RowSwept()) > 1
    assert len(trial.state.row) == 5
    assert sum(trial.deck.values()) == sum(aside.values()) + 5 - 5 - sum(trial.discards.values())


def test_e_14_no_hand_limit() -> None:
    trial = Trial("europe", hands=[dict.fromkeys(COLOURS[:7], 12), {}], row=["red"] * 5)
    trial.play("draw", "draw")
    assert sum(trial.hand().values()) == 86


def test_e_15_swept_until_fewer_than_three() -> None:
    draws = "wild " + "wild wild wild blue wild " * 2 + "yellow yellow purple wild wild"
    trial = Trial("europe", row=["red", "wild", "wild", "green", "white"], draws=draws)
    trial.play("take red")
    assert trial.state.row == ("yellow", "yellow", "purple", "wild", "wild")
    assert trial.discards == {"wild": 11, "green": 1, "white": 1, "blue": 2}
    assert trial.events.count(RowSwept()) == 3


@pytest.mark.parametrize(("others", "swept"), [(1, False), (2, False), (3, True), (4, True)])
def test_e_15_only_if_a_better_row_is_possible(others: int, swept: bool) -> None:
    """With two wild cards, three others make a better row; with two it cannot be had."""
    row = ["red", "wild", "wild", "red", "red"][: 4 if others == 1 else 5]
    deck = {"wild": 5, "blue": max(0, others - 2)}
    trial = Trial("europe", row=row, deck=deck, draws="wild wild" if others == 1 else "wild")
    trial.play("take red")
    assert (RowSwept() in trial.events) == swept
    assert (trial.state.row.count("wild") < 3) == swept


def test_e_15_a_row_that_stayed_is_swept_when_cards_come_back() -> None:
    trial = Trial("europe", hands=[{"green": 1}, {}], row=WILDS, deck={})
    trial.play("station roma green")
    assert RowSwept() in trial.events
    assert trial.state.row.count("wild") == 2


def test_e_16_nothing_to_draw() -> None:
    trial = Trial("europe", **EMPTY)
    assert trial.rule("draw") == "E-16"
    assert trial.moves("draw") | trial.moves("take") == set()


def test_e_16_no_second_card_ends_the_turn() -> None:
    assert Trial("europe", row=["red"], deck={}).play("take red").state.turn == 1
    assert Trial("europe", row=["red", "wild"], deck={}).play("take red").state.turn == 1
    assert Trial("europe", row=[], deck={"red": 1}).play("draw").state.turn == 1
    assert Trial("europe", row=["red", "blue"], deck={}).play("take red").state.turn == 0


def test_e_16_a_short_row_is_filled_when_cards_come_back() -> None:
    trial = Trial("europe", hands=[{"green": 4}, {}], row=["red", "blue"], deck={})
    trial.play("claim athina-sarajevo green*4")
    assert sorted(trial.state.row) == ["blue", "green", "green", "green", "red"]
    assert (trial.deck, trial.discards) == ({"green": 1}, {})


@pytest.mark.parametrize("name", names())
def test_e_16_u_16_n_12_a_short_row_is_filled_in_any_position(name: str) -> None:
    """Nothing was discarded: the cards were there all the time, as only a position can say."""
    short: dict[str, Any] = {"row": ["red", "blue"], "deck": {"black": 5, "blue": 4, "red": 4}}
    trial = Trial(name, **short).play("draw")
    assert len(trial.state.row) == 5, "before the second card"
    assert trial.state.row[:2] == ("red", "blue")
    assert trial.play("draw").state.turn == 1
    ticket = next(one.id for one in edition(name).board.tickets.values() if not one.deck)
    trial = Trial(name, **short, ticket_deck=[ticket]).play("tickets", f"keep {ticket}")
    assert len(trial.state.row) == 5, "at the end of a turn"
