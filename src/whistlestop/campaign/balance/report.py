"""From campaigns to a report: verdicts and tables, as a page, as JSON, or in a few lines."""

from collections.abc import Sequence
from typing import Any

from whistlestop.campaign.balance import bands, tables
from whistlestop.campaign.balance.bands import Judged, judge, told, wanted
from whistlestop.campaign.balance.cards import Cards
from whistlestop.campaign.balance.figures import RACE
from whistlestop.campaign.balance.page import page
from whistlestop.campaign.balance.playing import Settings
from whistlestop.campaign.balance.sample import Sample
from whistlestop.campaign.balance.summary import Summary
from whistlestop.campaign.balance.tables import Table
from whistlestop.campaign.balance.worth import WORTH
from whistlestop.campaign.content.pack import find_pack


class Report:
    """What many campaigns tell."""

    def __init__(self, settings: Settings, summaries: Sequence[Summary]) -> None:
        pack = find_pack(settings.pack)
        self.settings = settings
        wanted_bands, model = bands.read(pack)
        cards = Cards(pack)
        self.sample = Sample(
            [*summaries], settings.companies, cards, model, choices=settings.choices
        )
        self.judged: list[Judged] = [judge(band, self.sample) for band in wanted_bands]
        self.tables: list[Table] = [make(self.sample) for make in (*RACE, *WORTH)]
        self.title = (
            f"{pack.frame.title['en']}: {len(summaries)} campaigns of "
            f"{settings.companies} companies"
        )

    def html(self) -> str:
        """One page."""
        settings = self.settings
        about = (
            f"Every company played by the bot {settings.bot}; seed {settings.seed}; "
            f"story choices: {settings.choices}. Values in brackets are 95 % intervals."
        )
        return page(self.title, about, self.judged, self.tables)

    def json(self) -> dict[str, Any]:
        """One object."""
        return {
            "companies": self.settings.companies,
            "campaigns": self.sample.count,
            "bands": [*map(bands.to_json, self.judged)],
            "figures": {table.id: tables.to_json(table) for table in self.tables},
        }

    def lines(self) -> list[str]:
        """A line for each band."""
        return [self.title, *map(_line, self.judged)]


def _line(judged: Judged) -> str:
    found = ""
    if len(judged.values) == 1:
        value = judged.values[0]
        one, unit = value.found, value.found.unit
        ends = f"{told(one.low, unit)} … {told(one.high, unit)}"
        found = f"{told(one.value, unit)} ({ends})"
        if value.limits is not None:
            found += f", wanted {wanted(value.limits, unit)}"
    remark = "; ".join(text for text in (found, judged.why) if text)
    return f"{judged.band.id}  {judged.verdict:<16} {judged.band.text}: {remark}".rstrip(": ")
