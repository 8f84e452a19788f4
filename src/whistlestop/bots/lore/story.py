"""What the story asks, answered as the design of the campaign has it for a plain player (12.3)."""

from collections.abc import Callable
from itertools import combinations

from whistlestop.bots.answers import best, done, of
from whistlestop.bots.draws import card_values
from whistlestop.bots.plan import Plan, Planner
from whistlestop.bots.targets import targets
from whistlestop.bots.wishes import worth
from whistlestop.campaign.effects.discard_down import Discard
from whistlestop.campaign.effects.plate_chooses import PickCard
from whistlestop.campaign.effects.season_tickets import PutUnder
from whistlestop.campaign.stickers.extra_turns import Again
from whistlestop.campaign.stickers.fair_wages import Pledge
from whistlestop.campaign.stickers.notes import TakeNote, notes_of
from whistlestop.campaign.stickers.partners import NamePartner
from whistlestop.core.move import Move
from whistlestop.core.network import Islands
from whistlestop.insight.needs import needs
from whistlestop.rules.companies import Companies
from whistlestop.rules.tickets import KeepTickets


def _extra_turn(planner: Planner, plan: Plan) -> Move | None:
    """Another turn, as soon as two wanted routes can be paid."""
    outlook = planner.outlook
    offered = of(outlook, Again)
    if not offered:
        return None
    wanted = plan.claims or targets(outlook)
    paid = (needs(outlook.atlas, outlook.hand, two).missing == 0 for two in combinations(wanted, 2))
    return offered[0] if any(paid) else done(outlook, Again)


def _note(planner: Planner, plan: Plan) -> Move | None:
    """A Note, only while another company has at least as many."""
    outlook = planner.outlook
    offered = of(outlook, TakeNote)
    if not offered:
        return None
    held = notes_of(outlook.view)
    others = [n for seat, n in enumerate(held) if seat != outlook.seat]
    return offered[0] if max(others) >= held[outlook.seat] else done(outlook, TakeNote)


def _pledge(planner: Planner, plan: Plan) -> Move | None:
    """Always."""
    return next(iter(of(planner.outlook, Pledge)), None)


def _partner(planner: Planner, plan: Plan) -> Move | None:
    """The company whose routes complete most, if they complete anything."""
    outlook, view = planner.outlook, planner.outlook.view
    board = view.edition.board

    def made(move: NamePartner) -> int:
        colours = view.part(Companies).colours
        routes = view.routes_of(outlook.seat)
        if move.partner in colours:
            routes += view.routes_of(colours.index(move.partner))
        joined = Islands(board.routes[route] for route in routes)
        tickets = (board.tickets[ticket] for ticket in view.tickets)
        return sum(ticket.points for ticket in tickets if joined.connected(ticket.ends))

    # Of equals the last: to name nobody gives nobody anything.
    return best(of(outlook, NamePartner)[::-1], made)


def _ticket(planner: Planner, plan: Plan) -> Move | None:
    """Keep a ticket if it is worth it."""
    outlook = planner.outlook
    under = of(outlook, PutUnder)
    if not under:
        return None
    kept = of(outlook, KeepTickets)[0]
    held = outlook.view.tickets
    tickets = [*held, *kept.tickets]
    without = worth(planner, planner.plan(held), held)
    better = worth(planner, planner.plan(tickets), tickets) > without
    return kept if better else under[0]


def _discard(planner: Planner, plan: Plan) -> Move | None:
    """A card that no route will miss, the least useful one first; wild cards fill no gap yet."""
    outlook, atlas = planner.outlook, planner.atlas
    hand = [*outlook.hand[: atlas.wild], 0]
    values = _values(planner, plan)

    def kept(move: Discard) -> float:
        at = atlas.shade[move.card]
        left = [n - (place == at) for place, n in enumerate(hand)]
        return -needs(atlas, left, plan.claims).missing - 0.1 * values[at]

    return best(of(outlook, Discard), kept)


def _pick(planner: Planner, plan: Plan) -> Move | None:
    """The card that helps most."""
    values, shade = _values(planner, plan), planner.atlas.shade
    return best(of(planner.outlook, PickCard), lambda move: values[shade[move.card]])


def _values(planner: Planner, plan: Plan) -> list[float]:
    outlook = planner.outlook
    return card_values(outlook, needs(outlook.atlas, outlook.hand, plan.claims))


STORY: tuple[Callable[[Planner, Plan], Move | None], ...] = (
    _extra_turn,
    _note,
    _pledge,
    _partner,
    _ticket,
    _discard,
    _pick,
)
"""Each answers its own kind of question, and nothing else."""
