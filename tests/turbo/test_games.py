"""One game: checked, cloned, translated there and back, and refused with the law's own reasons."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from whistlestop.core.chance import Seeded
from whistlestop.core.game import legal, new_game, play, why_not
from whistlestop.core.imagine import imagine, split_decks
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.notation import read_position
from whistlestop.rules.tickets import KeepTickets
from whistlestop.rules.turns import Clock
from whistlestop.turbo import layout as at
from whistlestop.turbo.actions import choice_of, describe, example, tree
from whistlestop.turbo.dreams import Dreamer
from whistlestop.turbo.flat import flatten, under
from whistlestop.turbo.game import Game, Refused
from whistlestop.turbo.law import Unsupported, law
from whistlestop.turbo.layout import FlatState
from whistlestop.turbo.luck import SplitMix

from ..core.test_fate import EUROPE, at_first, few_tickets, follow, layout
from ..laws.walks import walk
from .twins import TABLES, choose

tables = pytest.mark.parametrize(("name", "seats"), TABLES)


@tables
def test_there_and_back(name: str, seats: int) -> None:
    found = law(edition(name))
    for step in list(walk(edition(name), seats, 3))[::7]:
        game = Game.of(step.before)
        again = flatten(found, game.state())
        again.rng, again.will = game.flat.rng, game.flat.will
        assert again.values() == game.words.tolist()
        assert sorted(game.state().row) == sorted(step.before.row)
        assert game.turn == step.before.turn
        wanted = tree(found, step.before, legal(step.before))
        assert game.legal() == sorted(wanted)
        assert np.flatnonzero(game.mask()).tolist() == game.legal()


@tables
def test_a_clone_goes_its_own_way(name: str, seats: int) -> None:
    game = Game.new(edition(name), seats, 11)
    twin = game.clone()
    while not game.over:
        game.apply(game.legal()[-1])
    assert not twin.over
    assert game.turn is None
    while not twin.over:
        twin.apply(twin.legal()[-1])
    assert (twin.words == game.words).all()
    assert (twin.scores() == game.scores()).all()


@tables
def test_what_is_not_legal_is_refused_with_the_reason_of_the_law(name: str, seats: int) -> None:
    game = Game.new(edition(name), seats, 5)
    told = set()
    while not game.over:
        asked = range(at.ACTIONS) if game.flat.decisions % 41 == 0 else range(0, 256, 50)
        before, state = game.words.copy(), game.state()
        for action in set(asked) - set(game.legal()):
            with pytest.raises(Refused) as refused:
                game.apply(action)
            told.add(str(refused.value).partition(":")[2])
            move = example(game.law, state, action)
            if move is not None and not at.PAY_ROUTE <= game.flat.phase <= at.PAY_STATION:
                assert str(why_not(state, move)) in str(refused.value)
        assert (before == game.words).all()
        game.apply(game.legal()[game.flat.decisions * 7 % len(game.legal())])
    assert len(told) > 5
    assert not any("None" in reason or "not legal now" in reason for reason in told)


@tables
def test_every_action_has_words(name: str, seats: int) -> None:
    found = law(edition(name))
    said = [describe(found, action) for action in range(at.ACTIONS)]
    named = [text for text in said if text != "no action"]
    assert len(named) == len(set(named)) > 80
    assert describe(found, -1) == describe(found, 999) == "no action"


@pytest.mark.parametrize("seed", [9, 0x5A5A5A5A5A5A5A5A, (1 << 63) - 2, -1])
def test_a_game_is_set_up_as_the_law_does_with_the_same_luck(seed: int) -> None:
    found = edition("europe")
    luck = SplitMix(seed & (1 << 63) - 1)
    wanted, game = flatten(law(found), new_game(found, 3, luck).state), Game.new(found, 3, seed)
    wanted.rng, wanted.will = game.flat.rng, game.flat.will
    assert game.flat.values() == wanted.values()
    assert game.flat.rng & (1 << 64) - 1 == luck.state
    assert game.checked
    assert not Game.new(found, 3, seed, checked=False).clone().checked
    assert [Game.new(found, 3, seed, first=seat).flat.first for seat in range(3)] == [0, 1, 2]


def test_those_who_play_at_random_have_a_luck_of_their_own() -> None:
    flats = [Game.new(edition("usa"), 2, seed).flat for seed in range(64)]
    assert len({flat.will for flat in flats}) == 64
    assert not any(flat.will in (seed, flat.rng) for seed, flat in enumerate(flats))


def test_a_game_from_a_state_has_the_luck_it_is_given() -> None:
    state = Game.new(edition("usa"), 2, 1).state()
    for seed in (5, (1 << 63) - 2):
        flat = Game.of(state, seed).flat
        assert (flat.rng, flat.will) == (seed, (1 << 63) - 1 - seed)
    assert Game.of(state).flat.rng == 0
    assert not Game.of(state, checked=False).checked


@tables
def test_every_action_with_words_has_an_example(name: str, seats: int) -> None:
    will, game = Random(seats), Game.new(edition(name), seats, 6)
    seen: dict[int, Move] = {}
    while not game.over:
        state = game.state()
        legal_here = legal(state)
        for action, way in tree(game.law, state, legal_here).items():
            if game.flat.phase in (at.PAY_ROUTE, at.PAY_STATION):
                break
            move = example(game.law, state, action)
            assert move is not None
            if action < at.STATION:
                assert game.law.routes[action].id == getattr(move, "route", None)
            elif action < at.KEEP:
                assert game.law.cities[action - at.STATION] == getattr(move, "city", None)
            elif isinstance(move, KeepTickets):
                assert at.KEEP + choice_of(state, move) == action
            elif action != at.EXTRA:
                assert move == way
            seen[action] = move
        game.apply(choose(game.legal(), will, 0.5))
    assert len(seen) > 40
    for action in range(at.ACTIONS):
        if action not in range(at.PAY, at.DRAW) and describe(game.law, action) != "no action":
            assert example(game.law, game.state(), action) is not None
        elif describe(game.law, action) == "no action":
            assert example(game.law, game.state(), action) is None
    with pytest.raises(Refused, match=r"draw.* is refused: .*over"):
        game.apply(at.DRAW)


def test_what_is_paid_with_is_asked_for_when_it_is_due() -> None:
    position = {"hands": [{"red": 4, "blue": 4}, {}]}
    game = Game.of(read_position(EUROPE, 2, position, Seeded("position")))
    with pytest.raises(Refused, match=r"^240 \(pay with red\): nothing is to be paid now$"):
        game.apply(at.PAY + 7)
    game.apply(game.law.route_at["berlin-danzig"])
    with pytest.raises(Refused, match=r"^242 \(draw\): a colour .* is to be chosen first$"):
        game.apply(at.DRAW)
    assert game.legal() == [at.PAY + 1, at.PAY + 7]


def test_what_flat_arrays_do_not_know_is_refused() -> None:
    state = new_game(EUROPE, 2, Seeded("flat")).state
    clock = replace(state.part(Clock), ends_at=5)
    with pytest.raises(Unsupported, match=r"begins at another number of cars$"):
        flatten(law(EUROPE), state._replace(parts={**state.parts, Clock: clock}))
    strange: Any = SimpleNamespace(seats=(0,))
    with pytest.raises(Unsupported, match="a pending SimpleNamespace is not written"):
        flatten(law(EUROPE), state._replace(phases=(strange,)))


def test_where_the_drawing_deck_is_known_the_rest_is_of_the_other() -> None:
    """Where all common tickets are known, those in another hand can only be rare ones."""
    held = [[*split_decks(EUROPE)[0]], split_decks(EUROPE)[1][:4]]
    position = {"tickets": held, "ticket_deck": []}
    view = observe(read_position(EUROPE, 2, position, Seeded("rare")), 0)
    for seed in range(5):
        chance = SplitMix(seed)
        dreamt = Dreamer(view).states(1, seed)[0]
        wanted = imagine(view, chance)
        assert Game(law(EUROPE), dreamt).state().players == Game.of(wanted).state().players
        assert FlatState.read(dreamt).rng & (1 << 64) - 1 == chance.state


@tables
def test_imagination_is_the_same_with_the_same_luck(name: str, seats: int) -> None:
    found = law(edition(name))
    for number, step in enumerate(walk(edition(name), seats, 8)):
        if number % 11:
            continue
        for seat in range(seats):
            view = observe(step.before, seat)
            dreamt = FlatState.read(Dreamer(view).states(1, number + 5)[0])
            chance = SplitMix(number + 5)
            wanted = imagine(view, chance)
            flat = flatten(found, wanted)
            assert under(found, dreamt) == [slip.ticket for slip in wanted.under]
            assert chance.state == dreamt.rng & (1 << 64) - 1
            flat.rng, flat.will = dreamt.rng, dreamt.will
            assert flat.values() == dreamt.values()


def going_round(name: str, seats: int, seed: int) -> Iterator[State]:
    """A game in which few tickets are kept: after each move at which some have come round."""
    will, chance = Random(seed), Seeded(f"round {seed}")
    state = new_game(edition(name), seats, chance).state
    while not state.over and (state.loose or state.under):
        moves = legal(state)
        if moves[0].verb == "keep":
            moves = moves[:3]
        elif will.random() < 0.9:
            moves = [move for move in moves if move.verb == "tickets"] or moves
        else:
            moves = [move for move in moves if move.verb in ("draw", "take")] or moves
        state = play(state, will.choice(moves), chance).state
        if state.traces and will.random() < 0.2:
            yield state


@pytest.mark.parametrize(("name", "seats"), [("europe", 2), ("usa", 4), ("new_york", 3)])
def test_dreams_keep_what_is_certain_of_tickets_put_back(name: str, seats: int) -> None:
    found, traced = law(edition(name)), 0
    for seed in range(10):
        for state in going_round(name, seats, seed):
            for seat in range(seats):
                view, chance = observe(state, seat), SplitMix(seed)
                traced += any(trace.seat != seat for trace in view.traces)
                dreamt = Dreamer(view).states(1, seed)[0]
                wanted = imagine(view, chance)
                assert Game(found, dreamt).state() == Game.of(wanted).state()
                assert FlatState.read(dreamt).rng & (1 << 64) - 1 == chance.state
    assert traced > 9


@pytest.mark.parametrize("seed", range(4))
def test_dreams_reach_every_world_that_fits_all_that_was_seen(seed: int) -> None:
    luck, state = Random(seed), few_tickets(5, seed % 2, viewer=0)
    worlds = at_first(state)
    for _ in range(8):
        moves = legal(state)
        step = play(state, luck.choice(moves[:3]), Seeded(str(luck.random())))
        state = step.state
        for event in step.events:
            worlds = follow(worlds, event, 0)
    assert state.traces
    dreamt = Dreamer(observe(state, 0)).states(1500, seed)
    found = [layout(Game(law(EUROPE), world).state()) for world in dreamt]
    assert {(*w[:3], *w[4:]) for w in found} == {(*w[:3], *w[4:]) for w in map(layout, worlds)}


@tables
def test_every_dream_fits_the_view(name: str, seats: int) -> None:
    state: State = new_game(edition(name), seats, Seeded("dreams")).state
    view = observe(state, seats - 1)
    dreamer = Dreamer(view)
    worlds = dreamer.states(50, 7)
    assert len({world.tobytes() for world in worlds}) == 50
    for world in worlds:
        seen = observe(Game(dreamer.law, world).state(), seats - 1)
        assert seen._replace(row=()) == view._replace(row=())
    game = dreamer.game(3)
    while not game.over:
        game.apply(game.legal()[0])


def test_wrong_wishes_are_told_clearly() -> None:
    name, seats = TABLES[0]
    found = edition(name)
    with pytest.raises(ValueError, match="players, not 9"):
        Game.new(found, 9, 1)
    with pytest.raises(ValueError, match="there is no seat 7, only"):
        Game.new(found, seats, 1, first=7)


def test_turns_passed_one_after_the_other_are_counted_there_too() -> None:
    state = new_game(edition("usa"), 2, Seeded("passes")).state
    clock = replace(state.part(Clock), passes=1)
    assert Game.of(state.with_part(clock)).state().part(Clock) == clock
