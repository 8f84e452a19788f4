"""What the greedy bot does in positions where one choice is plainly right."""

from typing import Any

import pytest

from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.guard import answer
from whistlestop.core.chance import Scripted, Seeded
from whistlestop.core.game import play
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.notation import find_move, format_move, read_position

CALM = ["red", "white", "blue", "black", "orange"]


def position(name: str = "europe", seats: int = 2, **told: Any) -> State:
    return read_position(edition(name), seats, told, Seeded("p"))


def choice(state: State, seed: str = "x") -> str:
    turn = state.turn
    assert turn is not None
    return format_move(GreedyBot(seed=seed).think(observe(state, turn)))


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_it_finishes_a_ticket_it_can_pay_for(seed: str) -> None:
    state = position(
        tickets=[["athina-angora"], []],
        routes={"angora-smyrna": 0},
        hands=[{"purple": 1, "wild": 1, "red": 3}, {}],
        row=CALM,
    )
    assert choice(state, seed).startswith("claim athina-smyrna ")


def test_it_keeps_wild_cards_and_wanted_colours() -> None:
    """A grey route is paid with the colour that nothing else needs."""
    state = position(
        tickets=[["warszawa-smolensk", "sofia-smyrna"], []],
        routes={"smolensk-wilno": 0, "constantinople-sofia": 0},
        hands=[{"red": 2, "green": 2, "blue": 1, "wild": 1}, {}],
        row=CALM,
    )
    move = choice(state)
    assert move != "claim constantinople-smyrna red*2"
    assert "wild*" not in move


def test_it_takes_the_colour_it_lacks_from_the_row() -> None:
    state = position(
        tickets=[["warszawa-smolensk"], []],
        routes={"smolensk-wilno": 0, "kyiv-wilno": 1, "kyiv-smolensk": 1, "riga-wilno": 1},
        hands=[{"red": 2}, {}],
        row=["white", "blue", "red", "black", "orange"],
    )
    assert choice(state) == "take red"


def test_it_keeps_the_tickets_that_go_together_and_drops_the_hopeless() -> None:
    state = position(
        "new_york",
        setup=True,
        trains=[4, 15],
        tickets=[["chelsea-brooklyn", "lower_east_side-wall_street"], ["central_park-chelsea"]],
    )
    assert choice(state) == "keep lower_east_side-wall_street"


@pytest.mark.parametrize(
    ("tickets", "answer"), [(["sofia-smyrna"], "pay green*3"), ([], "decline")]
)
def test_it_pays_dearly_for_a_planned_tunnel_only(tickets: list[str], answer: str) -> None:
    state = position(
        tickets=[tickets, []],
        routes={"constantinople-sofia": 0},
        hands=[{"green": 5}, {}],
        row=CALM,
    )
    luck = Scripted(["green", "green", "green"], Seeded("t"))
    move = find_move(state, "claim constantinople-smyrna green*2")
    assert choice(play(state, move, luck).state) == answer


def test_a_station_saves_a_ticket_that_is_cut_off() -> None:
    """Every way into Edinburgh is taken: only a station can make the journey."""
    state = position(
        tickets=[["edinburgh-paris"], []],
        routes={"edinburgh-london-1": 1, "dieppe-london-1": 0, "dieppe-paris": 0},
        hands=[{"green": 2}, {}],
        row=CALM,
    )
    assert choice(state) in ("station edinburgh green", "station london green")


def test_the_last_turn_takes_the_most_points() -> None:
    hand = {"yellow": 4, "green": 4, "red": 1}
    told: dict[str, Any] = {"hands": [hand, {}], "row": CALM, "turns_left": 1, "trains": [6, 2]}
    assert choice(position(**told)).startswith("claim ")
    # One red card ends a ticket, and that is worth more than any four cars.
    told |= {"tickets": [["zurich-budapest"], []], "ticket_deck": []}
    told |= {"routes": {"munchen-zurich": 0, "munchen-wien": 0}}
    assert choice(position(**told)) == "claim budapest-wien-2 red"


def test_with_all_tickets_made_it_wants_more() -> None:
    state = position(
        tickets=[["athina-angora"], []],
        routes={"athina-smyrna": 0, "angora-smyrna": 0},
        hands=[{}, {}],
        row=CALM,
    )
    assert choice(state) == "tickets"


def test_what_goes_wrong_in_it_is_not_hidden() -> None:
    """A view stripped of everything the rules remember is answered by the guard beside it."""
    view, bot = observe(position(), 0)._replace(parts={}), GreedyBot(seed="x")
    with pytest.raises(KeyError):
        bot.choose(view)
    move, problem = answer("greedy", bot, view, "x")
    assert move == view.moves[0]
    assert str(problem).startswith("KeyError: ")
