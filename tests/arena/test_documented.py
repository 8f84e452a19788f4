"""The commands that the pages show for the arena and the statistics do what the pages say."""

import re
import shlex
from pathlib import Path

import pytest

from whistlestop.bots.registry import names as bots
from whistlestop.cli import main

HOME = Path(__file__).parent.parent.parent
PAGES = [HOME / "README.md", HOME / "README.zh.md", *sorted((HOME / "docs").glob("*.md"))]
COMMAND = re.compile(r"whistlestop ((?:arena|stats) --[^`\n|]+)")
SHOWN = sorted({c.strip() for page in PAGES for c in COMMAND.findall(page.read_text("utf-8"))})


def small(command: str) -> list[str]:
    """The same command for a few games."""
    words = shlex.split(command)
    if "--games" in words:
        words[words.index("--games") + 1] = "4"
        return words
    return [*words, "--games", "4"]


@pytest.mark.parametrize("command", SHOWN)
def test_a_command_of_the_pages(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = small(command)
    if "--bots" in words:
        assert set(words[words.index("--bots") + 1].split(",")) <= set(bots())
    with pytest.raises(SystemExit) as exited:
        main(words)
    assert not exited.value.code
    if words[0] == "stats":
        assert [path.name for path in tmp_path.rglob("report.html")] == ["report.html"]


def test_both_are_shown() -> None:
    assert {command.split()[0] for command in SHOWN} == {"arena", "stats"}
