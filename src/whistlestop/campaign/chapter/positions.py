"""Positions that name stickers, people or postcards: the edition they are played with."""

from collections.abc import Iterable, Mapping
from typing import Any

from whistlestop.campaign.chapter.chapter import Chapter, chapter
from whistlestop.campaign.chapter.recipe import Held, Recipe
from whistlestop.campaign.content.pack import Pack, built_in, find_pack
from whistlestop.core.edition import Edition
from whistlestop.core.errors import CannotRead
from whistlestop.notation.codec import expect
from whistlestop.notation.position import per_seat
from whistlestop.rules.drawing import Drawing
from whistlestop.rules.money import Money

STICKERS, GAME, STANDING = "stickers", "game", "standing"
OWN = (STICKERS, GAME, STANDING)
"""What a position says about the campaign around it; the rest is placed by the rules."""
IMPLIED = {"staff": "hiring-hall", "depots": "depots"}
"""What a position can only say where a sticker of that effect is in force."""


def with_campaign(
    edition: Edition, seats: int, position: Mapping[str, Any]
) -> tuple[Edition, dict[str, Any]]:
    """The edition that a position asks for, and what is left to be placed on it."""
    named = {*_words(position, "event"), *_words(position, "event_deck")}
    wanted = [e for e in sorted(named) if e not in edition.things]
    if not wanted and not {*OWN, *IMPLIED, "postcards"} & position.keys():
        return edition, dict(position)
    rest = {key: value for key, value in position.items() if key not in OWN}
    return _chapter(_pack_of(edition), edition, seats, position, wanted), rest


def _companies(position: Mapping[str, Any]) -> Any:
    return position.get("company", position.get("colours"))


def _words(position: Mapping[str, Any], key: str) -> list[str]:
    found = position.get(key) or []
    rows = found if isinstance(found, list) else [found]
    return [row for row in rows if isinstance(row, str)]


def _pack_of(edition: Edition) -> Pack:
    """The pack that is played with an edition."""
    packs = map(find_pack, built_in())
    found = next((pack for pack in packs if pack.frame.edition == edition.id), None)
    if found is None:
        raise CannotRead(f"{edition.id} is not played as a campaign: it has no stickers", STICKERS)
    return found


def _chapter(
    pack: Pack, edition: Edition, seats: int, position: Mapping[str, Any], events: list[str]
) -> Chapter:
    years = pack.frame.years
    printed = [year for year in years if pack.chapter(year) is not None]
    game = expect(position.get(GAME, len(printed)), int, "the number of a game", GAME)
    if not 1 <= game <= len(printed):
        raise CannotRead(f"there is no game {game}, only 1 to {len(printed)}", GAME)
    told = [found for year in printed[:game] if (found := pack.chapter(year)) is not None]
    known = {sticker.letter: sticker for found in told for sticker in found.stickers}
    effects = {effect for key, effect in IMPLIED.items() if key in position}
    letters = [letter for letter, sticker in known.items() if sticker.effect in effects]
    letters += expect(position.get(STICKERS, []), list, "a list of letters", STICKERS)
    _all_known(letters, known, STICKERS)
    _all_known(events, {event.id for found in told for event in found.events}, "event_deck")
    cards = per_seat(position, "postcards", seats) or [[]] * seats
    for number in (no for row in cards for no in expect(row, list, "a list", "postcards")):
        if not isinstance(number, str) or pack.postcard(number) is None:
            raise CannotRead(f"there is no postcard {number!r}", "postcards")
    standing = position.get(STANDING, list(range(seats)))
    if not isinstance(standing, list) or sorted(standing) != list(range(seats)):
        raise CannotRead("names each seat once, the lowest total first", STANDING)
    hiring = any(known[letter].effect == IMPLIED["staff"] for letter in letters)
    hall = [employee.id for found in told for employee in found.employees if hiring]
    first = [thing.id for thing in edition.things.values() if thing.kind == "event"]
    return chapter(
        Recipe(
            pack=pack.id,
            game=game,
            companies=tuple(_companies(position) or edition.colours[:seats]),
            standing=tuple(standing),
            first=None,
            cars=pack.frame.cars[game - 1] if GAME in position else edition.trains,
            coins=(edition.rule(Money).start,) * seats,
            hands=(edition.rule(Drawing).hand,) * seats,
            deals=(edition.deals[""],) * seats,
            reward=pack.frame.reward[game - 1],
            pieces=(),
            colours={},
            large=(),
            tickets=tuple(edition.board.tickets),
            events=(*first, *events),
            hall=tuple(hall),
            last_hired=(None,) * seats,
            stickers=tuple(sorted({*letters})),
            depot_game=False,
            depots={},
            postcards=tuple(tuple(Held(no) for no in row) for row in cards),
            prizes=(),
            plates=((),) * seats,
            absent=(),
            module={},
            law=edition.law,
        )
    )


def _all_known(words: Iterable[object], known: Iterable[str], where: str) -> None:
    there = {*known}
    for word in words:
        if word not in there:
            raise CannotRead(f"there is no {word!r}; there are {', '.join(sorted(there))}", where)
