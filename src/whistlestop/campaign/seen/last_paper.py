"""The end of a campaign as clients see it: the final score, and the last newspaper (C-72)."""

from collections import Counter

from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.seen.view import FinalSeen, PaperSeen, ScoreSeen, shown
from whistlestop.core.board import Route
from whistlestop.core.network import longest_path


def final_of(campaign: Campaign) -> FinalSeen | None:
    """Scores, winners and the paper, once the vaults are open."""
    if not campaign.final:
        return None
    scores = tuple(shown(ScoreSeen, score) for score in campaign.final)
    return FinalSeen(
        scores=scores,
        winners=tuple(score.company for score in scores if score.place == 1),
        paper=tuple(_paper(campaign, n) for n in range(len(campaign.companies))),
    )


def _paper(campaign: Campaign, number: int) -> PaperSeen:
    """The last newspaper of a company: its best game, city, route and line (C-72)."""
    tracks = campaign.pack.atlas.tracks
    routes: Counter[str] = Counter()
    cities: Counter[str] = Counter()
    line = 0
    for played in campaign.games:
        if number in played.companies and not played.free:
            held = played.outcome.routes[played.companies.index(number)]
            routes.update(held)
            cities.update(end for name in held for end in tracks[name].ends)
            line = max(line, _longest(campaign, held))
    company = campaign.companies[number]
    own = [slip for slip in company.slips if not slip.steward]
    best = max(own, key=lambda slip: slip.total, default=None)
    return PaperSeen(
        company=number,
        best=None if best is None else best.game,
        city=next((name for name, _ in cities.most_common(1)), None),
        route=next((name for name, _ in routes.most_common(1)), None),
        line=line,
        cards=len(company.vault),
    )


def _longest(campaign: Campaign, held: tuple[str, ...]) -> int:
    tracks = (campaign.pack.atlas.tracks[name] for name in held)
    return longest_path([Route(t.id, t.ends, t.length, t.colour) for t in tracks])[0]
