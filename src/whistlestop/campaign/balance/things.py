"""Measures of cards and things: how often each is seen, what each is worth."""

from collections.abc import Iterable, Sequence
from statistics import fmean

from whistlestop.campaign.balance.chances import Estimate, mean, percentile, share
from whistlestop.campaign.balance.playing import RANDOM
from whistlestop.campaign.balance.sample import Found, NotMeasured, Sample, measure
from whistlestop.campaign.balance.summary import Summary

PRICE = 5
"""What a Note costs whoever has most of them (P.2)."""


def _seen(sample: Sample, names: Iterable[str], seen: Sequence[set[str]]) -> Found:
    """In what share of the campaigns each was seen."""
    return {name: share(sum(name in one for one in seen), sample.count) for name in names}


@measure
def events_turned(sample: Sample) -> Found:
    """S-12: campaigns in which each event was turned up."""
    seen = [{event for game in s.games for event in game.events} for s in sample.summaries]
    return _seen(sample, sample.cards.events, seen)


@measure
def employees_hired(sample: Sample) -> Found:
    """S-13: campaigns in which each employee was hired."""
    seen = [{who for game in s.games for who in game.hired if who} for s in sample.summaries]
    return _seen(sample, sample.cards.employees, seen)


def _in_time(summary: Summary, nos: Iterable[str]) -> list[str]:
    """Postcards drawn early enough to be fulfilled (TB-5)."""
    last = len(summary.games)
    return [no for no in nos if no in summary.drawn and summary.drawn[no][1] < last]


@measure
def postcards_drawn(sample: Sample) -> Found:
    """S-14: postcards of tickets drawn in a campaign."""
    nos = sample.cards.by_tickets
    return {"": mean([sum(no in s.drawn for no in nos) for s in sample.summaries])}


@measure
def postcards_fulfilled(sample: Sample) -> Found:
    """S-14: of those that came in time, the share that was fulfilled."""
    nos = sample.cards.by_tickets
    rows = [(s, no) for s in sample.summaries for no in _in_time(s, nos)]
    return {"": share(sum(no in s.vault for s, no in rows), len(rows))}


@measure
def firsts_won(sample: Sample) -> Found:
    """S-15: campaigns in which each frontier's first card was won."""
    return _seen(sample, sample.cards.firsts, [set(s.vault) for s in sample.summaries])


@measure
def prizes_won(sample: Sample) -> Found:
    """S-16: campaigns in which each prize of the story was won."""
    return _seen(sample, sample.cards.prizes, [set(s.vault) for s in sample.summaries])


@measure
def parts_fulfilled(sample: Sample) -> Found:
    """S-17: how often each part of a finale was fulfilled when it was dealt."""
    found: Found = {}
    for no in sample.cards.parts:
        dealt = [s for s in sample.summaries if no in s.drawn]
        found[no] = share(sum(no in s.vault for s in dealt), len(dealt))
    return found


@measure
def finales_reached(sample: Sample) -> Found:
    """S-18: the finales, with choices at random."""
    if sample.choices != RANDOM:
        raise NotMeasured("needs choices at random")
    return _seen(sample, sample.cards.finales, [{s.finale or ""} for s in sample.summaries])


@measure
def vault_share(sample: Sample) -> Found:
    """S-19: postcards, souvenirs and Survey Book in the final scores."""
    rows = []
    for summary in sample.summaries:
        total = sum(score["total"] for score in summary.final)
        rows.append(1 - sum(score["slips"] for score in summary.final) / total)
    return {"": _as_share(mean(rows))}


def _as_share(found: Estimate) -> Estimate:
    return Estimate(found.value, found.low, found.high, found.count, "share")


def rails_ratio(summary: Summary, colours: int = 6) -> float:
    """Track stickers of the most used colour to those of the least used one."""
    counts = sorted(summary.rails.values(), reverse=True)
    least = counts[-1] if len(counts) == colours else 0
    return counts[0] / least if least else float("inf")


@measure
def rails_median(sample: Sample) -> Found:
    """S-21, the median."""
    rows = [rails_ratio(s) for s in sample.summaries if s.rails]
    return {"": percentile(rows, 0.5)}


@measure
def rails_p95(sample: Sample) -> Found:
    """S-21, the 95th percentile."""
    rows = [rails_ratio(s) for s in sample.summaries if s.rails]
    return {"": percentile(rows, 0.95)}


@measure
def notes_dear(sample: Sample) -> Found:
    """S-22: the share of those who took Notes that paid the higher price."""
    letter = sample.cards.letter_of("notes")
    if letter is None:
        raise NotMeasured("this pack has no Notes")
    paid = []
    for game in sample.games():
        for money, lines in zip(game.money, game.lines, strict=True):
            taken = money.get(letter, [0, 0])[0]
            if taken and "notes" in lines:
                paid.append(lines["notes"] == -PRICE * taken)
    return {"": share(sum(paid), len(paid))}


@measure
def slips_by_employee(sample: Sample) -> Found:
    """S-23: mean slip of those who hired each, against the mean of that game."""
    means = _means(sample)
    rows: dict[str, list[float]] = {name: [] for name in sample.cards.employees}
    for game in sample.games():
        for who, slip in zip(game.hired, game.slips, strict=True):
            if who:
                rows[who].append(slip / means[game.game] - 1)
    return {name: _as_share(mean(values)) for name, values in rows.items()}


def _means(sample: Sample) -> dict[int, float]:
    """The mean slip of each game."""
    slips: dict[int, list[int]] = {}
    for game in sample.games():
        slips.setdefault(game.game, []).extend(game.slips)
    return {number: fmean(rows) or 1.0 for number, rows in slips.items()}


@measure
def scores_by_plate(sample: Sample) -> Found:
    """S-24: mean final score of those who have each plate, against the mean of all."""
    totals = [score["total"] for s in sample.summaries for score in s.final]
    usual = fmean(totals) if totals else 1.0
    rows: dict[str, list[float]] = {name: [] for name in sample.cards.plates}
    for summary in sample.summaries:
        for company in summary.companies:
            for plate in summary.plates[company]:
                rows[plate].append(summary.final[company]["total"] / usual - 1)
    return {name: _as_share(mean(values)) for name, values in rows.items()}
