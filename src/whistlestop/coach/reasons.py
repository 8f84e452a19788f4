"""Reason-finders: small questions about a move, each answered from the view alone."""

from collections.abc import Callable, Sequence

from whistlestop.coach.ground import CUT_OFF, Ground
from whistlestop.coach.why import Why
from whistlestop.core.cards import WILD, plus_one
from whistlestop.core.move import Move
from whistlestop.insight import odds
from whistlestop.insight.needs import needs
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.rules.drawing import DrawCard, TakeCard
from whistlestop.rules.stations import BuildStation
from whistlestop.rules.tickets import DrawTickets, KeepTickets
from whistlestop.rules.tunnels import Decline, PayExtra, Tunnel

Finder = Callable[[Ground, Move], Why | None]
LONG = 7
"""Points from which a route is worth naming for its points."""
DETOUR = 3
"""Cars from which a way round is a long one."""
NEAR = 6
"""Cars above the last round's beginning from which the end is near."""


def _route(ground: Ground, move: Move) -> int | None:
    """The route that a move claims, or may claim now."""
    if isinstance(move, ClaimRoute):
        return ground.atlas.route_of[move.route]
    dug = ground.view.phases[-1]
    if isinstance(move, PayExtra) and isinstance(dug, Tunnel):
        return ground.atlas.route_of[dug.route]
    return None


def _id(ground: Ground, route: int) -> str:
    return ground.atlas.routes[route].id


def completes(ground: Ground, move: Move) -> Why | None:
    """It completes tickets."""
    route = _route(ground, move)
    done = [] if route is None else ground.done_by([route])
    return Why("completes", {"tickets": tuple(done)}) if done else None


def only_link(ground: Ground, move: Move) -> Why | None:
    """Without this route tickets are cut off, or the way round is long."""
    route = _route(ground, move)
    if route is None:
        return None
    detours = {t: cars for t, cars in ground.detours(route).items() if cars >= DETOUR}
    if not detours:
        return None
    facts = {"route": _id(ground, route), "tickets": tuple(detours)}
    if max(detours.values()) >= CUT_OFF:
        return Why("only-link", facts)
    return Why("detour", {**facts, "need": max(detours.values())})


def begins_end(ground: Ground, move: Move) -> Why | None:
    """It begins the last round."""
    route = _route(ground, move)
    if route is None or ground.last_round:
        return None
    left = ground.outlook.trains - ground.atlas.length[route]
    return Why("begins-end", {"need": left}) if left <= ground.ends_at else None


def on_way(ground: Ground, move: Move) -> Why | None:
    """It lies on the planned way of tickets."""
    route = _route(ground, move)
    served = [] if route is None else ground.served(route)
    if route is None or not served:
        return None
    facts = {"route": _id(ground, route), "tickets": tuple(served)}
    return Why("on-way", facts)


def contested(ground: Ground, move: Move) -> Why | None:
    """Somebody else has built at both of its ends."""
    route = _route(ground, move)
    rival = None if route is None else ground.nearby(route)
    if route is None or rival is None:
        return None
    return Why("contested", {"route": _id(ground, route), "player": rival})


def sights(ground: Ground, move: Move) -> Why | None:
    """It reaches a sight."""
    route = _route(ground, move)
    if route is None:
        return None
    for city in ground.atlas.ends[route]:
        if ground.atlas.sight[city] and city not in ground.outlook.sights:
            facts = {"city": ground.atlas.cities[city], "points": ground.atlas.sight[city]}
            return Why("sight", facts)
    return None


def points(ground: Ground, move: Move) -> Why | None:
    """A long route, or anything in the last round, for its points."""
    route = _route(ground, move)
    if route is None:
        return None
    worth, cards = ground.atlas.points[route], ground.atlas.length[route]
    if worth < LONG and not ground.last_round:
        return Why("few-points", {"points": worth, "number": cards})
    return Why("points", {"points": worth, "number": cards})


def finishes_set(ground: Ground, move: Move) -> Why | None:
    """The card completes what a planned route needs."""
    if not isinstance(move, TakeCard):
        return None
    atlas, hand = ground.atlas, ground.outlook.hand
    more = plus_one(hand, atlas.shade[move.card])
    for route in ground.plan.claims:
        if needs(atlas, hand, [route]).missing and not needs(atlas, more, [route]).missing:
            return Why("finishes-set", {"route": _id(ground, route), "colour": move.card})
    return None


def wanted(ground: Ground, move: Move) -> Why | None:
    """A planned route needs more cards of this colour."""
    if not isinstance(move, TakeCard) or move.card == WILD:
        return None
    shade = ground.atlas.shade[move.card]
    if not ground.need.wanted[shade]:
        return None
    routes = [r for r in ground.plan.claims if shade in ground.atlas.colours[r]]
    if not routes:
        return None
    own = [r for r in routes if len(ground.atlas.colours[r]) == 1]
    route = max(own or routes, key=ground.atlas.length.__getitem__)
    count = ground.need.wanted[shade]
    return Why("wanted", {"colour": move.card, "number": count, "route": _id(ground, route)})


def more_of(ground: Ground, move: Move) -> Why | None:
    """Of a colour that the plan does not ask for: what one more makes."""
    if not isinstance(move, TakeCard) or move.card == WILD:
        return None
    shade = ground.atlas.shade[move.card]
    count = ground.outlook.hand[shade] + 1
    if ground.need.wanted[shade] or count < 2:
        return None
    return Why("more-of", {"colour": move.card, "number": count})


def wild(ground: Ground, move: Move) -> Why | None:
    """A wild card: for a ferry, or for anything."""
    if not isinstance(move, TakeCard) or move.card != WILD:
        return None
    for route in ground.plan.claims:
        if ground.atlas.wilds_due[route] and ground.need.wilds:
            return Why("wild-due", {"route": _id(ground, route)})
    return Why("wild", {})


def blind(ground: Ground, move: Move) -> Why | None:
    """Nothing in the row fits the plan, or it does not matter what comes."""
    if not isinstance(move, DrawCard):
        return None
    fit = [c for c in ground.view.row if c != WILD and ground.need.wanted[ground.atlas.shade[c]]]
    return Why("blind-any" if fit else "blind", {})


def patience(ground: Ground, move: Move) -> Why | None:
    """Nothing is lost by waiting: every planned way has a short way round."""
    if not isinstance(move, DrawCard | TakeCard) or not ground.plan.claims:
        return None
    worst = max(
        (cars for route in ground.plan.claims for cars in ground.detours(route).values()),
        default=0,
    )
    return Why("patience", {"need": worst}) if worst < DETOUR else None


def more_tickets(ground: Ground, move: Move) -> Why | None:
    """Everything is planned or done, and cars are left."""
    if not isinstance(move, DrawTickets):
        return None
    left = ground.outlook.trains - ground.plan.cars
    return Why("more-tickets" if not ground.plan.claims else "tickets-early", {"need": left})


def keeping(ground: Ground, move: Move) -> Why | None:
    """The tickets kept, together with those held: do they fit, and what do they ask for?"""
    if not isinstance(move, KeepTickets):
        return None
    held = (*ground.view.tickets, *move.tickets)
    plan = ground.planner.plan(held)
    lost = [ticket for ticket in move.tickets if ticket in plan.given_up]
    if lost:
        return Why("keep-hard", {"tickets": tuple(lost), "need": ground.outlook.trains})
    worth = sum(ground.atlas.tickets[ticket][2] for ticket in move.tickets)
    facts = {"need": plan.cars, "have": ground.outlook.trains, "points": worth}
    alone = sum(ground.planner.plan([ticket]).cars for ticket in held)
    shared = alone - plan.cars
    if shared >= DETOUR:
        return Why("keep-shared", {**facts, "shared": shared})
    return Why("keep-fits", facts)


def station(ground: Ground, move: Move) -> Why | None:
    """A station helps tickets through."""
    if not isinstance(move, BuildStation):
        return None
    here = ground.atlas.city_of[move.city]
    taken = [r for r, _ in ground.atlas.exits[here] if ground.outlook.owner.get(r) is not None]
    for route in taken:
        done = ground.done_by([route])
        if done:
            return Why("station-completes", {"city": move.city, "tickets": tuple(done)})
    helped = [t for t in ground.plan.paths if set(ground.plan.paths[t]) & {*taken}]
    return Why("station", {"city": move.city, "tickets": tuple(helped)}) if helped else None


def digging(ground: Ground, move: Move) -> Why | None:
    """The odds of a tunnel."""
    found = odds.digging(ground.view, move)
    if found is None:
        return None
    return Why("tunnel", {"percent": round(100 * found.holds), "free": round(100 * found.odds[0])})


def giving_up(ground: Ground, move: Move) -> Why | None:
    """A tunnel that asks for more than the route is worth."""
    dug = ground.view.phases[-1]
    if not isinstance(move, Decline) or not isinstance(dug, Tunnel):
        return None
    return Why("decline", {"number": dug.extra})


def end_near(ground: Ground, move: Move) -> Why | None:
    """The last round is near."""
    seat, cars = ground.nearest_end
    if ground.last_round or cars > ground.ends_at + NEAR:
        return None
    return Why("end-near", {"player": seat, "need": cars})


FINDERS: Sequence[Finder] = (
    completes,
    only_link,
    begins_end,
    keeping,
    finishes_set,
    station,
    on_way,
    wanted,
    wild,
    more_tickets,
    contested,
    sights,
    giving_up,
    digging,
    points,
    blind,
    patience,
    more_of,
    end_near,
)
"""In the order of weight: the first that answers is the sentence, the others are beside it."""


def reasons(ground: Ground, move: Move) -> tuple[Why, ...]:
    """Everything that can be said for a move, weightiest first."""
    found = (finder(ground, move) for finder in FINDERS)
    return tuple(why for why in found if why is not None)
