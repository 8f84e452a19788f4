"""Mutation testing of the rules: changes one thing at a time and sees whether a test notices.

    make mutants                                   everything
    .venv/bin/python tools/mutants.py claiming     one file of rules

The tests are collected once, and once each is run to note which functions of the rules it calls.
Then every mutant gets a process of its own (a fork): the changed function is put in place, and the
tests that call it run until one fails. What is only read when a rule is loaded (a number of a
module, a line of a class) is changed before anything is imported, in a process that begins afresh.
A mutant that runs into the time limit counts as noticed. Prints the survivors: file, line, change.
"""

import ast
import gc
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from time import monotonic, process_time
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import hypothesis
import pytest
from _pytest.runner import runtestprotocol

HOME = Path(__file__).parent.parent
RULES = HOME / "src" / "whistlestop" / "rules"
TESTS = ["tests/rulebook", "tests/core", "tests/notation"]
TESTS += ["--ignore=tests/notation/test_anything.py"]
OPTIONS = [
    *("-qq", "-s", "-p", "no:cacheprovider", "-p", "no:cov", "-p", "no:xdist"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
]
WORKERS = 2
LIMIT = 3.0
"""CPU-seconds that a test may take beyond ten times its usual time."""
MEMORY = 3 << 30

REMEMBERS = type(cache(len))

Place = tuple[str, int]
"""A function: its file and its first line."""


class Mutant(NamedTuple):
    """A rule with one change."""

    file: Path
    line: int
    change: str
    code: CodeType
    function: int | None
    """The first line of the function that is changed; None when it is not inside one."""

    @property
    def name(self) -> str:
        """Where, and what."""
        return f"{self.file.relative_to(HOME)}:{self.line}: {self.change}"


# What can be changed


SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
}
EITHER_WAY = {"plus", "min", "max"}
"""Their arguments may be swapped."""
FOR_THE_TYPES = {"strict"}
"""Keywords that only watch over what is always so."""
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """Every way to change an expression."""
    match node:
        case ast.Compare(left, [op], right):
            yield ast.Compare(left, [SWAPS[type(op)]()], right)  # type: ignore[list-item]
        case ast.BoolOp(op, values):
            yield ast.BoolOp(SWAPS[type(op)](), values)  # type: ignore[arg-type]
            for at in range(len(values)):
                rest = values[:at] + values[at + 1 :]
                yield ast.BoolOp(op, rest) if len(rest) > 1 else rest[0]
        case ast.BinOp(left, op, right) if type(op) in SWAPS:
            yield ast.BinOp(left, SWAPS[type(op)](), right)  # type: ignore[arg-type]
        case ast.UnaryOp(ast.Not(), inside):
            yield inside
        case ast.IfExp(test, yes, no):
            yield ast.IfExp(_not(test), yes, no)
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Constant(str(value)):
            yield ast.Constant(f"{value}?")
        case ast.Name(name, ast.Load()) if name in NAMES:
            yield ast.Name(NAMES[name], ast.Load())
        case ast.comprehension(target, source, tests, flag) if tests:
            yield ast.comprehension(target, source, [_not(tests[0]), *tests[1:]], flag)
            yield ast.comprehension(target, source, tests[1:], flag)
        case ast.Call(function, arguments, keywords):
            plain = not any(isinstance(a, ast.Starred) for a in arguments[:2])
            if len(arguments) > 1 and plain and ast.unparse(function) not in EITHER_WAY:
                first, second, *more = arguments
                yield ast.Call(function, [second, first, *more], keywords)
            for keyword in (k for k in keywords if k.arg not in FOR_THE_TYPES):
                yield ast.Call(function, arguments, [k for k in keywords if k is not keyword])


def replaced(node: ast.stmt) -> Iterator[ast.stmt]:
    """Every way to change a statement as a whole."""
    match node:
        case ast.Expr(ast.Constant()):
            pass  # a docstring
        case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Break() | ast.Continue():
            yield ast.Pass()
        case ast.Assign(_, ast.Constant() | ast.Name()):
            yield ast.Pass()
        case ast.Return(value) if not isinstance(value, ast.Constant | None):
            yield ast.Return(ast.Constant(None))
        case ast.If(test, body, other):
            yield ast.If(_not(test), body, other)
        case ast.While(test, body, other) if not isinstance(test, ast.Constant):
            yield ast.While(_not(test), body, other)


def _not(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _skipped(parent: ast.AST, field: str, node: ast.AST) -> bool:
    """What changes nothing that runs: annotations, docstrings, assertions made for the types."""
    return (
        field in ("annotation", "returns", "decorator_list", "bases", "ops", "op", "ctx")
        or isinstance(node, ast.Assert | ast.Import | ast.ImportFrom)
        or (isinstance(node, ast.keyword) and node.arg in FOR_THE_TYPES)
        or (isinstance(parent, ast.Expr) and isinstance(node, ast.Constant))
    )


def mutants(file: Path) -> Iterator[Mutant]:
    """Every mutant of a file."""
    tree = ast.parse(file.read_text("utf-8"))

    def visit(node: ast.AST, function: int | None) -> Iterator[Mutant]:
        for field, value in ast.iter_fields(node):
            for at, child in enumerate(value if isinstance(value, list) else [value]):
                if not isinstance(child, ast.AST) or _skipped(node, field, child):
                    continue
                here = None if field in ("defaults", "kw_defaults") else function
                if here is None and isinstance(child, ast.FunctionDef) and child.name != "__init__":
                    here = min([child.lineno, *(d.lineno for d in child.decorator_list)])
                ways = [*changed(child), *(replaced(child) if isinstance(child, ast.stmt) else ())]
                for new in ways:
                    line = getattr(child, "lineno", getattr(node, "lineno", 0))
                    put: Callable[[ast.AST], None] = partial(
                        _put, node, field, at if isinstance(value, list) else None
                    )
                    put(ast.fix_missing_locations(ast.copy_location(new, child)))
                    code = compile(tree, str(file), "exec")
                    put(child)
                    yield Mutant(file, line, _told(child, new), code, here)
                yield from visit(child, here)

    yield from visit(tree, None)


def _put(parent: ast.AST, field: str, at: int | None, node: ast.AST) -> None:
    if at is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[at] = node


def _told(old: ast.AST, new: ast.AST) -> str:
    def text(node: ast.AST) -> str:
        if isinstance(node, ast.If | ast.While):
            return f"{type(node).__name__.lower()} {ast.unparse(node.test)}"
        return " ".join(ast.unparse(node).split())

    return f"{text(old)}  →  {text(new)}"


# Mutants of what is read when a rule is loaded: in a process that begins afresh


class Changed(MetaPathFinder, Loader):
    """Imports the mutant in place of its rule."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = f"whistlestop.rules.{mutant.file.stem}"

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        return spec_from_loader(name, self, origin=str(self.mutant.file))

    def exec_module(self, module: ModuleType) -> None:
        exec(self.mutant.code, module.__dict__)


def run_afresh(mutant: Mutant) -> int:
    """Do the tests notice? 1 if so."""
    sys.meta_path.insert(0, Changed(mutant))
    _limit(60)
    return int(pytest.main([*OPTIONS, "-x", *TESTS]) != 0)


# Mutants inside a function: in a fork of a process that has collected the tests


class Bench:
    """Takes over where the tests would run."""

    def __init__(self, found: list[Mutant], report: "Report") -> None:
        self.mutants = found
        self.report = report
        self.functions: dict[Place, list[FunctionType]] = {}
        self.caches: list[Any] = []
        self.calls: dict[Place, list[pytest.Item]] = {}
        self.usual: dict[pytest.Item, float] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """First as it is, then every mutant."""
        self.find()
        for item in session.items:
            self.forget()
            if not self.passes(item, note=True):
                sys.exit(f"{item.nodeid} fails as it is")
        for items in self.calls.values():
            items.sort(key=self.usual.__getitem__)
        self.report.run(self.mutants, self.notices)
        return True

    def passes(self, item: pytest.Item, *, note: bool = False) -> bool:
        """Does the test pass? The first time it is noted what it calls, and its time."""
        called: set[CodeType] = set()
        start = process_time()
        if note:
            sys.setprofile(lambda frame, event, _: called.add(frame.f_code))
        reports = runtestprotocol(item, log=False, nextitem=None)
        if note:
            sys.setprofile(None)
            self.usual[item] = process_time() - start
            for code in called:
                if code.co_filename.startswith(str(RULES)):
                    place = (code.co_filename, code.co_firstlineno)
                    self.calls.setdefault(place, []).append(item)
        return not any(report.failed for report in reports)

    def find(self) -> None:
        """The functions of the rules as they are loaded, and what remembers their answers."""
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                code = thing.__code__
                if code.co_filename.startswith(str(RULES)):
                    place = (code.co_filename, code.co_firstlineno)
                    self.functions.setdefault(place, []).append(thing)
            elif isinstance(thing, REMEMBERS) and thing.__module__.startswith("whistlestop.rules"):
                self.caches.append(thing)

    def forget(self) -> None:
        """Nothing is remembered from before."""
        for known in self.caches:
            known.cache_clear()

    def notices(self, mutant: Mutant) -> int:
        """Does a test notice? 1 if so."""
        assert mutant.function is not None
        place = (str(mutant.file), mutant.function)
        code = _code(mutant.code, mutant.function)
        for function in self.functions.get(place, []):
            if code is None or len(code.co_freevars) != len(function.__code__.co_freevars):
                return 1  # it would not even load
            function.__code__ = code
        self.forget()
        for item in self.calls.get(place, []):
            _limit(LIMIT + 10 * self.usual[item])
            if not self.passes(item):
                return 1
        return 0


def _code(outer: CodeType, line: int) -> CodeType | None:
    """The code of the function that begins on a line."""
    for inner in outer.co_consts:
        if isinstance(inner, CodeType):
            simple = inner.co_firstlineno == line and not inner.co_name.startswith("<")
            is_class = "__qualname__" in inner.co_names and "__module__" in inner.co_names
            found = inner if simple and not is_class else _code(inner, line)
            if found is not None:
                return found
    return None


def _limit(seconds: float) -> None:
    """So much CPU time from now on, or the process dies."""
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


# Many processes, one report


class Report:
    """Runs mutants in processes of their own and keeps the score."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.survivors: list[Mutant] = []
        self.start = monotonic()

    def run(self, found: list[Mutant], judge: Callable[[Mutant], int]) -> None:
        """Try mutants, some at a time."""
        running: dict[int, Mutant] = {}
        for mutant in found:
            if len(running) >= WORKERS:
                self.wait(running)
            running[_forked(partial(judge, mutant))] = mutant
        while running:
            self.wait(running)

    def wait(self, running: dict[int, Mutant]) -> None:
        """Until one of them is done."""
        child, status = os.wait()
        mutant = running.pop(child)
        self.done += 1
        if status == 0:
            self.survivors.append(mutant)
            print(f"survived  {mutant.name}", flush=True)
        if self.done % 100 == 0 or self.done == self.total:
            print(f"{self.done} of {self.total} in {monotonic() - self.start:.0f} s", flush=True)

    def close(self) -> None:
        """The score."""
        killed = self.done - len(self.survivors)
        share = 100 * killed / max(1, self.done)
        print(f"{self.done} mutants, {killed} noticed, {len(self.survivors)} not: {share:.1f} %")


def _forked(work: Callable[[], int]) -> int:
    """The id of a process that ends with what the work returns; silent."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    result = 1
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        result = work()
    except BaseException:
        result = 1
    finally:
        os._exit(result)


def main(names: list[str]) -> None:
    """All rules, or those named."""
    os.chdir(HOME)
    sys.path.insert(0, str(HOME))
    hypothesis.settings.register_profile("mutants", derandomize=True, database=None, deadline=None)
    hypothesis.settings.load_profile("mutants")
    files = [f for f in sorted(RULES.glob("[!_]*.py")) if not names or f.stem in names]
    found = [mutant for file in files for mutant in mutants(file)]
    afresh = [mutant for mutant in found if mutant.function is None]
    inside = [mutant for mutant in found if mutant.function is not None]
    report = Report(len(found))
    same = Mutant(files[0], 0, "nothing", compile(files[0].read_text("utf-8"), "", "exec"), None)
    _, status = os.waitpid(_forked(partial(run_afresh, same)), 0)
    if status:
        sys.exit("the tests fail without any change; see `make test`")
    report.run(afresh, run_afresh)
    bench: Any = Bench(inside, report)
    pytest.main([*OPTIONS, *TESTS], plugins=[bench])
    report.close()
    if report.done < report.total:
        sys.exit("not all mutants were tried")


if __name__ == "__main__":
    main(sys.argv[1:])
