"""An event that makes some cities small (EV-02)."""

from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.rules.large_cities import Surveyor
from whistlestop.rules.newspapers import Headline


class Fog(Headline, Surveyor):
    """Cities with a trait do not count as large in step 12."""

    effect = "fog"
    trait: str

    def large(self, state: State | View, seat: int, city: str, large: bool) -> bool:
        """Not while the fog lasts."""
        hidden = self.on(state) and state.edition.board.cities[city].traits.get(self.trait)
        return large and not hidden
