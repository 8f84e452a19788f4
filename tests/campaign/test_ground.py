"""New ground: frontiers named, picked and opened, boxes that close, stamps (C-55, SB-1, SB-2)."""

from tests.campaign.telling import Tale


def test_c_55_the_winner_names_two_and_the_last_picks_one() -> None:
    tale = Tale(3).end(20, 30, 10).ask("name")
    assert tale.campaign.phases[-1].seats == (1,)
    assert tale.refused("name florida great_plains", by=2) == "C-55"
    assert tale.refused("name florida") == "C-55"
    assert tale.refused("name florida florida") == "C-55"
    assert tale.refused("name florida cascadia") == "C-55"
    tale.say("name great_plains florida")
    assert tale.campaign.phases[-1].seats == (2,)
    assert tale.moves() == {"open florida", "open great_plains"}
    assert tale.refused("open badlands") == "C-55"
    tale.say("open florida")
    assert tale.campaign.opened == ("florida",)
    assert tale.campaign.boxes[0].games == (2, 3)


def test_c_55_everything_in_the_box_joins_when_its_card_is_read() -> None:
    tale = Tale(3).end(20, 30, 10).ask("name").say("name florida great_plains", "open florida")
    assert tale.view().next_card == "arrival"
    assert "X" not in tale.view().things
    tale.say("read")
    campaign = tale.campaign
    assert campaign.sticker("X") is not None
    assert "EV-92" in campaign.events
    assert "EM-95" in campaign.hall
    assert "143" in campaign.prizes
    card = tale.view().story[-1]
    assert (card.id, card.kind) == ("X-1", "arrival")
    assert set(card.came) == {"X", "EV-92", "EM-95", "PC-143"}
    assert "chicago-jacksonville" in campaign.tickets


def test_c_55_the_last_placed_company_raises_a_city_of_it() -> None:
    tale = Tale(3).end(20, 30, 10).ask("name").say("name florida great_plains", "open florida")
    tale.say("read")
    assert tale.campaign.phases[-1].seats == (2,)
    assert tale.moves() == {"raise jacksonville", "raise miami", "raise tampa"}
    assert tale.refused("raise chicago") == "C-55"
    tale.say("raise miami")
    assert tale.campaign.large == ("miami",)
    game = tale.view().chronicle[-1]
    assert (game.opened, game.raised) == ("florida", "miami")
    tale.until("play")
    recipe = tale.campaign.recipe
    assert recipe is not None
    assert recipe.large == ("miami",)
    assert recipe.pieces[-1] == "florida"


def test_c_55_the_only_one_is_opened_without_a_choice() -> None:
    tale = Tale(3).game(20, 30, 10).until("play").end(20, 30, 10)
    tale.ask("choose").say("choose hands", "read")
    assert len(tale.campaign.opened) == 2
    assert tale.view().next_card == "arrival"


def test_c_55_a_box_closes_after_its_last_game() -> None:
    tale = Tale(3).end(20, 30, 10).ask("name").say("name florida great_plains", "open florida")
    tale.until("between")
    tale.until("play").game(20, 30, 10, lasting={"module": {"X": 4}})
    assert tale.campaign.module == {"X": 4}
    tale.until("play")
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.module == {"X": 4}
    assert tale.campaign.recipe.last_of == ("X",)
    tale.end(20, 30, 10).until("between")
    campaign = tale.campaign
    assert [box.closed for box in campaign.boxes] == [True, False]
    assert campaign.sticker("X") is None
    assert campaign.module == {}
    assert "EV-92" in campaign.retired["events"], "bound to its sticker"
    assert "143" in campaign.retired["postcards"], "PC.6: nobody won it"
    assert "X-2" in {read.card for read in campaign.read}
    assert "EM-95" in campaign.hall, "people stay"
    assert campaign.opened[0] == "florida"


def test_c_55_no_box_beyond_the_last_game() -> None:
    tale = Tale(2).whole()
    assert all(box.closed for box in tale.campaign.boxes)
    assert all(box.games[-1] <= 5 for box in tale.campaign.boxes)


def test_c_55_a_city_that_grew_and_tracks_that_were_laid_stay() -> None:
    laid = {"jacksonville-mobile": "red"}
    tale = Tale(2).game(9, 8).until("play")
    tale.game(9, 8, lasting={"grown": ["tampa"], "laid": laid})
    assert "tampa" in tale.campaign.large
    tale.until("play")
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.colours == laid


def test_sb_1_a_stamp_for_each_open_frontier_whose_mark_was_touched() -> None:
    tale = Tale(2).end(9, 8).ask("name").say("name florida great_plains", "open florida")
    tale.until("between").until("play")
    assert tale.campaign.pack.atlas.pieces["florida"].mark == "miami"
    touching = (("miami-tampa-1",), ("jacksonville-tampa",))
    tale.game(9, 8, routes=touching)
    assert [company.stamps for company in tale.campaign.companies] == [("florida",), ()]
    tale.until("play").game(9, 8, routes=touching)
    assert tale.campaign.companies[0].stamps == ("florida",), "once only"


def test_sb_1_no_stamp_for_a_frontier_opened_in_the_same_end_step() -> None:
    tale = Tale(2).game(9, 8).until("play").end(9, 8, routes=(("duluth-st_paul",), ()))
    tale.until("between")
    assert "great_plains" in tale.campaign.opened
    opened_first = tale.campaign.opened[0]
    stamped = tale.campaign.companies[0].stamps
    assert stamped == (("great_plains",) if opened_first == "great_plains" else ())


def test_sb_2_what_stamps_are_worth() -> None:
    tale = Tale(2).end(9, 8).ask("name").say("name florida great_plains", "open florida")
    tale.until("between")
    for _ in range(4):
        tale.until("play").game(9, 8, routes=(("miami-tampa-1",), ()))
    assert [score.book for score in tale.campaign.final] == [3, 0]


def test_c_19_everybody_may_read_what_an_opened_box_holds() -> None:
    tale = Tale(3).end(20, 30, 10).ask("name").say("name florida great_plains", "open florida")
    box = tale.pack.box("florida")
    assert box is not None
    assert box.employee is not None
    within = [box.sticker.letter, *(event.id for event in box.events), box.employee.id]
    everybody = (None, 0, 1, 2)
    for company in everybody:
        assert not tale.view(company).things.keys() & {*within}
    tale.say("read")
    for company in everybody:
        view = tale.view(company)
        for thing in within:
            assert all(view.things[thing].text.values())
        told = {rule.id: rule.text for rule in view.rules}
        for rule in box.sticker.rules:
            assert told[rule.id] == rule.text
        (prize,) = (card for card in view.prizes if card.no == box.postcard)
        assert prize.condition is not None
        assert prize.gain is None, "hidden until somebody has won it"
