"""Advice: good moves with true reasons, in every language, from the view alone."""

from typing import Any

import pytest

from tests.campaign.effects import frontier
from whistlestop.coach import Budget, NoAdvice, advise
from whistlestop.coach.ground import Ground
from whistlestop.coach.reasons import FINDERS, reasons
from whistlestop.coach.saying import main_reason, percent, say_move, say_odds, say_why
from whistlestop.coach.telling import told_advice
from whistlestop.core.view import View, observe
from whistlestop.editions import edition, names
from whistlestop.insight.odds import digging
from whistlestop.notation import format_move, parse_move
from whistlestop.rules.tickets import KeepTickets
from whistlestop.texts import Texts, languages
from whistlestop.texts.say import Speaker

from .positions import COMPLETING, LAST_TURN, after, position

LANGUAGES = languages()
MIDDLE: dict[str, Any] = {
    "turn": 0,
    "hands": [{"purple": 2, "green": 3, "wild": 1}, {}],
    "tickets": [["paris-wien"], ["madrid-dieppe"]],
    "routes": {"munchen-wien": 0, "frankfurt-paris-1": 0},
    "row": ["purple", "blue", "white", "orange", "wild"],
}


def why(view: View, move: str) -> dict[str, dict[str, object]]:
    """The reasons for a move, by their keys."""
    found = reasons(Ground(view), parse_move(view.edition, move))
    return {why.key: dict(why.facts) for why in found}


def test_a_claim_that_completes_a_ticket_says_so() -> None:
    found = why(position("europe", MIDDLE), COMPLETING)
    assert next(iter(found)) == "completes"
    assert found["completes"] == {"tickets": ("paris-wien",)}
    assert found["on-way"]["route"] == "frankfurt-munchen"


def test_the_only_link_and_the_long_way_round() -> None:
    shut = {"marseille-zurich": 1, "paris-zurich": 1, "venezia-zurich": 1, "munchen-zurich": 1}
    shut |= {"munchen-venezia": 1, "budapest-wien-1": 1, "wien-zagrab": 1}
    data = {**MIDDLE, "routes": {**MIDDLE["routes"], **shut, "berlin-wien": 1, "warszawa-wien": 1}}
    found = why(position("europe", data), COMPLETING)
    assert found["only-link"]["tickets"] == ("paris-wien",)
    open_way = {k: v for k, v in data["routes"].items() if k not in ("berlin-wien",)}
    found = why(position("europe", {**data, "routes": open_way}), COMPLETING)
    assert found["detour"]["need"] == 4, "Frankfurt to Berlin and on to Wien, instead of 2"


def test_cards_for_the_way() -> None:
    data = {**MIDDLE, "hands": [{"purple": 1}, {}]}
    view = position("europe", data)
    assert why(view, "take purple")["finishes-set"] == {
        "route": "frankfurt-munchen",
        "colour": "purple",
    }
    none = position("europe", {**data, "hands": [{}, {}]})
    assert why(none, "take purple")["wanted"]["number"] == 2
    assert not why(view, "take white").keys() & {"more-of", "wanted"}
    white = position("europe", {**data, "hands": [{"purple": 1, "white": 2}, {}]})
    assert why(white, "take white")["more-of"]["number"] == 3
    assert "wild" in why(none, "take wild")
    assert "blind-any" in why(none, "draw")
    assert "blind" in why(position("europe", {**data, "row": ["blue", "white"]}), "draw")


def test_the_end_is_near() -> None:
    view = position("europe", {**MIDDLE, "trains": [20, 5]})
    assert why(view, "draw")["end-near"] == {"player": 1, "need": 5}
    assert "end-near" not in why(position("europe", MIDDLE), "draw")
    view = position("europe", {**MIDDLE, "trains": [4, 20]})
    assert why(view, COMPLETING)["begins-end"] == {"need": 2}


def test_rivals_sights_points_and_tickets() -> None:
    rival = {"berlin-frankfurt-1": 1, "munchen-venezia": 1}
    view = position("europe", {**MIDDLE, "routes": {**MIDDLE["routes"], **rival}})
    assert why(view, COMPLETING)["contested"]["player"] == 1
    done = {**MIDDLE, "routes": {**MIDDLE["routes"], "frankfurt-munchen": 0}}
    assert why(position("europe", done), "tickets")["more-tickets"]["need"] == 37
    assert "tickets-early" in why(position("europe", MIDDLE), "tickets")


def test_tickets_to_keep_are_all_judged() -> None:
    state = after("europe", 2, 0)
    view = observe(state, 1)
    assert view.moves, "both choose at the same time"
    found = advise(view, Budget(300), 1)
    assert {tip.verdict.move for tip in found.tips} == {*view.moves}
    assert all(isinstance(tip.verdict.move, KeepTickets) for tip in found.tips)
    assert all(tip.why[0].key.startswith("keep-") for tip in found.tips)
    assert len({tip.verdict.playouts for tip in found.tips}) == 1


def test_the_odds_of_a_tunnel() -> None:
    view = position("europe", {**MIDDLE, "hands": [{"green": 5}, {}]})
    found = digging(view, parse_move(view.edition, "claim paris-zurich green*3"))
    assert found is not None
    assert found.holds == pytest.approx(1 - found.odds[3]), "two cards to spare pay for two"
    told = why(view, "claim paris-zurich green*3")["tunnel"]
    assert told == {"percent": round(100 * found.holds), "free": round(100 * found.odds[0])}


def test_at_a_tunnel_paying_and_declining_are_judged() -> None:
    from whistlestop.core.chance import Scripted, Seeded
    from whistlestop.core.game import play
    from whistlestop.notation import read_position

    data = {**MIDDLE, "hands": [{"green": 5}, {}]}
    state = read_position(edition("europe"), 2, data, Seeded("dig"))
    move = parse_move(state.edition, "claim paris-zurich green*3")
    luck = Scripted(["green", "black", "black"], Seeded("dig"))
    state = play(state, move, luck).state
    view = observe(state, 0)
    found = advise(view, Budget(120), 1)
    verbs = {format_move(tip.verdict.move).split()[0]: tip for tip in found.tips}
    assert {*verbs} == {"pay", "decline"}
    assert verbs["decline"].why[0].key == "decline"


def test_advice_names_one_way_to_pay_for_each_thing() -> None:
    view = position("europe", {**LAST_TURN, "hands": [{"purple": 2, "blue": 2, "wild": 3}, {}]})
    found = advise(view, Budget(200), 1)
    assert format_move(found.tips[0].verdict.move) == COMPLETING
    assert len(found.tips) == 3
    assert not found.rough


@pytest.mark.parametrize("name", names())
def test_every_edition_gets_some_advice(name: str) -> None:
    state = after(name, 2, 6)
    found = advise(observe(state, state.turn), Budget(16, 2.0), 1)
    assert found.tips
    assert found.seat == state.turn
    for lang in LANGUAGES:
        told = told_advice(Speaker(state.edition, lang), found)
        assert all(tip["text"] and tip["said"] for tip in told["tips"])


def test_nothing_to_decide() -> None:
    state = after("europe", 2, 6)
    assert state.turn is not None
    for seat in (None, 1 - state.turn):
        with pytest.raises(NoAdvice, match="nothing to decide"):
            advise(observe(state, seat))


def test_every_reason_has_a_sentence_and_no_sentence_is_without_one() -> None:
    """Reasons are named where they are found; texts are complete in every language anyway."""
    import inspect
    import re

    from whistlestop.coach import reasons as found_in
    from whistlestop.coach import saying, turning

    for module, kind in ((found_in, "coach"), (turning, "review")):
        source = inspect.getsource(module) + (inspect.getsource(saying) if kind == "coach" else "")
        named = set(re.findall(r'Why\(\s*"([a-z-]+)"', source))
        named |= set(re.findall(r'Why\("([a-z-]+)" if .* else "[a-z-]+"', source))
        named |= set(re.findall(r'Why\("[a-z-]+" if .* else "([a-z-]+)"', source))
        ids = Texts("en", edition("europe")).ids()
        told = {key.removeprefix(f"{kind}-why-") for key in ids if key.startswith(f"{kind}-why-")}
        assert told == named
    assert len(FINDERS) == len(set(FINDERS))


def test_moves_that_only_some_games_have_are_said_too() -> None:
    """In the words of what asks for them, with the way they are paid for."""
    found = frontier.hired("EM-10", "L", hands=[{"red": 3}, {}]).state.edition
    said = {
        "claim denver-santa_fe red*2 by night": "claim Denver – Santa Fe with 2 red (by night)",
        "claim denver-santa_fe red*2 with EM-10": (
            "claim Denver – Santa Fe with 2 red (with Marguerite Lavallée)"
        ),
        "excursion red*2": "Discard 2 red",
    }
    speaker = Speaker(found, "en", ("Ana", "Bo"))
    assert {text: say_move(speaker, parse_move(found, text)) for text in said} == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words(lang: str) -> None:
    view = position("europe", MIDDLE)
    speaker = Speaker(view.edition, lang, ("Ana", "Bo"))
    found = advise(view, Budget(80), 1)
    assert say_move(speaker, parse_move(view.edition, COMPLETING)) != COMPLETING
    for tip in found.tips:
        assert say_move(speaker, tip.verdict.move)
        assert "%" in say_odds(speaker, tip)
        assert say_why(speaker, main_reason(tip.why))
    assert say_why(speaker, main_reason(()))
    assert (percent(0.0), percent(0.001), percent(0.5), percent(0.9999)) == (0, 1, 50, 99)
