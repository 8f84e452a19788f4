"""Moves as text: what cannot be read, what is not legal, what is ambiguous, and what each says."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rulebook.tables import Trial
from whistlestop.core.errors import Ambiguous, CannotRead
from whistlestop.core.refusal import NotLegal
from whistlestop.editions import edition, names
from whistlestop.notation import find_move, format_cards, format_move, parse_cards, parse_move

EUROPE = edition("europe")
ALL = "claim, "

UNREADABLE = {
    "": f"'' is not a move; the moves begin with {ALL}",
    "  ": f"'' is not a move; the moves begin with {ALL}",
    "fly": f"'fly' is not a move; the moves begin with {ALL}",
    "Draw": f"'Draw' is not a move; the moves begin with {ALL}",
    "draw draw": "'draw draw' has words too many: draw",
    "pass the salt": "'pass the salt' has words too many: the salt",
    "decline now": "'decline now' has words too many: now",
    "take": "'take' lacks its card",
    "take gren": "europe has no card 'gren'; did you mean green?",
    "take red red": "'take red red' has words too many: red",
    "claim": "'claim' lacks its route",
    "claim paris-zurich": "'claim paris-zurich' lacks its payment",
    "claim paris-zurch red": "europe has no route 'paris-zurch'; did you mean paris-zurich",
    "claim xyz red": "europe has no route 'xyz'",
    "claim paris-zurich red*": "'red*' needs a number after the star, as in red*2",
    "claim paris-zurich red*0": "'red*0' needs a number after the star, as in red*2",
    "claim paris-zurich red*-1": "'red*-1' needs a number after the star, as in red*2",
    "claim paris-zurich red*1000": "'red*1000' needs a number after the star, as in red*2",
    "claim paris-zurich red*٢": "'red*٢' needs a number after the star, as in red*2",
    "claim paris-zurich red**2": "'red**2' needs a number after the star, as in red*2",
    "claim paris-zurich red*²": "'red*²' needs a number after the star, as in red*2",
    "claim paris-zurich red+": "europe has no card ''; did you mean purple, blue",
    "claim paris-zurich 2*red": "europe has no card '2'; did you mean purple, blue",
    "claim paris-zurich red wild": "'claim paris-zurich red wild' has words too many: wild",
    "station": "'station' lacks its city",
    "station atlantis red": "europe has no city 'atlantis'",
    "station roma": "'station roma' lacks its payment",
    "keep paris": "europe has no ticket 'paris'; did you mean paris-wien?",
    "pay": "'pay' lacks its payment",
}


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_cannot_be_read_says_what_is_wrong_with_it(text: str) -> None:
    with pytest.raises(CannotRead) as caught:
        parse_move(EUROPE, text)
    assert str(caught.value).startswith(UNREADABLE[text])


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("  claim   paris-zurich\twild+green*2 ", "claim paris-zurich green*2+wild"),
        ("claim paris-zurich green+green*2", "claim paris-zurich green*3"),
        ("claim paris-zurich wild+red+blue", "claim paris-zurich blue+red+wild"),
        ("claim paris-zurich red*1", "claim paris-zurich red"),
        ("claim paris-zurich red*007", "claim paris-zurich red*7"),
        ("keep essen-kyiv amsterdam-wilno", "keep amsterdam-wilno essen-kyiv"),
        ("keep", "keep"),
        ("pay wild", "pay wild"),
    ],
)
def test_however_it_is_written_there_is_one_way_to_write_it_back(text: str, plain: str) -> None:
    move = parse_move(EUROPE, text)
    assert format_move(move) == plain
    assert parse_move(EUROPE, plain) == move


@pytest.mark.parametrize("name", names())
@given(data=st.data())
def test_cards_read_back_in_any_order(name: str, data: st.DataObject) -> None:
    found = edition(name)
    cards = data.draw(st.lists(st.sampled_from(found.pack.kinds), min_size=1, max_size=12))
    text = format_cards(data.draw(st.permutations(cards)))
    assert parse_cards(found, text) == found.pack.sorted(cards)


def test_no_cards_are_no_text_and_no_text_is_no_cards() -> None:
    assert format_cards([]) == ""
    with pytest.raises(CannotRead, match="europe has no card ''"):
        parse_cards(EUROPE, "")


def test_words_of_another_edition_can_be_read() -> None:
    """They are moves that are refused, not words that nobody understands."""
    assert format_move(parse_move(edition("new_york"), "station chelsea red")) == (
        "station chelsea red"
    )


# What a person means


def table() -> Trial:
    return Trial(
        "europe",
        hands=[{"green": 3, "wild": 2}, {}],
        row=["red", "blue", "green", "wild", "red"],
    )


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("draw", "draw"),
        ("take red", "take red"),
        ("claim cadiz-lisboa", "claim cadiz-lisboa wild*2"),
        ("claim paris-zurich wild+green*2", "claim paris-zurich green*2+wild"),
    ],
)
def test_the_end_may_be_left_out_where_only_one_move_fits(text: str, meant: str) -> None:
    assert format_move(find_move(table().state, text)) == meant


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("take", ["take red", "take blue", "take green", "take wild"]),
        (
            "claim paris-zurich",
            [
                "claim paris-zurich green*3",
                "claim paris-zurich green*2+wild",
                "claim paris-zurich green+wild*2",
            ],
        ),
        ("station roma", ["station roma green", "station roma wild"]),
    ],
)
def test_what_may_mean_several_moves_lists_them(text: str, options: list[str]) -> None:
    with pytest.raises(Ambiguous) as caught:
        find_move(table().state, text)
    assert sorted(caught.value.options) == sorted(options)
    assert str(caught.value) == f"{text!r} may mean: {'; '.join(caught.value.options)}"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("pass", "E-10"),
        ("take white", "E-11"),
        ("claim cadiz-lisboa blue*2", "E-20"),
        ("keep", "E-41"),
        ("pay green", "E-30"),
    ],
)
def test_what_can_be_read_but_not_played_names_the_rule(text: str, rule: str) -> None:
    with pytest.raises(NotLegal) as caught:
        find_move(table().state, text)
    assert caught.value.refusal.rule == rule


@pytest.mark.parametrize("text", ["", "fly", "t", "claim xyz", "claim cadiz", "take gren"])
def test_what_fits_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(CannotRead):
        find_move(table().state, text)


def test_a_route_too_dear_for_the_hand_cannot_be_completed() -> None:
    with pytest.raises(CannotRead, match="lacks its payment"):
        find_move(table().state, "claim petrograd-stockholm")


def test_another_seat_may_mean_nothing_now() -> None:
    with pytest.raises(NotLegal, match="E-10"):
        find_move(table().state, "draw", 1)
    with pytest.raises(CannotRead):
        find_move(table().state, "take", 1)
