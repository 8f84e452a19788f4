"""A campaign told by hand: moves as text, and games whose outcome is simply said."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from whistlestop.campaign import registry
from whistlestop.campaign.between.suggest import suggest
from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.chapter.recipe import Outcome
from whistlestop.campaign.content.pack import Pack, find_pack
from whistlestop.campaign.facts import Fact
from whistlestop.campaign.kept.codec import parse_move
from whistlestop.campaign.seen.seeing import observe
from whistlestop.campaign.seen.view import CampaignView
from whistlestop.campaign.verbs import Step, found, legal, play, record_outcome, why_not
from whistlestop.core.chance import Seeded
from whistlestop.core.event import Event

PACKS = Path(__file__).parent / "packs"
COLOURS = ("black", "blue", "green", "yellow")


def small() -> Pack:
    """The small test pack, whose effects live in the test folder."""
    registry.look_in("tests.campaign.rules")
    return find_pack(PACKS / "small")


def unfinished(folder: Path, *missing: str) -> Pack:
    """A copy of the small pack of another name, in which some files are not printed yet."""
    registry.look_in("tests.campaign.rules")
    for path in sorted((PACKS / "small").rglob("*.json")):
        name = str(path.relative_to(PACKS / "small"))
        copy = folder / "unfinished" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if name not in missing:
            copy.write_text(path.read_text("utf-8").replace('"small"', '"unfinished"'), "utf-8")
    return find_pack(folder / "unfinished")


def outcome(campaign: Campaign, totals: Sequence[int], **more: Any) -> Outcome:
    """An outcome of the game that is on, in which little happened."""
    seats = len(campaign.present)
    assert len(totals) == seats
    ranking = sorted(range(seats), key=lambda seat: -totals[seat])
    plain: dict[str, Any] = {
        "totals": tuple(totals),
        "ranking": tuple(ranking),
        "lines": tuple((("coins", total),) for total in totals),
        "tickets": ((),) * seats,
        "completed": ((),) * seats,
        "turns": 5,
        "trains": (1,) * seats,
        "routes": ((),) * seats,
        "lasting": {},
    }
    return Outcome(**{**plain, **more})


class Tale:
    """A campaign as it is told."""

    def __init__(self, companies: int = 3, pack: Pack | None = None, seed: str = "tea") -> None:
        self.pack = pack or small()
        self.chance = Seeded(seed)
        self.facts: list[Event] = []
        self.last: tuple[Event, ...] = ()
        self.campaign = self._take(found(self.pack, COLOURS[:companies], self.chance))

    def _take(self, step: Step) -> Campaign:
        self.last = step.facts
        self.facts += step.facts
        self.campaign = step.campaign
        return step.campaign

    def say(self, *moves: str, by: int | None = None) -> "Tale":
        """Make moves, one after the other."""
        for text in moves:
            self._take(play(self.campaign, parse_move(self.campaign, text), self.chance, by))
        return self

    def refused(self, text: str, by: int | None = None) -> str:
        """The rule by which a move is refused."""
        found = why_not(self.campaign, parse_move(self.campaign, text), by)
        assert found is not None, f"{text} is legal"
        return found.rule

    def moves(self) -> set[str]:
        """Every legal move."""
        return {str(move) for move in legal(self.campaign)}

    def onward(self) -> "Tale":
        """Decide plainly, once."""
        self._take(play(self.campaign, suggest(self.campaign, self.chance), self.chance))
        return self

    def until(self, stage: str) -> "Tale":
        """Decide plainly until that stage."""
        while self.campaign.stage != stage:
            self.onward()
        return self

    def ask(self, kind: str) -> "Tale":
        """Decide plainly until something of that kind is asked."""
        for _ in range(100):
            if getattr(self.campaign.phases[-1], "kind", "") == kind:
                return self
            self.onward()
        raise AssertionError(f"nobody ever asked to {kind}")

    def gather(self, *colours: str) -> "Tale":
        """These companies play the next game, up to its beginning."""
        return self.until("between").say(f"gather {' '.join(colours)}").until("play")

    def end(self, *totals: int, **more: Any) -> "Tale":
        """The game that is on is over, with these totals by seat."""
        if self.campaign.stage != "play":
            self.until("play")
        told = outcome(self.campaign, totals, **more)
        self._take(record_outcome(self.campaign, told, self.chance))
        return self

    def game(self, *totals: int, **more: Any) -> "Tale":
        """A whole game and its end steps."""
        return self.end(*totals, **more).until("between")

    def whole(self) -> "Tale":
        """Every game of the story."""
        while not self.campaign.finished:
            self.until("play")
            self.game(*(30 - 3 * seat for seat in range(len(self.campaign.present))))
        return self

    def told(self, kind: str) -> list[Fact]:
        """The facts of a kind that came of the last step."""
        return [f for f in self.last if isinstance(f, Fact) and type(f).__name__ == kind]

    def view(self, company: int | None = None) -> CampaignView:
        """What a company sees."""
        return observe(self.campaign, company)
