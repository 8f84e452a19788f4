"""Errors: each is a key with its facts, said in every language; no English sentence slips past."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.texts.english import Sentence, sentences
from tests.texts.messages import SHARED, SOURCE, messages
from tests.texts.test_texts import LANGUAGES
from whistlestop.core.errors import Ambiguous, BadInput, CannotRead
from whistlestop.core.refusal import NotLegal, Reason, Refusal
from whistlestop.editions import edition, names
from whistlestop.texts.errors import wished

CODE = sorted(SOURCE.rglob("*.py"))
KEYED = {"BadInput": 0, "Declined": 0, "Wrong": 1, "wrong": 0, "strike": 0, "one_of": 0}
"""What takes a key, and where in its arguments."""
FACTS = {"one_of": {"name", "known"}}
IN_CLASS = {
    ("core/errors.py", "ambiguous"): {"text", "known"},
    ("coach/verdicts.py", "no-advice"): {"what"},
    ("campaign/kept/shelf.py", "elsewhere"): set(),
}
"""Errors with a class of their own name their key there."""


def raised() -> Iterator[tuple[str, str, set[str], dict[str, str]]]:
    """Every key in the code: the file, the key, its facts, and those that are plain words."""
    for path in CODE:
        file = str(path.relative_to(SOURCE))
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "attr", "") or getattr(node.func, "id", "")
            place = KEYED.get(called)
            if called == "NoAdvice" and isinstance(node.args[0], ast.Constant):
                yield file, "no-advice", {"what"}, {"what": str(node.args[0].value)}
            if place is None or len(node.args) <= place or file.startswith("campaign/content/"):
                continue
            key = node.args[place]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                words = {
                    word.arg: str(word.value.value)
                    for word in node.keywords
                    if word.arg and isinstance(word.value, ast.Constant)
                }
                facts = {word.arg or "**" for word in node.keywords} | FACTS.get(called, set())
                yield file, key.value, facts, words
    for (file, named), facts in IN_CLASS.items():
        assert f'"{named}"' in (SOURCE / file).read_text("utf-8")
        yield file, named, facts, {}


def test_every_error_has_a_text_with_just_its_facts() -> None:
    told = messages(SHARED / "en.ftl")
    for file, key, facts, _ in raised():
        assert told[f"error-{key}"] == facts, (file, key)


def test_no_text_is_without_an_error() -> None:
    keys = {f"error-{key}" for _, key, _, _ in raised()} | {"error-bug"}
    assert {key for key in messages(SHARED / "en.ftl") if key.startswith("error-")} == keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_case_of_an_error_has_words_of_its_own(lang: str) -> None:
    cases: dict[str, set[str]] = {}
    for _, key, _, words in raised():
        if "what" in words:
            cases.setdefault(key, set()).add(words["what"])
    assert len(cases) > 5
    for key, found in cases.items():
        said = {BadInput(key, what=what).said(lang) for what in found}
        assert len(said) == len(found), key
        # One of them may be the usual case: a word that nobody knows is told like that.
        assert len(said | {BadInput(key, what="?").said(lang)}) <= len(found) + 1


def test_an_error_is_said_in_the_language_of_who_reads_it() -> None:
    error = BadInput("no-such-bot", name="deep", known="greedy")
    assert str(error) == "no bot is called 'deep'; there are: greedy"
    assert error.said("zh-Hans") == "没有名为“deep”的电脑玩家；现有：greedy"
    assert "deep" in error.said("zh-Hant") != error.said("zh-Hans")
    assert "take red" in Ambiguous("take", ["take red", "take blue"]).said("zh-Hans")
    assert CannotRead("is cut off", "line 3").said("zh-Hans") == "line 3: is cut off"


@pytest.mark.parametrize("name", names())
def test_a_refused_move_is_a_sentence_with_its_rule(name: str) -> None:
    found = edition(name)
    error = NotLegal(found.refusal(Reason("not-your-turn", {"player": 0})), found)
    rule = error.refusal.rule
    assert str(error).startswith(f"{rule}: Not yet: it is ")
    assert error.said("zh-Hant").startswith(f"{rule}: ")
    assert not error.said("zh-Hant").isascii()
    assert isinstance(error.refusal, Refusal)


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"),
        ("zh-HK", "zh-Hant"),
        ("zh-Hant-CN", "zh-Hant"),
        ("fr-FR, fr;q=0.9, zh-TW;q=0.5, en;q=0.4", "zh-Hant"),
        ("en-GB;q=0.2,zh-SG;q=0.3", "zh-Hans"),
        ("tlh", "en"),
        ("*;q=x, ;;, zh;q=9.9.9", "en"),
    ],
)
def test_the_language_wished_for(accepted: str, lang: str) -> None:
    assert wished(accepted) == lang


# English sentences in code


ROOMS = ("server", "terminal", "cli", "campaign")
NO_LANG = "takes no --lang: all that it prints is English"
AUTHORS = "for who writes packs: names files and keys, which are English"
FILES = {
    "cli/arena.py": NO_LANG,
    "cli/bench.py": NO_LANG,
    "cli/scenario.py": "takes no --lang: for who writes scenarios",
    "cli/stats.py": NO_LANG,
    "cli/serve.py": NO_LANG,
    "cli/campaign/balancing.py": NO_LANG,
    "cli/campaign/checking.py": AUTHORS,
    "cli/campaign/shelves.py": "only `show` takes --lang, and says nothing of its own",
    "cli/campaign/simulating.py": NO_LANG,
    "cli/campaign/texts.py": "for proof-readers: --lang is the language they read",
    "campaign/content/check.py": AUTHORS,
    "campaign/content/check_story.py": AUTHORS,
    "campaign/content/reading.py": AUTHORS,
}
BUGS = "a mistake in the program or a file forged: nobody is told, the log keeps it"
RAISED = {
    "raise CannotRead": "for who writes such a file: its form is English",
    "raise NotMeasured": "stands in the report of a study, which is English",
    "raise ValueError": BUGS,
    "raise LookupError": BUGS,
    "raise TypeError": BUGS,
    "raise RuntimeError": BUGS,
}
CAUGHT = {
    ("server/company.py", "the bot chose what is not legal"),
    ("server/webhook.py", "a webhook may not go to a private address"),
    ("server/writer.py", "the store is closed"),
    ("campaign/between/suggest.py", "there is nothing to decide now"),
    ("campaign/chapter/chapter.py", "the pack … has no … (any more)"),
    ("campaign/chapter/recipe.py", "… is not played as part of a campaign"),
    ("campaign/effects/goals.py", "no condition begins with …; there are: …"),
    ("campaign/registry.py", "no rule does what is called …"),
    ("campaign/stickers/the_fair.py", "the fair knows no …"),
}
"""Raised as bugs are; each was looked at: it is logged, or told to the author of a pack."""
STYLES = {"bold red", "bold yellow", "bold green"}
COMMANDS = "whistlestop "
"""To be typed as it stands."""


def untold(found: list[Sentence]) -> list[Sentence]:
    """Those that reach people in English alone."""
    return [
        one
        for one in found
        if one.words not in STYLES
        and not one.words.startswith(COMMANDS)
        and one.file not in FILES
        and one.told not in ("raise CannotRead", "raise NotMeasured")
        and not (one.told in RAISED and (one.file, one.words) in CAUGHT)
    ]


def test_no_english_sentence_in_code_reaches_people() -> None:
    found = [
        one
        for room in ROOMS
        for path in sorted((SOURCE / room).rglob("*.py"))
        for one in sentences(path, str(path.relative_to(SOURCE)))
    ]
    assert untold(found) == []
    here = {one.file for one in found}
    assert set(FILES) <= here, "an exception for a file that needs none"
    assert {(one.file, one.words) for one in found} >= CAUGHT
    assert {one.told for one in found} >= set(RAISED)


@pytest.mark.parametrize(
    "code",
    [
        'raise Wrong(404, "there is no such room")',
        'raise ValueError(f"no bot is called {name!r}")',
        'self.say(frames.Error("This room is full of watchers."))',
        'problem = "is over already"\n    typer.echo(f"{path}: {problem}")',
        'who.say(frames.Refused(frame.id, None, "no-advice", "The coach has no idea here."))',
        'desk.problem("No such move here." if move else "")',
    ],
)
def test_a_planted_sentence_is_found(code: str, tmp_path: Path) -> None:
    file = tmp_path / "planted.py"
    file.write_text(
        f"def planted(self, who, desk, frame, path, name, move):\n    {code}\n", "utf-8"
    )
    assert untold(sentences(file, "server/planted.py"))


# Whoever catches broadly


BROAD = {"Exception", "BaseException", "AssertionError", "TypeError", "AttributeError"}
HANDED_ON = {
    ("bots/guard.py", "run"): "kept for `ask`, which raises it in the thread that waits",
    ("server/writer.py", "_alone"): "given to whoever waits for the job, as its result",
    ("campaign/content/check.py", "_make"): "told to the author of the pack, with its place",
}


def broad() -> Iterator[tuple[str, str, bool]]:
    """Handlers that catch more than they can know: the file, the function, does it keep quiet?"""
    for path in CODE:
        tree = ast.parse(path.read_text("utf-8"))
        for scope in ast.walk(tree):
            if not isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for node in ast.walk(scope):
                if isinstance(node, ast.ExceptHandler):
                    kinds = {getattr(kind, "id", "") for kind in ast.walk(node.type or node)}
                    if node.type is None or kinds & BROAD:
                        yield str(path.relative_to(SOURCE)), scope.name, _quiet(node)


def _quiet(handler: ast.ExceptHandler) -> bool:
    """Neither raises nor logs the trace."""
    for node in ast.walk(handler):
        if isinstance(node, ast.Raise):
            return False
        if isinstance(node, ast.Call):
            called = getattr(node.func, "attr", "")
            if called in ("exception", "print_exc") or any(
                word.arg == "exc_info" for word in node.keywords
            ):
                return False
    return True


def test_whoever_catches_broadly_raises_or_logs_the_trace() -> None:
    found = set(broad())
    assert len(found) > 20
    quiet = {(file, scope) for file, scope, silent in found if silent}
    assert quiet == set(HANDED_ON)
