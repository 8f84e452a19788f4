"""The frame of a campaign, rule by rule: who plays, slips, standing, absence, the end (C-…)."""

import pytest

from tests.campaign.telling import COLOURS, Tale, small
from whistlestop.campaign import Campaign, find_pack, found
from whistlestop.campaign.between.gathering import steward
from whistlestop.core.chance import Seeded


def totals(campaign: Campaign) -> list[int]:
    return [company.total for company in campaign.companies]


def test_c_01_two_to_five_companies_of_known_colours() -> None:
    pack = find_pack("lantern_line")
    for count in range(2, 6):
        colours = ["black", "blue", "green", "yellow", "red"][:count]
        campaign = found(pack, colours, Seeded("tea")).campaign
        assert [company.colour for company in campaign.companies] == colours
    assert pack.frame.years == (
        *(1865, 1868, 1871, 1874, 1877, 1880),
        *(1883, 1886, 1889, 1892, 1895, 1898),
    )


@pytest.mark.parametrize(
    ("colours", "told"),
    [
        (["black"], "2 to 5 companies, not 1"),
        (
            ["black", "white"],
            "there is no company 'white' here, only: black, blue, green, yellow, red",
        ),
        (["black", "black"], "two companies cannot have the same colour"),
        ([], "not 0"),
    ],
)
def test_c_01_no_other_companies(colours: list[str], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        found(find_pack("lantern_line"), colours, Seeded("tea"))


def test_c_08_the_standing_order_is_lowest_total_first() -> None:
    tale = Tale(3).game(40, 29, 34)
    assert tale.campaign.standing == (1, 2, 0)
    assert tale.campaign.leader == 0
    assert tale.view().standing == (1, 2, 0)
    assert [seen.total for seen in tale.view().companies] == [40, 29, 34]


def test_c_08_of_equals_the_lower_place_in_the_last_game_is_first() -> None:
    tale = Tale(3).game(10, 20, 30)
    tale.until("play").game(25, 15, 5)
    assert totals(tale.campaign) == [35, 35, 35]
    assert tale.campaign.standing == (2, 1, 0)


def test_c_08_who_was_absent_stands_behind_equals() -> None:
    tale = Tale(3).gather("black", "blue").game(20, 30)
    assert totals(tale.campaign) == [20, 30, 20]
    assert tale.campaign.standing == (2, 0, 1)


def test_c_22_cars_by_the_game() -> None:
    tale = Tale(2, find_pack("lantern_line"))
    cars = []
    for _ in range(3):
        tale.until("play")
        assert tale.campaign.recipe is not None
        cars.append(tale.campaign.recipe.cars)
        tale.end(20, 10)
        while tale.campaign.stage == "end" and tale.moves():
            tale.say(min(tale.moves()))
    assert cars == [20, 22, 24]


def coins(tale: Tale) -> tuple[int, ...]:
    assert tale.campaign.recipe is not None
    return tale.campaign.recipe.coins


def test_c_23_five_dollars_and_the_patient_bank_from_the_second_game_on() -> None:
    tale = Tale(3, find_pack("lantern_line"))
    tale.until("play")
    assert coins(tale) == (5, 5, 5)
    tale.game(90, 75, 61).until("play")
    assert coins(tale) == (5, 6, 6), "15 behind is one dollar, 29 behind still one"
    tale = Tale(2, find_pack("lantern_line")).game(140, 10)
    tale.until("play")
    assert coins(tale) == (5, 10), "at most five"


def test_c_23_the_leader_counts_even_if_absent() -> None:
    tale = Tale(3).game(60, 40, 40)
    tale.gather("blue", "green")
    assert coins(tale) == (7, 7)


def test_c_33_the_holder_of_the_starting_player_card_begins() -> None:
    tale = Tale(3).game(40, 29, 34)
    assert tale.campaign.starter == 1
    tale.gather("black", "blue", "green")
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.first == 1


def test_c_33_if_the_holder_is_absent_another_gets_the_card_by_chance() -> None:
    begun = set()
    for seed in "abcdefgh":
        tale = Tale(3, seed=seed).game(40, 29, 34)
        tale.gather("black", "green")
        assert tale.campaign.starter in (0, 2)
        assert tale.campaign.recipe is not None
        begun.add(tale.campaign.recipe.first)
    assert begun == {0, 1}


def test_c_33_the_first_game_begins_by_chance() -> None:
    begun = {Tale(3, seed=seed).until("play").campaign.starter for seed in "abcdefghij"}
    assert begun == {0, 1, 2}


def test_c_51_slips_and_places_and_the_last_takes_the_starting_player_card() -> None:
    tale = Tale(3).end(34, 29, 40)
    slips = [company.slips[0] for company in tale.campaign.companies]
    assert [(slip.total, slip.place) for slip in slips] == [(34, 2), (29, 3), (40, 1)]
    assert not any(slip.steward for slip in slips)
    assert tale.campaign.starter == 1
    assert [company.wins for company in tale.campaign.companies] == [0, 0, 1]


def test_c_52_the_holder_retires_one_event_of_the_discards() -> None:
    tale = Tale(3).end(
        40, 29, 34, lasting={"turned": ["EV-01", "EV-02"], "pile": ["EV-01", "EV-02"]}
    )
    assert tale.moves() == {"retire EV-01", "retire EV-02"}
    assert tale.refused("retire EV-02", by=0) == "C-52"
    assert tale.refused("retire EV-03") == "C-52"
    tale.say("retire EV-02", by=1)
    assert "EV-02" not in tale.campaign.events
    assert tale.campaign.retired["events"] == ("EV-02",)
    tale.until("play")
    assert tale.campaign.recipe is not None
    assert "EV-02" not in tale.campaign.recipe.events


def test_c_52_nothing_to_retire_from_an_empty_pile() -> None:
    tale = Tale(3).end(40, 29, 34)
    assert tale.moves() == {"read"}


def test_c_14_events_whose_boxes_are_full_retire_after_the_game() -> None:
    turned = [*["EV-02"] * 5, "EV-01"]
    tale = Tale(2).end(20, 10, lasting={"turned": turned, "pile": ["EV-01"]})
    assert tale.campaign.events["EV-02"].punched == 5
    tale.say("retire EV-01")
    tale.until("play").end(20, 10, lasting={"turned": ["EV-02"], "pile": []})
    assert tale.campaign.retired["events"] == ("EV-01", "EV-02"), "its sixth box was the last"
    assert not tale.campaign.events["EV-03"].full


def test_c_14_a_full_employee_retires_after_the_game() -> None:
    tale = Tale(2).game(20, 10).until("play").game(20, 10)
    tale.until("play").game(20, 10, lasting={"hired": ["EM-91", "EM-92"]})
    assert tale.campaign.retired["employees"] == ("EM-91",)
    assert "EM-91" not in tale.campaign.hall
    assert tale.campaign.hall["EM-92"].punched == 1
    assert [company.hired for company in tale.campaign.companies] == ["EM-91", "EM-92"]
    tale.until("play")
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.last_hired == ("EM-91", "EM-92")


def test_c_60_an_absent_company_gets_a_stewards_slip() -> None:
    assert steward([50, 40, 30, 20]) == 30
    assert steward([50, 40]) == 40
    assert steward([50, 40, 30]) == 40
    tale = Tale(4).gather("black", "blue", "green").game(50, 40, 30)
    slip = tale.campaign.companies[3].slips[0]
    assert (slip.total, slip.place, slip.steward) == (40, None, True)
    assert tale.view().companies[3].slips[0].lines == ()


def test_c_60_a_game_needs_two_companies() -> None:
    tale = Tale(3)
    assert tale.refused("gather black") == "C-60"
    assert tale.refused("gather black black") == "C-60"
    assert "gather black green" in tale.moves()


def test_c_60_nothing_for_who_is_absent() -> None:
    tale = Tale(3).gather("black", "green")
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.companies == ("black", "green")
    assert tale.campaign.recipe.absent == ("blue",)
    tale.game(20, 10, completed=(("albany-bangor",), ()))
    assert tale.campaign.punches == {"albany-bangor": {"black": 1}}
    assert tale.campaign.companies[1].hired is None


def test_c_63_a_late_joiner_gets_stewards_slips_and_the_depots_it_missed() -> None:
    tale = Tale(3).game(50, 40, 30).until("play").game(20, 30, 10)
    tale.until("play").game(30, 20, 10, lasting={"depots": {"chicago": "black"}})
    tale.say("join yellow")
    slips = [(slip.game, slip.total, slip.steward) for slip in tale.campaign.companies[3].slips]
    assert slips == [(1, 40, True), (2, 20, True), (3, 20, True)]
    assert tale.campaign.companies[3].since == 4
    tale.say("gather black yellow")
    assert tale.campaign.phases[-1].seats == (3,)
    assert tale.refused("depot chicago") == "G.3"
    assert tale.refused("depot new_york") == "G.1", "a large city"
    assert tale.refused("depot nowhere") == "C-63"
    assert tale.refused("depot atlanta", by=0) == "C-63"
    tale.say("depot atlanta")
    assert tale.campaign.depots == {"chicago": "black", "atlanta": "yellow"}
    assert tale.campaign.companies[3].owed == 0
    tale.until("play")
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.depots["atlanta"] == "yellow"


def test_c_63_an_absent_joiner_places_its_depot_when_it_comes() -> None:
    tale = Tale(2).game(9, 8).until("play").game(9, 8).until("play").game(9, 8)
    tale.say("join green", "gather black blue")
    assert getattr(tale.campaign.phases[-1], "kind", "") == "read"
    assert tale.campaign.companies[2].owed == 1


def test_c_63_nobody_joins_twice_or_a_full_table() -> None:
    tale = Tale(2)
    assert tale.refused("join blue") == "C-01"
    with pytest.raises(ValueError, match="there is no company 'purple'"):
        tale.say("join purple")
    tale.say("join green", "join yellow")
    assert not any(move.startswith("join") for move in tale.moves())
    full = Tale(2, find_pack("lantern_line")).say("join green", "join yellow", "join red")
    assert len(full.campaign.companies) == 5


def test_c_64_who_leaves_keeps_the_vault_and_gets_stewards_slips() -> None:
    tale = Tale(3).game(50, 40, 30).say("leave black")
    assert tale.campaign.active == (1, 2)
    assert tale.refused("leave black") == "C-64"
    assert tale.refused("leave blue") == "C-60"
    assert tale.refused("gather black blue") == "C-64"
    tale.until("play").game(20, 10)
    assert totals(tale.campaign) == [60, 60, 40]
    assert tale.view().companies[0].left == 2


def test_c_59_choices_marks_and_gifts() -> None:
    tale = Tale(3).game(30, 20, 10).until("play").end(20, 30, 10).ask("choose")
    assert tale.campaign.phases[-1].seats == (2,), "the last-placed company decides"
    assert tale.refused("choose hands", by=0) == "C-59"
    assert tale.refused("choose money") == "C-59"
    assert tale.refused("read") == "C-59"
    tale.say("choose hands")
    assert tale.view().gifts[0].first
    tale.until("play")
    assert coins(tale) == (5, 5, 12), "the poorest: 5, three of the bank, four given"
    assert tale.campaign.promises == ()


@pytest.mark.parametrize(
    ("marks", "finale"),
    [
        (("lantern", "ledger"), "ledger"),
        (("ledger", "lantern"), "lantern"),
        (("hands", "ledger"), "ledger"),
    ],
)
def test_c_59_the_finale_is_the_kind_with_the_most_marks_or_the_last(
    marks: tuple[str, str], finale: str
) -> None:
    tale = Tale(2).game(9, 8).until("play").end(9, 8).ask("choose").say(f"choose {marks[0]}")
    tale.until("between").until("play").game(9, 8).until("play").end(9, 8)
    tale.ask("choose").say(f"choose {marks[1]}").until("between")
    assert tale.campaign.finale == finale
    tale.until("play")
    read = {read.card for read in tale.campaign.read}
    assert ("1905-02" in read) == (finale == "lantern")
    assert ("1905-03" in read) == (finale == "ledger")


def test_c_59_gifts_of_cards_and_tickets() -> None:
    def begun(mark: str) -> Tale:
        tale = Tale(2).game(9, 8).until("play").end(9, 8).ask("choose").say(f"choose {mark}")
        return tale.until("between").until("play")

    lantern, ledger = begun("lantern").campaign.recipe, begun("ledger").campaign.recipe
    assert lantern is not None
    assert lantern.deals == (5, 5)
    assert ledger is not None
    assert ledger.hands == (4, 6), "the chooser, in last place"


def test_c_70_c_71_the_final_score() -> None:
    tale = Tale(3).whole()
    final = tale.campaign.final
    assert [score.slips for score in final] == totals(tale.campaign)
    assert [score.place for score in final] == [1, 2, 3]
    assert tale.view().final is not None
    assert tale.view().stage == "free"


def test_c_71_ties_go_to_more_games_won_then_to_more_postcards() -> None:
    tale = Tale(2)
    for ended in ((30, 10), (10, 20), (10, 20), (10, 20), (20, 10)):
        tale.until("play").game(*ended)
    assert totals(tale.campaign) == [80, 80]
    assert [score.place for score in tale.campaign.final] == [2, 1], "three games to two"
    tale = Tale(2)
    for ended in ((30, 10), (10, 30), (30, 10), (10, 30)):
        tale.until("play").game(*ended)
    tale.until("play").game(10, 10)
    assert [score.slips for score in tale.campaign.final] == [90, 90]


def test_c_72_the_last_newspaper() -> None:
    tale = Tale(2)
    for number in range(5):
        tale.until("play").game(10 + number, 5, routes=(("albany-boston", "albany-buffalo"), ()))
    final = tale.view().final
    assert final is not None
    paper = final.paper[0]
    assert (paper.best, paper.city, paper.line) == (5, "albany", 3)
    assert final.paper[1].city is None


def test_c_73_free_play_as_often_as_wanted() -> None:
    tale = Tale(3).whole()
    before = totals(tale.campaign)
    tale.say("gather black blue")
    assert f"play 6 {' '.join(tale.campaign.opened)} tickets" in tale.moves()
    assert tale.refused("play 7") == "C-73"
    assert tale.refused("play 6 cascadia") == "C-73"
    tale.say("play 6 florida tickets")
    recipe = tale.campaign.recipe
    assert recipe is not None
    assert recipe.stickers == ("A", "F", "G", "X")
    assert set(tale.campaign.retired.get("tickets", ())) <= set(recipe.tickets)
    assert recipe.cars == small().frame.cars[-1]
    assert recipe.coins == (5, 5)
    assert recipe.postcards == ((), ())
    assert recipe.prizes == ()
    tale.end(3, 30, completed=(("albany-bangor",), ()))
    assert totals(tale.campaign) == before, "the slip decides, and is not kept"
    assert tale.campaign.stage == "between"
    assert tale.campaign.game == 7
    tale.say("gather green blue", "play 7")
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.stickers == ("A", "F", "G")
    assert tale.campaign.starter in (1, 2), "black was last, and is away"


def test_c_73_nobody_joins_when_all_is_over() -> None:
    tale = Tale(3).whole()
    assert tale.refused("join yellow") == "C-01"


def test_companies_are_named_in_any_order() -> None:
    tale = Tale(3).say("gather green black")
    assert tale.campaign.present == (0, 2)
    with pytest.raises(ValueError, match="there is no company 'red' here, only: black"):
        Tale(3).say("gather red blue")
    assert COLOURS[0] == "black"
