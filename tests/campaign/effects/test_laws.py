"""The laws of the house over campaign games: each thing alone, each pair, all together.

`make laws` walks many more games than `make test`.
"""

import json
import os
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.campaign.effects.frontier import box_candidates
from tests.campaign.effects.meetings import ALONE, TOGETHER, game, pair, pairs
from tests.campaign.effects.tables import CARDS, HALL
from tests.laws.test_laws import (
    candidates,
    cards,
    earned,
    hidden_words,
    leaks,
    money,
    through_json,
    tickets,
)
from tests.laws.walks import LONGEST_GAME, Walked, walk
from whistlestop.campaign.chapter.chapter import Chapter, outcome_of
from whistlestop.campaign.content.pack import find_pack
from whistlestop.core.chance import Seeded
from whistlestop.core.game import legal, new_game, opening, replay, why_not
from whistlestop.core.imagine import imagine
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.notation import (
    event_to_json,
    format_move,
    parse_move,
    state_from_json,
    state_to_json,
    view_from_json,
    view_to_json,
)
from whistlestop.notation.words import known as known_words
from whistlestop.rules.deck import drawable
from whistlestop.rules.turns import Turn

TIMES = int(os.environ.get("LAWS", "1"))
MORE = tuple(range(10, 9 + TIMES))
"""Seeds that only the long run walks."""
together = pytest.mark.parametrize("name", TOGETHER)


def rebuilt(found: Chapter, seed: int, walked: list[Walked] | None = None) -> None:
    """Go through a whole game and check at every step that nothing is lost."""
    seats = found.recipe.seats
    events = list(new_game(found, seats, Seeded(f"walk {seed}")).events)
    for steps, one in enumerate(walked or walk(found, seats, seed)):
        state = one.step.state
        assert replay(one.before, one.step.events) == state
        events += one.step.events
        assert cards(state) == found.pack.all
        assert tickets(state) == Counter(list(found.board.tickets))
        for player in state.players:
            assert min(*player.hand, player.trains) >= 0
            assert all(k <= h for k, h in zip(player.known, player.hand, strict=True))
        if state.phases and isinstance(state.phases[-1], Turn):
            assert len(state.phases) == 1, "no work is left over"
            assert len(state.row) == 5 or not drawable(state)
        assert any(state.deck) or not any(state.discards)
        assert steps < LONGEST_GAME
    assert state.over
    assert replay(opening(found, seats), events) == state
    assert money(state) == money(opening(found, seats)) + sum(map(earned, events))
    json.dumps(outcome_of(state).lasting)


@pytest.mark.parametrize("name", ALONE)
@pytest.mark.parametrize("seed", [1, *MORE])
def test_each_thing_alone_loses_nothing(name: str, seed: int) -> None:
    rebuilt(ALONE[name], seed)


@pytest.mark.parametrize(("one", "two"), pairs())
@pytest.mark.parametrize("times", range(TIMES))
def test_each_pair_of_stickers_that_can_meet_loses_nothing(one: str, two: str, times: int) -> None:
    seed = ord(one) + ord(two) + 100 * times
    rebuilt(pair(one, two, 2 + seed % 4), seed)


@together
@pytest.mark.parametrize("seed", [1, 2, *MORE])
def test_all_together_lose_nothing(name: str, seed: int) -> None:
    """One of the first two walkers hoards cards, the other claims what it can."""
    rebuilt(TOGETHER[name], seed, game(name, seed))


def more_candidates(state: State, luck: Random) -> set[Move]:
    """Answers that a person could try, right or wrong."""
    found, kinds = state.edition, state.edition.pack.kinds
    texts = [
        "look",
        "done",
        "noon",
        "again",
        "note",
        "under",
        *(f"use {no}" for no in ("102", "105", "111") if f"PC-{no}" in found.things),
    ]
    for _ in range(8):
        card, other = luck.choice(kinds), luck.choice(kinds)
        texts += [f"prefer {card}", f"relief {card}", f"relief {card}+{other}"]
        texts += [f"discard {card}", f"pick {card}"]
        texts.append(f"pledge {luck.choice(list(found.board.cities))}")
        if "E" in found.things:
            texts.append(f"partner {luck.choice([*known_words(found, 'partner')])}")
        texts += [f"relief {card}*3", f"lay {luck.choice(found.pack.colours)}"]
        texts.append(f"depot {luck.choice(list(found.board.cities))}")
        if found.hooks.ways:
            texts.append(f"claim {luck.choice(list(found.board.routes))} {card}*2 with 111")
            texts.append(f"claim {luck.choice(list(found.board.routes))} for ${luck.randrange(7)}")
    texts += [f"hire {person}" for person in HALL if person in found.things]
    texts += box_candidates(state, luck)
    return {parse_move(found, text) for text in texts}


def few_of_each(name: str, seed: int, most: int) -> Iterator[Walked]:
    """Of each kind of decision in a game a few: early ones, and some of those that come later."""
    luck, seen = Random(seed), Counter[str]()
    for walked in game(name, seed):
        phase = walked.before.phases[-1]
        kind = f"{type(phase).__name__} {getattr(phase, 'kind', '')}"
        seen[kind] += luck.random() < 0.4
        if seen[kind] <= most * TIMES or luck.random() < 0.03:
            yield walked


@together
def test_legal_is_exact(name: str) -> None:
    found, luck = TOGETHER[name], Random(7)
    for walked in few_of_each(name, 2, 3):
        state = walked.before
        tried = candidates(state, luck) | more_candidates(state, luck)
        for seat in range(found.recipe.seats):
            moves = legal(state, seat)
            listed = {*moves}
            assert len(listed) == len(moves)
            for move in (*moves, *tried):
                refusal = why_not(state, move, seat)
                assert (refusal is None) == (move in listed), format_move(move)


@together
def test_views_fit_tell_no_secret_and_read_back(name: str) -> None:
    found, luck = TOGETHER[name], Random(3)
    for walked in few_of_each(name, 2, 3):
        state = walked.step.state
        assert parse_move(found, format_move(walked.move)) == walked.move
        assert state_from_json(found, json.loads(json.dumps(state_to_json(state)))) == state
        seat = luck.choice((*range(found.recipe.seats), None))
        for event in walked.step.events:
            seen = event.seen_by(seat)
            assert through_json(found, seen) == seen
            words = json.dumps(event_to_json(found, seen))
            assert not [w for w in hidden_words(state, seat) if f'"{w}"' in words]
        view = observe(state, seat)
        world = imagine(view, Seeded(str(luck.random())))
        assert observe(world, seat) == view
        assert cards(world) == found.pack.all
        assert leaks(state, seat, luck) == set()
        assert view_from_json(found, json.loads(json.dumps(view_to_json(view)))) == view


def test_no_text_in_force_tells_the_secret_side_of_a_postcard() -> None:
    found, pack = TOGETHER["2 players"], find_pack("lantern_line")
    told = json.dumps({n: dict(t.text) for n, t in found.things.items()}, ensure_ascii=False)
    for no in CARDS:
        card = pack.postcard(no)
        assert card is not None
        if card.tool is None and card.side in "SG":
            assert card.condition["en"] not in told
        if card.tool is None and card.side == "S":
            assert card.gain["en"] not in found.things[f"PC-{no}"].text["en"]
