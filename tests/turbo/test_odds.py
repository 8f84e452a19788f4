"""The compiled odds of a tunnel are those that insight tells."""

from math import isclose
from typing import Any

from whistlestop.insight.odds import matching
from whistlestop.turbo.odds import tunnel_odds

PLAIN: Any = getattr(tunnel_odds, "py_func", tunnel_odds)


def test_the_odds_of_a_tunnel_are_exact() -> None:
    for total in range(41):
        for fit in range(total + 1):
            chances = matching(fit, total)
            for spare in range(5):
                told = sum(chances[: spare + 1])
                assert isclose(PLAIN(fit, total, spare), told, abs_tol=1e-12), (fit, total, spare)


def test_no_card_is_turned_up_twice() -> None:
    assert isclose(PLAIN(3, 6, 0), 1 / 20)
    assert isclose(PLAIN(3, 6, 2), 19 / 20)
    assert isclose(PLAIN(1, 2, 0), 0.0, abs_tol=1e-12)
    assert PLAIN(2, 2, 2) == PLAIN(0, 0, 0) == 1
