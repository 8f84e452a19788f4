"""Statistics of many games: tickets, routes, seats, scores, lengths. Native speed where it can."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from whistlestop.bots.guard import Guarded
from whistlestop.coach import quick
from whistlestop.core.chance import Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.errors import at_least
from whistlestop.core.game import line_names, new_game, standings
from whistlestop.core.state import State
from whistlestop.playing import chosen_by, play_on

CHUNK = 2000
SLOW_BOT = "greedy"
SLOW = "Numba is not installed: these games are played on the readable engine, much slower"


@dataclass
class Figures:
    """Counts over many games."""

    edition: str
    seats: int
    players: str
    """Who played: a policy of compiled code, or a bot."""
    games: int = 0
    decisions: int = 0
    failures: int = 0
    """Decisions in which a bot failed, so that another move was made."""
    tickets: dict[str, list[int]] = field(default_factory=dict)
    """For each ticket: held, completed, held by a winner, completed by a winner."""
    routes: dict[str, list[int]] = field(default_factory=dict)
    """For each route: used, used by a winner."""
    order: list[float] = field(default_factory=list)
    """Wins of who began, who came second, and so on."""
    totals: Counter[int] = field(default_factory=Counter)
    winners: Counter[int] = field(default_factory=Counter)
    """How often a total was reached, and by a winner."""
    turns: Counter[int] = field(default_factory=Counter)
    parts: dict[str, float] = field(default_factory=dict)
    """Points of each part, over all seats."""

    def ticket_table(self, edition: Edition) -> list[dict[str, Any]]:
        """A row for each ticket, the most often completed first."""
        average = 1 / self.seats
        rows = []
        for ticket, (held, done, won, won_done) in self.tickets.items():
            row = {
                "ticket": ticket,
                "points": edition.board.tickets[ticket].points,
                "held": held,
                "completed": round(done / held, 4) if held else 0.0,
                "win_rate_held": round(won / held, 4) if held else 0.0,
                "win_rate_completed": round(won_done / done, 4) if done else 0.0,
                "contribution": round(won / held - average, 4) if held else 0.0,
            }
            rows.append(row)
        return sorted(rows, key=lambda row: -row["completed"])

    def route_table(self, edition: Edition) -> list[dict[str, Any]]:
        """A row for each route, the most used first."""
        rows = [
            {
                "route": route,
                "length": edition.board.routes[route].length,
                "color": edition.board.routes[route].colour or "gray",
                "used": round(used / self.games, 4) if self.games else 0.0,
                "win_rate": round(won / used, 4) if used else 0.0,
            }
            for route, (used, won) in self.routes.items()
        ]
        return sorted(rows, key=lambda row: -row["used"])

    def order_table(self) -> list[dict[str, Any]]:
        """A row for each place in the order of play."""
        return [
            {"order": place + 1, "win_rate": round(wins / self.games, 4) if self.games else 0.0}
            for place, wins in enumerate(self.order)
        ]

    def score_table(self) -> list[dict[str, Any]]:
        """A row for each total that was reached."""
        return [
            {"total": total, "seats": self.totals[total], "winners": self.winners[total]}
            for total in sorted(self.totals)
        ]

    def length_table(self) -> list[dict[str, Any]]:
        """A row for each number of turns that a game had."""
        return [{"turns": turns, "games": self.turns[turns]} for turns in sorted(self.turns)]


def empty(edition: Edition, seats: int, players: str) -> Figures:
    """No games yet."""
    return Figures(
        edition.id,
        seats,
        players,
        tickets={ticket: [0, 0, 0, 0] for ticket in edition.board.tickets},
        routes={route: [0, 0] for route in edition.board.routes},
        order=[0.0] * seats,
        parts=dict.fromkeys(line_names(edition), 0.0),
    )


def fast(
    edition: Edition,
    seats: int,
    games: int,
    seed: int,
    workers: int,
    tell: Callable[[int], None],
) -> Figures:
    """Games of the planning policy in compiled code, in several threads."""
    from whistlestop.turbo.law import law
    from whistlestop.turbo.layout import SCORE_NAMES
    from whistlestop.turbo.playing import G_FIRST, G_TURNS, play_games

    found, words = empty(edition, seats, "runner"), law(edition)
    columns = {name: place for place, name in enumerate(SCORE_NAMES)}

    def chunk(first: int) -> Any:
        count = min(CHUNK, games - first)
        return play_games(edition, seats, ["runner"], seed, count, first=first, counts=True)

    with ThreadPoolExecutor(workers) as pool:
        for played in pool.map(chunk, range(0, games, CHUNK)):
            found.games += len(played.games)
            found.decisions += played.decisions
            for place, ticket in enumerate(words.tickets):
                counts = played.tickets[place].tolist()
                found.tickets[ticket] = _plus(found.tickets[ticket], counts)
            for place, route in words.routes.items():
                counts = played.routes[place].tolist()
                found.routes[route.id] = _plus(found.routes[route.id], counts)
            won, totals = played.scores[:, :, columns["won"]], played.scores[:, :, 0]
            found.totals.update(totals.reshape(-1).tolist())
            found.winners.update(totals[won == 1].tolist())
            found.turns.update(played.games[:, G_TURNS].tolist())
            for part in found.parts:
                found.parts[part] += int(played.scores[:, :, columns[part]].sum())
            for first, wins in zip(played.games[:, G_FIRST].tolist(), won.tolist(), strict=True):
                for seat, win in enumerate(wins):
                    found.order[(seat - first) % seats] += win / sum(wins)
            tell(found.games)
    return found


def _plus(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)]


def slow(
    edition: Edition, seats: int, games: int, seed: int, tell: Callable[[int], None]
) -> Figures:
    """Games of a bot on the readable engine."""
    found = empty(edition, seats, SLOW_BOT)
    for number in range(games):
        chance = Seeded(f"{seed} stats {number}")
        bots = [Guarded(SLOW_BOT, f"{seed} {number} {seat}") for seat in range(seats)]
        state, turns = new_game(edition, seats, chance).state, 0
        for moved in play_on(state, chance, chosen_by(bots)):
            state = moved.state
            found.decisions += 1
            turns += state.over or type(state.phases[-1]).__name__ == "Turn"
        found.failures += sum(bot.failures for bot in bots)
        _count(found, state, turns - 1)
        tell(found.games)
    return found


def _count(found: Figures, state: State, turns: int) -> None:
    final = standings(state)
    found.games += 1
    found.turns[turns] += 1
    for seat in range(found.seats):
        won = seat in final.winners
        found.totals[final.totals[seat]] += 1
        if won:
            found.winners[final.totals[seat]] += 1
            found.order[(seat - state.first) % found.seats] += 1 / len(final.winners)
        for ticket, points in final.line(seat, "tickets").items:
            done = points > 0
            more = [1, int(done), int(won), int(won and done)]
            found.tickets[ticket] = _plus(found.tickets[ticket], more)
        for route in state.routes_of(seat):
            found.routes[route] = _plus(found.routes[route], [1, int(won)])
        for line in final.lines[seat]:
            found.parts[line.name] += line.points


def gather(
    edition: Edition,
    seats: int,
    games: int,
    seed: int = 1,
    workers: int = 2,
    tell: Callable[[int], None] = lambda done: None,
) -> Figures:
    """Statistics of so many games."""
    edition.check_seats(seats)
    at_least(1, games, "--games")
    at_least(1, workers, "--workers")
    if quick(edition):
        return fast(edition, seats, games, seed, workers, tell)
    return slow(edition, seats, games, seed, tell)
