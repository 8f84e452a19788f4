"""What proves each rule: the tests named by its id, and the scenarios that list it."""

import ast
import json
import re
from pathlib import Path

HERE = Path(__file__).parent
SCENARIOS = HERE.parent / "scenarios"
EDITIONS = HERE.parent.parent / "src" / "whistlestop" / "editions"

CAMPAIGN = HERE.parent / "campaign"
PACKS = EDITIONS.parent / "campaign" / "packs"

_RULE = re.compile(r"^([A-Z]-\d\d) =", re.MULTILINE)
_TEST = re.compile(r"^test_([a-z]{1,2})_(\d+)_")


def rules(text: str) -> list[str]:
    """The rule ids that a file of messages tells, in its order."""
    return _RULE.findall(text)


def texts(language: str) -> dict[str, list[str]]:
    """The rule ids of every edition in a language."""
    return {
        path.parent.name: rules(path.read_text("utf-8"))
        for path in sorted(EDITIONS.glob(f"*/{language}.ftl"))
    }


def languages() -> list[str]:
    """Every language that some edition speaks."""
    return sorted({path.stem for path in EDITIONS.glob("*/*.ftl")})


def rule_ids() -> list[str]:
    """Every rule of every edition: what the English rulebooks tell is the list."""
    return [rule for told in texts("en").values() for rule in told]


def campaign_ids() -> list[str]:
    """Every rule, event, person and postcard that the printed campaign packs tell."""
    found: list[str] = []
    for path in sorted(PACKS.rglob("*.json")):
        told = json.loads(path.read_text("utf-8"))
        box = [told["sticker"]] if "sticker" in told else []
        stickers = [*told.get("stickers", []), *box]
        people = [*told.get("employees", []), *filter(None, [told.get("employee")])]
        things = [*told.get("rules", []), *told.get("events", []), *people]
        things += [rule for sticker in stickers for rule in sticker["rules"]]
        found += [thing["id"] for thing in (*things, *told.get("plates", []))]
        found += [f"PC-{told['no']}"] if "no" in told else []
    return found


def scenarios() -> list[Path]:
    """The scenario files."""
    return sorted(SCENARIOS.glob("*.json"))


def _slug(rule: str) -> str:
    """A rule id as it stands in the name of a test: `g_2` of G.2, `pc_101` of PC-101."""
    return rule.lower().replace("-", "_").replace(".", "_")


def named_tests() -> list[tuple[str, str]]:
    """The rule id and "file::test" of each test function that is named by a rule."""
    ids = {_slug(rule): rule for rule in (*campaign_ids(), *rule_ids())}
    found = []
    for path in sorted([*HERE.glob("test_*.py"), *CAMPAIGN.rglob("test_*.py")]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            named = _TEST.match(node.name) if isinstance(node, ast.FunctionDef) else None
            if named and isinstance(node, ast.FunctionDef):
                slug = f"{named[1]}_{named[2]}"
                found.append((ids.get(slug, slug), f"{path.name}::{node.name}"))
    return found


def proofs() -> dict[str, list[str]]:
    """For each rule id "file::test" of its tests, then the names of its scenarios."""
    found: dict[str, list[str]] = {rule: [] for rule in (*rule_ids(), *campaign_ids())}
    for rule, test in named_tests():
        found.setdefault(rule, []).append(test)
    for path in scenarios():
        for rule in json.loads(path.read_text("utf-8"))["rules"]:
            found.setdefault(rule, []).append(path.stem)
    return found
