"""Compiled once and kept; whoever waits is told; without Numba there is a clear sentence."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from whistlestop.turbo import __main__ as command
from whistlestop.turbo import engine, jit, prepare

BLOCKED = "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
"""Makes a Python in which neither is installed."""


def without_numba(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BLOCKED + code], capture_output=True, text=True, check=False
    )


def compiling(module: str) -> SimpleNamespace:
    function = SimpleNamespace(__module__=module)
    return SimpleNamespace(data={"dispatcher": SimpleNamespace(py_func=function)})


def test_who_waits_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    notice = jit.Notice()
    notice.on_start(compiling("somebody.else"))
    assert capsys.readouterr().err == ""
    for module in ("whistlestop.turbo.moves", "whistlestop.turbo.engine"):
        notice.on_start(compiling(module))
        notice.on_end(compiling(module))
    assert capsys.readouterr().err == f"{jit.SLOW}\n"


def test_numba_tells_when_it_compiles(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert engine.step.__module__ == "whistlestop.turbo.engine"  # with it, one listens
    monkeypatch.setattr(jit, "NOTICE", jit.Notice())

    def double(number: int) -> int:
        return 2 * number

    double.__module__ = "whistlestop.turbo.of_a_test"
    numba: Any = import_module("numba")
    assert numba.njit(double)(4) == 8
    assert capsys.readouterr().err == f"{jit.SLOW}\n"


def test_compiled_code_is_kept_and_found_again(capsys: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []
    prepare.prepare()
    assert prepare.ready()
    assert prepare.prepare(said.append) >= 0
    assert said == []
    assert command.main() == 0
    assert "Native speed is ready" in capsys.readouterr().out


def test_only_one_process_prepares(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[object] = []
    monkeypatch.setattr(prepare, "FOLDER", str(tmp_path))
    monkeypatch.setattr(prepare, "ready", lambda: False)

    def begin(*args: object, **more: object) -> str:
        begun.append(args)
        return "process"

    monkeypatch.setattr(subprocess, "Popen", begin)
    assert prepare.in_background()
    assert prepare.in_background() is None, "one is at it"
    note = tmp_path / prepare.NOTE
    os.utime(note, (0, 0))
    assert prepare.in_background(), "it was stopped long ago"
    assert len(begun) == 2
    prepare.prepare()
    assert not note.exists()
    monkeypatch.setattr(prepare, "ready", lambda: True)
    assert prepare.in_background() is None


def test_without_numba_a_clear_sentence() -> None:
    told = without_numba("import runpy; runpy.run_module('whistlestop.turbo', run_name='__main__')")
    assert told.returncode == 0, told.stderr
    assert told.stdout.strip() == jit.MISSING
    told = without_numba("import whistlestop.turbo.jit as jit; assert jit.native(len) is len")
    assert told.returncode == 0, told.stderr
    told = without_numba("from whistlestop.turbo.prepare import prepare; prepare()")
    assert "NotInstalled: play at native speed needs Numba" in told.stderr


def test_without_numba_everything_works_on_the_readable_engine() -> None:
    told = without_numba(
        "from whistlestop.cli import main\n"
        "import tempfile, pathlib\n"
        "out = pathlib.Path(tempfile.mkdtemp())\n"
        "for words in (\n"
        "    ['stats', '--edition', 'new_york', '--games', '2', '-o', str(out / 'stats')],\n"
        "    ['arena', '--edition', 'new_york', '--bots', 'greedy,random', '--games', '2',\n"
        "     '--workers', '1', '--csv', str(out / 'games.csv')],\n"
        "    ['bench', '--seconds', '0.01'],\n"
        "):\n"
        "    try:\n"
        "        main(words)\n"
        "    except SystemExit as done:\n"
        "        assert not done.code, words\n"
        "assert (out / 'stats' / 'report.html').exists()\n"
        "assert (out / 'games.csv').exists()\n"
    )
    assert told.returncode == 0, told.stderr
    assert "Numba is not installed: these games are played on the readable engine" in told.stderr
    assert jit.MISSING in told.stderr
