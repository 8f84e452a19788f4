"""Games that were once played replay, verify and read the same for ever.

If a change breaks one of these, it changes what the rules say of a game that was played: mend the
change, not the record. `make records` adds what is missing and never touches what is there.
"""

import pickle
from pathlib import Path

import pytest
from tools.golden import playthrough

from whistlestop.core.game import opening, standings
from whistlestop.editions import edition, names
from whistlestop.record import load, verify

TESTS = Path(__file__).parent.parent
RECORDS = sorted((TESTS / "records").glob("*.jsonl"))
GOLDEN = sorted((TESTS / "golden").glob("*.txt"))
LANGUAGES = ("en", "zh-Hans", "zh-Hant")


def by_name(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("path", RECORDS, ids=by_name)
def test_a_record_is_verified(path: Path) -> None:
    record = load(path)
    assert verify(record) == []
    before, *_, after = record.states()
    assert before == opening(record.edition, len(record.names))
    assert after.over
    assert standings(after).winners


@pytest.mark.parametrize("path", RECORDS, ids=by_name)
def test_a_record_is_saved_as_it_was(path: Path, tmp_path: Path) -> None:
    load(path).save(tmp_path / path.name)
    assert (tmp_path / path.name).read_bytes() == path.read_bytes()


@pytest.mark.parametrize("path", GOLDEN, ids=by_name)
def test_a_playthrough_reads_as_it_did(path: Path) -> None:
    record = load(TESTS / "records" / f"{path.stem}.jsonl")
    lang = LANGUAGES[record.edition.seats.index(len(record.names)) % len(LANGUAGES)]
    assert playthrough(record, lang).splitlines() == path.read_text("utf-8").splitlines()


def test_there_is_one_of_each_law_and_number_of_players() -> None:
    tables = {
        f"{name}-{seats}" if law == 1 else f"{name}-law{law}-{seats}"
        for name in names()
        for law in range(1, edition(name).law + 1)
        for seats in edition(name, law).seats
    }
    assert tables == {path.stem for path in RECORDS} == {path.stem for path in GOLDEN}


@pytest.mark.parametrize("path", RECORDS, ids=by_name)
def test_a_record_says_the_law_it_was_played_by(path: Path) -> None:
    law = load(path).edition.law
    assert f"law{law}" in path.stem if law > 1 else "law" not in path.stem


def test_an_older_law_is_found_and_one_to_come_is_refused() -> None:
    assert edition("legends", 1) is not edition("legends") is edition("legends", 2)
    assert pickle.loads(pickle.dumps(edition("legends", 1))) is edition("legends", 1)
    with pytest.raises(ValueError, match="legends has no law 3: update Whistlestop"):
        edition("legends", 3)
