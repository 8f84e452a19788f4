"""Legends of the West, rule by rule: what the rulebook says about the campaign around a game."""

from whistlestop.campaign import (
    Campaign,
    Outcome,
    find_pack,
    found,
    legal,
    parse_move,
    play,
    record_outcome,
    why_not,
)
from whistlestop.campaign.between.suggest import suggest
from whistlestop.campaign.chapter.positions import with_campaign
from whistlestop.core.chance import Scripted, Seeded
from whistlestop.core.game import legal as moves
from whistlestop.core.game import play as travel
from whistlestop.editions import edition
from whistlestop.notation import format_move, read_position
from whistlestop.notation import parse_move as a_move
from whistlestop.rules.money import Coins

CHANCE = Seeded("campaign")
TOTALS = (34, 29, 40)


def until(campaign: Campaign, stage: str) -> Campaign:
    """Everything decided, up to that stage."""
    while campaign.stage != stage:
        campaign = play(campaign, suggest(campaign, CHANCE), CHANCE).campaign
    return campaign


def first_game(pile: tuple[str, ...] = ("EV-06", "EV-02"), present: str = "") -> Campaign:
    """A campaign of three companies whose first game has just been played."""
    campaign = found(find_pack("lantern_line"), ["black", "blue", "green"], CHANCE).campaign
    if present:
        campaign = play(campaign, parse_move(campaign, f"gather {present}"), CHANCE).campaign
    campaign = until(campaign, "play")
    seats = len(campaign.recipe.companies) if campaign.recipe else 0
    outcome = Outcome(
        totals=TOTALS[:seats],
        ranking=(2, 0, 1) if seats == 3 else (0, 1),
        lines=((("coins", 5),),) * seats,
        tickets=((),) * seats,
        completed=((),) * seats,
        turns=16,
        trains=(5, 6, 1)[:seats],
        routes=((),) * seats,
        lasting={"turned": list(pile), "pile": list(pile)},
    )
    return record_outcome(campaign, outcome, CHANCE).campaign


def test_l_38_an_extra_locomotive_for_each_condition() -> None:
    position = {
        "hands": [{"red": 1, "wild": 2}, {}],
        "postcards": [["102"], []],
        "company": ["black", "blue"],
    }
    found_edition, rest = with_campaign(edition("legends"), 2, position)
    luck = Scripted(["white"], Seeded("extra"))
    state = read_position(found_edition, 2, rest, luck, ["white"])
    state = travel(state, a_move(found_edition, "claim mobile-new_orleans-2 red"), luck).state
    assert {format_move(move) for move in moves(state)} == {"use 102", "done"}
    state = travel(state, a_move(found_edition, "use 102"), luck).state
    assert state.part(Coins).held == (10, 5)
    assert state.players[0].hand[found_edition.pack.wild] == 1


def test_l_53_the_last_placed_company_takes_the_starting_player_card() -> None:
    campaign = first_game()
    assert campaign.starter == 1
    later = until(until(campaign, "between"), "play")
    assert later.recipe is not None
    assert later.recipe.companies[later.recipe.first or 0] == "blue"


def test_l_54_its_holder_retires_an_event_of_the_pile() -> None:
    campaign = first_game()
    assert {str(move) for move in legal(campaign, 1)} == {"retire EV-06", "retire EV-02"}
    assert legal(campaign, 0) == []
    refused = why_not(campaign, parse_move(campaign, "retire EV-01"), 1)
    assert refused is not None
    assert refused.rule == "C-52"
    campaign = play(campaign, parse_move(campaign, "retire EV-02"), CHANCE, 1).campaign
    assert "EV-02" not in campaign.events
    recipe = until(until(campaign, "between"), "play").recipe
    assert recipe is not None
    assert "EV-02" not in recipe.events
    assert "EV-06" in recipe.events


def test_l_54_none_is_retired_from_an_empty_pile() -> None:
    assert "retire" not in {move.verb for move in legal(first_game(pile=()))}


def test_l_55_slips_go_into_the_vault_and_no_coin_is_carried_over() -> None:
    campaign = until(first_game(), "between")
    assert [company.total for company in campaign.companies] == list(TOTALS)
    assert campaign.read, "the story after the PAUSE card has been read"
    recipe = until(campaign, "play").recipe
    assert recipe is not None
    assert recipe.coins == (5, 5, 5), "nobody is so far behind that the bank helps"


def test_l_56_an_absent_company_gets_a_score_for_the_game() -> None:
    campaign = first_game(present="black blue")
    absent = campaign.companies[2].slips
    assert [(slip.total, slip.place, slip.steward) for slip in absent] == [(29, None, True)]
