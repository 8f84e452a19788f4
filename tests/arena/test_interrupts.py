"""A hand on the keyboard stops the arena; the same command goes on and loses nothing."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from whistlestop.arena import engines
from whistlestop.arena.match import Job, Result, play_job
from whistlestop.arena.tournament import Setting, play
from whistlestop.cli import main

COMMAND = ["arena", "--edition", "new_york", "--bots", "greedy,random", "--games", "40"]
COMMAND += ["--workers", "2", "--full", "--seed", "stop"]
SETTING = Setting("new_york", 2, ("greedy", "random"), 40, "stop", early=False)


def lines(journal: Path) -> list[str]:
    return journal.read_text("utf-8").splitlines() if journal.exists() else []


def test_stopped_by_a_signal_and_resumed(tmp_path: Path) -> None:
    journal, table = tmp_path / "games.jsonl", tmp_path / "games.csv"
    command = [sys.executable, "-m", "whistlestop", *COMMAND]
    command += ["--resume", str(journal), "--csv", str(table)]
    running = subprocess.Popen(
        command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    )
    while len(lines(journal)) < 6:
        assert running.poll() is None
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    told = running.communicate()[1]
    assert running.returncode == 130, told
    assert f"--resume {journal}" in " ".join(told.split())
    assert "Traceback" not in told
    assert not table.exists()
    before = lines(journal)
    assert 6 <= len(before) < 41
    subprocess.run(command, check=True, capture_output=True)
    after = lines(journal)
    assert after[: len(before)] == before
    games = [json.loads(line) for line in after[1:]]
    assert sorted(game["number"] for game in games) == list(range(40))
    whole = {result.number: result.totals for result in play(SETTING, engines.Here()).results}
    assert {game["number"]: tuple(game["totals"]) for game in games} == whole
    assert len(lines(table)) == 81


class Stopped(engines.Here):
    """Stops after three games."""

    def run(self, jobs: object) -> Iterator[Result]:
        assert isinstance(jobs, Iterator)
        for _, job in zip(range(3), jobs, strict=False):
            assert isinstance(job, Job)
            yield play_job(job)
        raise KeyboardInterrupt


def test_without_a_journal_one_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("whistlestop.cli.arena.find_engine", lambda name, workers: Stopped())
    for name in ("arena-new_york.jsonl", "arena-new_york2.jsonl"):
        with pytest.raises(SystemExit) as exited:
            main(COMMAND)
        assert exited.value.code == 130
        assert f"--resume {name}" in " ".join(capsys.readouterr().err.split())
        assert len(lines(tmp_path / name)) == 4
    with pytest.raises(SystemExit):
        main([*COMMAND, "--resume", "arena-new_york.jsonl"])
    assert len(lines(tmp_path / "arena-new_york.jsonl")) == 7


def test_a_damaged_journal_is_told(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    play(SETTING._replace(games=4), engines.Here(), journal)
    kept = lines(journal)
    for wrong in ('{"number": 1}', "[]", "nonsense"):
        text = "\n".join([kept[0], wrong, *kept[2:]]) + "\n"
        journal.write_text(text, "utf-8")
        with pytest.raises(ValueError, match="is damaged: line 2 is not a game"):
            play(SETTING._replace(games=4), engines.Here(), journal)
        assert journal.read_text("utf-8") == text
