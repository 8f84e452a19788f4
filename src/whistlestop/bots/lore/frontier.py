"""Answers to what the frontier boxes ask: crates, settlers, the gang, bonds, veins, bridges."""

from whistlestop.bots.answers import best, done, loss, of, spared
from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Plan
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


def _load(outlook: Outlook, plan: Plan) -> Move | None:
    """A kind that one has not yet."""
    found = of(outlook, LoadCrate)
    held = outlook.view.part(Crates).held[outlook.seat] if found else ()
    return best(found, lambda move: move.crate not in held)


def _deliver(outlook: Outlook, plan: Plan) -> Move | None:
    """From some kinds on, or when time is short, or no other kind is left."""
    found = of(outlook, Deliver)
    if not found:
        return None
    crates = outlook.view.part(Crates)
    kinds = {*crates.held[outlook.seat]}
    more = any(not {*there} <= kinds for there in crates.at.values())
    now = len(kinds) >= KINDS or outlook.trains <= FEW_CARS or not more
    return found[0] if now else done(outlook, Deliver)


def _drop(outlook: Outlook, plan: Plan) -> Move | None:
    """A kind that one has twice."""
    found = of(outlook, DropCrate)
    held = outlook.view.part(Crates).held[outlook.seat] if found else ()
    return best(found, lambda move: held.count(move.crate))


def _settle(outlook: Outlook, plan: Plan) -> Move | None:
    """The city that grows now, else the one with the fewest settlers."""
    found = of(outlook, Settle)
    if not found:
        return None
    view = outlook.view
    needed = view.edition.rule(BoomTowns).needed[len(view.players) - 2]
    there = view.part(Settlers).at

    def worth(move: Settle) -> float:
        settlers = there.get(move.city, 0)
        return needed if settlers + 1 >= needed else -settlers

    return best(found, worth)


def _stand(outlook: Outlook, plan: Plan) -> Move | None:
    """From some loot on, with what is missed least; else pay."""
    found = of(outlook, Stand)
    if not found:
        return None
    if outlook.view.part(Gang).loot < LOOT:
        return next(iter(of(outlook, Yield)))
    return best(found, lambda move: -loss(outlook, plan, move.payment))


def _gang(outlook: Outlook, plan: Plan) -> Move | None:
    """Where own routes do not lead; with much loot and a wild card, where the next one does."""
    found = of(outlook, MoveGang)
    if not found:
        return None
    atlas = outlook.atlas
    mine = {end for route in plan.claims for end in atlas.ends[route]}
    ready = outlook.hand[atlas.wild] > 0 and outlook.view.part(Gang).loot >= LOOT
    return best(found, lambda move: (atlas.city_of[move.city] in mine) == ready)


def _bond(outlook: Outlook, plan: Plan) -> Move | None:
    """A cheap one, if a coin is left."""
    found = of(outlook, BuyBond)
    if not found:
        return None
    bonds, view = outlook.view.edition.rule(TheExchange), outlook.view
    price = bonds.price_of(view, found[0].colour)
    cheap = price <= DEAR and coins_of(view, outlook.seat) > price
    return found[0] if cheap else done(outlook, BuyBond)


def _lose(outlook: Outlook, plan: Plan) -> Move | None:
    """What is missed least."""
    return best(of(outlook, Lose), lambda move: -loss(outlook, plan, move.payment))


def _stake(outlook: Outlook, plan: Plan) -> Move | None:
    """The best known share, if it is more than what the stake has now, and worth it."""
    found = of(outlook, Stake)
    if not found:
        return None
    veins = outlook.view.part(Veins)
    now = veins.stakes[outlook.seat]

    def share(city: str | None) -> float:
        value = veins.at.get(city, 0) if city else 0
        return (value or 0) / (veins.stakes.count(city) + (city != now))

    chosen = best(found, lambda move: share(move.city))
    assert chosen is not None
    good = share(chosen.city) > max(SHARE, share(now) + 2)
    return chosen if good else done(outlook, Stake)


def _show(outlook: Outlook, plan: Plan) -> Move | None:
    """A vein that the others know as well as oneself: one's own knowledge stays."""
    found = of(outlook, ShowVein)
    known = outlook.view.part(Veins).looked[outlook.seat] if found else ()
    return best(found, lambda move: move.city not in known)


def _bridge(outlook: Outlook, plan: Plan) -> Move | None:
    """Iron with cards to spare, while another game of the box is to come."""
    found = of(outlook, BuildIron)
    if not found:
        return None
    due = len(found[0].payment.cards)
    over = outlook.view.edition.rule(IronBridges).id in recipe_of(outlook.view).last_of
    rich = sum(outlook.hand) >= due + SPARE
    spare = [m for m in found if spared(outlook, plan, m.payment.cards) and not m.payment.wilds]
    return next(iter(spare if rich and not over else ()), None) or of(outlook, BuildTimber)[0]


def _save(outlook: Outlook, plan: Plan) -> Move | None:
    """A plate, if the cards can be spared."""
    found = of(outlook, SavePlate)
    spare = [m for m in found if spared(outlook, plan, m.payment.cards) and not m.payment.wilds]
    return next(iter(spare), None) or next(iter(of(outlook, LetFall)), None)


def _peek(outlook: Outlook, plan: Plan) -> Move | None:
    """A vein that is not known yet: the first."""
    return next(iter(of(outlook, Peek)), None)


def fill_elevator(outlook: Outlook, plan: Plan) -> Move | None:
    """Three stray cards for money."""
    found = of(outlook, FillElevator)
    return next((move for move in found if spared(outlook, plan, move.payment.cards)), None)


ANSWERS = (
    _load,
    _deliver,
    _drop,
    _settle,
    _stand,
    _gang,
    _bond,
    _lose,
    _peek,
    _stake,
    _show,
    _bridge,
    _save,
)
"""What is asked, and what a plain player answers."""
