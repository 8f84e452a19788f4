"""Answers to what the frontier boxes ask: crates, settlers, the gang, bonds, veins, bridges."""

from whistlestop.bots.answers import answers, best, done, loss, of, spared
from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Plan, Planner
from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.campaign.effects.box_actions import FillElevator
from whistlestop.campaign.effects.box_choices import DropCrate, LetFall, SavePlate, ShowVein
from whistlestop.campaign.stickers.boom_towns import BoomTowns, Settle, Settlers
from whistlestop.campaign.stickers.four_veins import Peek, Stake, Veins
from whistlestop.campaign.stickers.fruit_express import Crates, Deliver, LoadCrate
from whistlestop.campaign.stickers.gang import Gang
from whistlestop.campaign.stickers.iron_bridges import BuildIron, BuildTimber, IronBridges
from whistlestop.campaign.stickers.night_trains import Lose
from whistlestop.campaign.stickers.the_exchange import BuyBond, TheExchange
from whistlestop.campaign.stickers.the_gilts import MoveGang, Stand, Yield
from whistlestop.core.move import Move
from whistlestop.rules.money import coins_of

KINDS, FEW_CARS = 4, 10
"""Crates are delivered from so many kinds on, or with so few cars left, or if no kind is new."""
DEAR = 3
"""A bond may cost so much."""
LOOT = 5
"""From so much loot on it is worth a card to stand."""
SHARE = 4
"""A stake must promise more than this."""
SPARE = 1
"""So many cards more than the bridge takes make iron worth while."""


@answers(LoadCrate)
def _load(planner: Planner, plan: Plan, found: list[LoadCrate]) -> Move | None:
    """A kind that one has not yet."""
    outlook = planner.outlook
    held = outlook.view.part(Crates).held[outlook.seat]
    return best(found, lambda move: move.crate not in held)


@answers(Deliver)
def _deliver(planner: Planner, plan: Plan, found: list[Deliver]) -> Move | None:
    """From some kinds on, or when time is short, or no other kind is left."""
    outlook = planner.outlook
    crates = outlook.view.part(Crates)
    kinds = {*crates.held[outlook.seat]}
    more = any(not {*there} <= kinds for there in crates.at.values())
    now = len(kinds) >= KINDS or outlook.trains <= FEW_CARS or not more
    return found[0] if now else done(outlook)


@answers(DropCrate)
def _drop(planner: Planner, plan: Plan, found: list[DropCrate]) -> Move | None:
    """A kind that one has twice."""
    outlook = planner.outlook
    held = outlook.view.part(Crates).held[outlook.seat]
    return best(found, lambda move: held.count(move.crate))


@answers(Settle)
def _settle(planner: Planner, plan: Plan, found: list[Settle]) -> Move | None:
    """The city that grows now, else the one with the fewest settlers."""
    outlook = planner.outlook
    view = outlook.view
    needed = view.edition.rule(BoomTowns).settlers[len(view.players) - 2]
    there = view.part(Settlers).at

    def worth(move: Settle) -> float:
        settlers = there.get(move.city, 0)
        return needed if settlers + 1 >= needed else -settlers

    return best(found, worth)


@answers(Stand)
def _stand(planner: Planner, plan: Plan, found: list[Stand]) -> Move | None:
    """From some loot on, with what is missed least; else pay."""
    outlook = planner.outlook
    if outlook.view.part(Gang).loot < LOOT:
        return next(iter(of(outlook, Yield)))
    return best(found, lambda move: -loss(outlook, plan, move.payment))


@answers(MoveGang)
def _gang(planner: Planner, plan: Plan, found: list[MoveGang]) -> Move | None:
    """Where own routes do not lead; with much loot and a wild card, where the next one does."""
    outlook = planner.outlook
    atlas = outlook.atlas
    mine = {end for route in plan.claims for end in atlas.ends[route]}
    ready = outlook.hand[atlas.wild] > 0 and outlook.view.part(Gang).loot >= LOOT
    return best(found, lambda move: (atlas.city_of[move.city] in mine) == ready)


@answers(BuyBond)
def _bond(planner: Planner, plan: Plan, found: list[BuyBond]) -> Move | None:
    """A cheap one, if a coin is left."""
    outlook = planner.outlook
    bonds, view = outlook.view.edition.rule(TheExchange), outlook.view
    price = bonds.price_of(view, found[0].colour)
    cheap = price <= DEAR and coins_of(view, outlook.seat) > price
    return found[0] if cheap else done(outlook)


@answers(Lose)
def _lose(planner: Planner, plan: Plan, found: list[Lose]) -> Move | None:
    """What is missed least."""
    outlook = planner.outlook
    return best(found, lambda move: -loss(outlook, plan, move.payment))


@answers(Stake)
def _stake(planner: Planner, plan: Plan, found: list[Stake]) -> Move | None:
    """The best known share, if it is more than what the stake has now, and worth it."""
    outlook = planner.outlook
    veins = outlook.view.part(Veins)
    now = veins.stakes[outlook.seat]

    def share(city: str | None) -> float:
        value = veins.at.get(city, 0) if city else 0
        return (value or 0) / (veins.stakes.count(city) + (city != now))

    chosen = best(found, lambda move: share(move.city))
    assert chosen is not None
    good = share(chosen.city) > max(SHARE, share(now) + 2)
    return chosen if good else done(outlook)


@answers(ShowVein)
def _show(planner: Planner, plan: Plan, found: list[ShowVein]) -> Move | None:
    """A vein that the others know as well as oneself: one's own knowledge stays."""
    outlook = planner.outlook
    known = outlook.view.part(Veins).looked[outlook.seat]
    return best(found, lambda move: move.city not in known)


@answers(BuildIron)
def _bridge(planner: Planner, plan: Plan, found: list[BuildIron]) -> Move | None:
    """Iron with cards to spare, while another game of the box is to come."""
    outlook = planner.outlook
    due = len(found[0].payment.cards)
    over = outlook.view.edition.rule(IronBridges).id in recipe_of(outlook.view).last_of
    rich = sum(outlook.hand) >= due + SPARE
    spare = [m for m in found if spared(outlook, plan, m.payment.cards) and not m.payment.wilds]
    return next(iter(spare if rich and not over else ()), None) or of(outlook, BuildTimber)[0]


@answers(SavePlate)
def _save(planner: Planner, plan: Plan, found: list[SavePlate]) -> Move | None:
    """A plate, if the cards can be spared."""
    outlook = planner.outlook
    spare = [m for m in found if spared(outlook, plan, m.payment.cards) and not m.payment.wilds]
    return next(iter(spare), None) or next(iter(of(outlook, LetFall)), None)


@answers(Peek)
def _peek(planner: Planner, plan: Plan, found: list[Peek]) -> Move | None:
    """A vein that is not known yet: the first."""
    return found[0]


def fill_elevator(outlook: Outlook, plan: Plan) -> Move | None:
    """Three stray cards for money."""
    found = of(outlook, FillElevator)
    return next((move for move in found if spared(outlook, plan, move.payment.cards)), None)
