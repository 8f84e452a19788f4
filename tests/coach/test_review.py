"""Reviews: luck and skill add up, only what a player knew counts, and the report can be read."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from html.parser import HTMLParser
from multiprocessing import active_children
from pathlib import Path
from time import monotonic, sleep

import pytest

from whistlestop import record as records
from whistlestop.cli import main
from whistlestop.coach import Budget, NoAdvice, quick
from whistlestop.coach.crew import POLITE
from whistlestop.coach.deciding import Decision, asked, decide
from whistlestop.coach.judging import race
from whistlestop.coach.report import page
from whistlestop.coach.reviewing import FEWEST, Review, check, not_lost, review
from whistlestop.coach.telling import told_review
from whistlestop.core.errors import BadInput, CannotRead
from whistlestop.editions import edition, names
from whistlestop.notation import parse_move
from whistlestop.record import Record
from whistlestop.texts import languages
from whistlestop.texts.say import Speaker

from .positions import Ticking

RECORDS = Path(__file__).parent.parent / "records"
FAST = [name for name in names() if quick(edition(name))]
OTHER = next(name for name in names() if name not in FAST)
SMALL = Budget(24)
"""Too little to call any move a mistake."""


def game(name: str, seats: int = 2) -> Record:
    return records.load(RECORDS / f"{name}-{seats}.jsonl")


@pytest.fixture(scope="module")
def short() -> Review:
    return review(game("new_york"), Budget(160), "a seed")


@pytest.mark.parametrize("name", FAST)
@pytest.mark.parametrize("budget", [SMALL, Budget(160)])
def test_luck_and_skill_add_up(name: str, budget: Budget) -> None:
    found = review(game(name), budget)
    assert any(seat.mistakes for seat in found.seats) == (budget != SMALL)
    assert [seat.seat for seat in found.seats] == [0, 1]
    for seat in found.seats:
        assert seat.start + seat.skill + seat.luck == pytest.approx(seat.result)
        assert seat.skill <= 0
        assert seat.skill == pytest.approx(-sum(d.cost for d in seat.decisions))
        assert all(0 <= d.win <= d.best <= 1 for d in seat.decisions)
        assert all((d.better is None) == (d.cost == 0) for d in seat.decisions)
        costs = [d.cost for d in seat.mistakes]
        assert costs == sorted(costs, reverse=True)
        assert len(costs) <= 3
        assert len(seat.turning) <= 3
    assert sum(seat.result for seat in found.seats) == pytest.approx(1)


def test_what_can_still_be_done_later_was_not_lost() -> None:
    move, better = (parse_move(edition("new_york"), text) for text in ("draw", "tickets"))

    def decision(step: int, best: float, win: float) -> Decision:
        return Decision(step, 0, move, best, win, 20.0, 0.01, better, ())

    chances = [(0.9, 0.3), (0.4, 0.4), (0.89, 0.3), (0.2, 0.2), (0.5, 0.2)]
    found = not_lost([decision(step, *pair) for step, pair in enumerate(chances)])
    assert (found[0].cost, found[0].better) == (0, None), "soon after, all of it is still there"
    assert found[2].cost == pytest.approx(0.39), "some of it is gone"
    assert found[2].better == better
    assert found[4].cost == pytest.approx(0.3), "after the last one nothing comes"


def test_the_same_record_and_seed_give_the_same_review(short: Review) -> None:
    again = review(game("new_york"), Budget(160), "a seed", workers=1)
    assert again == short


def test_one_seat_alone_is_judged_the_same(short: Review) -> None:
    alone = review(game("new_york"), Budget(160), "a seed", seat=1)
    assert alone.seats == short.seats[1:]


def test_only_what_the_player_knew() -> None:
    """Decisions are looked at through the view of who made them, as it was then."""
    record = game("new_york")
    states = check(record)
    for what in list(asked(record, states, 0))[:6]:
        assert what.view.seat == 0
        assert all(ticket is None for ticket in what.view.players[1].tickets)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    review(game("new_york"), SMALL, tell=lambda done, total: told.append((done, total)))
    assert [done for done, _ in told] == [*range(1, len(told) + 1)]
    assert told[-1][0] == told[-1][1]


def test_time_for_each_decision_is_kept() -> None:
    hasty = review(game("new_york"), Budget(10**7, 0.0), clock=Ticking(), workers=1)
    assert hasty.playouts < 10**5


def test_what_cannot_be_reviewed() -> None:
    record = game("new_york")
    unfinished = Record(record.edition, record.names, record.commitment, record.steps[:9])
    with pytest.raises(NoAdvice, match="not over yet"):
        review(unfinished)
    with pytest.raises(BadInput, match="there is no seat 3, only 1 to 2"):
        review(record, seat=2)
    shuffled = Record(record.edition, record.names, record.commitment, record.steps[::-1])
    with pytest.raises(CannotRead, match="do not follow from one another"):
        review(shuffled)


# On the readable engine


@pytest.fixture(scope="module")
def slow() -> Review:
    """One seat of a game that cannot be thought about at native speed."""
    return review(game(OTHER), Budget(8), "a seed", seat=1)


def test_a_game_that_is_only_played_by_the_readable_engine(slow: Review) -> None:
    assert slow.rough
    (seat,) = slow.seats
    assert seat.start + seat.skill + seat.luck == pytest.approx(seat.result)
    record = game(OTHER)
    mine = list(asked(record, check(record), 1))
    assert [(one.step, one.move) for one in seat.decisions] == [(w.step, w.move) for w in mine]


def test_other_processes_come_to_what_this_one_would(slow: Review) -> None:
    record = game(OTHER)
    mine = list(asked(record, check(record), 1))
    for number in (0, len(mine) - 1):
        alone, _ = decide(mine[number], Budget(8), "a seed", monotonic)
        there = slow.seats[0].decisions[number]
        assert (there.best, there.score, there.error) == (alone.best, alone.score, alone.error)


def test_a_rough_review_says_so_and_the_other_does_not(slow: Review, short: Review) -> None:
    for found, rough in ((slow, True), (short, False)):
        speaker = Speaker(edition(found.edition), "en", ("Ana", "Bo"))
        assert told_review(speaker, found)["rough"] == rough
        assert ("take the numbers as a hint" in page(speaker, found)) == rough


def test_so_many_games_that_a_mistake_can_be_told() -> None:
    """The move made and the best one meet in worlds enough to speak for themselves."""
    record = game(OTHER)
    what = list(asked(record, check(record), 1))[-3]
    fewest = Budget(FEWEST)
    run = race(what.view, what.moves, fewest, 1, last=2, must=what.move, patient=True)
    assert run.rough
    assert run.settled
    assert what.move in run.results
    assert len(run.results) > 1


def test_a_process_that_was_ended_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoAdvice, match="ended from outside; ask again"):
        review(game(OTHER), Budget(8, 1.0), clock=Deadly(), seat=1, workers=1)
    assert not active_children()


def test_processes_that_think_leave_with_the_one_that_asked(tmp_path: Path) -> None:
    command = ["whistlestop", "review", f"{RECORDS}/{OTHER}-5.jsonl", "-o", f"{tmp_path}/out"]
    asking = subprocess.Popen([sys.executable, "-m", *command], stderr=subprocess.DEVNULL)

    def thinking() -> list[Path]:
        """The processes that have begun to look at decisions: they let others go first."""
        found = []
        for child in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = child.read_text().rpartition(")")[2].split()
                if fields[1] == str(asking.pid) and int(fields[16]) >= POLITE:
                    found.append(child)
        return found

    while not (children := thinking()):
        assert asking.poll() is None
        sleep(0.05)
    asking.kill()
    asking.wait()
    for _ in range(200):
        if not any(child.exists() for child in children):
            return
        sleep(0.05)
    raise AssertionError("they think on, though nobody waits")


class Deadly:
    """A clock that ends the process in which it is looked at."""

    def __call__(self) -> float:
        os._exit(1)


class Outline(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs in self.tags if name == tag]


@pytest.mark.parametrize("lang", languages())
def test_the_report_in_every_language(lang: str, short: Review) -> None:
    record = game("new_york")
    speaker = Speaker(record.edition, lang, ("Ana <b>", "Bo"))
    text = page(speaker, short)
    outline = Outline(text)
    assert outline.all("html") == [{"lang": lang}]
    assert "Ana <b>" not in text
    assert "Ana &lt;b&gt;" in text
    assert len(outline.all("polyline")) == 2 * len(short.seats), "curves, and their keys"
    assert all(svg.get("aria-label") or svg.get("aria-hidden") for svg in outline.all("svg"))
    assert all(head.get("scope") for head in outline.all("th"))
    assert not outline.all("script")
    assert not [a for _, a in outline.tags if "src" in a or "href" in a], "it needs nothing else"
    rows = sum(len(seat.decisions) for seat in short.seats) + len(short.seats)
    assert len([head for head in outline.all("th") if head["scope"] == "row"]) == rows


def test_told_as_data(short: Review) -> None:
    speaker = Speaker(edition("new_york"), "en", ("Ana", "Bo"))
    told = json.loads(json.dumps(told_review(speaker, short)))
    assert told["edition"] == "new_york"
    for seat in told["seats"]:
        assert {row["step"] for row in seat["decisions"]} >= set(seat["mistakes"])
        assert all(row["said"] and row["text"] for row in seat["decisions"])


# The command


def run(*args: object) -> int:
    with pytest.raises(SystemExit) as left:
        main(["review", *map(str, args)])
    return int(left.value.code or 0)


def test_the_command_writes_a_report_and_overwrites_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = RECORDS / "new_york-2.jsonl", tmp_path / "report.html"
    assert run(file, "-o", out, "--quick", "--seat", 1, "--lang", "zh-Hant") == 0
    written = out.read_text("utf-8")
    assert '<html lang="zh-Hant">' in written
    assert run(file, "-o", out) == 2
    assert "exists already" in capsys.readouterr().err
    assert out.read_text("utf-8") == written


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(RECORDS / "new_york-2.jsonl", "--json", "--quick", "--seat", 2) == 0
    told = json.loads(capsys.readouterr().out)
    assert [seat["seat"] for seat in told["seats"]] == [1]


def test_what_the_command_cannot_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = (RECORDS / "new_york-2.jsonl").read_text("utf-8").splitlines(keepends=True)
    cut, damaged = tmp_path / "cut.jsonl", tmp_path / "damaged.jsonl"
    cut.write_text("".join(whole[:12]), "utf-8")
    damaged.write_text("".join([*whole[:4], *whole[5:]]), "utf-8")
    strange = tmp_path / "strange.jsonl"
    strange.write_text(whole[0].replace("new_york", "atlantis"), "utf-8")
    out = tmp_path / "report.html"
    for file, said in (
        (cut, "This game is not over yet"),
        (damaged, "damaged.jsonl, line 5"),
        (strange, "strange.jsonl, line 1"),
        (tmp_path / "none.jsonl", "none.jsonl: cannot be opened"),
    ):
        assert run(file, "-o", out) == 2
        assert said in capsys.readouterr().err
        assert not out.exists()
    assert run(RECORDS / "new_york-2.jsonl") == 2
    assert "name a new file for the report" in capsys.readouterr().err
    assert run(RECORDS / "new_york-2.jsonl", "-o", out, "--seat", 7) == 2
    assert "there is no seat 7" in capsys.readouterr().err
    assert run(RECORDS / "new_york-2.jsonl", "-o", out, "--lang", "tlh") == 2
    assert "no language is called 'tlh'" in capsys.readouterr().err
