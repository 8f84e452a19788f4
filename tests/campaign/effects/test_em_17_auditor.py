"""EM-17, Verity Crake: money for tickets at the end."""

from typing import Any

import pytest

from tests.campaign.effects.story import LAST, employed
from tests.campaign.effects.tables import CampaignTrial, hiring

MADE = ["new_york-boston", "philadelphia-new_york", "baltimore-new_york", "boston-baltimore"]
ROUTES = ["boston-new_york-1", "new_york-philadelphia-1", "baltimore-philadelphia-1"]


def audited(tickets: list[str], **position: Any) -> list[int]:
    trial = employed(
        "EM-17", routes=dict.fromkeys(ROUTES, 0), tickets=[tickets, MADE[4:]], **position
    )
    return trial.points("employees")


@pytest.mark.parametrize(("made", "dollars"), [(0, 0), (2, 0), (3, 2), (4, 4)])
def test_em_17_two_dollars_for_each_ticket_beyond_the_second(made: int, dollars: int) -> None:
    assert audited(MADE[:made]) == [dollars, 0]


def test_em_17_only_completed_ones_and_at_most_eight_dollars() -> None:
    assert audited([*MADE[:3], "mobile-boston"]) == [2, 0]
    line = {"bangor-boston-1": 0, "bangor-quebec-1": 0, "montreal-quebec-1": 0, "albany-boston": 0}
    more = ["montreal-quebec", "albany-bangor", "montreal-philadelphia"]
    trial = employed(
        "EM-17", routes={**dict.fromkeys(ROUTES, 0), **line}, tickets=[[*MADE, *more], []]
    )
    assert trial.points("tickets")[0] > 0
    assert trial.points("employees") == [8, 0], "seven tickets: not $10"
    assert trial.finish().line(0, "employees").items == (("EM-17", 8),)


def test_em_17_only_for_whoever_has_hired_her() -> None:
    trial = employed("EM-17", tickets=[[], MADE], routes=dict.fromkeys(ROUTES, 1))
    assert trial.points("employees") == [0, 0]
    found = hiring(2, game=LAST, hall=("EM-17", "EM-01"))
    nobody = CampaignTrial(found, staff=["EM-01", None]).finish()
    assert "employees" not in {line.name for line in nobody.lines[0]}, "nobody has"
