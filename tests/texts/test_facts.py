"""Whoever says a sentence gives all its facts: in Python, in the browser, and in whole games."""

import ast
import gzip
import json
import re
from collections.abc import Iterator

import pytest

from tests.texts.messages import HOME, SOURCE, files, messages
from tests.texts.test_texts import LANGUAGES, WORDS
from whistlestop.record import Record, read
from whistlestop.texts.say import Speaker

MESSAGES = {key: facts for _, file in files() for key, facts in messages(file).items()}
SAYING = {"text", "texts", "say", "say_line", "line", "t"}
CLIENT = HOME / "web" / "src"


def asked(key: str) -> str | None:
    """The message behind a key; the terminal leaves out `ui-`, campaigns their own beginning."""
    tried = (key, f"ui-{key}", f"campaign-previously-{key}")
    return next((name for name in tried if name in MESSAGES), None)


def in_python() -> Iterator[tuple[str, str, set[str]]]:
    """Where a sentence is said by its name: the place, the message, the facts given."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            func = node.func.func if isinstance(node.func, ast.Call) else node.func  # Texts(…)(…)
            called = (getattr(func, "attr", "") or getattr(func, "id", "")).lower()
            key = node.args[0]
            given = {word.arg for word in node.keywords}
            if called in SAYING and isinstance(key, ast.Constant) and None not in given:
                name = asked(str(key.value))
                if name is not None:
                    yield f"{path.name}:{node.lineno}", name, {word for word in given if word}


CALL = re.compile(r"""\b(?:t|texts\.say|say)\(\s*["']([\w-]+)["']\s*([,)])""")
FACT = re.compile(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)")


def in_the_client() -> Iterator[tuple[str, str, set[str]]]:
    """The same in TypeScript and Svelte: `t("key", { facts })`."""
    for path in sorted((*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte"))):
        source = path.read_text("utf-8")
        for found in CALL.finditer(source):
            if found[1] not in MESSAGES:
                continue
            rest = source[found.end() :].lstrip() if found[2] == "," else "{}"
            if rest.startswith("{"):
                facts = flat(rest)
                if "..." not in facts:
                    yield f"{path.name}: {found[0]}", found[1], set(FACT.findall(facts))


def flat(text: str) -> str:
    """What stands at the top of an object: `{ a: f({ b }), c }` is `a:, c`."""
    depth, kept, quote = 0, "", ""
    for char in text:
        if quote:
            quote = "" if char == quote else quote
        elif char in "\"'`":
            quote = char
        elif char in "{[(":
            depth += 1
        elif char in "}])":
            depth -= 1
            if not depth:
                break
        elif depth == 1:
            kept += char
    # Of `a: some ? thing : other` only the name before the first colon counts.
    return ",".join(part.partition(":")[0] + ":" * (":" in part) for part in kept.split(","))


def test_what_stands_at_the_top_of_an_object() -> None:
    found = flat('{ a: f({ b: 1 }), c, d: x ? "e, f" : [g, h], }) + more')
    assert set(FACT.findall(found)) == {"a", "c", "d"}


@pytest.mark.parametrize("place", [in_python, in_the_client])
def test_whoever_says_a_sentence_gives_its_facts(place: object) -> None:
    said = list(place())  # type: ignore[operator]
    assert len(said) > 80
    lacking = {
        where: missing for where, key, facts in said if (missing := MESSAGES[key] - WORDS - facts)
    }
    assert lacking == {}


def records() -> list[Record]:
    """The recorded games: of every edition, and of a whole campaign."""
    found = [path.read_text("utf-8") for path in sorted((HOME / "tests" / "records").iterdir())]
    path = HOME / "tests" / "campaign" / "recorded" / "lantern_line-whole-2.jsonl.gz"
    rows = map(json.loads, gzip.decompress(path.read_bytes()).splitlines())
    found += [row["record"] for row in rows if "record" in row]
    return [read(text.split("\n"), "a record") for text in found]


RECORDS = records()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_with_all_their_facts(lang: str) -> None:
    told = set()
    for record in RECORDS:
        speaker = Speaker(record.edition, lang, record.names)
        for step in record.steps:
            for event in step.events:
                told |= {speaker.event(event), speaker.event(event.seen_by(None))}
    assert len(told) > 1000
    assert [text for text in told if re.search(r"[{}]|None|\bNaN\b", text)] == []
