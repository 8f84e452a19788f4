"""Every decision that a sticker, an event, a person or a card asks for has its words."""

import re
from dataclasses import fields
from typing import Any

import pytest

from tests.campaign.effects import frontier
from tests.texts.messages import SHARED, messages
from tests.texts.test_texts import LANGUAGES, effects
from whistlestop.campaign.between.steps import PHASES
from whistlestop.campaign.decision import Decision
from whistlestop.core.cards import Payment
from whistlestop.editions import edition
from whistlestop.rules.turns import Pass
from whistlestop.texts.say import Speaker


def answers() -> dict[str, Any]:
    """The moves that stickers, events, people and cards bring, by their verbs."""
    return {move.verb: move for effect in effects() for move in effect.verbs}


ANSWERS: dict[str, Any] = {
    "thing": "EM-05",
    "city": "boston",
    "card": "red^pick",
    "colour": "red",
    "crate": "orange",
    "no": "105",
    "partner": "blue",
    "tickets": tuple(edition("legends").board.tickets)[:1],
    "payment": Payment(("red", "wild"), "red"),
}
"""Something to choose, by the field of a move that names it."""


def test_every_decision_of_a_card_has_its_words() -> None:
    """In the browser by `move-` and `ask-`; what is an action of the turn has a button instead."""
    for verb in answers():
        assert f"move-{verb}" in messages(SHARED / "en.ftl"), verb
        asked = {f"ask-{verb}", f"verb-{verb}", "ask-keep" if verb == "under" else ""}
        assert asked & messages(SHARED / "en.ftl").keys(), verb
    for decision in PHASES:
        if issubclass(decision, Decision) and decision.verbs:
            assert f"campaign-asked-{decision.kind}" in messages(SHARED / "en.ftl"), decision
            for move in decision.verbs:
                assert f"campaign-move-{move.verb}" in messages(SHARED / "en.ftl"), move


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", answers())
def test_every_decision_of_a_card_is_offered_in_words(lang: str, verb: str) -> None:
    speaker, move = Speaker(edition("legends"), lang, ("Ana", "Bo")), answers()[verb]
    spoken = speaker.choice(move(*(ANSWERS[field.name] for field in fields(move))))
    assert spoken
    raw = "" if lang == "en" else r"|\b(?:red|blue|orange|boston)\b"
    assert not re.search(f"[{{}}]|None{raw}", spoken)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_special_ways_to_pay_have_words(lang: str) -> None:
    speaker = Speaker(edition("legends"), lang, ("Ana", "Bo"))
    night, paid = speaker.way("by night"), speaker.way("for $3")
    assert (night == "by night") == (lang == "en")
    assert "$3" in paid
    assert speaker.way("") == ""
    assert speaker.way("by night for $3") == speaker.listed([night, paid])


def test_people_and_postcards_are_named_in_ways_to_pay() -> None:
    hired = Speaker(frontier.hired("EM-10").state.edition, "en", ("Ana", "Bo"))
    assert hired.way("with EM-10") == "with Marguerite Lavallée"
    held = Speaker(frontier.held("126").state.edition, "en", ("Ana", "Bo"))
    assert held.way("with 126 by night") == "with Borrowed Saddle, by night"


def test_nobody_is_a_partner_too_and_a_move_without_words_has_none() -> None:
    speaker = Speaker(edition("legends"), "en", ("Ana", "Bo"))
    assert speaker.choice(answers()["partner"]("none")) == "Name: nobody"
    assert speaker.choice(answers()["partner"]("blue")) == "Name: Bo"
    assert speaker.choice(Pass()) == ""
