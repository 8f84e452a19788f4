"""The messages as they stand in the files: their ids, and the variables they use."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

HOME = Path(__file__).parent.parent.parent
SOURCE = HOME / "src" / "whistlestop"
SHARED = SOURCE / "texts"
EDITIONS = SOURCE / "editions"

PAIRS = {f"{word}s": word for word in ("wild", "card", "car", "ticket", "station")}
"""Words that come as one and as many; some languages need only one of them."""


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(file: Path) -> dict[str, frozenset[str]]:
    """Each message of a file with its variables. A file that cannot be read is an error."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
            seen = _Variables()
            seen.visit(entry)
            found[entry.id.name] = frozenset(seen.found)
    return found


def plain(variables: frozenset[str]) -> set[str]:
    """The variables, with each pair taken for one."""
    return {PAIRS.get(name, name) for name in variables}


def files() -> list[tuple[str, Path]]:
    """Every file of English messages, with the name of its edition ("" for the shared one)."""
    return [("", SHARED / "en.ftl")] + [
        (path.parent.name, path) for path in sorted(EDITIONS.glob("*/en.ftl"))
    ]


@cache
def sources() -> str:
    """All sources in which a message may be asked for: Python, and the client where it is."""
    python = sorted(SOURCE.rglob("*.py"))
    client = HOME / "web" / "src"
    web = sorted(p for p in client.rglob("*") if p.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text("utf-8") for path in (*python, *web))


@cache
def begun() -> tuple[str, ...]:
    """Beginnings of keys that are put together in the sources: `f"card-{…}"`, `page-${…}`."""
    return tuple(sorted(set(re.findall(r"""[`"']([a-z]+-(?:[a-z]+-)*)\$?\{""", sources()))))
