"""Advice: the options of a view as data, with reasons."""

from typing import Any

import pytest

from whistlestop.bots.advice import advise
from whistlestop.core.chance import Seeded
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.notation import format_move, read_position
from whistlestop.turbo.jit import available

CALM = ["red", "white", "blue", "black", "orange"]


def position(**told: Any) -> State:
    return read_position(edition("europe"), 2, told, Seeded("p"))


def test_advice_tells_plan_options_and_reasons() -> None:
    state = position(
        tickets=[["athina-angora"], []],
        routes={"angora-smyrna": 0},
        hands=[{"purple": 1, "wild": 1, "red": 3}, {}],
        row=CALM,
    )
    view = observe(state, 0)
    found = advise(view, seconds=1e9, playouts=40)
    assert found.outlook.planned == ("athina-angora",)
    assert found.outlook.routes
    assert set(found.outlook.serves.values()) == {("athina-angora",)}
    best = found.options[0]
    assert best.move in view.moves
    assert best.reasons
    if available():
        assert len(found.options) > 3
        assert best.win is not None
        assert 0 <= best.win <= 1
        assert all(option.move in view.moves for option in found.options)
        assert {r.key for option in found.options for r in option.reasons} >= {"needed", "blind"}
        claims = [o for o in found.options if format_move(o.move).startswith("claim athina-smyrna")]
        assert "points" in {r.key for r in claims[0].reasons}


def test_odds_of_a_tunnel_grow_with_cards_to_spare() -> None:
    state = position(
        tickets=[["sofia-smyrna"], []],
        routes={"constantinople-sofia": 0},
        hands=[{"green": 5}, {}],
        row=CALM,
    )
    found = advise(observe(state, 0), seconds=1e9, playouts=20)
    told = [r for option in found.options for r in option.reasons if r.key == "tunnel"]
    assert told
    odds: dict[str, tuple[float, ...]] = told[0].facts["odds"]  # type: ignore[assignment]
    assert list(odds["green"]) == sorted(odds["green"])
    assert odds["green"][-1] == pytest.approx(1)
    assert odds["wild"][0] > odds["green"][0]
