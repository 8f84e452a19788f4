"""Every scenario runs, is named as its file, and proves rules that exist."""

from pathlib import Path

import pytest

from whistlestop import scenario

from .proofs import campaign_ids, rule_ids, scenarios


def _name(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("path", scenarios(), ids=_name)
def test_it_holds(path: Path) -> None:
    scenario.run(scenario.load(path))


@pytest.mark.parametrize("path", scenarios(), ids=_name)
def test_it_is_named_as_its_file_and_by_its_rules(path: Path) -> None:
    told = scenario.load(path)
    assert told["id"] == path.stem
    assert told["rules"]
    assert set(told["rules"]) <= {*rule_ids(), *campaign_ids()}
    assert any(path.stem.startswith(f"{rule}-") for rule in told["rules"])


@pytest.mark.parametrize("path", scenarios(), ids=_name)
def test_it_asks_something(path: Path) -> None:
    asked = {"expect", "illegal", "legal", "not_legal", "only"}
    assert any(asked & step.keys() for step in scenario.load(path)["steps"])
