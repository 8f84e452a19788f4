"""Mutation testing of the law: changes one thing at a time and sees whether a test notices.

    make mutants                                                 every change to the rules
    .venv/bin/python tools/mutants.py rules claiming             one file of rules
    .venv/bin/python tools/mutants.py turbo --draw 300 --jobs 16 some changes to native code

The tests are collected once, and once each is run to note which functions of the law it calls.
Then every mutant gets a process of its own (a fork): the changed function is put in place, and the
tests that call it run until one fails. What is only read when a module is loaded (a number of a
module, a line of a class) is changed before anything is imported, in a process that begins afresh.
A mutant that runs into the time limit counts as noticed. Prints the survivors: file, line, change.

Native code is run as plain Python. What is drawn depends on the seed and the sources alone. With
`--kept FILE` every result is kept: the same command goes on where it was stopped, and tries those
again that survived. Changes that were shown to change nothing, and why, stand in
`mutants_equal.json`; they are not tried. A machine needs pytest and what native code needs.
"""

import argparse
import ast
import gc
import hashlib
import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import cache, partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from itertools import count
from pathlib import Path
from random import Random
from tempfile import NamedTemporaryFile
from time import monotonic, process_time
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

HOME = Path(__file__).parent.parent
SOURCES = HOME / "src" / "whistlestop"
EQUAL = HOME / "tools" / "mutants_equal.json"


class Target(NamedTuple):
    """What is changed, and the tests that should notice."""

    name: str
    left_out: tuple[str, ...]
    """Modules that are not changed."""
    tests: tuple[str, ...]

    @property
    def folder(self) -> Path:
        """Where its modules lie."""
        return SOURCES / self.name

    @property
    def package(self) -> str:
        """What they are imported from."""
        return f"whistlestop.{self.name}"

    def files(self, names: Collection[str] = ()) -> list[Path]:
        """Its modules, or those named."""
        found = sorted(self.folder.glob("[!_]*.py"))
        return [f for f in found if f.stem not in self.left_out and (not names or f.stem in names)]


RULES = Target(
    "rules",
    (),
    (
        *("tests/rulebook", "tests/core", "tests/notation"),
        "--ignore=tests/notation/test_anything.py",
    ),
)
# Not the law: the compiler, its instructions and the memory, the quick call (it needs Numba), the
# policies and the pilot, which only play, and the twin, which is itself a proof.
RULEBOOKS = (
    *("scenarios", "europe", "europe_end", "europe_routes", "usa", "new_york", "refusals"),
)
QUICK = ("cards", "law", "odds", "scores", "seen")
TURBO = Target(
    "turbo",
    (
        *("jit", "instructions", "by_hand", "prepare", "quick"),
        *("doors", "records", "plans", "policies", "trying", "twin"),
    ),
    (
        *(f"tests/rulebook/test_{name}.py" for name in RULEBOOKS),
        *(f"tests/turbo/test_{name}.py" for name in QUICK),
        *(f"tests/turbo/test_{name}.py" for name in ("twin", "games", "batch", "playing", "twins")),
        *("-k", "not runner and not beats_who_does_not"),
    ),
)
TARGETS = {target.name: target for target in (RULES, TURBO)}
TWINS = "3"
"""Twin games for each table, where the tests ask how many."""
OPTIONS = [
    *("-qq", "-s", "-p", "no:cacheprovider", "-p", "no:cov", "-p", "no:xdist"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
]
AFRESH = 60.0
"""CPU-seconds that all tests may take beyond three times their usual time."""
LIMIT = 3.0
"""CPU-seconds that a test may take beyond ten times its usual time."""
MEMORY = 3 << 30

REMEMBERS = type(cache(len))

Place = tuple[str, int]
"""A function: its file and its first line."""


class Mutant(NamedTuple):
    """A module of the law with one change."""

    file: Path
    number: int
    """Which of the changes to the file it is."""
    line: int
    source: str
    """The line as it is."""
    change: str
    make: Callable[[], CodeType]
    """The code of the changed module."""
    function: int | None
    """The first line of the function that is changed; None when it is not inside one."""

    @property
    def name(self) -> str:
        """Where, and what."""
        return f"{self.file.relative_to(HOME)}:{self.line} #{self.number}: {self.change}"


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
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.FloorDiv: ast.Mult,
}
EITHER_WAY = {"plus", "times", "min", "max"}
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
        case ast.Expr() | ast.Raise() | ast.Break() | ast.Continue():
            yield ast.Pass()
        case ast.AugAssign(target, op, value):
            yield ast.Pass()
            if type(op) in SWAPS:
                yield ast.AugAssign(target, SWAPS[type(op)](), value)  # type: ignore[arg-type]
        case ast.Assign([target], value):
            stays = isinstance(target, ast.Subscript | ast.Attribute)
            if stays or isinstance(value, ast.Constant | ast.Name):
                yield ast.Pass()
        case ast.For(target, source, body, other):
            yield ast.For(target, source, [*body, ast.Break()], other)
        case ast.Return(value) if not isinstance(value, ast.Constant | None):
            yield ast.Return(ast.Constant(None))
        case ast.If(test, body, other):
            yield ast.If(_not(test), body, other)
        case ast.While(test, body, other):
            yield ast.While(test, [*body, ast.Break()], other)
            if not isinstance(test, ast.Constant):
                yield ast.While(_not(test), body, other)


def _not(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _skipped(parent: ast.AST, field: str, node: ast.AST) -> bool:
    """Annotations, docstrings, what is written for the types, and sentences for people."""
    return (
        field in ("annotation", "returns", "decorator_list", "bases", "ops", "op", "ctx")
        or isinstance(node, ast.Assert | ast.Import | ast.ImportFrom)
        or (isinstance(node, ast.keyword) and node.arg in FOR_THE_TYPES)
        or (isinstance(parent, ast.Expr | ast.JoinedStr) and isinstance(node, ast.Constant))
        or (isinstance(parent, ast.If) and ast.unparse(parent.test) == "TYPE_CHECKING")
        or (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
        or (isinstance(parent, ast.Assign) and ast.unparse(parent.targets[0]) == "__all__")
    )


def mutants(file: Path) -> Iterator[Mutant]:
    """Every mutant of a file."""
    text = file.read_text("utf-8")
    tree, lines, numbers = ast.parse(text), text.splitlines(), count()

    def made(put: Callable[[ast.AST], None], old: ast.AST, new: ast.AST) -> CodeType:
        put(new)
        code = compile(tree, str(file), "exec")
        put(old)
        return code

    def visit(node: ast.AST, function: int | None) -> Iterator[Mutant]:
        for field, value in ast.iter_fields(node):
            for at, child in enumerate(value if isinstance(value, list) else [value]):
                if not isinstance(child, ast.AST) or _skipped(node, field, child):
                    continue
                here = None if field in ("defaults", "kw_defaults") else function
                if here is None and isinstance(child, ast.FunctionDef) and child.name != "__init__":
                    here = min([child.lineno, *(d.lineno for d in child.decorator_list)])
                line = getattr(child, "lineno", getattr(node, "lineno", 0))
                source = lines[line - 1].strip() if line else ""
                put = partial(_put, node, field, at if isinstance(value, list) else None)
                ways = [*changed(child), *(replaced(child) if isinstance(child, ast.stmt) else ())]
                for new in ways:
                    ast.fix_missing_locations(ast.copy_location(new, child))
                    make = partial(made, put, child, new)
                    told = _told(child, new)
                    yield Mutant(file, next(numbers), line, source, told, make, here)
                yield from visit(child, here)

    yield from visit(tree, None)


def _put(parent: ast.AST, field: str, at: int | None, node: ast.AST) -> None:
    if at is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[at] = node


def _told(old: ast.AST, new: ast.AST) -> str:
    def text(node: ast.AST) -> str:
        if isinstance(node, ast.If | ast.While | ast.For):
            head = ast.unparse(node).partition(":\n")[0]
            return f"{head}, once" if isinstance(node.body[-1], ast.Break) else head
        return " ".join(ast.unparse(node).split())

    return f"{text(old)}  →  {text(new)}"


# Mutants of what is read when a rule is loaded: in a process that begins afresh


class Changed(MetaPathFinder, Loader):
    """Imports the mutant in place of its module."""

    def __init__(self, target: Target, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = f"{target.package}.{mutant.file.stem}"

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        return spec_from_loader(name, self, origin=str(self.mutant.file))

    def exec_module(self, module: ModuleType) -> None:
        exec(self.mutant.make(), module.__dict__)


def run_afresh(target: Target, seconds: float, mutant: Mutant) -> int:
    """Do the tests notice? 1 if so."""
    sys.meta_path.insert(0, Changed(target, mutant))
    prepare(target)
    _limit(seconds)
    return int(pytest.main([*OPTIONS, "-x", *target.tests]) != 0)


def prepare(target: Target) -> None:
    """Before anything of the law is imported: native code as plain Python."""
    if target.name == TURBO.name:
        from tools.plain_turbo import install

        install()


# Mutants inside a function: in a fork of a process that has collected the tests


@contextmanager
def noting(called: set[CodeType]) -> Iterator[None]:
    """Note what is called."""
    if sys.version_info < (3, 12):
        sys.settrace(lambda frame, event, _: called.add(frame.f_code))
        yield
        sys.settrace(None)
        return
    watch, tool = sys.monitoring, sys.monitoring.PROFILER_ID

    def begins(code: CodeType, _: int) -> object:
        called.add(code)
        return watch.DISABLE

    watch.use_tool_id(tool, "mutants")
    watch.register_callback(tool, watch.events.PY_START, begins)
    watch.set_events(tool, watch.events.PY_START)
    watch.restart_events()
    yield
    watch.set_events(tool, 0)
    watch.free_tool_id(tool)


class Bench:
    """Takes over where the tests would run."""

    def __init__(self, target: Target, found: list[Mutant], report: "Report") -> None:
        self.target = target
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
        with noting(called) if note else nullcontext():
            reports = runtestprotocol(item, log=False, nextitem=None)
        if note:
            self.usual[item] = process_time() - start
            for code in called:
                if code.co_filename.startswith(str(self.target.folder)):
                    place = (code.co_filename, code.co_firstlineno)
                    self.calls.setdefault(place, []).append(item)
        return not any(report.failed for report in reports)

    def find(self) -> None:
        """The functions of the rules as they are loaded, and what remembers their answers."""
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                code = thing.__code__
                if code.co_filename.startswith(str(self.target.folder)):
                    place = (code.co_filename, code.co_firstlineno)
                    self.functions.setdefault(place, []).append(thing)
            elif isinstance(thing, REMEMBERS) and thing.__module__.startswith(self.target.package):
                self.caches.append(thing)

    def forget(self) -> None:
        """Nothing is remembered from before."""
        for known in self.caches:
            known.cache_clear()

    def notices(self, mutant: Mutant) -> int:
        """Does a test notice? 1 if so."""
        assert mutant.function is not None
        place = (str(mutant.file), mutant.function)
        code = _code(mutant.make(), mutant.function)
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

    def __init__(self, found: Sequence[Mutant], jobs: int, kept: Path | None, about: Any) -> None:
        self.total, self.jobs, self.kept = len(found), jobs, kept
        self.results: dict[str, bool] = {}
        self.survivors: list[Mutant] = []
        self.start = monotonic()
        if kept and kept.exists():
            head, *lines = kept.read_text("utf-8").splitlines()
            if json.loads(head) != about:
                sys.exit(f"{kept} keeps results of other mutants or sources; name another file")
            done = [json.loads(line) for line in lines]
            self.results = {told["mutant"]: True for told in done if told["noticed"]}
        elif kept:
            kept.write_text(json.dumps(about) + "\n", "utf-8")

    def left(self, found: Sequence[Mutant]) -> list[Mutant]:
        """Those not tried yet."""
        return [mutant for mutant in found if mutant.name not in self.results]

    def run(self, found: list[Mutant], judge: Callable[[Mutant], int]) -> None:
        """Try mutants, some at a time."""
        running: dict[int, Mutant] = {}
        for mutant in found:
            if len(running) >= self.jobs:
                self.wait(running)
            running[_forked(partial(judge, mutant))] = mutant
        while running:
            self.wait(running)

    def wait(self, running: dict[int, Mutant]) -> None:
        """Until one of them is done."""
        child, status = os.wait()
        mutant = running.pop(child)
        self.results[mutant.name] = noticed = status != 0
        if self.kept:
            with self.kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"mutant": mutant.name, "noticed": noticed}) + "\n")
        if not noticed:
            self.survivors.append(mutant)
            print(f"survived  {mutant.name}", flush=True)
        done = len(self.results)
        if done % 20 == 0 or done == self.total:
            print(f"{done} of {self.total} in {monotonic() - self.start:.0f} s", flush=True)

    def close(self) -> None:
        """The score, and all who survived."""
        done, missed = len(self.results), len(self.survivors)
        share = 100 * (done - missed) / max(1, done)
        for mutant in sorted(self.survivors):
            print(f"survived  {mutant.name}\n          in: {mutant.source}")
        print(f"{done} mutants, {done - missed} noticed, {missed} not: {share:.1f} %")


def _forked(work: Callable[[], int], log: str = os.devnull) -> int:
    """The id of a process that ends with what the work returns; what it prints is not shown."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    result = 1
    try:
        told = os.open(log, os.O_RDWR | os.O_CREAT)
        for stream in (0, 1, 2):
            os.dup2(told, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        result = work()
    except BaseException:
        result = 1
    finally:
        os._exit(result)


def drawn(target: Target, names: Collection[str], some: int | None, seed: int) -> list[Mutant]:
    """All mutants of some files, or so many of them; without those shown to be equal."""
    found = [mutant for file in target.files(names) for mutant in mutants(file)]
    if some is not None:
        found = sorted(Random(seed).sample(found, min(some, len(found))))
    same = equal(found)
    print(f"{target.name}: {len(found)} mutants, {len(same)} of them shown to be equal", flush=True)
    return [mutant for mutant in found if mutant.number not in same.get(mutant.file, ())]


def equal(found: Sequence[Mutant]) -> dict[Path, set[int]]:
    """The mutants that were shown in writing to change nothing, by their line and their change."""
    told = {(e["file"], e["line"], e["change"]) for e in json.loads(EQUAL.read_text("utf-8"))}
    same: dict[Path, set[int]] = {}
    for mutant in found:
        if (str(mutant.file.relative_to(HOME)), mutant.source, mutant.change) in told:
            same.setdefault(mutant.file, set()).add(mutant.number)
    return same


def usual(target: Target, mutant: Mutant) -> float:
    """The CPU-seconds that all tests take when nothing is changed."""
    make = partial(compile, mutant.file.read_text("utf-8"), str(mutant.file), "exec")
    with NamedTemporaryFile("r+", encoding="utf-8") as log:
        run = partial(run_afresh, target, 1e6, mutant._replace(make=make))
        _, status, used = os.wait4(_forked(run, log.name), 0)
        if status:
            sys.exit(f"{log.read()[-3000:]}\nthe tests fail without any change; see `make test`")
    print(f"all tests take {used.ru_utime:.0f} s when nothing is changed", flush=True)
    return used.ru_utime


def main(words: list[str]) -> None:
    """What is asked for."""
    options = argparse.ArgumentParser(description="Mutation testing of the law.")
    options.add_argument("target", nargs="?", choices=TARGETS, default=RULES.name)
    options.add_argument("names", nargs="*", help="modules; all if none is named")
    options.add_argument("--draw", type=int, help="so many mutants, drawn at random")
    options.add_argument("--seed", type=int, default=17, help="which are drawn")
    options.add_argument("--jobs", type=int, default=2, help="processes at a time")
    options.add_argument("--kept", type=Path, help="a file of results, to go on from")
    options.add_argument("--tests", nargs="+", help="other tests than those of the target")
    options.add_argument("--list", action="store_true", help="only tell which there are")
    asked = options.parse_args(words)
    target, kept = TARGETS[asked.target], asked.kept and asked.kept.absolute()
    if asked.tests:
        target = target._replace(tests=tuple(asked.tests))
    os.chdir(HOME)
    sys.path.insert(0, str(HOME))
    os.environ["TWINS"] = TWINS
    found = drawn(target, asked.names, asked.draw, asked.seed)
    if asked.list:
        print(*(mutant.name for mutant in found), sep="\n")
        return
    sources = hashlib.sha256(b"".join(file.read_bytes() for file in target.files())).hexdigest()
    about = {"sources": sources, "names": asked.names, "draw": asked.draw, "seed": asked.seed}
    report = Report(found, asked.jobs, kept, about)
    left = report.left(found)
    afresh = [mutant for mutant in left if mutant.function is None]
    inside = [mutant for mutant in left if mutant.function is not None]
    if afresh:
        seconds = AFRESH + 3 * usual(target, afresh[0])
        report.run(afresh, partial(run_afresh, target, seconds))
    if inside:
        prepare(target)
        bench: Any = Bench(target, inside, report)
        pytest.main([*OPTIONS, *target.tests], plugins=[bench])
    report.close()
    if len(report.results) < report.total:
        sys.exit("not all mutants were tried")


if __name__ == "__main__":
    main(sys.argv[1:])
