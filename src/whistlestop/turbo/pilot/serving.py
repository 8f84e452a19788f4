"""The doors to the pilot for Python. Rows of records go in; see `desk` for who holds them."""

from whistlestop.turbo.bits import plus, stirred
from whistlestop.turbo.doors import hidden_at, law_at, scratch_at, state_at
from whistlestop.turbo.jit import entry
from whistlestop.turbo.moves import legal_mask
from whistlestop.turbo.pilot.belief import belief_at, believe
from whistlestop.turbo.pilot.candidates import candidates
from whistlestop.turbo.pilot.foresight import foresee
from whistlestop.turbo.pilot.mind import mind_at
from whistlestop.turbo.pilot.pilot import pilot
from whistlestop.turbo.pilot.playouts import course_at, forget, keep_off, try_courses
from whistlestop.turbo.pilot.sharpening import suggest
from whistlestop.turbo.pilot.style import style_at
from whistlestop.turbo.pilot.worlds import deal_world
from whistlestop.turbo.records import Numbers, Words


@entry
def choice(state: Words, law: Words, seat: int, styles: Numbers, minds: Words) -> int:
    """What the pilot would do in a seat."""
    found, rules = state_at(state, 0), law_at(law, 0)
    mask = legal_mask(found, rules)
    return pilot(found, rules, mask, 1, style_at(styles, seat), mind_at(minds, seat))


@entry
def choices(state: Words, law: Words, seat: int, styles: Numbers, minds: Words, out: Words) -> int:
    """Write the actions worth thinking about, that one first; returns how many."""
    found, rules = state_at(state, 0), law_at(law, 0)
    mask = legal_mask(found, rules)
    return candidates(found, rules, mask, style_at(styles, seat), mind_at(minds, seat), out)


@entry
def measure(state: Words, law: Words, seat: int, belief: Words) -> None:
    """Note what the routes of others tell a seat about their tickets."""
    found, rules, about = state_at(state, 0), law_at(law, 0), belief_at(belief, 0)
    believe(found, rules, seat, about)
    suggest(found, rules, seat, about)


@entry
def look_ahead(
    known: Words,
    hidden: Words,
    law: Words,
    seat: int,
    seed: int,
    worlds: int,
    styles: Numbers,
    minds: Words,
    belief: Words,
    work: Words,
    world: Words,
) -> None:
    """Look at some worlds and note in the mind of a seat where others are likely to build."""
    hides, rules, about = hidden_at(hidden, 0), law_at(law, 0), belief_at(belief, 0)
    scratch = scratch_at(work, 0)
    foresee(known, hides, rules, seat, seed, worlds, styles, minds, about, scratch, world)


@entry
def imagine_world(
    known: Words,
    hidden: Words,
    law: Words,
    seat: int,
    seed: int,
    number: int,
    belief: Words,
    work: Words,
    world: Words,
) -> None:
    """Deal the world of that number."""
    hides, rules, about = hidden_at(hidden, 0), law_at(law, 0), belief_at(belief, 0)
    luck = stirred(plus(seed, number))
    deal_world(known, hides, rules, seat, luck, about, scratch_at(work, 0), world)


@entry
def try_out(
    world: Words,
    law: Words,
    seat: int,
    courses: Words,
    count: int,
    styles: Numbers,
    minds: Words,
    work: Words,
    scene: Words,
    lines: Words,
    out: Words,
) -> None:
    """Play some ways to go on out in a world; write what came of each."""
    rules, scratch = law_at(law, 0), scratch_at(work, 0)
    try_courses(world, rules, seat, courses, count, styles, minds, scratch, scene, lines, out)


@entry
def do_without(seat: int, courses: Words, minds: Words) -> None:
    """Let the plans of a seat do without what the first of some ways does without."""
    mind = mind_at(minds, seat)
    keep_off(mind, course_at(courses, 0))
    forget(mind)
