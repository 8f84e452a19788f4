"""A chapter: the edition of one campaign game, made from its recipe and the pack. Pure.

The same recipe makes the same chapter, in this process and in any other.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from typing import Any

from whistlestop.campaign import registry
from whistlestop.campaign.chapter.frame import Gifts, Guard, Purses
from whistlestop.campaign.chapter.recipe import (
    BY_SEAT,
    Outcome,
    Recipe,
    canonical,
    recipe_from_json,
    recipe_to_json,
)
from whistlestop.campaign.content.form import Postcard, Printed, RuleText, Sticker, kind_of
from whistlestop.campaign.content.pack import Pack, find_pack
from whistlestop.campaign.content.postcards import public_text
from whistlestop.core.board import Board
from whistlestop.core.edition import Edition, Thing
from whistlestop.core.errors import BadInput
from whistlestop.core.game import standings
from whistlestop.core.rule import Rule
from whistlestop.core.state import State
from whistlestop.editions import edition as find_edition
from whistlestop.editions import load
from whistlestop.rules.companies import CompanyRoutes
from whistlestop.rules.drawing import Drawing
from whistlestop.rules.journeys import completed_alone
from whistlestop.rules.money import Money
from whistlestop.rules.newspapers import Headline

GOAL = "postcard-goal"
"""The effect of every postcard that is a goal."""


@dataclass(frozen=True, eq=False, repr=False)
class Chapter(Edition):
    """An edition that a campaign has made of another one."""

    recipe: Recipe = field(kw_only=True)

    def coloured(self, chosen: Sequence[str | None]) -> Edition:
        """A company keeps its colour for the whole campaign (C-01)."""
        if any(colour not in (None, own) for own, colour in zip(self.colours, chosen, strict=True)):
            raise BadInput("colours-campaign")
        return self

    @property
    def origin(self) -> Mapping[str, Any]:
        """Its recipe."""
        return {"recipe": recipe_to_json(self.recipe)}

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process it is made again from its recipe."""
        where = find_pack(self.recipe.pack).name
        return (chapter_from_json, (recipe_to_json(self.recipe), where))


def chapter_from_json(data: Any, pack: str | None = None) -> Chapter:
    """The chapter of a recipe as it stands in a record; `pack` tells where its pack lies."""
    if pack is not None:
        find_pack(pack)
    return chapter(recipe_from_json(data))


def chapter(recipe: Recipe) -> Chapter:
    """The edition of a recipe."""
    return _made(canonical(recipe))


@lru_cache(maxsize=64)
def _made(key: str) -> Chapter:
    recipe = recipe_from_json(json.loads(key))
    pack = find_pack(recipe.pack)
    base = find_edition(pack.frame.edition, recipe.law)
    contents = Contents(pack, recipe)
    rules = (*_frame(base, recipe), *contents.rules())
    kept = {f.name: getattr(base, f.name) for f in fields(base) if f.init}
    reasons = dict(base.reasons)
    for rule in rules:
        reasons |= getattr(rule, "reasons", {})
    return Chapter(
        **{
            **kept,
            "board": _board(base, recipe),
            "trains": recipe.cars,
            "colours": recipe.companies,
            "seats": range(recipe.seats, recipe.seats + 1),
            "rules": rules,
            "reasons": {**reasons, **base.reasons},
            "things": {**base.things, **contents.things(), **_cited(pack, reasons.values())},
        },
        recipe=recipe,
    )


def _cited(pack: Pack, rules: Iterable[str]) -> Mapping[str, Thing]:
    """The rules of the frame that a refusal may name, with their texts."""
    cited = {*rules}
    return {
        rule.id: Thing(rule.id, "rule", dict.fromkeys(rule.text, rule.id), rule.text)
        for rule in pack.frame.rules
        if rule.id in cited
    }


def _board(base: Edition, recipe: Recipe) -> Board:
    """The open pieces with their lasting marks (C-20), and the tickets of the deck."""
    board = load.board(base.id, recipe.pieces)
    routes = dict(board.routes)
    for name, colour in recipe.colours.items():
        if name in routes:
            traits = {trait: n for trait, n in routes[name].traits.items() if trait != "bed"}
            routes[name] = replace(routes[name], colour=colour, traits=traits)
    cities = {
        name: replace(city, traits={**city.traits, "large": 1}) if name in recipe.large else city
        for name, city in board.cities.items()
    }
    tickets = {name: board.tickets[name] for name in recipe.tickets if name in board.tickets}
    return replace(board, routes=routes, cities=cities, tickets=tickets)


def _frame(base: Edition, recipe: Recipe) -> Iterable[Rule]:
    """The rules of the base game, with the numbers of this one."""
    hand = base.rule(Drawing).hand
    deal = base.deals[""]
    for rule in base.rules:
        if isinstance(rule, Money):
            yield Purses(recipe.coins)
        elif isinstance(rule, CompanyRoutes):
            yield CompanyRoutes(reward=recipe.reward)
        elif not isinstance(rule, Headline):
            yield rule
    yield Gifts(
        tuple(cards - hand for cards in recipe.hands),
        tuple(tickets - deal for tickets in recipe.deals),
    )
    yield Guard()


class Contents:
    """What a recipe names, looked up in the chapters and boxes that are open by then."""

    def __init__(self, pack: Pack, recipe: Recipe) -> None:
        self.pack, self.recipe = pack, recipe
        self.known: dict[str, Printed] = {event.id: event for event in pack.first_events}
        chapters = [pack.chapter(year) for year in pack.frame.years[: recipe.game]]
        for part in (*chapters, *map(pack.box, recipe.pieces)):
            self.known |= part.things if part is not None else {}

    def _in_force(self) -> Iterable[tuple[str, Printed]]:
        recipe = self.recipe
        plates = (plate for plates in recipe.plates for plate in plates)
        for name in (*recipe.stickers, *recipe.events, *recipe.hall, *plates):
            if name not in self.known:
                raise LookupError(f"the pack {self.pack.id} has no {name} (any more)")
            yield name, self.known[name]

    def _postcards(self) -> Iterable[Postcard]:
        held = [card.no for cards in self.recipe.postcards for card in cards]
        for no in (*held, *self.recipe.prizes):
            card = self.pack.postcard(no)
            if card is not None:
                yield card

    def rules(self) -> Iterable[Rule]:
        """A rule for each thing in force."""
        for name, thing in self._in_force():
            yield registry.make(thing.effect, name, thing.with_)
        for card in self._postcards():
            if card.tool is not None:
                yield registry.make(card.tool.effect, f"PC-{card.no}", card.tool.with_)
            elif card.goal is not None:
                numbers = {"goal": card.goal, "gives": card.gives or {}}
                yield registry.make(GOAL, f"PC-{card.no}", numbers)

    def things(self) -> Mapping[str, Thing]:
        """Name and text of everything in force; of postcards the public side."""
        found: dict[str, Thing] = {}
        for name, thing in self._in_force():
            found[name] = Thing(name, kind_of(thing), thing.name, thing.text)
            if isinstance(thing, Sticker):
                told = (r for r in thing.rules if r.if_ in (None, self.recipe.finale))
                found |= {rule.id: _rule_thing(thing, rule) for rule in told}
        for card in self._postcards():
            name = f"PC-{card.no}"
            found[name] = Thing(name, "postcard", card.name, public_text(card))
        return found


def _rule_thing(sticker: Sticker, rule: RuleText) -> Thing:
    """A single rule of a sticker, under the sticker's name."""
    return Thing(rule.id, "sticker", sticker.name, rule.text)


def outcome_of(state: State) -> Outcome:
    """What a finished game leaves behind."""
    found = standings(state)
    seats = range(len(state.players))
    lasting: dict[str, Any] = {}
    for kept in state.edition.hooks.lasting:
        for key, value in kept(state).items():
            lasting[key] = _merged(key, lasting[key], value) if key in lasting else value
    return Outcome(
        totals=found.totals,
        ranking=found.ranking,
        lines=tuple(tuple((line.name, line.points) for line in lines) for lines in found.lines),
        tickets=tuple(player.tickets for player in state.players),
        completed=tuple(completed_alone(state, seat) for seat in seats),
        turns=lasting.pop("turns", 0),
        trains=tuple(player.trains for player in state.players),
        routes=tuple(tuple(state.routes_of(seat)) for seat in seats),
        lasting=json.loads(json.dumps(lasting)),  # as plain as it will be read again
    )


def _merged(key: str, one: Any, other: Any) -> Any:
    """What two rules say of the same thing."""
    if key in BY_SEAT:
        return [_joined(a, b) for a, b in zip(one, other, strict=True)]
    return _joined(one, other)


def _joined(one: Any, other: Any) -> Any:
    if one is None or other is None:
        return other if one is None else one
    if isinstance(one, Mapping):
        return {**one, **other}
    return [*one, *other] if isinstance(one, list | tuple) else other
