"""The laws of the house, over every edition and every number of players."""

import json
import os
import re
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.walks import LONGEST_GAME, TABLES, walk
from whistlestop.core.cards import plus
from whistlestop.core.chance import Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.game import legal, new_game, opening, play, replay, standings, why_not
from whistlestop.core.imagine import imagine
from whistlestop.core.move import Move
from whistlestop.core.refusal import NotLegal
from whistlestop.core.state import Aside, State
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.notation import (
    event_from_json,
    event_to_json,
    format_move,
    parse_move,
    state_from_json,
    state_to_json,
    view_from_json,
    view_to_json,
)
from whistlestop.rules.deck import drawable
from whistlestop.rules.money import Coins, MoneyPaid, MoneyTaken
from whistlestop.rules.tickets import Choosing

SEEDS = st.integers(min_value=0, max_value=10**9)
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
TIMES = int(os.environ.get("LAWS", "1"))
few = settings(max_examples=6 * TIMES)
many = settings(max_examples=140 * TIMES)


def cards(state: State) -> tuple[int, ...]:
    """Every train card there is, wherever it lies."""
    pack = state.edition.pack
    found = plus(plus(state.deck, state.discards), pack.bag(state.row))
    for player in state.players:
        found = plus(found, player.hand)
    for phase in state.phases:
        found = plus(found, pack.bag(tuple(phase.cards())))
    for part in state.parts.values():
        if isinstance(part, Aside):
            found = plus(found, part.cards)
    return found


ROUTE_POINTS = {
    "europe": {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21},
    "usa": {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15},
    "new_york": {1: 1, 2: 2, 3: 4, 4: 7},
    "legends": {},
}
"""As the boards print it."""


def recounted(state: State, seat: int) -> int:
    """A seat's route points, counted again from the board (E-65, U-46, N-41)."""
    table = ROUTE_POINTS[state.edition.id]
    lengths = (state.edition.board.routes[route].length for route in state.routes_of(seat))
    return sum(table[length] for length in lengths) if table else 0


def money(state: State) -> int:
    """All coins in purses."""
    coins = state.parts.get(Coins)
    return sum(coins.held) if isinstance(coins, Coins) else 0


def earned(event: Event) -> int:
    """What an event brought into purses, or took out of them, as a whole."""
    if isinstance(event, MoneyTaken):
        return event.amount
    return -event.amount if isinstance(event, MoneyPaid) and event.to is None else 0


def tickets(state: State) -> Counter[str | None]:
    """Every ticket there is, wherever it lies."""
    found: Counter[str | None] = Counter(state.loose)
    found.update(slip.ticket for slip in (*state.under, *state.box))
    for player in state.players:
        found.update(player.tickets)
    for phase in state.phases:
        found.update(phase.tickets())
    return found


@every_table
@many
@given(seed=SEEDS)
def test_events_alone_rebuild_the_game_and_nothing_is_lost(
    name: str, seats: int, seed: int
) -> None:
    found = edition(name)
    events = list(new_game(found, seats, Seeded(f"walk {seed}")).events)
    for steps, walked in enumerate(walk(found, seats, seed)):
        state = walked.step.state
        assert replay(walked.before, walked.step.events) == state
        events += walked.step.events
        assert cards(state) == found.pack.all
        assert tickets(state) == Counter(list(found.board.tickets))
        for seat, player in enumerate(state.players):
            placed = sum(found.board.routes[r].length for r in state.routes_of(seat))
            assert player.trains + placed == found.trains
            assert player.trains >= 0
            assert player.points == recounted(state, seat)
            assert min(player.hand) >= 0
            assert all(k <= h for k, h in zip(player.known, player.hand, strict=True))
        assert len(state.row) == 5 or not drawable(state)
        assert any(state.deck) or not any(state.discards)
        assert steps < LONGEST_GAME, "every game ends"
    assert state.over
    assert legal(state) == []
    assert replay(opening(found, seats), events) == state
    for seat, player in enumerate(state.players):
        assert standings(state).line(seat, "routes").points == player.points
    assert money(state) == money(opening(found, seats)) + sum(map(earned, events))


@every_table
@few
@given(seed=SEEDS)
def test_legal_is_exact(name: str, seats: int, seed: int) -> None:
    found, luck = edition(name), Random(seed)
    for walked in walk(found, seats, seed):
        if luck.random() < 0.85:
            continue
        state = walked.before
        for seat in range(seats):
            moves = legal(state, seat)
            assert len(set(moves)) == len(moves), "no move is listed twice"
            listed = set(moves)
            for move in moves:
                assert why_not(state, move, seat) is None
            for move in candidates(state, luck):
                assert (why_not(state, move, seat) is None) == (move in listed), (
                    f"{format_move(move)} for seat {seat}"
                )
        move = luck.choice(sorted(candidates(state, luck), key=format_move))
        if why_not(state, move, walked.seat) is not None:
            with pytest.raises(NotLegal):
                play(state, move, Seeded("x"), walked.seat)


def candidates(state: State, luck: Random) -> set[Move]:
    """Moves a person could try: legal ones of all seats, and all of them slightly wrong."""
    found = state.edition
    kinds, board = found.pack.kinds, found.board
    texts = ["draw", "tickets", "pass", "decline", *(f"take {card}" for card in kinds)]
    texts += [f"claim {route} {luck.choice(kinds)}" for route in board.beyond]
    for _ in range(60):
        card, other = luck.choice(kinds), luck.choice(kinds)
        n, wild = luck.randrange(0, 5), luck.randrange(0, 4)
        groups = [f"{card}*{n}" if n else "", f"wild*{wild}" if wild and card != "wild" else ""]
        groups.append(other if luck.random() < 0.1 and other not in (card, "wild") else "")
        paid = "+".join(g for g in groups if g) or card
        texts.append(f"claim {luck.choice(list(board.routes))} {paid}")
        texts.append(f"station {luck.choice(list(board.cities))} {paid}")
        texts.append(f"pay {paid}")
        texts.append(f"excursion {paid}")
        texts.append("keep " + " ".join(luck.sample(list(board.tickets), luck.randrange(0, 4))))
    moves: set[Move] = {parse_move(found, text) for text in texts}
    for seat in range(len(state.players)):
        some = legal(state, seat)
        moves.update(luck.sample(some, min(10, len(some))))
    return moves


@every_table
@few
@given(seed=SEEDS)
def test_a_view_fits_the_world_imagined_from_it(name: str, seats: int, seed: int) -> None:
    found, luck = edition(name), Random(seed)
    for walked in walk(found, seats, seed):
        if luck.random() < 0.8:
            continue
        state = walked.step.state
        for seat in (*range(seats), None):
            view = observe(state, seat)
            world = imagine(view, Seeded(str(luck.random())))
            assert observe(world, seat) == view
            assert cards(world) == found.pack.all
            assert tickets(world) == Counter(list(found.board.tickets))


def hidden_words(state: State, seat: int | None) -> set[str]:
    """The tickets that a seat must not know, as far as no route bears the same name."""
    known: set[str | None] = set(found_by(state, seat))
    return {t for t in state.edition.board.tickets if t not in known} - set(
        state.edition.board.routes
    )


def found_by(state: State, seat: int | None) -> list[str | None]:
    """The tickets a seat may know: its own, those it put away, whoever drew them, and all kept ones
    at the end."""
    mine: list[str | None] = []
    if state.over:
        mine += [t for player in state.players for t in player.tickets]
    if seat is None:
        return mine
    mine += state.players[seat].tickets
    traced = [slip for trace in state.traces for slip in trace.slips]
    mine += [s.ticket for s in (*state.under, *state.box, *traced) if s.known_to == seat]
    mine += [s.ticket for trace in state.traces if trace.seat == seat for s in trace.slips]
    for phase in state.phases:
        if isinstance(phase, Choosing):
            mine += phase.offers[seat]
    return mine


def leaks(state: State, seat: int | None, luck: Random) -> set[str]:
    """What a view's JSON tells that it should not."""
    view = observe(state, seat)
    text = json.dumps(view_to_json(view))
    words = set(re.findall(r"[\w^-]+", text))
    found = hidden_words(state, seat) & words
    if json.dumps(view_to_json(observe(imagine(view, Seeded(str(luck.random()))), seat))) != text:
        found.add("something that differs in another world that fits")
    return found


@every_table
@few
@given(seed=SEEDS)
def test_no_view_and_no_event_tells_a_secret(name: str, seats: int, seed: int) -> None:
    found, luck = edition(name), Random(seed)
    for walked in walk(found, seats, seed):
        state = walked.step.state
        for seat in (*range(seats), None):
            if luck.random() < 0.2:
                assert leaks(state, seat, luck) == set()
            secret = hidden_words(state, seat)
            for event in walked.step.events:
                seen = json.dumps(event_to_json(found, event.seen_by(seat)))
                assert not [word for word in secret if f'"{word}"' in seen]
                if type(event).__name__ == "CardDrawn" and walked.seat != seat:
                    assert '"card": null' in seen


def test_the_secrecy_law_bites(monkeypatch: pytest.MonkeyPatch) -> None:
    """A phase that forgets to hide its tickets is found at once."""
    state = new_game(edition("europe"), 3, Seeded("leak")).state
    assert leaks(state, 0, Random(1)) == set()
    monkeypatch.setattr(type(state.phases[-1]), "seen_by", lambda phase, seat: phase)
    assert leaks(state, 0, Random(1))


@every_table
@few
@given(seed=SEEDS)
def test_text_and_json_read_back(name: str, seats: int, seed: int) -> None:
    found, luck = edition(name), Random(seed)
    for walked in walk(found, seats, seed):
        assert parse_move(found, format_move(walked.move)) == walked.move
        for event in walked.step.events:
            for seat in (0, None):
                seen = event.seen_by(seat)
                assert through_json(found, seen) == seen
            assert through_json(found, event) == event
        if luck.random() < 0.1:
            state = walked.step.state
            text = json.dumps(state_to_json(state))
            assert state_from_json(found, json.loads(text)) == state
            for seat in (*range(seats), None):
                view = observe(state, seat)
                assert view_from_json(found, json.loads(json.dumps(view_to_json(view)))) == view


def through_json(found: Edition, event: object) -> object:
    return event_from_json(found, json.loads(json.dumps(event_to_json(found, event))))  # type: ignore[arg-type]
