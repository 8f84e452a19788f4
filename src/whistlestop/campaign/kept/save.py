"""A campaign as one file of lines, to take along and to put on another shelf.

The first line names the campaign. Each further line is a step, or the record of a finished game;
the last one says how many there were. Each line carries a checksum that depends on all lines before
it. The seed of the luck stays at home: where the file is read, luck begins anew.
"""

import json
import secrets
import time
from collections.abc import Iterator, Sequence
from typing import Any

from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.content.pack import Pack, find_pack
from whistlestop.campaign.kept import formats
from whistlestop.campaign.kept.codec import fact_from_json, fact_to_json
from whistlestop.campaign.kept.shelf import CampaignRow, GameRow, Shelf, StepRow, new_id
from whistlestop.campaign.kept.volume import Volume, facts_of, fold
from whistlestop.core.errors import CannotRead
from whistlestop.notation.codec import expect
from whistlestop.savefile import Chain

MAGIC = "whistlestop-campaign"


def export_lines(volume: Volume) -> Iterator[str]:
    """The campaign, line by line."""
    chain = Chain()
    steps = volume.shelf.steps(volume.id)
    games = [row for row in volume.shelf.games(volume.id) if row.record is not None]
    row = volume.row
    yield chain.add(
        {
            MAGIC: formats.FORMAT,
            "pack": volume.pack.id,
            "name": row.name,
            "created": row.created,
            "companies": [company.colour for company in volume.campaign.companies],
        }
    )
    for step in steps:
        facts = [fact_to_json(fact) for fact in facts_of(step)]
        yield chain.add({"company": step.company, "move": step.move, "facts": facts})
    for game in games:
        yield chain.add({"game": game.game, "record": game.record})
    yield chain.add({"end": len(steps) + len(games)})


class Saved:
    """A campaign read from its lines."""

    def __init__(self, lines: Sequence[str], where: str) -> None:
        self.where = where
        self.steps: list[StepRow] = []
        self.games: list[GameRow] = []
        rows = _checked(lines, where)
        header = rows[0]
        try:
            self.form: int = expect(header[MAGIC], int, "a number", MAGIC)
            self.name: str = expect(header.get("name", ""), str, "a text", "name")
            self.created = float(header.get("created", time.time()))
            formats.upgrade([], self.form)
            self.pack: Pack = find_pack(expect(header.get("pack"), str, "a text", "pack"))
        except (ValueError, TypeError) as problem:
            raise CannotRead(str(problem), f"{where}, line 1") from None
        for number, row in enumerate(rows[1:-1], 2):
            try:
                self._take(row)
            except CannotRead as problem:
                raise CannotRead(str(problem), f"{where}, line {number}") from None
        self.campaign = self._fold()

    def _take(self, row: dict[str, Any]) -> None:
        if "game" in row:
            game = expect(row["game"], int, "a number", "game")
            self.games.append(
                GameRow(game, None, expect(row.get("record"), str, "a text", "record"))
            )
            return
        facts = formats.upgrade(expect(row.get("facts"), list, "a list", "facts"), self.form)
        for i, fact in enumerate(facts):
            fact_from_json(fact, f"facts[{i}]")
        move, company = row.get("move"), row.get("company")
        told = json.dumps(facts, ensure_ascii=False)
        self.steps.append(
            StepRow(
                len(self.steps),
                None if company is None else expect(company, int, "a company", "company"),
                None if move is None else expect(move, str, "a move", "move"),
                0,
                formats.FORMAT,
                told,
            )
        )

    def _fold(self) -> Campaign:
        campaign = Campaign(self.pack)
        for step in self.steps:
            try:
                campaign = fold(campaign, facts_of(step))
            except CannotRead as problem:
                raise CannotRead(str(problem), f"{self.where}, line {step.number + 2}") from None
        if not campaign.phases:
            raise CannotRead("holds no campaign: nothing was founded", self.where)
        return campaign


def _checked(lines: Sequence[str], where: str) -> list[dict[str, Any]]:
    """The lines as objects, if all of them are as they were written."""
    whole = [line for line in lines if line.strip()]
    chain = Chain()
    rows: list[dict[str, Any]] = []
    for number, line in enumerate(whole, 1):
        try:
            row = expect(json.loads(line), dict, "an object", "")
            if not rows and MAGIC not in row:
                raise CannotRead("is not the first line of a campaign of Whistlestop")
            chain.check(row)
        except (RecursionError, ValueError) as problem:
            told = str(problem) if isinstance(problem, CannotRead) else "is not JSON"
            raise CannotRead(told, f"{where}, line {number}") from None
        rows.append(row)
    if not rows:
        raise CannotRead("is empty; it holds no campaign", where)
    if rows[-1].get("end") != len(rows) - 2:
        raise CannotRead("is cut off: its last lines are missing", where)
    return rows


def import_lines(shelf: Shelf, lines: Sequence[str], where: str) -> Volume:
    """Put a campaign from its lines on a shelf, as a new one with luck of its own."""
    saved = Saved(lines, where)
    row = CampaignRow(
        id=new_id(),
        pack=saved.pack.name,
        name=saved.name,
        seed=secrets.token_hex(16),
        created=saved.created,
        updated=time.time(),
        game=saved.campaign.game,
        stage=saved.campaign.stage,
        branch_of=None,
        branch_game=None,
        settings="{}",
    )
    shelf.create(row, saved.steps, saved.games)
    return Volume.take(shelf, row.id)
