"""Asking the pilot about a view: what it would do, knowing what the view's seat knows."""

from whistlestop.core.view import View
from whistlestop.turbo import layout as at
from whistlestop.turbo.flat import flatten
from whistlestop.turbo.jit import entry
from whistlestop.turbo.law import Law, Words
from whistlestop.turbo.moves import apply, legal_mask
from whistlestop.turbo.pilot.pilot import pilot


def knowledge(law: Law, view: View) -> Words:
    """A view as a flat state: what its seat does not know is not in it, only how much there is.

    Tickets of the deck are counted in the places of the first ones, and cards of the deck are
    counted only.
    """
    words = flatten(law, view)
    assert view.seat is not None
    words[at.TURN] = view.seat
    words[at.DECK_N] = view.deck
    words[at.LOOSE] = (1 << view.loose) - 1
    return words


@entry
def ask(state: Words, law: Words, style: Words, mind: Words) -> int:
    """The action of the seat to move."""
    return pilot(state, law, legal_mask(state, law), True, style, mind)


@entry
def choose_route(state: Words, law: Words, action: int) -> None:
    """Choose what to pay for, so that the colour can be asked for."""
    apply(state, law, action)
