"""The coach in the terminal: asked, always, or off."""

from pathlib import Path

import pytest

from tests.terminal.scripted import Scripted, begin
from whistlestop.coach import Budget
from whistlestop.terminal import coaching
from whistlestop.texts import languages


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    show = coaching.show
    monkeypatch.setattr(coaching, "show", lambda booth, menu: show(booth, menu, Budget(40, None)))


def test_the_coach_speaks_when_asked(tmp_path: Path) -> None:
    found = Scripted(begin(tmp_path), ["coach", "1 2", "coach", "quit"])
    text = found.run()
    assert text.count("The coach suggests") == 2
    first = found.after("coach")
    assert "keep " in first
    assert "wins " in first
    assert "games played to their end in thought" in first


def test_the_numbers_it_names_make_the_moves(tmp_path: Path) -> None:
    session = begin(tmp_path)
    found = Scripted(session, ["coach", "quit"])
    found.run()
    numbers = found.text.split("The coach suggests", 1)[1].splitlines()[1].split("keep")[0]
    Scripted(session, [numbers.strip(), "quit"]).run()
    assert len(session.state.players[0].tickets) == len(numbers.split())


def test_always_and_off(tmp_path: Path) -> None:
    always = Scripted(begin(tmp_path), ["1 2", "1", "quit"])
    always.booth.coach = "always"
    assert always.run().count("The coach suggests") == 3
    (tmp_path / "off").mkdir()
    off = Scripted(begin(tmp_path / "off"), ["coach", "quit"])
    off.booth.coach = "off"
    text = off.run()
    assert "The coach is switched off in this game." in text
    assert "The coach suggests" not in text


@pytest.mark.parametrize("lang", languages())
def test_the_coach_speaks_every_language(tmp_path: Path, lang: str) -> None:
    found = Scripted(begin(tmp_path, "new_york", lang=lang), ["?", "coach", "1", "coach", "quit"])
    heads = {"en": "The coach suggests", "zh-Hans": "教练的建议", "zh-Hant": "教練的建議"}
    assert found.run().count(heads[lang]) == 2


def test_other_modes_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot be 'loud'; there are: off, ask, always"):
        coaching.check_mode("loud")
