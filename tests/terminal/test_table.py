"""Several people at one keyboard, stopping and going on, bots that fail."""

from pathlib import Path

import pytest

from tests.terminal.scripted import Answer, Autopilot, Scripted, begin
from whistlestop.session import Session


def test_a_curtain_hides_the_hands(tmp_path: Path) -> None:
    session = begin(tmp_path, "new_york", ("me", "me", "greedy"))
    found = Scripted(session, ["", "1", "", "", "1", "", ""])
    text = found.run()
    assert found.prompts[:7] == [
        "Press Enter when nobody else is looking. ",
        "> ",
        "Press Enter to hide your hand. ",
        "Press Enter when nobody else is looking. ",
        "> ",
        "Press Enter to hide your hand. ",
        "Press Enter when nobody else is looking. ",
    ]
    _, ana = text.split("Pass the keyboard to Ana.", 1)
    mine = found.booth.speaker.ticket(session.state.players[0].tickets[0])
    assert mine in text
    assert mine not in ana.split("Pass the keyboard to Mira.")[0]


def test_a_screen_is_wiped_with_what_was_scrolled_away(tmp_path: Path) -> None:
    session = begin(tmp_path, "new_york", ("me", "me"))
    text = Scripted(session, ["", "1", "", ""], colour=True).run()
    rest = text.split("Press Enter to hide your hand. ", 1)[1]
    assert "\x1b[3J" in rest[:40]


def test_a_hot_seat_game_to_the_end(tmp_path: Path) -> None:
    session = begin(tmp_path, "new_york", ("me", "me"))
    Scripted(session, on=Autopilot()).run()
    assert session.state.over


@pytest.mark.parametrize("stop", [KeyboardInterrupt, EOFError, "quit", "exit"])
def test_stopping_saves_and_says_how_to_go_on(tmp_path: Path, stop: Answer) -> None:
    session = begin(tmp_path)
    text = Scripted(session, ["1 2", "1", stop]).run()
    path = tmp_path / "game.jsonl"
    assert f"Go on with: whistlestop play --resume {path}" in text
    again = Session.resume(path)
    assert again.state == session.state
    found = Scripted(again, [""])
    assert "Your hand (5)" in found.run()


def test_a_game_stopped_at_a_curtain(tmp_path: Path) -> None:
    session = begin(tmp_path, "new_york", ("me", "me"))
    assert "Go on with" in Scripted(session, [KeyboardInterrupt]).run()


def test_a_dropped_line_is_told(tmp_path: Path) -> None:
    session = begin(tmp_path)
    Scripted(session, ["1 2"]).run()
    path = tmp_path / "game.jsonl"
    path.write_bytes(path.read_bytes()[:-9])
    text = Scripted(Session.resume(path)).run()
    assert "was cut off by a crash" in text


def test_for_a_bot_that_fails_greedy_moves_and_the_game_goes_on(tmp_path: Path) -> None:
    session = begin(tmp_path, "new_york", ("greedy", "greedy"))
    found = Scripted(session)

    class Broken:
        def choose(self, view: object) -> None:
            raise RuntimeError("no\nidea")

    class Cheat:
        def choose(self, view: object) -> None:
            return None

    found.table.bots = {0: Broken(), 1: Cheat()}  # type: ignore[dict-item]
    text = " ".join(found.run().split())
    assert session.state.over
    assert "greedy failed (RuntimeError: no idea); the bot greedy moves in its place" in text
    assert "greedy failed (not legal: NoneType); the bot greedy moves in its place" in text


def test_bots_are_shown_for_a_while(tmp_path: Path) -> None:
    session = begin(tmp_path, "new_york", ("greedy", "me"))
    found = Scripted(session)
    slept: list[float] = []
    found.table.speed, found.table.sleep = 1.2, slept.append
    found.run()
    assert slept == [1.2]
