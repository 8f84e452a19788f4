"""One choice of a policy, for whoever wants to look at it move by move."""

from whistlestop.turbo.doors import law_at, scratch_at, state_at
from whistlestop.turbo.jit import entry
from whistlestop.turbo.layout import Scratch
from whistlestop.turbo.moves import legal_mask
from whistlestop.turbo.policies import NAMES, choose
from whistlestop.turbo.records import Words


@entry
def choose_one(state: Words, law: Words, policy: int, work: Words) -> int:
    """The action that a policy chooses now."""
    found, rules = state_at(state, 0), law_at(law, 0)
    return choose(found, rules, legal_mask(found, rules), policy, scratch_at(work, 0))


def policy_choice(state: Words, law: Words, policy: str) -> int:
    """The action that a policy chooses in a state."""
    return choose_one(state, law, NAMES.index(policy), Scratch.rows())
