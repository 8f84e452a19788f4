"""Many whole campaigns by equal bots, and a report: the other half of `campaign simulate`."""

import json
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from whistlestop.bots import registry
from whistlestop.campaign import Pack
from whistlestop.campaign.balance.cards import Cards
from whistlestop.campaign.balance.kept import Kept, goes_on
from whistlestop.campaign.balance.playing import RANDOM, Settings, enough_to_be_absent
from whistlestop.campaign.balance.pool import run
from whistlestop.campaign.balance.report import Report
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
        if self.campaigns < 1:
            raise ValueError(f"{self.campaigns} campaigns tell nothing: ask for 1 or more")
        if self.workers < 1:
            raise ValueError(f"{self.workers} workers play nothing: ask for 1 or more")
        marks = Cards(self.pack).finales
        if self.choices not in (RANDOM, *marks):
            known = ", ".join((RANDOM, *marks))
            raise ValueError(f"no choices are called {self.choices!r}; there are: {known}")
        if self.absent and not enough_to_be_absent(self.companies):
            raise ValueError(
                "a game needs two present companies: --absent asks for 3 companies or more"
            )
        for path in (self.report, self.kept):
            if path is not None and not path.parent.is_dir():
                raise ValueError(f"there is no folder {path.parent}")
            if path is not None and path.is_dir():
                raise ValueError(f"{path} is a folder, not a file")
        if self.report is not None and self.report == self.kept:
            raise ValueError(f"the report and the campaigns kept cannot both be {self.report}")
        report = self.report
        if report is not None and report.exists() and not self.force:
            kept = self.kept
            if kept is None or not kept.is_file():
                raise ValueError(f"{report} exists already; name another, or use --force")
            if not goes_on(self.settings, kept):
                raise ValueError(
                    f"{report} exists already, and {kept} is of other settings; "
                    "name another report, or begin anew with --force"
                )


def study(wanted: Wanted, *, as_json: bool) -> None:
    """Play what is missing, then say what the campaigns tell."""
    wanted.check()
    kept = Kept(wanted.settings, wanted.kept, force=wanted.force)
    make = partial(registry.make, wanted.bot)
    try:
        with Progress(
            TextColumn("campaigns"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
        ) as bar:
            task = bar.add_task("campaigns", total=wanted.campaigns)
            run(
                kept,
                wanted.campaigns,
                make,
                wanted.workers,
                lambda done: bar.update(task, completed=done),
            )
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
