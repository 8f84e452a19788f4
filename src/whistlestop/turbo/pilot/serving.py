"""The one door to the pilot for Python: compiled as a whole, because it all hangs together."""

from whistlestop.turbo.bits import plus, stirred
from whistlestop.turbo.jit import entry
from whistlestop.turbo.law import Numbers, Words
from whistlestop.turbo.moves import apply, legal_mask
from whistlestop.turbo.pilot.belief import believe
from whistlestop.turbo.pilot.candidates import candidates
from whistlestop.turbo.pilot.foresight import foresee
from whistlestop.turbo.pilot.pilot import pilot
from whistlestop.turbo.pilot.playouts import forget, keep_off, try_actions
from whistlestop.turbo.pilot.sharpening import suggest
from whistlestop.turbo.pilot.worlds import deal_world

ASK = 0
"""What the pilot would do: returns the action."""
APPLY = 1
"""Make the action `seed` happen."""
LIST = 2
"""Note the actions worth thinking about in `out`; returns how many."""
BELIEVE = 3
"""Note in `room` what the routes of others tell about their tickets."""
FORESEE = 4
"""Look at `count` worlds and note in the viewer's mind where others are likely to build."""
DEAL = 5
"""Deal the world number `count` into `world`."""
TRY = 6
"""Play `count` ways to go on, of `actions`, out in `world`; results into `out`."""
KEEP_OFF = 7
"""Let the viewer's plans do without what the first way of `actions` does without."""


@entry
def serve(
    job: int,
    state: Words,
    hidden: Words,
    law: Words,
    viewer: int,
    actions: Words,
    count: int,
    seed: int,
    styles: Numbers,
    minds: Words,
    room: Words,
    work: Words,
    world: Words,
    scene: Words,
    out: Words,
) -> int:
    """Do one of the jobs above."""
    if job == APPLY:
        apply(state, law, seed)
    elif job == BELIEVE:
        believe(state, law, viewer, room)
        suggest(state, law, viewer, room)
    elif job == FORESEE:
        foresee(state, hidden, law, viewer, seed, count, styles, minds, room, work, world)
    elif job == DEAL:
        deal_world(state, hidden, law, viewer, stirred(plus(seed, count)), room, work, world)
    elif job == LIST:
        return candidates(state, law, legal_mask(state, law), styles[viewer], minds[viewer], out)
    elif job == TRY:
        try_actions(world, law, viewer, actions, count, styles, minds, work, scene, out)
    elif job == KEEP_OFF:
        keep_off(minds[viewer], actions)
        forget(minds[viewer])
    else:
        return pilot(state, law, legal_mask(state, law), 1, styles[viewer], minds[viewer])
    return 0
