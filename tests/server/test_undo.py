"""Taking back: luck-free moves only, at once at one screen, by consent at several."""

import asyncio

from tests.server.house import Frame, House, Screen, tokens
from tests.server.test_online import actor, choose_tickets, two


def claim_of(view: Frame) -> str | None:
    return next((move for move in view["moves"] if move.startswith("claim")), None)


async def until_a_claim(*screens: Screen) -> tuple[Screen, int, str]:
    """Draw cards until somebody can claim a route: who, and how."""
    while True:
        last = max(screen.next for screen in screens)
        for screen in screens:
            while screen.next < last:
                await screen.read()
        who, seat = actor(*screens)
        claim = claim_of(who.views[seat])
        if claim is not None:
            return who, seat, claim
        assert (await who.move(seat, "draw"))["type"] == "events"


def test_at_one_screen_at_once(house: House) -> None:
    opened = house.open("new_york", "person", "person")

    async def play() -> None:
        async with house.screen(opened["room"]["id"], *tokens(opened)) as table:
            await choose_tickets(table)
            _, seat, claim = await until_a_claim(table)
            number, view, moves = table.next, table.views[seat], table.room["moves"]
            message = table.message(seat, claim, "the claim")
            await table.ask(message, "events")
            assert table.room["undo"][seat] == 1
            undone = await table.ask({"type": "undo", "seat": seat}, "undone")
            assert undone["next"] == number
            assert table.views[seat] == view
            assert (table.room["moves"], table.room["undos"]) == (moves, 1)
            late = await table.ask(message, "refused")
            assert late["reason"] == "taken-back"
            assert (await table.move(seat, claim))["type"] == "events"

    asyncio.run(play())


def test_what_was_drawn_stays_drawn(house: House) -> None:
    opened = house.open("new_york", "person", "person")

    async def play() -> None:
        async with house.screen(opened["room"]["id"], *tokens(opened)) as table:
            await choose_tickets(table)
            _, seat = actor(table)
            await table.move(seat, "draw")
            assert table.room["undo"] == [0, 0]
            refused = await table.ask({"type": "undo", "seat": seat}, "refused")
            assert (refused["reason"], refused["id"]) == ("no-undo", None)

    asyncio.run(play())


def test_by_consent_at_two_screens(house: House) -> None:
    room, one, other = two(house)

    async def play() -> None:
        async with house.screen(room, one) as ana, house.screen(room, other) as bo:
            await choose_tickets(ana, bo)
            who, seat, claim = await until_a_claim(ana, bo)
            idle = bo if who is ana else ana
            number = who.next
            await who.move(seat, claim)

            nobody = {"type": "answer-undo", "seat": 1 - seat, "yes": True}
            assert (await idle.ask(nobody, "refused"))["reason"] == "not-asked"
            await who.send({"type": "undo", "seat": seat})
            assert await idle.until("ask-undo") == {"type": "ask-undo", "seat": seat, "moves": 1}
            await idle.send({"type": "answer-undo", "seat": 1 - seat, "yes": False})
            assert (await who.until("undo-refused"))["seat"] == 1 - seat
            assert who.next > number

            await who.send({"type": "undo", "seat": seat})
            await idle.until("ask-undo")
            own = {"type": "answer-undo", "seat": seat, "yes": True}
            assert (await who.ask(own, "refused"))["reason"] == "not-asked"
            await idle.send({"type": "answer-undo", "seat": 1 - seat, "yes": True})
            assert (await who.until("undone"))["next"] == number
            assert (await idle.until("undone"))["next"] == number

        async with house.screen(room, other, start=number, undos=0) as back:
            assert min(back.told) == 0, "events that were taken back are not mixed with new ones"

    asyncio.run(play())


def test_a_move_ends_the_question(house: House) -> None:
    room, one, other = two(house)

    async def play() -> None:
        async with house.screen(room, one) as ana, house.screen(room, other) as bo:
            await choose_tickets(ana, bo)
            who, seat, claim = await until_a_claim(ana, bo)
            idle = bo if who is ana else ana
            await who.move(seat, claim)
            await who.send({"type": "undo", "seat": seat})
            await idle.until("ask-undo")
            await idle.move(1 - seat, "draw")
            late = {"type": "answer-undo", "seat": 1 - seat, "yes": True}
            assert (await idle.ask(late, "refused"))["reason"] == "not-asked"

    asyncio.run(play())
