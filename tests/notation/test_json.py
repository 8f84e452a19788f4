"""JSON of moves, events, states and views: whatever is not as written names its place."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.rulebook.tables import Trial, random_game
from whistlestop.core.errors import CannotRead
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.editions import edition, names
from whistlestop.notation import (
    event_from_json,
    event_to_json,
    from_json,
    move_from_json,
    move_to_json,
    parse_move,
    state_from_json,
    state_to_json,
    to_json,
    view_from_json,
    view_to_json,
)

EUROPE = edition("europe")


def states(name: str) -> list[State]:
    """A few states, one at a tunnel where there are any."""
    found = [step.state for step in random_game(name, 3, "json")][::40]
    if name == "europe":
        trial = Trial("europe", hands=[{"green": 4}, {}], draws="green red red")
        found.append(trial.play("claim venezia-zurich green*2").state)
        found.append(drawn_again())
    return found


def drawn_again() -> State:
    """A state in which a ticket that was put back was drawn by another."""
    deck = ["paris-wien", "essen-kyiv", "london-wien"]
    trial = Trial("europe", ticket_deck=deck).play("tickets", "keep essen-kyiv", "tickets")
    return trial.play("keep london-wien").state


def test_what_became_of_tickets_put_back_is_written_where_there_is_any() -> None:
    state = drawn_again()
    hidden = {"ticket": None, "known_to": 0}
    trace = {"seat": 1, "fresh": 0, "slips": [hidden, hidden], "returned": 1}
    assert view_to_json(observe(state, None))["traces"][-1] == trace
    own = view_to_json(observe(state, 0))["traces"][-1]["slips"]
    assert [slip["ticket"] for slip in own] == ["paris-wien", "london-wien"]
    before = state._replace(traces=())
    for data in (state_to_json(before), view_to_json(observe(before, 0))):
        assert "traces" not in data, "as older ones are, which are read as well"
    assert state_from_json(EUROPE, state_to_json(before)) == before


def places(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place of a JSON value."""
    yield path
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from places(data[key], (*path, key))


def put(data: Any, path: tuple[str | int, ...], value: Any) -> Any:
    """A copy with another value at a place."""
    if not path:
        return value
    data = copy.deepcopy(data)
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return data


def get(data: Any, path: tuple[str | int, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


WRONG: list[Any] = [1.5, "fly me to the moon", {"moon": 1}, [["moon"]]]


# Moves


@pytest.mark.parametrize("data", [None, 5, True, ["draw"], {"verb": "draw"}])
def test_a_move_is_a_text(data: Any) -> None:
    with pytest.raises(CannotRead, match="should be a move"):
        move_from_json(EUROPE, data)


def test_a_move_reads_back() -> None:
    move = parse_move(EUROPE, "claim paris-zurich green*2+wild")
    assert move_from_json(EUROPE, json.loads(json.dumps(move_to_json(move)))) == move


def test_an_error_in_a_move_names_its_place() -> None:
    with pytest.raises(CannotRead, match=r"^moves\[3\]: 'fly' is not a move"):
        move_from_json(EUROPE, "fly", "moves[3]")
    with pytest.raises(CannotRead, match=r"^'fly' is not a move"):
        move_from_json(EUROPE, "fly")


# Events


EVENT = {
    "type": "RouteClaimed",
    "seat": 0,
    "route": "paris-zurich",
    "payment": {"cards": ["green", "wild"], "colour": "green"},
    "points": 4,
}

BROKEN_EVENTS: dict[str, tuple[Any, str]] = {
    "nothing": (None, "should be an object, not None"),
    "list": ([], "should be an object"),
    "no type": ({"seat": 0}, "type: None is none of "),
    "other type": ({**EVENT, "type": "RouteStolen"}, "type: 'RouteStolen' is none of Passed, "),
    "missing": ({k: v for k, v in EVENT.items() if k != "seat"}, "RouteClaimed needs 'seat'"),
    "extra": ({**EVENT, "speed": 3}, "RouteClaimed has no 'speed', only seat, route, payment"),
    "text for number": ({**EVENT, "seat": "0"}, "seat: should be a whole number, not '0'"),
    "true for number": ({**EVENT, "points": True}, "points: should be a whole number, not True"),
    "fraction": ({**EVENT, "points": 1.5}, "points: should be a whole number, not 1.5"),
    "unknown route": ({**EVENT, "route": "paris-mars"}, "route: europe has no route 'paris-mars'"),
    "no payment": ({**EVENT, "payment": None}, "payment: should be an object, not None"),
    "half a payment": ({**EVENT, "payment": {"cards": []}}, "payment: Payment needs 'colour'"),
    "unknown card": (
        put(EVENT, ("payment", "cards", 1), "mauve"),
        "payment.cards[1]: europe has no card 'mauve'",
    ),
    "unknown colour": (
        put(EVENT, ("payment", "colour"), "mauve"),
        "payment.colour: europe has no card 'mauve'",
    ),
    "cards no list": (
        put(EVENT, ("payment", "cards"), "green"),
        "payment.cards: should be a list, not 'green'",
    ),
    "number for truth": (
        {"type": "TunnelEnded", "seat": 0, "route": "venezia-zurich", "held": 1},
        "held: should be true or false, not 1",
    ),
}


@pytest.mark.parametrize("case", BROKEN_EVENTS)
def test_a_broken_event_names_the_place(case: str) -> None:
    data, told = BROKEN_EVENTS[case]
    with pytest.raises(CannotRead) as caught:
        event_from_json(EUROPE, data)
    assert str(caught.value).startswith(told)


def test_a_broken_event_names_the_place_inside_a_list() -> None:
    with pytest.raises(CannotRead) as caught:
        event_from_json(EUROPE, put(EVENT, ("payment", "cards", 0), 5), "events[2]")
    assert caught.value.where == "events[2].payment.cards[0]"


def test_an_event_of_another_edition_is_not_known() -> None:
    with pytest.raises(CannotRead, match="'StationBuilt' is none of"):
        event_from_json(edition("new_york"), {"type": "StationBuilt", "seat": 0})


@pytest.mark.parametrize("name", names())
def test_an_event_altered_anywhere_is_found_or_is_another_event(name: str) -> None:
    for step in list(random_game(name, 2, "altered"))[::25]:
        for event in step.events:
            data = event_to_json(event=event, edition=edition(name))
            for path in places(data):
                for wrong in ["moon"] if path == ("type",) else WRONG:
                    with pytest.raises(CannotRead):
                        event_from_json(edition(name), put(data, path, wrong))


# States and views


@pytest.mark.parametrize("name", names())
def test_a_state_altered_anywhere_is_found(name: str) -> None:
    """Only the name of the edition and the number of seats are for people, and not read."""
    for state in states(name):
        data = state_to_json(state)
        for path in places(data):
            if path[:1] in [("edition",), ("seats",)] or path == ("parts",):
                continue
            # A second ticket or route more or less looks the same: one of each list will do.
            if len(path) > 1 and isinstance(path[-1], int) and path[-1] > 0:
                continue
            with pytest.raises(CannotRead):
                state_from_json(edition(name), put(data, path, 1.5))


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_view_altered_anywhere_is_found(name: str, seat: int | None) -> None:
    for state in states(name)[:2]:
        if seat == 2 and len(state.players) == 2:
            continue
        data = view_to_json(observe(state, seat))
        assert view_from_json(edition(name), data) == observe(state, seat)
        for path in places(data):
            if path[:1] in [("edition",), ("seats",), ("moves",)] or path == ("parts",):
                continue
            if len(path) > 1 and isinstance(path[-1], int) and path[-1] > 0:
                continue
            with pytest.raises(CannotRead):
                view_from_json(edition(name), put(data, path, 1.5))


@pytest.mark.parametrize("name", names())
def test_a_state_with_a_field_missing_is_found(name: str) -> None:
    for state in states(name):
        data = state_to_json(state)
        for path in places(data):
            inside = get(data, path[:-1]) if path else None
            if not isinstance(inside, dict) or path[0] in ("edition", "seats", "owners"):
                continue
            bags = [("hand",), ("known",), ("at",), ("cards",)]
            if path[0] in ("deck", "discards") or path[-2:-1] in bags:
                continue  # in a bag what is missing is none
            if path == ("traces",):
                continue  # older states have none
            broken = copy.deepcopy(data)
            del get(broken, path[:-1])[path[-1]]
            with pytest.raises(CannotRead) as caught:
                state_from_json(edition(name), broken)
            assert repr(path[-1]) in str(caught.value) or path[-1] == "type"


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("deck", "red"), -1, "deck.red: there is no such thing as fewer than 0 cards"),
        (("deck", "mauve"), 1, "deck: europe has no card 'mauve'"),
        (("deck",), [], "deck: should be an object of cards and numbers, not []"),
        (("row", 0), "mauve", "row[0]: europe has no card 'mauve'"),
        (("players", 1, "trains"), True, "players[1].trains: should be a whole number, not True"),
        (("players", 0), {}, "players[0]: Player needs 'hand'"),
        (("owners",), {"paris-mars": 0}, "owners: europe has no route 'paris-mars'"),
        (("owners",), {"paris-zurich": "0"}, "owners.paris-zurich: should be a whole number"),
        (("phases", 0, "type"), "Nap", "phases[0].type: 'Nap' is none of SetUp, Turn"),
        (("phases", 0, "nap"), 1, "phases[0]: Choosing has no 'nap', only offers, least, first"),
        (("parts", "Clock", "left"), "soon", "parts.Clock.left: should be a whole number"),
        (("box", 0, "ticket"), "paris-mars", "box[0].ticket: europe has no ticket 'paris-mars'"),
    ],
)
def test_a_broken_state_names_the_place(path: tuple[str | int, ...], value: Any, told: str) -> None:
    data = state_to_json(next(random_game("europe", 3, "json")).state)
    with pytest.raises(CannotRead) as caught:
        state_from_json(EUROPE, put(data, path, value))
    assert str(caught.value).startswith(told)


@pytest.mark.parametrize("wrong", [5, "Clock StationMap", None, True])
def test_parts_must_be_an_object(wrong: Any) -> None:
    data = state_to_json(next(random_game("europe", 3, "json")).state)
    with pytest.raises(CannotRead, match="parts: should be an object"):
        state_from_json(EUROPE, {**data, "parts": wrong})


@pytest.mark.parametrize("wrong", [[], {}])
def test_a_type_must_be_a_text(wrong: Any) -> None:
    with pytest.raises(CannotRead, match=r"type: .* is none of"):
        event_from_json(EUROPE, {**EVENT, "type": wrong})
    data = state_to_json(next(random_game("europe", 3, "json")).state)
    with pytest.raises(CannotRead, match=r"phases\[0\].type: .* is none of"):
        state_from_json(EUROPE, put(data, ("phases", 0, "type"), wrong))


@pytest.mark.parametrize(("wrong", "told"), [(5, "should be a move"), ("fly", "is not a move")])
def test_a_broken_move_of_a_view_names_its_place(wrong: Any, told: str) -> None:
    data = view_to_json(observe(next(random_game("europe", 3, "json")).state, 0))
    with pytest.raises(CannotRead, match=rf"moves\[1\]: .*{told}"):
        view_from_json(EUROPE, put(data, ("moves", 1), wrong))


def test_a_view_needs_its_moves() -> None:
    data = view_to_json(observe(next(random_game("europe", 3, "json")).state, 0))
    del data["moves"]
    with pytest.raises(CannotRead, match="moves: should be a list"):
        view_from_json(EUROPE, data)


# The codec itself


def test_a_tuple_of_fixed_length_needs_all_its_entries() -> None:
    hint = tuple[int, str]
    assert from_json(EUROPE, hint, [1, "a"]) == (1, "a")
    assert to_json(EUROPE, hint, (1, "a")) == [1, "a"]
    with pytest.raises(CannotRead, match="pair: needs 2 entries, not 3"):
        from_json(EUROPE, hint, [1, "a", "b"], "pair")
    with pytest.raises(CannotRead, match=r"pair\[1\]: should be a text, not 2"):
        from_json(EUROPE, hint, [1, 2], "pair")
