"""Every rule that a rulebook tells has a test named by it, and is told in every language."""

import pytest

from .proofs import campaign_ids, languages, named_tests, proofs, rule_ids, texts

PROVED = proofs()
SETTLED = {f"x_{n:02}" for n in range(1, 14)}
"""Cases settled in advance: what two rules do together. They have tests, and no text."""


@pytest.mark.parametrize("rule", PROVED)
def test_a_test_is_named_by_it(rule: str) -> None:
    assert any("::" in proof for proof in PROVED[rule])


def test_no_rule_is_told_twice() -> None:
    told = [*rule_ids(), *campaign_ids()]
    assert [rule for rule in set(told) if told.count(rule) > 1] == []


def test_no_test_is_named_by_an_unknown_rule() -> None:
    known = {*rule_ids(), *campaign_ids()} | SETTLED
    assert [test for rule, test in named_tests() if rule not in known] == []


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_every_rule(language: str) -> None:
    assert texts(language) == texts("en")


def test_the_rulebooks_are_whole() -> None:
    assert len(texts("en")["europe"]) == 41
    assert len(texts("en")["new_york"]) == 17
    assert len([rule for rule in texts("en")["legends"] if rule[0] == "L"]) == 37
