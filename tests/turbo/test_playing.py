"""Whole games in compiled code: by the law, move by move, with the law's own scores and counts."""

from collections import Counter

import pytest

from whistlestop.core.errors import BadInput
from whistlestop.core.game import standings
from whistlestop.editions import edition
from whistlestop.turbo import layout as at
from whistlestop.turbo.layout import SCORE_NAMES, FlatState
from whistlestop.turbo.luck import GAMMA
from whistlestop.turbo.playing import G_DECISIONS, G_FIRST, G_SEED, G_TURNS, play_games
from whistlestop.turbo.policies import NAMES
from whistlestop.turbo.trying import policy_choice

from .twins import TABLES, Twins

GAMES = 4
tables = pytest.mark.parametrize(("name", "seats"), TABLES)


def again(name: str, seats: int, seed: int, policy: str) -> tuple[Twins, int]:
    """A game chosen once more by its policy, in both engines; and how many turns it had."""
    twins, turns = Twins(edition(name), seats, seed), 0
    while not twins.state.over:
        actions, moves = twins.compare_moves()
        action = policy_choice(twins.words, twins.law.words, policy)
        assert action in actions
        begun = FlatState.read(twins.words).phase != at.FIRST_KEEP
        twins.play_with(action, moves, policy)
        twins.compare_states()
        turns += begun and len(twins.state.phases) < 2
    twins.compare_scores()
    return twins, turns


@pytest.mark.parametrize("policy", NAMES)
@tables
def test_compiled_games_are_those_of_the_law(name: str, seats: int, policy: str) -> None:
    """The loop inside compiled code, and the same luck and choices move by move in both engines."""
    played = play_games(edition(name), seats, [policy], 77, GAMES, counts=True)
    tickets: Counter[tuple[str, int]] = Counter()
    routes: Counter[tuple[str, int]] = Counter()
    decisions = 0
    for line, scores in zip(played.games.tolist(), played.scores.tolist(), strict=True):
        twins, turns = again(name, seats, line[G_SEED], policy)
        final = standings(twins.state)
        assert [row[SCORE_NAMES.index("total")] for row in scores] == list(final.totals)
        assert scores == twins.final().tolist()
        assert (line[G_FIRST], line[G_TURNS]) == (twins.state.first, turns)
        assert line[G_DECISIONS] == FlatState.read(twins.words).decisions
        decisions += line[G_DECISIONS]
        for seat in range(seats):
            won = seat in final.winners
            for ticket, points in final.line(seat, "tickets").items:
                flags = (True, points > 0, won, won and points > 0)
                tickets.update((ticket, place) for place, flag in enumerate(flags) if flag)
            for route in twins.state.routes_of(seat):
                routes.update([(route, 0)] + [(route, 1)] * won)
    law = twins.law
    assert decisions == played.decisions
    for ticket, place in law.ticket_at.items():
        assert played.tickets[place].tolist() == [tickets[ticket, n] for n in range(4)]
    for route, place in law.route_at.items():
        assert played.routes[place].tolist() == [routes[route, n] for n in range(2)]


@tables
def test_games_do_not_depend_on_where_one_begins(name: str, seats: int) -> None:
    played = play_games(edition(name), seats, ["uniform"], 3, 5)
    assert len({*played.games[:, G_SEED].tolist()}) == 5
    later = play_games(edition(name), seats, ["uniform"], 3, 3, first=2)
    assert (later.scores == played.scores[2:]).all()
    assert (later.games == played.games[2:]).all()


def test_the_seeds_of_games_are_positive_and_strangers() -> None:
    """Those that anybody can work out: the number of the game, stirred."""
    name, seats = TABLES[0]
    word = (1 << 64) - 1
    played = play_games(edition(name), seats, ["uniform"], 1 << 40, 20, first=3)
    stirred = [((1 << 40) + n + GAMMA) * 0x2545F4914F6CDD1D & word for n in range(3, 23)]
    wanted = [(z ^ z >> 29) & (1 << 63) - 1 for z in stirred]
    assert played.games[:, G_SEED].tolist() == wanted


@tables
def test_who_plans_beats_who_does_not(name: str, seats: int) -> None:
    policies = ["runner", *["uniform"] * (seats - 1)]
    played = play_games(edition(name), seats, policies, 1, 40, counts=True)
    assert played.scores[:, 0, SCORE_NAMES.index("won")].mean() > 0.8
    assert played.tickets[:, 0].sum() >= played.tickets[:, 1].sum() > 0
    assert played.routes[:, 0].sum() > 40 * seats


def test_wrong_wishes_are_told_clearly() -> None:
    name, seats = TABLES[0]
    found = edition(name)
    with pytest.raises(ValueError, match="no policy is called 'clever'"):
        play_games(found, seats, ["clever"], 1, 1)
    with pytest.raises(ValueError, match="policies, or one for all"):
        play_games(found, seats, ["uniform"] * (seats + 1), 1, 1)


def test_every_seat_plays_by_its_own_policy() -> None:
    found = edition("usa")
    plain = play_games(found, 2, ["uniform"], 5, 3).scores.tolist()
    for policies in (["hasty", "uniform"], ["uniform", "hasty"]):
        assert play_games(found, 2, policies, 5, 3).scores.tolist() != plain


def test_no_more_seats_play_than_there_are() -> None:
    with pytest.raises(BadInput, match="2 to 5 players, not 6"):
        play_games(edition("usa"), 6, ["uniform"], 1, 1)
