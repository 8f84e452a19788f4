"""Playouts: worlds played to their end by pilots, to see what an action leads to.

The luck of a turn depends on the world and the turn alone (common random numbers), so that two
actions tried in one world differ by what they lead to.
"""

from whistlestop.turbo.bits import plus, stirred
from whistlestop.turbo.doors import copy_row, line_at, state_at
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import OVER, TURN_PHASE, FlatLaw, FlatState, Scratch
from whistlestop.turbo.moves import apply, legal_mask
from whistlestop.turbo.pilot.mind import Mind, mind_at
from whistlestop.turbo.pilot.pilot import pilot
from whistlestop.turbo.pilot.style import style_at
from whistlestop.turbo.records import Numbers, Record, Words, opened, word, words
from whistlestop.turbo.scoring import final_scores

EVERY = 6
"""How many turns a plan lasts in a playout."""
LONG = 500
"""A playout of more turns than any game needs is not waited for: it counts as it stands."""


class Course(Record):
    """A way to go on."""

    first = word()
    """Up to two actions (-1: none)."""
    second = word()
    avoid = words(2)
    """The routes that its plans do without, and the tickets."""
    ignore = word()
    style = word()
    """The style in which it is gone (beyond those of the seats; -1: its own)."""


class Outcome(Record):
    """What came of a playout."""

    win = word()
    """The share of the win in thousandths, points ahead of the best other, own points."""
    margin = word()
    score = word()


course_at, outcome_at = opened(Course), opened(Outcome)

R_WIN, R_MARGIN, R_SCORE = range(Outcome.size)
"""The columns of outcomes."""


@native
def forget(mind: Mind) -> None:
    """Keep no plan in mind."""
    memory = mind.memory
    memory.known, memory.no_tickets, memory.age, memory.targets_turn = 0, 0, 0, 0


@native
def play_out(
    state: FlatState,
    law: FlatLaw,
    viewer: int,
    course: Course,
    styles: Numbers,
    minds: Words,
) -> None:
    """Make up to two actions happen and play on to the end, the viewer in the style of the course,
    others in those of their seats."""
    for seat in range(state.players):
        forget(mind_at(minds, seat))
    if course.first >= 0:
        apply(state, law, course.first)
    if course.second >= 0:
        apply(state, law, course.second)
    own = viewer if course.style < 0 else state.players + course.style
    state.turns = 0  # they count from here, whichever engine made the move
    turn = 0
    while state.phase != OVER and turn < LONG:
        if state.phase == TURN_PHASE:
            # The luck of a turn does not depend on how many cards were drawn before it.
            turn += 1
            state.rng = stirred(plus(state.will, turn))
        seat, mask = state.turn, legal_mask(state, law)
        style = style_at(styles, own if seat == viewer else seat)
        apply(state, law, pilot(state, law, mask, EVERY, style, mind_at(minds, seat)))


@native
def keep_off(mind: Mind, course: Course) -> None:
    """Let plans do without what a way to go on does without."""
    mind.avoid[0], mind.avoid[1] = course.avoid[0], course.avoid[1]
    mind.ignore = course.ignore


@native
def try_courses(
    world: Words,
    law: FlatLaw,
    viewer: int,
    courses: Words,
    count: int,
    styles: Numbers,
    minds: Words,
    work: Scratch,
    scene: Words,
    lines: Words,
    out: Words,
) -> None:
    """Play ways to go on out in a world, with the same luck."""
    mind = mind_at(minds, viewer)
    for which in range(count):
        copy_row(world, scene)
        state, course = state_at(scene, 0), course_at(courses, which)
        keep_off(mind, course)
        play_out(state, law, viewer, course, styles, minds)
        final_scores(state, law, work, lines, 0)
        winners, best = 0, -(1 << 30)
        for seat in range(state.players):
            winners += line_at(lines, seat).won
            if seat != viewer:
                best = max(best, line_at(lines, seat).total)
        outcome, mine = outcome_at(out, which), line_at(lines, viewer)
        outcome.win = 1000 * mine.won // winners
        outcome.margin = mine.total - best
        outcome.score = mine.total
    mind.avoid[0], mind.avoid[1], mind.ignore = 0, 0, 0
