"""Games on the disk: whatever happens, what was acknowledged is there."""

import json
from pathlib import Path

import pytest

from tests.session.games import begin, go_on
from whistlestop import record as records
from whistlestop.core.errors import BadInput, CannotRead
from whistlestop.savefile import key_file
from whistlestop.session import Session


def same(one: Session, other: Session) -> bool:
    return (
        one.state == other.state
        and one.playing.picks == other.playing.picks
        and one.record.steps == other.record.steps
        and one.kinds == other.kinds
    )


def test_every_move_is_on_the_disk_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = begin(path)
    for _ in range(12):
        go_on(session, 1)
        assert same(Session.resume(path), session)


def test_a_resumed_game_goes_on_with_the_same_luck(tmp_path: Path) -> None:
    whole, path = begin(), tmp_path / "game.jsonl"
    session = begin(path)
    go_on(session, 9)
    again = Session.resume(path)
    go_on(again)
    go_on(whole)
    assert again.state == whole.state


def test_the_end_reveals_the_seed_and_can_be_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = begin(path)
    assert key_file(path).exists()
    assert "tea" not in path.read_text("utf-8")
    go_on(session)
    assert not key_file(path).exists()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["game.jsonl"]
    record = records.load(path)
    assert record.seed == "tea"
    assert records.verify(record) == []
    with pytest.raises(ValueError, match="is over"):
        Session.resume(path)


def test_the_key_is_for_the_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    begin(path)
    assert key_file(path).stat().st_mode & 0o077 == 0
    assert json.loads(key_file(path).read_text("utf-8")) == {
        "seed": "tea",
        "kinds": ["me", "greedy"],
        "lang": "en",
    }


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of files need not all reach the disk."""
    monkeypatch.setattr("whistlestop.savefile.os.fsync", lambda handle: None)


@pytest.mark.usefixtures("no_waiting")
def test_a_file_cut_anywhere_in_its_last_lines_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = begin(path)
    go_on(session, 4)
    data, key = path.read_bytes(), key_file(path).read_bytes()
    ends = [i + 1 for i, byte in enumerate(data) if byte == ord("\n")]
    for size in range(ends[-3], len(data) + 1):
        cut = tmp_path / f"{size}.jsonl"
        cut.write_bytes(data[:size])
        key_file(cut).write_bytes(key)
        again = Session.resume(cut)
        assert again.repaired is (size not in ends)
        assert len(again.record.steps) == sum(end <= size for end in ends) - 1
        if size in (ends[-3] + 1, ends[-2] - 1, len(data) - 1):
            go_on(again, 3)
            assert same(Session.resume(cut), again)


@pytest.mark.usefixtures("no_waiting")
def test_a_cut_seed_is_revealed_when_the_game_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = begin(path)
    key = key_file(path).read_bytes()
    go_on(session)
    data = path.read_bytes()
    last = data[:-1].rindex(b"\n") + 1
    for size in range(last, len(data), 3):
        path.write_bytes(data[:size])
        key_file(path).write_bytes(key)
        assert Session.resume(path).state.over
        assert path.read_bytes() == data
        assert not key_file(path).exists()


def test_a_key_left_behind_by_a_crash_at_the_end_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = begin(path)
    key = key_file(path).read_bytes()
    go_on(session)
    key_file(path).write_bytes(key)
    with pytest.raises(ValueError, match="is over"):
        Session.resume(path)
    assert not key_file(path).exists()


def test_taking_back_rewrites_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = begin(path)
    go_on(session, 2)
    session.undo()
    assert same(Session.resume(path), session)
    go_on(session, 4)
    assert same(Session.resume(path), session)


def test_a_copy_is_a_game_of_its_own(tmp_path: Path) -> None:
    path, copy = tmp_path / "game.jsonl", tmp_path / "copy.jsonl"
    session = begin(path)
    go_on(session, 5)
    session.save(copy)
    go_on(session, 2)
    assert len(Session.resume(copy).record.steps) == 6
    assert same(Session.resume(path), session)


def test_nothing_that_exists_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine", "utf-8")
    with pytest.raises(ValueError, match="exists already"):
        begin(path)
    with pytest.raises(ValueError, match="exists already"):
        begin().save(path)
    assert path.read_text("utf-8") == "mine"
    other = tmp_path / "other.jsonl"
    key_file(other).write_text("mine too", "utf-8")
    with pytest.raises(ValueError, match="exists already"):
        begin(other)
    assert key_file(other).read_text("utf-8") == "mine too"


def test_a_disk_that_fails_leaves_the_game_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    session = begin(path)
    go_on(session, 3)
    before, data = session.state, path.read_bytes()

    def broken(handle: int) -> None:
        raise OSError("the disk is on fire")

    with monkeypatch.context() as patch:
        patch.setattr("whistlestop.savefile.os.fsync", broken)
        with pytest.raises(BadInput, match="the disk is on fire"):
            go_on(session, 1)
    assert session.state == before
    assert path.read_bytes() == data
    go_on(session, 3)
    assert same(Session.resume(path), session)


def test_two_tables_cannot_play_one_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = begin(path)
    other = Session.resume(path)
    go_on(session, 1)
    with pytest.raises(ValueError, match="changed by somebody else"):
        go_on(other, 1)
    with pytest.raises(ValueError, match="changed by somebody else"):
        other.save()
    assert same(Session.resume(path), session)


def test_what_was_altered_is_found(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = begin(path)
    go_on(session, 6)
    text = path.read_text("utf-8")
    path.write_text(text.replace('"Mira"', '"Mara"'), "utf-8")
    with pytest.raises(CannotRead, match="line 1: was changed"):
        Session.resume(path)
    # A forged step with the right checksums still does not follow from the seed.
    session.record.steps[-1] = session.record.steps[-2]
    path.write_text("".join(line + "\n" for line in session.record.lines()), "utf-8")
    with pytest.raises(CannotRead, match="line 8: "):
        Session.resume(path)


def test_a_missing_or_wrong_key_is_one_clear_sentence(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with pytest.raises(CannotRead, match="cannot be opened: No such file"):
        Session.resume(path)
    begin(path)
    key = key_file(path).read_text("utf-8")
    key_file(path).write_text(key.replace("tea", "tee"), "utf-8")
    with pytest.raises(CannotRead, match="another game, or was altered"):
        Session.resume(path)
    for nonsense in ("", "[]", "{}", '{"seed": 1}'):
        key_file(path).write_text(nonsense, "utf-8")
        with pytest.raises(CannotRead, match="is not the key of a game"):
            Session.resume(path)
    key_file(path).unlink()
    with pytest.raises(CannotRead, match="without it the game cannot go on"):
        Session.resume(path)
    path.write_bytes(b"\xff\xfe\n")
    with pytest.raises(CannotRead, match="not UTF-8"):
        Session.resume(path)


def test_a_game_begun_under_an_older_law_is_finished_by_it(tmp_path: Path) -> None:
    """A record of the first law of Legends, cut off in the middle, with its key beside it."""
    old = Path(__file__).parent.parent / "records" / "legends-2.jsonl"
    seed = records.load(old).seed
    path = tmp_path / "game.jsonl"
    path.write_text("".join(old.read_text("utf-8").splitlines(keepends=True)[:20]), "utf-8")
    key = {"seed": seed, "kinds": ["me", "greedy"], "lang": "en"}
    key_file(path).write_text(json.dumps(key), "utf-8")
    session = Session.resume(path)
    assert session.edition.law == 1
    go_on(session)
    record = records.load(path)
    assert record.edition.law == 1
    assert records.verify(record) == []
    assert begin(name="legends").edition.law == 2
