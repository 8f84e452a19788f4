"""A compiled game beside a readable one: what is different is found, and what is missed is told."""

import pytest

from whistlestop.core.chance import Scripted, Seeded
from whistlestop.core.game import legal, play
from whistlestop.editions import edition
from whistlestop.notation import parse_move, read_position
from whistlestop.rules.turns import GameEnded
from whistlestop.scenario import Engine, Failed, run
from whistlestop.turbo import Differs, twin
from whistlestop.turbo.game import Game
from whistlestop.turbo.law import Unsupported
from whistlestop.turbo.luck import SplitMix
from whistlestop.turbo.twin import Noting, Twin, seed_for

from ..rulebook.tables import Trial

EUROPE = edition("europe")
ROW = ["white", "white", "blue", "blue", "black"]
TUNNEL = {
    "id": "E-30",
    "edition": "europe",
    "players": 2,
    "position": {"hands": [{"green": 3, "wild": 1}, {}], "row": ROW},
    "draws": ["green", "white", "black"],
    "steps": [
        {"seat": 0, "play": "claim venezia-zurich green*2"},
        {"seat": 0, "only": ["pay green", "pay wild", "decline"]},
    ],
}


@pytest.mark.parametrize("count", [1, 2, 3, 6, 7])
def test_luck_is_found_for_any_cards(count: int) -> None:
    weights = (12, 12, 12, 12, 12, 12, 12, 12, 14)
    will = Seeded(f"cards {count}")
    for _ in range(5):
        noting = Noting(will)
        wanted = [noting.pick("abcdefghi", weights) for _ in range(count)]
        seed = seed_for(noting.picks)
        assert seed is not None
        assert 0 <= seed < 1 << 63
        luck = SplitMix(seed)
        assert [luck.pick("abcdefghi", weights) for _ in range(count)] == wanted


def test_luck_is_not_looked_for_without_end() -> None:
    assert seed_for([]) == 0
    assert seed_for([(0, 1, 100)] * 12) is None


def test_the_same_cards_are_drawn_in_both() -> None:
    """A tunnel asks for three extra cards in one deal of hundreds; native code deals just that."""
    told = TUNNEL | {
        "draws": ["green", "wild", "green"],
        "steps": [
            {"seat": 0, "play": "claim venezia-zurich green*2"},
            {"seat": 0, "only": ["decline"]},
            {"seat": 0, "play": "decline"},
        ],
    }
    assert run(told) == []


def test_what_differs_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    run(TUNNEL)
    right = Game.legal
    monkeypatch.setattr(Game, "legal", lambda game: right(game)[:-1])
    with pytest.raises(
        Failed, match=r"position: the engines differ: legal actions: .* by the rules"
    ):
        run(TUNNEL)
    run(TUNNEL, Engine.CORE)


def test_the_trials_of_the_rulebooks_are_held_against_native_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    trial = Trial("usa", hands=[{"red": 2}, {}], row=ROW)
    trial.play("draw")
    right = Game.scores
    monkeypatch.setattr(Game, "scores", lambda game: right(game) + 1)
    with pytest.raises(Differs, match="total of seat 0"):
        trial.finish()
    with pytest.raises(Differs, match="total of seat 0"):
        trial.play("draw")
    with pytest.raises(Differs, match="total of seat 0"):
        Trial("usa")


def test_scores_and_states_are_compared_in_every_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    state = read_position(EUROPE, 2, {"points": [3, 4]}, Seeded("position"))
    both = Twin(EUROPE)
    both.look(state)
    right = Game.scores
    with monkeypatch.context() as wrong:
        wrong.setattr(Game, "scores", lambda game: right(game)[::-1])
        with pytest.raises(Differs, match="total of seat 0: 15 by the rules, 16 in compiled code"):
            both.look(GameEnded().apply(state))
    move = parse_move(EUROPE, "draw")
    monkeypatch.setattr(twin, "seed_for", lambda picks: 1)
    with pytest.raises(Differs, match=r"(players|deck): "):
        both.play(state, move, Scripted(["wild"], Seeded("")))


def test_what_cannot_be_played_is_told_and_the_game_goes_on() -> None:
    told = TUNNEL | {
        "steps": [
            {"seat": 0, "play": "claim venezia-zurich green+wild"},
            {"seat": 0, "play": "pay green"},
            {"seat": 1, "play": "draw"},
        ]
    }
    (missed,) = run(told)
    assert missed == (
        "claim venezia-zurich green+wild: compiled code pays with the fewest wild cards"
    )
    (missed,) = run(TUNNEL | {"position": {"points": [1 << 40, 45]}, "draws": [], "steps": []})
    assert missed == "points beyond 1073741824 do not fit"


def test_when_no_luck_is_found_other_cards_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin, "seed_for", lambda picks: None)
    (missed,) = run(TUNNEL)
    assert missed.endswith("no luck was found that brings these 3 cards")
    monkeypatch.setattr(Game, "apply", lambda game, action: None)
    with pytest.raises(Failed, match=r"steps\[0\]: the engines differ"):
        run(TUNNEL)


def test_an_edition_without_native_code() -> None:
    told = {"id": "L", "edition": "legends", "players": 2, "steps": []}
    (missed,) = run(told)
    assert "legends cannot be played at native speed" in missed
    with pytest.raises(Unsupported):
        run(told, Engine.TURBO)
    assert run(told, Engine.CORE) == []


def test_a_state_that_the_twin_has_not_seen() -> None:
    """Whoever goes on from another state is followed there."""
    one = read_position(EUROPE, 2, {"row": ROW}, Seeded("position"))
    both, luck = Twin(EUROPE), Seeded("luck")
    both.play(one, parse_move(EUROPE, "take blue"), luck)
    after = both.play(one, parse_move(EUROPE, "draw"), luck).state
    assert len(legal(after)) > 1
    assert play(after, parse_move(EUROPE, "draw"), luck).state.turn == 1
    assert not both.missed
