"""What the pilot works out in compiled code is what insight works out, on 10,000 positions."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.insight.compiled import Twin, native
from whistlestop.core.cards import plus
from whistlestop.core.chance import Seeded
from whistlestop.core.game import legal, new_game, play
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.insight.atlas import atlas_of
from whistlestop.insight.needs import needs
from whistlestop.insight.odds import matching, unseen
from whistlestop.insight.ways import tracks, way
from whistlestop.rules.tunnels import Tunnel

POSITIONS = 10_000


def positions(count: int) -> Iterator[tuple[State, Random]]:
    """Moments of random games of all native editions, for every number of players."""
    tables = [(one, seats) for one in native() for seats in one.seats]
    for found, seats in tables:
        dice = Random(f"{found.id} {seats}")
        game, left = 0, -(-count // len(tables))
        while left > 0:
            luck = Seeded(f"twins {found.id} {seats} {game}")
            state, game = new_game(found, seats, luck).state, game + 1
            while not state.over and left > 0:
                yield state, dice
                left -= 1
                seat = dice.choice(state.phases[-1].seats)
                state = play(state, dice.choice(legal(state, seat)), luck, seat).state


def same_cards_lie_unseen(state: State, seat: int, twin: Twin) -> None:
    """But for what lies on the table to pay for a tunnel: there the pilot has lost sight of it."""
    counts, (kinds, dug) = (
        unseen(observe(state, seat)),
        (state.edition.pack.kinds, state.phases[-1]),
    )
    if isinstance(dug, Tunnel):
        counts = plus(counts, state.edition.pack.bag(dug.payment.cards))
    assert twin.unseen(seat) == {**dict(zip(kinds, counts, strict=True)), "all": sum(counts)}


def same_cards_are_missing(state: State, seat: int, twin: Twin, dice: Random) -> None:
    """For routes of a colour and one of any colour: of several of those the pilot puts the first
    to a colour that is enough, and insight to the one of which most is left."""
    atlas, routes = atlas_of(state.edition), state.edition.board.routes.values()
    some = dice.sample([r.id for r in routes if r.colour], 4)
    some.append(dice.choice([r.id for r in routes if not r.colour]))
    numbers = [atlas.route_of[route] for route in some]
    hand = atlas.shades(state.players[seat].hand)
    assert twin.missing(seat, some) == needs(atlas, hand, numbers).missing


def same_ways_are_open(state: State, seat: int, twin: Twin, *, lent: bool) -> None:
    """Over own and free tracks; and where everything is lent at once, as the pilot plans."""
    atlas, over = atlas_of(state.edition), tracks(state, seat)
    alone = over._replace(lenders=())
    loans = tuple(dict.fromkeys((route,) for routes in over.lenders for route in routes))
    names = [atlas.routes[route].id for (route,) in loans]
    for ticket in state.players[seat].tickets[:1]:
        ends = state.edition.board.tickets[ticket].ends
        found = way(atlas, alone, ends)
        assert twin.way(seat, ends) == (found and found.cars)
        if lent:
            found = way(atlas, over._replace(lenders=loans), ends)
            assert twin.cheapest(seat, ends, names) == (found and found.cars)


def test_the_pilot_works_out_the_same() -> None:
    count = lending = 0
    for state, dice in positions(POSITIONS):
        seat = dice.randrange(len(state.players))
        twin = Twin(state)
        same_cards_lie_unseen(state, seat, twin)
        same_cards_are_missing(state, seat, twin, dice)
        lent = any(tracks(state, seat).lenders) if count % 3 == 0 else False
        same_ways_are_open(state, seat, twin, lent=lent or count % 16 == 0)
        count, lending = count + 1, lending + lent
    assert count >= POSITIONS
    assert lending > 300, "stations lend in many of them"


def test_the_pilot_knows_the_same_odds() -> None:
    """For every number of cards that may lie unseen, and that match: so in every position."""
    (europe,) = (one for one in native() if one.id == "europe")
    twin = Twin(new_game(europe, 2, Seeded("odds")).state)
    for cards in range(sum(europe.pack.all) + 1):
        for fit in range(cards + 1):
            for spare in range(4):
                exact = sum(matching(fit, cards)[: spare + 1])
                assert twin.holds("paris-zurich", fit, cards, spare) == pytest.approx(exact)
