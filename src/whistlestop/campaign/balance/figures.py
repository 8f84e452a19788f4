"""The figures of a report about the race: money, turns, spread, seats, leaders."""

from collections import Counter
from statistics import fmean

from whistlestop.campaign.balance.chances import mean, share
from whistlestop.campaign.balance.race import game_wins, spread, wins_by_colour, wins_by_seat
from whistlestop.campaign.balance.sample import Sample
from whistlestop.campaign.balance.tables import Table

LONGEST = 10
STEP = 0.05


def money(sample: Sample) -> Table:
    """Slips, game by game."""
    model = sample.model.get(str(sample.companies), [])
    rows = []
    for place in range(_games(sample)):
        slips = [s.games[place].slips for s in sample.summaries]
        expected = model[place] if place < len(model) else None
        found = mean([fmean(one) for one in slips], "dollars")
        rows.append(
            (
                place + 1,
                found,
                fmean(map(min, slips)),
                fmean(map(max, slips)),
                expected,
                found.value / expected if expected else None,
            )
        )
    columns = ("game", "mean slip", "lowest, on average", "highest, on average", "model", "ratio")
    return Table("money", "Money per game", columns, tuple(rows), bar="mean slip")


def turns(sample: Sample) -> Table:
    """Turns and news, game by game."""
    rows = []
    for place in range(_games(sample)):
        games = [s.games[place] for s in sample.summaries]
        rows.append(
            (
                place + 1,
                mean([fmean(game.turns) for game in games]),
                max(max(game.turns) for game in games),
                fmean(game.newspapers for game in games),
                fmean(game.deck for game in games),
                fmean(fmean(game.kept) for game in games),
                fmean(fmean(game.completed) for game in games),
            )
        )
    columns = (
        "game",
        "turns per company",
        "most turns",
        "newspapers",
        "events in the deck",
        "tickets held",
        "tickets completed",
    )
    return Table("turns", "Turns per game", columns, tuple(rows), bar="turns per company")


def spreads(sample: Sample) -> Table:
    """How far apart companies end."""
    steps = Counter(int(spread(summary) / STEP) for summary in sample.summaries)
    rows = tuple(
        (f"{at * STEP:.2f} to {(at + 1) * STEP:.2f}", steps[at], share(steps[at], sample.count))
        for at in range(max(steps, default=-1) + 1)
    )
    note = "(First − last) / mean of the final scores of a campaign."
    return Table("spread", "Spread", ("spread", "campaigns", "share"), rows, note, "campaigns")


def seats(sample: Sample) -> Table:
    """Campaigns won by seat and by colour."""
    found = {**wins_by_seat(sample), **wins_by_colour(sample)}
    rows = tuple((name, one, one.count) for name, one in found.items())
    note = "Seat 1 began game 1. Every colour has its turn in every seat."
    return Table("seats", "Seats and colours", ("who", "won", "campaigns"), rows, note, "won")


def leaders(sample: Sample) -> Table:
    """Who leads, and what becomes of it."""
    rows = []
    for games in range(1, _games(sample) + 1):
        first = [s.share(s.standing(games)[-1]) for s in sample.summaries]
        last = [s.share(s.standing(games)[0]) for s in sample.summaries]
        gap = [max(s.totals(games)) - min(s.totals(games)) for s in sample.summaries]
        rows.append((games, share(sum(first), len(first)), share(sum(last), len(last)), fmean(gap)))
    columns = ("after game", "leader wins the campaign", "last wins it", "first − last")
    note = "After the last game the vaults are still to be opened."
    return Table("leaders", "Leaders", columns, tuple(rows), note, "leader wins the campaign")


def victories(sample: Sample) -> Table:
    """How many games the most successful company of a campaign has won."""
    wins = Counter(max(game_wins(s, c) for c in s.companies) for s in sample.summaries)
    rows = tuple((number, share(wins[number], sample.count)) for number in sorted(wins))
    title = "Games won by one company"
    return Table("victories", title, ("games won", "campaigns"), rows, bar="campaigns")


def longest(sample: Sample) -> Table:
    """The longest games."""
    games = [(max(g.turns), s.number, g) for s in sample.summaries for g in s.games]
    games.sort(key=lambda row: (-row[0], row[1]))
    rows = tuple(
        (turns, number, game.game, game.ended, ", ".join(game.boxes))
        for turns, number, game in games[:LONGEST]
    )
    columns = ("turns", "campaign", "game", "ended by", "boxes in force")
    return Table("longest", "Longest games", columns, rows)


def _games(sample: Sample) -> int:
    return min((len(s.games) for s in sample.summaries), default=0)


RACE = (money, turns, spreads, seats, leaders, victories, longest)
