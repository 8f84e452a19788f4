"""Postcards that are tools: PC-117, PC-126, PC-132, PC-138."""

from typing import Any

from tests.campaign.effects.frontier import frontier, held
from tests.campaign.effects.tables import FIRST, ROW, CampaignTrial, fate
from tests.campaign.effects.test_goal_cards_later import journeys
from whistlestop.campaign.chapter.recipe import Held
from whistlestop.campaign.effects.mail import PostcardUsed
from whistlestop.rules.newspapers import HeadlineTurned, News


def test_pc_117_spring_water() -> None:
    """Tool 2: travelling a route that touches a frontier city, a locomotive: +3 cards."""
    hands = [{"red": 2, "yellow": 1, "wild": 2}, {}]
    trial = held("117", "", "blue blue blue", hands=hands, row=ROW)
    trial.play("claim miami-tampa-1 red")
    assert trial.moves() == {"use 117", "done"}
    trial.play("use 117")
    assert trial.hand() == {"red": 1, "yellow": 1, "wild": 1, "blue": 3}
    assert trial.coins == [5, 5]
    assert fate(trial) == [{"no": "117", "used": 1, "done": False}]
    trial.play("draw", "draw", "claim atlanta-charlotte yellow")
    assert trial.state.turn == 1, "no frontier city"


def test_pc_126_borrowed_saddle() -> None:
    """Tool 1: a free route of a double although you hold the other."""
    hands = [{"red": 2}, {"red": 1}]
    trial = held("126", hands=hands, routes={"bangor-quebec-1": 0})
    assert trial.rule("claim bangor-quebec-2 red") == "L-33"
    assert trial.moves("claim bangor-quebec") == {"claim bangor-quebec-2 red with 126"}
    assert trial.rule("claim albany-montreal red with 126") == "PC-126", "it is open anyway"
    trial.play("claim bangor-quebec-2 red with 126")
    assert trial.seen(PostcardUsed) == [PostcardUsed(0, "PC-126")]
    assert fate(trial) == [{"no": "126", "used": 1, "done": True}]
    trial.play("claim albany-montreal red")
    assert not any("with 126" in move for move in trial.moves()), "it is used up"


def test_pc_126_or_it_is_closed() -> None:
    """X-10: with two players a closed double opens to nobody else."""
    hands = [{"red": 1}, {"red": 1}]
    trial = held("126", hands=hands, routes={"bangor-quebec-1": 1})
    assert trial.rule("claim bangor-quebec-2 red") == "L-33"
    assert trial.rule("claim bangor-quebec-2 red with 126") is None
    other = held("126", hands=hands, routes={"bangor-quebec-1": 0}, turn=1)
    assert other.rule("claim bangor-quebec-2 red with 126") == "L-33", "not the holder"
    poor = held("126", hands=hands, routes={"bangor-quebec-1": 0}, trains=[0, 42])
    assert poor.rule("claim bangor-quebec-2 red with 126") == "L-31"


def test_pc_126_opens_no_mountain() -> None:
    changes = {"events": (*FIRST[:1], "EV-40")}
    hands = [{"red^pick": 2}, {}]
    trial = held("126", "O", hands=hands, event="EV-40", changes=changes)
    assert trial.rule("claim helena-spokane-1 red^pick*2 with 126") == "EV-40"


def test_pc_132_a_dog_called_senator() -> None:
    """Tool 1: at the end one uncompleted ticket costs nothing, by itself."""
    plain = held("107", trains=[9, 42], **journeys(2, missed=True))
    trial = held("132", trains=[9, 42], **journeys(2, missed=True))
    missed = trial.edition.board.tickets[trial.state.players[0].tickets[-1]].points
    assert trial.points("tickets")[0] == plain.points("tickets")[0] + missed
    assert fate(trial) == [{"no": "132", "used": 1, "done": True}]
    changes = {"postcards": ((Held("132"),), (Held("117"),))}
    saved = held("132", trains=[9, 42], changes=changes, **journeys(2))
    assert fate(saved) == [{"no": "132", "used": 0, "done": False}], "nothing to forgive"
    assert saved.lasting("postcards")[1] == []


def test_pc_132_after_em_08_has_forgiven_its_own() -> None:
    changes = {"hall": ("EM-08", "EM-01"), "postcards": ((Held("132"),), ())}
    found = frontier(2, "A", **changes)
    board = CampaignTrial(found).edition.board
    dear, cheap = sorted(board.tickets.values(), key=lambda t: -t.points)[:2]
    position: dict[str, Any] = {"staff": ["EM-08", None], "tickets": [[dear.id, cheap.id], []]}
    both = CampaignTrial(found, **position)
    assert both.points("tickets") == [0, 0]
    assert fate(both) == [{"no": "132", "used": 1, "done": True}]
    one = CampaignTrial(found, staff=["EM-08", None], tickets=[[dear.id], []])
    assert fate(one) == [{"no": "132", "used": 0, "done": False}]


def test_pc_138_proof_sheet() -> None:
    """Tool 2: the event is discarded before it works, and another is turned up."""
    draws = "newspaper red"
    trial = held("138", "", draws, row=ROW, event_deck=["EV-03", "EV-01", "EV-02"])
    trial.play("draw")
    assert trial.coins == [5, 5], "it has not worked yet"
    assert trial.moves() == {"use 138", "done"}
    trial.play("use 138")
    assert trial.seen(HeadlineTurned) == [HeadlineTurned("EV-01")]
    assert trial.state.part(News).turned == ("EV-03", "EV-01"), "its box is punched all the same"
    assert trial.moves() == {"use 138", "done"}, "the next one, too"
    trial.play("done")
    assert trial.coins == [5, 5]
    assert trial.state.part(News).current == "EV-01"
    assert fate(trial) == [{"no": "138", "used": 1, "done": False}]


def test_pc_138_may_be_left() -> None:
    trial = held("138", "", "newspaper red", row=ROW, event_deck=["EV-03", "EV-01"])
    trial.play("draw", "done")
    assert trial.coins == [7, 7], "it works"


def test_pc_138_in_your_own_turn_and_with_another_event() -> None:
    other = held("138", "", "newspaper red", row=ROW, event_deck=["EV-03", "EV-01"], turn=1)
    assert other.play("draw").coins == [7, 7]
    last = held("138", "", "newspaper red", row=ROW, event_deck=["EV-03"])
    assert last.play("draw").coins == [7, 7], "there is no other"
