"""Advice for a seat: only for who holds its secret, only from what it may see."""

import logging

import msgspec

from whistlestop.coach import NoAdvice
from whistlestop.coach.telling import told_advice
from whistlestop.core.view import View
from whistlestop.server import frames
from whistlestop.server.coached import CoachTip
from whistlestop.server.errors import Declined
from whistlestop.server.room import Room
from whistlestop.server.speaking import Speaking, declined, own_seat
from whistlestop.texts.say import Speaker

log = logging.getLogger(__name__)


async def advise(room: Room, who: Speaking, frame: frames.Advise) -> None:
    """Begin to think; the answer comes when it is known."""
    own_seat(who, frame.seat)
    if room.row.coach == "off":
        raise Declined("coach-off")
    game = room.playing()
    view = room.view_of(frame.seat)
    if not view.moves:
        raise Declined("no-advice", what="nothing")
    who.later(_answer(room, who, frame, view, game.next, room.row.undos))


async def _answer(
    room: Room, who: Speaking, frame: frames.Advise, view: View, at: int, undos: int
) -> None:
    try:
        advice = await who.coach.advise(f"{room.row.id} {frame.seat} {at} {undos}", view)
    except NoAdvice as problem:
        who.say(declined(who.lang, frame.id, problem))
        return
    except Exception as problem:
        log.exception("the coach failed", extra={"room": room.row.id, "problem": repr(problem)})
        who.say(declined(who.lang, frame.id, NoAdvice("failed")))
        return
    told = told_advice(Speaker(room.edition, who.lang, room.names), advice)
    tips = msgspec.convert(told["tips"], list[CoachTip])
    who.say(frames.Advised(frame.id, frame.seat, at, tips, advice.playouts, advice.rough))
