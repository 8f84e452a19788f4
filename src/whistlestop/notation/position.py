"""Positions written by hand: what is not named has its default. And a state told as one."""

from collections.abc import Mapping, Sequence
from operator import mul
from typing import Any

from whistlestop.core.cards import WILD, Bag, at_least_none, holds, minus, minus_one, plus
from whistlestop.core.chance import Chance
from whistlestop.core.edition import Edition
from whistlestop.core.errors import BadInput, CannotRead
from whistlestop.core.game import opening
from whistlestop.core.imagine import split_decks
from whistlestop.core.state import Aside, Slip, State
from whistlestop.notation.codec import expect, read_bag, to_json
from whistlestop.notation.words import check

ROW = 5


def read_position(
    edition: Edition,
    seats: int,
    data: Mapping[str, Any],
    chance: Chance,
    draws: Sequence[str] = (),
) -> State:
    """The state that a position describes; `draws` are cards that must stay to be drawn."""
    rows = per_seat(expect(data, dict, "an object", ""), "colours", seats)
    try:
        state = opening(edition if rows is None else edition.coloured(rows), seats)
    except BadInput as error:
        if rows is None:
            raise
        raise CannotRead(str(error), "colours") from None
    known = tell_position(state)
    for key in data:
        if key not in known:
            raise CannotRead(f"there is no such key; {edition.id} has {', '.join(known)}", key)
    state = _place_cards(state, data, chance, draws)
    state = _place_tickets(state, data)
    for place in edition.hooks.place:
        state = place(state, data)
    return state


def tell_position(state: State) -> dict[str, Any]:
    """A state in the words of a position; what is pending inside an action is not told."""
    edition = state.edition
    told: dict[str, Any] = {
        "turn": state.turn,
        "first": state.first,
        "colours": list(edition.colours[: len(state.players)]),
        "hands": [to_json(edition, Bag, player.hand) for player in state.players],
        "tickets": [list(player.tickets) for player in state.players],
        "trains": [player.trains for player in state.players],
        "points": [player.points for player in state.players],
        "routes": dict(state.owners),
        "row": list(state.row),
        "discards": to_json(edition, Bag, state.discards),
        "deck": to_json(edition, Bag, state.deck),
        "ticket_deck": [*state.loose, *(slip.ticket for slip in state.under)],
    }
    for tell in edition.hooks.tell:
        told |= tell(state)
    return told


def per_seat(data: Mapping[str, Any], key: str, seats: int) -> list[Any] | None:
    """An entry with a value for each seat, if it is there."""
    if key not in data:
        return None
    rows: list[Any] = expect(data[key], list, "a list with an entry for each seat", key)
    if len(rows) != seats:
        raise CannotRead(f"needs an entry for each of {seats} seats, not {len(rows)}", key)
    return rows


def numbers(data: Mapping[str, Any], key: str, seats: int, lowest: int = 0) -> list[int] | None:
    """A whole number for each seat, if it is there."""
    rows = per_seat(data, key, seats)
    for i, n in enumerate(rows or ()):
        if expect(n, int, "a whole number", f"{key}[{i}]") < lowest:
            raise CannotRead(f"cannot be {n}", f"{key}[{i}]")
    return rows


def a_seat(value: Any, seats: int, where: str) -> int:
    """A seat of this game."""
    seat: int = expect(value, int, "a seat", where)
    if not 0 <= seat < seats:
        raise CannotRead(f"there is no seat {seat}, only 0 to {seats - 1}", where)
    return seat


def _place_cards(
    state: State, data: Mapping[str, Any], chance: Chance, draws: Sequence[str]
) -> State:
    edition, seats = state.edition, len(state.players)
    pack = edition.pack
    hands = [
        read_bag(edition, hand, f"hands[{seat}]")
        for seat, hand in enumerate(per_seat(data, "hands", seats) or [{}] * seats)
    ]
    discards = read_bag(edition, data.get("discards", {}), "discards")
    row = tuple(
        check(edition, "card", card, f"row[{i}]")
        for i, card in enumerate(expect(data.get("row", []), list, "a list of cards", "row"))
    )
    if len(row) > ROW:
        raise CannotRead(f"holds {len(row)} cards, but there are only {ROW} places", "row")
    whole = data.get("deck", "rest") == "rest"
    deck = pack.none if whole else read_bag(edition, data["deck"], "deck")

    placed = plus(plus(discards, deck), pack.bag(row))
    for hand in hands:
        placed = plus(placed, hand)
    here = pack.all
    for part in state.parts.values():
        if isinstance(part, Aside):
            state = state.with_part(part.in_play(pack))
            here = minus(here, part.in_play(pack).cards)
    if not holds(here, placed):
        too_many = [
            f"{n} {card} cards of {most}"
            for card, n, most in zip(pack.kinds, placed, here, strict=True)
            if n > most
        ]
        raise CannotRead(f"there are too many cards: {', '.join(too_many)}")
    rest = minus(here, placed)
    if "row" not in data:
        row, rest = _random_row(state, rest, draws, chance)
    players = tuple(
        player._replace(hand=hand) for player, hand in zip(state.players, hands, strict=True)
    )
    deck = rest if whole else deck
    return state._replace(players=players, deck=deck, discards=discards, row=row)


def _random_row(
    state: State, rest: Bag, draws: Sequence[str], chance: Chance
) -> tuple[tuple[str, ...], Bag]:
    """Five cards of the rest: at most two wild ones, and none that is to be drawn."""
    pack = state.edition.pack
    free = tuple(map(mul, at_least_none(rest, pack.bag(tuple(draws))), pack.holdable))
    row: list[str] = []
    while len(row) < ROW:
        weights = free if row.count(WILD) < 2 else (*free[: pack.wild], 0, *free[pack.wild + 1 :])
        if not any(weights):
            break
        card = chance.pick(pack.kinds, weights)
        at = pack.index[card]
        row.append(card)
        free, rest = minus_one(free, at), minus_one(rest, at)
    return tuple(row), rest


def _place_tickets(state: State, data: Mapping[str, Any]) -> State:
    edition, seats = state.edition, len(state.players)
    held = [
        tuple(
            check(edition, "ticket", t, f"tickets[{seat}]")
            for t in expect(kept, list, "a list", "tickets")
        )
        for seat, kept in enumerate(per_seat(data, "tickets", seats) or [[]] * seats)
    ]
    deck = data.get("ticket_deck")
    under = [
        check(edition, "ticket", t, f"ticket_deck[{i}]")
        for i, t in enumerate(expect([] if deck is None else deck, list, "a list", "ticket_deck"))
    ]
    placed = [*under, *(ticket for kept in held for ticket in kept)]
    twice = sorted({ticket for ticket in placed if placed.count(ticket) > 1})
    if twice:
        raise CannotRead(f"there is only one of each ticket: {', '.join(twice)}", "tickets")
    drawn, rare = (
        tuple(ticket for ticket in tickets if ticket not in placed)
        for tickets in split_decks(edition)
    )
    out = rare if deck is None else (*rare, *drawn)
    return state._replace(
        players=tuple(
            player._replace(tickets=kept) for player, kept in zip(state.players, held, strict=True)
        ),
        loose=drawn if deck is None else (),
        under=tuple(Slip(ticket, None) for ticket in under),
        box=tuple(Slip(ticket, None) for ticket in out),
    )
