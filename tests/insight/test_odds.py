"""Odds: exact, held against every order in which the cards may come."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from whistlestop.bots.claims import Claim
from whistlestop.bots.outlook import Outlook
from whistlestop.coach.ground import Ground
from whistlestop.coach.reasons import reasons
from whistlestop.core.cards import WILD, Bag
from whistlestop.core.chance import Scripted, Seeded, outcomes
from whistlestop.core.game import legal, new_game, play
from whistlestop.core.imagine import imagine
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.editions import edition, names
from whistlestop.insight.atlas import atlas_of
from whistlestop.insight.odds import (
    digging,
    drawn_odds,
    dug,
    extra_odds,
    matching,
    payments,
    unseen,
)
from whistlestop.notation import parse_move, read_position
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.rules.deck import CardDrawn
from whistlestop.rules.drawing import DrawCard
from whistlestop.rules.tunnels import Tunnel, TunnelRevealed
from whistlestop.server.insights import payments as on_the_wire

GREEN = edition("europe").pack.colours.index("green")


def position(**data: Any) -> State:
    return read_position(edition("europe"), 2, data, Seeded("odds"))


def seen(state: State, known: Bag) -> State:
    """Everybody saw seat 1 take those cards."""
    return state.with_player(1, state.players[1]._replace(known=known))


def three_of_six(fit: int, total: int, turned: int) -> list[float]:
    """By counting every order."""
    cards = [True] * fit + [False] * (total - fit)
    hits = Counter(sum(order) for order in permutations(cards, min(turned, total)))
    return [hits[n] / sum(hits.values()) for n in range(turned + 1)]


@pytest.mark.parametrize("total", range(7))
def test_no_card_comes_twice(total: int) -> None:
    for fit in range(total + 1):
        assert matching(fit, total) == pytest.approx(three_of_six(fit, total, 3))
    assert matching(3, 6)[0] == pytest.approx(0.05), "with replacement it would be 12.5 %"


def test_fewer_cards_are_turned_up_where_there_are_fewer() -> None:
    assert matching(0, 50) == (1, 0, 0, 0)
    assert matching(2, 2) == (0, 0, 1, 0)
    assert matching(0, 0) == (1, 0, 0, 0)


def test_what_lies_unseen() -> None:
    """All but the own hand, the discards, the row, what others took openly, what lies at a
    tunnel."""
    state = position(
        hands=[{"green": 4}, {"red": 2, "blue": 1}],
        discards={"white": 3},
        row=["green", "wild", "blue", "blue", "red"],
        turn=0,
    )
    pack = state.edition.pack
    state = seen(state, pack.bag(("red", "red")))
    left = dict(zip(pack.kinds, unseen(observe(state, 0)), strict=True))
    gone = {"green": 5, "red": 3, "white": 3, "wild": 1, "blue": 2}
    assert left == {card: pack.counts[card] - gone.get(card, 0) for card in pack.kinds}
    move = parse_move(state.edition, "claim paris-zurich green*3")
    luck = Scripted(["green", "black", "wild"], Seeded("dig"))
    dug_up = observe(play(state, move, luck).state, 0)
    assert isinstance(dug_up.phases[-1], Tunnel)
    after = dict(zip(pack.kinds, unseen(dug_up), strict=True))
    turned = Counter(["green", "black", "wild"])
    assert after == {card: left[card] - turned[card] for card in pack.kinds}


@pytest.mark.parametrize("name", names())
def test_every_world_that_fits_a_view_has_just_these_cards_unseen(name: str) -> None:
    """Also where cards are set aside, or newspapers lie in the deck: those are of no colour."""
    luck = Seeded(f"unseen {name}")
    state, atlas = new_game(edition(name), 3, luck, first=0).state, atlas_of(edition(name))
    for number in range(60):
        view = observe(state, 0)
        world = imagine(view, luck)
        closed = [
            held - known
            for seat in (1, 2)
            for held, known in zip(
                atlas.shades(world.players[seat].hand),
                atlas.shades(world.players[seat].known),
                strict=True,
            )
        ]
        colours = atlas.wild + 1
        hidden = [
            sum(closed[at::colours]) + count for at, count in enumerate(atlas.shades(world.deck))
        ]
        found = list(unseen(view))
        assert all(one >= other for one, other in zip(found, hidden, strict=True))
        assert found == hidden or sum(found) > sum(hidden), "the rest is not in this game"
        state = play(state, legal(state)[number % len(legal(state))], luck).state


def dug_in_every_way(state: State, move: str) -> list[float]:
    """The chances of 0, 1, 2, 3 more: every outcome of the engine, where nothing is hidden."""
    found = [0.0] * 4
    claim = parse_move(state.edition, move)
    for chance, step in outcomes(lambda luck: play(state, claim, luck)):
        revealed = [e.card for e in step.events if isinstance(e, TunnelRevealed)]
        found[sum(card in ("green", WILD) for card in revealed)] += float(chance)
    return found


@pytest.mark.parametrize(
    ("deck", "discards"),
    [
        ({"green": 2, "red": 3, "wild": 1}, {"blue": 4}),
        ({"green": 1, "red": 1}, {"green": 2, "blue": 1}),
        ({"wild": 1}, {"green": 1, "blue": 1, "wild": 1}),
        ({"green": 1}, {"red": 1}),
        ({"red": 1}, {}),
    ],
)
def test_the_engine_digs_just_so(deck: dict[str, int], discards: dict[str, int]) -> None:
    """A short deck is made up by the discards; when those end too, fewer cards are turned up."""
    pack = edition("europe").pack
    gone = Counter(deck) + Counter(discards) + Counter({"green": 3})
    mine = {c: n - gone[c] for c, n in pack.counts.items()}
    state = position(
        hands=[{"green": 3}, mine],
        discards=discards,
        row=[],
        turn=0,
    )
    state = seen(state, state.players[1].hand)
    assert dict(zip(pack.kinds, state.deck, strict=True)) == {
        card: deck.get(card, 0) for card in pack.kinds
    }
    found = extra_odds(observe(state, 0), GREEN)
    assert found == pytest.approx(dug_in_every_way(state, "claim paris-zurich green*3"))
    assert sum(found) == pytest.approx(1)


def test_whether_the_extra_can_be_paid() -> None:
    state = position(hands=[{"green": 4, "wild": 1, "red": 3}, {}], turn=0)
    view = observe(state, 0)

    def found(move: str) -> tuple[Sequence[float], float]:
        told = digging(view, parse_move(state.edition, move))
        assert told is not None
        return told

    odds, holds = found("claim paris-zurich green*3")
    assert holds == pytest.approx(1 - odds[3]), "a green and a wild card are left"
    odds, holds = found("claim paris-zurich green*2+wild")
    assert holds == pytest.approx(1 - odds[3]), "two green cards are left"
    assert digging(view, parse_move(state.edition, "draw")) is None
    assert digging(view, parse_move(state.edition, "claim munchen-zurich green")) is not None
    assert digging(view, parse_move(state.edition, "claim dieppe-paris green")) is None


def test_wild_cards_alone_are_matched_by_wild_cards_alone() -> None:
    state = position(hands=[{"wild": 3}, {}], turn=0)
    view, pack = observe(state, 0), edition("europe").pack
    told = digging(view, parse_move(state.edition, "claim paris-zurich wild*3"))
    assert told is not None
    hidden = unseen(view)
    assert told.odds == matching(hidden[pack.wild], sum(hidden))


def test_every_way_to_pay_has_its_odds() -> None:
    view = observe(position(hands=[{"green": 3, "wild": 1}, {}], turn=0), 0)
    found = payments(view, "paris-zurich")
    assert [move for move, _ in found] == [
        move for move in view.moves if getattr(move, "route", None) == "paris-zurich"
    ]
    assert len(found) > 1
    assert payments(view, "dieppe-paris") == [], "no tunnel"


def test_a_card_from_the_deck() -> None:
    """Blind, or into the row: as likely as it lies unseen; never a newspaper."""
    for name in names():
        state = new_game(edition(name), 2, Seeded(name), first=0).state
        odds = drawn_odds(observe(state, 0))
        assert sum(odds) == pytest.approx(1)
        hidden = unseen(observe(state, 0))
        assert odds == pytest.approx([count / sum(hidden) for count in hidden])


def test_a_card_is_drawn_just_so() -> None:
    """Held against every outcome of the engine, in a position where the deck is known."""
    pack = edition("europe").pack
    deck = Counter({"green": 2, "red": 3, "wild": 1})
    mine = {card: count - deck[card] for card, count in pack.counts.items()}
    state = position(hands=[mine, {}], turn=0, row=[])
    view, found = observe(state, 0), [0.0] * len(pack.kinds)
    for chance, step in outcomes(lambda luck: play(state, DrawCard(), luck)):
        (card,) = (e.card for e in step.events if isinstance(e, CardDrawn))
        assert card is not None
        found[pack.index[card]] += float(chance)
    assert drawn_odds(view) == pytest.approx(found)


def test_how_a_tunnel_went() -> None:
    """For who dug it: what matches, what is due, and how likely that had been."""
    before = position(hands=[{"green": 5}, {}], turn=0)
    move = parse_move(before.edition, "claim paris-zurich green*3")
    luck = Scripted(["green", "black", "wild"], Seeded("dig"))
    step = play(before, move, luck)
    found = dug(observe(before, 0), step.events)
    assert found is not None
    assert found.turned == (("green", True), ("black", False), ("wild", True))
    assert (found.seat, found.route, found.extra) == (0, "paris-zurich", 2)
    assert found.laid == ("green",) * 3
    assert found.odds == extra_odds(observe(before, 0), GREEN)
    assert dug(observe(before, 1), step.events) is None, "not to anybody else"
    assert dug(observe(before, 0), ()) is None


def test_bots_coach_and_page_reckon_alike() -> None:
    """They were three formulas; a bot once dug as if cards could come twice."""
    state = position(hands=[{"green": 2, "wild": 3}, {}], turn=0)
    view, atlas = observe(state, 0), atlas_of(state.edition)
    outlook = Outlook(view, atlas)
    found = payments(view, "paris-zurich")
    for (move, odds), told in zip(found, on_the_wire(view, "paris-zurich").values(), strict=True):
        assert isinstance(move, ClaimRoute)
        assert [round(chance, 4) for chance in odds.odds] == told
        assert Claim(outlook, move, ()).luck == odds.holds
        (why,) = (why for why in reasons(Ground(view), move) if why.key == "tunnel")
        assert why.facts["percent"] == round(100 * odds.holds)
    assert len({round(odds.holds, 6) for _, odds in found}) > 1
