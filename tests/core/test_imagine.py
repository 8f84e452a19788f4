"""Imagined worlds in odd corners: positions that no game would reach, spectators, the end."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.test_laws import cards, tickets
from tests.rulebook.tables import Trial
from whistlestop.core.chance import Seeded
from whistlestop.core.game import play
from whistlestop.core.imagine import imagine, split_decks
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.editions import edition, names
from whistlestop.notation import parse_move, read_position, view_to_json
from whistlestop.rules.tickets import Choosing
from whistlestop.rules.turns import GameEnded

EUROPE = edition("europe")
DRAWN, LONG = split_decks(EUROPE)
EVERYBODY = (None, 0, 1)


def at(name: str = "europe", seats: int = 2, **position: Any) -> State:
    return read_position(edition(name), seats, position, Seeded("position"))


def worlds(state: State, seat: int | None, count: int = 8) -> list[State]:
    """Some worlds that fit what a seat sees; each is checked to fit."""
    view = observe(state, seat)
    found = [imagine(view, Seeded(f"world {n}")) for n in range(count)]
    for world in found:
        assert observe(world, seat) == view
        assert json.dumps(view_to_json(observe(world, seat))) == json.dumps(view_to_json(view))
        assert tickets(world) == tickets(state)
        assert min(world.deck) >= 0
        assert all(min(player.hand) >= 0 for player in world.players)
    return found


@pytest.mark.parametrize("seat", EVERYBODY)
def test_several_long_tickets_in_one_hand(seat: int | None) -> None:
    state = at(tickets=[LONG[:3], [*LONG[3:], DRAWN[0]]])
    for world in worlds(state, seat):
        assert [len(player.tickets) for player in world.players] == [3, 4]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_no_ticket_but_long_ones_is_hidden(seat: int | None) -> None:
    state = at(tickets=[DRAWN[:20], DRAWN[20:]], ticket_deck=LONG)
    for world in worlds(state, seat):
        assert {slip.ticket for slip in world.under} <= {*LONG, *DRAWN}
        if seat is not None:
            assert world.players[seat].tickets == state.players[seat].tickets


@pytest.mark.parametrize("seat", EVERYBODY)
def test_cards_that_are_not_in_the_game_stay_out(seat: int | None) -> None:
    state = at(hands=[{"red": 3}, {"blue": 2, "wild": 1}], row=["green"], deck={"black": 2})
    total = sum(cards(state))
    assert total == 3 + 3 + 1 + 2
    seen = set()
    for world in worlds(state, seat):
        assert sum(cards(world)) == total
        assert sum(world.deck) == 2
        seen.add(world.deck)
    assert len(seen) > 1, "it does not know which cards are out"


def test_nothing_hidden_leaves_one_world() -> None:
    state = at("new_york", hands=[{"red": 3}, {}], row=[], deck={}, ticket_deck=[])
    for world in worlds(state, 0):
        assert world.players == state.players
        assert world.deck == state.deck


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seat", EVERYBODY)
def test_at_the_end_the_kept_tickets_are_known(name: str, seat: int | None) -> None:
    held = list(edition(name).board.tickets)[:4]
    state = GameEnded().apply(at(name, tickets=[held[:3], held[3:]]))
    for world in worlds(state, seat):
        assert [player.tickets for player in world.players] == [tuple(held[:3]), tuple(held[3:])]


def test_what_was_put_away_is_known_to_who_did() -> None:
    deck = DRAWN[:3]
    state = at(ticket_deck=deck)
    for text in ("tickets", f"keep {deck[1]}"):
        state = play(state, parse_move(EUROPE, text), Seeded("x")).state
    mine, theirs = [deck[0], deck[2]], []
    for world in worlds(state, 0):
        assert [slip.ticket for slip in world.under] == mine
    for world in worlds(state, 1):
        theirs.append([slip.ticket for slip in world.under])
        assert [slip.known_to for slip in world.under] == [0, 0]
    assert any(other != mine for other in theirs)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_cards_at_a_tunnel_are_on_the_table(seat: int | None) -> None:
    trial = Trial("europe", hands=[{"green": 4}, {"red": 3}], draws="green red red")
    state = trial.play("claim venezia-zurich green*2").state
    for world in worlds(state, seat):
        assert world.phases == state.phases
        assert cards(world) == EUROPE.pack.all


@pytest.mark.parametrize("name", names())
def test_a_seat_deals_the_others_their_first_offers(name: str) -> None:
    held = list(edition(name).board.tickets)
    state = at(name, 3, setup=True, tickets=[held[:2], held[2:4], held[4:7]])
    for world in worlds(state, 1):
        (phase,) = world.phases
        assert isinstance(phase, Choosing)
        assert phase.offers[1] == tuple(held[2:4])
        assert [len(offer) for offer in phase.offers] == [2, 2, 3]
        assert all(ticket for offer in phase.offers for ticket in offer)


def test_each_hidden_card_is_as_likely_as_there_are_cards_of_it() -> None:
    state = at("new_york", hands=[{"red": 6}, {"blue": 1}], row=["green"] * 4, ticket_deck=[])
    pack = state.edition.pack
    view = observe(state, 0)
    found: Counter[str] = Counter()
    for n in range(1700):
        world = imagine(view, Seeded(f"likely {n}"))
        found.update(pack.cards(world.players[1].hand))
    unseen = {"blue": 6, "green": 2, "black": 6, "pink": 6, "orange": 6, "wild": 8}
    assert found.keys() == unseen.keys(), "no red card: the viewer holds them all"
    for card, count in unseen.items():
        assert abs(found[card] - 50 * count) < 80


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_position_can_be_imagined(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(names()))
    found = edition(name)
    seats = data.draw(st.sampled_from(found.seats))
    few = st.dictionaries(st.sampled_from(found.pack.kinds), st.integers(0, 1), max_size=4)
    order = data.draw(st.permutations(list(found.board.tickets)))
    cuts = sorted(data.draw(st.lists(st.integers(0, 12), min_size=seats, max_size=seats)))
    held = [order[a:b] for a, b in zip([0, *cuts], cuts, strict=False)]
    position: dict[str, Any] = {"hands": [data.draw(few) for _ in range(seats)], "tickets": held}
    if data.draw(st.booleans()):
        position["row"] = data.draw(st.lists(st.sampled_from(found.pack.colours), max_size=2))
        position["deck"] = data.draw(few)
    if data.draw(st.booleans()):
        position["ticket_deck"] = order[cuts[-1] :][: data.draw(st.integers(0, 6))]
    if all(held) and data.draw(st.booleans()):
        position["setup"] = True
    state = at(name, seats, **position)
    for seat in (None, *range(seats)):
        worlds(state, seat, 1)
