"""The laws of the house over campaign games: each thing alone, all together, in any order."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import pytest

from tests.campaign.effects.frontier import all_boxes, box_candidates, each_box_alone
from tests.campaign.effects.story import FINALES, each_alone, whole_story
from tests.campaign.effects.story import STICKERS as STORY_STICKERS
from tests.campaign.effects.tables import CARDS, EVENTS, FIRST, HALL, hiring, recipe, with_rules
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
from tests.laws.walks import LONGEST_GAME, walk
from whistlestop.campaign.chapters import Chapter, chapter, outcome_of
from whistlestop.campaign.effects.goal_cards import GoalCard
from whistlestop.campaign.effects.mail import Postcard
from whistlestop.campaign.pack import find_pack
from whistlestop.campaign.recipe import Held, Recipe
from whistlestop.campaign.stickers.hiring_hall import Employee
from whistlestop.campaign.stickers.lay_the_rails import LayTheRails
from whistlestop.core.chance import Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.game import Step, legal, new_game, opening, play, replay, why_not
from whistlestop.core.imagine import imagine
from whistlestop.core.move import Move
from whistlestop.core.rule import Rule
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
from whistlestop.rules.newspapers import Headline
from whistlestop.rules.turns import Turn

T = TypeVar("T")


def office(seats: int) -> tuple[tuple[Held, ...], ...]:
    """All postcards, dealt round."""
    return tuple(tuple(Held(no) for no in CARDS[seat::seats]) for seat in range(seats))


def everything(seats: int) -> Recipe:
    return hiring(
        seats,
        stickers=("A", "B", "G"),
        events=EVENTS,
        depot_game=True,
        depots={"mobile": "black"},
        postcards=office(seats),
        absent=("red",) if seats < 5 else (),
    )


def with_rails(found: Recipe) -> Chapter:
    """On a board with open beds."""
    pieces = (*found.pieces, "florida", "great_plains")
    rails = LayTheRails("F", supply=3, own=2, bonus=2)
    return with_rules(chapter(replace(found, pieces=pieces)), rails)


ALONE: dict[str, Chapter] = {
    "A": chapter(hiring(3)),
    "B": chapter(recipe(3, stickers=("B",))),
    "F": with_rails(recipe(3)),
    "G": chapter(recipe(3, stickers=("G",), depot_game=True)),
    **{new: chapter(recipe(3, events=(*FIRST[:2], new))) for new in EVENTS[7:]},
    **{person: chapter(hiring(2, hall=(person, HALL[0]))) for person in HALL[1:]},
    **{
        f"PC-{no}": chapter(recipe(2, postcards=((Held(no),), ()), events=FIRST[:2]))
        for no in CARDS
    },
    **each_alone(),
    **each_box_alone(),
}
TOGETHER = {
    "2 players": chapter(everything(2)),
    "3 players": chapter(everything(3)),
    "3 players and rails": with_rails(everything(3)),
    "5 players": chapter(everything(5)),
    **{
        f"{seats} players at the {finale} end": whole_story(seats, finale)
        for seats, finale in zip((2, 3, 4), FINALES, strict=True)
    },
    **{f"{seats} players and all boxes": all_boxes(seats) for seats in (2, 4)},
}
alone = pytest.mark.parametrize("found", [pytest.param(c, id=name) for name, c in ALONE.items()])
together = pytest.mark.parametrize(
    "found", [pytest.param(c, id=name) for name, c in TOGETHER.items()]
)


def rebuilt(found: Chapter, seed: int) -> State:
    """Walk a whole game and check at every step that nothing is lost; the state at its end."""
    seats = found.recipe.seats
    events = list(new_game(found, seats, Seeded(f"walk {seed}")).events)
    for steps, walked in enumerate(walk(found, seats, seed)):
        state = walked.step.state
        assert replay(walked.before, walked.step.events) == state
        events += walked.step.events
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
    return state


@alone
def test_each_thing_alone_loses_nothing(found: Chapter) -> None:
    rebuilt(found, 1)


@together
@pytest.mark.parametrize("seed", [1, 2, 5])
def test_all_together_lose_nothing(found: Chapter, seed: int) -> None:
    rebuilt(found, seed)


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


@together
def test_legal_is_exact(found: Chapter) -> None:
    luck, seats = Random(7), found.recipe.seats
    for walked in walk(found, seats, 7):
        state = walked.before
        if luck.random() < 0.85 and isinstance(state.phases[-1], Turn):
            continue
        tried = candidates(state, luck) | more_candidates(state, luck)
        for seat in range(seats):
            moves = legal(state, seat)
            listed = {*moves}
            assert len(listed) == len(moves)
            for move in (*moves, *tried):
                refusal = why_not(state, move, seat)
                assert (refusal is None) == (move in listed), format_move(move)


@together
def test_views_fit_tell_no_secret_and_read_back(found: Chapter) -> None:
    luck, seats = Random(3), found.recipe.seats
    for walked in walk(found, seats, 3):
        state = walked.step.state
        if luck.random() < 0.9 and (state.over or isinstance(state.phases[-1], Turn)):
            continue
        assert parse_move(found, format_move(walked.move)) == walked.move
        assert state_from_json(found, json.loads(json.dumps(state_to_json(state)))) == state
        seat = luck.choice((*range(seats), None))
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


# In any order


class ByName:
    """Luck that does not care in which order the options come."""

    def __init__(self, seed: str) -> None:
        self.luck = Seeded(seed)

    def pick(self, options: Sequence[T], weights: Sequence[int]) -> T:
        """The option that the luck points at when they are sorted."""
        order = sorted(range(len(options)), key=lambda at: str(options[at]))
        return options[self.luck.pick(order, [weights[at] for at in order])]


def steps(found: Edition, seats: int, seed: int) -> Iterator[Step]:
    """A walk in which what is chosen does not depend on the order of the rules."""
    chance, will = ByName(f"order {seed}"), Random(seed)
    step = new_game(found, seats, chance, 0)
    yield step
    while not step.state.over:
        seat = will.choice(step.state.phases[-1].seats)
        moves = {format_move(move): move for move in legal(step.state, seat)}
        verbs = sorted({move.verb for move in moves.values()})
        verb = will.choice(verbs)
        text = will.choice(sorted(text for text in moves if moves[text].verb == verb))
        step = play(step.state, moves[text], chance, seat)
        yield step


def known(state: State) -> Any:
    """A state without the order in which things lie that have none."""
    told = state_to_json(state)
    told["parts"]["News"]["deck"].sort()
    return told


def turned_round(found: Chapter, chosen: Callable[[Rule], bool]) -> Chapter:
    """The same chapter with those rules in the opposite order: every pair is swapped."""
    places = [at for at, rule in enumerate(found.rules) if chosen(rule)]
    rules = list(found.rules)
    for at, other in zip(places, reversed(places), strict=True):
        rules[at] = found.rules[other]
    assert len(places) > 1
    return replace(found, rules=tuple(rules))


KINDS = [
    *(("5 players", kind) for kind in (Headline, Employee, Postcard, GoalCard)),
    *(("4 players at the ledger end", kind) for kind in (Headline, Employee)),
    *(("4 players and all boxes", kind) for kind in (Headline, Employee)),
]


@pytest.mark.parametrize(("name", "kind"), KINDS)
@pytest.mark.parametrize("seed", [1, 2])
def test_things_of_a_kind_commute(name: str, kind: type[Rule], seed: int) -> None:
    """Events, people, postcards: among themselves the order never matters.

    Between the kinds it is declared: events, then people, then postcards (X-13); stickers have
    their steps, and at set-up the order of their letters (C-27).
    """
    found = TOGETHER[name]
    same_game(found, turned_round(found, lambda rule: isinstance(rule, kind)), seed)


def same_game(found: Chapter, other: Chapter, seed: int) -> None:
    """The same happens in both, but for the order of what happens at the same moment."""
    seats = found.recipe.seats
    for one, two in zip(steps(found, seats, seed), steps(other, seats, seed), strict=True):
        assert known(one.state) == known(two.state)
        assert Counter(map(repr, one.events)) == Counter(map(repr, two.events))
    assert outcome_of(one.state).totals == outcome_of(two.state).totals


@pytest.mark.parametrize("seed", [3, 4])
def test_stickers_of_the_story_commute(seed: int) -> None:
    """All pairs at once: among themselves their order never matters."""
    found = TOGETHER["3 players at the hands end"]
    same_game(found, turned_round(found, lambda r: getattr(r, "id", "") in STORY_STICKERS), seed)


@pytest.mark.parametrize("seed", [3, 4])
def test_stickers_of_the_boxes_commute(seed: int) -> None:
    """All pairs at once; H and M lay out at set-up in the order of their letters (C-27)."""
    found = TOGETHER["2 players and all boxes"]
    same_game(found, turned_round(found, lambda rule: getattr(rule, "id", "-") in "IJKLNO"), seed)


STICKERS = [("B", "A"), ("F", "A"), ("G", "B"), ("F", "B"), ("F", "G")]


@pytest.mark.parametrize(("later", "first"), STICKERS)
def test_stickers_commute(later: str, first: str) -> None:
    """Each pair but A and G, which ask in the order of their letters (C-27)."""
    found = TOGETHER["3 players and rails"]
    by_id = {getattr(rule, "id", ""): rule for rule in found.rules}
    rules = [rule for rule in found.rules if rule is not by_id[later]]
    rules.insert(rules.index(by_id[first]), by_id[later])
    other = replace(found, rules=tuple(rules))
    for a, b in zip(steps(found, 3, 4), steps(other, 3, 4), strict=True):
        assert known(a.state) == known(b.state)
        assert a.events == b.events
