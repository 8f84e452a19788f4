"""Statistics: the same questions answered at native speed and, without Numba, on the law itself."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from whistlestop.arena import figures as statistics
from whistlestop.arena.figures import Figures, gather
from whistlestop.arena.report import bars, page
from whistlestop.bots.greedy import GreedyBot
from whistlestop.cli import app, main
from whistlestop.core.game import line_names
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.editions import edition, names
from whistlestop.turbo.law import Unsupported, law


def _fast(name: str) -> bool:
    try:
        law(edition(name))
    except Unsupported:
        return False
    return True


def sound(found: Figures, seats: int, games: int) -> None:
    assert found.games == games
    assert sum(found.totals.values()) == games * seats
    assert sum(found.turns.values()) == games
    assert sum(found.order) == pytest.approx(games)
    assert sum(found.winners.values()) >= games
    for held, done, won, won_done in found.tickets.values():
        assert held >= done >= won_done
        assert held >= won >= won_done
    points = sum(total * count for total, count in found.totals.items())
    assert points == sum(found.parts.values())
    assert tuple(found.parts) == line_names(edition(found.edition))


@pytest.mark.parametrize("name", [name for name in names() if _fast(name)])
def test_at_native_speed(name: str) -> None:
    seats = edition(name).seats[-1]
    told: list[int] = []
    found = gather(edition(name), seats, 2500, workers=2, tell=told.append)
    sound(found, seats, 2500)
    assert told == [2000, 2500]
    assert found.ticket_table(edition(name))[0]["completed"] > 0.5
    text = page(edition(name), found)
    assert text.count("<path") > len(edition(name).board.routes)
    assert all(ticket in text for ticket in edition(name).board.tickets)


@pytest.mark.parametrize("name", names())
def test_without_numba(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "quick", lambda edition: False)
    found = gather(edition(name), 2, 4)
    sound(found, 2, 4)
    for part, points in found.parts.items():
        assert f"<td>{part}</td><td>{points / 8:.1f}</td>" in page(edition(name), found)
    assert found.players == "greedy"


def test_a_failing_greedy_is_counted_and_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def lost(self: GreedyBot, view: View) -> Move:
        raise LookupError("no such plan")

    monkeypatch.setattr(GreedyBot, "think", lost)
    monkeypatch.setattr(statistics, "quick", lambda edition: False)
    found = gather(edition("new_york"), 2, 1)
    assert 10 < found.failures <= found.decisions
    monkeypatch.setattr("whistlestop.cli.stats.gather", lambda *args: found)
    out = str(tmp_path / "out")
    args = ["stats", "--edition", "new_york", "--games", "1", "-o", out]
    told = CliRunner().invoke(app, args)
    assert f"{found.failures} decisions failed: another move was made" in told.output


def test_the_command(tmp_path: Path) -> None:
    for out, more in (("one", []), ("two", ["--parquet"])):
        folder = tmp_path / out
        base = ["stats", "--edition", "new_york", "--games", "50", "-o", str(folder)]
        told = CliRunner().invoke(app, [*base, *more])
        assert told.exit_code == 0, told.output
        assert len(list(folder.iterdir())) == 6
    with pytest.raises(SystemExit):
        main(base)


def test_wrong_wishes_and_empty_plots() -> None:
    with pytest.raises(ValueError, match="players, not 9"):
        gather(edition("new_york"), 9, 1)
    with pytest.raises(ValueError, match="--games must be at least 1, not 0"):
        gather(edition("new_york"), 2, 0)
    assert bars({}, "nothing", 1) == ""
