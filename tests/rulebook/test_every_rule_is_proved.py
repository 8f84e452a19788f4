"""Every rule that a rulebook tells has a test named by it, and is told in every language."""

import pytest

from .proofs import SETTLED, campaign_ids, languages, named_tests, proofs, rule_ids, texts

PROVED = proofs()


@pytest.mark.parametrize("rule", PROVED)
def test_a_test_is_named_by_it(rule: str) -> None:
    assert any("::" in proof for proof in PROVED[rule])


def test_no_rule_is_told_twice() -> None:
    told = [*rule_ids(), *campaign_ids()]
    assert [rule for rule in set(told) if told.count(rule) > 1] == []


def test_no_test_is_named_by_an_unknown_rule() -> None:
    known = {*rule_ids(), *campaign_ids(), *SETTLED}
    assert [test for rule, test in named_tests() if rule not in known] == []


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_every_rule(language: str) -> None:
    assert texts(language) == texts("en")


def test_the_rulebooks_are_whole() -> None:
    assert len(texts("en")["europe"]) == 43
    assert len(texts("en")["new_york"]) == 18
    assert len([rule for rule in texts("en")["legends"] if rule[0] == "L"]) == 39


@pytest.mark.parametrize(
    ("prefix", "count"),
    [("EV-", 40), ("EM-", 18), ("PL-", 10), ("PC-", 77), ("box ", 8), ("choice ", 5)],
)
def test_the_campaign_is_whole(prefix: str, count: int) -> None:
    assert len([rule for rule in campaign_ids() if rule.startswith(prefix)]) == count


def test_every_sticker_tells_its_rules() -> None:
    letters = {rule[0] for rule in campaign_ids() if rule[1:2] == "." and rule[2:].isdigit()}
    assert letters == set("ABCDEFGHIJKLMNOPQRSTUV")
    assert {rule for rule in campaign_ids() if rule.startswith("finale ")} == {
        "finale lantern",
        "finale hands",
        "finale ledger",
    }
