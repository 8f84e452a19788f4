"""What can be typed, and what comes of it."""

from pathlib import Path

import pytest

from tests.terminal.scripted import Scripted, begin
from whistlestop.session import Session


def game(tmp_path: Path, *answers: str, lang: str = "en", name: str = "europe") -> Scripted:
    found = Scripted(begin(tmp_path, name, lang=lang, first=None), ["1 2 3", *answers])
    found.run()
    return found


def steps(found: Scripted) -> int:
    return len(found.session.record.steps)


def test_the_screen_has_everything(tmp_path: Path) -> None:
    text = game(tmp_path).text
    for part in (
        "[C] Mira",
        "[V] Ana",
        "Face up",
        "97 cards in the deck, 0 discarded; 34 tickets to draw",
        "Your hand (4)",
        "8 train cars to go: Brest–Paris KKK",
        "*Venezia–Zagrab",
        "more routes can be claimed",
        "Build a station for 1 card",
        "Mira kept 3 tickets: ",
        "[V] Ana kept ",
        "Commitment to the seed: 3167ea997b79dae8034bc853b923b98dfdf7bc61a8ff13c92a6795fac4fcaed7",
    ):
        assert part in " ".join(text.split()), part


def test_too_few_tickets_are_refused_with_the_rule(tmp_path: Path) -> None:
    found = Scripted(begin(tmp_path, first=None), ["1", "9", "keep lisboa-danzig", "1 1", "1 4"])
    text = found.run()
    assert "Keep at least 2 tickets." in text
    assert "[E-06] Before the first turn" in text
    assert "Type a number from 1 to 4." in text
    assert found.after("1 1").startswith("Keep at least 2 tickets.")
    assert len(found.session.state.players[0].tickets) == 2


def test_numbers_and_texts_make_moves(tmp_path: Path) -> None:
    found = game(tmp_path, "1", "take white")
    assert found.session.state.players[0].hand[3] == 1
    assert "Mira took a face-up train card: white." in found.text
    assert "Mira drew a train card from the deck: " in found.text


def test_a_claim_may_be_typed_in_many_ways(tmp_path: Path) -> None:
    for number, text in enumerate(
        (
            "claim venezia-zagrab blue+wild",
            "claim Zagrab-Venezia wild+blue",
            "CLAIM zag-ven blue+wild",
            "claim 威尼斯-萨格勒布 blue+wild",
        )
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        found = game(folder, text)
        assert found.session.state.owners["venezia-zagrab"] == 0, text


def test_what_may_mean_several_moves_is_listed(tmp_path: Path) -> None:
    found = game(tmp_path, "claim venezia-zagrab", "8")
    assert found.after("claim venezia-zagrab").startswith(
        "“claim venezia-zagrab” may mean 3 moves."
    )
    assert "8 Venezia – Zagrab YL 1 yellow, 1 locomotive" in found.after("claim venezia-zagrab")
    assert "venezia-zagrab" in found.session.state.owners


def test_a_station_asks_how_to_pay(tmp_path: Path) -> None:
    found = game(tmp_path, "station wien")
    assert "may mean 4 moves" in found.after("station wien")
    assert "station in Wien" in found.after("station wien")


def test_a_double_route_needs_no_number(tmp_path: Path) -> None:
    found = game(tmp_path, "claim wien-budapest")
    assert "may mean 2 moves" in found.after("claim wien-budapest")


def test_refusals_teach(tmp_path: Path) -> None:
    found = game(tmp_path, "claim munchen-wien orange*3", "claim munchen-wien", "take red", "pass")
    assert "You do not hold these cards: 3 orange. [E-20] To claim a route" in found.after(
        "claim munchen-wien orange*3"
    )
    assert "[E-20]" in found.after("claim munchen-wien")
    assert "Not among the face-up train cards: red." in found.after("take red")
    assert "[E-10]" in found.after("pass")
    assert steps(found) == 3


def test_why_and_rule(tmp_path: Path) -> None:
    found = game(
        tmp_path,
        "why claim munchen-wien",
        "why claim venezia-zagrab blue+wild",
        "why",
        "why nonsense",
        "rule e-12",
        "rule X-1",
    )
    assert "[E-20]" in found.after("why claim munchen-wien")
    assert "is allowed now." in found.after("why claim venezia-zagrab blue+wild")
    assert "Type why and a move" in found.after("why")
    assert "is no move" in found.after("why nonsense")
    assert found.after("rule e-12").startswith("E-12 If your first card is a face-up locomotive")
    assert "The rules go from E-01 to E-65." in found.after("rule X-1")


def test_nonsense_is_met_kindly(tmp_path: Path) -> None:
    found = game(tmp_path, "clam venezia-zagrab", "draw munchen-wein", "9999", "board atlantis")
    assert "is no move and no command here." in found.after("clam venezia-zagrab")
    assert "Perhaps: claim" in found.after("clam venezia-zagrab")
    assert "munchen-wien" in found.after("draw munchen-wein")
    assert "Type a number from 1 to" in found.after("9999")
    assert "No city here is called “atlantis”." in found.after("board atlantis")


def test_board_claims_city_tickets_journal(tmp_path: Path) -> None:
    found = game(
        tmp_path, "board", "board wien", "Köb", "claims wien", "claims", "tickets", "journal", "?"
    )
    board = found.after("board")
    for route in found.session.edition.board.routes:
        assert found.booth.speaker.route(route).replace(" – ", "–") in board
    assert "Around " in board
    assert "Points by length: 1→1" in board
    assert "München–Wien OOO" in found.after("board wien")
    assert "Wien–Zagrab" in found.after("claims wien")
    assert "Berlin–Essen" not in found.after("claims wien")
    assert "Berlin–Essen" in found.after("claims")
    assert "To draw new tickets, type 6." in found.after("tickets")
    assert steps(found) == 3
    assert "The game begins." in found.after("journal")
    assert "claim amsterdam-essen yellow*2+wild" in found.after("?")


def test_a_city_alone_shows_what_is_there(tmp_path: Path) -> None:
    found = game(tmp_path, "wien", "维也纳")
    assert "Wien–Zagrab □□ +2" in found.after("wien")
    assert found.after("wien") == found.after("维也纳")


def test_tickets_drawn_by_number(tmp_path: Path) -> None:
    found = game(tmp_path, "move tickets", "2")
    assert "keep at least 1 of 3" in found.text
    assert len(found.session.state.players[0].tickets) == 4


def test_undo_goes_back_over_bots_to_the_own_move(tmp_path: Path) -> None:
    found = game(tmp_path, "undo", "2 3")
    assert found.after("undo").startswith("Taken back.")
    assert len(found.session.state.players[0].tickets) == 2
    assert "the luck" not in found.text
    found.session.play(0, found.session.view(0).moves[0])
    again = Scripted(found.session, ["undo"])
    again.run()
    assert "cannot be taken back" in again.after("undo")


def test_save_svg_and_language(tmp_path: Path) -> None:
    copy, picture = tmp_path / "copy.jsonl", tmp_path / "board.svg"
    found = game(
        tmp_path,
        f"save {copy}",
        f"save {copy}",
        f"svg {picture}",
        f"svg {picture}",
        "lang zh-hant",
        "lang xx",
        "save",
    )
    assert Session.resume(copy).state == found.session.state
    assert "exists already" in " ".join(found.text.split())
    assert picture.read_text("utf-8").startswith("<svg")
    assert "現在使用繁體中文。" in found.text
    assert "沒有「xx」這種語言" in found.text
    assert Session.resume(tmp_path / "game.jsonl").lang == "zh-Hant"


def test_enter_shows_the_table_again(tmp_path: Path) -> None:
    assert "Mira: your turn" in game(tmp_path, "").after("")


@pytest.mark.parametrize("lang", ["zh-Hans", "zh-Hant"])
def test_chinese(tmp_path: Path, lang: str) -> None:
    found = game(tmp_path, "?", "board", "why claim munchen-wien", "claim x-y", lang=lang)
    assert "[E-20]" in found.after("why claim munchen-wien")
    assert {"zh-Hans": "不是这里的行动", "zh-Hant": "不是這裡的行動"}[lang] in found.text
    assert "T 隧道" in found.text


def test_another_edition_has_other_words(tmp_path: Path) -> None:
    found = Scripted(begin(tmp_path, "new_york"), ["1", "?", "board", "station soho", "rule N-22"])
    text = found.run()
    assert "taxis to go" in text
    assert "Tourist attractions: " in found.after("board")
    assert "There is no such action in this edition." in found.after("station soho")
    assert "station" not in found.after("?")
    assert found.after("rule N-22").startswith("N-22 ")
