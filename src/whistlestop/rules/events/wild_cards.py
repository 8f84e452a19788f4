"""An event that makes a face-up wild card an ordinary one (EV-05)."""

from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.rules.newspapers import Headline


class WildIsACard(Headline):
    """In the draw action a face-up wild card may be any of the cards, and is no more than one."""

    effect = "wild-is-a-card"

    def wild_is_a_card(self, state: State | View, seat: int) -> bool:
        """For everybody, while it is current."""
        return self.on(state)
