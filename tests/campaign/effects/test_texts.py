"""Whatever stickers, events, people and postcards do or refuse is said in every language."""

from collections.abc import Iterator

import pytest

from tests.campaign.effects.cases import STORY, Case
from tests.campaign.effects.frontier import all_boxes
from tests.campaign.effects.frontier_cases import FRONTIER
from tests.campaign.effects.meetings import TOGETHER, game
from tests.campaign.effects.tables import (
    EVENTS,
    ROW,
    CampaignTrial,
    hiring,
    mail,
    recipe,
    with_rules,
)
from whistlestop.campaign.chapter.chapter import Chapter, chapter
from whistlestop.campaign.content.pack import find_pack
from whistlestop.campaign.effects.box_choices import CityShook, CrateDropped, VeinShown
from whistlestop.campaign.effects.season_tickets import TopTicketSeen
from whistlestop.campaign.registry import known
from whistlestop.campaign.stickers.boom_towns import SettlersLeft
from whistlestop.campaign.stickers.fruit_express import CratesDelivered
from whistlestop.campaign.stickers.gang import GangCame, LootWon
from whistlestop.campaign.stickers.iron_bridges import PlateFell
from whistlestop.campaign.stickers.lay_the_rails import LayTheRails
from whistlestop.campaign.stickers.night_trains import BagRefilled
from whistlestop.campaign.stickers.partners import OceansLinked
from whistlestop.core.chance import Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.game import new_game, why_not
from whistlestop.core.refusal import Refusal
from whistlestop.notation import parse_move
from whistlestop.rules.effects import Effect
from whistlestop.rules.money import Coins, MoneyPaid, MoneyTaken
from whistlestop.texts import languages
from whistlestop.texts.say import Speaker

LONG = {"hands": [{"green": 1, "black": 3}, {}]}


def rails() -> Chapter:
    pieces = (*find_pack("lantern_line").atlas.start, "great_plains", "open_range")
    made = chapter(recipe(2, pieces=pieces, colours={"dallas-san_antonio-2": "blue"}))
    return with_rules(made, LayTheRails("F", supply=17, own=2, bonus=2))


HALL = hiring(2, hall=("EM-01", "EM-02", "EM-03"), last_hired=("EM-01", None))
DEPOTS = recipe(2, stickers=("G",), depot_game=True, depots={"albany": "black", "mobile": "blue"})
RELIEF = recipe(2, events=EVENTS)
STRUCK = {"hands": [{"blue": 3}, {}], "row": ROW, "event_deck": ["EV-11"]}
BED = {"hands": [{"wild": 2}, {}]}
LAID = ("claim dallas-san_antonio-1 wild*2",)
TOOL = {"row": ROW, "event_deck": ["EV-01"]}
CASES = {
    "hire-due": Case("A.2", "draw", HALL),
    "no-hiring": Case("A.2", "hire EM-01", HALL, position={}),
    "not-for-hire": Case("A.1", "hire A", HALL),
    "already-hired": Case("A.2", "hire EM-02", HALL, ("hire EM-02",)),
    "hired-last-time": Case("A.3", "hire EM-01", HALL),
    "depot-due": Case("G.1", "draw", DEPOTS),
    "no-depot-due": Case("G.1", "depot chicago", DEPOTS, position={}),
    "depot-large": Case("G.1", "depot boston", DEPOTS),
    "depot-there": Case("G.3", "depot mobile", DEPOTS),
    "depot-piece": Case("G.1", "depot buffalo", DEPOTS),
    "rails-due": Case("F.1", "draw", rails(), LAID, position=BED),
    "no-rails-due": Case("F.1", "lay red", rails(), position=BED),
    "colour-not-allowed": Case("F.5", "lay blue", rails(), LAID, position=BED),
    "relief-due": Case("EV-11", "draw", RELIEF, ("draw",), "newspaper red", STRUCK),
    "no-relief": Case("EV-11", "relief blue", RELIEF, position=STRUCK),
    "relief-many": Case("EV-11", "relief blue*3", RELIEF, ("draw",), "newspaper red", STRUCK),
    "nothing-asked": Case("C-42", "done", RELIEF, position={}),
    "again-due": Case(
        "EM-03",
        "draw",
        hiring(2),
        ("claim albany-boston green",),
        position={**LONG, "staff": ["EM-03", None]},
    ),
    "again-long": Case(
        "EM-03",
        "claim buffalo-philadelphia black*3",
        hiring(2),
        ("claim albany-boston green",),
        position={**LONG, "staff": ["EM-03", None]},
    ),
    "not-employed": Case("EM-05", "look", hiring(2), position={}),
    "employee-used": Case(
        "EM-05",
        "look",
        hiring(2),
        ("look", "prefer red", "look", "prefer red", "draw", "draw") * 2,
        "red blue red blue white white " * 2,
        {"staff": ["EM-05", None], "row": ROW},
    ),
    "prefer-due": Case("EM-05", "draw", hiring(2), ("look",), "", {"staff": ["EM-05", None]}),
    "nothing-to-prefer": Case("EM-05", "prefer red", hiring(2), position={}),
    "not-looked-at": Case(
        "EM-05", "prefer blue", hiring(2), ("look",), "red red", {"staff": ["EM-05", None]}
    ),
    "tool-due": Case("PC-105", "draw", mail(("105",), ()), ("draw",), "newspaper red", TOOL),
    "no-tool-due": Case("PC-105", "use 105", mail(("105",), ()), position={}),
    "other-tool": Case(
        "PC-105", "use 102", mail(("105", "102"), ()), ("draw",), "newspaper red", TOOL
    ),
    "no-such-way": Case(
        "PC-111",
        "claim albany-boston green with 111",
        mail(("111",), ()),
        position={"hands": [{"green": 1}, {}]},
    ),
    **STORY,
    **FRONTIER,
}


def refused(case: Case) -> tuple[Edition, Refusal | None]:
    position = case.position
    trial = CampaignTrial(case.found, case.draws, fresh=position is None, **(position or {}))
    trial.play(*case.before)
    return trial.edition, why_not(trial.state, parse_move(trial.edition, case.move))


def ours() -> list[type[Effect]]:
    """The effects of campaigns, without those that tests make for themselves."""
    kinds = known().values()
    return [kind for kind in kinds if kind.__module__.startswith("whistlestop.campaign.")]


@pytest.mark.parametrize("key", CASES)
def test_every_refusal_is_said_with_its_rule(key: str) -> None:
    edition, found = refused(CASES[key])
    assert found is not None
    assert (found.reason.key, found.rule) == (key, CASES[key].rule)
    for lang in languages():
        speaker = Speaker(edition, lang, ("Ana", "Bo"))
        spoken = speaker.refusal(found)
        assert spoken.startswith(speaker.reason(found.reason))
        assert spoken.endswith(speaker.rule(found.rule))
        assert len(speaker.rule(found.rule)) > 8


def test_every_reason_of_an_effect_has_a_case() -> None:
    assert {key for kind in ours() for key in kind.refusals} == CASES.keys()


SILENT = {"SecondCardDue", "Waiting", "Resumed", "Answered", "TurnTaken"}
"""Facts that only say whose turn it is to do what: nothing is given or taken by them."""
ALL = all_boxes(2)
SELDOM = (
    BagRefilled({"quiet": 6}),
    CratesDelivered(0, ("lime", "lemon")),
    LootWon(1, 9),
    OceansLinked(0, "E.2"),
    PlateFell(1, "baja-nuevos_angeles-1"),
    GangCame("dallas", 3),
    VeinShown(0, "el_paso", 4),
    CityShook("baja", "EV-35"),
    CrateDropped(0, "lime", "EV-21"),
    SettlersLeft("omaha"),
    TopTicketSeen(0, tuple(ALL.board.tickets)[:1]),
)
"""Facts that a random walk meets seldom, or never."""


def told_facts() -> Iterator[tuple[Edition, Event]]:
    """Whatever happens in random games with all things, from their set-up on."""
    for name, found in TOGETHER.items():
        events = new_game(found, found.recipe.seats, Seeded("told")).events
        for event in (*events, *(e for walked in game(name, 2) for e in walked.step.events)):
            yield found, event
    yield from ((ALL, event) for event in SELDOM)


@pytest.mark.parametrize("lang", languages())
def test_every_event_of_a_game_is_told(lang: str) -> None:
    """Money, cards, plates, crates, settlers: whoever it is taken from or given to, all read it."""
    speakers = {id(found): Speaker(found, lang) for found in (*TOGETHER.values(), ALL)}
    kinds = set()
    for found, event in told_facts():
        speaker, kind = speakers[id(found)], type(event).__name__
        told = bool(speaker.event(event)), bool(speaker.event(event.seen_by(None)))
        assert told == (kind not in SILENT,) * 2, event
        kinds.add(kind)
    assert {fact.__name__ for kind in ours() for fact in kind.facts} <= kinds


@pytest.mark.parametrize("lang", languages())
def test_money_is_told_with_what_gives_or_takes_it(lang: str) -> None:
    """Somebody's purse changes only by an event that says how much, and what for."""
    for name, found in TOGETHER.items():
        speaker = Speaker(found, lang)
        for walked in game(name, 2):
            before, after = walked.before.part(Coins).held, walked.step.state.part(Coins).held
            money = [e for e in walked.step.events if isinstance(e, MoneyTaken | MoneyPaid)]
            assert bool(money) or before == after
            for event in money:
                line = speaker.event(event)
                assert str(event.amount) in line, event
                why = speaker.thing(event.why)
                assert why in line, event
                assert why != event.why, "a name, not an id"
