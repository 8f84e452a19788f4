"""What is written about the house is true: pages are fresh, commands exist, hooks are named."""

import ast
import doctest
import re
import shlex
import subprocess
from functools import cache
from pathlib import Path

import pytest
import typer.main
from tools.rulebook import pages

from whistlestop.cli import app
from whistlestop.core.rule import Rule, declared
from whistlestop.editions import names

HOME = Path(__file__).parent.parent.parent
SOURCE = HOME / "src" / "whistlestop"
WRITTEN = [HOME / "README.md", HOME / "README.zh.md", HOME / "ARCHITECTURE.md"]
WRITTEN += sorted((HOME / "docs").rglob("*.md"))


def tracked() -> list[Path]:
    """The files of the repository; where they came without one, all that was not made here."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=HOME, capture_output=True, check=True
        ).stdout.decode()
    except (OSError, subprocess.CalledProcessError):
        made = {".venv", "node_modules", "dist", "__pycache__"}
        found = (path for path in HOME.rglob("*") if not made & set(path.parts))
        return [path for path in found if path.is_file()]
    return [HOME / name for name in listed.split("\0") if name and (HOME / name).is_file()]


# Rulebooks


@pytest.mark.parametrize("name", sorted(pages()))
def test_the_rulebook_is_fresh(name: str) -> None:
    written = (HOME / "docs" / "rules" / name).read_text("utf-8")
    assert written == pages()[name], "run `make docs`"


def test_no_rulebook_is_left_over() -> None:
    assert {path.name for path in (HOME / "docs" / "rules").glob("*.md")} == set(pages())


# Commands


COMMAND = re.compile(r"(?:^|`|\$ )(?:\.venv/bin/)?whistlestop ((?:[\w./-]+)(?: [^`\n#|]+)?)", re.M)


def shown() -> list[tuple[str, str]]:
    """The commands that the documentation shows, each with its page."""
    return [
        (path.name, command.strip())
        for path in WRITTEN
        for command in COMMAND.findall(path.read_text("utf-8"))
    ]


def test_commands_are_shown() -> None:
    assert len(shown()) >= 6


@pytest.mark.parametrize(("page", "command"), shown())
def test_a_command_that_is_shown_can_be_typed(page: str, command: str) -> None:
    group = typer.main.get_command(app)
    name, *words = shlex.split(command)
    commands = getattr(group, "commands")  # noqa: B009 — typer does not say that it is a group
    assert name in commands, f"{page}: whistlestop {command}"
    found = commands[name]
    if hasattr(found, "commands") and words and not words[0].startswith("-"):
        found = found.commands[words.pop(0)]
    options = {option for known in found.params for option in known.opts}
    options |= {"--help", "-h"}
    for word in words:
        if word.startswith("-"):
            assert word.partition("=")[0] in options, f"{page}: whistlestop {command}"


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(HOME)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", path.read_text("utf-8")):
        if not target.startswith(("http:", "https:", "mailto:")):
            assert (path.parent / target).exists(), target


def test_make_can_make_what_is_shown() -> None:
    makefile = (HOME / "Makefile").read_text("utf-8")
    known = set(re.findall(r"^([a-z]+):", makefile, re.M))
    for path in WRITTEN:
        for target in re.findall(r"(?:^|`)make ([a-z]+)", path.read_text("utf-8"), re.M):
            assert target in known, f"{path.name}: make {target}"


def test_the_examples_of_the_chinese_page_run() -> None:
    """Those of the other pages are run where pytest collects them."""
    failed, tried = doctest.testfile(str(HOME / "README.zh.md"), False, encoding="utf-8")
    assert tried > 4
    assert failed == 0


# Architecture


def test_every_hook_is_named_in_the_architecture() -> None:
    """Each in the row of its kind; one that a single rule declares, with its class."""
    text = (HOME / "ARCHITECTURE.md").read_text("utf-8")
    rows = {row[: row.index(":")]: row for row in re.findall(r"^\| (\w+: .*)$", text, re.M)}
    asked: dict[str, set[str]] = {}
    for question, how in declared.items():
        if question.__module__.startswith("whistlestop."):
            asked.setdefault(how.kind, set()).add(question.__name__)
            asker, _, name = question.__qualname__.partition(".")
            named = f"`{name}`" if asker == Rule.__name__ else f"`{asker}.{name}`"
            assert named in rows[how.kind], question
    assert rows.keys() == asked.keys()
    assert sum(map(len, asked.values())) > 40
    known = {name for names in asked.values() for name in names}
    for kind, row in rows.items():
        told = {word.rpartition(".")[2] for word in re.findall(r"`([\w.]+)`", row)}
        assert told & known == asked[kind], kind


def test_the_homes_of_facts_are_there() -> None:
    text = (HOME / "ARCHITECTURE.md").read_text("utf-8")
    table = text.partition("## Who knows what")[2].partition("\n## ")[0]
    homes = [name for name in re.findall(r"`([^`]+)`", table) if re.search(r"\.|/$", name)]
    assert len(homes) > 12
    for home in homes:
        assert (SOURCE / home).exists(), home


def test_every_room_is_named_in_the_architecture() -> None:
    text = (HOME / "ARCHITECTURE.md").read_text("utf-8")
    for room in SOURCE.iterdir():
        if room.is_dir() and (room / "__init__.py").exists():
            assert f"{room.name}/" in text, room.name


# Editions have names in their own folders only


@cache
def said_in_code() -> dict[Path, frozenset[str]]:
    """Every name and every text in our code, but for what documents it."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        docs = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        said = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in docs:
                said.add(str(node.value))
            elif isinstance(node, ast.Name | ast.Attribute):
                said.add(node.id if isinstance(node, ast.Name) else node.attr)
        found[path] = frozenset(said)
    return found


@pytest.mark.parametrize("name", names())
def test_no_code_names_an_edition(name: str) -> None:
    own = SOURCE / "editions" / name
    for path, said in said_in_code().items():
        if own not in path.parents:
            named = [text for text in said if re.search(rf"\b{name}\b", text, re.I)]
            assert not named, f"{path}: {named}"


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", ["en", "zh-Hans", "zh-Hant"])
def test_no_shared_text_names_an_edition(name: str, lang: str) -> None:
    """But for posters and tutorials, which the browser has for each edition."""
    for line in (SOURCE / "texts" / f"{lang}.ftl").read_text("utf-8").splitlines():
        if re.search(rf"\b{name}\b", line, re.ASCII):
            assert line.startswith((f"page-poster-{name} =", f"page-learn-{name}-")), line


@pytest.mark.parametrize("name", names())
def test_the_client_names_an_edition_in_its_pages_only(name: str) -> None:
    client = HOME / "web" / "src"
    for path in client.rglob("*"):
        if path.suffix in (".ts", ".svelte") and client / "pages" not in path.parents:
            text = path.read_text("utf-8")
            assert not re.search(rf"""["'`]{name}["'`]""", text), path.relative_to(HOME)


# Nothing of one machine


SLASH = "/"
FOREIGN = [
    re.compile(rf"(?<![\w.}}/*]){SLASH}{place}{SLASH}\w")
    for place in ("home", "root", "work", "Users")
]
"""Put together here, so that this file does not hold them."""


def test_no_file_names_a_place_of_one_machine() -> None:
    for path in tracked():
        data = path.read_bytes()
        if b"\0" in data[:4096]:
            continue  # a picture or a sound
        text = data.decode("utf-8", "replace")
        at = next((at for place in FOREIGN if (at := place.search(text))), None)
        assert at is None, f"{path.relative_to(HOME)}: {text[at.start() :][:120]}"


def test_no_lock_file_names_a_registry() -> None:
    locks = [p for p in tracked() if re.search(r"lock\.(json|yaml|toml)$|requirements", p.name)]
    assert len(locks) >= 2
    for path in locks:
        text = path.read_text("utf-8")
        assert not re.search(r'"resolved"|--(?:extra-)?index-url|registry\.', text), path.name
