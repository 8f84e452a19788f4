"""A volume: one campaign taken from the shelf, with its luck. What it plays is on the disk."""

import hashlib
import json
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.chapter.chapter import outcome_of
from whistlestop.campaign.content.pack import Pack, find_pack
from whistlestop.campaign.decision import CampaignMove
from whistlestop.campaign.facts.frame import Gathered
from whistlestop.campaign.kept import codec, formats
from whistlestop.campaign.kept.shelf import (
    CampaignRow,
    GameRow,
    Progress,
    SeatRow,
    Shelf,
    StepRow,
    new_id,
)
from whistlestop.campaign.verbs import Step, check_game, found, play, record_outcome
from whistlestop.core.chance import Seeded
from whistlestop.core.errors import BadInput, CannotRead
from whistlestop.core.event import Event
from whistlestop.core.state import State


def facts_of(row: StepRow) -> tuple[Event, ...]:
    """The facts of a step that lies on the shelf."""
    facts = formats.upgrade(json.loads(row.facts), row.form)
    return tuple(codec.fact_from_json(fact, f"step {row.number}") for fact in facts)


def fold(campaign: Campaign, facts: Iterable[Event]) -> Campaign:
    """The campaign after those facts; facts that do not fit one another are an error."""
    try:
        for fact in facts:
            campaign = fact.apply(campaign)  # type: ignore[arg-type, assignment]
    except (LookupError, AssertionError, TypeError, ValueError) as problem:
        raise CannotRead(f"holds facts that do not follow from one another ({problem})") from None
    return campaign


class Volume:
    """A campaign in hand. Make one with `begin`, `take`, `branch`."""

    def __init__(self, shelf: Shelf, row: CampaignRow, pack: Pack) -> None:
        self.shelf, self.row, self.pack = shelf, row, pack
        self.campaign = Campaign(pack)
        self.chance = Seeded(row.seed)
        self.next = 0
        """The number of the next step."""

    @property
    def id(self) -> str:
        """The name of the campaign on the shelf."""
        return self.row.id

    @classmethod
    def begin(
        cls,
        shelf: Shelf,
        pack: Pack,
        colours: Sequence[str],
        *,
        name: str = "",
        seed: str | None = None,
        seats: Sequence[SeatRow] = (),
        settings: Mapping[str, Any] | None = None,
    ) -> "Volume":
        """A new campaign; without a seed its luck is a fresh secret."""
        chance = Seeded(secrets.token_hex(16) if seed is None else seed)
        step = found(pack, colours, chance)
        row = _row(pack, name, chance.seed, step.campaign, settings or {})
        shelf.create(row, [_step(0, None, None, chance.picks, step.facts)], seats=seats)
        return cls.take(shelf, row.id)

    @classmethod
    def take(cls, shelf: Shelf, name: str) -> "Volume":
        """A campaign of the shelf as it stands now."""
        row = shelf.row(name)
        volume = cls(shelf, row, find_pack(row.pack))
        volume.refresh()
        return volume

    def refresh(self) -> int:
        """Read what was played elsewhere in the meantime: how many steps."""
        rows = self.shelf.steps(self.id, self.next)
        for row in rows:
            try:
                self.campaign = fold(self.campaign, facts_of(row))
            except CannotRead as problem:
                raise CannotRead(str(problem), f"the campaign {self.id}") from None
            self.chance = Seeded(self.row.seed, row.picks)
            self.next = row.number + 1
        return len(rows)

    def play(self, move: CampaignMove, company: int | None = None) -> Step:
        """Decide; when this returns, it is on the disk."""
        return self._add(
            company, str(move), lambda: play(self.campaign, move, self.chance, company)
        )

    def record(self, game: State, lines: Iterable[str] = ()) -> Step:
        """Keep what lasts of the game that is on, and its record; all of it or nothing."""
        text = "".join(line + "\n" for line in lines) or None
        kept = GameRow(self.campaign.game, None, text)
        check_game(self.campaign, game)
        outcome = outcome_of(game)
        return self._add(
            None, None, lambda: record_outcome(self.campaign, outcome, self.chance), kept
        )

    def _add(
        self, company: int | None, move: str | None, do: Any, game: GameRow | None = None
    ) -> Step:
        picks = self.chance.picks
        try:
            step: Step = do()
            row = _step(self.next, company, move, self.chance.picks, step.facts)
            progress = Progress(step.campaign.game, step.campaign.stage)
            self.shelf.append(self.id, row, progress, game)
        except BaseException:
            self.chance = Seeded(self.row.seed, picks)
            raise
        self.campaign, self.next = step.campaign, self.next + 1
        return step

    def game_seed(self) -> str:
        """The luck of the game that is on: it follows from the campaign's and tells nothing."""
        text = f"{self.row.seed}:game {self.campaign.game}"
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def branch(self, game: int) -> "Volume":
        """A new campaign that stands before that game of this one, with luck of its own."""
        steps = before_game(self.pack, self.shelf.steps(self.id), game)
        campaign = Campaign(self.pack)
        for row in steps:
            campaign = fold(campaign, facts_of(row))
        new = _row(
            self.pack,
            self.row.name,
            secrets.token_hex(16),
            campaign,
            json.loads(self.row.settings),
            branch=(self.id, game),
        )
        kept = [row for row in self.shelf.games(self.id) if row.game < game]
        seats = [s for s in self.shelf.seats(self.id) if s.company < len(campaign.companies)]
        self.shelf.create(new, [row._replace(picks=0) for row in steps], kept, seats)
        return Volume.take(self.shelf, new.id)


def before_game(pack: Pack, steps: Sequence[StepRow], game: int) -> list[StepRow]:
    """The steps of a campaign up to the moment before the companies gathered for a game."""
    campaign = Campaign(pack)
    for at, row in enumerate(steps):
        facts = facts_of(row)
        if campaign.game == game and any(isinstance(fact, Gathered) for fact in facts):
            return list(steps[:at])
        campaign = fold(campaign, facts)
    if game < 1 or game > campaign.game or campaign.stage != "between":
        raise BadInput("not-so-far", game=game, at=campaign.game)
    return list(steps)


def _step(
    number: int, company: int | None, move: str | None, picks: int, facts: Iterable[Event]
) -> StepRow:
    told = json.dumps([codec.fact_to_json(fact) for fact in facts], ensure_ascii=False)
    return StepRow(number, company, move, picks, formats.FORMAT, told)


def _row(
    pack: Pack,
    name: str,
    seed: str,
    campaign: Campaign,
    settings: Mapping[str, Any],
    branch: tuple[str | None, int | None] = (None, None),
) -> CampaignRow:
    now = time.time()
    told = json.dumps(settings, ensure_ascii=False)
    return CampaignRow(
        new_id(), pack.name, name, seed, now, now, campaign.game, campaign.stage, *branch, told
    )
