"""The clock of a room: how long each seat may still think."""

from collections.abc import Callable, Collection
from time import monotonic


class Clock:
    """Time for each decision ("move"), in all ("game"), or none. Bots are not timed."""

    def __init__(
        self,
        kind: str,
        seconds: int,
        left: list[float],
        now: Callable[[], float] = monotonic,
    ) -> None:
        self.kind = kind
        self.seconds = seconds
        # A decision that was open when the server went down has all its time again.
        self._left = [float(seconds)] * len(left) if kind == "move" else list(left)
        self._now = now
        self._since: dict[int, float] = {}

    @property
    def timed(self) -> bool:
        """Does any time run at all?"""
        return self.kind != "none"

    def left(self) -> list[float]:
        """The seconds of each seat at this moment."""
        now = self._now()
        return [
            max(0.0, round(left - (now - self._since.get(seat, now)), 3))
            for seat, left in enumerate(self._left)
        ]

    def run(self, seats: Collection[int], moved: int | None = None) -> None:
        """From now on these seats are to decide; `moved` has just done so."""
        if not self.timed:
            return
        now = self._now()
        for seat in list(self._since):
            if seat not in seats or seat == moved:
                spent = now - self._since.pop(seat)
                self._left[seat] = (
                    self.seconds if self.kind == "move" else max(0.0, self._left[seat] - spent)
                )
        for seat in seats:
            self._since.setdefault(seat, now)

    def deadline(self) -> tuple[float, int] | None:
        """In how many seconds whose time is out, if anybody's runs."""
        if not self._since:
            return None
        now = self._now()
        return min((self._left[s] - (now - since), s) for s, since in self._since.items())
