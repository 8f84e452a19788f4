"""Values that people meet are written in one line, and paste back where they can."""

import pytest

from tests.core.toy import toy
from tests.rulebook.tables import random_game
from whistlestop.core.board import City, Route, Ticket
from whistlestop.core.cards import Payment
from whistlestop.core.chance import Seeded
from whistlestop.core.game import legal, new_game, play, why_not
from whistlestop.core.refusal import NotLegal, Reason, Refusal
from whistlestop.core.view import observe
from whistlestop.editions import edition, names
from whistlestop.notation.text import verbs


def test_a_text_is_no_move() -> None:
    state = new_game(edition("europe"), 2, Seeded("x")).state
    for verb in (lambda: play(state, "draw", Seeded("x")), lambda: why_not(state, "draw")):  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="'draw' is no move; a text is made one by parse_move"):
            verb()


@pytest.mark.parametrize("name", names())
def test_moves_paste_back(name: str) -> None:
    known = {kind.__name__: kind for kind in verbs().values()} | {"Payment": Payment}
    met = set()
    for state, _ in random_game(name, 3, "pasted"):
        for move in legal(state):
            assert eval(repr(move), known) == move
            met.add(type(move))
        for shown in (state, observe(state, 0), observe(state, None)):
            assert "\n" not in repr(shown)
            assert len(repr(shown)) < 100
    assert len(met) > 3


def test_what_lies_at_its_end_as_usual_is_left_out() -> None:
    board = edition("europe").board
    known = {"City": City, "Route": Route, "Ticket": Ticket, "Reason": Reason, "Refusal": Refusal}
    for value in (
        *board.cities.values(),
        *board.routes.values(),
        *board.tickets.values(),
        Refusal("E-25", Reason("twin-own", {"route": "a-b"})),
    ):
        assert eval(repr(value), known) == value
    assert repr(Reason("game-over")) == "Reason('game-over')"
    assert repr(Payment(("red", "wild"), "red")) == "Payment(('red', 'wild'), 'red')"


def test_a_game_that_is_over_says_so() -> None:
    *_, (last, _) = random_game("new_york", 2, "over")
    assert repr(last).startswith("<state of new_york: 2 seats, over, ")


def test_a_refusal_of_an_edition_without_texts_still_names_its_rule() -> None:
    made = toy({"red": 6, "wild": 6})
    error = NotLegal(Refusal("E-10", Reason("not-your-turn", {"player": 1})), made)
    assert str(error) == "E-10 (not-your-turn)"
