"""The record of a room's game: whole when it is over, else what one seat may see."""

from collections.abc import Iterator

from whistlestop.notation import event_to_json, parse_move
from whistlestop.record import Chain, Played, Record
from whistlestop.server.game import Game, Step, most_knowing
from whistlestop.server.infos import promise
from whistlestop.server.room import Room


def whole(room: Room) -> Record:
    """The record of a finished game."""
    game = room.game
    assert game is not None
    record = Record(room.edition, tuple(room.names), promise(room.row.seed), first=game.first)
    record.steps = [_played(room, step) for step in game.steps]
    record.seed = game.seed
    return record


def lines(room: Room, seat: int | None) -> Iterator[str]:
    """The record line by line; of a running game as a seat may see it."""
    game = room.game
    assert game is not None
    if room.row.phase == "over":
        yield from whole(room).lines()
    else:
        record = Record(room.edition, tuple(room.names), promise(room.row.seed), first=game.first)
        chain = Chain()
        yield chain.add(record._header())
        for step in game.steps:
            yield chain.add(_seen(game, step, seat))


def _played(room: Room, step: Step) -> Played:
    move = None if step.move is None else parse_move(room.edition, step.move)
    return Played(step.seat, move, step.events)


def _seen(game: Game, step: Step, seat: int | None) -> dict[str, object]:
    """A step as a seat may see it: what another chose in secret is only its verb."""
    own = () if seat is None else (seat,)
    told = [most_knowing(event, own) for event in step.events]
    events = [event_to_json(game.edition, event) for event in told]
    if step.move is None:
        return {"events": events}
    move = parse_move(game.edition, step.move)
    open_ = move.action or seat == step.seat or told == list(step.events)
    return {"seat": step.seat, "move": step.move if open_ else move.verb, "events": events}
