"""A compiled game beside a readable one: the same moves and cards, held equal at every moment."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

import numpy as np

from whistlestop.core.chance import Chance
from whistlestop.core.edition import Edition
from whistlestop.core.game import Step, legal, play, standings
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.notation import format_move
from whistlestop.rules.tunnels import Tunnel
from whistlestop.rules.turns import Clock
from whistlestop.turbo import Differs
from whistlestop.turbo.actions import describe, tree
from whistlestop.turbo.game import Game
from whistlestop.turbo.law import Unsupported, law
from whistlestop.turbo.layout import SCORE_NAMES
from whistlestop.turbo.luck import GAMMA, WORD, SplitMix

T = TypeVar("T")
Pick = tuple[int, int, int]
"""What was picked: the weights before it, its own, and all of them."""

HALF = 1 << 32
MOST = 1 << 30
"""Compiled code counts in words: a position may state greater numbers."""
TRIED = 1 << 18
"""Seeds looked at together."""
ROUNDS = 32


class Noting:
    """Another's luck, with a note of what it picked."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.picks: list[Pick] = []

    def pick(self, options: Sequence[T], weights: Sequence[int]) -> T:
        """What the other picks."""
        found = self.chance.pick(options, weights)
        place = list(options).index(found)
        self.picks.append((sum(weights[:place]), weights[place], sum(weights)))
        return found


def seed_for(picks: Sequence[Pick]) -> int | None:
    """A seed of compiled luck whose next picks are these; None where the search ends without one.

    Each number of splitmix64 can be traced back to the seed, so the rarest pick costs nothing:
    among the seeds that make it, one is looked for that makes the others, too.

    >>> luck = SplitMix(seed_for([(2, 1, 3), (0, 1, 3)]))
    >>> luck.pick("abc", (1, 1, 1)), luck.pick("abc", (1, 1, 1))
    ('c', 'a')
    """
    order = sorted(range(len(picks)), key=lambda at: picks[at][1] / picks[at][2])
    if not order:
        return 0
    rarest, others = order[0], [at for at in order[1:] if picks[at][1] < picks[at][2]]
    low, weight, total = picks[rarest]
    least, end = -(-low * HALF // total), -(-(low + weight) * HALF // total)
    for part in range(ROUNDS):
        number = np.arange(part * TRIED, (part + 1) * TRIED, dtype=np.uint64)
        high = np.uint64(least) + number * np.uint64(GAMMA) % np.uint64(end - least)
        seeds = _traced_back(high << np.uint64(32) | number) - _step(rarest + 1)
        seeds = seeds[seeds < np.uint64(1 << 63)]
        for at in others:
            first, width, of = picks[at]
            place = (_stirred(seeds + _step(at + 1)) >> np.uint64(32)) * np.uint64(of)
            place >>= np.uint64(32)
            seeds = seeds[(place >= np.uint64(first)) & (place < np.uint64(first + width))]
        if len(seeds):
            return int(seeds[0])
    return None


def _step(count: int) -> np.uint64:
    return np.uint64(GAMMA * count & WORD)


def _stirred(z: Any) -> Any:
    """The numbers that splitmix64 makes of its states."""
    z = (z ^ z >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ z >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return z ^ z >> np.uint64(31)


def _traced_back(z: Any) -> Any:
    """The states of which splitmix64 makes these numbers."""
    z = z ^ z >> np.uint64(31) ^ z >> np.uint64(62)
    z = z * np.uint64(pow(0x94D049BB133111EB, -1, 1 << 64))
    z = z ^ z >> np.uint64(27) ^ z >> np.uint64(54)
    z = z * np.uint64(pow(0xBF58476D1CE4E5B9, -1, 1 << 64))
    return z ^ z >> np.uint64(30) ^ z >> np.uint64(60)


def score_rows(state: State) -> list[dict[str, int]]:
    """The final score as compiled code writes it: for each seat a number for each of its names."""
    final = standings(state)
    rows = []
    for seat in range(len(state.players)):
        row = {name: final.line(seat, name).points for name in SCORE_NAMES}
        row["total"] = final.totals[seat]
        row["completed"] = final.line(seat, "tickets").tie
        row["won"] = int(seat in final.winners)
        row["path"] = dict(final.line(seat, "longest").items).get("length", 0)
        rows.append(row)
    return rows


class Twin:
    """Follows a readable game in compiled code and raises Differs where they are not the same.

    `missed` tells what compiled code could not play, and why: it goes on from the position that
    came of it.
    """

    def __init__(self, edition: Edition) -> None:
        self.law = law(edition)
        self.missed: list[str] = []
        self._state: State | None = None
        self._game: Game | None = None

    def look(self, state: State) -> None:
        """Are the legal actions, the scores and the state the same?"""
        if state is self._state:
            return
        self._state = self._game = game = None
        try:
            if any(abs(player.points) > MOST for player in state.players):
                raise Unsupported(f"points beyond {MOST} do not fit")
            game = Game.of(state)
        except Unsupported as error:
            self._miss(str(error))
        else:
            self._compare(game, state)
        self._state, self._game = state, game

    def play(self, state: State, move: Move, chance: Chance, seat: int | None = None) -> Step:
        """`play`, in both engines."""
        self.look(state)
        noting = Noting(chance)
        step = play(state, move, noting, seat)
        game, self._state = self._game, None
        if game is not None and self._follow(game, state, move, seat, noting.picks, step.state):
            self._state = step.state
        self.look(step.state)
        return step

    def _follow(
        self,
        game: Game,
        state: State,
        move: Move,
        seat: int | None,
        picks: Sequence[Pick],
        after: State,
    ) -> bool:
        """Make the move there, too, if that can be done."""
        way = self._way(state, move)
        seed = seed_for(picks)
        if seat not in (None, state.turn):
            self._miss("compiled code asks the seats one after the other", move)
        elif not way:
            self._miss("compiled code pays with the fewest wild cards", move)
        elif seed is None:
            self._miss(f"no luck was found that brings these {len(picks)} cards", move)
            self._take(game, way, 1)
            self._compare(game, play(state, move, SplitMix(1), seat).state)
        else:
            self._take(game, way, seed)
            self._compare(game, after)
            return True
        return False

    def _way(self, state: State, move: Move) -> Sequence[tuple[int, Sequence[int]]]:
        """The actions that make a move, each with those that are legal beside it."""
        found = tree(self.law, state, legal(state))
        for action, way in found.items():
            if not isinstance(way, dict):
                if way == move:
                    return [(action, sorted(found))]
                continue
            for colour, paid in way.items():
                if paid == move:
                    return [(action, sorted(found)), (colour, sorted(way))]
        return ()

    def _take(self, game: Game, way: Sequence[tuple[int, Sequence[int]]], seed: int) -> None:
        game.reseed(seed)
        for action, beside in way:
            self._same("legal actions", self._told(beside), self._told(game.legal()))
            game.apply(action)

    def _compare(self, game: Game, state: State) -> None:
        wanted = self._told(sorted(tree(self.law, state, legal(state))))
        self._same("legal actions", wanted, self._told(game.legal()))
        for seat, (row, line) in enumerate(zip(score_rows(state), game.scores(), strict=True)):
            for name, points in zip(SCORE_NAMES, map(int, line), strict=True):
                self._same(f"{name} of seat {seat}", row[name], points)
        ours, other = _plain(state), _plain(game.state())
        for name, one, two in zip(State._fields, ours, other, strict=True):
            self._same(name, one, two)

    def _same(self, what: str, readable: Any, compiled: Any) -> None:
        if readable != compiled:
            raise Differs(f"{what}: {readable} by the rules, {compiled} in compiled code")

    def _told(self, actions: Sequence[int]) -> list[str]:
        return [describe(self.law, action) for action in actions]

    def _miss(self, why: str, move: Move | None = None) -> None:
        self.missed.append(f"{format_move(move)}: {why}" if move else why)


def _plain(state: State) -> State:
    """A state without the orders that mean nothing, and without a clock once it has stopped.

    What was seen of tickets put back is no part of the law: compiled code is told where it deals
    worlds.
    """
    parts = {kind: part for kind, part in state.parts.items() if state.phases or kind != Clock}
    return state._replace(
        row=tuple(sorted(state.row)),
        loose=tuple(sorted(state.loose)),
        traces=(),
        box=tuple(sorted(state.box, key=str)),
        players=tuple(p._replace(tickets=tuple(sorted(p.tickets))) for p in state.players),
        phases=tuple(
            replace(phase, revealed=tuple(sorted(phase.revealed)))
            if isinstance(phase, Tunnel)
            else phase
            for phase in state.phases
        ),
        parts=parts,
    )
