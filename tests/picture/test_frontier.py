"""Pictures of a board made of pieces: large cities, ports, beds, depots, stubs, closed ground."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from whistlestop.picture import COMPANIES, PLAYERS, draw

from .boards import LANGUAGES
from .continent import PIECED, continent, frontiers
from .test_draw import SVG, titles

EDITION = PIECED[0]


def shown(text: str) -> set[str]:
    return {node.text or "" for node in ElementTree.fromstring(text).iter(f"{SVG}text")}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_board_names_its_cities_and_the_closed_pieces_alone(
    lang: str, theme: str
) -> None:
    start = continent(EDITION)
    text = draw(start.scene(), lang, theme)
    words = shown(text)
    for city, names in start.board.names.items():
        assert (names[lang] in words) == (city in start.cities)
        assert city in start.cities or f'"{city}"' not in text
    beside = start.board.layout["pieces"]
    for piece, closed in start.closed.items():
        assert f'data-closed="{piece}"' in text
        if start.pieces.intersection(beside[piece]["beside"]):
            assert closed[lang] in words


def test_a_plate_out_of_sight_is_left_out() -> None:
    start = continent(EDITION)
    far = {name["en"] for name in start.closed.values()} - shown(draw(start.scene()))
    assert far
    assert not far & shown(draw(continent(EDITION, *frontiers(EDITION)).scene()))
    whole = start.scene(view=None)
    assert {name["en"] for name in start.closed.values()} <= shown(draw(whole))


def test_the_picture_shows_its_view_and_no_more() -> None:
    scene = continent(EDITION).scene()
    root = ElementTree.fromstring(draw(scene))
    assert root.get("viewBox") == " ".join(map(str, scene.window))
    wide, high = scene.layout["width"], scene.layout["height"]
    assert continent(EDITION).scene(view=None).window == (0, 0, wide, high)


def test_open_pieces_leave_neither_stubs_nor_hatching() -> None:
    start, every = continent(EDITION), continent(EDITION, *frontiers(EDITION))
    assert draw(start.scene()).count("data-exit=") == 12
    text = draw(every.scene())
    assert "data-exit=" not in text
    assert "-hatch" not in text
    assert "data-closed=" not in text


def test_large_cities_and_ports_say_so() -> None:
    said = titles(draw(continent(EDITION).scene()))
    assert "Boston, large city, port" in said
    assert "Pittsburgh, large city" in said
    assert "Norfolk, port" in said
    assert "Knoxville" in said
    assert "波士顿，大城市，港口" in titles(draw(continent(EDITION).scene(), "zh-Hans"))


def test_marks_of_cities_differ_by_shape() -> None:
    plain = draw(continent(EDITION).scene(large=frozenset(), ports=frozenset()))
    large = draw(continent(EDITION).scene(large=frozenset({"knoxville"}), ports=frozenset()))
    port = draw(continent(EDITION).scene(large=frozenset(), ports=frozenset({"knoxville"})))
    assert large.count("<circle") == plain.count("<circle") + 1
    assert port.count("<path") == plain.count("<path") + 1


def test_a_bed_has_no_slot_until_it_has_a_colour() -> None:
    every = continent(EDITION, *frontiers(EDITION))
    beds = [track for track in every.board.tracks() if track.bed]
    assert len(beds) == 99
    said = titles(draw(every.scene()))
    assert sum(text.endswith("open bed") for text in said) == 99
    assert "空路基" in " ".join(titles(draw(every.scene(), "zh-Hant")))
    bed = draw(every.scene(tracks=(beds[0],)))
    grey, laid = (
        draw(every.scene(tracks=(type(beds[0])(**{**vars(beds[0]), **new}),)))
        for new in ({"bed": False}, {"color": "red"})
    )
    assert len({bed, grey, laid}) == 3
    assert titles(laid)[1].endswith("red")


def test_depots_carry_the_letter_of_their_company() -> None:
    start = continent(EDITION)
    text = draw(start.scene(depots={"knoxville": "yellow", "albany": "black"}))
    assert {"S", "N"} <= shown(text)
    assert "Knoxville, depot of Saffron" in titles(text)
    assert 'data-depot="albany"' in text
    assert text.index('data-depot="albany"') < text.index('data-depot="knoxville"')


def test_cars_wear_the_colour_of_the_company_not_of_the_seat() -> None:
    start = continent(EDITION)
    owners = {"atlanta-mobile": 0}
    text = draw(start.scene(owners=owners, colours=("green", "red")))
    assert COMPANIES["green"].color in text
    assert PLAYERS[0].color not in text
    assert "Atlanta – Mobile, 3 black, Jade" in titles(text)
    assert titles(text)[0].startswith("Map with 23 cities")


def test_each_company_has_a_look_of_its_own() -> None:
    assert sorted(COMPANIES) == ["black", "blue", "green", "red", "yellow"]
    assert set(COMPANIES.values()) == set(PLAYERS)


def test_what_is_unknown_is_refused() -> None:
    start = continent(EDITION)
    for facts, message in (
        ({"colours": ("pink",)}, "company 'pink'; known: blue, red"),
        ({"depots": {"albany": "white"}}, "company 'white'"),
        ({"depots": {"oz": "red"}}, "city 'oz'"),
        ({"large": frozenset({"oz"})}, "city 'oz'"),
        ({"ports": frozenset({"oz"})}, "city 'oz'"),
        ({"exits": ("oz-exit-1",)}, "exit 'oz-exit-1'"),
        ({"closed": {"oz": {"en": "Oz"}}}, "piece 'oz'"),
        ({"owners": {"atlanta-mobile": 2}, "colours": ("red", "blue")}, "seat '2'; known: 0, 1"),
    ):
        with pytest.raises(ValueError, match=message):
            start.scene(**facts)
