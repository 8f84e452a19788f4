"""One choice of a policy, for whoever wants to look at it move by move."""

import numpy as np

from whistlestop.turbo import layout as at
from whistlestop.turbo.jit import entry
from whistlestop.turbo.law import Words
from whistlestop.turbo.moves import legal_mask
from whistlestop.turbo.policies import NAMES, choose


@entry
def choose_one(state: Words, law: Words, policy: int, work: Words) -> int:
    """The action that a policy chooses now."""
    return choose(state, law, legal_mask(state, law), policy, work)


def policy_choice(state: Words, law: Words, policy: str) -> int:
    """The action that a policy chooses in a state."""
    return choose_one(state, law, NAMES.index(policy), np.zeros(at.SCRATCH, np.int64))
