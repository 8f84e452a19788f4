"""What is written about packs is true: the schema is fresh and fits the packs there are."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from tools.pack_schema import FILES, PATH, schema, text

from tests.campaign.telling import small
from whistlestop.campaign import find_pack
from whistlestop.campaign.balance.kept import BANDS
from whistlestop.campaign.content.form import Make, PackFile

PAGE = (PATH.parent / "packs.md").read_text("utf-8")


def test_the_schema_is_fresh() -> None:
    assert PATH.read_text("utf-8") == text(), "run `make docs`"


def fits(value: Any, form: dict[str, Any], known: dict[str, Any], place: str) -> list[str]:
    """Where a value does not fit a schema of the few kinds that ours uses."""
    if "$ref" in form:
        return fits(value, known[form["$ref"].rpartition("/")[2]], known, place)
    if "anyOf" in form:
        found = [fits(value, one, known, place) for one in form["anyOf"]]
        return [] if [] in found else found[0]
    if "enum" in form:
        return [] if value in form["enum"] else [place]
    kinds = {"integer": int, "string": str, "boolean": bool, "null": type(None)}
    if form.get("type") in kinds:
        return [] if isinstance(value, kinds[form["type"]]) else [place]
    if form.get("type") == "array":
        rows = form.get("prefixItems") or [form["items"]] * len(value)
        pairs = enumerate(zip(value, rows, strict=True))
        return [bad for i, (one, row) in pairs for bad in fits(one, row, known, f"{place}[{i}]")]
    if form.get("type") == "object":
        own, more = form.get("properties", {}), form.get("additionalProperties")
        bad = [f"{place}.{key}" for key in form.get("required", ()) if key not in value]
        for key, one in value.items():
            if key not in own and more is False:
                bad.append(f"{place}.{key}")
            else:
                bad += fits(one, own.get(key, more or {}), known, f"{place}.{key}")
        return bad
    return []


@pytest.mark.parametrize("name", ["small", "lantern_line"])
def test_packs_fit_the_schema(name: str) -> None:
    folder = (small() if name == "small" else find_pack(name)).folder
    found = schema()
    checked = 0
    for file, form in found["files"].items():
        for path in sorted(folder.glob(str(Path(file).with_name("*.json")))):
            if path.name == BANDS:  # read by whoever simulates the pack, never by a campaign
                continue
            data = json.loads(path.read_text("utf-8"))
            assert fits(data, form, found["$defs"], path.name) == []
            checked += 1
    assert checked > 10
    assert fits({"no": 3}, found["files"]["postcards/NO.json"], found["$defs"], "x")


def test_the_page_names_every_key_of_the_frame_and_every_make() -> None:
    for kind in (PackFile, Make):
        for field in fields(kind):
            key = field.name.rstrip("_")
            assert f"`{key}`" in PAGE or f'"{key}"' in PAGE, key
    assert len(FILES) == 4
