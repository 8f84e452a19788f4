"""The checker of packs: every error at once, each with its file and place."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.campaign.telling import small
from whistlestop.campaign import built_in, find_pack
from whistlestop.campaign.content.check import check
from whistlestop.campaign.content.pack import BUILT_IN, Pack
from whistlestop.campaign.content.reading import Reader
from whistlestop.core.errors import CannotRead
from whistlestop.texts import languages

Change = Callable[[Any], None]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the small pack, to be spoiled."""
    made = tmp_path / "small"
    for path in sorted(small().folder.rglob("*.json")):
        copy = made / path.relative_to(small().folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    return made


def spoil(folder: Path, file: str, change: Change) -> None:
    path = folder / file
    data = json.loads(path.read_text("utf-8"))
    change(data)
    path.write_text(json.dumps(data, ensure_ascii=False), "utf-8")


def problems(folder: Path) -> list[str]:
    return [problem.sentence for problem in check(folder).problems]


@pytest.mark.parametrize("name", built_in())
def test_the_packs_that_come_with_it_have_no_errors(name: str) -> None:
    report = check(BUILT_IN / name)
    assert [problem.sentence for problem in report.problems] == []
    assert report.unprinted == []


def test_the_lantern_line_is_whole() -> None:
    assert check(BUILT_IN / "lantern_line").counts == {
        "games": 12,
        "chapters": 12,
        "boxes": 8,
        "story cards": 107 + 16,
        "stickers": 22,
        "events": 40,
        "employees": 18,
        "plates": 10,
        "choices": 5,
        "finales": 3,
        "postcards": 77,
        "frontiers": 8,
        "tickets": 129,
        "rules": 149,
    }


def test_the_small_pack_has_no_errors_and_is_counted() -> None:
    report = check(small().folder)
    assert [problem.sentence for problem in report.problems] == []
    assert report.counts["chapters"] == 5
    assert report.counts["story cards"] == 35
    assert report.counts["boxes"] == 2
    assert report.counts["plates"] == 5


def put(*path: str | int, value: Any) -> Change:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return change


LONG = {"en": "word " * 71, "zh-Hans": "字", "zh-Hant": "字"}
ONE, TWO, THREE = (f"chapters/190{n}.json" for n in (1, 2, 3))
PACK, BOX, CARD = "pack.json", "boxes/florida.json", "postcards/901.json"


@pytest.mark.parametrize(
    ("file", "change", "told"),
    [
        (PACK, put("format", value=9), "pack.json: format: is 9; this Whistlestop reads 1"),
        (PACK, put("id", value="big"), "pack.json: id: is 'big', but the folder is called 'small'"),
        (PACK, put("edition", value="moon"), "pack.json: edition: no edition is called 'moon'"),
        (PACK, put("edition", value="europe"), "does not come in pieces"),
        (PACK, drop("coins"), "pack.json: needs 'coins'"),
        (PACK, put("coin", value=5), "pack.json: has no use for 'coin'; there are format, id"),
        (PACK, put("coins", value="5"), 'pack.json: coins: should be a whole number, not "5"'),
        (PACK, put("coins", value=True), "coins: should be a whole number, not true"),
        (PACK, put("years", value=[1902, 1901]), "pack.json: years: should be one year"),
        (PACK, put("cars", value=[7]), "pack.json: cars: should have 5 entries"),
        (PACK, put("title", value="x"), 'title: should be a text in every language, not "x"'),
        (PACK, drop("title", "zh-Hant"), "pack.json: title: has no text in zh-Hant"),
        (PACK, put("title", "fr", value="Ligne"), "title: has a text in 'fr', which is none"),
        (PACK, put("companies", 0, "colour", value="white"), "companies: 'white' is no company"),
        (PACK, put("companies", 0, "colour", value="blue"), "each of a colour of its own"),
        (PACK, put("frontier_games", value=[3, 1]), "frontier_games: should be two games"),
        (PACK, put("frontier_games", value=[1, 5]), "should end before the last game"),
        (PACK, put("frontier_games", value=[1]), "frontier_games: should be a list of 2"),
        (PACK, put("frontiers", 0, value="south"), "frontiers: 'south' is no frontier of legends"),
        (PACK, put("mark_games", value=[9]), "mark_games: there is no game 9"),
        (PACK, put("patient_bank", "per", value=0), "patient_bank.per: should be at least 1"),
        (PACK, put("rules", 1, "id", value="C-01"), "rules: 'C-01' stands there 2 times"),
        (ONE, put("year", value=1999), "chapters/1901.json: year: is 1999, but the file is 1901"),
        (ONE, put("cards", 0, "kind", value="joke"), "cards[0].kind: should be one of recap"),
        (ONE, put("cards", 0, "text", value=LONG), "1901-01.text: has 71 English words; at most"),
        (ONE, put("cards", 2, "kind", value="story"), "cards: need one PAUSE, and one STOP"),
        (ONE, put("cards", 0, "id", value="1902-01"), "'1902-01' is named in chapters/1901.json"),
        (ONE, put("cards", 0, "if", value="rain"), "cards[0].if: no choice gives the mark 'rain'"),
        (ONE, put("cards", 5, "makes", 0, "if", value="rain"), "makes[0].if: no choice gives"),
        (ONE, put("cards", 5, "makes", 0, "postcard", value="999"), "999: there is no postcard"),
        (ONE, drop("cards", 5, "makes", 0, "to"), "`to` and `postcard` go together"),
        (ONE, put("cards", 1, "makes", 0, value={}), "makes[0]: should make one thing happen"),
        (ONE, put("cards", 1, "makes", 0, "rules", value=["C-99"]), "there is no 'C-99'"),
        (ONE, put("cards", 1, "makes", value=[]), "rules: no card brings 'C-61'"),
        (
            TWO,
            put("cards", 1, "makes", 0, "sticker", value="Q"),
            "makes[0].sticker: there is no 'Q'",
        ),
        (TWO, put("stickers", 0, "effect", value="fly"), "no rule does what is called 'fly'"),
        (TWO, put("stickers", 0, "with", value={"x": 1}), "'lay-the-rails' cannot be made of that"),
        (
            TWO,
            put("stickers", 0, "games", value=[1, 5]),
            "F is in force from game 2 on, not 1 to 5",
        ),
        (TWO, put("events", 1, "bound", value="Q"), "events[1].bound: there is no sticker 'Q'"),
        (
            TWO,
            put("events", 0, "kind", value="loud"),
            "should be one of lightning, lasting, action",
        ),
        (TWO, put("cards", 2, "makes", value=[]), "events: no card brings 'EV-90'"),
        (TWO, put("choices", 0, "options", value=[]), "choices[0]: needs at least two options"),
        (TWO, put("cards", 4, "makes", value=[]), "cards: the frame promises a choice"),
        (THREE, put("cards", 0, "makes", value=[{"choice": "1"}]), "not in the frame's mark_games"),
        (THREE, put("cards", 4, "makes", 1, "out", value="Q"), "makes[1].out: there is no 'Q'"),
        (THREE, put("employees", 0, "id", value="EM-92"), "'EM-92' is named in chapters/1903.json"),
        (BOX, put("id", value="texas"), "boxes/florida.json: id: is 'texas', but the file is"),
        (BOX, put("sticker", "letter", value="F"), "'F' is named in chapters/1902.json already"),
        (BOX, put("events", 0, "bound", value="F"), "can only be bound to the box's own"),
        (BOX, put("sticker", "effect", value="fly"), "boxes/florida.json: sticker.effect: no rule"),
        (BOX, put("employee", "effect", value="fly"), "employee.effect: no rule does"),
        (BOX, put("arrival", "text", value=LONG), "X-1.text: has 71 English words"),
        (BOX, put("postcard", value="999"), "999: there is no postcard of that number"),
        (CARD, put("no", value="902"), "postcards/901.json: no: is '902', but the file is called"),
        (CARD, put("goal", value={"touch": {"count": 1, "of": ["rome"]}}), "no city 'rome'"),
        (CARD, drop("goal"), "needs either a goal or a tool"),
        (CARD, put("goal", value={"juggle": 3}), "postcards/901.json: goal:"),
        (CARD, put("gain", value=LONG), "postcards/901.json: PC-901.gain: has 71 English words"),
        (TWO, put("events", 0, "text", value=LONG), "EV-90.text: has 71 English words"),
        (PACK, put("rules", 1, "text", value=LONG), "text: has 71 English words"),
        (CARD, put("side", value="X"), "side: should be one of C, S, G, not 'X'"),
    ],
)
def test_each_error_is_told(folder: Path, file: str, change: Change, told: str) -> None:
    spoil(folder, file, change)
    found = problems(folder)
    assert any(told in line for line in found), found
    assert all(
        line.startswith(("pack.json", "chapters/", "boxes/", "postcards/")) for line in found
    )


def test_all_errors_are_told_at_once(folder: Path) -> None:
    spoil(folder, PACK, put("coin", value=5))
    spoil(folder, ONE, put("cards", 0, "text", value=LONG))
    spoil(folder, TWO, put("stickers", 0, "effect", value="fly"))
    spoil(folder, BOX, put("postcard", value="999"))
    spoil(folder, CARD, drop("goal"))
    told = "\n".join(problems(folder))
    for part in ("'coin'", "71 English words", "'fly'", "999", "either a goal or a tool"):
        assert part in told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b'{"format": 1,\n "id": }', "pack.json: is not JSON: Expecting value in line 2, column 8"),
        (b"\xff\xfe", "pack.json: is not UTF-8 text"),
        (b'{"a": 1, "a": 2}', "pack.json: has the key 'a' twice in one object"),
        (b"[" * 100_000, "pack.json: is not JSON that can be read"),
        (b"[]", "pack.json: should be an object, not []"),
    ],
)
def test_a_file_that_is_no_json_is_told_with_its_line(folder: Path, text: bytes, told: str) -> None:
    (folder / "pack.json").write_bytes(text)
    assert any(told in line for line in problems(folder))
    with pytest.raises(CannotRead, match=r"pack\.json"):
        _ = Pack(folder).frame


def test_files_that_are_none_of_a_pack(folder: Path) -> None:
    (folder / "notes.txt").write_text("x")
    (folder / "chapters" / "draft.txt").write_text("x")
    (folder / "README.md").write_text("mine")
    told = problems(folder)
    assert "notes.txt: is no file of a pack" in told
    assert "chapters/draft.txt: is no file of a pack" in told
    assert len(told) == 2


def test_years_without_a_chapter_are_not_printed_yet(folder: Path) -> None:
    (folder / "chapters" / "1905.json").unlink()
    report = check(folder)
    assert "chapters 1905" in report.unprinted
    assert report.problems == []
    (folder / "chapters" / "1902.json").unlink()
    told = problems(folder)
    assert "chapters/1903.json: cannot be reached: an earlier year is not printed" in told


def test_a_postcard_that_nothing_leads_to(folder: Path) -> None:
    copy = (folder / CARD).read_text("utf-8").replace('"901"', '"977"')
    (folder / "postcards" / "977.json").write_text(copy, "utf-8")
    told = problems(folder)
    assert "postcards/977.json: no: nothing leads to this card: no ticket, card or box" in told


def test_a_pack_that_is_nowhere() -> None:
    with pytest.raises(
        ValueError, match=r"no campaign pack is called 'moonshine'.*there are: lant"
    ):
        find_pack("moonshine")
    with pytest.raises(ValueError, match="there is no folder"):
        check(Path("moonshine"))


def test_packs_may_lie_in_folders_of_ones_own(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = folder.parent / "mine"
    folder.rename(mine)
    spoil(mine, PACK, put("id", value="mine"))
    monkeypatch.setenv("WHISTLESTOP_PACKS", str(mine.parent))
    found = find_pack("mine")
    assert found.id == "mine"
    assert found.name == str(mine), "what finds it again on this machine"
    assert find_pack("mine") is found
    assert found.box("../pack") is None, "nothing outside its folders"


def test_a_union_reads_its_first_kind_or_nothing() -> None:
    reader = Reader("x.json", languages())
    assert reader.read(int | None, None) is None
    assert reader.read(int | None, 3) == 3
    assert reader.problems == []
