"""A drawing is one valid SVG that stands alone and says what it shows."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from whistlestop.picture import CARDS, PLAYERS, THEMES, Track, draw

from .boards import EDITIONS, LANGUAGES, load

SVG = "{http://www.w3.org/2000/svg}"


def titles(text: str) -> list[str]:
    return [title.text or "" for title in ElementTree.fromstring(text).iter(f"{SVG}title")]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_board_is_a_valid_picture(edition: str, lang: str, theme: str) -> None:
    board = load(edition)
    root = ElementTree.fromstring(draw(board.scene(), lang, theme))
    assert root.tag == f"{SVG}svg"
    assert root[0].tag == f"{SVG}title"
    assert root[1].tag == f"{SVG}desc"
    shown = {text.text for text in root.iter(f"{SVG}text")}
    assert {names[lang] for names in board.names.values()} <= shown


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_picture_stands_alone(edition: str) -> None:
    text = draw(load(edition).scene())
    assert not re.search(r"<script|<style|<image|<foreignObject|\bon\w+=|@import", text)
    assert text.count("http") == 1  # the name space
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(set(ids)) == len(ids)
    assert set(re.findall(r"url\(#([^)]+)\)|href=\"#([^\"]+)\"", text))
    for used in re.findall(r"#(ws[\w-]+)", text):
        assert used in ids


def test_two_pictures_share_no_ids() -> None:
    scene = load("europe").scene()
    light, dark, other = draw(scene), draw(scene, theme="dark"), draw(scene, lang="zh-Hant")
    ids = [set(re.findall(r' id="([^"]+)"', text)) for text in (light, dark, other)]
    assert not ids[0] & ids[1]
    assert not ids[0] & ids[2]
    assert draw(scene) == light


def test_routes_say_what_they_are() -> None:
    scene = load("europe").scene(owners={"munchen-wien": 1}, stations={"wien": 2})
    said = titles(draw(scene))
    assert "München – Wien, 3 orange, Vermilion" in said
    assert "Kyiv – Smolensk, 3 red" in said or "Smolensk – Kyiv, 3 red" in said
    assert "Wien, station of Jade" in said
    assert any(text.endswith("2 grey, ferry") for text in said)
    assert "慕尼黑 – 维也纳，3 格橙色，朱红" in titles(draw(scene, "zh-Hans"))


def test_a_claimed_route_shows_pieces_instead_of_slots() -> None:
    board = load("europe")
    empty = draw(board.scene())
    held = draw(board.scene(owners={route["id"]: 3 for route in board.routes}))
    assert empty.count(PLAYERS[3].color) == 0
    assert held.count(PLAYERS[3].color) == sum(route["length"] for route in board.routes)
    assert "ws" in held
    assert re.search(r"url\(#ws\w+-card-red\)", empty)
    assert not re.search(r"url\(#ws\w+-card-red\)", held)


@pytest.mark.parametrize("seat", range(len(PLAYERS)))
def test_each_vehicle_is_drawn_for_each_seat(seat: int) -> None:
    board = load("new_york")
    route = board.routes[0]["id"]
    car, taxi = (draw(board.scene(owners={route: seat}, vehicle=v)) for v in ("car", "taxi"))
    assert car != taxi
    assert PLAYERS[seat].color in car
    assert PLAYERS[seat].color in taxi


def test_one_letter_for_each_coloured_route() -> None:
    board = load("new_york")
    root = ElementTree.fromstring(draw(board.scene()))
    letters = [text.text for text in root.iter(f"{SVG}text") if len(text.text or "") == 1]
    expected = [CARDS[t.color].letter for t in board.tracks() if t.color]
    assert sorted(letter or "" for letter in letters) == sorted(expected)


def test_one_engine_for_each_locomotive_due() -> None:
    board = load("europe")
    assert draw(board.scene()).count('r="7.2"') == sum(track.ferry for track in board.tracks())


def test_width_scales_the_picture() -> None:
    root = ElementTree.fromstring(draw(load("europe").scene(), width=800))
    assert (root.get("width"), root.get("height")) == ("800", "533")


def test_names_are_escaped() -> None:
    board = load("new_york")
    names = {city: {"en": f'<{city}> & "co"'} for city in board.names}
    text = draw(board.scene(names=names))
    assert '<soho> & "co"' in {
        node.text for node in ElementTree.fromstring(text).iter(f"{SVG}text")
    }


def test_what_is_unknown_is_refused_with_what_is_known() -> None:
    board = load("new_york")
    scene = board.scene()
    with pytest.raises(ValueError, match="language 'fr'; known: en, zh-Hans, zh-Hant"):
        draw(scene, "fr")
    with pytest.raises(ValueError, match="theme 'sepia'; known: light, dark"):
        draw(scene, theme="sepia")
    with pytest.raises(ValueError, match="width above 0"):
        draw(scene, width=0)
    for facts, message in (
        ({"owners": {"nowhere": 0}}, "route 'nowhere'; known: lincoln_center-central_park"),
        ({"stations": {"oz": 0}}, "city 'oz'; known: lincoln_center"),
        ({"landmarks": frozenset({"oz"})}, "city 'oz'"),
        ({"owners": {board.routes[0]["id"]: 5}}, "seat '5'; known: 0, 1, 2, 3, 4"),
        ({"vehicle": "boat"}, "vehicle 'boat'; known: car, taxi"),
        ({"tracks": (Track("x", 1, None, False, 0, ("soho", "chelsea")),)}, "route 'x'"),
    ):
        with pytest.raises(ValueError, match=message):
            board.scene(**facts)
