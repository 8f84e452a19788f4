"""Many whole campaigns by equal bots, and a report: the other half of `campaign simulate`."""

import json
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import typer

from whistlestop.bots.guard import Guarded
from whistlestop.campaign import Pack
from whistlestop.campaign.balance.cards import Cards
from whistlestop.campaign.balance.kept import Kept, goes_on
from whistlestop.campaign.balance.playing import RANDOM, Settings, enough_to_be_absent
from whistlestop.campaign.balance.pool import run
from whistlestop.campaign.balance.report import Report
from whistlestop.cli.showing import bar
from whistlestop.core.errors import BadInput, at_least, one_of
from whistlestop.savefile import replace_file

CAMPAIGNS = 500
INTERRUPTED = 130


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line."""

    pack: Pack
    companies: int
    bot: str
    seed: str
    campaigns: int
    report: Path | None
    keep: Path | None
    workers: int
    choices: str
    absent: bool
    force: bool

    @property
    def settings(self) -> Settings:
        """What makes two studies the same."""
        name = self.pack.name
        return Settings(name, self.companies, self.bot, self.seed, self.choices, self.absent)

    @property
    def kept(self) -> Path | None:
        """Where finished campaigns are kept."""
        if self.keep is None and self.report is not None:
            return self.report.with_suffix(".jsonl")
        return self.keep

    def check(self) -> None:
        """A clear sentence about what cannot be done, before anything is played."""
        at_least(1, self.campaigns, "--campaigns")
        at_least(1, self.workers, "--workers")
        marks = Cards(self.pack).finales
        one_of("no-such-option", self.choices, (RANDOM, *marks), option="--choices")
        if self.absent and not enough_to_be_absent(self.companies):
            raise BadInput("absent-few")
        for path in (self.report, self.kept):
            if path is not None and not path.parent.is_dir():
                raise BadInput("no-folder", path=str(path.parent))
            if path is not None and path.is_dir():
                raise BadInput("is-folder", path=str(path))
        if self.report is not None and self.report == self.kept:
            raise BadInput("report-is-kept", path=str(self.report))
        report = self.report
        if report is not None and report.exists() and not self.force:
            kept = self.kept
            if kept is None or not kept.is_file():
                raise BadInput("file-exists-force", path=str(report))
            if not goes_on(self.settings, kept):
                raise BadInput("report-other", path=str(report), kept=str(kept))


def study(wanted: Wanted, *, as_json: bool) -> None:
    """Play what is missing, then say what the campaigns tell."""
    wanted.check()
    kept = Kept(wanted.settings, wanted.kept, force=wanted.force)
    make = partial(Guarded, wanted.bot)
    try:
        with bar("campaigns", wanted.campaigns) as tell:
            run(kept, wanted.campaigns, make, wanted.workers, tell)
    except KeyboardInterrupt:
        typer.echo(_interrupted(wanted, len(kept.first(wanted.campaigns))), err=True)
        raise typer.Exit(INTERRUPTED) from None
    report = Report(wanted.settings, kept.first(wanted.campaigns))
    if wanted.report is not None:
        replace_file(wanted.report, report.html())
    if as_json:
        typer.echo(json.dumps(report.json(), ensure_ascii=False))
        return
    for line in report.lines():
        typer.echo(line)
    if wanted.report is not None:
        typer.echo(f"{wanted.report}: the whole report; campaigns kept in {wanted.kept}")


def _interrupted(wanted: Wanted, done: int) -> str:
    told = f"stopped after {done} of {wanted.campaigns} campaigns"
    if wanted.kept is None:
        return f"{told}; they were not kept: with --keep FILE or --report a run can go on"
    return f"{told}, kept in {wanted.kept}; give the same command again to go on"
