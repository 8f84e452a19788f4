"""A table of the report: for people as HTML, for programs as JSON."""

from dataclasses import dataclass
from typing import Any

from whistlestop.campaign.balance.chances import Estimate

Cell = str | int | float | Estimate | None


@dataclass(frozen=True)
class Table:
    """Rows under a heading; `bar` names the column that is also drawn."""

    id: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: str = ""
    bar: str | None = None


def plain(cell: Cell) -> Any:
    """A cell as JSON."""
    if isinstance(cell, Estimate):
        return {"value": round(cell.value, 4), "low": _end(cell.low), "high": _end(cell.high)}
    return round(cell, 4) if isinstance(cell, float) else cell


def _end(value: float) -> float | None:
    return None if value in (float("inf"), float("-inf")) else round(value, 4)


def to_json(table: Table) -> list[dict[str, Any]]:
    """A table as rows with names."""
    return [dict(zip(table.columns, map(plain, row), strict=True)) for row in table.rows]
