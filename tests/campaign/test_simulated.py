"""Whole campaigns played by bots: nothing is lost or made, and facts alone rebuild them.

One for each number of companies in every run of the tests; `make campaigns` plays fifty. Frontiers
are named and picked at random, so that the boxes meet in many orders.
"""

import os
from collections import Counter

import pytest

from tests.laws.test_laws import cards, earned, money, tickets
from whistlestop.bots.registry import make
from whistlestop.campaign import Campaign, edition_for, find_pack, found, play, record, replay
from whistlestop.campaign.between.suggest import suggest
from whistlestop.campaign.decision import CampaignMove
from whistlestop.campaign.verbs import legal
from whistlestop.core import game as games
from whistlestop.core.chance import Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.state import State
from whistlestop.playing import chosen_by, play_on
from whistlestop.rules.money import Coins

PACK = find_pack("lantern_line")
COLOURS = ("black", "blue", "green", "yellow", "red")
COUNT = int(os.environ.get("CAMPAIGNS", "1"))
LAWFUL = 9
"""The laws are looked at after every so many moves."""


@pytest.mark.parametrize("companies", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(COUNT))
def test_a_whole_campaign(seed: int, companies: int) -> None:
    chance = Seeded(f"simulated {seed} {companies}")
    step = found(PACK, COLOURS[:companies], chance)
    facts, campaign = [*step.facts], step.campaign
    completed: Counter[str] = Counter()
    while not campaign.finished:
        if campaign.stage == "play":
            state = played(campaign, f"simulated {seed} {companies} {campaign.game}")
            step = record(campaign, state, chance)
            outcome = step.campaign.games[-1].outcome
            slips = [company.slips[-1].total for company in step.campaign.companies]
            assert slips == list(outcome.totals)
            completed.update(t for mine in outcome.completed for t in mine)
        else:
            step = play(campaign, decided(campaign, chance), chance)
        facts += step.facts
        campaign = step.campaign
    assert len(campaign.games) == PACK.games
    assert replay(Campaign(PACK), facts) == campaign
    punches_are_kept(campaign, completed)
    assert len(campaign.opened) == len(PACK.atlas.frontiers)
    assert all(box.closed for box in campaign.boxes)
    assert len(campaign.final) == companies


def decided(campaign: Campaign, chance: Seeded) -> CampaignMove:
    """What the companies decide: frontiers at random, everything else as it is suggested."""
    if getattr(campaign.phases[-1], "kind", "") in ("name", "open"):
        moves = legal(campaign)
        return chance.pick(moves, (1,) * len(moves))
    return suggest(campaign, chance)


def played(campaign: Campaign, seed: str) -> State:
    """The game that is on, played by bots; the laws of conservation hold at every step."""
    chapter, chance = edition_for(campaign), Seeded(seed)
    assert campaign.recipe is not None
    seats = campaign.recipe.seats
    begun = games.new_game(chapter, seats, chance, campaign.recipe.first)
    state, events = begun.state, [*begun.events]
    bots = [make("greedy", f"{seed} {seat}") for seat in range(seats)]
    for state, news in play_on(begun.state, chance, chosen_by(bots)):
        if len(events) % LAWFUL == 0:
            nothing_is_lost(state, chapter)
        events += news
    nothing_is_lost(state, chapter)
    start = games.opening(chapter, seats)
    assert money(state) == money(start) + sum(map(earned, events))
    assert min(state.part(Coins).held) >= 0
    assert games.replay(start, events) == state
    return state


def nothing_is_lost(state: State, chapter: Edition) -> None:
    """Cards, tickets and cars are all somewhere."""
    assert cards(state) == chapter.pack.all
    assert tickets(state) == Counter(list(chapter.board.tickets))
    for seat, player in enumerate(state.players):
        placed = sum(chapter.board.routes[r].length for r in state.routes_of(seat))
        assert player.trains + placed == chapter.trains


def punches_are_kept(campaign: Campaign, completed: Counter[str]) -> None:
    """Every hole is a ticket completed; what retired has left the deck, and nothing else has."""
    holes_in = {name: sum(holes.values()) for name, holes in campaign.punches.items()}
    for ticket, holes in holes_in.items():
        assert holes == completed[ticket]
    assert set(completed) == set(holes_in)
    gone = set(campaign.retired.get("tickets", ()))
    assert gone <= set(completed)
    assert set(campaign.tickets) | gone == set(PACK.atlas.tickets_of(campaign.opened))
    assert not set(campaign.tickets) & gone
    souvenirs = [t for company in campaign.companies for t in company.souvenirs]
    with_card = [t for t in gone if PACK.atlas.tickets[t].postcard]
    assert len(gone) == len(souvenirs) + len(with_card)
    drawn = {held.no for company in campaign.companies for held in company.postcards}
    drawn |= {no for company in campaign.companies for no in company.vault}
    assert {PACK.atlas.tickets[t].postcard for t in with_card} <= drawn
