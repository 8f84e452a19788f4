"""The view for proof-readers: every text in reading order, and what a translator should look at."""

import json
import re
from pathlib import Path

import pytest

from tests.campaign.telling import small
from tests.campaign.test_check import folder, put, spoil  # noqa: F401
from tests.campaign.test_cli import Run, run  # noqa: F401
from whistlestop.campaign.content.check import Checker
from whistlestop.campaign.content.glossary import Glossary, read_glossary
from whistlestop.campaign.content.pack import BUILT_IN
from whistlestop.campaign.content.proofreading import CHARACTERS, Proof, proofs
from whistlestop.campaign.content.reading_order import GROUPS, Passage
from whistlestop.cli.campaign.texts import GLOSSARY
from whistlestop.texts import languages

PACK = BUILT_IN / "lantern_line"
TERMS = read_glossary(GLOSSARY)
WORDS = """
## People

| who | English | 简体中文 | 繁體中文 |
| --- | --- | --- | --- |
| editor | Ida Fenwick; Ida | 艾达·芬威克；艾达 | 艾達·芬威克；艾達 |

## Words of the story

| English | 简体中文 |
| --- | --- |
| siding (of a station) | 侧线 / 岔线 |

## Words of the rules

| English | 简体中文 | 繁體中文 |
| --- | --- | --- |
| card; train card | 牌；车票 | 牌；車票卡 |

## Events

|  | English | 简体中文 | 繁體中文 |
| --- | --- | --- | --- |
| EV-90 | Rain | 下雨 | 下雨 |
"""


@pytest.fixture
def words(tmp_path: Path) -> Path:
    path = tmp_path / "words.md"
    path.write_text(WORDS, "utf-8")
    return path


def every_text(data: object) -> list[object]:
    """The texts in a file, wherever they stand."""
    if isinstance(data, dict):
        if "en" in data:
            return [data]
        return [text for value in data.values() for text in every_text(value)]
    return [text for one in data for text in every_text(one)] if isinstance(data, list) else []


def marks(english: str, chinese: str, found: Glossary, **place: str) -> tuple[str, ...]:
    where = {"group": "rules", "id": "X", "part": "text", **place}
    passage = Passage("x.json", text={"en": english, "zh-Hans": chinese}, **where)
    (proof,) = proofs([passage], "zh-Hans", found)
    return proof.marks


# In reading order


@pytest.mark.parametrize("folder_", [PACK, small().folder], ids=lambda path: path.name)
def test_no_text_of_a_pack_is_left_out(folder_: Path) -> None:
    files = sorted(folder_.rglob("*.json"))
    told = [text for path in files for text in every_text(json.loads(path.read_text("utf-8")))]
    shown = [dict(p.text) for p in Checker(folder_).pages if not p.file.endswith("things.json")]
    assert sorted(map(str, shown)) == sorted(map(str, told))


def test_what_a_card_brings_stands_after_the_card() -> None:
    titles = [f"{p.id} {p.part}" for p in Checker(PACK).pages]
    assert titles[0] == "lantern_line title"
    place = titles.index("1871-03 text")
    assert titles[place : place + 4] == ["1871-03 text", "G name", "G text", "G.1 text"]
    assert titles.index("EV-07 text") < titles.index("1865 title")
    assert titles.index("1898-12 text") < titles.index("BL-1 title") < titles.index("PC-001 name")
    assert titles.index("choice 1 text") == titles.index("1868-07 text") + 1
    assert {p.group for p in Checker(PACK).pages} == {*GROUPS}


def test_what_no_card_brings_is_shown_all_the_same(folder: Path) -> None:  # noqa: F811
    spoil(folder, "chapters/1902.json", put("cards", value=[]))
    shown = {p.id for p in Checker(folder).pages}
    assert {"F", "EV-90", "choice 1"} <= shown


# What is marked


def test_names_and_words_that_are_not_said_as_agreed(words: Path) -> None:
    found = read_glossary(words)
    assert marks("Ida Fenwick smiles.", "艾达·芬威克笑了。", found) == ()
    assert marks("Ida smiles.", "她笑了。", found) == ("Ida: 艾达",)
    assert marks("Idaho", "爱达荷", found) == ()
    assert marks("Take two Train cards.", "拿两张车票。", found) == ()
    assert marks("Take a card.", "拿一张车票。", found) == ("card: 牌",)
    assert marks("A card!", "一张卡片！", found, group="story") == ()
    assert marks("Sidings", "岔线", found, group="story") == ()
    assert marks("Sidings", "路边", found, group="story") == ("siding: 侧线 / 岔线",)
    assert marks("Sidings", "路边", found) == ()


def test_names_of_things(words: Path) -> None:
    found = read_glossary(words)
    assert marks("Rain", "下雨", found, id="EV-90", part="name") == ()
    assert marks("Rain", "大雨", found, id="EV-90", part="name") == ("the glossary calls it 下雨",)
    assert marks("Rain falls.", "天在下。", found, id="EV-90") == ()


def test_what_is_missing_or_too_long() -> None:
    assert marks("Hello", " ", Glossary()) == ("missing",)
    assert marks("word " * 71, "字", Glossary()) == ("71 English words; at most 70",)
    assert marks("word", "字" * 161, Glossary()) == (f"161 characters; at most {CHARACTERS}",)
    passage = Passage("x.json", "rules", "X", "text", {"en": "word " * 71})
    (proof,) = proofs([passage], "en", TERMS)
    assert (proof.length, len(proof.marks), proof.missing) == ("71 words", 1, False)


# The pack that comes with it


@pytest.mark.parametrize("lang", languages())
def test_every_text_is_there_and_within_its_length(lang: str) -> None:
    for proof in proofs(Checker(PACK).pages, lang, Glossary()):
        assert proof.marks == (), proof.title


@pytest.mark.parametrize("lang", ["zh-Hans", "zh-Hant"])
def test_names_stand_as_the_glossary_has_them(lang: str) -> None:
    """Names of people, houses and things. A word may be said in another way if it reads better."""
    names = Glossary(tuple(t for t in TERMS.terms if t.kind is None), TERMS.names)
    allowed = {"1877-02 title", "Q name"}  # a fair day, not the Fair
    for proof in proofs(Checker(PACK).pages, lang, names):
        assert proof.marks == () or proof.title in allowed, (proof.title, proof.marks)


def test_figures_are_the_same_in_every_language() -> None:
    """Dollars, spaces, cards and steps; only “0 cars” is “not one” in Chinese."""
    told = 0
    for passage in Checker(PACK).pages:
        if passage.group != "story" and passage.part not in ("name", "story"):
            found = [set(re.findall(r"\d+", passage.text[lang])) - {"0"} for lang in languages()]
            assert found[0] == found[1] == found[2], passage.id
            told += bool(found[0])
    assert told > 200


def test_the_glossary_pairs_its_terms() -> None:
    assert len(TERMS.names) > 70
    for term in TERMS.terms:
        assert term.said.keys() == {"zh-Hans", "zh-Hant"}, term.english
        assert all(way for ways in term.said.values() for way in ways), term.english


# As a person meets it


def test_the_command_shows_texts_side_by_side(run: Run) -> None:  # noqa: F811
    done = run("texts", "--lang", "zh-Hans", "--only", "plates")
    assert done.code == 0
    assert (
        "PL-01 name  (chapters/1874.json; 2 words, 3 characters)\n  Parlor Car\n  会客车"
        in done.out
    )
    assert done.out.endswith("20 texts, 0 missing, 0 to look at\n")
    assert "EV-01" not in done.out
    english = run("texts", "--lang", "en", "--only", "plates").out
    assert "PL-01 name  (chapters/1874.json; 2 words)\n  Parlor Car\n\n" in english


def test_only_what_is_missing_or_marked(run: Run, folder: Path) -> None:  # noqa: F811
    spoil(folder, "postcards/901.json", put("gain", value={"en": "A lamp."}))
    done = run("texts", folder, "--lang", "zh-Hant", "--missing")
    assert (
        "PC-901 gain  (postcards/901.json; 2 words, 0 characters)\n  A lamp.\n  ! missing"
        in done.out
    )
    assert done.out.count("postcards/901.json") == 1
    assert ", 1 missing, " in done.out
    marked = run("texts", "lantern_line", "--lang", "zh-Hant", "--only", "story", "--marked").out
    shown = [line for line in marked.split("\n") if re.match(r"\S+ (text|title)  \(", line)]
    assert 0 < len(shown) == marked.count("\n\n")


def test_another_glossary(run: Run, folder: Path, words: Path) -> None:  # noqa: F811
    args = ("texts", folder, "--lang", "zh-Hans", "--only", "events", "--glossary", words)
    assert "! the glossary calls it 下雨" in run(*args).out
    assert "没有文件" in run(*args[:-1], words.parent / "none.md").err


def test_a_page_for_the_browser(run: Run, tmp_path: Path) -> None:  # noqa: F811
    page = tmp_path / "texts.html"
    done = run("texts", "--lang", "zh-Hant", "--only", "story", "--html", page)
    assert done.out.startswith(f"{page}: ")
    text = page.read_text("utf-8")
    assert text.count("<table>") == text.count("</table>") == 12 + 8
    assert '<td lang="zh-Hant">創刊號' in text
    assert "Mr. Crake’s Pen" in text
    run("texts", "--lang", "en", "--only", "plates", "--marked", "--html", page)
    assert "<table>" not in page.read_text("utf-8")
    run("texts", "--lang", "en", "--only", "plates", "--html", page)
    assert "<td>Parlor Car</td></tr>" in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--only", "jokes"), "--only cannot be 'jokes'; there are: frame, story"),
        (("nowhere",), "there is no folder nowhere"),
        (("--lang", "fr"), "fr"),
    ],
)
def test_what_cannot_be_shown(run: Run, args: tuple[str, ...], told: str) -> None:  # noqa: F811
    done = run("texts", *args)
    assert done.code != 0
    assert told in done.err


def test_a_proof_knows_its_title() -> None:
    passage = Passage("x.json", "rules", "X.1", "text", {})
    assert Proof(passage, "en", "", ()).title == "X.1 text"
    assert Proof(passage, "en", "", ()).english == ""
