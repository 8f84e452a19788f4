"""Tournaments: fair seatings, the same deals, safe on the disk, decided as early as possible."""

import csv
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from whistlestop.arena import engines, files, match
from whistlestop.arena.duels import Duel, Duels
from whistlestop.arena.match import Job, Result, from_json, play_job
from whistlestop.arena.ratings import ratings
from whistlestop.arena.schedule import jobs, rotations, tables
from whistlestop.arena.summary import Line, summary
from whistlestop.arena.tournament import Setting, play
from whistlestop.bots.greedy import GreedyBot
from whistlestop.cli import app, main
from whistlestop.cli.arena import _table
from whistlestop.core.errors import BadInput
from whistlestop.core.game import line_names
from whistlestop.core.move import Move
from whistlestop.core.score import ScoreLine, stand
from whistlestop.core.view import View
from whistlestop.editions import edition, names

SETTING = Setting("new_york", 2, ("greedy", "random"), 12, "t", early=False)


def test_every_deal_is_played_in_every_rotation() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert tables(("a", "b"), 3) == [("a", "b", "a")]
    assert tables(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    found = list(jobs("new_york", 2, ("greedy", "random"), 5, "x"))
    assert [job.number for job in found] == list(range(6))
    assert {job.deal for job in found} == {"x deal 0", "x deal 1", "x deal 2"}


def test_a_game_is_the_same_again_but_for_the_time_it_takes() -> None:
    job = Job(3, "new_york", ("random", "greedy"), "deal")
    one, other = play_job(job), play_job(job)
    assert one._replace(seconds=()) == other._replace(seconds=())
    assert from_json(json.loads(json.dumps(one._asdict()))) == one
    assert sum(one.decisions) >= one.turns > 5


@pytest.mark.parametrize("name", names())
def test_the_lines_of_a_score_are_those_of_its_edition_and_add_up(
    name: str, tmp_path: Path
) -> None:
    found, lines = edition(name), line_names(edition(name))
    least = -999 if found.floor is None else found.floor
    bots = ("greedy", "random")
    outcome = play(Setting(name, found.seats[0], bots, 4, "lines", early=False), engines.Here())
    for result in outcome.results:
        assert tuple(result.parts) == lines
        sums = map(sum, zip(*result.parts.values(), strict=True))
        assert tuple(max(least, points) for points in sums) == result.totals
    for line in outcome.lines:
        mean = sum(r.parts[n][s] for r in outcome.results for n in lines for s in seats(r, line))
        assert sum(line.parts.values()) == pytest.approx(mean / line.seats, abs=0.05)
    files.write_csv(tmp_path / "all.csv", files.rows(outcome.results))
    with (tmp_path / "all.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(outcome.results) * found.seats[0]
    for row in rows:
        assert max(least, sum(int(row[part]) for part in lines)) == int(row["total"])


def seats(result: Result, line: Line) -> list[int]:
    """Where a bot sat."""
    return [seat for seat, bot in enumerate(result.bots) if bot == line.bot]


def test_who_is_ahead_of_equals_has_the_better_place() -> None:
    equal = ((ScoreLine("routes", 5),),) * 3
    assert stand(equal).places == (1, 1, 1)
    assert stand(equal, ties=[(0, 2, 1)]).places == (3, 1, 2)


def test_for_a_bot_that_fails_greedy_moves(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def choose(self, view: View) -> Move:
            raise RuntimeError("no idea")

    class Cheat:
        def choose(self, view: View) -> str:
            return "claim everything"

    odd = {"broken": Broken(), "cheat": Cheat()}
    monkeypatch.setattr(match, "make", lambda name, seed: odd[name])
    found = play_job(Job(3, "new_york", ("broken", "cheat"), "deal"))
    assert min(found.decisions) > 5
    told = " ".join(record.getMessage() for record in caplog.records)
    assert "the bot broken failed (RuntimeError: no idea)" in told
    assert "the bot cheat failed (not legal: str)" in told
    # A forced move needs no bot that can think, but it is asked all the same.
    assert found.failures == found.decisions
    older = {key: value for key, value in found._asdict().items() if key != "failures"}
    assert from_json(json.loads(json.dumps(older))).failures == (0, 0)


def test_greedy_itself_fails_aloud(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def lost(self: GreedyBot, view: View) -> Move:
        raise LookupError("no such plan")

    monkeypatch.setattr(GreedyBot, "think", lost)
    setting = SETTING._replace(games=2, early=False)
    found = play(setting, engines.Here())
    greedy, random = found.lines
    assert greedy.failures > 10
    assert random.failures == 0
    failed = [record for record in caplog.records if record.getMessage() == "greedy failed"]
    assert failed
    assert failed[0].exc_info is not None
    console = Console(width=100)
    with console.capture() as shown:
        console.print(_table(found))
    assert f"{greedy.failures:,}" in next(
        line for line in shown.get().splitlines() if "failed" in line
    )


def test_a_tournament_is_counted() -> None:
    found = play(SETTING, engines.Here())
    assert found.complete
    assert len(found.results) == 12
    greedy, random = found.lines
    assert (greedy.seats, random.seats) == (12, 12)
    assert greedy.win_rate > 0.7 > random.win_rate
    assert greedy.low < greedy.win_rate <= greedy.high
    assert sum(greedy.parts.values()) == pytest.approx(greedy.total, abs=0.05)
    best, worst = found.ratings
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.low <= best.elo <= best.high


def test_it_stops_when_it_is_decided() -> None:
    found = play(SETTING._replace(games=400, early=True), engines.Here())
    assert found.complete
    assert 16 <= len(found.results) < 60
    assert found.duels[0].decided


def test_equal_bots_are_not_decided_by_chance() -> None:
    even = Duel(("a", "b"), {str(n): (0.5, 0.0, 1.0)[n % 3] for n in range(60)})
    assert not even.decided
    assert Duel(("a", "b"), {}).mean == 0.5
    assert not Duels(["a"]).decided


def test_a_pool_of_processes_finds_the_same() -> None:
    here = play(SETTING, engines.Here())
    there = play(SETTING, engines.engine("pool", 2))
    assert [r._replace(seconds=()) for r in here.results] == [
        r._replace(seconds=()) for r in there.results
    ]


class FakeRay:
    """What the arena asks of Ray, in this process."""

    def __init__(self) -> None:
        self.running = False
        self.asked = 0

    def is_initialized(self) -> bool:
        return self.running

    def init(self, num_cpus: int, include_dashboard: bool, log_to_driver: bool) -> None:
        self.running = True

    def shutdown(self) -> None:
        self.running = False

    def remote(self, work: Any) -> Any:
        ray = self

        class Task:
            @staticmethod
            def remote(job: Job) -> tuple[Any, Job]:
                ray.asked += 1
                return work, job

        return Task

    def wait(self, refs: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return refs[-1:], refs[:-1]

    def get(self, refs: list[Any]) -> list[Any]:
        return [work(job) for work, job in refs]


def test_the_engine_for_ray_finds_the_same() -> None:
    ray = FakeRay()
    found = play(SETTING, engines.Ray(2, ray))
    here = play(SETTING, engines.Here())
    assert [r.totals for r in found.results] == [r.totals for r in here.results]
    assert (ray.asked, ray.running) == (12, False)


def test_without_ray_a_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "find_spec", lambda name: None)
    with pytest.raises(ValueError, match=r"pip install 'whistlestop\[ray\]'"):
        engines.engine("ray", 2)


class Interrupted:
    """An engine that is stopped by a hand on the keyboard."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, planned: Iterable[Job]) -> Iterator[Result]:
        for number, job in enumerate(planned):
            if number == self.after:
                raise KeyboardInterrupt
            yield play_job(job)


def test_interrupted_and_resumed_without_losing_a_game(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    first = play(SETTING, Interrupted(5), journal)
    assert (first.complete, len(first.results)) == (False, 5)
    with journal.open("a", encoding="utf-8") as file:
        file.write('{"number": 9, "cut o')
    played = []

    class Counting(engines.Here):
        def run(self, planned: Iterable[Job]) -> Iterator[Result]:
            for result in super().run(planned):
                played.append(result.number)
                yield result

    second = play(SETTING, Counting(), journal)
    assert second.complete
    assert played == list(range(5, 12))
    whole = play(SETTING, engines.Here())
    assert [r.totals for r in second.results] == [r.totals for r in whole.results]
    with pytest.raises(ValueError, match="a journal of other games"):
        play(SETTING._replace(seed="other"), engines.Here(), journal)
    (tmp_path / "poem.txt").write_text("roses\n", "utf-8")
    with pytest.raises(ValueError, match="a journal of other games"):
        play(SETTING, engines.Here(), tmp_path / "poem.txt")


def test_files(tmp_path: Path) -> None:
    found = play(SETTING._replace(games=4), engines.Here())
    table = files.rows(found.results)
    assert len(table) == 8
    files.write_csv(tmp_path / "a.csv", table)
    with (tmp_path / "a.csv").open(encoding="utf-8") as file:
        assert [row["bot"] for row in csv.DictReader(file)] == [row["bot"] for row in table]
    files.write_parquet(tmp_path / "a.parquet", table)
    import polars

    assert polars.read_parquet(tmp_path / "a.parquet").to_dicts() == table
    with pytest.raises(BadInput, match="File exists"):
        files.write_csv(tmp_path / "a.csv", table)


def test_the_command(tmp_path: Path) -> None:
    base = ["arena", "--edition", "new_york", "--bots", "greedy,random", "--games", "4"]
    base += ["--workers", "1", "--full"]
    out = [str(tmp_path / name) for name in ("a.json", "a.csv", "a.parquet")]
    told = CliRunner().invoke(app, [*base, "--json", out[0], "--csv", out[1], "--parquet", out[2]])
    assert told.exit_code == 0, told.output
    assert "greedy is ahead of random" in told.output
    assert json.loads(Path(out[0]).read_text("utf-8"))["played"] == 4
    printed = CliRunner().invoke(app, [*base, "--json", "-"])
    assert json.loads(printed.stdout)["lines"][0]["bot"] == "greedy"


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--edition", "mars"], "no edition is called 'mars'"),
        (["--seats", "9"], "2 to 4 players, not 9"),
        (["--bots", "greedy,hal"], "no bot is called 'hal'"),
        (["--bots", "greedy,greedy"], "name each bot once"),
        (["--games", "0"], "--games must be at least 1, not 0"),
        (["--workers", "0"], "--workers must be at least 1, not 0"),
        (["--engine", "steam"], "--engine cannot be 'steam'; there are: pool, ray"),
        (["--csv", "nowhere/at/all.csv"], "there is no folder"),
    ],
)
def test_wrong_wishes_are_one_clear_sentence(
    more: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    base = ["arena", "--edition", "new_york", "--bots", "greedy,random", "--games", "2"]
    with pytest.raises(SystemExit) as exited:
        main([*base, *more])
    assert exited.value.code == 2
    assert told in capsys.readouterr().err


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.csv"
    kept.write_text("mine", "utf-8")
    base = ["arena", "--edition", "new_york", "--bots", "greedy,random", "--csv", str(kept)]
    with pytest.raises(SystemExit):
        main(base)
    assert "exists already" in capsys.readouterr().err
    assert kept.read_text("utf-8") == "mine"


def test_ratings_of_a_pool() -> None:
    duels = [
        Duel(("a", "b"), {str(n): 0.75 for n in range(40)}),
        Duel(("b", "c"), {str(n): 0.75 for n in range(40)}),
        Duel(("a", "c"), {str(n): 0.9 for n in range(40)}),
    ]
    found = ratings(("a", "b", "c"), duels)
    assert [rating.bot for rating in found] == ["a", "b", "c"]
    assert sum(rating.elo for rating in found) == pytest.approx(0, abs=1e-6)
    assert found[0].elo - found[2].elo > 300


def test_a_bot_that_never_played() -> None:
    (line,) = summary(["idle"], [])
    assert (line.seats, line.low, line.high) == (0, 0.0, 1.0)
