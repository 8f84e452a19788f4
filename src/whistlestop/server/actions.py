"""What a connection may do in its room, frame by frame."""

from typing import Any

from whistlestop.bots import registry
from whistlestop.core.errors import CannotRead
from whistlestop.core.game import why_not
from whistlestop.core.move import Move
from whistlestop.core.refusal import NotLegal, Refusal
from whistlestop.notation import parse_move
from whistlestop.server import frames, seats
from whistlestop.server.advising import advise
from whistlestop.server.driver import Asked
from whistlestop.server.errors import Declined
from whistlestop.server.insights import dug, odds, ways
from whistlestop.server.room import Room
from whistlestop.server.speaking import Speaking, explain, join_again, own_seat, set_language
from whistlestop.server.store import SeatRow
from whistlestop.server.told import Shown, Telling
from whistlestop.texts.say import Speaker


async def act(room: Room, who: Speaking, frame: Any) -> None:
    """Do what a frame asks for, or raise Declined."""
    await _ACTIONS[type(frame)](room, who, frame)


def refused(room: Room, lang: str, id_: str | None, problem: Refusal) -> frames.Refused:
    """Why a move is refused."""
    text = Speaker(room.edition, lang, room.names).reason(problem.reason)
    return frames.Refused(id_, problem.rule, problem.reason.key, text)


def _parsed(room: Room, text: str) -> Move:
    try:
        return parse_move(room.edition, text)
    except CannotRead:
        raise Declined("unreadable", text=text) from None


async def _move(room: Room, who: Speaking, frame: frames.Move) -> None:
    own_seat(who, frame.seat)
    async with room.lock:
        game = room.playing() if room.row.phase != "over" else room.game
        assert game is not None
        done = game.step_of(frame.seat, frame.id, frame.at)
        if done is not None:
            _again(room, who, frame, done)
            return
        room.playing()
        if seats.played_by_bot(room.seats[frame.seat]):
            raise Declined("handed-over")
        if game.stale(frame.seat, frame.at):
            raise Declined("stale")
        move = room.shown().move(frame.seat, frame.move) or _parsed(room, frame.move)
        try:
            await room.play(frame.seat, move, None, frame.id)
        except NotLegal as problem:
            who.say(refused(room, who.lang, frame.id, problem.refusal))


def _again(room: Room, who: Speaking, frame: frames.Move, done: int) -> None:
    """A message that came before is answered, not played again."""
    game = room.game
    assert game is not None
    if done < 0:
        raise Declined("taken-back")
    step = game.steps[done]
    who.say(
        frames.Events(
            Telling(room.edition, [(done, step)]).told(who.seats),
            game.next,
            room.shown().views(who.seats),
            room.info(),
            frame.id,
        )
    )


async def _why(room: Room, who: Speaking, frame: frames.Why) -> None:
    own_seat(who, frame.seat)
    if room.game is None:
        raise Declined("not-playing")
    refusal = why_not(room.game.state, _parsed(room, frame.move), frame.seat)
    told = None if refusal is None else refused(room, who.lang, frame.id, refusal)
    explain(who, frame, told)


async def _look(room: Room, who: Speaking, frame: frames.Look) -> None:
    game = room.game
    if game is None or frame.step >= len(game.steps):
        raise Declined("no-such-step")
    own = who.seats
    if frame.seat is not None:
        if frame.seat >= len(room.seats):
            raise Declined("no-such-seat")
        if room.row.phase != "over":
            own_seat(who, frame.seat)
        own = (frame.seat,)
    shown = Shown(game.at(frame.step))
    who.say(frames.Looked(frame.step, game.steps[frame.step].next, shown.views(own)))


async def _sync(room: Room, who: Speaking, frame: frames.Sync) -> None:
    who.say(room.joined(who.seats, frame.from_, frame.undos))


async def _undo(room: Room, who: Speaking, frame: frames.Undo) -> None:
    own_seat(who, frame.seat)
    async with room.lock:
        if room.row.phase == "over" and room.row.campaign is not None:
            raise Declined("no-undo", what="written")
        moves = room.playing().back_to(frame.seat)
        if not moves:
            raise Declined("no-undo", what="hidden")
        others = frozenset(seat for seat in room.people if seat not in who.seats)
        if others:
            room.driver.asked = Asked(frame.seat, moves, others)
            room.tell(frames.AskUndo(frame.seat, moves))
        else:
            await room.take_back(moves)


async def _answer_undo(room: Room, who: Speaking, frame: frames.AnswerUndo) -> None:
    own_seat(who, frame.seat)
    async with room.lock:
        asked = room.driver.asked
        if asked is None or frame.seat not in asked.waiting:
            raise Declined("not-asked")
        if not frame.yes:
            room.driver.asked = None
            room.tell(frames.UndoRefused(frame.seat))
            return
        waiting = asked.waiting - {frame.seat}
        room.driver.asked = asked._replace(waiting=waiting)
        if not waiting & set(room.people):
            await room.take_back(asked.moves)


async def _chat(room: Room, who: Speaking, frame: frames.Chat) -> None:
    if frame.seat is not None:
        own_seat(who, frame.seat)
    text = seats.clean(frame.text)
    if text:
        if not who.talk.take():
            raise Declined("too-fast", what="chat")
        async with room.lock:
            await room.say(frame.seat, text)


async def _choose(room: Room, who: Speaking, frame: frames.SetPace | frames.SetCoach) -> None:
    # Where only bots play there is no host: whoever watches may choose.
    if room.row.host is not None and room.row.host not in who.seats:
        raise Declined("not-host", what=frame.__struct_config__.tag)
    async with room.lock:
        await room.choose(frame)


async def _replace(room: Room, who: Speaking, frame: frames.Replace) -> None:
    host = room.row.host is not None and room.row.host in who.seats
    if not host and not (frame.seat in who.seats and frame.bot is None):
        raise Declined("not-host", what="seat")
    if frame.bot is not None:
        registry.check(frame.bot)
    async with room.lock:
        if frame.seat >= len(room.seats) or room.seats[frame.seat].kind != "person":
            raise Declined("no-such-seat")
        if frame.bot is not None and frame.seat in room.here and frame.seat not in who.seats:
            raise Declined("not-abandoned")
        old = room.seats[frame.seat]
        row = SeatRow(old.kind, frame.bot, old.name, old.token_hash)
        await room.change_seat(frame.seat, row, room.row.host)
        room.driver.stir()


_ACTIONS: dict[type[frames.Frame], Any] = {
    frames.Join: join_again,
    frames.Move: _move,
    frames.Why: _why,
    frames.Ways: ways,
    frames.Odds: odds,
    frames.Dug: dug,
    frames.Look: _look,
    frames.Sync: _sync,
    frames.Undo: _undo,
    frames.AnswerUndo: _answer_undo,
    frames.Chat: _chat,
    frames.SetPace: _choose,
    frames.SetCoach: _choose,
    frames.Advise: advise,
    frames.Replace: _replace,
    frames.SetLang: set_language,
}
