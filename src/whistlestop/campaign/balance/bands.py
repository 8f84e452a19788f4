"""Acceptance bands: data of a pack, each judged by what simulated campaigns show."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import inf
from typing import Any

from whistlestop.campaign.balance import race, things
from whistlestop.campaign.balance.chances import Estimate
from whistlestop.campaign.balance.kept import BANDS
from whistlestop.campaign.balance.sample import MEASURES, NotMeasured, Sample
from whistlestop.campaign.content.pack import Pack
from whistlestop.core.errors import CannotRead

HOLDS, FAILS, UNSURE = "holds", "fails", "too few to tell"
NOT_ASKED, NOT_MEASURED = "not asked", "not measured"
MODULES = (race, things)
"""Where the measures are; they name themselves."""

Limits = tuple[float, float]
ByCount = Mapping[str, Limits]
"""Limits by number of companies; `any` for the numbers that are not named."""


@dataclass(frozen=True)
class Ask:
    """One measure of a band and its limits; some names have their own."""

    measure: str
    limits: ByCount
    apart: Mapping[str, ByCount]

    def for_(self, companies: int, name: str) -> Limits | None:
        """The limits for so many companies; None if the band does not ask for them."""
        found = self.apart.get(name, self.limits)
        return found.get(str(companies)) or found.get("any")


@dataclass(frozen=True)
class Band:
    """What is wanted."""

    id: str
    text: str
    asks: tuple[Ask, ...]


@dataclass(frozen=True)
class Value:
    """One value of a band: as measured, and whether it is within its limits."""

    name: str
    found: Estimate
    limits: Limits | None
    verdict: str


@dataclass(frozen=True)
class Judged:
    """A band and what was found."""

    band: Band
    verdict: str
    why: str
    values: tuple[Value, ...]


def read(pack: Pack) -> tuple[tuple[Band, ...], dict[str, list[float]]]:
    """The bands of a pack and the model they refer to; a pack without bands has none."""
    path = pack.folder / BANDS
    if not path.is_file():
        return (), {}
    try:
        data = json.loads(path.read_text("utf-8"))
        bands = tuple(_band(row) for row in data["bands"])
        return bands, dict(data.get("model", {}))
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise CannotRead(f"is not a table of bands: {problem!r}", str(path)) from None


def _band(row: Mapping[str, Any]) -> Band:
    asks = []
    for ask in row["asks"]:
        if ask["measure"] not in MEASURES:
            raise CannotRead(f"{row['id']} asks for {ask['measure']!r}, which is no measure")
        apart = {name: _by_count(rows) for name, rows in ask.get("except", {}).items()}
        asks.append(Ask(ask["measure"], _by_count(ask["limits"]), apart))
    return Band(row["id"], row["text"], tuple(asks))


def _by_count(rows: Mapping[str, Any]) -> ByCount:
    return {count: _limits(two) for count, two in rows.items()}


def _limits(two: Any) -> Limits:
    low, high = two
    return (-inf if low is None else low, inf if high is None else high)


def judge_value(found: Estimate, limits: Limits) -> str:
    """Within the limits as far as chance lets us see, outside, or neither for sure."""
    low, high = limits
    if not found.count:
        return UNSURE
    if low <= found.low and found.high <= high:
        return HOLDS
    return FAILS if found.high < low or found.low > high else UNSURE


def judge(band: Band, sample: Sample) -> Judged:
    """A band over these campaigns: it holds only if all of its values do."""
    values: list[Value] = []
    for ask in band.asks:
        try:
            found = MEASURES[ask.measure](sample)
        except NotMeasured as reason:
            return Judged(band, NOT_MEASURED, str(reason), ())
        for name, estimate in found.items():
            wanted = ask.for_(sample.companies, name)
            verdict = NOT_ASKED if wanted is None else judge_value(estimate, wanted)
            label = name or ask.measure.replace("_", " ")
            values.append(Value(label, estimate, wanted, verdict))
    asked = [value for value in values if value.verdict != NOT_ASKED]
    if not asked:
        counts = sorted({count for ask in band.asks for count in ask.limits})
        return Judged(band, NOT_ASKED, f"only {', '.join(f'{c}p' for c in counts)}", (*values,))
    verdict = next((v for v in (FAILS, UNSURE) if any(a.verdict == v for a in asked)), HOLDS)
    return Judged(band, verdict, _why(asked, verdict), (*values,))


def _why(asked: list[Value], verdict: str) -> str:
    if verdict == HOLDS:
        return ""
    found = [value for value in asked if value.verdict == verdict]
    if verdict == FAILS:
        names = ", ".join(value.name for value in found)
        return f"{len(found)} of {len(asked)}: {names}" if len(asked) > 1 else ""
    outside = [value.name for value in found if not _inside(value)]
    if len(asked) == 1:
        return "outside so far" if outside else "inside so far"
    return f"{len(found)} of {len(asked)}; outside so far: {', '.join(outside) or 'none'}"


def _inside(value: Value) -> bool:
    """Is it within its limits as measured, whatever chance may still do?"""
    low, high = value.limits or (-inf, inf)
    return not value.found.count or low <= value.found.value <= high


def told(value: float, unit: str) -> str:
    """A number as people read it."""
    if value in (inf, -inf):
        return "∞" if value > 0 else "-∞"
    if unit == "share":
        return f"{value:.1%}"
    return f"${value:.2f}" if unit == "dollars" else f"{value:.2f}".rstrip("0").rstrip(".")


def wanted(limits: Limits | None, unit: str) -> str:
    """Limits as people read them."""
    if limits is None:
        return ""
    low, high = limits
    if low == -inf:
        return f"at most {told(high, unit)}"
    if high == inf:
        return f"at least {told(low, unit)}"
    return f"{told(low, unit)} to {told(high, unit)}"


def to_json(judged: Judged) -> dict[str, Any]:
    """A verdict as plain JSON; an open end is null."""

    def plain(value: float) -> float | None:
        return None if value in (inf, -inf) else value

    return {
        "id": judged.band.id,
        "text": judged.band.text,
        "verdict": judged.verdict,
        "why": judged.why,
        "values": [
            {
                **{key: plain(v) if isinstance(v, float) else v for key, v in row.items()},
                "name": value.name,
                "limits": None if value.limits is None else [*map(plain, value.limits)],
                "verdict": value.verdict,
            }
            for value in judged.values
            for row in [asdict(value.found)]
        ],
    }
