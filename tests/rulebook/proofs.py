"""What proves each rule: the tests named by its id, and the scenarios that list it."""

import ast
import json
import re
from collections.abc import Collection
from pathlib import Path

HERE = Path(__file__).parent
SCENARIOS = HERE.parent / "scenarios"
EDITIONS = HERE.parent.parent / "src" / "whistlestop" / "editions"

CAMPAIGN = HERE.parent / "campaign"
PACKS = EDITIONS.parent / "campaign" / "packs"

SETTLED = tuple(f"X-{n:02}" for n in range(1, 14))
"""Cases settled in advance: what two rules do together. They have tests, and no text."""
_RULE = re.compile(r"^([A-Z]-\d\d) =", re.MULTILINE)
_LIKE = re.compile(r"^([a-z]{1,2}_\d+)_")


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
    """Every rule, event, person, plate, postcard, box, choice, finale and band of the packs."""
    found: list[str] = []
    for path in sorted(EDITIONS.glob("*/things.json")):
        found += [event["id"] for event in json.loads(path.read_text("utf-8"))["events"]]
    for path in sorted(PACKS.rglob("*.json")):
        told = json.loads(path.read_text("utf-8"))
        box = [told["sticker"]] if "sticker" in told else []
        stickers = [*told.get("stickers", []), *box]
        people = [*told.get("employees", []), *filter(None, [told.get("employee")])]
        things = [*told.get("rules", []), *told.get("events", []), *people]
        things += [rule for sticker in stickers for rule in sticker["rules"]]
        things += [*told.get("plates", []), *told.get("bands", [])]
        found += [thing["id"] for thing in things]
        found += [f"PC-{told['no']}"] if "no" in told else []
        found += [f"box {told['id']}"] if box else []
        found += [f"choice {choice['id']}" for choice in told.get("choices", [])]
        finales = [card["if"] for card in told.get("cards", []) if "if" in card]
        found += [f"finale {name}" for name in dict.fromkeys(finales)]
    return found


def scenarios() -> list[Path]:
    """The scenario files."""
    return sorted(SCENARIOS.glob("*.json"))


def _slug(rule: str) -> str:
    """A rule id as it stands in the name of a test: `g_2` of G.2, `box_florida` of box florida."""
    return rule.lower().replace("-", "_").replace(".", "_").replace(" ", "_")


def named_tests() -> list[tuple[str, str]]:
    """The rule id and "file::test" of each test function that is named by a rule, or by several."""
    ids = {_slug(rule): rule for rule in (*campaign_ids(), *rule_ids(), *SETTLED)}
    found = []
    for path in sorted([*HERE.glob("test_*.py"), *CAMPAIGN.rglob("test_*.py")]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                test = f"{path.name}::{node.name}"
                found += [(ids.get(slug, slug), test) for slug in _slugs(node.name, ids)]
    return found


def _slugs(name: str, ids: Collection[str]) -> list[str]:
    """The ids that the name of a test begins with; also one that looks like an id and is none."""
    rest, found = name.removeprefix("test_"), list[str]()
    while rest:
        words = rest.split("_")
        known = ["_".join(words[:n]) for n in (3, 2) if "_".join(words[:n]) in ids]
        like = _LIKE.match(rest)
        slug = known[0] if known else like[1] if like else ""
        if not slug:
            break
        found.append(slug)
        rest = rest.removeprefix(slug).removeprefix("_")
    return found


def proofs() -> dict[str, list[str]]:
    """For each rule id "file::test" of its tests, then the names of its scenarios."""
    known = (*rule_ids(), *campaign_ids(), *SETTLED)
    found: dict[str, list[str]] = {rule: [] for rule in known}
    for rule, test in named_tests():
        found.setdefault(rule, []).append(test)
    for path in scenarios():
        for rule in json.loads(path.read_text("utf-8"))["rules"]:
            found.setdefault(rule, []).append(path.stem)
    return found
