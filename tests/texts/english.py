"""Finds English sentences in code that reach people: they belong into the texts."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SEVERAL = re.compile(r"[A-Za-z’']{2,}[,;:]? [A-Za-z’']{2,}")
TELLING = {"echo", "secho", "print", "say", "say_line", "tell", "_tell", "problem", "prompt"}
TELLING |= {"wrong", "strike", "Error", "Refused", "Problem", "Text", "add_row", "TextColumn"}
"""Calls that put their words before somebody."""


class Sentence(NamedTuple):
    """Words in the code, where they stand, and what tells them."""

    file: str
    line: int
    told: str
    words: str


def sentences(path: Path, file: str) -> list[Sentence]:
    """Every sentence of a file that is raised, echoed, said or sent."""
    tree = ast.parse(path.read_text("utf-8"))
    found = []
    for scope in ast.walk(tree):
        if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef | ast.Module):
            named = _named(scope)
            for node in _own(scope):
                told = _teller(node)
                if told and isinstance(node, ast.stmt | ast.expr):
                    where = file, node.lineno, told
                    found += [Sentence(*where, words) for words in _words(node, named)]
    return sorted(set(found))


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """What stands in a function, but not in one inside it."""
    for child in ast.iter_child_nodes(scope):
        yield child
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _own(child)


def _named(scope: ast.AST) -> dict[str, list[str]]:
    """Sentences that a function gives a name first, as in `problem = f"…"`."""
    found: dict[str, list[str]] = {}
    for node in _own(scope):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.setdefault(node.targets[0].id, []).extend(_words(node.value, {}))
    return found


def _teller(node: ast.AST) -> str:
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
        return f"raise {_name(node.exc.func)}"
    if isinstance(node, ast.Call) and _name(node.func) in TELLING:
        return _name(node.func)
    return ""


def _name(node: ast.AST) -> str:
    return getattr(node, "attr", "") or getattr(node, "id", "")


def _words(node: ast.AST, named: dict[str, list[str]]) -> Iterator[str]:
    """The sentences in an expression; of a named one, the sentence behind the name."""
    if isinstance(node, ast.JoinedStr):
        text = "".join(
            str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values
        )
        if SEVERAL.search(text):
            yield text
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                yield from _words(part.value, named)
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if SEVERAL.search(node.value):
            yield node.value
        return
    if isinstance(node, ast.Name):
        yield from named.get(node.id, [])
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.Call) and _name(child.func) in {"option", "Option"}):
            yield from _words(child, named)
