"""Whole games at the terminal: nothing hidden is shown, and the end can be verified."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.terminal.scripted import Autopilot, Scripted, begin
from whistlestop import record as records
from whistlestop.core.game import standings
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.rules.deck import CardDrawn, CardTurned, DeckShuffled, RowSwept
from whistlestop.rules.drawing import CardTaken
from whistlestop.session import Session
from whistlestop.terminal import journal
from whistlestop.texts.say import Speaker


def known_to(session: Session, seat: int) -> set[str]:
    """Every ticket that a seat saw at any time before the end."""
    seen: set[str] = set()
    for state in [*session.record.states()][1:-1]:
        view = observe(state, seat)
        seen |= {*view.tickets, *(t for phase in view.phases for t in phase.tickets())}
    return seen


@pytest.mark.parametrize("lang", ["en", "zh-Hans", "zh-Hant"])
@pytest.mark.parametrize(
    ("name", "kinds", "width"),
    [("europe", ("me", "greedy", "random"), 80), ("new_york", ("me", "greedy"), 120)],
)
def test_a_whole_game_shows_nothing_hidden(
    tmp_path: Path, name: str, kinds: tuple[str, ...], width: int, lang: str
) -> None:
    session = begin(tmp_path, name, kinds, "secret-seed", lang)
    text = Scripted(session, width=width, on=Autopilot()).run()
    speaker = Speaker(session.edition, lang, session.names)
    before, end, after = text.partition("\n" + speaker.texts("ui-end") + " ─")
    assert end

    assert "secret-seed" not in before
    assert "secret-seed" in after
    hidden = set(session.edition.board.tickets) - known_to(session, 0)
    joined = " ".join(before.split())
    for ticket in hidden:
        found = session.edition.board.tickets[ticket]
        told = speaker.journey(found.ends)
        assert f"{told} ({found.points})" not in joined
        assert not re.search(rf"\b{found.points} +{re.escape(told)} ", joined), told

    drawn = speaker.texts("event-card-drawn", player="Ana", colour="").rstrip(". 。")
    assert drawn not in joined
    assert drawn.replace("Ana", "Mira") in joined
    assert speaker.texts("event-card-drawn-hidden", player="Ana") in joined

    record = records.load(tmp_path / "game.jsonl")
    assert records.verify(record) == []
    found_standings = standings(session.state)
    assert str(found_standings.totals[found_standings.winners[0]]) in after
    copied = ("game.jsonl", record.commitment)  # lines to be copied are not broken
    for line in before.splitlines():
        if not any(part in line for part in copied):
            assert cell_len(line.rstrip()) <= width, line


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    session = begin(tmp_path, "new_york", ("greedy", "random"))
    text = Scripted(session).run()
    assert session.state.over
    assert "drew a transportation card from the deck." in text
    assert "from the deck: " not in text


def test_the_end_tells_everything(tmp_path: Path) -> None:
    session = begin(tmp_path, "europe", ("greedy", "greedy", "greedy"), "end")
    _, _, end = Scripted(session).run().partition("The game is over ─")
    for part in ("Routes", "Tickets", "Unused stations", "Longest path", "Total", "made"):
        assert part in end
    assert re.search(r"Longest path, \d+ spaces: \S+ – ", end)
    assert "Check it with: whistlestop replay" in end
    assert "1. [" in end
    assert " win" in end


def test_colours_are_only_where_there_are_colours(tmp_path: Path) -> None:
    plain = Scripted(begin(tmp_path), ["1 2", "board"]).run()
    assert "\x1b" not in plain
    other = tmp_path / "other"
    other.mkdir()
    colourful = Scripted(begin(other), ["1 2", "board"], colour=True).run()
    assert "\x1b[1;38;2" in colourful
    assert "[V]" in colourful


def test_a_row_swept_again_and_again_is_one_line_of_the_journal() -> None:
    """A sweep, its shuffle, two more sweeps with a new deck each; then one for a second card."""
    filled = [RowSwept(), CardTurned("red", 0), DeckShuffled()]
    events = [CardTaken(0, "red", 0), *filled * 3, CardDrawn(0, "blue"), RowSwept()]
    speaker = Speaker(edition("europe"), "en", ["Mira", "Ana"])
    told = journal.tell(speaker, events, 0)
    assert told.count("row was cleared each time") == 1
    assert "lay face up 3 times running" in told
    assert told.count("shuffled") == 1
    assert told.endswith("lay face up, so the row was cleared.")
    assert told.count("cleared") == 2
