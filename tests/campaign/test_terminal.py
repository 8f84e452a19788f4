"""A campaign at the terminal: read, decide by number, play, stop and go on."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.campaign.telling import small, unfinished
from whistlestop.bots import registry as bots
from whistlestop.campaign import Pack, Shelf, Volume, find_pack
from whistlestop.campaign.kept.shelf import SeatRow
from whistlestop.notation import format_move
from whistlestop.session import Session
from whistlestop.terminal.booth import new_console
from whistlestop.terminal.campaign import CampaignTable

LANGUAGES = ("en", "zh-Hans", "zh-Hant")


class Keyboard:
    """Types a script; then what a bot would, or the first answer."""

    def __init__(
        self,
        folder: Path,
        kinds: tuple[str | None, ...] = (None, "greedy"),
        lang: str = "en",
        pack: Pack | None = None,
        script: tuple[str, ...] = (),
    ) -> None:
        self.shelf = Shelf(folder)
        colours = ["black", "blue", "green"][: len(kinds)]
        seats = [
            SeatRow(n, "bot" if kind else "person", kind, "" if kind else f"P{n}", None)
            for n, kind in enumerate(kinds)
        ]
        self.volume = Volume.begin(self.shelf, pack or small(), colours, seed="tea", seats=seats)
        self.folder, self.lang, self.script = folder, lang, list(script)
        self.out = io.StringIO()
        self.bot = bots.make("greedy", "typist")
        self.stop: Callable[[CampaignTable], bool] = lambda table: False
        self.table = self.sit()

    def sit(self) -> CampaignTable:
        console = new_console(file=self.out, width=100, force_terminal=False, _environ={})
        games = self.folder / "games"
        self.table = CampaignTable(
            Volume.take(self.shelf, self.volume.id),
            console,
            self.ask,
            self.lang,
            games,
            "instant",
            lambda seconds: None,
        )
        return self.table

    def ask(self, prompt: str) -> str:
        self.out.write(prompt)
        if self.script:
            return self.script.pop(0)
        if self.stop(self.table):
            raise EOFError
        if self.table.volume.campaign.stage != "play" or prompt.strip() != ">":
            return ""
        session = Session.resume(self.table.file)
        seat = session.state.phases[-1].seats[0]
        return "move " + format_move(self.bot.choose(session.view(seat)))

    def run(self) -> str:
        self.out.truncate(0)
        self.table.run()
        return self.out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_games_from_the_first_card_on(tmp_path: Path, lang: str) -> None:
    booth = Keyboard(tmp_path, lang=lang)
    booth.stop = lambda table: table.volume.campaign.game == 3
    text = booth.run()
    campaign = Volume.take(booth.shelf, booth.volume.id).campaign
    assert len(campaign.games) == 2
    chapter = small().chapter(1901)
    assert chapter is not None
    for card in chapter.cards:
        assert card.title[lang] in text
    assert f"whistlestop campaign play {booth.volume.id}" in text
    assert not list((tmp_path / "games").glob("*")), "the records are on the shelf now"
    assert all(row.record for row in booth.shelf.games(booth.volume.id))


@pytest.mark.parametrize(
    ("lang", "sits", "joins"),
    [
        ("en", "Ironwood & Lakes (black, P0)", "Prairie Sun (yellow) joins"),
        ("zh-Hans", "铁木大湖（黑色，P0）", "草原朝阳（黄色）加入"),
        ("zh-Hant", "鐵木大湖（黑色，P0）", "草原朝陽（黃色）加入"),
    ],
)
def test_companies_that_sit_down_or_join_have_their_names_and_colours(
    tmp_path: Path, lang: str, sits: str, joins: str
) -> None:
    pack = find_pack("lantern_line")
    text = Keyboard(tmp_path, (None, None), lang, pack, script=("quit",)).run()
    assert sits in text
    assert joins in text


def test_c_62_a_game_may_not_count_for_a_company_of_a_bot(tmp_path: Path) -> None:
    script = ("uncount green", "count green", "quit")
    text = Keyboard(tmp_path, (None, None, "greedy"), script=script).run()
    first, agreed, again = text.split("Who plays the next game?")[1:]
    assert [line.split(" ", 1)[1] for line in first.splitlines() if "The game" in line] == [
        "The game does not count for Green Line (green)"
    ], "offered for the bot's company alone"
    assert "The next game does not count for Green Line: it gets a steward’s slip." in first
    assert "The game counts for Green Line (green) again" in agreed
    assert "The next game counts for Green Line after all." in agreed
    assert "The game does not count for Green Line" in again


def test_a_number_a_move_or_a_refusal(tmp_path: Path) -> None:
    script = ("99", "gather black", "dance", "gather black blue", "retire EV-01", "quit")
    booth = Keyboard(tmp_path, (None, None, None), script=script)
    text = booth.run()
    assert "Type a number from 1 to" in text
    assert "[C-60]" in text
    assert "'dance' is not a decision of a campaign" in text
    assert "Something else is asked now." in text
    assert booth.table.volume.campaign.present == (0, 1)


def test_a_game_that_was_left_goes_on(tmp_path: Path) -> None:
    booth = Keyboard(tmp_path)
    turns = 0

    def soon(table: CampaignTable) -> bool:
        nonlocal turns
        turns += table.volume.campaign.stage == "play"
        return turns == 4

    booth.stop = soon
    booth.run()
    assert booth.table.file.exists()
    before = len(Session.resume(booth.table.file).record.steps)
    booth.stop = lambda table: table.volume.campaign.stage == "between"
    booth.sit()
    booth.run()
    assert before > 2
    assert len(booth.table.volume.campaign.games) == 1


def test_a_game_that_was_over_but_not_kept_is_kept(tmp_path: Path) -> None:
    booth = Keyboard(tmp_path, ("greedy", "greedy"))
    while booth.table.volume.campaign.stage != "play":
        booth.table.step()
    session = booth.table.session()
    player = bots.make("greedy", "x")
    while not session.state.over:
        seat = session.state.phases[-1].seats[0]
        session.play(seat, player.choose(session.view(seat)))
    assert booth.table.file.exists()
    booth.sit()
    assert booth.table.step()
    assert len(booth.table.volume.campaign.games) == 1
    assert not list((tmp_path / "games").glob("*"))


def test_bots_alone_are_asked_for_by_whoever_sits_there(tmp_path: Path) -> None:
    booth = Keyboard(tmp_path, ("greedy", "random"))
    booth.stop = lambda table: len(table.volume.campaign.games) == 1
    assert "Who plays the next game?" in booth.run()


def test_what_is_not_printed_is_waited_for(tmp_path: Path) -> None:
    pack = unfinished(tmp_path, "boxes/great_plains.json")
    booth = Keyboard(tmp_path, ("greedy", "greedy"), pack=pack)
    text = booth.run()
    assert "This part is not printed yet: the box of" in text
    assert len(booth.table.volume.campaign.games) == 1
