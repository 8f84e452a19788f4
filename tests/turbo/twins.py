"""The same games in the readable engine and on flat arrays, compared move by move."""

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any

from whistlestop.core.edition import Edition
from whistlestop.core.game import legal, new_game, play
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.editions import edition
from whistlestop.editions import names as edition_names
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.rules.drawing import TakeCard
from whistlestop.rules.stations import BuildStation
from whistlestop.turbo import Differs, engine
from whistlestop.turbo import layout as at
from whistlestop.turbo.actions import SINGLE, describe, tree
from whistlestop.turbo.flat import under
from whistlestop.turbo.jit import available, zeros
from whistlestop.turbo.law import Law, Unsupported, law
from whistlestop.turbo.layout import FlatState, Line, Scratch
from whistlestop.turbo.luck import SplitMix
from whistlestop.turbo.records import Words
from whistlestop.turbo.trying import policy_choice
from whistlestop.turbo.twin import score_rows

from .mirror import NAMES, Mirror
from .showing import text


def _supported(name: str) -> bool:
    try:
        law(edition(name))
    except Unsupported:
        return False
    return True


TABLES = [
    (name, seats) for name in edition_names() if _supported(name) for seats in edition(name).seats
]

_ACTIONS: dict[Law, dict[int, tuple[int, Move]]] = defaultdict(dict)
"""The actions of moves that come again and again, by identity (the entry keeps the move alive)."""


def _action(found: Law, move: Move) -> int | None:
    """The action that begins a move, if that depends on the move alone."""
    if isinstance(move, ClaimRoute):
        action = found.route_at[move.route]
    elif isinstance(move, BuildStation):
        action = at.STATION + found.city_at[move.city]
    elif isinstance(move, TakeCard):
        action = at.TAKE + found.kind(move.card)
    elif type(move) in SINGLE:
        action = SINGLE[type(move)]
    else:
        return None
    _ACTIONS[found][id(move)] = (action, move)
    return action


def quick_actions(found: Law, state: State, moves: Sequence[Move]) -> set[int]:
    """The actions that `tree` finds, looked up where possible."""
    actions = _ACTIONS[found]
    try:
        return {actions[id(move)][0] for move in moves}
    except KeyError:
        known = [_action(found, move) for move in moves]
        if None in known:
            return set(tree(found, state, moves))
        return {action for action in known if action is not None}


def quick_way(
    found: Law, state: State, moves: Sequence[Move], action: int
) -> "Move | dict[int, Move]":
    """What `tree` has for one action: only the moves that it may begin are looked at."""
    actions, other = _ACTIONS[found], (action, None)
    some = [move for move in moves if actions.get(id(move), other)[0] == action]
    if len(some) == 1 and id(some[0]) in actions:
        return some[0]
    return tree(found, state, some)[action]


class Twins:
    """One game played twice."""

    def __init__(self, found: Edition, seats: int, seed: int) -> None:
        self.law: Law = law(found)
        self.chance = SplitMix(seed)
        self.state = new_game(found, seats, self.chance).state
        self.words: Words = at.state_row(seats)
        engine.new(self.words, self.law.words, seats, seed, -1)
        self.list: Words = zeros(at.ACTIONS)
        self.count = engine.step(self.words, self.law.words, -1, self.list)
        self.work: Words = Scratch.rows()
        self.seed, self.moves = seed, list[Move]()
        self.mirror = Mirror(self.law, self.state)
        self.compare_states()

    def fail(self, what: str, core: Any, turbo: Any) -> None:
        """Tell the difference, and the scenario that shows it."""
        told = text(self.law.edition, len(self.state.players), self.seed, self.moves)
        raise Differs(f"{what}\ncore:  {core}\nturbo: {turbo}\nThe scenario:\n{told}")

    def compare_states(self) -> None:
        """Every word that has a meaning now is the same."""
        state, words, mirror = self.state, self.words, self.mirror
        mirror.show(state)
        row = words.tolist() if available() else words[0].values()
        if meant := mirror.differs(row):
            kinds = (mirror.flat.values(), row)
            wanted, got = (dict(zip(NAMES, row, strict=False)) for row in kinds)
            told = ([row[name] for name in meant] for row in (wanted, got))
            self.fail(f"states differ in {', '.join(meant)}", *told)
        luck = row[NAMES.index("rng")]
        if mirror.flat.phase == at.TUNNEL or state.under:
            flat = FlatState.read(words)
            for name in ("pending", "colour", "wilds") if flat.phase == at.TUNNEL else ():
                wanted, got = getattr(mirror.flat, name), getattr(flat, name)
                if wanted != got:
                    self.fail(f"tunnels differ in {name}", wanted, got)
            put_back = under(self.law, flat)
            if put_back != [slip.ticket for slip in state.under]:
                self.fail("tickets put back differ", state.under, put_back)
        if self.chance.state != luck & (1 << 64) - 1:
            self.fail("the luck differs", self.chance.state, luck)

    def legal(self) -> list[int]:
        """The legal actions on flat arrays."""
        return [int(action) for action in self.list[: self.count]]

    def compare_moves(self) -> tuple[list[int], list[Move]]:
        """The legal actions are those that make the canonical ones of the legal moves."""
        moves = legal(self.state)
        wanted = quick_actions(self.law, self.state, moves)
        found = self.legal()
        if len(wanted) != len(found) or wanted != set(found):
            self.fail("legal moves differ", self.told(sorted(wanted)), self.told(found))
        return found, moves

    def told(self, actions: Sequence[int]) -> list[str]:
        """Actions in words."""
        return [describe(self.law, action) for action in actions]

    def step(self, action: int) -> None:
        """Make an action happen on flat arrays, which lists what is legal then."""
        self.count = engine.step(self.words, self.law.words, action, self.list)

    def play(self, action: int, moves: Sequence[Move], will: Random) -> None:
        """Make a move in both; where a colour is asked for, any of them."""
        way = quick_way(self.law, self.state, moves, action)
        self.step(action)
        if isinstance(way, dict):
            if sorted(way) != (found := self.legal()):
                self.fail(f"{action}: ways to pay differ", sorted(way), found)
            action = will.choice(found)
            way = way[action]
            self.step(action)
        self.moves.append(way)
        self.state = play(self.state, way, self.chance).state

    def play_with(self, action: int, moves: Sequence[Move], policy: str) -> None:
        """Make a move in both; where a colour is asked for, a policy chooses it."""
        way = quick_way(self.law, self.state, moves, action)
        self.step(action)
        if isinstance(way, dict):
            action = policy_choice(self.words, self.law.words, policy)
            way = way[action]
            self.step(action)
        self.moves.append(way)
        self.state = play(self.state, way, self.chance).state

    def final(self) -> Words:
        """The final scores on flat arrays, a row for each seat."""
        seats = len(self.state.players)
        out: Words = Line.rows(seats)
        engine.score(self.words, self.law.words, self.work, out)
        return Line.lines(out, seats)

    def compare_scores(self) -> None:
        """Every line of the final score, and who won."""
        lines = self.final()
        for seat, wanted in enumerate(score_rows(self.state)):
            got = dict(zip(at.SCORE_NAMES, map(int, lines[seat]), strict=True))
            if got != wanted:
                self.fail(f"scores of seat {seat} differ", wanted, got)


def choose(actions: Sequence[int], will: Random, hasty: float) -> int:
    """Any action; a hasty player claims or builds first, so that games are short and full."""
    if will.random() < hasty:
        best = [action for action in actions if action < at.STATION]
        best = best or [action for action in actions if action < at.KEEP]
        if will.random() < 0.1:
            best = [action for action in actions if action == at.TICKETS]
        if best:
            return will.choice(best)
    return will.choice(actions)


def play_twice(found: Edition, seats: int, seed: int) -> int:
    """A whole game in both engines: how many decisions it had. Raises Differs."""
    will = Random(seed)
    hasty = will.choice((0.0, 0.5, 0.7, 0.9, 0.9, 1.0))
    twins = Twins(found, seats, seed)
    decisions = 0
    while not twins.state.over:
        actions, moves = twins.compare_moves()
        twins.play(choose(actions, will, hasty), moves, will)
        twins.compare_states()
        decisions += 1
        if decisions % 64 == 0 or twins.state.over:
            assert twins.mirror.true()
    if twins.legal():
        twins.fail("the game is over", [], twins.legal())
    twins.compare_scores()
    return decisions
