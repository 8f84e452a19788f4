"""What the story asks, answered as the design of the campaign has it for a plain player (12.3)."""

from itertools import combinations

from whistlestop.bots.answers import answers, best, done, of
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


@answers(Again)
def _extra_turn(planner: Planner, plan: Plan, found: list[Again]) -> Move | None:
    """Another turn, as soon as two wanted routes can be paid."""
    outlook = planner.outlook
    wanted = plan.claims or targets(outlook)
    paid = (outlook.needs(two).missing == 0 for two in combinations(wanted, 2))
    return found[0] if any(paid) else done(outlook)


@answers(TakeNote)
def _note(planner: Planner, plan: Plan, found: list[TakeNote]) -> Move | None:
    """A Note, only while another company has at least as many."""
    outlook = planner.outlook
    held = notes_of(outlook.view)
    others = [n for seat, n in enumerate(held) if seat != outlook.seat]
    return found[0] if max(others) >= held[outlook.seat] else done(outlook)


@answers(Pledge)
def _pledge(planner: Planner, plan: Plan, found: list[Pledge]) -> Move | None:
    """Always."""
    return found[0]


@answers(NamePartner)
def _partner(planner: Planner, plan: Plan, found: list[NamePartner]) -> Move | None:
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
    return best(found[::-1], made)


@answers(PutUnder)
def _ticket(planner: Planner, plan: Plan, found: list[PutUnder]) -> Move | None:
    """Keep a ticket if it is worth it."""
    outlook = planner.outlook
    kept = of(outlook, KeepTickets)[0]
    held = outlook.view.tickets
    tickets = [*held, *kept.tickets]
    without = worth(planner, planner.plan(held), held)
    better = worth(planner, planner.plan(tickets), tickets) > without
    return kept if better else found[0]


@answers(Discard)
def _discard(planner: Planner, plan: Plan, found: list[Discard]) -> Move | None:
    """A card that no route will miss, the least useful one first; wild cards fill no gap yet."""
    outlook, atlas = planner.outlook, planner.atlas
    hand = [*outlook.hand[: atlas.wild], 0]
    values = _values(planner, plan)

    def kept(move: Discard) -> float:
        at = atlas.shade[move.card]
        left = [n - (place == at) for place, n in enumerate(hand)]
        return -needs(atlas, left, plan.claims).missing - 0.1 * values[at]

    return best(found, kept)


@answers(PickCard)
def _pick(planner: Planner, plan: Plan, found: list[PickCard]) -> Move | None:
    """The card that helps most."""
    values, shade = _values(planner, plan), planner.atlas.shade
    return best(found, lambda move: values[shade[move.card]])


def _values(planner: Planner, plan: Plan) -> list[float]:
    return card_values(planner.outlook, planner.outlook.needs(plan.claims))
