"""Nothing sealed is ever sent: every answer and frame of three games and of a frontier's opening.

The rest of the story is looked at through the eyes of everybody, step by step, in a saved campaign.
"""

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.house import House, Screen
from tests.server.meeting import PACK, Meeting, at, bearer, found, go_on
from tests.server.sealed import Pack, beyond, facts_of, found_in, strings, told_in
from whistlestop.campaign import Campaign, observe, view_to_json
from whistlestop.campaign.kept.save import Saved
from whistlestop.campaign.kept.volume import facts_of as facts_of_step
from whistlestop.campaign.kept.volume import fold
from whistlestop.server import printed
from whistlestop.server.campaigns.packs import edition_now
from whistlestop.server.told import encode
from whistlestop.texts import languages


class Crawler:
    """Asks everything that can be asked, and remembers who was told what when."""

    def __init__(self, house: House, campaign: str, secrets: list[str]) -> None:
        self.house, self.campaign, self.secrets = house, campaign, secrets
        self.pack = Pack(PACK)
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
            facts = [fact for step in steps for fact in step]
            assert not self.pack.leaks(told, facts, own)
            assert not beyond(facts) & told
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
            await go_on(both, secrets, at("between", 4), house.screen, crawler.crawl)
            assert len(both.view["boxes"]) == 1, "a frontier was opened"
            for meeting in (ana, bo, crowd):
                while meeting.next < both.next:
                    await meeting.read()
            for meeting in (both, ana, bo, crowd):
                crawler.frames(meeting)

    asyncio.run(play())
    assert crawler.asked > 1000


SAVED = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "campaign" / "finale.jsonl"


def test_nothing_sealed_is_seen_in_all_twelve_games() -> None:
    """Every view of a campaign that opened all boxes, and every board, after each of its steps."""
    saved = Saved(SAVED.read_text("utf-8").split("\n"), "the save")
    pack, campaign = Pack(PACK), Campaign(saved.pack)
    told: list[dict[str, Any]] = []
    harmless: dict[int | None, set[str]] = {}
    boards = 0
    for step in saved.steps:
        told += json.loads(step.facts)
        stage, opened = campaign.stage, campaign.opened
        campaign = fold(campaign, facts_of_step(step))
        answers: dict[int | None, set[str]] = {
            company: set(strings(view_to_json(observe(campaign, company))))
            for company in (None, 0, 1)
        }
        if (campaign.stage, campaign.opened) != (stage, opened):
            boards += 1
            answers[None] |= told_in(encode(printed.of(edition_now(campaign))).decode())
        closed = beyond(told)
        for company, answer in answers.items():
            assert not closed & answer
            # What is harmless now was looked at, and is harmless for ever.
            new = answer - harmless.setdefault(company, set())
            own = [] if company is None else [company]
            assert not pack.leaks(new, told, own), (campaign.game, campaign.stage)
            harmless[company] |= new
    assert len(campaign.boxes) == 8
    assert boards > 40


def test_what_is_printed_for_all_tells_nothing(house: House) -> None:
    pack = Pack(PACK)
    secret, closed = pack.sealed([], []), beyond([])
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
