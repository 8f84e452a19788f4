"""In any order: what happens in a campaign game does not depend on the order of its rules."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import pytest

from tests.campaign.effects.meetings import TOGETHER
from tests.campaign.effects.story import STICKERS as STORY_STICKERS
from tests.campaign.effects.test_laws import MORE
from whistlestop.campaign.chapter.chapter import Chapter, outcome_of
from whistlestop.campaign.effects.goal_cards import GoalCard
from whistlestop.campaign.effects.mail import Postcard
from whistlestop.campaign.stickers.hiring_hall import Employee
from whistlestop.core.chance import Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.game import Step, legal, new_game, play
from whistlestop.core.rule import Rule
from whistlestop.core.state import State
from whistlestop.notation import format_move, state_to_json
from whistlestop.rules.newspapers import Headline

T = TypeVar("T")


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
    *(("2 players and all boxes", kind) for kind in (Headline, Employee)),
]


@pytest.mark.parametrize(("name", "kind"), KINDS)
@pytest.mark.parametrize("seed", [1, *MORE])
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
    both = zip(steps(found, seats, seed), steps(other, seats, seed), strict=True)
    for at, (one, two) in enumerate(both):
        if at % 8 == 0 or one.state.over:
            assert known(one.state) == known(two.state)
        assert Counter(map(repr, one.events)) == Counter(map(repr, two.events))
    assert outcome_of(one.state).totals == outcome_of(two.state).totals


@pytest.mark.parametrize("seed", [3, *MORE])
def test_stickers_of_the_story_commute(seed: int) -> None:
    """All pairs at once: among themselves their order never matters."""
    found = TOGETHER["3 players at the hands end"]
    same_game(found, turned_round(found, lambda r: getattr(r, "id", "") in STORY_STICKERS), seed)


@pytest.mark.parametrize("seed", [3, *MORE])
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
        assert a.events == b.events
    assert known(a.state) == known(b.state)
