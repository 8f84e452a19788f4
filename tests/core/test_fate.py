"""What a seat knows of the tickets that were put back: neither more nor less than it saw."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from whistlestop.core.chance import Seeded
from whistlestop.core.event import Event
from whistlestop.core.fate import fate
from whistlestop.core.game import legal, play
from whistlestop.core.imagine import imagine, split_decks
from whistlestop.core.state import Slip, State, Trace
from whistlestop.core.view import View, observe
from whistlestop.editions import edition
from whistlestop.notation import read_position
from whistlestop.rules.tickets import Choosing, TicketsKept, TicketsOffered, choosing

EUROPE = edition("europe")
DRAWN, LONG = split_decks(EUROPE)
ORDER: Any = EUROPE.board.ticket_order


MANY = 160
"""Worlds that are few enough to deal every one of them."""


def few_tickets(count: int, loose: int, viewer: int) -> State:
    """Three players, no cards, and a few tickets: the viewer holds all others."""
    held: list[list[str]] = [[], [], []]
    held[viewer] = [*LONG, *DRAWN[count:]]
    position = {"row": [], "deck": {}, "tickets": held, "ticket_deck": DRAWN[:count]}
    state = read_position(EUROPE, 3, position, Seeded("few"))
    return state._replace(loose=tuple(DRAWN[:loose]), under=state.under[loose:])


def layout(world: State) -> Any:
    """Where every ticket lies, and lay; the order of a hand means nothing."""
    offers = [p.offers for p in world.phases if isinstance(p, Choosing)]
    hands = tuple(tuple(sorted(player.tickets)) for player in world.players)
    return hands, world.loose, world.under, world.traces, tuple(offers)


def at_first(state: State) -> list[State]:
    """Every world that the viewer holds possible: it knows nothing of the deck."""
    here: list[Any] = [*state.loose, *(slip.ticket for slip in state.under)]
    found = {}
    for tickets in permutations(here):
        loose = tuple(sorted(tickets[: len(state.loose)], key=ORDER.__getitem__))
        under = tuple(
            slip._replace(ticket=t)
            for slip, t in zip(state.under, tickets[len(loose) :], strict=True)
        )
        world = state._replace(loose=loose, under=under)
        found[layout(world)] = world
    return list(found.values())


def could_be(world: State, event: Event) -> Iterator[Event]:
    """What an event of this kind could be in a world: every draw and every choice."""
    if isinstance(event, TicketsOffered):
        fresh = min(len(event.tickets), len(world.loose))
        under = [slip.ticket for slip in world.under[: len(event.tickets) - fresh]]
        for drawn in permutations(world.loose, fresh):
            yield replace(event, tickets=(*drawn, *under))
    elif isinstance(event, TicketsKept):
        offer = choosing(world).offers[event.seat]
        for kept in combinations(sorted(offer, key=ORDER.__getitem__), len(event.kept)):
            yield replace(event, kept=kept, returned=tuple(t for t in offer if t not in kept))
    else:
        yield event


def follow(worlds: list[State], event: Event, viewer: int) -> list[State]:
    """The worlds in which the viewer could have seen just that."""
    found = {}
    for world in worlds:
        for told in could_be(world, event):
            if told.seen_by(viewer) == event.seen_by(viewer):
                after = told.apply(world)
                found[layout(after)] = after
    return list(found.values())


def assert_reached(view: View, worlds: Iterable[State]) -> None:
    """Imagination deals just these worlds: no other, and every one sooner or later."""
    wanted = {layout(world) for world in worlds}
    left = set(wanted)
    for number in range(60 * len(wanted)):
        world = imagine(view, Seeded(f"world {number}"))
        assert observe(world, view.seat) == view
        assert layout(world) in wanted
        left.discard(layout(world))
        if not left and number > 20:
            return
    assert not left


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("viewer", range(3))
def test_the_imagined_worlds_are_those_that_fit_all_that_was_seen(viewer: int, seed: int) -> None:
    luck = Random(f"{viewer} {seed}")
    state = few_tickets(luck.choice((4, 5, 6)), luck.choice((0, 1, 2)), viewer)
    worlds = at_first(state)
    while state.loose or state.under:
        moves = legal(state)
        # Few are kept, so that the rest goes round.
        move = luck.choice(moves[: max(1, len(moves) // 2)])
        step = play(state, move, Seeded(str(luck.random())))
        state = step.state
        for event in step.events:
            worlds = follow(worlds, event, viewer)
        if len(worlds) <= MANY:
            assert_reached(observe(state, viewer), worlds)


def test_what_cannot_have_happened_is_no_fate() -> None:
    """Another drew one slip, which the viewer knew, and put one back: it must be that ticket."""
    known, other = DRAWN[:2]
    view = observe(few_tickets(2, 2, 0), 0)
    there = (Trace(1, 0, (Slip(known, 0),), 1), Trace(0, 0, (Slip(other, 1),), 0))
    with pytest.raises(ValueError, match="cannot have happened"):
        fate(view._replace(traces=there, under=()), Seeded("never"))
