"""The command: arguments, questions for a newcomer, and errors of one sentence."""

import builtins
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from tests.terminal.scripted import begin
from whistlestop.cli import main
from whistlestop.cli import play as _play
from whistlestop.editions import edition
from whistlestop.session import Session
from whistlestop.terminal import setup

BOT = """
class MyBot:
    def __init__(self, *, seed):
        self.seed = seed
    def choose(self, view):
        return view.moves[0]
"""


def run(monkeypatch: pytest.MonkeyPatch, args: list[str], answers: list[str]) -> int:
    script: Iterator[str] = iter(answers)

    def typed(prompt: str = "") -> str:
        try:
            return next(script)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(builtins, "input", typed)
    with pytest.raises(SystemExit) as left:
        main(["play", "--speed", "instant", *args])
    return int(left.value.code or 0)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


Printed = pytest.CaptureFixture[str]


def test_enter_twice_begins_a_game(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: Printed
) -> None:
    assert run(monkeypatch, [], ["", "", "1 2"]) == 0
    out = capsys.readouterr().out
    (path,) = (home / "data" / "whistlestop" / "games").glob("*.jsonl")
    assert str(path) in out
    assert "Commitment to the seed: " in out
    assert f"whistlestop play --resume {path}" in out
    assert Session.resume(path).kinds == ("me", "greedy")


def test_questions_are_asked_again(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    assert run(monkeypatch, [], ["7", "new_york", "me,gredy", "me", "me,random"]) == 0
    out = capsys.readouterr().out
    assert "Type a number from 1 to " in out
    assert "nobody called 'gredy'" in out
    assert "This game is for 2 to 4 players." in out


def test_everybody_may_choose_a_colour(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: Printed
) -> None:
    args = ["europe", "--seats", "me,greedy,greedy", "--save", "g.jsonl"]
    assert run(monkeypatch, [*args, "--colours", "red,,blue"], []) == 0
    session = Session.resume(home / "g.jsonl")
    assert session.edition.colours[:3] == ("red", "green", "blue")
    assert session.names == ("Vermilion", "Jade", "Cobalt")
    assert "[V]" in capsys.readouterr().out
    args[-1] = "other.jsonl"
    for wrong, told in (
        ("red,red", "two seats cannot both be red"),
        ("pink", "there is no colour 'pink' to choose; there are: blue, red"),
        ("red,blue,green,black", "there are 4 colours, but 3 seats"),
    ):
        assert run(monkeypatch, [*args, "--colours", wrong], []) == 2
        assert told in capsys.readouterr().err


def test_no_answer_begins_nothing(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: Printed
) -> None:
    assert run(monkeypatch, [], []) == 0
    assert "No game was begun." in capsys.readouterr().out
    assert not (home / "data").exists()


def test_all_options(monkeypatch: pytest.MonkeyPatch, home: Path, capsys: Printed) -> None:
    (home / "my_bot.py").write_text(BOT, "utf-8")
    args = "new_york --seats me,MyBot,greedy --names Mira,Ana --lang zh-Hans --seed s --first 2"
    more = " --bot-file my_bot.py:MyBot --save g.jsonl"
    assert run(monkeypatch, (args + more).split(), []) == 0
    session = Session.resume(home / "g.jsonl")
    assert session.names == ("Mira", "Ana", "翠绿")
    assert session.kinds == ("me", f"{home / 'my_bot.py'}:MyBot", "greedy")
    assert (session.record.first, session.lang, session.playing.seed) == (1, "zh-Hans", "s")
    assert "Mira，轮到你了" in capsys.readouterr().out
    assert run(monkeypatch, ["--resume", "g.jsonl"], ["1"]) == 0
    assert "轮到你了" in capsys.readouterr().out


def test_a_bot_file_alone_is_the_opponent(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: Printed
) -> None:
    (home / "my_bot.py").write_text(BOT, "utf-8")
    args = ["new_york", "--bot-file", "my_bot.py:MyBot", "--save", "g.jsonl"]
    assert run(monkeypatch, args, []) == 0
    assert Session.resume(home / "g.jsonl").kinds[1].endswith("my_bot.py:MyBot")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ("atlantis", "no edition is called 'atlantis'"),
        ("new_york --seats me", "2 to 4 players, not 1"),
        ("new_york --seats me,me,me,me,me", "2 to 4 players, not 5"),
        ("new_york --seats me,gredy", "nobody called 'gredy' can take a seat"),
        ("new_york --seats me,no_bot.py:X", "there is no file"),
        ("new_york --lang xx", "no language is called 'xx'"),
        ("new_york --names a,b,c", "3 names, but only 2 seats"),
        ("new_york --names a,a", "two seats cannot both be called 'a'"),
        ("new_york --first 3", "there is no seat 3, only 1 to 2"),
        ("new_york --speed warp", "--speed cannot be 'warp'"),
        ("new_york --coach loud", "--coach cannot be 'loud'; there are: off, ask, always"),
        ("new_york --save there.jsonl", "there.jsonl exists already"),
        ("--resume nowhere.jsonl", "nowhere.jsonl: cannot be opened"),
        ("--resume there.jsonl", "there.jsonl, line 1: is not a line of a game record"),
        ("--resume game.jsonl", "game.jsonl is over"),
        ("--resume altered.jsonl", "altered.jsonl, line 1: was changed"),
        ("new_york --resume game.jsonl", "--resume goes on with a game as it was"),
    ],
)
def test_errors_are_one_sentence(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: Printed, args: str, told: str
) -> None:
    (home / "there.jsonl").write_text("mine\n", "utf-8")
    from tests.session.games import go_on

    session = begin(home, "new_york")
    altered = (home / "game.jsonl").read_text("utf-8").replace("Mira", "Mara")
    (home / "altered.jsonl").write_text(altered, "utf-8")
    if "over" in told:
        go_on(session)
    assert run(monkeypatch, args.split(), []) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
    assert (home / "there.jsonl").read_text("utf-8") == "mine\n"


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh_HK"}, "zh-Hant"),
        ({"LANG": "zh_CN", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C", "LC_ALL": ""}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environ: dict[str, str], lang: str) -> None:
    assert setup.language(environ) == lang


def test_two_games_in_a_minute_have_two_files(home: Path) -> None:
    now, found = datetime(2026, 1, 2, 3, 4), edition("new_york")
    environ = {"XDG_DATA_HOME": str(home)}
    one = setup.default_file(environ, found, now)
    one.write_text("", "utf-8")
    assert one.name == "2026-01-02-0304-new_york.jsonl"
    assert setup.default_file(environ, found, now).name == "2026-01-02-0304-new_york-2.jsonl"


def test_the_command_is_there() -> None:
    assert callable(_play.play)
