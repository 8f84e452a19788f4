"""Every call of the OpenAPI document, with anything in its parameters and bodies: never a 5xx."""

import json
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.house import House
from tests.server.meeting import COLOURS, PACK
from tests.server.meeting import found as campaign_of

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4)
    ),
    max_leaves=8,
)
ROOM = st.fixed_dictionaries(
    {},
    optional={
        "edition": st.sampled_from(["europe", "new_york", "mars"]) | JSON,
        "seats": st.lists(
            st.fixed_dictionaries(
                {"kind": st.sampled_from(["person", "open", "bot", "cat"])},
                optional={"bot": st.sampled_from(["greedy", "hal", None]), "name": st.text()},
            ),
            max_size=7,
        )
        | JSON,
        "first": st.integers(-2, 12) | st.none() | JSON,
        "lang": st.sampled_from(["en", "zh-Hans", "xx"]) | JSON,
        "public": st.booleans() | JSON,
        "pace": st.sampled_from(["calm", "brisk", "instant", "hasty"]),
        "webhook": st.sampled_from([None, "ftp://x", "http://[", "http://a:b@c", "https://x:99999"])
        | st.text(),
        "clock": st.fixed_dictionaries(
            {"kind": st.sampled_from(["none", "move", "game"]), "seconds": st.integers(-1, 10**9)}
        ),
    },
)
CAMPAIGN = st.fixed_dictionaries(
    {},
    optional={
        "pack": st.sampled_from([PACK, "none", "../packs", "/"]) | JSON,
        "companies": st.lists(
            st.fixed_dictionaries(
                {
                    "colour": st.sampled_from([*COLOURS, "pink", ""]),
                    "kind": st.sampled_from(["person", "open", "bot", "cat"]),
                },
                optional={"bot": st.sampled_from(["greedy", "hal", None]), "name": st.text()},
            ),
            max_size=7,
        )
        | JSON,
        "name": st.text() | JSON,
        "lang": st.sampled_from(["en", "zh-Hans", "xx"]) | JSON,
        "pace": st.sampled_from(["calm", "brisk", "instant", "hasty"]),
    },
)
BODY = (
    ROOM
    | CAMPAIGN
    | JSON
    | st.fixed_dictionaries({"step": JSON, "seat": JSON, "bots": JSON})
    | st.fixed_dictionaries({"game": st.integers(-1, 20) | JSON})
    | st.fixed_dictionaries({"whistlestop-campaign": JSON, "pack": st.just(PACK), "sum": JSON})
)
WORD = st.text(max_size=12) | st.sampled_from(["0", "1", "en", "europe", "new_york", "room"])
NAMES = ("room", "seat", "name", "lang", "campaign", "company")


@pytest.fixture(scope="module")
def calls(house: House) -> list[tuple[str, str]]:
    paths = house.get("/api/openapi.json")["paths"]
    found = [(method.upper(), path) for path, methods in paths.items() for method in methods]
    assert len(found) >= 21
    assert ("POST", "/api/campaigns/import") in found
    return found


@pytest.fixture(scope="module")
def real(house: House) -> dict[str, str]:
    """Names of things that are there, and the secret of a company."""
    campaign, (token,) = campaign_of(house, "person", "open", "open")
    room = house.open("new_york", "open", "open")["room"]["id"]
    return {"room": room, "campaign": campaign, "company": "2", "token": token}


@given(data=st.data())
@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_no_call_fails_with_5xx(
    house: House, calls: list[tuple[str, str]], real: dict[str, str], data: st.DataObject
) -> None:
    method, path = data.draw(st.sampled_from(calls))
    for name in NAMES:
        mark = "{" + name + "}"
        if mark in path:
            word = real[name] if name in real and data.draw(st.booleans()) else data.draw(WORD)
            path = path.replace(mark, quote(word, safe="", errors="replace") or "-")
    query = data.draw(st.dictionaries(st.sampled_from(["edition", "x"]), WORD, max_size=2))
    head = {"Authorization": f"Bearer {real['token']}"} if data.draw(st.booleans()) else {}
    if method == "POST":
        raw = data.draw(st.booleans())
        content = data.draw(st.binary(max_size=50)) if raw else json.dumps(data.draw(BODY)).encode()
        answer = house.http.request(method, path, params=query, content=content, headers=head)
    else:
        answer = house.http.request(method, path, params=query, headers=head)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json().keys() == {"error", "rule"}
