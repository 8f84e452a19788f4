"""Limits: how often somebody may ask, counted by buckets that fill again with time."""

from collections.abc import Callable
from time import monotonic


class Bucket:
    """Holds so many coins and gains so many a second; each request takes one."""

    __slots__ = ("_coins", "_most", "_now", "_rate", "_seen")

    def __init__(self, rate: float, most: float, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._most = most
        self._coins = most
        self._now = now
        self._seen = now()

    def take(self) -> bool:
        """Take a coin, if there is one."""
        now = self._now()
        self._coins = min(self._most, self._coins + (now - self._seen) * self._rate)
        self._seen = now
        if self._coins < 1:
            return False
        self._coins -= 1
        return True

    @property
    def full(self) -> bool:
        """Has it not been used for so long that it may be forgotten?"""
        return self._coins + (self._now() - self._seen) * self._rate >= self._most


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    MANY = 10_000

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._found: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take a coin of an address."""
        bucket = self._found.get(address)
        if bucket is None:
            if len(self._found) >= self.MANY:
                self._found = {a: b for a, b in self._found.items() if not b.full}
            bucket = self._found[address] = Bucket(self._rate, self._most)
        return bucket.take()
