"""A game in progress: what may be taken back, what came too late, and playing on."""

from typing import Any

from tests.campaign.effects.frontier import at
from tests.campaign.effects.story import struck
from tests.campaign.effects.tables import ROW
from whistlestop.bots.registry import make
from whistlestop.campaign.effects.box_choices import VeinShown
from whistlestop.core.chance import Seeded
from whistlestop.core.game import legal, new_game
from whistlestop.core.state import State
from whistlestop.editions import edition
from whistlestop.notation import format_move, parse_move
from whistlestop.playing import Playing, chosen_by, play_on, shows

GREEDY = chosen_by([make("greedy", "a"), make("greedy", "b")])
HANDS: list[Any] = [{"red": 1, "red^pick": 1}, {}]


def begun(seats: int = 2, fixed: int = 0) -> Playing:
    playing = Playing(edition("new_york"), seats, "tea", first=0, fixed=fixed)
    playing.take(playing.set_up())
    return playing


def standing(state: State) -> Playing:
    """A game that has come to this position."""
    playing = Playing(state.edition, len(state.players), "tea")
    playing.take(playing.set_up())
    playing.state = state
    return playing


def play(playing: Playing, text: str, seat: int | None = None, id_: str | None = None) -> Playing:
    who = playing.turn[0] if seat is None else seat
    playing.take(playing.make(who, parse_move(playing.edition, text), None, id_))
    return playing


def undoable_after(state: State, text: str) -> int:
    """How many moves may be taken back after this one, which uses no luck."""
    playing = standing(state)
    luck = playing.picks
    play(playing, text)
    assert playing.picks == luck
    return playing.undoable


def keep(playing: Playing, seat: int, id_: str | None = None) -> Playing:
    """The seat keeps one of its first tickets; the other goes under the deck."""
    return play(playing, format_move(legal(playing.state, seat)[0]), seat, id_)


def chosen(fixed: int = 0) -> Playing:
    return keep(keep(begun(fixed=fixed), 0), 1)


# Taking back


def test_a_choice_that_shows_nothing_may_be_taken_back() -> None:
    playing = begun()
    before = playing.state
    assert playing.undoable == 0, "the set-up stays"
    keep(playing, 0)
    assert (playing.undoable, playing.before(1)) == (1, before)
    playing.undo(1)
    assert (playing.state, playing.moves, playing.undoable) == (before, 0, 0)


def test_a_card_drawn_stays_drawn() -> None:
    assert play(chosen(), "draw").undoable == 0


def test_steps_of_another_game_stay() -> None:
    playing = chosen(fixed=1)
    assert [step.seat for step in playing.steps] == [None, 0, 1]
    assert playing.undoable == 1


def test_back_to_the_last_move_of_a_seat() -> None:
    playing = chosen()
    assert [playing.back_to(0), playing.back_to(1), playing.back_to(0, 1)] == [2, 1, 1]
    assert play(playing, "draw").back_to(0, 1) == 0


def test_a_ticket_from_under_the_deck_has_been_shown_though_no_luck_was_used() -> None:
    playing = chosen()
    assert [slip.known_to for slip in playing.state.under] == [0, 1]
    assert undoable_after(playing.state._replace(loose=()), "tickets") == 0


def test_the_own_ticket_from_under_the_deck_was_known() -> None:
    state = chosen().state
    state = state._replace(loose=(), under=state.under[:1])
    assert undoable_after(state, "tickets") == 1


def test_a_ticket_lost_sight_of_is_news_when_it_comes_back() -> None:
    state = chosen().state
    playing = standing(state._replace(loose=()))
    own = {slip.known_to: slip.ticket for slip in state.under}
    for _ in range(2):  # the first draws what both put back, keeps its own, and puts back the other
        (turn,) = playing.turn
        assert play(playing, "tickets").undoable == 0
        play(playing, f"keep {own[turn]}")


def test_a_ticket_shown_to_the_next_has_been_shown() -> None:
    """EV-18: what one puts under the deck, the other looks at without any luck."""
    trial = struck("EV-18", row=ROW, ticket_deck=["albany-bangor", "mobile-boston"])
    assert undoable_after(trial.state, "under") == 0


def test_a_vein_looked_at_has_been_seen() -> None:
    """M.2: one could else look at all of them."""
    trial = at("M", hands=HANDS, money=[5, 0])
    trial.play("claim chihuahua-el_paso red+red^pick")
    assert undoable_after(trial.state, "peek monterrey") == 0


def test_a_vein_turned_up_has_been_shown_to_all() -> None:
    """EV-33: also when it was known to all who play, and only those who watch learn of it."""
    up = VeinShown(0, "monterrey", 12)
    mine, none = ["monterrey"], list[str]()
    for looked in ([none, none], [mine, none], [mine, mine]):
        state = at("M", veins={"looked": looked}).state
        assert shows(state, up.apply(state))
    state = at("M", veins={"shown": ["monterrey"]}).state
    assert not shows(state, up.apply(state))


def test_a_stake_shows_nothing() -> None:
    """M.3: it lies openly, and the veins stay as hidden as they were."""
    trial = at("M", hands=[{"red": 2}, {}], money=[5, 0])
    trial.play("claim chihuahua-el_paso red*2")
    assert undoable_after(trial.state, "stake el_paso") == 1


def test_a_finished_game_stays_finished() -> None:
    playing = Playing(edition("new_york"), 2, "s1")
    playing.run(GREEDY)
    assert playing.state.over
    assert playing.steps[-1].picks == playing.steps[-2].picks, "the last move was no draw"
    assert playing.undoable == 0


def test_luck_after_taking_back_is_the_luck_there_would_have_been() -> None:
    playing, straight = chosen(), chosen()
    playing.undo(2)
    keep(keep(playing, 0), 1)
    assert play(playing, "draw").state == play(straight, "draw").state


# Messages


def test_a_message_is_found_by_its_id_also_when_its_move_is_gone() -> None:
    playing = keep(begun(), 0, "one")
    number = playing.steps[0].next
    assert playing.step_of(0, "one", number) == 1
    assert playing.step_of(1, "one", number) is None, "another seat's"
    assert playing.step_of(0, "two", number) is None
    assert playing.step_of(0, "one", playing.next) is None, "sent after it"
    playing.undo(1)
    assert playing.step_of(0, "one", number) == -1


def test_a_move_for_another_situation_is_stale() -> None:
    playing = begun()
    asked = playing.next
    assert playing.together(1)
    keep(playing, 0)
    assert not playing.stale(1, asked), "what the other chose in the meantime is no matter"
    assert playing.together(1)
    assert playing.stale(0, asked)
    keep(playing, 1)
    assert not playing.together(0)
    assert playing.stale(0, asked)
    assert playing.stale(0, playing.next + 1)
    assert not playing.stale(0, playing.next)
    before = playing.next
    assert play(playing, "draw").turn == (0,), "another card is due"
    assert playing.stale(0, before)


# Looking on, and playing on


def test_how_it_stood_after_each_step_forwards_and_backwards() -> None:
    playing = begun()
    states = [playing.state]
    for moves in range(1, 8):
        playing.run(GREEDY, moves)
        states.append(playing.state)
    assert [playing.at(step) for step in range(8)] == states
    assert [playing.at(step) for step in (5, 2, 7, 0)] == [states[n] for n in (5, 2, 7, 0)]


def test_how_it_stood_is_forgotten_when_that_was_taken_back() -> None:
    playing = chosen()
    playing.at(2)
    playing.undo(2)
    keep(keep(playing, 1), 0)
    assert playing.at(2) == playing.state


def test_what_was_kept_folds_to_the_same_game() -> None:
    playing = play(chosen(), "draw")
    again = Playing(playing.edition, 2, "tea", first=0)
    again.restore(playing.steps)
    assert (again.state, again.steps, again.picks) == (playing.state, playing.steps, playing.picks)
    assert keep(keep(begun(), 0), 1).undoable == chosen().undoable == 2


def test_played_on_from_anywhere_it_is_the_same_game() -> None:
    playing = begun()
    playing.run(GREEDY)
    luck = Seeded("tea")
    state, moved = new_game(playing.edition, 2, luck, 0).state, 0
    for step in play_on(state, luck, GREEDY):
        state, moved = step.state, moved + 1
    assert (state, moved, luck.picks) == (playing.state, playing.moves, playing.picks)
