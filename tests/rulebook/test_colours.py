"""Everybody chooses a colour; in Legends it is a company. Each test is named by its rules."""

import json
import pickle
from pathlib import Path

import pytest

from tests.campaign.telling import Tale
from whistlestop import record as records
from whistlestop.bots.registry import make
from whistlestop.campaign.verbs import edition_for
from whistlestop.core.chance import Seeded
from whistlestop.core.errors import CannotRead
from whistlestop.core.game import new_game
from whistlestop.editions import edition, names
from whistlestop.picture import COMPANIES
from whistlestop.playing import Playing, chosen_by
from whistlestop.record import Record
from whistlestop.rules.companies import Companies
from whistlestop.rules.money import Coins
from whistlestop.terminal.look import badge
from whistlestop.texts.say import Speaker

from .tables import Trial

every_edition = pytest.mark.parametrize("name", names())


@every_edition
def test_e_08_u_08_n_06_l_16_every_seat_has_the_colour_it_chose(name: str) -> None:
    for seats in edition(name).seats:
        wanted = edition(name).colours[:seats][::-1]
        chosen = new_game(edition(name), seats, Seeded("tea"), colours=wanted)
        plain = new_game(edition(name), seats, Seeded("tea"))
        assert chosen.state.edition.colours[:seats] == wanted
        assert sorted(chosen.state.edition.colours) == sorted(edition(name).colours)
        assert chosen.events == plain.events, "the luck is the same"
        assert chosen.state.players == plain.state.players
        for seat, colour in enumerate(wanted):
            look = COMPANIES[colour]
            assert badge(chosen.state.edition, seat).plain == f"[{look.letter}]"
            assert Speaker(chosen.state.edition, "en").player(seat) == look.name


@every_edition
def test_e_08_u_08_n_06_l_16_where_nobody_chooses_all_is_as_it_was(name: str) -> None:
    for colours in (None, [None, None], edition(name).colours[:2]):
        step = new_game(edition(name), 2, Seeded("tea"), colours=colours)
        assert step.state.edition is edition(name)
        assert "colours" not in Record(step.state.edition, ("Mira", "Ana"), "x").header()


@every_edition
def test_e_08_u_08_n_06_l_16_who_chooses_none_has_the_first_left(name: str) -> None:
    first, second, *_ = edition(name).colours
    found = new_game(edition(name), 2, Seeded("tea"), colours=[None, first]).state.edition
    assert found.colours[:2] == (second, first)
    assert edition(name).coloured([None, first]) is found, "made once"
    assert pickle.loads(pickle.dumps(found)) is found


@every_edition
@pytest.mark.parametrize(
    ("colours", "told"),
    [
        (["red", "red"], "two seats cannot both be red"),
        (["pink", None], "there is no colour 'pink' to choose; there are: "),
        (["red"], "there are 1 colours, but 2 seats"),
    ],
)
def test_e_08_u_08_n_06_l_16_nobody_has_the_colour_of_another(
    name: str, colours: list[str | None], told: str
) -> None:
    with pytest.raises(ValueError, match=told):
        new_game(edition(name), 2, Seeded("tea"), colours=colours)


@every_edition
def test_e_08_u_08_n_06_l_16_a_record_tells_the_colours(name: str, tmp_path: Path) -> None:
    found = edition(name).coloured(["yellow", "green"])
    playing = Playing(found, 2, "tea")
    playing.take(playing.set_up())
    move = chosen_by([make("random", "a"), make("random", "b")])
    while (seat := playing.state.turn) is not None:
        playing.take(playing.make(seat, move(playing.state, seat)))
    record = Record.of(playing, ("Mira", "Ana"))
    record.seed = "tea"
    record.save(tmp_path / "game.jsonl")
    again = records.load(tmp_path / "game.jsonl")
    assert again.edition is found
    assert records.verify(again) == []
    header = json.loads(next(iter(record.lines())))
    assert header["colours"] == ["yellow", "green"]
    for spoilt, told in ((["red"], "one for each of 2 seats"), (["red", "red"], "both be red")):
        del header["sum"]
        lines = [records.Chain().add({**header, "colours": spoilt}), ""]
        header["sum"] = ""
        with pytest.raises(CannotRead, match=told):
            records.read(lines, "it")


@every_edition
def test_e_08_u_08_n_06_l_16_a_position_may_tell_them(name: str) -> None:
    trial = Trial(name, 3, colours=["green", None, "blue"])
    assert trial.state.edition.colours[0::2][:2] == ("green", "blue")
    with pytest.raises(CannotRead, match="colours: two seats cannot both be red"):
        Trial(name, colours=["red", "red"])
    with pytest.raises(CannotRead, match="colours: needs an entry for each of 2 seats"):
        Trial(name, colours=["red"])


def test_l_16_l_36_a_company_is_paid_for_the_colour_it_chose() -> None:
    trial = Trial("legends", colours=["red", "blue"], hands=[{"red": 3}, {"red": 3}])
    assert trial.state.part(Companies).colours == ("red", "blue")
    assert trial.play("claim lewisburg-norfolk red*3").state.part(Coins).held == (7, 5)
    other = Trial("legends", colours=["blue", "red"], hands=[{"red": 3}, {}])
    assert other.play("claim lewisburg-norfolk red*3").state.part(Coins).held == (5, 5)


def test_l_16_the_companies_of_a_campaign_are_chosen_already() -> None:
    found = edition_for(Tale(2).until("play").campaign)
    assert found.colours == ("black", "blue")
    assert found.coloured(["black", None]) is found
    with pytest.raises(ValueError, match="have their colours already"):
        new_game(found, 2, Seeded("tea"), colours=["blue", "black"])
