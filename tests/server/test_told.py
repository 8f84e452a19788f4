"""What is told is what the notation says, only written faster."""

import json
import random
from dataclasses import dataclass

import pytest

from tests.notation.test_json import drawn_again
from whistlestop.core.cards import Bag
from whistlestop.core.chance import Seeded
from whistlestop.core.event import Event
from whistlestop.core.game import legal, new_game, play, standings
from whistlestop.core.view import observe
from whistlestop.editions import edition, names
from whistlestop.notation import event_to_json, format_move, view_to_json
from whistlestop.playing import Played
from whistlestop.server.told import Shown, Telling, Written, event_json, result


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    hands: tuple[Bag, ...]


@pytest.mark.parametrize("name", names())
def test_views_and_events_of_a_whole_game(name: str) -> None:
    luck, chance = random.Random(5), Seeded("told")
    board = edition(name)
    step = new_game(board, 3, chance)
    shown: Shown | None = None
    while True:
        state = step.state
        for event in step.events:
            written = Written(board, event)
            assert json.loads(written.whole) == json.loads(json.dumps(event_to_json(board, event)))
            for seats in ((), (0,), (1, 2)):
                told = json.loads(bytes(written.seen_by(seats)))
                if seats and getattr(event, "seat", None) in seats:
                    assert told == json.loads(written.whole)
                elif getattr(event, "seat", None) not in seats:
                    hidden = event_to_json(board, event.seen_by(None))
                    assert told == json.loads(json.dumps(hidden))
        shown = Shown(state, shown)
        for seat in (None, 0, 1, 2):
            expected = json.loads(json.dumps(view_to_json(observe(state, seat))))
            assert json.loads(bytes(shown.view(seat))) == expected
        if state.over:
            break
        moves = legal(state)
        move = luck.choice(moves)
        assert state.turn is not None
        assert shown.move(state.turn, format_move(move)) == move
        assert shown.move(state.turn, "fly") is None
        step = play(state, move, chance)
    final = standings(state)
    assert result(final).totals == list(final.totals)


def test_what_became_of_tickets_put_back_is_told_to_each_as_it_may_know() -> None:
    state = drawn_again()
    for seat in (None, 0, 1):
        told = json.loads(bytes(Shown(state).view(seat)))
        assert told["traces"]
        assert told == json.loads(json.dumps(view_to_json(observe(state, seat))))


def test_an_event_with_bags_is_written_by_the_notation() -> None:
    board = edition("new_york")
    event = HandShown(((1, 0, 0, 0, 0, 0, 2),))
    assert json.loads(event_json(board, event)) == {
        "type": "HandShown",
        "hands": [{"blue": 1, "wild": 2}],
    }


def test_only_events_from_a_number_on_are_told() -> None:
    board = edition("new_york")
    events = new_game(board, 2, Seeded("from")).events
    step = Played(None, None, events)
    told = Telling(board, [(0, step)], 3).told((0,))
    assert [event["number"] for event in told] == list(range(3, len(events)))
