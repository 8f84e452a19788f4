"""`whistlestop serve`: one clear sentence for what is wrong, and a quick way in."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from whistlestop.cli import main
from whistlestop.cli.serve import data_folder


def test_a_port_in_use_is_one_sentence_and_exit_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with pytest.raises(SystemExit) as ended:
            main(["serve", "--port", port, "--data", str(tmp_path)])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith(f"whistlestop: cannot listen on 127.0.0.1 port {port}")
    assert said.count("\n") == 1


def test_a_wrong_level_of_logs_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--log", "loud"])
    assert ended.value.code == 2
    assert "loud" in capsys.readouterr().err


def test_a_broken_shelf_is_one_sentence_and_stays_as_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    broken = tmp_path / "campaigns.db"
    broken.write_text("not a database, but a text of some length" * 20)
    before = broken.read_bytes()
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--port", "0", "--data", str(tmp_path)])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert "campaigns.db" in said
    assert said.count("\n") == 1
    assert broken.read_bytes() == before


def test_it_says_where_it_is_serves_and_stops(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "whistlestop", "serve", "--port", "0", "--no-open"]
    if not (Path(__file__).parents[2] / "src" / "whistlestop" / "__main__.py").exists():
        code = "from whistlestop.cli import main; main()"
        command = [sys.executable, "-c", code, *command[3:]]
    with subprocess.Popen(
        [*command, "--data", str(tmp_path / "data"), "--log", "info"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http://"))
        body = {"edition": "new_york", "seats": [{"kind": "person"}, {"kind": "bot"}]}
        with httpx.Client(base_url=address) as client:
            opened = client.post("/api/rooms", json=body).json()
        server.send_signal(signal.SIGINT)
        _, logged = server.communicate(timeout=20)
    assert opened["room"]["id"] in logged
    assert opened["seats"][0]["token"] not in logged
    assert (tmp_path / "data" / "whistlestop.db").exists()


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/x")
    assert data_folder() == Path("/x/whistlestop")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder().parts[-3:] == (".local", "share", "whistlestop")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert "Application Support" in str(data_folder())
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "C")
    assert data_folder() == Path("C") / "whistlestop"
