"""Texts: complete in every language, none missing, none left over, and all of them can be said."""

import re
from typing import Any

import pytest

from tests.campaign.effects.frontier import all_boxes
from tests.campaign.effects.story import whole_story
from tests.campaign.effects.tables import CampaignTrial, mail
from tests.rulebook.proofs import rule_ids
from tests.rulebook.tables import random_game
from tests.rulebook.test_refusals import CASES, refuse
from tests.texts.messages import SHARED, begun, files, messages, plain, sources
from whistlestop.campaign.registry import known
from whistlestop.core.cards import colour_of, symbol_of
from whistlestop.core.event import Event
from whistlestop.core.game import GameBegan, scores
from whistlestop.editions import edition, names
from whistlestop.notation.text import verbs
from whistlestop.rules.deck import CardDrawn
from whistlestop.rules.effects import Effect
from whistlestop.rules.tickets import TicketsDealt, TicketsKept, TicketsOffered
from whistlestop.texts import Texts, check_language, languages
from whistlestop.texts.rulebook import rulebook
from whistlestop.texts.say import Speaker

LANGUAGES = languages()
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
FILES = [file for _, file in files()]
COUNTS = (0, 1, 2, 5, 12)
WORDS = {
    key.removeprefix("word-") for file in FILES for key in messages(file) if key.startswith("word-")
}


def effects() -> list[type[Effect]]:
    """What stickers, events, people and cards can do; not what only a test does."""
    return [kind for kind in known().values() if kind.__module__.startswith("whistlestop.")]


NAMED = [pytest.param(file, id=file.parent.name) for file in FILES]
every_file = pytest.mark.parametrize("file", NAMED)


def test_three_languages() -> None:
    assert LANGUAGES == ("en", "zh-Hans", "zh-Hant")
    with pytest.raises(ValueError, match="no language is called 'tlh'; there are: en, zh-Hans"):
        check_language("tlh")
    with pytest.raises(ValueError, match="no language is called 'tlh'"):
        Texts("tlh")


@every_file
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_says_the_same_things(file: Any, lang: str) -> None:
    english, other = messages(file), messages(file.with_name(f"{lang}.ftl"))
    assert list(other) == list(english), "the same messages, in the same order"


@every_file
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_uses_the_same_facts(file: Any, lang: str) -> None:
    english, other = messages(file), messages(file.with_name(f"{lang}.ftl"))
    for key, facts in english.items():
        # What a game tells must be passed on; an edition's own words may be left out.
        assert plain(other[key]) - WORDS == plain(facts) - WORDS, key


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(name: str, lang: str) -> None:
    texts = Texts(lang, edition(name))
    source = (SHARED / f"{lang}.ftl").read_text("utf-8")
    selecting = set(re.findall(r"\{ *\$(\w+) *->", source))
    for key, facts in messages(SHARED / f"{lang}.ftl").items():
        asked = facts - WORDS
        lent = dict.fromkeys(WORDS - texts.words.keys(), "word")  # words of another edition
        for number in COUNTS:
            spoken = texts(key, **lent, **dict.fromkeys(asked, number))
            assert spoken.strip() or key == "ui-join", key
            assert "{" not in spoken
        spoken = texts(key, **lent, **{fact: f"<{fact}>" for fact in asked})
        for fact in asked - selecting:
            assert f"<{fact}>" in spoken, key


def test_a_text_that_is_not_there_and_a_fact_that_is_missing() -> None:
    texts = Texts("en", edition("europe"))
    with pytest.raises(KeyError, match="no text 'why-not' in en"):
        texts("why-not")
    with pytest.raises(KeyError, match="text 'why-route-taken' in en"):
        texts("why-route-taken", player="Ana")


# None is missing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "key"), [(name, key) for name in CASES for key in CASES[name]])
def test_every_refusal_is_said_with_its_rule(lang: str, name: str, key: str) -> None:
    refusal = refuse(name, CASES[name][key])
    assert refusal is not None
    speaker = Speaker(edition(name), lang, ("Ana", "Bo"))
    spoken = speaker.refusal(refusal)
    assert spoken.startswith(speaker.reason(refusal.reason))
    assert f" [{refusal.rule}] " in spoken
    assert spoken.endswith(speaker.texts(refusal.rule))
    if "player" in refusal.reason.facts:
        assert ("Ana", "Bo")[int(str(refusal.reason.facts["player"]))] in spoken


def test_every_reason_has_a_text_and_no_text_is_without_a_reason() -> None:
    reasons = {key.split()[0] for name in names() for key in edition(name).reasons}
    reasons |= {key for effect in effects() for key in effect.refusals}
    told = {key.removeprefix("why-") for key in messages(FILES[0]) if key.startswith("why-")}
    assert told == reasons


def spoken_key(event: type[Event]) -> str:
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()


SILENT = {
    "event-second-card-due",
    "event-waiting",
    "event-resumed",
    "event-answered",
    "event-newspaper-discarded",
}
"""Not told: it says nothing that the event before it did not."""
HIDDEN = {
    "event-card-drawn",
    "event-tickets-kept",
    "event-card-looked-at",
    "event-card-preferred",
    "event-vein-peeked",
    "event-nugget-found",
}
"""Told in other words to those who may not know what it was."""
TWO_WAYS = {
    "event-tunnel-ended": {"event-tunnel-held", "event-tunnel-declined"},
    "event-money-paid": {"event-money-paid", "event-money-paid-bank"},
    "event-loot-paid": {"event-loot-paid-bank"},
    "event-row-swept": {"event-row-swept", "event-row-swept-again"},
}


def test_every_event_has_a_text_and_no_text_is_without_an_event() -> None:
    events = {fact for name in names() for rule in edition(name).rules for fact in rule.facts}
    events |= {fact for effect in effects() for fact in effect.facts}
    keys: set[str] = set()
    for event in (*events, GameBegan):
        key = spoken_key(event)
        keys |= TWO_WAYS.get(key, {key})
    keys |= {f"{key}-hidden" for key in HIDDEN}
    told = {key for key in messages(FILES[0]) if key.startswith("event-")}
    assert told == keys - SILENT


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_event_of_a_game_is_told(lang: str, name: str) -> None:
    speaker = Speaker(edition(name), lang)
    for step in random_game(name, 2, "told"):
        for event in step.events:
            whole, seen = speaker.event(event), speaker.event(event.seen_by(None))
            assert bool(whole) == bool(seen) == (spoken_key(type(event)) not in SILENT)
            if isinstance(event, CardDrawn):
                assert event.card is not None
                assert len(seen) < len(whole)
            if isinstance(event, TicketsKept | TicketsDealt | TicketsOffered):
                assert str(
                    len(event.kept if isinstance(event, TicketsKept) else event.tickets)
                ) in (seen)


def test_every_line_of_a_score_has_a_name() -> None:
    lines = {"total"}
    for name in names():
        state = next(random_game(name, 2, "lines")).state
        lines |= {line.name for line in scores(state)[0]}
    story = CampaignTrial(whole_story(2, "hands"), staff=["EM-17", None])
    boxes = CampaignTrial(all_boxes(2))
    for trial in (CampaignTrial(mail(("107",), ())), story, boxes):
        lines |= {line.name for line in scores(trial.state)[0]}
    told = {key.removeprefix("line-") for key in messages(FILES[0]) if key.startswith("line-")}
    assert told == lines


def test_every_card_and_every_seat_has_a_name() -> None:
    shared = messages(FILES[0])
    cards = {colour_of(card) for name in names() for card in edition(name).pack.kinds}
    symbols = {symbol_of(card) for name in names() for card in edition(name).pack.kinds} - {""}
    assert {f"symbol-{symbol}" for symbol in symbols} <= shared.keys()
    assert {key.removeprefix("card-") for key in shared if key.startswith("card-")} == cards
    seats = range(max(edition(name).seats[-1] for name in names()))
    assert {key for key in shared if key.startswith("player-")} == {f"player-{n}" for n in seats}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_city_has_a_name(lang: str, name: str) -> None:
    speaker = Speaker(edition(name), lang)
    spoken = [speaker.city(city) for city in edition(name).board.cities]
    assert all(spoken)
    assert len(set(spoken)) == len(spoken)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_the_rulebook_has_every_rule(lang: str, name: str) -> None:
    sections = rulebook(edition(name), lang)
    english = rulebook(edition(name), "en")
    assert all(section.title and section.rules for section in sections)
    assert [list(section.rules) for section in sections] == [
        list(section.rules) for section in english
    ]
    told = [rule for section in sections for rule in section.rules]
    assert told == [rule for rule in rule_ids() if rule in told]
    assert set(edition(name).reasons.values()) <= set(told)
    assert all(text for section in sections for text in section.rules.values())


# None is left over


def test_no_message_is_unused() -> None:
    known = {"why-", "event-", "line-", "card-", "player-"}  # compared one by one above
    asked = set(re.findall(r"[\w-]+", sources()))
    short = set(re.findall(r"""["']([\w-]+)["']""", sources()))
    # A downloaded campaign's file is called "campaign-…" too.
    starts = {start for start in begun() if start not in ("ui-", "campaign-")}
    starts |= {f"ui-{start}" for start in starts}  # the terminal asks for them without "ui-"
    effects()  # with their verbs
    unused = []
    for key in messages(FILES[0]):
        if key.startswith("ui-move-"):
            assert key.removeprefix("ui-move-") in verbs(), key
        elif not (
            key in asked
            or (key.startswith("ui-") and key.removeprefix("ui-") in short)
            or key.startswith((*known, *starts))
        ):
            unused.append(key)
    assert unused == []


def test_no_edition_has_words_or_sections_left_over() -> None:
    first, *others = (messages(file) for file in FILES[1:])
    words = [key for key in first if key.startswith("word-")]
    for other in others:
        assert {key for key in other if key.startswith("word-")} <= set(words)
    used = set().union(*messages(FILES[0]).values())
    for file in FILES[1:]:
        for key in messages(file):
            kind = key.partition("-")[0]
            assert kind in ("edition", "word", "section") or re.fullmatch(r"[A-Z]-\d\d", key), key
    for word in words:
        name = word.removeprefix("word-")
        assert name in used or re.search(rf"""["'.]{name}\b|{word}""", sources()), word


# How Chinese is written


CHINESE = "\u3400-\u9fff\uff01-\uff5e\u3001-\u3011"


@every_file
@pytest.mark.parametrize("lang", OTHERS)
def test_chinese_sentences_have_chinese_punctuation(file: Any, lang: str) -> None:
    text = file.with_name(f"{lang}.ftl").read_text("utf-8")
    text = re.sub(r"\{[^{}]*?\}", "字", text)  # what is put in is a word like any other
    text = re.sub(r"(?<=[ 。])\? ", "", text)  # the command, not the mark
    for number, line in enumerate(text.splitlines(), 1):
        _, _, said = line.partition(" = ") if " = " in line else ("", "", line)
        slip = re.search(rf"[{CHINESE}][,.;:!?()\"']|[,.;:!?()\"'][{CHINESE}]|\.\.\.", said)
        assert slip is None, f"{file.parent.name}/{lang}.ftl:{number}: {line}"


def test_the_two_scripts_do_not_mix() -> None:
    """A few characters that each script writes its own way, and that every file has."""
    for file in FILES:
        simple = file.with_name("zh-Hans.ftl").read_text("utf-8")
        full = file.with_name("zh-Hant.ftl").read_text("utf-8")
        for one, other in zip("车张线务规则这时从对", "車張線務規則這時從對", strict=True):
            assert other not in simple, f"{file.parent.name}: {other}"
            assert one not in full, f"{file.parent.name}: {one}"
