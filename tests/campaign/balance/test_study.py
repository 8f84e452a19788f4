"""Studies of many campaigns: played, kept, gone on with, told. The command as a person meets it."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.campaign.balance.made_up import campaign, random_player, vanishing
from tests.campaign.telling import small, unfinished
from tests.campaign.test_cli import Run, run
from whistlestop.campaign.balance import pool
from whistlestop.campaign.balance.bands import read as read_bands
from whistlestop.campaign.balance.kept import Kept, read
from whistlestop.campaign.balance.playing import Settings, play_campaign
from whistlestop.campaign.balance.report import Report
from whistlestop.campaign.balance.summary import Summary, from_json, to_json
from whistlestop.campaign.content.check import check
from whistlestop.core.errors import CannotRead

__all__ = ["run"]
MAKE = random_player


def settings(companies: int = 2, **more: object) -> Settings:
    return Settings(small().name, companies, "random", "1", **more)  # type: ignore[arg-type]


def test_a_summary_tells_what_happened() -> None:
    found = play_campaign(settings(3), 3, MAKE)
    assert found.number == 3
    assert found.colours == ["yellow", "black", "blue"], "every colour has its turn in every seat"
    assert [game.game for game in found.games] == [1, 2, 3, 4, 5]
    for company in found.companies:
        assert found.totals(5)[company] == found.final[company]["slips"]
    game = found.games[-1]
    assert sorted(place for place in game.places if place) == [1, 2, 3]
    assert game.slips[game.places.index(1)] == max(game.slips)
    for lines, slip in zip(game.lines, game.slips, strict=True):
        assert max(0, sum(lines.values())) == slip
    assert found == play_campaign(settings(3), 3, MAKE), "the same seed, the same campaign"
    assert from_json(json.loads(json.dumps(to_json(found)))) == found


def test_money_is_told_by_what_moved_it() -> None:
    found = [play_campaign(settings(), number, MAKE) for number in range(3)]
    moved = {why for s in found for game in s.games for money in game.money for why in money}
    assert moved
    assert all("." not in why for why in moved)


def test_a_company_that_is_absent_once() -> None:
    found = play_campaign(settings(3, absent=True), 0, MAKE)
    assert found.absence is not None
    assert found.absence["game"] in range(1, 6)
    assert {found.absence["with"], found.absence["without"]} <= {1, 2, 3}
    usual = play_campaign(settings(3), 0, MAKE)
    assert usual.games == found.games, "the campaign itself is the one without --absent"


def test_choices_may_always_be_the_same() -> None:
    found = play_campaign(settings(choices="lantern"), 0, MAKE)
    assert found.marks
    assert set(found.marks) == {"lantern"}


def test_results_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    pool.run(Kept(settings(), file), 2, MAKE, 1, lambda done: None)
    with file.open("a") as end:
        end.write('{"number": 2, "col')  # a crash in the middle of a line
    played: list[int] = []

    def count(wanted: Settings, number: int, make: object) -> Summary:
        played.append(number)
        return play_campaign(wanted, number, MAKE)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "play_campaign", count)
        told: list[int] = []
        kept = Kept(settings(), file)
        pool.run(kept, 4, MAKE, 1, told.append)
    assert played == [2, 3], "what is finished is not played again"
    assert told == [2, 3, 4]
    assert [s.number for s in read(file)[1]] == [0, 1, 2, 3]
    assert kept.first(3) == [play_campaign(settings(), n, MAKE) for n in range(3)]


def test_several_processes_play_the_same_campaigns(tmp_path: Path) -> None:
    alone, together = Kept(settings(), None), Kept(settings(), tmp_path / "kept.jsonl")
    pool.run(alone, 3, MAKE, 1, lambda done: None)
    pool.run(together, 3, MAKE, 2, lambda done: None)
    assert together.first(3) == alone.first(3)


def test_an_interruption_stops_the_workers_and_keeps_what_is_finished(tmp_path: Path) -> None:
    def enough(done: int) -> None:
        if done:
            raise KeyboardInterrupt

    file = tmp_path / "kept.jsonl"
    with pytest.raises(KeyboardInterrupt):
        pool.run(Kept(settings(), file), 9, MAKE, 2, enough)
    assert 1 <= len(read(file)[1]) <= 2


def test_a_worker_that_is_killed_is_one_sentence() -> None:
    with pytest.raises(ValueError, match="a process that played was killed"):
        pool.run(Kept(settings(), None), 2, vanishing, 2, lambda done: None)


def test_results_of_other_settings_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    Kept(settings(), file)
    with pytest.raises(ValueError, match="other settings \\(companies: 2, not 3\\)"):
        Kept(settings(3), file)
    Kept(settings(3), file, force=True)
    file.write_text("tea\n")
    with pytest.raises(CannotRead, match="line 1 is not JSON"):
        Kept(settings(), file)
    file.write_text("[]\n")
    with pytest.raises(CannotRead, match="holds no results"):
        Kept(settings(), file)
    with pytest.raises(CannotRead, match="not the summary"):
        from_json({"games": [{}]})


class Page(HTMLParser):
    """What a page holds."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


def test_the_report_is_one_page_that_needs_nothing_else() -> None:
    made_up = Settings("lantern_line", 4, "greedy", "1")
    text = Report(made_up, [campaign(number=n) for n in range(3)]).html()
    page = Page()
    page.feed(text)
    assert not any(tag in ("script", "link", "img") for tag, _ in page.tags)
    assert "http" not in text
    assert "prefers-color-scheme:dark" in text
    assert all(one.get("aria-label") for tag, one in page.tags if tag == "svg")
    assert all(one.get("scope") for tag, one in page.tags if tag == "th")
    places = {one.get("id") for tag, one in page.tags if tag == "section"}
    links = {(one["href"] or "").lstrip("#") for tag, one in page.tags if tag == "a"}
    assert links == places
    assert {"bands", "money", "turns", "spread", "seats", "leaders", "events"} <= places
    assert {"employees", "postcards", "stickers", "boxes", "longest", "dead"} <= places


def test_a_study_from_the_command_line(run: Run, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    told = ("simulate", "--companies", "2", "--pack", small().folder, "--bot", "random")
    many = (*told, "--workers", "1", "--report", report)
    done = run(*many, "--campaigns", "2")
    assert done.code == 0, done.err
    assert done.out.splitlines()[0] == "The Short Line: 2 campaigns of 2 companies"
    assert "campaigns" in done.err, "the progress is told on stderr"
    assert "The Short Line: 2 campaigns" in report.read_text()
    kept = (tmp_path / "report.jsonl").read_text().splitlines()
    assert len(kept) == 3
    again = run(*many, "--campaigns", "3", "--json")
    data = json.loads(again.out)
    assert (data["companies"], data["campaigns"]) == (2, 3)
    assert len(data["figures"]["money"]) == 5
    assert (tmp_path / "report.jsonl").read_text().splitlines()[:3] == kept
    other = run(*many, "--campaigns", "1", "--seed", "9")
    assert other.code == 2
    assert "exists already" in other.err
    (tmp_path / "report.jsonl").unlink()
    assert "use --force" in run(*many, "--campaigns", "1").err
    assert run(*many, "--campaigns", "1", "--seed", "9", "--force").code == 0


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--campaigns", "0"), "--campaigns must be at least 1, not 0"),
        (("--campaigns", "2", "--companies", "6"), "is for 2 to 5 companies, not 6"),
        (("--campaigns", "2", "--companies", "1"), "is for 2 to 5 companies, not 1"),
        (("--campaigns", "2", "--workers", "0"), "--workers must be at least 1, not 0"),
        (("--campaigns", "2", "--games", "3"), "leave --games out"),
        (("--campaigns", "2", "--choices", "tea"), "--choices cannot be 'tea'"),
        (("--campaigns", "2", "--companies", "2", "--absent"), "3 companies or more"),
        (("--campaigns", "2", "--report", "missing/r.html"), "there is no folder missing"),
        (("--campaigns", "2", "--report", "r.jsonl"), "cannot both be r.jsonl"),
        (("--absent",), "go with --campaigns or --report"),
    ],
)
def test_wrong_wishes_are_one_sentence(run: Run, args: tuple[str, ...], told: str) -> None:
    done = run("simulate", *args)
    assert done.code == 2
    assert told in done.err
    assert done.err.count("\n") == 1


def test_an_interruption_says_how_to_go_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def one_then_stop(wanted: Settings, number: int, make: object) -> Summary:
        if number:
            raise KeyboardInterrupt
        return play_campaign(wanted, number, MAKE)

    monkeypatch.setattr(pool, "play_campaign", one_then_stop)
    told = ("simulate", "--companies", "2", "--pack", small().folder, "--bot", "random")
    many = (*told, "--workers", "1", "--campaigns", "3")
    done = run(*many, "--keep", tmp_path / "kept.jsonl")
    assert done.code == 130
    assert f"stopped after 1 of 3 campaigns, kept in {tmp_path / 'kept.jsonl'}" in done.err
    assert "give the same command again" in done.err
    assert "they were not kept: with --keep FILE" in run(*many).err


def test_a_pack_that_is_not_all_printed(run: Run, tmp_path: Path) -> None:
    pack = unfinished(tmp_path, "chapters/1904.json", "chapters/1905.json")
    told = ("--companies", "2", "--pack", pack.folder, "--bot", "random", "--campaigns", "1")
    done = run("simulate", *told, "--workers", "1")
    assert done.code == 2
    assert "the pack unfinished is printed up to game 3" in done.err


def test_a_table_of_bands_that_is_none(tmp_path: Path) -> None:
    pack = unfinished(tmp_path)
    assert read_bands(pack) == ((), {})
    bands = pack.folder / "bands.json"
    bands.write_text('{"bands": [{"id": "S-01", "text": "", "asks": [{"measure": "tea"}]}]}')
    problems = [problem.sentence for problem in check(pack.folder).problems]
    assert [text for text in problems if "bands.json" in text and "is no measure" in text]
    bands.write_text("tea")
    assert any("not a table of bands" in p.sentence for p in check(pack.folder).problems)
