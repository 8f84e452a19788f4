"""Campaigns in files: out and in again they are the same; what is wrong with one is a sentence."""

import json
from pathlib import Path

import pytest
from tools.recorded_campaigns import read, told, view_of

from tests.campaign.telling import small
from tests.campaign.test_shelf import begin, game, onward
from whistlestop.campaign import Shelf, find_pack
from whistlestop.campaign.kept.formats import FORMAT, UPGRADES, upgrade
from whistlestop.campaign.kept.save import MAGIC, Saved, export_lines, import_lines
from whistlestop.core.errors import CannotRead
from whistlestop.savefile import Chain

HERE = Path(__file__).parent
RECORDED = sorted((HERE / "recorded").glob("*.jsonl*"))
OLD = HERE / "saves" / "format-1.jsonl"


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def test_out_and_in_again_is_the_same(shelf: Shelf, tmp_path: Path) -> None:
    volume = game(game(begin(shelf)))
    lines = list(export_lines(volume))
    other = import_lines(Shelf(tmp_path / "other"), lines, "file")
    assert other.campaign == volume.campaign
    assert other.row.name == volume.row.name
    assert [row.record for row in other.shelf.games(other.id)] == ["the record\n"] * 2
    again = list(export_lines(other))
    assert again == lines, "byte for byte"
    game(other)


def test_the_secret_of_the_luck_stays_at_home(shelf: Shelf) -> None:
    volume = onward(begin(shelf, "very-secret"), "play")
    text = "\n".join(export_lines(volume))
    assert "very-secret" not in text
    assert volume.game_seed() not in text
    copy = import_lines(shelf, text.split("\n"), "file")
    assert copy.row.seed != volume.row.seed


def test_the_same_file_twice_is_two_campaigns(shelf: Shelf) -> None:
    volume = game(begin(shelf))
    lines = list(export_lines(volume))
    ids = {volume.id, *(import_lines(shelf, lines, "file").id for _ in range(2))}
    assert len(ids) == len(shelf.rows()) == 3


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda lines: [], "is empty; it holds no campaign"),
        (lambda lines: ["{}"], "line 1: is not the first line of a campaign of Whistlestop"),
        (lambda lines: ["hello"], "line 1: is not JSON"),
        (lambda lines: ["[" * 99_999], "line 1: is not JSON"),
        (lambda lines: ["[]"], "line 1: should be an object"),
        (lambda lines: lines[:-1], "is cut off: its last lines are missing"),
        (lambda lines: [*lines[:3], lines[3][:40]], "line 4: is not JSON"),
        (lambda lines: [*lines[:2], *lines[3:]], "line 3: was changed after it was written"),
        (lambda lines: [lines[0].replace("small", "large"), *lines[1:]], "line 1: was changed"),
        (
            lambda lines: [*lines[:2], lines[2].replace("gather", "father"), *lines[3:]],
            "line 3: was",
        ),
    ],
)
def test_a_damaged_or_foreign_file_is_told_and_nothing_is_kept(
    shelf: Shelf, spoil: object, told: str
) -> None:
    volume = onward(begin(shelf), "play")
    lines = list(export_lines(volume))
    assert callable(spoil)
    with pytest.raises(CannotRead, match=told):
        import_lines(shelf, spoil(lines), "file")
    assert len(shelf.rows()) == 1


def signed(rows: list[dict[str, object]]) -> list[str]:
    chain = Chain()
    return [chain.add({k: v for k, v in row.items() if k != "sum"}) for row in rows]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({MAGIC: 99}, "line 1: was written by a newer Whistlestop .form 99"),
        ({MAGIC: 0}, "line 1: has the form 0, which there never was"),
        ({MAGIC: "x"}, "line 1: whistlestop-campaign: should be a number"),
        ({"pack": "nowhere"}, "line 1: no campaign pack is called 'nowhere'"),
        ({"pack": 3}, "line 1: pack: should be a text"),
        ({"name": 3}, "line 1: name: should be a text"),
        ({"created": "x"}, "line 1: could not convert"),
    ],
)
def test_a_file_of_another_form(shelf: Shelf, change: dict[str, object], told: str) -> None:
    rows = [json.loads(line) for line in export_lines(begin(shelf))]
    with pytest.raises(CannotRead, match=told):
        Saved(signed([{**rows[0], **change}, *rows[1:]]), "file")


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ({"facts": 3}, "facts: should be a list"),
        ({"facts": [{"type": "Nonsense"}]}, "'Nonsense' is none of"),
        ({"facts": [3]}, "should be an object"),
        ({"facts": [{"type": "EventPunched", "event": "EV-77"}]}, "do not follow from one another"),
        ({"facts": [], "move": 3}, "move: should be a move"),
        ({"facts": [], "company": "x"}, "company: should be a company"),
        ({"game": "x"}, "game: should be a number"),
        ({"game": 1}, "record: should be a text"),
    ],
)
def test_a_forged_file_is_told_too(shelf: Shelf, row: dict[str, object], told: str) -> None:
    header, founded, end = (json.loads(line) for line in export_lines(begin(shelf)))
    with pytest.raises(CannotRead, match=told):
        Saved(signed([header, founded, row, {**end, "end": 2}]), "file")
    with pytest.raises(CannotRead, match="holds no campaign"):
        Saved(signed([header, {**end, "end": 0}]), "file")


# What was written long ago


def test_an_old_save_is_brought_up_to_date(shelf: Shelf) -> None:
    """A file of form 1, frozen: depots did not know yet who had been late."""
    text = OLD.read_text("utf-8")
    assert json.loads(text.split("\n")[0])[MAGIC] == 1
    assert '"late"' not in text
    find_pack("lantern_line")
    volume = import_lines(shelf, text.split("\n"), str(OLD))
    assert volume.campaign.depots
    assert volume.campaign.game == 3
    lines = list(export_lines(volume))
    assert json.loads(lines[0])[MAGIC] == FORMAT
    assert import_lines(shelf, lines, "again").campaign == volume.campaign
    assert OLD.read_text("utf-8") == text, "the file itself is untouched"


def test_there_is_a_way_up_from_every_older_form() -> None:
    assert sorted(UPGRADES) == list(range(1, FORMAT))
    assert upgrade([{"type": "DepotPlaced", "city": "x", "colour": "y"}, 3], 1) == [
        {"late": False, "type": "DepotPlaced", "city": "x", "colour": "y"},
        3,
    ]


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_recorded_campaigns_replay_for_ever(path: Path, shelf: Shelf) -> None:
    small()
    volume = import_lines(shelf, read(path).split("\n"), str(path))
    assert told(volume.campaign) == json.loads(read(view_of(path)))
    if "whole" in path.name:
        assert volume.campaign.finished
        assert len(volume.campaign.companies) == int(path.name.split(".")[0][-1])


def test_there_is_a_whole_recorded_campaign_for_each_number_of_companies() -> None:
    whole = [path.name for path in RECORDED if "whole" in path.name]
    assert whole == [f"lantern_line-whole-{n}.jsonl.gz" for n in (2, 3, 4, 5)]
    assert len(RECORDED) - len(whole) >= 5, "and those of the first chapters, older"
