"""Measures of the race: who wins, how close it is, how long it takes, what it pays."""

from statistics import fmean

from whistlestop.campaign.balance.chances import mean, most, percentile, share
from whistlestop.campaign.balance.sample import Found, NotMeasured, Sample, measure
from whistlestop.campaign.balance.summary import Summary

MANY_WINS = 8
LEAST_NEWS, MOST_NEWS = 2, 24


@measure
def wins_by_seat(sample: Sample) -> Found:
    """S-01: campaigns won by who began game 1, came second, and so on."""
    won = [0.0] * sample.companies
    for summary in sample.summaries:
        for company in summary.companies:
            order = (company - summary.games[0].first) % sample.companies
            won[order] += summary.share(company)
    return {f"seat {order + 1}": share(wins, sample.count) for order, wins in enumerate(won)}


def _later_wins(sample: Sample, games: int, place: int) -> Found:
    """How often whoever stood there after so many games won the campaign."""
    wins = [summary.share(summary.standing(games)[place]) for summary in sample.summaries]
    return {"": share(sum(wins), sample.count)}


@measure
def first_winner_wins(sample: Sample) -> Found:
    """S-02: the winner of game 1 wins the campaign."""
    wins = [s.share(s.games[0].places.index(1)) for s in sample.summaries]
    return {"": share(sum(wins), sample.count)}


@measure
def leader_after_6_wins(sample: Sample) -> Found:
    """S-03."""
    return _later_wins(sample, 6, -1)


@measure
def last_after_6_wins(sample: Sample) -> Found:
    """S-04."""
    return _later_wins(sample, 6, 0)


@measure
def leader_after_9_wins(sample: Sample) -> Found:
    """S-05."""
    return _later_wins(sample, 9, -1)


def game_wins(summary: Summary, company: int) -> int:
    """Games a company has won."""
    return sum(game.places[company] == 1 for game in summary.games)


@measure
def sweeps(sample: Sample) -> Found:
    """S-06: one company wins eight games or more."""
    swept = (max(game_wins(s, c) for c in s.companies) >= MANY_WINS for s in sample.summaries)
    return {"": share(sum(swept), sample.count)}


def spread(summary: Summary) -> float:
    """(First − last) / mean of the final scores."""
    totals = [score["total"] for score in summary.final]
    return (max(totals) - min(totals)) / fmean(totals)


@measure
def spread_median(sample: Sample) -> Found:
    """S-07, the median."""
    return {"": percentile([*map(spread, sample.summaries)], 0.5)}


@measure
def spread_p95(sample: Sample) -> Found:
    """S-07, the 95th percentile."""
    return {"": percentile([*map(spread, sample.summaries)], 0.95)}


@measure
def slips_to_model(sample: Sample) -> Found:
    """S-08: the mean slip of each game, as a multiple of what the model expects."""
    expected = sample.model.get(str(sample.companies))
    if not expected:
        raise NotMeasured(f"no model for {sample.companies} companies")
    return {
        f"game {place + 1}": mean([fmean(s.games[place].slips) / one for s in sample.summaries])
        for place, one in enumerate(expected)
    }


@measure
def turns_mean(sample: Sample) -> Found:
    """S-09: turns per company, the mean of each game."""
    games = range(len(sample.summaries[0].games)) if sample.summaries else ()
    return {
        f"game {place + 1}": mean([fmean(s.games[place].turns) for s in sample.summaries])
        for place in games
    }


@measure
def turns_most(sample: Sample) -> Found:
    """S-09: the longest game of all."""
    return {"": most([max(game.turns) for game in sample.games()])}


@measure
def ended_dead(sample: Sample) -> Found:
    """S-10: games ended because nobody could travel any more (C-40)."""
    ends = [game.ended == "dead" for game in sample.games()]
    return {"": share(sum(ends), len(ends))}


@measure
def ended_by_guard(sample: Sample) -> Found:
    """S-10: games ended by the guard (C-41); none may."""
    return {"": most([game.ended == "guard" for game in sample.games()])}


@measure
def some_newspapers(sample: Sample) -> Found:
    """S-11: games with at least two newspapers."""
    seen = [game.newspapers >= LEAST_NEWS for game in sample.games()]
    return {"": share(sum(seen), len(seen))}


@measure
def not_too_many_newspapers(sample: Sample) -> Found:
    """S-11: games with at most 24 newspapers."""
    seen = [game.newspapers <= MOST_NEWS for game in sample.games()]
    return {"": share(sum(seen), len(seen))}


@measure
def patient_bank(sample: Sample) -> Found:
    """S-20: the Patient Bank per company and game, from game 2 on."""
    rows = [fmean(b for g in s.games[1:] for b in g.bank) for s in sample.summaries if s.games[1:]]
    return {"": mean(rows, "dollars")}


@measure
def wins_by_colour(sample: Sample) -> Found:
    """S-25: campaigns won by each colour."""
    played: dict[str, int] = {}
    won: dict[str, float] = {}
    for summary in sample.summaries:
        for company, colour in enumerate(summary.colours):
            played[colour] = played.get(colour, 0) + 1
            won[colour] = won.get(colour, 0.0) + summary.share(company)
    return {colour: share(won[colour], played[colour]) for colour in sorted(played)}


@measure
def absence(sample: Sample) -> Found:
    """S-26: places lost by being absent once, against the same campaign with a bot."""
    pairs = [s.absence for s in sample.summaries if s.absence is not None]
    if not pairs:
        raise NotMeasured("needs campaigns in pairs: --absent, with 3 companies or more")
    return {"": mean([pair["without"] - pair["with"] for pair in pairs])}
