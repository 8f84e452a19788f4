"""A late game of a campaign in the terminal, as somebody new to it meets it."""

from functools import cached_property
from pathlib import Path

import pytest
from tools.recorded_campaigns import read

from tests.campaign.effects.meetings import TOGETHER, game
from tests.campaign.test_terminal import Keyboard
from whistlestop.campaign import Shelf
from whistlestop.campaign.kept.save import import_lines
from whistlestop.campaign.stickers.asked import Asked
from whistlestop.session import Session
from whistlestop.terminal import offers
from whistlestop.terminal.menu import Menu
from whistlestop.texts import languages
from whistlestop.texts.say import Speaker

RECORDED = Path(__file__).parent / "recorded" / "lantern_line-whole-2.jsonl.gz"


@pytest.mark.parametrize("lang", languages())
def test_every_question_of_a_game_is_asked_in_words(lang: str) -> None:
    asked: dict[str, str] = {}
    for name, found in TOGETHER.items():
        speaker = Speaker(found, lang)
        for walked in game(name, 2):
            phase = walked.before.phases[-1]
            if isinstance(phase, Asked) and type(phase).__name__ not in asked:
                menu = Menu(walked.before, phase.seat)
                asked[type(phase).__name__] = offers.question(speaker, menu)
                for move in menu.moves:
                    assert str(offers.sentence(speaker, menu, move))
    assert len(asked) > 15
    assert [kind for kind, text in asked.items() if not text] == []


class Newcomer(Keyboard):
    """Somebody who tries things before they do what they may."""

    tried = ("?", "draw", "hire EM-99", "depot boston", "rule g.1", "rule EM-02", "why claim", "99")
    turns = 0

    def ask(self, prompt: str) -> str:
        self.turns += 1
        if self.turns > 70:
            raise EOFError
        if self.table.volume.campaign.stage != "play" or prompt.strip() != ">":
            return super().ask(prompt)
        kind = type(Session.resume(self.table.file).state.phases[-1]).__name__
        self.left.setdefault(kind, list(self.tried))
        return self.left[kind].pop(0) if self.left[kind] else super().ask(prompt)

    @cached_property
    def left(self) -> dict[str, list[str]]:
        """What is still to be tried at each kind of question."""
        return {}


@pytest.mark.parametrize("lang", languages())
def test_a_late_game_explains_itself_and_survives_what_is_typed(tmp_path: Path, lang: str) -> None:
    booth = Newcomer(tmp_path, lang=lang)
    shelf = Shelf(tmp_path / "late")
    whole = import_lines(shelf, read(RECORDED).split("\n"), "file")
    booth.shelf, booth.volume = shelf, whole.branch(9)
    booth.sit()
    booth.script = ["?"]
    text = booth.run()
    assert "Traceback" not in text
    pack = booth.volume.campaign.pack
    chapter = pack.chapter(1889)
    assert chapter is not None
    words = "".join(text.split())
    for sticker in chapter.stickers:
        assert "".join(sticker.text[lang].split()) in words, "what a new rule does is told"
    assert booth.table.speaker().texts("ask-hire") in text
    person = next(n for n in booth.volume.campaign.hall if pack_text(booth, n, lang) in words)
    assert person
    assert "[G.1]" in text
    assert "PC-" not in text.split(booth.table.speaker().texts("campaign-asked-gather"))[0]


def pack_text(booth: Keyboard, person: str, lang: str) -> str:
    """What somebody of the hall can do, without spaces."""
    return "".join(booth.table.speaker().view.things[person].text[lang].split())
