"""A shortest way and an odds formula have one home; whatever else looks like one has a reason."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "whistlestop"
PAGES = ROOT / "web" / "src"
HOME = "insight/"
TABLES = ast.Name | ast.Attribute | ast.Subscript


def _table(node: ast.expr) -> str | None:
    """What a table of distances is called: `best` of `best[city]` and of `best.get(city, …)`."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        there = node.func.value if node.func.attr == "get" else None
    else:
        there = node.value if isinstance(node, ast.Subscript) else None
    return ast.unparse(there) if isinstance(there, TABLES) else None


def _relaxes(node: ast.AST) -> bool:
    """`if there < best[city]: best[city] = there`: the step of every search for a shortest way."""
    if not isinstance(node, ast.If):
        return False
    compared = {
        _table(side)
        for test in ast.walk(node.test)
        if isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Lt | ast.Gt)
        for side in (test.left, *test.comparators)
    }
    targets = (
        target
        for statement in node.body
        if isinstance(statement, ast.Assign)
        for each in statement.targets
        for target in (each.elts if isinstance(each, ast.Tuple) else [each])
    )
    return any(_table(target) in compared - {None} for target in targets)


def searches(tree: ast.AST, loops: int = 0) -> Iterator[int]:
    """The lines where a shortest way may be sought: a heap of what is near, or the step of such a
    search in a loop within a loop."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ImportFrom | ast.Import):
            brought = [getattr(node, "module", ""), *(alias.name for alias in node.names)]
            yield from [node.lineno] * ("heapq" in brought)
        elif isinstance(node, ast.stmt | ast.excepthandler | ast.match_case):
            if loops > 1 and _relaxes(node):
                yield getattr(node, "lineno", 0)
            yield from searches(node, loops + isinstance(node, ast.While | ast.For))


def _factors(node: ast.expr) -> list[str]:
    """The names in a product, one by one."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return _factors(node.left) + _factors(node.right)
    return [node.id] if isinstance(node, ast.Name) else []


def _is_cards_left(node: ast.expr) -> bool:
    """`total - drawn`: the cards left when some are gone; by itself or in a product."""
    if not isinstance(node, ast.BinOp):
        return False
    if isinstance(node.op, ast.Mult):
        return _is_cards_left(node.left) or _is_cards_left(node.right)
    sides = (node.left, node.right)
    return isinstance(node.op, ast.Sub) and all(
        isinstance(side, ast.Name) or _is_cards_left(side) for side in sides
    )


def _is_odds(node: ast.AST) -> bool:
    """Ways to choose cards, the third power of a chance, a share of the cards that are left; or
    the whole pack, from which somebody takes what was seen."""
    if isinstance(node, ast.Call):
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        called = node.func.attr if isinstance(node.func, ast.Attribute) else called
        return called in ("comb", "perm", "factorial", "binom", "hypergeom")
    if isinstance(node, ast.Attribute):
        return node.attr == "all" and ast.unparse(node.value).endswith("pack")
    if not isinstance(node, ast.BinOp):
        return False
    if isinstance(node.op, ast.Mult):
        names = _factors(node)
        return any(names.count(name) > 2 for name in names)
    if isinstance(node.op, ast.Pow):
        return isinstance(node.right, ast.Constant) and node.right.value == 3
    return isinstance(node.op, ast.Div) and _is_cards_left(node.right)


def odds(tree: ast.AST) -> Iterator[int]:
    """The lines where the odds of cards may be worked out, or which of them lie unseen."""
    yield from (getattr(node, "lineno", 0) for node in ast.walk(tree) if _is_odds(node))


PLANS = "plans weigh points, cards and danger beside cars: until there is one planner"
TWIN = "the compiled twin, held equal by test_twins.py"
ALLOWED: dict[Callable[[ast.AST], Iterator[int]], dict[str, str]] = {
    searches: {
        "bots/plan.py": PLANS,
        "turbo/pilot/prices.py": TWIN,
        "turbo/plans.py": TWIN,
        "turbo/pilot/belief.py": "all distances of an empty board at once, for belief",
    },
    odds: {
        "core/imagine.py": "dealing a world needs what lies unseen, and stands below",
        "core/game.py": "the pack before anything is dealt",
        "notation/position.py": "the pack that a position is dealt from",
        "turbo/law.py": "the size of the pack",
        "turbo/dreams.py": "what lies unseen, packed for compiled dealing",
        "turbo/odds.py": TWIN,
    },
}


@cache
def house() -> dict[str, ast.AST]:
    """Every module of the house, read once."""
    return {
        path.relative_to(SOURCES).as_posix(): ast.parse(path.read_text("utf-8"))
        for path in SOURCES.rglob("*.py")
    }


@pytest.mark.parametrize("tell", [searches, odds])
def test_nothing_else_in_the_house_looks_like_one(tell: Callable[[ast.AST], Iterator[int]]) -> None:
    found = {name for name, tree in house().items() if any(tell(tree))}
    assert any(name.startswith(HOME) for name in found), "what stands at home is recognised"
    strangers = {name for name in found if not name.startswith(HOME)}
    assert strangers == {*ALLOWED[tell]}, "an exception has a reason, and is one"


IN_PAGES = {
    "a shortest way": r"""<[^;{}]*\?\?\s*Infinity\)
        | \b(dijkstra|shortest\w*|cheapest\w*|longest_?path|path_?between|heap\w*|unvisited)\b""",
    "an odds formula": r"""/\s*\(\s*(total|all|left|cards|deck|pool)\w*\s*-
        | \b(comb|binom\w*|factorial|hypergeom\w*|unseen|tunnel_?odds)\s*\(""",
    "what matches at a tunnel": r"""===\s*"wild"\s*\|\| | \|\|\s*[\w.]+\s*===\s*"wild\"""",
}
"""What gives away in the browser's own sources that it works something out."""


def told_by(source: str) -> set[str]:
    """What a source seems to work out; its remarks, texts and looks do not count."""
    code = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->|<style.*?</style>", "", source, flags=re.S)
    return {what for what, tell in IN_PAGES.items() if re.search(tell, code, flags=re.I | re.X)}


def test_the_page_works_out_nothing() -> None:
    pages = [path for kind in ("ts", "svelte") for path in PAGES.rglob(f"*.{kind}")]
    assert len(pages) > 150
    found = {path.relative_to(PAGES).as_posix(): told_by(path.read_text("utf-8")) for path in pages}
    assert {page: what for page, what in found.items() if what} == {}


SEARCH = """
def cheapest(routes, start, goal):
    best, left = {start: 0}, [start]
    while left:
        city = min(left, key=best.get)
        left.remove(city)
        for route in routes[city]:
            there = best[city] + route.length
            if there < best.get(route.end, 999):
                best[route.end] = there
                left.append(route.end)
    return best.get(goal)
"""
WITH_REPLACEMENT = "def holds(miss, hit):\n    return miss**3 + 3 * miss * miss * hit\n"
CARD_BY_CARD = (
    "def stays(fit, hits, total, drawn):\n    return 1 - (fit - hits) / (total - drawn)\n"
)
IN_A_PRODUCT = "chance = fit * left / ((total - hits - card) * (card + 1))"
COUNTED = "def left(pack, hand):\n    return minus(pack.all, hand)\n"


def test_what_stood_elsewhere_would_be_found() -> None:
    """Each tell bites: on a search by hand, on each form that the odds had, on the page's own."""
    assert [*searches(ast.parse(SEARCH))]
    assert [*searches(ast.parse("import heapq"))]
    assert not [*searches(ast.parse("for a in b:\n    if c < d[a]:\n        d[a] = c\n"))]
    assert [*searches(ast.parse(SEARCH.replace("best", "mind.best")))]
    for formula in (WITH_REPLACEMENT, CARD_BY_CARD, IN_A_PRODUCT, COUNTED, "comb(total, 3)"):
        assert [*odds(ast.parse(formula))], formula
    assert told_by("if (far + length < (best.get(there)?.far ?? Infinity)) best.set(there);") == {
        "a shortest way"
    }
    assert told_by("const stays = 1 - fit / (total - drawn);") == {"an odds formula"}
    assert told_by('const fits = (c) => c === colour || c === "wild";') == {
        "what matches at a tunnel"
    }
    assert told_by("/* the shortest way: unseen(cards) */ const a = b; // cheapest") == set()
