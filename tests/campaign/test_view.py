"""What a company sees of a campaign: nothing sealed, and of others' postcards the public side."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.campaign.telling import Tale, small
from whistlestop.campaign import find_pack
from whistlestop.campaign.content.pack import Pack
from whistlestop.campaign.kept.codec import parse_move
from whistlestop.campaign.seen.seeing import observe
from whistlestop.campaign.seen.speaking import CampaignSpeaker
from whistlestop.campaign.seen.view import PostcardSeen, view_to_json
from whistlestop.campaign.verbs import why_not

LANGUAGES = ("en", "zh-Hans", "zh-Hant")


def sent(tale: Tale, company: int | None = None) -> str:
    return json.dumps(view_to_json(tale.view(company)), ensure_ascii=False)


def postcard(tale: Tale, owner: int, eyes: int | None, no: str) -> PostcardSeen:
    cards = tale.view(eyes).companies[owner].postcards
    return next(card for card in cards if card.no == no)


TICKETS = ("chicago-baltimore", "cincinnati-mobile", "albany-savannah", "pittsburgh-bangor")
"""Those of postcards 101 (S), 102 (a tool, G), 103 (C) and 109 (G)."""


@pytest.fixture
def tale() -> Tale:
    return Tale(2).game(9, 8, completed=(TICKETS, ()))


@pytest.mark.parametrize(
    ("no", "seen"),
    [
        ("101", {"story"}),
        ("102", {"story", "condition", "gain", "vault", "uses"}),
        ("103", {"story", "condition"}),
        ("109", {"story", "gain"}),
    ],
)
def test_pc_1_others_see_the_public_side_only(tale: Tale, no: str, seen: set[str]) -> None:
    for eyes in (None, 1):
        card = postcard(tale, 0, eyes, no)
        fields = ("story", "condition", "gain", "vault", "uses")
        assert {name for name in fields if getattr(card, name) is not None} == seen
    own = postcard(tale, 0, 0, no)
    assert own.condition is not None
    assert own.gain is not None
    assert own.vault is not None


def test_pc_1_the_secret_side_is_nowhere_in_what_others_get(tale: Tale) -> None:
    assert "Secret condition of 101" in sent(tale, 0)
    for eyes in (None, 1):
        text = sent(tale, eyes)
        for hidden in ("condition of 101", "gain of 101", "gain of 103", "condition of 109"):
            assert f"Secret {hidden}" not in text, hidden


def test_pc_2_in_the_vault_all_may_read_it(tale: Tale) -> None:
    done = [[{"no": "101", "used": 0, "done": True}], []]
    tale.until("play").game(9, 8, lasting={"postcards": done})
    card = tale.view(1).companies[0].vault[0]
    assert card.no == "101"
    assert card.condition is not None
    assert card.vault == 6


class Spy(Pack):
    """A pack that notes which of its files are opened."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.opened: list[str] = []

    def _open(self, file: str, kind: Any) -> Any:
        self.opened.append(file)
        return super()._open(file, kind)


def test_no_file_is_opened_before_its_time() -> None:
    spy = Spy(small().folder)
    tale = Tale(2, spy)
    sent(tale)
    assert spy.opened == []
    tale.until("play")
    sent(tale, 0)
    assert set(spy.opened) == {"chapters/1901.json"}


def texts(value: Any) -> set[str]:
    """Every English text of a file of a pack."""
    if isinstance(value, dict):
        own = {value["en"]} if set(value) == set(LANGUAGES) else set()
        return own.union(*(texts(one) for one in value.values()))
    return set().union(*(texts(one) for one in value)) if isinstance(value, list) else set()


def strings(value: Any) -> set[str]:
    """Every string in a JSON value."""
    if isinstance(value, dict | list):
        return set().union(*map(strings, value.values() if isinstance(value, dict) else value))
    return {value} if isinstance(value, str) else set()


def printed(pack: Pack) -> list[tuple[str, set[str]]]:
    """Everything sealed in a pack: what opens it (a card, a thing), and its texts."""
    found: list[tuple[str, set[str]]] = []
    for path in sorted((pack.folder / "chapters").glob("*.json")):
        chapter = json.loads(path.read_text("utf-8"))
        found += [(card["id"], texts(card)) for card in chapter["cards"]]
        for group in ("stickers", "events", "employees", "plates"):
            for thing in chapter.get(group, ()):
                found.append((thing.get("id") or thing["letter"], texts(thing)))
    for path in sorted((pack.folder / "boxes").glob("*.json")):
        box = json.loads(path.read_text("utf-8"))
        farewell = box.pop("farewell")
        found += [(box["arrival"]["id"], texts(box)), (farewell["id"], texts(farewell))]
    return found


@pytest.mark.parametrize("name", ["small", "lantern_line"])
def test_nothing_sealed_is_ever_sent(name: str) -> None:
    """Step by step: only cards that were read, only things that have come, are in any view."""
    pack = small() if name == "small" else find_pack(name)
    tale = Tale(2, pack)
    sealed = printed(pack)
    frame = texts(json.loads((pack.folder / "pack.json").read_text("utf-8")))
    steps = 0
    while not tale.campaign.finished and (tale.campaign.stage == "play" or tale.moves()):
        steps += 1
        tale = tale.end(9, 8) if tale.campaign.stage == "play" else tale.onward()
        told = strings(view_to_json(tale.view())) | strings(view_to_json(tale.view(0)))
        opened = {one.card for one in tale.campaign.read}
        opened |= {thing for one in tale.campaign.read for thing in one.came}
        known = frame.union(*(words for name, words in sealed if name in opened))
        for name, words in sealed:
            if name not in opened:
                assert not (words - known) & told, name
    assert steps > 30


def test_the_active_rules_are_exactly_those_in_force() -> None:
    tale = Tale(2)
    assert [(rule.id, rule.by) for rule in tale.view().rules] == [
        ("C-01", "frame"),
        ("C-60", "frame"),
    ]
    tale.game(9, 8).until("play")
    rules = {rule.id: rule.by for rule in tale.view().rules}
    assert rules["F.1"] == "F"
    assert rules["Z.1"] == "Z"
    assert rules["C-61"] == "1901-02"
    assert rules["TB-1"] == "1901-04"


def test_previously_tells_the_last_game() -> None:
    tale = Tale(2)
    assert tale.view().previously is None
    tale.game(9, 20)
    seen = tale.view().previously
    assert seen is not None
    assert (seen.game, seen.year, seen.winner, seen.last) == (1, 1901, 1, 0)
    assert seen.totals == (9, 20)
    assert len(seen.opened) == 1
    assert set(seen.in_force) == {"X"} or set(seen.in_force) == {"Y"}


def test_the_game_that_is_on() -> None:
    tale = Tale(3).say("gather black green").until("play")
    play = tale.view().play
    assert play is not None
    assert (play.game, play.year, play.seats, play.colours) == (1, 1901, (0, 2), ("black", "green"))
    assert tale.view().asked is None


def test_a_choice_is_asked_with_words() -> None:
    tale = Tale(2).game(9, 8).until("play").end(9, 8).ask("choose")
    asked = tale.view().asked
    assert asked is not None
    assert asked.text is not None
    assert asked.text["en"] == "Which way?"
    assert [option.move for option in asked.options] == [
        "choose lantern",
        "choose hands",
        "choose ledger",
    ]
    assert all(option.text for option in asked.options)


@pytest.mark.parametrize("company", [-1, 2, 9])
def test_a_company_that_does_not_exist_sees_nothing(company: int) -> None:
    with pytest.raises(ValueError, match="there is no company"):
        observe(Tale(2).campaign, company)


# In words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_said(lang: str) -> None:
    """Questions, answers, facts, the recap: in every language, through a whole campaign."""
    tale = Tale(3)
    silent = {"CardRead", "Remembered", "Hired"}
    said = set()
    lasting = {
        "turned": ["EV-01", "EV-90"],
        "pile": ["EV-90", "EV-01"],
        "depots": {"chicago": "black"},
        "grown": ["tampa"],
        "laid": {"miami-tampa-1": "red"},
    }
    while not tale.campaign.finished:
        if tale.campaign.stage == "play":
            done = (("albany-bangor", "albany-savannah"), (), ())
            tale.end(9, 8, 7, lasting=lasting, completed=done, routes=(("miami-tampa-1",), (), ()))
        else:
            speaker = CampaignSpeaker(tale.view(), lang, {0: "Mira"})
            assert speaker.asked()
            assert all(speaker.previously())
            assert all(speaker.move(move) for move in tale.moves())
            tale.onward()
        speaker = CampaignSpeaker(tale.view(), lang)
        for fact in tale.view().happened:
            line = speaker.fact(fact)
            assert line or fact["type"] in silent, fact
            said.add(fact["type"])
    assert len(said) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_a_sentence_with_its_rule(lang: str) -> None:
    tale = Tale(3).gather("black", "blue", "green").end(9, 8, 7, lasting={"pile": ["EV-01"]})
    cases = [(tale, "retire EV-03", None), (tale, "read", None), (tale, "retire EV-01", 0)]
    between = Tale(3)
    cases += [(between, text, None) for text in ("gather black", "join black")]
    named = Tale(3).end(9, 8, 7).ask("name")
    cases += [(named, text, None) for text in ("name florida", "name florida cascadia")]
    for one, text, by in cases:
        refused = why_not(one.campaign, parse_move(one.campaign, text), by)
        assert refused is not None
        spoken = CampaignSpeaker(one.view(), lang).refusal(refused)
        assert f"[{refused.rule}]" in spoken
        assert not spoken.startswith("[")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_c_23_money_that_comes_by_itself_at_set_up_is_told(lang: str) -> None:
    """The Patient Bank, and the Loyal Subscriber, who was last in three games."""
    tale = Tale(3, find_pack("lantern_line"))
    for _ in range(4):
        tale.until("play").game(60, 50, 10)
    view = tale.view()
    assert view.previously is not None
    assert view.previously.bank == (0, 2, 5)
    assert view.previously.pensions == (0, 0, 3)
    speaker = CampaignSpeaker(view, lang)
    names = [speaker.company(company) for company in range(3)]
    money = speaker.previously()[-3:]
    assert [(names[1] in money[0], "2" in money[0]), (names[2] in money[1], "5" in money[1])] == [
        (True, True),
        (True, True),
    ]
    assert names[2] in money[2]
    assert "$3" in money[2].replace("\u2068", "").replace("\u2069", "")
