"""The command line as a person meets it: what it prints, what it returns, and never a traceback."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.record.games import played, rows, signed
from whistlestop.cli import app, main
from whistlestop.editions import edition, names

SCENARIOS = Path(__file__).parent.parent / "scenarios"
COMMANDS = sorted(command.name or "" for command in app.registered_commands)


class Ran(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*args: object) -> Ran:
        with pytest.raises(SystemExit) as left:
            main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Ran(int(left.value.code or 0), out, err)

    return command


def process(*args: object) -> Ran:
    """The same in a process of its own, as a shell would start it."""
    done = subprocess.run(
        [sys.executable, "-m", "whistlestop", *map(str, args)],
        capture_output=True,
        timeout=60,
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def last(text: str) -> str:
    return text.rstrip("\n").rsplit("\n", 1)[-1]


# Help


def test_the_commands() -> None:
    assert {"bench", "board", "play", "replay", "scenario"} <= set(COMMANDS)


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_the_app_explains_itself(run: Run, option: str) -> None:
    ran = run(option)
    assert ran.code == 0
    assert all(command in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert "Usage" in ran.out
    assert "--help" in ran.out


@pytest.mark.parametrize(
    "args",
    [
        ["fly"],
        ["scenario"],
        ["replay"],
        ["board"],
        ["board", "europe"],
        ["board", "--sideways"],
        ["bench", "--seconds", "soon"],
    ],
)
def test_what_makes_no_sense_is_refused(run: Run, args: list[str]) -> None:
    ran = run(*args)
    assert ran.code == 2
    assert ran.err


def test_alone_it_shows_its_help(run: Run) -> None:
    ran = run()
    assert ran.code == 2
    assert "scenario" in ran.out + ran.err


# Scenarios


def written(folder: Path, name: str, steps: list[Any], **more: Any) -> Path:
    file = folder / f"{name}.json"
    whole = {"id": name, "edition": "europe", "players": 2, "steps": steps, **more}
    file.write_text(json.dumps(whole), "utf-8")
    return file


GOOD: list[Any] = [{"seat": 0, "play": "draw"}, {"expect": {"turn": 0}}]
BAD: list[Any] = [{"seat": 0, "play": "draw"}, {"expect": {"turn": 1}}]


def test_a_scenario_that_holds(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, "good", GOOD)
    ran = run("scenario", file)
    assert ran == Ran(0, f"passed  {file}\n1 passed, 0 failed\n", "")


LEGENDS = "not at native speed: legends cannot be played at native speed"


@pytest.mark.parametrize(
    ("engine", "out", "err"),
    [
        ("core", ["passed", "passed", "2 passed, 0 failed"], []),
        ("both", ["passed", "passed", "2 passed, 0 failed"], ["1 of 2 at native", LEGENDS]),
        ("turbo", ["passed", "left out", "1 passed, 0 failed"], []),
    ],
)
def test_the_engines_of_a_scenario(run: Run, engine: str, out: list[str], err: list[str]) -> None:
    files = [SCENARIOS / "E-32-tunnel-declined.json", SCENARIOS / "L-10-twenty-cars.json"]
    ran = run("scenario", *files, "--engine", engine)
    assert ran.code == 0
    for wanted, told in ((out, ran.out.splitlines()), (err, ran.err.splitlines())):
        assert all(line.startswith(begins) for line, begins in zip(told, wanted, strict=True))


def test_a_scenario_that_fails(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, "bad", BAD)
    ran = run("scenario", file)
    assert ran.code == 1
    assert ran.out == f"FAILED  {file}: steps[1]: turn is 0, not 1\n0 passed, 1 failed\n"


UNREADABLE: dict[str, tuple[bytes, str]] = {
    "not JSON": (b"{", "is not JSON: Expecting property name"),
    "empty": (b"", "is not JSON: Expecting value in line 1, column 1"),
    "not UTF-8": ('{"id": "naïve"}'.encode("latin-1"), "is not UTF-8 text (byte 10)"),
    "no object": (b"[]", "should be an object, not []"),
    "no steps": (b'{"id": "x", "edition": "europe", "players": 2}', "a scenario needs 'steps'"),
    "unknown key": (
        b'{"name": "x"}',
        "name: there is no such key; a scenario has colours, comment, draws",
    ),
    "unknown edition": (
        b'{"id": "x", "edition": "mars", "players": 2, "steps": []}',
        "edition: no edition is called 'mars'; there are: europe, ",
    ),
    "too many players": (
        b'{"id": "x", "edition": "europe", "players": 6, "steps": []}',
        "players: europe is for 2 to 5 players, not 6",
    ),
    "position": (
        b'{"id": "x", "edition": "europe", "players": 2, "steps": [],'
        b' "position": {"hands": [{"red": 13}, {}]}}',
        "position: there are too many cards: 13 red cards of 12",
    ),
    "draws": (
        b'{"id": "x", "edition": "europe", "players": 2, "steps": [], "draws": ["pink"]}',
        "draws[0]: europe has no card 'pink'",
    ),
    "step": (
        b'{"id": "x", "edition": "europe", "players": 2, "steps": [{"seat": 0}]}',
        "steps[0]: a step cannot have seat (together)",
    ),
    "move": (
        b'{"id": "x", "edition": "europe", "players": 2, "steps": [{"seat": 0, "play": "fly"}]}',
        "steps[0].play: 'fly' is not a move",
    ),
    "a card that cannot come": (
        b'{"id": "x", "edition": "europe", "players": 2, "draws": ["red"],'
        b' "position": {"deck": {"blue": 3}, "row": []}, "steps": [{"seat": 0, "play": "draw"}]}',
        "steps[0]: draws: 'red' cannot come now: there is none left to draw",
    ),
}


@pytest.mark.parametrize("case", UNREADABLE)
def test_a_scenario_that_cannot_be_read(run: Run, tmp_path: Path, case: str) -> None:
    content, told = UNREADABLE[case]
    file = tmp_path / "odd.json"
    file.write_bytes(content)
    ran = run("scenario", file)
    assert ran.code == 2
    assert ran.out.startswith(f"ERROR   {file}: {told}")
    assert last(ran.out) == "0 passed, 1 failed"


def test_the_worst_of_several_counts(run: Run, tmp_path: Path) -> None:
    good, bad = written(tmp_path, "good", GOOD), written(tmp_path, "bad", BAD)
    assert run("scenario", good, bad).code == 1
    odd = tmp_path / "odd.json"
    odd.write_text("?", "utf-8")
    ran = run("scenario", good, odd, bad)
    assert ran.code == 2
    assert [line.split()[0] for line in ran.out.splitlines()] == ["passed", "ERROR", "FAILED", "1"]
    assert last(ran.out) == "1 passed, 2 failed"


def test_no_such_path(run: Run, tmp_path: Path) -> None:
    ran = run("scenario", tmp_path / "nothing.json")
    assert ran.code == 2
    assert "there is no such file or folder" in ran.err


def test_a_folder_is_searched(run: Run, tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    written(tmp_path, "b", GOOD)
    written(tmp_path / "more", "a", BAD)
    (tmp_path / "notes.txt").write_text("not a scenario", "utf-8")
    ran = run("scenario", tmp_path)
    assert ran.code == 1
    assert last(ran.out) == "1 passed, 1 failed"
    assert run("scenario", tmp_path / "more").code == 1


def test_all_scenarios_of_the_house_hold(run: Run) -> None:
    ran = run("scenario", SCENARIOS)
    assert ran.code == 0
    count = len(list(SCENARIOS.rglob("*.json")))
    assert last(ran.out) == f"{count} passed, 0 failed"


@pytest.mark.parametrize("content", ["[" * 100_000, "1" * 5000])
def test_a_scenario_that_is_too_much_for_the_reader(run: Run, tmp_path: Path, content: str) -> None:
    file = tmp_path / "deep.json"
    file.write_text(content, "utf-8")
    assert last(run("scenario", file).out) == "0 passed, 1 failed"


@pytest.mark.parametrize("words", [5, [5], "roma", None])
def test_words_to_look_for_must_be_a_list_of_texts(run: Run, tmp_path: Path, words: Any) -> None:
    for key in ("contains", "hides"):
        file = written(tmp_path, "odd", [{"expect": {"view": {"seat": 0, key: words}}}])
        ran = run("scenario", file)
        assert ran.code == 2
        assert f"steps[0].expect.view.{key}" in ran.out or f"steps[0].view.{key}" in ran.out


# Records


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    played("new_york", 2, "shown").save(file)
    return file


def test_a_good_record_is_verified(run: Run, record: Path) -> None:
    ran = run("replay", "--verify", record)
    moves = len(record.read_text("utf-8").splitlines()) - 3
    assert ran.code == 0
    assert ran.out == (
        f"{record}: verified: the set-up and all {moves} moves follow from the seed\n"
    )


def test_a_forged_record_is_not_verified(run: Run, record: Path) -> None:
    lines = rows(played("new_york", 2, "shown"))
    lines[-1]["seed"] = "another"
    record.write_text("\n".join(signed(lines)), "utf-8")
    ran = run("replay", "--verify", record)
    assert ran.code == 1
    assert ran.out.startswith(f"{record}: NOT verified: the seed is not the one")


def test_a_changed_record_is_not_even_read(run: Run, record: Path) -> None:
    text = record.read_text("utf-8")
    record.write_text(text.replace('"seat": 1', '"seat": 0', 1), "utf-8")
    for more in (["--verify"], []):
        ran = run("replay", record, *more)
        assert (ran.code, ran.out) == (2, "")
        assert "was changed after it was written" in ran.err


@pytest.mark.parametrize("lang", ["en", "zh-Hans", "zh-Hant"])
def test_a_finished_game_is_told_to_the_end(run: Run, record: Path, lang: str) -> None:
    ran = run("replay", record, "--lang", lang)
    assert ran.code == 0
    *_, first, second = ran.out.splitlines()
    for line in (first, second):
        name, _, score = line.partition(": ")
        total, _, parts = score.partition(" (")
        assert name in ("Zoë", "李雷")
        numbers = [int(part.rsplit(" ", 1)[1]) for part in parts.rstrip(")").split(", ")]
        assert int(total) == sum(numbers)


@pytest.mark.parametrize("name", names())
def test_an_unfinished_game_shows_nothing_hidden(run: Run, tmp_path: Path, name: str) -> None:
    record = played(name, 2, "hidden", most=30)
    file = tmp_path / "game.jsonl"
    record.save(file)
    ran = run("replay", file)
    assert ran.code == 0
    found = edition(name)
    for step in record.steps:
        for event in step.events:
            for field in ("tickets", "kept", "returned"):
                for ticket in getattr(event, field, ()):
                    one, other = found.board.tickets[ticket].ends
                    cities = found.board.cities
                    journey = f"{cities[one].name['en']} – {cities[other].name['en']} ("
                    assert journey not in ran.out
                    assert f"keep {ticket}" not in ran.out
    drawn = [line for line in ran.out.splitlines() if line.strip().startswith("draw")]
    assert not drawn
    assert "keep\n" in ran.out, "the move is told, not its tickets"
    over = run("replay", "--verify", file)
    assert over.code == 1
    assert "the seed is not revealed yet: the game is not over" in over.out


def test_step_by_step(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr("typer.prompt", lambda *args, **more: asked.append(args))
    assert run("replay", record, "--step").code == 0
    assert len(asked) == len(record.read_text("utf-8").splitlines()) - 2


def test_records_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    assert run("replay", tmp_path / "nothing.jsonl").code == 2
    assert run("replay", tmp_path).code == 2
    other = tmp_path / "other"
    other.write_bytes(b"\xff\xff")
    ran = run("replay", other)
    assert ran.code == 2
    assert "is not UTF-8 text (byte 0); it is no game record" in ran.err


def test_a_language_that_is_not_spoken(run: Run, record: Path) -> None:
    ran = run("replay", record, "--lang", "tlh")
    assert ran.code == 2
    assert "no language is called 'tlh'; there are: en, zh-Hans, zh-Hant" in ran.err


FORGED: dict[str, Callable[[list[Any]], Any]] = {
    "seat": lambda lines: lines[3].update(seat=99),
    "event seat": lambda lines: lines[3].update(
        events=[{"type": "CardDrawn", "seat": 9, "card": "red"}]
    ),
    "no card": lambda lines: lines[3].update(
        events=[{"type": "CardDrawn", "seat": 0, "card": None}]
    ),
}


@pytest.mark.parametrize("case", FORGED)
def test_a_record_forged_with_care_ends_in_one_sentence(run: Run, record: Path, case: str) -> None:
    lines = rows(played("new_york", 2, "shown"))
    FORGED[case](lines)
    record.write_text("\n".join(signed(lines)), "utf-8")
    assert run("replay", record).code == 2


# Boards


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_board_is_drawn(run: Run, tmp_path: Path, name: str, theme: str) -> None:
    file = tmp_path / "board.svg"
    ran = run("board", name, "--out", file, "--lang", "zh-Hans", "--theme", theme)
    board = edition(name).board
    assert ran.out == f"{file}：{len(board.cities)} 座城市，{len(board.routes)} 条路线\n"
    assert ran.code == 0
    assert file.read_text("utf-8").startswith("<svg")


def test_a_file_is_not_overwritten_unasked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    file.write_text("precious", "utf-8")
    ran = run("board", "europe", "-o", file)
    assert ran.code == 2
    assert f"{file} exists already; choose another name, or use --force" in ran.err
    assert file.read_text("utf-8") == "precious"
    assert run("board", "europe", "-o", file, "--force").code == 0
    assert file.read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["mars"], "no edition is called 'mars'; there are: europe, "),
        (["europe", "--lang", "tlh"], "no language is called 'tlh'; there are: en, zh-Hans"),
        (["europe", "--theme", "sepia"], "sepia"),
    ],
)
def test_what_there_is_not_is_not_drawn(
    run: Run, tmp_path: Path, args: list[str], told: str
) -> None:
    file = tmp_path / "board.svg"
    ran = run("board", *args, "--out", file)
    assert ran.code == 2
    assert told in ran.err
    assert not file.exists()


def test_a_board_needs_a_folder_that_exists(run: Run, tmp_path: Path) -> None:
    ran = run("board", "europe", "--out", tmp_path / "nowhere" / "board.svg")
    assert ran.code == 2
    assert "No such file or directory" in ran.err


# How fast


def test_bench_as_json(run: Run) -> None:
    ran = run("bench", "--json", "--seconds", "0.01")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert found["calibration_rounds_per_cpu_second"] > 0
    tables = [(name, seats) for name in names() for seats in edition(name).seats]
    assert [(one["edition"], one["seats"]) for one in found["runs"]] == tables
    for one in found["runs"]:
        assert one["decisions_per_cpu_second"] > 0
        assert one["decisions_per_game"] > 10


@pytest.mark.parametrize("seconds", ["0", "-1"])
def test_no_time_is_no_bench(run: Run, seconds: str) -> None:
    assert run("bench", "--json", "--seconds", seconds).code == 2


# In processes of their own


def test_a_shell_sees_the_same(tmp_path: Path) -> None:
    good = written(tmp_path, "good", GOOD)
    assert process("scenario", good) == Ran(0, f"passed  {good}\n1 passed, 0 failed\n", "")
    ran = process("scenario", tmp_path / "nothing.json")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"whistlestop: {tmp_path / 'nothing.json'}: there is no such file or folder\n"


def test_a_shell_sees_no_traceback(tmp_path: Path) -> None:
    odd = tmp_path / "odd.jsonl"
    odd.write_bytes(bytes(range(256)))
    ran = process("replay", odd)
    assert ran.code == 2
    assert "Traceback" not in ran.err
    assert ran.err.startswith("whistlestop: ")


# What goes wrong


@pytest.fixture
def bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake in the program, deep in a command."""

    def mistaken(*args: object) -> None:
        raise ValueError("not enough values to unpack")

    monkeypatch.setattr("whistlestop.cli.board.find_edition", mistaken)


def failed(capsys: pytest.CaptureFixture[str], *args: object) -> Ran:
    with pytest.raises(SystemExit) as left:
        main([str(arg) for arg in args])
    out, err = capsys.readouterr()
    return Ran(int(left.value.code or 0), out, err)


@pytest.mark.usefixtures("bug")
def test_a_bug_shows_its_trace_and_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    ran = failed(capsys, "board", "europe", "-o", "x.svg")
    assert ran.code == 70
    assert "in mistaken" in ran.err
    assert ran.err.splitlines()[-2] == "ValueError: not enough values to unpack"
    assert ran.err.splitlines()[-1].startswith("This is a bug in Whistlestop: please report it")
    assert "Python" not in ran.err
    told = failed(capsys, "--debug", "board", "europe", "-o", "x.svg", "--lang", "zh-Hans")
    assert "Python" in told.err
    assert "['--debug', 'board', 'europe'" in told.err
    assert "Whistlestop 的错误" in told.err


def test_bad_input_shows_its_trace_only_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    ran = failed(capsys, "--debug", "board", "atlantis", "-o", "x.svg")
    assert ran.code == 2
    assert "Traceback" in ran.err
    assert ran.err.splitlines()[-1].startswith("whistlestop: no edition is called 'atlantis'")


@pytest.mark.parametrize("lang", ["--lang=zh-Hant", "--lang zh-Hant"])
def test_errors_speak_the_language_that_was_chosen(run: Run, lang: str) -> None:
    ran = run("board", "atlantis", "-o", "x.svg", *lang.split())
    assert ran.code == 2
    assert ran.err.startswith("whistlestop: 沒有名為「atlantis」的版本")
    assert run("board", "europe", "-o", "x.svg", "--lang", "tlh").err.startswith(
        "whistlestop: no language is called 'tlh'"
    )


def test_a_file_that_the_disk_refuses_is_told(run: Run, tmp_path: Path) -> None:
    ran = run("board", "europe", "-o", tmp_path / "nowhere" / "x.svg", "--lang", "zh-Hans")
    assert (ran.code, ran.out) == (2, "")
    assert str(tmp_path / "nowhere" / "x.svg") in ran.err


def test_the_exit_codes_are_in_the_help(run: Run) -> None:
    assert "70 a bug" in run("--help").out
