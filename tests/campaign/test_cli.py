"""`whistlestop campaign …` as a person meets it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.campaign.telling import small, unfinished
from tests.campaign.test_shelf import begin, game
from tests.cli.test_commands import Ran
from whistlestop.campaign import Shelf, Volume
from whistlestop.cli import main

Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*args: object) -> Ran:
        with pytest.raises(SystemExit) as left:
            main(["campaign", *map(str, args)])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Ran(int(left.value.code or 0), out, err)

    return command


def founded(run: Run, data: Path, *args: object) -> str:
    done = run("new", "--data", data, *args)
    assert done.code == 0, done.err
    return done.out.split(":")[0]


def test_new_list_and_show(run: Run, tmp_path: Path) -> None:
    assert "no campaign yet" in run("list", "--data", tmp_path).out
    name = founded(run, tmp_path, "--companies", "black,red,green", "--name", "Sundays")
    listed = run("list", "--data", tmp_path).out
    assert f"{name}  The Lantern Line, game 1 of 12, between  “Sundays”" in listed
    shown = run("show", name[:4], "--data", tmp_path, "--lang", "en")
    assert shown.code == 0
    assert "Who plays the next game?" in shown.out
    assert "Cardinal & Western [red] $0" in shown.out
    assert "下一局谁来玩？" in run("show", name, "--data", tmp_path, "--lang", "zh-Hans").out


def test_show_as_json_and_as_a_company(run: Run, tmp_path: Path) -> None:
    volume = game(begin(Shelf(tmp_path)))
    view = json.loads(run("show", volume.id, "--json", "--data", tmp_path).out)
    assert (view["me"], view["game"]) == (None, 2)
    mine = json.loads(run("show", volume.id, "--json", "--as", "blue", "--data", tmp_path).out)
    assert mine["me"] == 1
    text = run("show", volume.id, "--data", tmp_path, "--lang", "en").out
    assert "1901:$" in text
    assert "901 Postcard 901: " in text
    assert "TB-1 Punch what you made." in text


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("new", "--companies", "black"), "2 to 5 companies, not 1"),
        (("new", "--companies", "black,pink"), "there is no company 'pink'"),
        (("new", "--companies", "black,blue", "--seats", "me"), "2 companies, but 1 seats"),
        (("new", "--companies", "black,blue", "--seats", "me,bob"), "nobody called 'bob'"),
        (("new", "--names", "a,b,c"), "3 names, but only 2 seats"),
        (("new", "--pack", "moon"), "no campaign pack is called 'moon'"),
        (("show", "nothing"), "there is no campaign 'nothing'; there are: -"),
        (("play", "nothing"), "there is no campaign 'nothing'"),
        (("play", "nothing", "--speed", "warp"), "--speed cannot be 'warp'"),
        (("rewind", "nothing", "1"), "there is no campaign 'nothing'"),
        (("export", "nothing", "--out", "x.jsonl"), "there is no campaign 'nothing'"),
        (("import", "missing.jsonl"), "cannot be opened"),
        (("simulate", "--companies", "9"), "is for 2 to 5 companies, not 9"),
        (("simulate", "--bot", "nobody"), "no bot is called 'nobody'"),
        (("check", "moon"), "there is no folder moon"),
    ],
)
def test_wrong_input_is_one_sentence(
    run: Run, tmp_path: Path, args: tuple[str, ...], told: str
) -> None:
    data = () if args[0] in ("simulate", "check") else ("--data", tmp_path)
    done = run(*args, *data)
    assert done.code == 2
    assert told in done.err
    assert done.err.count("\n") == 1


def test_a_company_that_is_not_in_the_campaign(run: Run, tmp_path: Path) -> None:
    name = founded(run, tmp_path)
    done = run("show", name, "--as", "red", "--data", tmp_path)
    assert done.code == 2
    assert "there is no company 'red' here, only: black, blue" in done.err


def test_export_and_import(run: Run, tmp_path: Path) -> None:
    volume = game(begin(Shelf(tmp_path)))
    file = tmp_path / "mine.jsonl"
    done = run("export", volume.id, "--out", file, "--data", tmp_path)
    assert done.out == f"{file}: {volume.next} steps, 1 games\n"
    assert "exists already" in run("export", volume.id, "--out", file, "--data", tmp_path).err
    brought = run("import", file, "--pack", small().folder, "--data", tmp_path / "other")
    assert brought.code == 0, brought.err
    other = Volume.take(Shelf(tmp_path / "other"), brought.out.split(":")[0])
    assert other.campaign == volume.campaign
    kept = file.read_bytes()
    file.write_bytes(b"\xff\xfe")
    assert "is not UTF-8 text" in run("import", file, "--data", tmp_path).err
    file.write_bytes(kept[:500])
    spoiled = run("import", file, "--data", tmp_path)
    assert spoiled.code == 2
    assert file.read_bytes() == kept[:500], "untouched"


def test_rewind(run: Run, tmp_path: Path) -> None:
    volume = game(begin(Shelf(tmp_path)))
    done = run("rewind", volume.id, "1", "--data", tmp_path)
    name = done.out.split(":")[0]
    assert done.out == f"{name}: stands before game 1\n"
    listed = run("list", "--data", tmp_path).out
    assert f"branched from {volume.id} before game 1" in listed
    assert run("rewind", volume.id, "7", "--data", tmp_path).code == 2


def test_a_campaign_whose_pack_is_away_is_listed(run: Run, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    volume = begin(shelf)
    shelf.create(volume.row._replace(id="lost", pack="gone"), [])
    assert "gone (this pack is not here), game 1" in run("list", "--data", tmp_path).out
    assert "no campaign pack is called 'gone'" in run("show", "lost", "--data", tmp_path).err


def test_check_tells_everything_and_counts(run: Run, tmp_path: Path) -> None:
    good = run("check", "lantern_line")
    assert good.code == 0
    assert good.out.endswith("no errors\n")
    assert "12 games, 12 chapters" in good.out
    assert "77 postcards, 8 frontiers, 129 tickets, 3 finales" in good.out
    pack = unfinished(tmp_path, "chapters/1904.json", "chapters/1905.json")
    assert "not printed yet: chapters 1904" in run("check", pack.folder).out
    bad = tmp_path / "bad"
    bad.mkdir()
    (bad / "pack.json").write_text('{"id": "bad"}')
    done = run("check", bad)
    assert done.code == 1
    assert "pack.json: needs 'format'" in done.out
    assert done.out.endswith("errors\n")


def test_simulate_prints_a_line_a_game(run: Run) -> None:
    done = run("simulate", "--companies", "3", "--games", "2", "--seed", "7")
    lines = done.out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("game 1 (1865): ")
    assert "black $" in lines[0]
    assert lines[1].endswith("modules A")
    assert run("simulate", "--companies", "3", "--games", "2", "--seed", "7").out == done.out
    rows = [
        json.loads(line)
        for line in run(
            "simulate", "--companies", "2", "--games", "9", "--json", "--pack", small().folder
        ).out.splitlines()
    ]
    assert [row["game"] for row in rows] == list(range(1, 10)), "free play goes on for ever"
    assert rows[1]["modules"]
    assert rows[4]["year"] == 1905
    assert rows[5]["year"] is None


def test_simulate_stops_where_nothing_is_printed(run: Run, tmp_path: Path) -> None:
    pack = unfinished(tmp_path, "chapters/1904.json", "chapters/1905.json")
    told = ("--companies", "2", "--games", "5", "--bot", "random", "--pack", pack.folder)
    done = run("simulate", *told)
    assert len(done.out.splitlines()) == 3
    assert done.err == "the pack unfinished is printed up to game 3\n"
