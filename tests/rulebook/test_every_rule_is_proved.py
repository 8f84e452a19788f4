"""Every rule that a rulebook tells has a test named by it, and is told in every language."""

import pytest

from .proofs import languages, named_tests, proofs, rule_ids, texts

PROVED = proofs()


@pytest.mark.parametrize("rule", PROVED)
def test_a_test_is_named_by_it(rule: str) -> None:
    assert any("::" in proof for proof in PROVED[rule])


def test_no_rule_is_told_twice() -> None:
    assert len(rule_ids()) == len(set(rule_ids()))


def test_no_test_is_named_by_an_unknown_rule() -> None:
    assert {rule for rule, _ in named_tests()} <= set(rule_ids())


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_every_rule(language: str) -> None:
    assert texts(language) == texts("en")


def test_both_rulebooks_are_whole() -> None:
    assert len(texts("en")["europe"]) == 41
    assert len(texts("en")["new_york"]) == 17
