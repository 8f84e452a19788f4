"""What a plain bot decides for its company between games."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.decision import CampaignMove, Decision
from whistlestop.core.chance import Chance, Seeded


def suggest(campaign: Campaign, chance: Chance | None = None) -> CampaignMove:
    """One of the legal moves: the sensible one where there is one, else any."""
    decision = campaign.phases[-1]
    assert isinstance(decision, Decision)
    moves = decision.answers(campaign)
    if not moves:
        raise ValueError("there is nothing to decide now")
    worth = _WORTH.get(decision.kind)
    if worth is not None:
        return max(moves, key=lambda move: worth(campaign, move))
    if decision.kind in ("choose", "plate", "open"):
        luck = chance or Seeded(f"{campaign.pack.id}:{campaign.game}:{decision}")
        return luck.pick(moves, (1,) * len(moves))
    return moves[0]


def _routes(campaign: Campaign, city: str) -> int:
    """How many open tracks lead into a city."""
    there = {*campaign.pack.atlas.start, *campaign.opened}
    tracks = campaign.pack.atlas.tracks.values()
    return sum(city in track.ends and there.issuperset(track.needs) for track in tracks)


def _most_routes(campaign: Campaign, move: Any) -> int:
    return _routes(campaign, move.city)


def _most_tickets(campaign: Campaign, move: Any) -> int:
    tickets = Counter(ticket.piece for ticket in campaign.pack.atlas.tickets.values())
    return sum(tickets[frontier] for frontier in move.frontiers)


_WORTH: dict[str, Callable[[Campaign, Any], int]] = {
    "depot": _most_routes,
    "raise": _most_routes,
    "name": _most_tickets,
}
"""How good a move is, by the kind of decision; of equals the first is taken."""
