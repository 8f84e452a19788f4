"""What a campaign pays beside tickets: crates, towns, loot, bridges, tunnels, tolls, postcards.

Only what the view shows is counted. Where a rule is not in force it simply counts for nothing.
"""

from collections.abc import Iterator
from typing import TypeVar

from whistlestop.bots.lore import Sidelines
from whistlestop.bots.outlook import Outlook
from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.campaign.content.pack import find_pack
from whistlestop.campaign.effects.goal_cards import GoalCard
from whistlestop.campaign.effects.goals import Link, Touch
from whistlestop.campaign.effects.mail import Mailbag
from whistlestop.campaign.stickers.boom_towns import BoomTowns, Settlers
from whistlestop.campaign.stickers.depots import DepotMap, Depots
from whistlestop.campaign.stickers.diggings import MOUNTAIN, Tunnels, unbored
from whistlestop.campaign.stickers.fruit_express import Crates, FruitExpress
from whistlestop.campaign.stickers.gang import Gang
from whistlestop.campaign.stickers.iron_bridges import Bridges, IronBridges, symbols_of
from whistlestop.core.view import View
from whistlestop.insight.atlas import Atlas
from whistlestop.rules.companies import Companies

OLD_CRATE = 1.0
"""What a crate is worth of a kind that one has."""
LOOT, RANSOM = 5, 2.0
"""With a wild card so much loot is worth a visit; otherwise the gang costs about that."""
CITIES = 3
"""A postcard is gone for when no more cities than that are missing."""
Part = TypeVar("Part")


def _part(view: View, kind: type[Part]) -> Part | None:
    found = view.parts.get(kind)
    return found if isinstance(found, kind) else None


def own_goals(view: View, seat: int) -> Iterator[tuple[GoalCard, int]]:
    """The goals of the postcards that a seat holds, and what each is worth."""
    bag = _part(view, Mailbag)
    held = [card for card in bag.cards if card.seat == seat and not card.done] if bag else []
    mine = {card.thing: card.no for card in held}
    for rule in view.edition.rules if mine else ():
        if isinstance(rule, GoalCard) and rule.id in mine:
            card = find_pack(recipe_of(view).pack).postcard(mine[rule.id])
            yield rule, rule.at_once + (card.vault if card else 0)


def journeys(view: View, seat: int, atlas: Atlas) -> dict[str, tuple[int, int, int]]:
    """Postcards that ask for a connection, as if they were tickets.

    Nothing is lost if they fail, so they are worth half of what a ticket would be.
    """
    found = {}
    for rule, worth in own_goals(view, seat):
        for goal in rule.goals:
            if isinstance(goal, Link) and {goal.one, goal.other} <= atlas.city_of.keys():
                ends = atlas.city_of[goal.one], atlas.city_of[goal.other]
                found[rule.id] = (*ends, worth // 2)
    return found


class CampaignSidelines(Sidelines):
    """Those of a campaign game."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook.atlas)
        self.view, self.seat = outlook.view, outlook.seat
        self._crates()
        self._towns()
        self._gang(outlook.hand[outlook.atlas.wild])
        self._depots()
        self._bridges()
        self._tunnels()
        self._postcards()

    def _add(self, city: str, dollars: float) -> None:
        self.cities[city] = self.cities.get(city, 0.0) + dollars

    def _crates(self) -> None:
        """A further kind is worth what it adds to a delivery (H.3), so the last one most."""
        crates = _part(self.view, Crates)
        if crates is None:
            return
        kinds = {*crates.held[self.seat]}
        pays = (0, *self.view.edition.rule(FruitExpress).pays)
        for city, there in crates.at.items():
            if there:
                new = not {*there} <= kinds
                self._add(city, pays[len(kinds) + 1] - pays[len(kinds)] if new else OLD_CRATE)

    def _towns(self) -> None:
        """A city that grows with the next settler (I.2)."""
        towns = _part(self.view, Settlers)
        if towns is None:
            return
        rule = self.view.edition.rule(BoomTowns)
        needed = rule.settlers[len(self.view.players) - 2]
        for city, settlers in towns.at.items() if len(towns.grown) < rule.most else ():
            if settlers + 1 >= needed:
                self._add(city, rule.dollars)

    def _gang(self, wilds: int) -> None:
        gang = _part(self.view, Gang)
        if gang is not None and gang.city is not None:
            self._add(gang.city, gang.loot if wilds and gang.loot >= LOOT else -RANSOM)

    def _depots(self) -> None:
        """What others ask at their doors (G.2)."""
        depots = _part(self.view, DepotMap)
        if depots is None:
            return
        companies = self.view.part(Companies).colours
        toll = self.view.edition.rule(Depots).toll[len(companies) - 2]
        for city, colour in depots.at.items():
            if colour in companies and colour != companies[self.seat]:
                self._add(city, -toll)

    def _bridges(self) -> None:
        """A dollar a symbol, or a toll (N.1 to N.3)."""
        bridges = _part(self.view, Bridges)
        if bridges is None:
            return
        companies = self.view.part(Companies).colours
        rule = self.view.edition.rule(IronBridges)
        for number, route in enumerate(self.atlas.routes):
            symbols, plate = symbols_of(self.view, route.id), bridges.plates.get(route.id)
            if symbols and (plate is None or plate == companies[self.seat]):
                self.routes[number] = rule.timber * symbols
            elif symbols and plate in companies:
                self.routes[number] = -rule.toll[len(companies) - 2] * symbols

    def _tunnels(self) -> None:
        """The dollars printed on a mountain nobody has bored yet (O.2)."""
        if _part(self.view, Tunnels) is None:
            return
        for number, route in enumerate(self.atlas.routes):
            if unbored(self.view, route):
                self.routes[number] = self.routes.get(number, 0.0) + route.trait(MOUNTAIN)

    def _postcards(self) -> None:
        """Cities that a postcard still asks for, when few are missing."""
        board = self.view.edition.board
        routes = (board.routes[route] for route in self.view.routes_of(self.seat))
        touched = {city for route in routes for city in route.ends}
        for rule, worth in own_goals(self.view, self.seat):
            for goal in rule.goals:
                if isinstance(goal, Touch) and not isinstance(goal.of, str):
                    missing = goal.count - len(touched.intersection(goal.of))
                    for city in goal.of if 0 < missing <= CITIES else ():
                        if city not in touched:
                            self._add(city, worth / (missing + 1))
