"""Double routes: who may claim the second track (E-24, E-25; N-22; L-33)."""

from collections.abc import Mapping

from whistlestop.core.rule import Rule
from whistlestop.core.state import State
from whistlestop.core.view import View


class Groups(Rule):
    """Nobody holds two tracks of a group; with few players a claimed one closes the others.

    Where triple routes stay open, that is true of double ones only (L-33).
    """

    closed_up_to: int
    triples_stay_open: bool = False

    def closed(self, state: State | View, seat: int) -> Mapping[str, str]:
        """The other tracks of one's own routes (E-24) and, with few players, of all (E-25)."""
        twins = state.edition.board.twins
        few = len(state.players) <= self.closed_up_to
        owners, found = state.owners, {}
        for route in twins.keys() & owners.keys():
            owner = owners[route]
            stays = self.triples_stay_open and len(twins[route]) > 1
            if owner == seat or (few and not stays):
                for twin in twins[route]:
                    if owner == seat or twin not in found:
                        found[twin] = "twin-own" if owner == seat else "twin-closed"
        return found
