"""Set-up steps 1 to 14 and end steps 1 to 8 of a real campaign, rule by rule."""

import json
from typing import Any

import pytest

from tests.campaign.telling import Tale
from tests.rulebook.tables import bag
from whistlestop.bots.registry import make
from whistlestop.campaign import edition_for, find_pack, record
from whistlestop.campaign.chapter.chapter import Chapter
from whistlestop.campaign.chapter.positions import with_campaign
from whistlestop.campaign.seen.seeing import observe as look
from whistlestop.campaign.seen.view import CampaignView
from whistlestop.campaign.stickers.depots import DepotMap
from whistlestop.campaign.stickers.hiring_hall import Staff
from whistlestop.core.chance import Scripted, Seeded
from whistlestop.core.game import legal, new_game, play, scores, why_not
from whistlestop.core.rule import Price
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.notation import parse_move, read_position
from whistlestop.playing import chosen_by, play_on
from whistlestop.rules.money import Coins
from whistlestop.rules.newspapers import News, NewspapersShuffledIn
from whistlestop.rules.payments import payments, wrong_cards

LEGENDS = edition("legends")


def lantern(companies: int = 3, game: int = 1) -> Tale:
    """The Lantern Line up to the set-up of a game; in those before it little happened."""
    tale = Tale(companies, find_pack("lantern_line")).until("play")
    while tale.campaign.game < game:
        tale.end(*(30 + 5 * seat for seat in range(companies))).until("play")
    return tale


def begun(tale: Tale, seed: str = "set-up") -> State:
    """The game that is on, up to the choice of tickets."""
    chapter, chance = edition_for(tale.campaign), Seeded(seed)
    assert tale.campaign.recipe is not None
    state = new_game(chapter, tale.campaign.recipe.seats, chance, tale.campaign.recipe.first).state
    while len(state.phases[-1].seats) == 1:
        state = play(state, legal(state)[0], chance).state
    return state


def position(seats: int = 2, draws: str = "", **told: Any) -> tuple[State, Scripted]:
    """A position of the campaign."""
    found, rest = with_campaign(LEGENDS, seats, told)
    luck = Scripted(draws.split(), Seeded("position"))
    return read_position(found, seats, rest, luck, draws.split()), luck


def moved(state: State, luck: Scripted, text: str) -> State:
    """The state after a move."""
    return play(state, parse_move(state.edition, text), luck).state


def coins(state: State) -> tuple[int, ...]:
    """Everybody's coins."""
    return state.part(Coins).held


# Principles


def test_c_02_the_rules_of_the_single_game_hold_but_for_cars() -> None:
    chapter = edition_for(lantern(game=2).campaign)
    assert chapter.trains == 22
    assert {key: chapter.reasons[key] for key in LEGENDS.reasons} == dict(LEGENDS.reasons)
    kept = {type(rule) for rule in chapter.rules}
    assert {type(rule).__name__ for rule in LEGENDS.rules if type(rule) not in kept} <= {"Money"}


def test_c_03_a_personal_card_goes_before_the_rule_of_the_book() -> None:
    row = ["wild", "blue", "green", "white", "black"]
    state, luck = position(staff=["EM-06", None], row=row, draws="red red")
    state = moved(state, luck, "draw")
    assert why_not(state, parse_move(state.edition, "take wild")) is None


def test_c_04_what_is_not_there_is_not_paid() -> None:
    state, luck = position(
        3, money=[0, 2, 9], event_deck=["EV-08"], draws="newspaper red", row=["blue"] * 5
    )
    assert coins(moved(state, luck, "draw")) == (0, 1, 6)


def test_c_05_extra_cards_are_of_any_kind() -> None:
    pack = LEGENDS.pack
    hand = pack.bag(("red", "red^pick", "blue"))
    dear = Price(("red",), 2, extra=1)
    assert [p.cards for p in payments(pack, dear, hand)] == [pack.cards(hand)]
    paid = payments(pack, dear, hand)[0]
    assert wrong_cards(pack, dear, hand, paid) is None
    other = pack.bag(("red", "blue", "white"))
    reason = wrong_cards(pack, dear, other, payments(pack, Price(("red",), 1, extra=2), other)[0])
    assert reason is not None
    assert reason.key == "pay-colour"


def test_c_05_extra_cards_are_listed_in_the_order_of_the_hand() -> None:
    """Never in an order that differs from one process to the next: bots choose among them."""
    pack = LEGENDS.pack
    hand = pack.bag(("red", "black", "blue", "green", "white", "yellow"))
    found = [p.cards for p in payments(pack, Price(("red",), 1, extra=1), hand)]
    others = [card for card in pack.cards(hand) if card != "red"]
    assert [next(c for c in cards if c != "red") for cards in found] == others


def test_c_06_shares_are_rounded_down() -> None:
    tale = lantern(2)
    tale.end(10, 39).until("play")
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.coins == (5 + 29 // 15, 5)


def test_c_10_a_route_touches_its_two_ends_and_a_path_is_of_own_cars() -> None:
    held = {"cincinnati-detroit": 1}
    hand = [{"blue": 2}, {}]
    state, luck = position(
        postcards=[["101"], []], hands=hand, routes=held, company=["red", "green"]
    )
    assert coins(moved(state, luck, "claim cincinnati-lewisburg blue*2")) == (5, 5)
    state, luck = position(postcards=[["001"], []], hands=hand, company=["red", "green"])
    assert coins(moved(state, luck, "claim baltimore-lewisburg blue*2")) == (8, 5)


def test_c_11_coins_and_people_are_public_and_hands_are_not() -> None:
    state, _ = position(staff=["EM-05", None], hands=[{"red": 2}, {}], money=[7, 5])
    other = observe(state, 1)
    assert other.part(Coins).held == (7, 5)
    assert other.part(Staff).hired == ("EM-05", None)
    assert other.players[0].cards == 2
    assert not any(other.hand)


def test_c_13_an_extra_locomotive_lies_beyond_the_price() -> None:
    hand = [{"wild": 1}, {}]
    state, luck = position(postcards=[["102"], []], hands=hand, draws="white")
    assert moved(state, luck, "claim mobile-new_orleans-2 wild").turn == 1


def test_c_17_what_is_retired_does_not_come_back() -> None:
    tale = lantern()
    tale.end(1, 2, 3, lasting={"pile": ["EV-04"], "turned": ["EV-04"]})
    tale.say("retire EV-04")
    for _ in range(2):
        tale.until("play")
        assert tale.campaign.recipe is not None
        assert "EV-04" not in tale.campaign.recipe.events
        tale.end(1, 2, 3)


# Set-up


def test_c_20_the_start_pieces_lie_out() -> None:
    chapter = edition_for(lantern().campaign)
    assert chapter.board.cities.keys() == LEGENDS.board.cities.keys()
    assert chapter.board.routes.keys() == LEGENDS.board.routes.keys()


def test_c_21_offices_are_emptied_for_the_game() -> None:
    tale = lantern()
    completed = (("albany-savannah",), (), ())
    tale.end(34, 29, 40, completed=completed, tickets=completed)
    tale.until("play")
    assert tale.campaign.recipe is not None
    held = {
        colour: [card.no for card in cards]
        for colour, cards in zip(
            tale.campaign.recipe.companies, tale.campaign.recipe.postcards, strict=True
        )
    }
    assert held == {"black": ["103"], "blue": ["001"], "green": []}


def test_c_24_the_supplies_of_the_stickers_in_force() -> None:
    state = begun(lantern(game=3))
    assert len(state.part(Staff).offered) == 3 + 2
    assert state.part(DepotMap).at


def test_c_25_no_event_is_current_before_the_first_newspaper() -> None:
    for game in (1, 2):
        assert begun(lantern(game=game)).part(News).current is None


def test_c_27_stickers_prepare_the_game_in_the_order_of_their_letters() -> None:
    chapter = edition_for(lantern(game=3).campaign)
    steps = [
        getattr(rule, "id", "")
        for rule in (setup.__self__ for setup in chapter.hooks.setup)
        if rule.setup_step == 8
    ]
    assert [letter for letter in steps if letter] == ["A", "G"]


@pytest.mark.parametrize("game", [1, 2, 3])
def test_c_28_four_cards_each(game: int) -> None:
    state = begun(lantern(game=game))
    people = state.parts.get(Staff)
    more = [2 if people and people.hired[seat] == "EM-01" else 0 for seat in range(3)]
    assert [sum(player.hand) for player in state.players] == [4 + n for n in more]
    assert all("newspaper" not in bag(state, player.hand) for player in state.players)


def test_c_29_five_cards_face_up() -> None:
    for seed in "abcdef":
        state = begun(lantern(), seed)
        assert len(state.row) == 5
        assert state.row.count("wild") < 3


@pytest.mark.parametrize(("companies", "papers"), [(2, 6), (3, 6), (4, 5)])
def test_c_30_newspapers_join_the_deck(companies: int, papers: int) -> None:
    tale = lantern(companies)
    step = new_game(edition_for(tale.campaign), companies, Seeded("papers"))
    joined = [event for event in step.events if isinstance(event, NewspapersShuffledIn)]
    assert [len(event.cards) for event in joined] == [papers]


def test_c_31_c_32_four_tickets_of_which_two_are_kept() -> None:
    state = begun(lantern())
    phase = state.phases[-1]
    assert len(list(phase.tickets())) == 4 * 3
    assert {len(move.tickets) for move in legal(state, 0)} == {2, 3, 4}  # type: ignore[attr-defined]


def test_c_32_the_rest_goes_under_the_deck() -> None:
    state = begun(lantern())
    step = play(state, legal(state, 0)[0], Seeded("kept"), 0)
    assert [slip.known_to for slip in step.state.under] == [0, 0]


# Play


def test_c_42_each_step_once_in_the_order_of_the_slots() -> None:
    chapter = edition_for(lantern(game=3).campaign)
    assert [travel.__self__.slot for travel in chapter.hooks.travel] == [2, 3, 12]


def test_c_50_the_lines_of_a_slip() -> None:
    state, _ = position(staff=["EM-08", None], postcards=[["107"], []], trains=[0, 5])
    lines = [line.name for line in scores(state)[0]]
    assert lines[:3] == ["coins", "cars", "tickets"]
    assert lines[-1] == "postcards"


# The end


def test_c_12_lasting_marks_stay() -> None:
    tale = lantern(game=3)
    depots = {"lewisburg": "black", "knoxville": "blue"}
    tale.end(1, 2, 3, lasting={"depots": depots})
    assert dict(tale.campaign.depots) == depots


def test_c_54_tickets_are_punched_from_the_end_of_the_first_game_on() -> None:
    tale = lantern()
    completed = (("chicago-montreal",), (), ())
    tale.end(3, 2, 1, completed=completed, tickets=completed)
    tale.until("between")
    assert tale.view(None).punched == {"chicago-montreal": {"black": 1}}


def test_c_56_the_total_of_a_slip_stays_public() -> None:
    tale = lantern()
    tale.end(34, 29, 40).until("between")
    for company in (0, 1, 2, None):
        assert [c.total for c in tale.view(company).companies] == [34, 29, 40]


def test_c_57_employees_go_back_to_the_hall() -> None:
    tale = lantern(game=2)
    hired = {"hired": ["EM-01", "EM-02", "EM-03"]}
    tale.end(1, 2, 3, lasting=hired).until("play")
    assert tale.campaign.recipe is not None
    assert {"EM-01", "EM-02", "EM-03"} <= {*tale.campaign.recipe.hall}
    assert tale.campaign.recipe.last_hired == ("EM-01", "EM-02", "EM-03")


def test_c_58_a_game_can_be_put_away_and_played_on() -> None:
    tale = lantern()
    tale.end(1, 2, 3).until("between")
    assert tale.campaign.recipe is None
    assert tale.until("play").campaign.game == 2


@pytest.mark.parametrize("rule", ["C-61", "C-62"])
def test_c_61_c_62_who_sits_there_does_not_matter_to_the_campaign(rule: str) -> None:
    """A substitute or a bot plays the company: everything counts for it."""
    tale = lantern(2)
    chapter, chance = edition_for(tale.campaign), Seeded(rule)
    state = new_game(chapter, 2, chance).state
    players = [make("random", rule), make("greedy", rule)]
    *_, last = play_on(state, chance, chosen_by(players))
    campaign = record(tale.campaign, last.state, chance).campaign
    assert [len(company.slips) for company in campaign.companies] == [1, 1]


def test_c_62_a_third_company_counts_as_a_player() -> None:
    assert edition_for(lantern(3).campaign).seats == range(3, 4)


def test_c_62_a_game_that_does_not_count_is_a_game_missed() -> None:
    """Green, played by a bot, has most of all; it gets a steward's slip, and black has won."""
    tale = Tale(3, find_pack("lantern_line"))
    tale.say("uncount green")
    assert tale.view(None).uncounted == (2,)
    tickets = (("chicago-montreal",), (), ("buffalo-charleston",))
    hired = {"hired": ["EM-01", "EM-02", "EM-03"]}
    tale.say("gather black blue green").until("play")
    assert edition_for(tale.campaign).seats == range(3, 4), "it sits at the table"
    tale.end(30, 20, 50, tickets=tickets, completed=tickets, lasting=hired)
    played = tale.campaign.games[-1]
    assert (played.companies, played.winner, played.last) == ((0, 1), 0, 1)
    assert [(s.total, s.place, s.steward) for c in tale.campaign.companies for s in c.slips] == [
        (30, 1, False),
        (20, 2, False),
        (20, None, True),
    ]
    assert [company.hired for company in tale.campaign.companies] == ["EM-01", "EM-02", None]
    tale.until("between")
    assert tale.view(None).punched == {"chicago-montreal": {"black": 1}}
    assert tale.view(None).uncounted == (), "for one game only"


def test_c_62_it_can_be_taken_back_and_two_must_count() -> None:
    tale = Tale(3, find_pack("lantern_line"))
    assert tale.refused("count green") == "C-60"
    tale.say("uncount green")
    assert "count green" in tale.moves()
    assert tale.refused("uncount green") == "C-60"
    assert tale.refused("uncount blue") == "C-62"
    assert tale.refused("gather black green") == "C-62"
    tale.say("count green", "gather black green")
    assert tale.refused("uncount black") == "C-53"


def test_pc_4_several_cards_may_be_fulfilled_in_one_turn() -> None:
    cards, hand = [["001", "101"], []], [{"blue": 2}, {}]
    held = {"cincinnati-detroit": 0}
    state, luck = position(postcards=cards, hands=hand, routes=held, company=["red", "green"])
    assert coins(moved(state, luck, "claim cincinnati-lewisburg blue*2")) == (5 + 3 + 4, 5)


def test_pc_5_conditions_look_at_one_single_game() -> None:
    tale = lantern(2)
    completed = (("buffalo-charleston",), ())
    routes = (("baltimore-norfolk-1", "chicago-detroit-1"), ())
    tale.end(9, 8, completed=completed, routes=routes).until("play")
    state = begun(tale)
    assert isinstance(state.edition, Chapter)
    assert state.owners == {}


def test_no_secret_side_is_in_anothers_view() -> None:
    """Black holds 110, whose condition is secret (PC.1)."""
    tale = lantern(2)
    completed = (("buffalo-charleston",), ())
    tale.end(9, 8, completed=completed, tickets=completed)
    tale.until("between")
    card = json.loads((find_pack("lantern_line").folder / "postcards/110.json").read_text("utf-8"))
    seen: list[CampaignView] = [look(tale.campaign, company) for company in (0, 1, None)]
    assert card["condition"]["en"] in str(seen[0])
    assert card["condition"]["en"] not in str(seen[1])
    assert card["condition"]["en"] not in str(seen[2])


def test_l_57_slips_are_filled_in_before_anything_else_and_the_card_is_taken_last() -> None:
    tale = Tale(3, find_pack("lantern_line")).end(9, 8, 10, lasting={"pile": ["EV-01"]})
    told = [type(fact).__name__ for fact in tale.last]
    assert told[:6] == ["Answered", "GameRecorded", *["SlipFilled"] * 3, "StarterNamed"]
    assert tale.campaign.starter == 1
    assert tale.moves() == {"retire EV-01"}, "step 2, by the new holder"
