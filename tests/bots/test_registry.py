"""Finding bots by name and in files, and what is said when that fails."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from whistlestop.bots import registry
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.levels import levels
from whistlestop.bots.random_bot import RandomBot
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game
from whistlestop.core.view import observe
from whistlestop.editions import edition

GOOD = """
from dataclasses import dataclass

@dataclass
class MyBot:
    seed: str

    def choose(self, view):
        return view.moves[-1]

class Mute:
    def __init__(self, *, seed):
        pass

class Seedless:
    def choose(self, view):
        return view.moves[0]

number = 3
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my_bot.py"
    path.write_text(GOOD, "utf-8")
    return path


def test_names_are_known() -> None:
    assert {"greedy", "random"} <= set(registry.names())
    assert registry.names() == sorted(registry.names())


def test_make() -> None:
    assert isinstance(registry.make("random", "x"), RandomBot)
    greedy = registry.make("greedy", "x")
    assert isinstance(greedy, GreedyBot)
    assert greedy.seed == "x"


def test_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"no bot is called 'gredy'; there are: .*greedy.*random"):
        registry.make("gredy", "x")


def test_stale_metadata_still_gives_the_built_in_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: ())
    assert registry.names() == sorted([*registry.BUILT_IN, *(level.id for level in levels())])
    assert isinstance(registry.make("random", "x"), RandomBot)


def test_an_installed_bot_that_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("lost", "no_such_module:Bot", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: (broken,))
    assert "lost" in registry.names()
    with pytest.raises(ValueError, match="the bot 'lost' cannot be loaded: ModuleNotFoundError"):
        registry.make("lost", "x")


def test_a_bot_from_a_file_plays(file: Path) -> None:
    bot = registry.load_file(f"{file}:MyBot", "x")
    view = observe(new_game(edition("new_york"), 2, Seeded("tea")).state, 0)
    assert bot.choose(view) == view.moves[-1]


@pytest.mark.parametrize(
    ("where", "problem"),
    [
        ("{folder}/none.py:MyBot", "there is no file {folder}/none.py"),
        ("{file}", "'{file}' does not name a file and a class, as in my_bot.py:MyBot"),
        ("{file}:", "'{file}:' does not name a file and a class, as in my_bot.py:MyBot"),
        ("{file}:Other", "{file} has no class Other"),
        ("{file}:number", "{file} has no class number"),
        ("{file}:Mute", "the class Mute in {file} has no method choose, so it is not a bot"),
        (
            "{file}:Seedless",
            "the bot '{file}:Seedless' cannot be made with a seed: "
            "TypeError: Seedless() takes no arguments",
        ),
    ],
)
def test_each_problem_in_one_sentence(file: Path, where: str, problem: str) -> None:
    names = {"file": file, "folder": file.parent}
    with pytest.raises(ValueError) as raised:  # noqa: PT011 (the whole text is compared)
        registry.load_file(where.format(**names), "x")
    assert str(raised.value) == problem.format(**names)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("def (:", "SyntaxError: "),
        ("import no_such_thing", "ModuleNotFoundError: No module named 'no_such_thing'"),
        ("raise SystemExit('go\\naway')", "SystemExit: go away"),
    ],
)
def test_a_file_that_fails_while_loading(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "bad.py"
    path.write_text(text, "utf-8")
    with pytest.raises(ValueError) as raised:  # noqa: PT011
        registry.load_file(f"{path}:Bot", "x")
    assert str(raised.value).startswith(f"{path} cannot be loaded: {problem}")
    assert "\n" not in str(raised.value)


def test_a_file_that_is_not_python(tmp_path: Path) -> None:
    path = tmp_path / "bot.txt"
    path.write_text("", "utf-8")
    with pytest.raises(ValueError, match=r"is not a Python file: its name should end in \.py"):
        registry.load_file(f"{path}:Bot", "x")
