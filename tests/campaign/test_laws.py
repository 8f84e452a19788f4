"""Laws of a campaign: facts alone rebuild it, its list of moves is exact, everything reads back."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.campaign.telling import COLOURS, Tale, outcome, small
from whistlestop.campaign.between.ending import RetireEvent
from whistlestop.campaign.between.gathering import (
    Gather,
    Join,
    LeaveForGood,
    PlaceDepot,
    PlayFreely,
)
from whistlestop.campaign.between.new_ground import NameFrontiers, PickFrontier, RaiseCity
from whistlestop.campaign.between.steps import MOVES, PHASES
from whistlestop.campaign.between.telling import Choose, Continue, ReadCard, TakePlate
from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.decision import CampaignMove
from whistlestop.campaign.facts import FACTS
from whistlestop.campaign.kept.codec import fact_from_json, fact_to_json, parse_move
from whistlestop.campaign.seen.seeing import observe
from whistlestop.campaign.seen.view import view_to_json
from whistlestop.campaign.verbs import found, legal, play, record_outcome, replay, why_not
from whistlestop.core.chance import Seeded
from whistlestop.core.errors import CannotRead
from whistlestop.core.event import Event
from whistlestop.core.refusal import NotLegal

LASTING = {
    "turned": ["EV-01", "EV-90", "EV-02"],
    "pile": ["EV-90", "EV-02"],
    "depots": {"chicago": "black"},
    "laid": {"miami-tampa-1": "red"},
    "module": {"X": 3},
}
EVERY: list[CampaignMove] = [
    Gather(("black", "blue")),
    Gather(("black",)),
    Gather(("blue", "yellow")),
    Join("yellow"),
    Join("black"),
    LeaveForGood("black"),
    LeaveForGood("yellow"),
    PlaceDepot("atlanta"),
    PlaceDepot("chicago"),
    PlaceDepot("new_york"),
    PlayFreely("6", ()),
    PlayFreely("6", ("florida", "tickets")),
    PlayFreely("6", ("badlands",)),
    NameFrontiers(("florida", "great_plains")),
    NameFrontiers(("florida", "florida")),
    NameFrontiers(("florida",)),
    PickFrontier("florida"),
    PickFrontier("badlands"),
    RaiseCity("miami"),
    RaiseCity("chicago"),
    Choose("lantern"),
    Choose("nothing"),
    Continue(),
    ReadCard(),
    TakePlate("PL-91"),
    TakePlate("PL-99"),
    RetireEvent("EV-90"),
    RetireEvent("EV-07"),
]
"""Some legal, most not, whatever is asked."""


def walk(seed: str, companies: int) -> Iterator[tuple[Campaign, tuple[Event, ...]]]:
    """A whole campaign by chance, into free play: each campaign with the facts that led there."""
    chance = Seeded(seed)
    step = found(small(), COLOURS[:companies], chance)
    yield step
    while step.campaign.game < 8:
        campaign = step.campaign
        if campaign.stage == "play":
            totals = [chance.pick(range(9, 40), (1,) * 31) for _ in campaign.present]
            told = outcome(campaign, totals, lasting=LASTING)
            step = record_outcome(campaign, told, chance)
        else:
            moves = legal(campaign)
            gone = [m for m in moves if not isinstance(m, LeaveForGood | Join)]
            some = moves if chance.pick((True, False), (1, 9)) else gone
            step = play(campaign, chance.pick(some, (1,) * len(some)), chance)
        yield step


@pytest.mark.parametrize("companies", [2, 3, 4])
@pytest.mark.parametrize("seed", ["tea", "coffee"])
def test_facts_alone_rebuild_a_campaign(seed: str, companies: int) -> None:
    facts: list[Event] = []
    campaign = Campaign(small())
    for step in walk(seed, companies):
        campaign = step[0]
        facts += step[1]
    told = [json.loads(json.dumps(fact_to_json(fact))) for fact in facts]
    again = replay(Campaign(small()), [fact_from_json(fact) for fact in told])
    assert again == campaign
    assert again.phases == campaign.phases
    assert again.news == campaign.news


@pytest.mark.parametrize("seed", ["tea", "milk"])
def test_the_list_of_moves_is_exact_and_every_move_reads_back(seed: str) -> None:
    asked = set()
    for campaign, _ in walk(seed, 3):
        if campaign.stage == "play":
            continue
        moves = legal(campaign)
        kind = getattr(campaign.phases[-1], "kind", "")
        asked.add(kind)
        assert moves
        assert len(moves) == len({str(move) for move in moves})
        for move in moves:
            assert why_not(campaign, move) is None, move
            assert parse_move(campaign, str(move)) == move
        for move in EVERY:
            refused = why_not(campaign, move)
            assert (refused is None) == (move in moves), (kind, move, refused)
            if refused is not None:
                with pytest.raises(NotLegal):
                    play(campaign, move, Seeded("tea"))
        others = [c for c in range(len(campaign.companies)) if c not in campaign.phases[-1].seats]
        for company in others:
            assert legal(campaign, company) == []
            assert why_not(campaign, moves[0], company) is not None
    assert {"gather", "read", "retire", "choose", "plate", "name", "open", "raise", "free"} <= asked


@pytest.mark.parametrize("companies", [2, 4])
def test_every_view_is_plain_json_and_offers_exactly_the_moves(companies: int) -> None:
    for campaign, _ in walk("views", companies):
        for company in (None, *range(len(campaign.companies))):
            view = observe(campaign, company)
            told = view_to_json(view)
            assert json.loads(json.dumps(told)) == told
            mine = company is not None and company in campaign.phases[-1].seats
            assert view.moves == (tuple(map(str, legal(campaign))) if mine else ())
            assert (view.asked is None) == (view.stage == "play")


def test_no_kind_is_forgotten() -> None:
    def kinds(base: type[Any]) -> set[str]:
        found: set[str] = set()
        pending: list[Any] = [base]
        while pending:
            below: list[type[Any]] = pending.pop().__subclasses__()
            pending += below
            for kind in below:
                if kind.__module__.startswith("whistlestop.campaign"):
                    found.add(kind.__name__)
        return found

    from whistlestop.campaign.decision import CampaignTask, Decision
    from whistlestop.campaign.facts import Fact

    assert {kind.__name__ for kind in FACTS} == kinds(Fact)
    assert {kind.__name__ for kind in MOVES} == kinds(CampaignMove)
    listed = {kind.__name__ for kind in PHASES}
    assert listed == (kinds(Decision) | kinds(CampaignTask)) - {"Turning"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "'' is not a decision of a campaign; they begin with choose, continue, count"),
        ("claim boston-albany", "'claim' is not a decision"),
        ("retire", "'retire' lacks its event"),
        ("read twice", "'read twice' has words too many: twice"),
        ("leave purple", "there is no company 'purple' here, only: black"),
    ],
)
def test_what_cannot_be_read_is_one_sentence(text: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        parse_move(Tale(2).campaign, text)


def test_facts_that_are_none_are_refused() -> None:
    with pytest.raises(CannotRead, match="'Nonsense' is none of"):
        fact_from_json({"type": "Nonsense"})
    with pytest.raises(CannotRead, match="StarterNamed needs 'company'"):
        fact_from_json({"type": "StarterNamed"})
    with pytest.raises(CannotRead, match="a whole number"):
        fact_from_json({"type": "StarterNamed", "company": "black"})


def test_a_game_that_is_not_on_cannot_be_recorded() -> None:
    tale = Tale(2)
    tale.until("play")
    told = outcome(tale.campaign, (9, 8))
    tale.end(9, 8)
    with pytest.raises(ValueError, match="no game of this campaign is on"):
        record_outcome(tale.campaign, told, tale.chance)
