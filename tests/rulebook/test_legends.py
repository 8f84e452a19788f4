"""Legends of the West, rule by rule: components, set-up, drawing, the news."""

from collections import Counter

import pytest

from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.rules.deck import CardDrawn, DeckShuffled, RowSwept
from whistlestop.rules.money import Coins
from whistlestop.rules.newspapers import (
    HeadlinesShuffled,
    HeadlineTurned,
    News,
    NewspaperCame,
    Newsstand,
)

from .tables import EMPTY, Trial, begin, tables

LEGENDS = edition("legends")
BOARD = LEGENDS.board
COLOURS = ("black", "blue", "white", "green", "yellow", "red")
ROW = ["red", "blue", "green", "white", "black"]
EVENTS = [f"EV-0{n}" for n in range(1, 8)]


def turned(trial: Trial) -> list[str]:
    """The events that the last move turned up."""
    return [event.thing for event in trial.events if isinstance(event, HeadlineTurned)]


def test_l_01_two_to_five_companies_of_five_colours() -> None:
    assert list(LEGENDS.seats) == [2, 3, 4, 5]
    trial = Trial("legends", 5)
    companies = ["black", "blue", "green", "yellow", "red"]
    assert [rule.tell(trial.state)["company"] for rule in LEGENDS.rules if rule.slot == 3] == [
        companies
    ]


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_l_01_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        begin("legends", seats)


def test_l_02_ninety_train_cards() -> None:
    counts = LEGENDS.pack.counts
    assert sum(LEGENDS.pack.all) == 90
    for colour in COLOURS:
        assert sum(counts[face] for face in LEGENDS.pack.faces[colour]) == 12
        assert [counts[f"{colour}{face}"] for face in ("", "^pick", "^skull")] == [6, 3, 3]
    assert (counts["wild"], counts["newspaper"]) == (12, 6)


def test_l_03_tickets_events_and_reward_cards() -> None:
    assert len(BOARD.tickets) == 33
    assert begin("legends", 2).state.part(News).deck == tuple(EVENTS)
    assert [LEGENDS.things[event].kind for event in EVENTS] == ["event"] * 7


def test_l_04_everybody_sees_everybodys_coins() -> None:
    trial = Trial("legends", 3, money=[7, 0, 12])
    for seat in (0, 1, 2, None):
        assert observe(trial.state, seat).part(Coins).held == (7, 0, 12)


def test_l_10_twenty_cars_in_a_game_by_itself() -> None:
    for seats, step in tables("legends"):
        assert [player.trains for player in step.state.players] == [20] * seats


def test_l_11_four_cards_four_tickets_five_dollars() -> None:
    for seats, step in tables("legends"):
        state = step.state
        assert [sum(player.hand) for player in state.players] == [4] * seats
        assert state.part(Coins).held == (5,) * seats
        dealt = list(state.phases[-1].tickets())
        assert len(dealt) == len(set(dealt)) == 4 * seats
        assert len(state.loose) == 33 - 4 * seats


def test_l_11_keep_at_least_two_the_rest_goes_under_the_deck() -> None:
    mine = ["albany-bangor", "albany-savannah", "boston-baltimore", "chicago-atlanta"]
    other = ["detroit-new_york", "mobile-boston"]
    trial = Trial("legends", setup=True, tickets=[mine, other], ticket_deck=["quebec-savannah"])
    assert trial.rule("keep albany-bangor", 0) == "L-11"
    assert trial.rule("keep detroit-new_york mobile-boston", 0) == "L-11"
    assert trial.rule("draw", 0) == "L-11"
    trial.play("keep albany-bangor albany-savannah", seat=0)
    assert trial.rule("keep boston-baltimore chicago-atlanta", 0) == "L-11"
    trial.play("keep detroit-new_york mobile-boston", seat=1)
    assert trial.ticket_deck == ["quebec-savannah", "boston-baltimore", "chicago-atlanta"]


def test_l_12_five_cards_face_up_and_never_three_wild_ones() -> None:
    for _, step in tables("legends"):
        assert len(step.state.row) == 5
        assert step.state.row.count("wild") < 3
        assert "newspaper" not in step.state.row


@pytest.mark.parametrize(("seats", "papers"), [(2, 6), (3, 6), (4, 5), (5, 4)])
def test_l_13_newspapers_by_the_number_of_players(seats: int, papers: int) -> None:
    for seed in range(10):
        step = begin("legends", seats, f"papers {seed}")
        at = LEGENDS.pack.index["newspaper"]
        assert step.state.deck[at] == papers
        assert step.state.part(Newsstand).cards[at] == 6 - papers
        assert NewspaperCame() not in step.events


def test_l_14_no_event_is_current_at_the_start() -> None:
    for _, step in tables("legends"):
        assert step.state.part(News).current is None
        assert Counter(step.state.part(News).deck) == Counter(EVENTS)


def test_l_15_the_first_player_begins_at_random_or_as_agreed() -> None:
    assert {begin("legends", 3, str(seed)).state.first for seed in range(30)} == {0, 1, 2}
    assert begin("legends", 3, first=2).state.first == 2
    trial = Trial("legends", 3, turn=2, first=2).play("draw", "draw")
    assert trial.state.turn == 0


def test_l_20_one_of_three_actions() -> None:
    trial = Trial("legends", hands=[{"black": 1}, {}], row=ROW)
    verbs = {move.split()[0] for move in trial.moves()}
    assert verbs == {"draw", "take", "claim", "tickets"}
    assert trial.rule("pass") == "L-20"
    assert trial.rule("draw", seat=1) == "L-20"
    assert trial.rule("station boston black") == "L-20"


def test_l_20_pass_only_with_nothing_to_do() -> None:
    trial = Trial("legends", **EMPTY)
    assert trial.moves() == {"pass"}
    assert trial.play("pass", "pass").state.over


def test_l_21_two_cards_blind_or_from_the_row() -> None:
    trial = Trial("legends", row=ROW, draws="yellow^pick wild").play("take red")
    assert trial.state.row[0] == "yellow^pick"
    assert trial.rule("tickets") == "L-21"
    assert trial.rule("take yellow") == "L-21"
    trial.play("draw")
    assert trial.hand() == {"red": 1, "wild": 1}
    assert trial.state.turn == 1


def test_l_22_a_face_up_locomotive_is_the_only_card() -> None:
    row = ["wild", "blue", "green", "white", "black"]
    assert Trial("legends", row=row, draws="red").play("take wild").state.turn == 1
    trial = Trial("legends", row=row, draws="wild").play("draw")
    assert trial.rule("take wild") == "L-22"
    assert trial.play("take blue").hand() == {"wild": 1, "blue": 1}


@pytest.mark.parametrize(("left", "rule"), [(8, "L-23"), (9, None)])
def test_l_23_no_draw_with_eight_cards_or_fewer(left: int, rule: str | None) -> None:
    trial = Trial(
        "legends", row=ROW, deck={"yellow": 3, "newspaper": 2}, discards={"white": left - 5}
    )
    assert trial.rule("draw") == trial.rule("take red") == rule
    assert bool(trial.moves("draw")) == bool(trial.moves("take")) == (rule is None)


def test_l_23_is_not_asked_between_the_two_cards() -> None:
    trial = Trial("legends", row=ROW, deck={"yellow": 5}, discards={"white": 4})
    trial.play("draw", "draw")
    assert trial.hand() == {"yellow": 2}
    assert trial.rule("draw") == "L-23"


def test_l_23_not_even_a_row_may_be_taken_from_without_cards() -> None:
    trial = Trial("legends", **{**EMPTY, "row": ROW})
    assert trial.rule("draw") == trial.rule("take red") == "L-23"


def test_l_24_three_locomotives_sweep_the_row() -> None:
    row = ["wild", "wild", "green", "white", "black"]
    draws = "wild red^pick red^skull blue white yellow"
    trial = Trial("legends", row=row, draws=draws).play("take green")
    assert RowSwept() in trial.events
    assert trial.state.row == ("red^pick", "red^skull", "blue", "white", "yellow")


def test_l_24_but_not_when_no_better_row_can_come() -> None:
    row = ["wild", "wild", "green", "white", "black"]
    trial = Trial("legends", row=row, deck={"wild": 3, "newspaper": 6}, draws="wild")
    assert RowSwept() not in trial.play("take green").events


def test_l_25_newspapers_are_shuffled_in_again() -> None:
    trial = Trial(
        "legends", row=ROW, deck={"red": 1}, discards={"newspaper": 3, "blue": 5, "white": 4}
    )
    trial.play("draw")
    assert DeckShuffled() in trial.events
    assert trial.deck == {"newspaper": 3, "blue": 5, "white": 4}


def test_l_25_no_hand_limit() -> None:
    trial = Trial("legends", hands=[dict.fromkeys(COLOURS, 6), {}])
    assert sum(trial.play("draw", "draw").hand().values()) == 38


def test_l_26_a_newspaper_drawn_blind() -> None:
    trial = Trial("legends", row=ROW, draws="newspaper red", event_deck=["EV-01", "EV-02"])
    trial.play("draw")
    assert trial.hand() == {"red": 1}
    assert trial.discards == {"newspaper": 1}
    assert trial.state.part(News).current == "EV-01"
    assert trial.state.turn == 0, "it was one draw"


def test_l_26_a_newspaper_turned_up_for_the_row_and_another_behind_it() -> None:
    draws = "newspaper newspaper white"
    trial = Trial("legends", row=ROW, draws=draws, event_deck=["EV-01", "EV-02"]).play("take red")
    assert trial.state.row == ("white", *ROW[1:])
    assert turned(trial) == ["EV-01", "EV-02"]
    assert trial.state.part(News).pile == ("EV-01", "EV-02")


def test_l_26_newspapers_alone_are_no_cards() -> None:
    empty = {**EMPTY, "row": ROW, "deck": {"newspaper": 3}, "discards": {"newspaper": 3}}
    trial = Trial("legends", hands=[{"black": 1}, {}], **{**empty, "discards": {}})
    trial.play("claim albany-new_york black")
    assert trial.state.part(News).current is None or trial.hand() == {"black": 1}
    assert not [e for e in trial.events if isinstance(e, CardDrawn) and e.card == "newspaper"]


def test_l_27_a_lasting_event_works_while_it_is_on_top() -> None:
    trial = Trial("legends", hands=[{"red": 3}, {}], event="EV-01", event_deck=["EV-02"])
    trial.play("claim lewisburg-norfolk red*3")
    assert trial.state.part(Coins).held == (6, 5)
    trial = Trial(
        "legends",
        hands=[{"red": 3}, {}],
        event="EV-01",
        event_deck=["EV-07"],
        draws="newspaper red",
    )
    trial.play("draw", "draw")
    assert trial.state.part(News).current == "EV-07"


def test_l_27_ev_03_a_lightning_event_works_once_and_stays_on_top() -> None:
    trial = Trial("legends", 3, money=[1, 5, 1], draws="newspaper red", event_deck=["EV-03"])
    trial.play("draw")
    assert trial.state.part(Coins).held == (3, 6, 3)
    trial.play("draw", "draw")
    assert trial.state.part(Coins).held == (3, 6, 3)
    assert trial.state.part(News).current == "EV-03"


def test_l_28_an_empty_event_deck_is_made_of_the_others() -> None:
    trial = Trial("legends", row=ROW, event_deck=["EV-01", "EV-02"], draws="newspaper red")
    trial.play("draw")
    trial = Trial(
        "legends", row=ROW, draws="newspaper newspaper newspaper red", event_deck=["EV-01", "EV-05"]
    ).play("draw")
    assert turned(trial) == ["EV-01", "EV-05", "EV-01"]
    assert HeadlinesShuffled() in trial.events


def test_l_28_with_a_single_event_nothing_happens() -> None:
    trial = Trial("legends", row=ROW, draws="newspaper newspaper red", event_deck=["EV-01"])
    trial.play("draw")
    assert turned(trial) == ["EV-01"]
    assert trial.discards == {"newspaper": 2}
