"""What a page is told of ways and odds: true, only to the seat itself, and worked out once."""

import asyncio
from typing import Any

import pytest

from tests.server.house import Frame, House, Screen, hurried, tokens, wild
from tests.server.test_online import choose_tickets, two
from whistlestop.core.chance import Seeded
from whistlestop.core.game import legal, new_game, play
from whistlestop.core.state import State
from whistlestop.editions import edition
from whistlestop.insight import ways
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.server.told import Shown

TUNNELS = {r.id for r in edition("europe").board.routes.values() if r.trait("tunnel")}


async def ask_odds(screen: Screen, seat: int, view: Frame) -> list[Any]:
    """What a page asks when a payment is to be chosen: the odds of every tunnel in reach."""
    claims = [move for move in view["moves"] if move.startswith("claim")]
    asked = {move.split()[1] for move in claims} & TUNNELS
    for route in asked:
        found = await screen.ask({"type": "odds", "seat": seat, "route": route}, "odds")
        assert (found["seat"], found["route"]) == (seat, route)
        assert {*found["odds"]} == {move for move in claims if move.split()[1] == route}
        assert all(sum(odds) == pytest.approx(1, abs=0.001) for odds in found["odds"].values())
    return sorted(asked)


async def ask_dug(screen: Screen, seat: int, before: int, known: dict[str, Any]) -> str:
    """What a page asks when a tunnel was dug: the truth of the events, and nobody else is told."""
    news = [told["event"] for number, told in sorted(screen.told.items()) if number >= before]
    turned = [event["card"] for event in news if event["type"] == "TunnelRevealed"]
    found = (await screen.ask({"type": "dug", "seat": seat}, "dug"))["tunnel"]
    if not any(event["type"] == "PaymentLaid" for event in news):
        assert found is None
        return "none"
    laid = next(event for event in news if event["type"] == "PaymentLaid")
    assert (found["route"], found["laid"]) == (laid["route"], laid["payment"]["cards"])
    assert [card["card"] for card in found["turned"]] == turned
    fits = (laid["payment"]["colour"], "wild")
    assert [card["matches"] for card in found["turned"]] == [card in fits for card in turned]
    assert found["extra"] == sum(card["matches"] for card in found["turned"])
    assert found["odds"] == known[laid["route"]], "as it was told before"
    refused = await screen.ask({"type": "dug", "seat": 1 - seat}, "refused")
    assert refused["reason"] == "not-yours"
    return "due" if found["extra"] else "free"


def test_a_tunnel_is_told_to_who_digs_it(house: House) -> None:
    room, one, other = two(house, "europe")
    seen: set[str] = set()

    async def play_one(ana: Screen, bo: Screen, number: int) -> None:
        choose, asked = hurried(number), 0
        for _ in range(300):
            while (seat := ana.to_move()) is None and bo.to_move() is None:
                await ana.read()
            who = ana if seat is not None else bo
            seat = who.to_move()
            assert seat is not None
            view = who.views[seat]
            asked += len(await ask_odds(who, seat, view))
            move = choose(view)
            dig = [m for m in view["moves"] if m.startswith("claim") and m.split()[1] in TUNNELS]
            move, before, known = dig[0] if dig else move, who.next, {}
            if move.startswith("claim") and move.split()[1] in TUNNELS:
                route = move.split()[1]
                told = await who.ask({"type": "odds", "seat": seat, "route": route}, "odds")
                known = {route: told["odds"][move]}
            await who.move(seat, move)
            seen.add(await ask_dug(who, seat, before, known))
            if seen == {"none", "due", "free"} and asked > 20:
                return
            for screen in (ana, bo):
                while screen.next < who.next:
                    await screen.read()
            if who.room["phase"] == "over":
                return

    async def table() -> None:
        async with house.screen(room, one) as ana, house.screen(room, other) as bo:
            await choose_tickets(ana, bo)
            await play_one(ana, bo, 4)
            refused = await ana.ask({"type": "odds", "seat": 1, "route": "paris-zurich"}, "refused")
            assert refused["reason"] == "not-yours"

    asyncio.run(table())
    assert seen == {"none", "due", "free"}


def test_a_tunnel_that_waits_is_told_to_who_comes_back(house: House) -> None:
    """A page that is loaded anew in the middle of a tunnel asks again, and is told the same."""
    room, one, other = two(house, "europe")

    async def table() -> None:
        async with house.screen(room, one) as ana, house.screen(room, other) as bo:
            await choose_tickets(ana, bo)
            for number in range(400):
                while ana.to_move() is None and bo.to_move() is None:
                    await ana.read()
                who, secret = (ana, one) if ana.to_move() is not None else (bo, other)
                seat = who.to_move()
                assert seat is not None
                if who.views[seat]["phases"][-1]["type"] == "Tunnel":
                    told = await who.ask({"type": "dug", "seat": seat}, "dug")
                    async with house.screen(room, secret) as again:
                        assert await again.ask({"type": "dug", "seat": seat}, "dug") == told
                    assert told["tunnel"]["extra"] > 0
                    return
                moves = who.views[seat]["moves"]
                dig = [m for m in moves if m.startswith("claim") and m.split()[1] in TUNNELS]
                await who.move(seat, dig[0] if dig else hurried(number)(who.views[seat]))
                for screen in (ana, bo):
                    while screen.next < who.next:
                        await screen.read()
        raise AssertionError("no tunnel asked for more")

    asyncio.run(table())


def test_when_the_game_is_over_everybodys_ways_are_told(house: House) -> None:
    opened = house.open("new_york", "person", "person")
    room = opened["room"]["id"]

    async def table() -> None:
        async with house.screen(room, *tokens(opened)) as both, house.screen(room) as crowd:
            refused = await crowd.ask({"type": "ways", "seat": 0}, "refused")
            assert refused["reason"] == "not-yours"
            await both.play_out(wild(6))
            await crowd.until("over")
            for seat in (0, 1):
                held = crowd.views[None]["players"][seat]["tickets"]
                found = (await crowd.ask({"type": "ways", "seat": seat}, "ways"))["ways"]
                assert [way["ticket"] for way in found] == held
            refused = await crowd.ask({"type": "ways", "seat": 2}, "refused")
            assert refused["reason"] == "not-yours"

    asyncio.run(table())


def test_ways_are_kept_until_something_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search costs what a move costs, and most moves change nothing of it."""
    searched: list[int] = []
    real = ways.progress

    def counting(state: State, seat: int, *more: Any) -> Any:
        searched.append(seat)
        return real(state, seat, *more)

    monkeypatch.setattr("whistlestop.server.told.progress", counting)
    luck = Seeded("kept")
    state = new_game(edition("europe"), 3, luck, first=0).state
    shown, claims, moves = Shown(state), 0, 0
    while moves < 150:
        offered = legal(state)
        move = next((m for m in offered if isinstance(m, ClaimRoute)), offered[0])
        state = play(state, move, luck).state
        shown, moves = Shown(state, shown), moves + 1
        before = len(searched)
        assert shown.progress(0) == real(state, 0)
        claims += len(searched) > before
        assert shown.progress(0) is shown.progress(0)
    assert 10 < claims < 80, f"{claims} searches for {moves} moves"
