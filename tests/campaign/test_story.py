"""The story and what it brings: cards, stickers, events, people, plates, postcards, tickets."""

from pathlib import Path

import pytest

from tests.campaign.telling import Tale, small
from whistlestop.campaign import find_pack
from whistlestop.campaign.chapter import brew
from whistlestop.campaign.content.form import Card
from whistlestop.campaign.content.pack import Pack


def letters(tale: Tale) -> list[str]:
    return [stuck.letter for stuck in tale.campaign.stickers]


def test_c_26_the_story_is_read_until_pause_and_works_at_once() -> None:
    tale = Tale(3).say("gather black blue green")
    assert tale.moves() == {"read"}
    assert tale.view().next_card == "recap"
    tale.say("read", by=2)
    assert [card.id for card in tale.view().cards] == ["1901-01"]
    tale.say("read", "read")
    assert tale.campaign.stage == "play"
    assert [read.card for read in tale.campaign.read] == ["1901-01", "1901-02", "1901-03"]
    assert ("C-61", "1901-02") in tale.campaign.rules


def test_c_26_what_a_card_brings_is_in_force_in_the_same_game() -> None:
    tale = Tale(2).game(9, 8).until("play")
    recipe = tale.campaign.recipe
    assert recipe is not None
    assert {"F", "Z"} <= set(recipe.stickers)
    assert {"EV-90", "EV-91"} <= set(recipe.events)


def test_c_18_both_sides_of_a_story_card_are_read_before_the_next() -> None:
    tale = Tale(2)
    brought: set[str] = set()
    for _ in range(60):
        before = len(tale.campaign.read)
        if tale.campaign.stage == "play":
            tale.end(9, 8)
        tale.onward()
        assert len(tale.campaign.read) <= before + 1, "one card at a time"
        card = just_read(tale) if len(tale.campaign.read) > before else None
        if card is None:
            continue
        told = {make.sticker or make.event or make.employee for make in card.makes} - {None}
        for company in (None, 0, 1):
            seen = tale.view(company).story[-1]
            assert (seen.id, seen.title, seen.text) == (card.id, card.title, card.text)
            assert told <= {*seen.came}
        brought |= {name for name in told if name}
    assert len(brought) > 3


def just_read(tale: Tale) -> Card | None:
    """The card that was read last; None if it came from a box."""
    read = tale.campaign.read[-1]
    year = tale.pack.year(read.game)
    assert year is not None
    chapter = tale.pack.chapter(year)
    assert chapter is not None
    return next((card for card in chapter.cards if card.id == read.card), None)


def test_c_53_after_the_game_until_stop() -> None:
    tale = Tale(2).end(9, 8)
    cards = []
    while tale.moves() == {"read"}:
        tale.say("read")
        cards.append(tale.campaign.read[-1].card)
    assert cards == ["1901-04", "1901-05", "1901-06", "1901-07"]


def test_a_sticker_leaves_with_its_bound_events() -> None:
    tale = Tale(2).game(9, 8).until("play").game(9, 8).until("play").game(9, 8)
    assert "Z" not in letters(tale)
    assert "EV-91" in tale.campaign.retired["events"]
    last = next(card for card in tale.view().story if card.id == "1903-05")
    assert last.went == ("Z",)
    assert "Z" in tale.view().things, "its name is still known"
    assert not any(rule.by == "Z" for rule in tale.view().rules)


def test_w_02_plates_in_standing_order_and_the_rest_retires() -> None:
    tale = Tale(3).game(30, 20, 10).until("play").game(30, 20, 10)
    tale.until("play").end(30, 20, 10).ask("plate")
    asked = []
    while getattr(tale.campaign.phases[-1], "kind", "") == "plate":
        asked.append(tale.campaign.phases[-1].seats[0])
        assert tale.refused("plate PL-99") == "W-02"
        tale.say(max(tale.moves()))
    assert asked == [2, 1, 0]
    assert [company.plates for company in tale.campaign.companies] == [
        ("PL-93",),
        ("PL-94",),
        ("PL-95",),
    ]
    assert tale.campaign.retired["plates"] == ("PL-91", "PL-92")
    tale.until("between").until("play")
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.plates == (("PL-93",), ("PL-94",), ("PL-95",))
    assert tale.campaign.recipe.holder("PL-94") == 1


def test_g_1_depots_are_due_in_the_game_whose_story_says_so() -> None:
    tale = Tale(2)
    due = []
    for _ in range(4):
        tale.until("play")
        assert tale.campaign.recipe is not None
        due.append(tale.campaign.recipe.depot_game)
        tale.game(9, 8, lasting={"depots": {"chicago": "black"}})
    assert due == [False, False, True, False]
    assert tale.campaign.depots == {"chicago": "black"}


# Tickets and postcards


def test_tb_1_completed_tickets_are_punched() -> None:
    tale = Tale(2).game(9, 8, completed=(("albany-bangor",), ("albany-bangor",)))
    assert tale.campaign.punches == {"albany-bangor": {"black": 1, "blue": 1}}
    assert tale.view().punched == tale.campaign.punches


def test_tb_2_a_normal_ticket_retires_at_its_second_hole_as_a_souvenir() -> None:
    tale = Tale(2).game(9, 8, completed=(("albany-bangor",), ()))
    tale.until("play").game(9, 8, completed=((), ("albany-bangor",)))
    assert "albany-bangor" in tale.campaign.tickets, "one hole each is not two of one"
    tale.until("play").game(9, 8, completed=(("albany-bangor",), ()))
    assert "albany-bangor" not in tale.campaign.tickets
    assert tale.campaign.companies[0].souvenirs == ("albany-bangor",)
    tale.until("play")
    assert tale.campaign.recipe is not None
    assert "albany-bangor" not in tale.campaign.recipe.tickets


def test_tb_3_a_postcard_ticket_retires_at_its_first_hole() -> None:
    tale = Tale(2).game(9, 8, completed=(("albany-savannah",), ()))
    assert "albany-savannah" not in tale.campaign.tickets
    assert [held.no for held in tale.campaign.companies[0].postcards] == ["103"]
    assert tale.campaign.companies[0].souvenirs == ()


def test_tb_4_a_punched_ticket_goes_back_into_the_deck() -> None:
    tale = Tale(2).game(9, 8, completed=(("albany-bangor",), ())).until("play")
    assert tale.campaign.recipe is not None
    assert "albany-bangor" in tale.campaign.recipe.tickets


def test_tb_5_a_postcard_counts_from_the_next_game_on() -> None:
    tale = Tale(2).until("play")
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.postcards == ((), ())
    tale.game(9, 8, completed=(("albany-savannah",), ())).until("play")
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.holder("PC-103") == 0


def test_no_punch_before_the_toolbox_is_open() -> None:
    tale = Tale(2, find_pack("lantern_line"))
    tale.until("play").end(9, 8, completed=(("albany-bangor",), ()))
    assert tale.campaign.punches == {}
    tale.until("between")
    assert tale.campaign.punches == {"albany-bangor": {"black": 1}}, "opened by this very story"


def test_pc_2_a_fulfilled_postcard_goes_into_the_vault() -> None:
    tale = Tale(2).game(9, 8)
    assert [held.no for held in tale.campaign.companies[1].postcards] == ["901"]
    fate: list[list[dict[str, object]]] = [[], [{"no": "901", "used": 0, "done": True}]]
    tale.until("play").game(9, 8, lasting={"postcards": fate})
    assert tale.campaign.companies[1].vault == ("901",)
    assert tale.campaign.companies[1].postcards == ()


def test_pc_3_a_tool_remembers_its_uses() -> None:
    tale = Tale(2).game(9, 8, completed=(("cincinnati-mobile",), ()))
    assert [held.no for held in tale.campaign.companies[0].postcards] == ["102"]
    used = [[{"no": "102", "used": 1, "done": False}], []]
    tale.until("play").game(9, 8, lasting={"postcards": used}).until("play")
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.used("PC-102") == 1
    done = [[{"no": "102", "used": 2, "done": True}], []]
    tale.game(9, 8, lasting={"postcards": done})
    assert tale.campaign.companies[0].vault == ("102",)


def test_a_postcard_may_promise_something_for_the_next_game() -> None:
    tale = Tale(2).game(9, 8, lasting={"gifts": [None, {"dollars": 5}]}).until("play")
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.coins == (5, 10)


def test_pc_6_a_prize_lies_open_until_somebody_wins_it() -> None:
    tale = Tale(2).game(9, 8).until("play")
    assert tale.campaign.recipe is not None
    assert "951" in tale.campaign.recipe.prizes
    won = [[{"no": "951", "used": 0, "done": True}], []]
    tale.game(9, 8, lasting={"postcards": won})
    assert "951" not in tale.campaign.prizes
    assert tale.campaign.companies[0].vault == ("951",)


# What is not printed yet


def test_a_campaign_waits_for_a_chapter_and_goes_on_when_it_is_printed(tmp_path: Path) -> None:
    pack = copy_of_small(tmp_path)
    later = pack.folder / "chapters" / "1902.json"
    text = later.read_text("utf-8")
    later.unlink()
    tale = Tale(2, pack).game(9, 8).say("gather black blue")
    assert tale.moves() == set()
    assert tale.refused("continue") == "C-58"
    view = tale.view()
    assert view.stage == "missing"
    assert view.asked is not None
    assert view.asked.missing is not None
    assert (view.asked.missing.what, view.asked.missing.id) == ("chapter", "1902")
    assert pack.printed == 1
    later.write_text(text, "utf-8")
    assert pack.printed == 5
    tale.say("continue", "read")
    assert tale.campaign.read[-1].card == "1902-01"


def test_a_campaign_waits_for_a_box(tmp_path: Path) -> None:
    pack = copy_of_small(tmp_path)
    box = pack.folder / "boxes" / "great_plains.json"
    text = box.read_text("utf-8")
    box.unlink()
    tale = Tale(2, pack).end(9, 8)
    while tale.moves():
        tale.say(min(tale.moves()))
    assert tale.view().stage == "missing"
    box.write_text(text, "utf-8")
    tale.say("continue")
    assert tale.moves() == {"name florida great_plains"}


def test_the_lantern_line_is_printed_to_its_end() -> None:
    tale = Tale(3, find_pack("lantern_line"))
    assert tale.campaign.pack.printed == tale.campaign.pack.games == 12
    for _ in range(12):
        tale.until("play").end(30, 20, 10)
        while tale.moves() and tale.campaign.stage == "end":
            tale.say(min(tale.moves()))
    assert tale.campaign.finished
    assert len(tale.campaign.opened) == 8
    assert tale.campaign.finale is not None


def test_w_03_a_second_plate_at_the_end_of_game_8() -> None:
    """In standing order again, of five others."""
    tale = Tale(3, find_pack("lantern_line"))
    for _ in range(8):
        tale.until("play").end(30, 20, 10)
        while tale.moves() and tale.campaign.stage == "end":
            tale.say(min(tale.moves()))
    plates = [company.plates for company in tale.campaign.companies]
    assert [len(taken) for taken in plates] == [2, 2, 2]
    assert {taken[0] for taken in plates} <= {f"PL-{n:02}" for n in range(1, 6)}
    assert {taken[1] for taken in plates} <= {f"PL-{n:02}" for n in range(6, 11)}
    assert plates[2][1] == "PL-06", "the poorest chose first"
    tale.until("play")
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.plates == tuple(plates)


@pytest.mark.parametrize("finale", ["lantern", "hands", "ledger"])
def test_e_1_the_rule_card_and_the_parts_of_one_finale(finale: str) -> None:
    """Each company that plays has one of the parts; the rule card lies open."""
    tale = Tale(3, find_pack("lantern_line"))
    for _ in range(11):
        tale.until("play").end(30, 20, 10)
        while tale.moves() and tale.campaign.stage == "end":
            marked = f"choose {finale}"
            tale.say(marked if marked in tale.moves() else min(tale.moves()))
    tale.until("play")
    assert tale.campaign.finale == finale
    first = {"lantern": 201, "hands": 301, "ledger": 401}[finale]
    assert str(first) in tale.campaign.prizes
    parts = [held.no for company in tale.campaign.companies for held in company.postcards]
    dealt = [no for no in parts if no in {str(first + n) for n in range(1, 6)}]
    assert len({*dealt}) == len(dealt) == 3
    assert not {no for no in parts if no[0] in "234"} - {*dealt}, "only of one finale"
    told = {rule.id for rule in tale.view().rules}
    line = {"lantern": "E.2", "hands": "E.3", "ledger": "E.4"}[finale]
    assert {"E.1", line} <= told
    assert not told & ({"E.2", "E.3", "E.4"} - {line}), "the others stay sealed"
    assert tale.campaign.recipe is not None
    assert tale.campaign.recipe.finale == finale


def test_e_2_the_stamps_of_the_survey_books_come_to_the_game() -> None:
    campaign = Tale(2).until("play").campaign
    assert brew.recipe(campaign).stamps == ()
    assert brew.recipe(campaign.with_company(1, stamps=("florida",))).stamps == (0, 1)


def test_e_1_what_belongs_to_a_finale_happens_only_there() -> None:
    """With more companies than parts the last ones get none."""

    def told(mark: str) -> Tale:
        tale = Tale(2).game(9, 8).until("play").end(9, 8).ask("choose").say(f"choose {mark}")
        tale.until("between").until("play").game(9, 8).until("play").end(9, 8)
        return tale.ask("choose").say(f"choose {mark}").until("between").until("play")

    lantern, ledger = told("lantern"), told("ledger")
    assert "W.2" in {rule.id for rule in lantern.view().rules}
    assert "W.2" not in {rule.id for rule in ledger.view().rules}
    assert sum(len(company.postcards) for company in lantern.campaign.companies) == 3
    assert sum(len(company.postcards) for company in ledger.campaign.companies) == 2


def copy_of_small(tmp_path: Path) -> Pack:
    folder = tmp_path / "small"
    for path in sorted(small().folder.rglob("*.json")):
        copy = folder / path.relative_to(small().folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    return Pack(folder)
