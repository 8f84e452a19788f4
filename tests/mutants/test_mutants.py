"""The tool that changes native code: what it changes, what it leaves alone, and plain Python."""

import ast
import json
import subprocess
import sys
from pathlib import Path

from tools.mutants import EQUAL, HOME, TARGETS, TURBO, drawn, equal, mutants

LAW = '''"""Words."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elsewhere import Thing

WORTH = 7


def law(one: "Thing", many: int = 2) -> int:
    """More words."""
    assert many > 0
    for place in range(many):
        one[place] |= 1 << place
    return one if many & 3 == 1 and one else -1
'''


def changes(folder: Path) -> dict[str, set[str]]:
    file = folder / "law.py"
    file.write_text(LAW, "utf-8")
    found: dict[str, set[str]] = {}
    for mutant in mutants(file):
        old, _, new = mutant.change.partition("  →  ")
        found.setdefault(old, set()).add(new)
        compile(ast.unparse(ast.parse(LAW)), "law.py", "exec")
        assert mutant.make().co_filename == str(file)
    return found


def test_what_is_changed(tmp_path: Path) -> None:
    found = changes(tmp_path)
    assert found["7"] == {"6", "8"}
    assert found["2"] == {"1", "3"}
    assert found["1 << place"] == {"1 >> place"}
    assert found["one[place] |= 1 << place"] == {"pass", "one[place] &= 1 << place"}
    assert found["for place in range(many)"] == {"for place in range(many), once"}
    assert found["many & 3"] == {"many | 3"}
    assert found["many & 3 == 1"] == {"many & 3 != 1"}
    both = "many & 3 == 1 and one"
    assert found[both] == {"many & 3 == 1 or one", "one", "many & 3 == 1"}
    assert any(new == "return None" for news in found.values() for new in news)


def test_what_is_left_alone(tmp_path: Path) -> None:
    told = " ".join(changes(tmp_path))
    for word in ("Words", "TYPE_CHECKING", "Thing", "many > 0", "int"):
        assert word not in told


def test_the_same_seed_draws_the_same() -> None:
    one, other = ([m.name for m in drawn(TURBO, ["claims"], 30, 5)] for _ in range(2))
    assert one == other
    assert len({*one}) == 30
    assert one != [m.name for m in drawn(TURBO, ["claims"], 30, 6)]


def test_what_was_shown_to_be_equal_is_still_there() -> None:
    told = json.loads(EQUAL.read_text("utf-8"))
    found = [m for target in TARGETS.values() for f in target.files() for m in mutants(f)]
    there = {(str(m.file.relative_to(HOME)), m.source, m.change) for m in found}
    assert [e for e in told if (e["file"], e["line"], e["change"]) not in there] == []
    assert all(len(entry["why"].split()) > 4 for entry in told)
    assert sum(map(len, equal(found).values())) >= len(told)


def test_native_code_runs_as_plain_python() -> None:
    code = """
from pathlib import Path
from tools.plain_turbo import install
install()
from whistlestop import scenario
from whistlestop.turbo import claims, engine
assert not hasattr(claims.wilds_for, "py_func")
for name in ("E-31-tunnel-paid-with-wilds-only", "E-53-three-stations-bridge-three-gaps"):
    path = Path("tests/scenarios") / f"{name}.json"
    assert scenario.run(scenario.load(path)) == []
claims.wilds_for.__code__ = (lambda have, cards, ferry: cards).__code__
try:
    scenario.run(scenario.load(Path("tests/scenarios/E-30-tunnel-costs-one-more.json")))
except scenario.Failed as error:
    print(error)
"""
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=HOME, capture_output=True, text=True, check=False
    )
    assert ran.stderr == ""
    assert "the engines differ" in ran.stdout
