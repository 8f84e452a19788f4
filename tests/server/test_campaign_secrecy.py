"""Nothing sealed is ever sent: every answer and every frame of a campaign of three games."""

import asyncio
import json
from typing import Any

from tests.server.house import House, Screen
from tests.server.meeting import PACK, Meeting, at, bearer, found, go_on
from tests.server.sealed import Pack, facts_of, found_in, told_in
from whistlestop.editions import load
from whistlestop.texts import languages


def beyond() -> set[str]:
    """Cities and routes of boards that are closed in the first three games."""
    board = load.read("legends", "board.json")
    start = {piece["id"] for piece in board["pieces"] if piece["start"]}
    cities = {city["id"] for city in board["cities"] if city["piece"] not in start}
    routes = {r["id"] for r in board["routes"] if not start.issuperset(r.get("needs", ()))}
    return cities | {r for r in routes if r not in load.board("legends").routes}


class Crawler:
    """Asks everything that can be asked, and remembers who was told what when."""

    def __init__(self, house: House, campaign: str, secrets: list[str]) -> None:
        self.house, self.campaign, self.secrets = house, campaign, secrets
        self.pack, self.beyond = Pack(PACK), beyond()
        self.meeting: Meeting | None = None
        self.asked = 0
        self._harmless: dict[tuple[int, ...], dict[str, int]] = {}

    def facts(self) -> list[list[dict[str, Any]]]:
        return facts_of(self.house.settings.data, self.campaign)

    def check(self, text: str, own: list[int], steps: list[list[dict[str, Any]]]) -> None:
        """Does an answer tell these companies what is sealed after those steps?"""
        self.asked += 1
        # What tells nothing that was sealed then tells nothing that is sealed later.
        known = self._harmless.setdefault(tuple(own), {})
        told = {one for one in told_in(text) if known.get(one, 10**6) > len(steps)}
        if told:
            assert not found_in(told, self.pack.sealed((f for s in steps for f in s), own))
            assert not self.beyond & told
            known |= dict.fromkeys(told, len(steps))
        for token in self.secrets:
            assert token not in text

    def crawl(self) -> None:
        """Every HTTP call, as everybody."""
        assert self.meeting is not None
        path = f"/api/campaigns/{self.campaign}"
        paths = [path, f"{path}/edition"]
        for one in self.meeting.info["games"][-1:]:
            paths += [f"/api/rooms/{one['room']}{end}" for end in ("", "/edition", "/record")]
        for own in ([], [0], [1]):
            head = bearer(*(self.secrets[n] for n in own)) if own else {}
            for address in paths:
                answer = self.house.http.get(address, headers=head)
                assert answer.status_code in (200, 403)
                self.check(answer.text, own, self.facts())

    def file(self) -> None:
        """The campaign as a file, as a player takes it along."""
        path = f"/api/campaigns/{self.campaign}/export"
        answer = self.house.http.get(path, headers=bearer(self.secrets[0]))
        assert answer.status_code == 200
        self.check(answer.text, [0], self.facts())

    def frames(self, meeting: Meeting) -> None:
        """Every frame of a boardroom, by what was open when it was sent."""
        steps, number = self.facts(), 0
        for text in meeting.raw:
            number = json.loads(text).get("next", number)
            self.check(text, meeting.companies, steps[:number])

    def table(self, screen: Screen, own: list[int], steps: list[list[dict[str, Any]]]) -> None:
        """Every frame of a game, which was played after those steps of the campaign."""
        for text in screen.raw:
            self.check(text, own, steps)


def test_nothing_sealed_is_ever_sent(house: House) -> None:
    campaign, secrets = found(house, "person", "person", "greedy")
    crawler = Crawler(house, campaign, secrets)

    async def play() -> None:
        async with (
            Meeting(house.port, campaign, *secrets) as both,
            Meeting(house.port, campaign, secrets[0]) as ana,
            Meeting(house.port, campaign, secrets[1]) as bo,
            Meeting(house.port, campaign) as crowd,
        ):
            crawler.meeting = both
            for game in (1, 2, 3):
                await go_on(both, secrets, at("play", game), house.screen, crawler.crawl)
                room, steps = both.info["room"], crawler.facts()
                async with (
                    house.screen(room, secrets[0]) as first,
                    house.screen(room, secrets[1]) as second,
                    house.screen(room) as watcher,
                ):
                    crawler.crawl()
                    await go_on(both, secrets, at("end", game), house.screen)
                    for screen in (first, second, watcher):
                        await screen.until("over")
                    for screen, own in ((first, [0]), (second, [1]), (watcher, [])):
                        crawler.table(screen, own, steps)
                crawler.crawl()
                crawler.file()
            await go_on(both, secrets, lambda m: m.stage == "missing", house.screen, crawler.crawl)
            for meeting in (ana, bo, crowd):
                while meeting.next < both.next:
                    await meeting.read()
            for meeting in (both, ana, bo, crowd):
                crawler.frames(meeting)

    asyncio.run(play())
    assert crawler.asked > 1000


def test_what_is_printed_for_all_tells_nothing(house: House) -> None:
    pack = Pack(PACK)
    secret, closed = pack.sealed([], []), beyond()
    assert len(secret) > 300
    answers = [house.http.get(path).text for path in ("/api/packs", "/api/editions")]
    answers += [house.http.get("/api/editions/legends").text]
    answers += [
        json.dumps(house.http.get(f"/api/texts/{lang}?edition=legends").text)
        for lang in languages()
    ]
    for answer in answers:
        assert not found_in(told_in(answer), secret)
        assert not closed & told_in(answer)


def test_the_check_would_find_something() -> None:
    """The list of secrets is no empty list, and what is opened leaves it."""
    pack = Pack(PACK)
    card = next(name for kind, name in pack.things if kind == "card")
    text = max(pack.things["card", card], key=len)
    assert found_in({f"so: {text}!"}, pack.sealed([], []))
    opened = pack.sealed([{"type": "CardRead", "card": card}], [])
    assert not found_in({text}, opened)
    no, held = next((no, c) for no, c in pack.postcards.items() if c["side"] == "S")
    drawn = [{"type": "PostcardDrawn", "no": no, "company": 1}]
    gain = set(held["gain"].values())
    assert found_in(gain, pack.sealed(drawn, [0]))
    assert not found_in(gain, pack.sealed(drawn, [1]))
