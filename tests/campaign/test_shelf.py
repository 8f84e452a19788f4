"""The shelf: every step is on the disk, two can never both go on, and a kill loses nothing."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.campaign.telling import small
from whistlestop.bots import registry as bots
from whistlestop.campaign import PlayedElsewhere, Shelf, Volume, legal, suggest
from whistlestop.campaign.balance.simulate import play_game
from whistlestop.campaign.kept.codec import parse_move
from whistlestop.campaign.kept.shelf import FILE, GameRow, SeatRow
from whistlestop.core.errors import CannotRead
from whistlestop.core.refusal import NotLegal

HOME = Path(__file__).parent.parent.parent


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def begin(shelf: Shelf, seed: str | None = "tea", companies: int = 3) -> Volume:
    return Volume.begin(shelf, small(), ["black", "blue", "green"][:companies], seed=seed)


def onward(volume: Volume, stage: str) -> Volume:
    while volume.campaign.stage != stage:
        volume.play(suggest(volume.campaign))
    return volume


def game(volume: Volume) -> Volume:
    """The next game, played by bots and kept, with its end steps."""
    onward(volume, "play")
    state = play_game(volume.campaign, volume.game_seed(), lambda s: bots.make("greedy", s))
    volume.record(state, ["the record"])
    return onward(volume, "between")


def test_a_campaign_is_there_again(shelf: Shelf, tmp_path: Path) -> None:
    volume = game(begin(shelf))
    again = Volume.take(Shelf(tmp_path), volume.id)
    assert again.campaign == volume.campaign
    assert again.next == volume.next
    assert again.chance.picks == volume.chance.picks
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600, "the seed is nobody else's business"


def test_several_side_by_side(shelf: Shelf) -> None:
    one, two = begin(shelf), begin(shelf, companies=2)
    game(one)
    rows = shelf.rows()
    assert [row.id for row in rows] == [one.id, two.id], "the one played last first"
    assert [row.game for row in rows] == [2, 1]
    assert Volume.take(shelf, two.id).campaign == two.campaign


def test_luck_goes_on_from_where_it_was(shelf: Shelf, tmp_path: Path) -> None:
    straight = onward(begin(shelf, "luck"), "play")
    other = begin(Shelf(tmp_path / "other"), "luck")
    while other.campaign.stage != "play":
        other = Volume.take(other.shelf, other.id)
        other.play(suggest(other.campaign))
    assert other.campaign == straight.campaign


def test_a_fresh_secret_without_a_seed(shelf: Shelf) -> None:
    one, two = begin(shelf, None), begin(shelf, None)
    assert one.row.seed != two.row.seed
    assert one.game_seed() != two.game_seed()
    assert one.row.seed not in one.game_seed()


def test_a_campaign_opened_twice_at_once(shelf: Shelf, tmp_path: Path) -> None:
    one = begin(shelf)
    two = Volume.take(Shelf(tmp_path), one.id)
    one.play(suggest(one.campaign))
    before = two.campaign
    with pytest.raises(PlayedElsewhere, match="was played on elsewhere"):
        two.play(suggest(two.campaign))
    assert two.campaign == before
    assert two.refresh() == 1
    assert two.campaign == one.campaign
    two.play(suggest(two.campaign))
    assert one.refresh() == 1
    assert one.campaign == two.campaign


def test_of_two_who_record_the_same_game_one_is_refused(shelf: Shelf, tmp_path: Path) -> None:
    one = onward(begin(shelf), "play")
    two = Volume.take(Shelf(tmp_path), one.id)
    state = play_game(one.campaign, one.game_seed(), lambda s: bots.make("random", s))
    one.record(state, ["mine"])
    with pytest.raises(PlayedElsewhere):
        two.record(state, ["yours"])
    assert [row.record for row in shelf.games(one.id)] == ["mine\n"]


def test_a_refused_move_leaves_nothing_behind(shelf: Shelf) -> None:
    volume = begin(shelf)
    onward(volume, "setup")
    steps = shelf.steps(volume.id)
    with pytest.raises(NotLegal):
        volume.play(parse_move(volume.campaign, "choose lantern"))
    assert shelf.steps(volume.id) == steps
    assert volume.next == len(steps)


def test_a_full_disk_loses_nothing(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    volume = begin(shelf)
    before, picks = volume.campaign, volume.chance.picks

    def full(*args: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(shelf, "append", full)
        with pytest.raises(sqlite3.OperationalError):
            volume.play(suggest(volume.campaign))
    assert volume.campaign == before
    assert volume.chance.picks == picks
    volume.play(suggest(volume.campaign))


def test_records_seats_and_settings(shelf: Shelf) -> None:
    volume = begin(shelf)
    shelf.keep_game(volume.id, GameRow(1, "room", None))
    shelf.keep_game(volume.id, GameRow(1, None, "lines"))
    assert shelf.games(volume.id) == [GameRow(1, "room", "lines")]
    seat = SeatRow(1, "bot", "greedy", "", None)
    shelf.seat(volume.id, seat)
    shelf.seat(volume.id, seat._replace(name="Ada"))
    assert shelf.seats(volume.id) == [seat._replace(name="Ada")]
    shelf.set_settings(volume.id, {"lang": "zh-Hant"})
    assert shelf.row(volume.id).settings == '{"lang": "zh-Hant"}'


def test_a_campaign_by_the_beginning_of_its_name(shelf: Shelf) -> None:
    volume = begin(shelf)
    assert shelf.row(volume.id[:5]).id == volume.id
    with pytest.raises(ValueError, match=f"there is no campaign 'x_'; there are: {volume.id}"):
        shelf.row("x_")
    with pytest.raises(ValueError, match="there is no campaign ''"):
        shelf.row("")
    row = volume.row
    shelf.create(row._replace(id="twin-1"), [])
    shelf.create(row._replace(id="twin-2"), [])
    with pytest.raises(ValueError, match="may mean several campaigns: twin-1, twin-2"):
        shelf.row("twin")


# Going back


def test_back_to_before_a_game_as_a_new_branch(shelf: Shelf) -> None:
    volume = game(game(begin(shelf)))
    kept = shelf.steps(volume.id)
    branch = volume.branch(2)
    assert branch.id != volume.id
    assert (branch.campaign.game, branch.campaign.stage) == (2, "between")
    assert [played.game for played in branch.campaign.games] == [1]
    assert [row.game for row in shelf.games(branch.id)] == [1]
    assert (branch.row.branch_of, branch.row.branch_game) == (volume.id, 2)
    assert branch.row.seed != volume.row.seed, "luck of its own: nobody knows what will come"
    assert shelf.steps(volume.id) == kept, "the old one stays as it is"
    game(branch)
    assert Volume.take(shelf, volume.id).campaign == volume.campaign


def test_joining_before_a_game_belongs_to_the_branch(shelf: Shelf) -> None:
    volume = game(begin(shelf))
    volume.play(parse_move(volume.campaign, "join yellow"))
    shelf.seat(volume.id, SeatRow(3, "person", None, "Zoe", None))
    onward(volume, "play")
    assert len(volume.branch(2).campaign.companies) == 4
    early = volume.branch(1)
    assert len(early.campaign.companies) == 3
    assert shelf.seats(early.id) == []


@pytest.mark.parametrize("number", [-1, 0, 3, 99])
def test_no_branch_before_a_game_that_never_was(shelf: Shelf, number: int) -> None:
    volume = game(begin(shelf))
    with pytest.raises(ValueError, match=f"has not come to a game {number} yet: it is at 2"):
        volume.branch(number)
    assert len(shelf.rows()) == 1


def test_a_branch_of_now_is_a_copy(shelf: Shelf) -> None:
    volume = game(begin(shelf))
    assert volume.branch(2).campaign == volume.campaign


# What is wrong with it


def test_a_file_that_is_no_shelf(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database at all, but long enough to look like one" * 20)
    with pytest.raises(ValueError, match=r"campaigns\.db is not a shelf of campaigns"):
        Shelf(tmp_path)
    assert (tmp_path / FILE).read_bytes().startswith(b"not a database"), "untouched"


def test_a_shelf_of_a_newer_whistlestop(shelf: Shelf, tmp_path: Path) -> None:
    shelf.close()
    base = sqlite3.connect(tmp_path / FILE)
    base.execute("PRAGMA user_version = 99")
    base.close()
    with pytest.raises(ValueError, match="written by a newer Whistlestop"):
        Shelf(tmp_path)


def test_a_step_that_was_damaged(shelf: Shelf, tmp_path: Path) -> None:
    volume = begin(shelf)
    base = sqlite3.connect(tmp_path / FILE)
    base.execute("""UPDATE steps SET facts = '[{"type": "StarterNamed"}]'""")
    base.commit()
    with pytest.raises(CannotRead, match=f"the campaign {volume.id}: step 0: StarterNamed needs"):
        Volume.take(shelf, volume.id)
    base.execute("""UPDATE steps SET facts = '[{"type": "EventPunched", "event": "EV-77"}]'""")
    base.commit()
    base.close()
    with pytest.raises(CannotRead, match="facts that do not follow from one another"):
        Volume.take(shelf, volume.id)


def test_a_pack_that_went_away(shelf: Shelf, tmp_path: Path) -> None:
    volume = begin(shelf)
    base = sqlite3.connect(tmp_path / FILE)
    base.execute("UPDATE campaigns SET pack = 'nowhere'")
    base.commit()
    base.close()
    with pytest.raises(ValueError, match="no campaign pack is called 'nowhere'"):
        Volume.take(shelf, volume.id)


# kill -9

CHILD = """
import sys
from pathlib import Path
from tests.campaign.telling import small
from whistlestop.bots import registry as bots
from whistlestop.campaign import Shelf, Volume, suggest
from whistlestop.campaign.balance.simulate import play_game
small()
volume = Volume.take(Shelf(Path(sys.argv[1])), sys.argv[2])
while True:
    if volume.campaign.stage == "play":
        state = play_game(volume.campaign, volume.game_seed(), lambda s: bots.make("random", s))
        volume.record(state, ["record"])
    else:
        volume.play(suggest(volume.campaign))
    print(volume.next, volume.campaign.game, volume.campaign.stage, flush=True)
"""


def test_kill_9_between_any_two_steps_loses_nothing(shelf: Shelf, tmp_path: Path) -> None:
    """A process plays and says what is done; it is killed again and again after so many steps."""
    volume = begin(shelf, "killed")
    said = volume.next
    for patience in (1, 2, 3, 5, 8, 4, 7, 1):
        child = subprocess.Popen(
            [sys.executable, "-c", CHILD, str(tmp_path), volume.id],
            cwd=HOME,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert child.stdout is not None
        for _ in range(patience):
            line = child.stdout.readline()
            said = int(line.split()[0])
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
        child.stdout.close()
        found = Volume.take(Shelf(tmp_path), volume.id)
        assert found.next >= said, "a step that was acknowledged is gone"
        assert found.next <= said + 20
        if found.campaign.stage != "play":
            assert legal(found.campaign)
        assert len(shelf.games(volume.id)) == len(found.campaign.games), "all of it or nothing"
    assert len(found.campaign.games) >= 1
