"""Writes docs/campaign/pack.schema.json: the form of a pack, from the types that read it."""

import inspect
import json
from collections.abc import Mapping
from dataclasses import is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from whistlestop.campaign.content import form as content
from whistlestop.campaign.content.reading import forms
from whistlestop.texts import languages

PATH = Path(__file__).parent.parent / "docs" / "campaign" / "pack.schema.json"
FILES = {
    "pack.json": content.PackFile,
    "chapters/YEAR.json": content.ChapterFile,
    "postcards/NO.json": content.Postcard,
    "boxes/FRONTIER.json": content.Box,
}
PLAIN = {int: "integer", str: "string", bool: "boolean"}


def schema_of(hint: Any, known: dict[str, Any]) -> dict[str, Any]:
    """The schema of a type; types with fields are put into `known` and pointed at."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any:
        return {}
    if origin is Annotated:
        return {"$ref": "#/$defs/Text"}
    if origin in (Union, UnionType):
        kinds = [schema_of(arg, known) for arg in args if arg is not NoneType]
        return {"anyOf": [*kinds, {"type": "null"}]} if kinds != [{}] else {}
    if origin is Literal:
        return {"enum": list(args)}
    if origin is tuple:
        if Ellipsis in args:
            return {"type": "array", "items": schema_of(args[0], known)}
        rows = [schema_of(arg, known) for arg in args]
        return {"type": "array", "prefixItems": rows, "minItems": len(rows), "maxItems": len(rows)}
    if origin is not None and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": schema_of(args[1], known)}
    if is_dataclass(hint):
        name = getattr(hint, "__name__", "")
        if name not in known:
            known[name] = {}
            known[name] = _object(hint, known)
        return {"$ref": f"#/$defs/{name}"}
    return {"type": PLAIN[hint]}


def _object(kind: Any, known: dict[str, Any]) -> dict[str, Any]:
    rows = forms(kind)
    return {
        "description": inspect.getdoc(kind),
        "type": "object",
        "properties": {form.key: schema_of(form.hint, known) for form in rows},
        "required": [form.key for form in rows if form.needed],
        "additionalProperties": False,
    }


def schema() -> dict[str, Any]:
    """The whole schema: a definition for each kind of file, and those they need."""
    words = {lang: {"type": "string"} for lang in languages()}
    known: dict[str, Any] = {
        "Text": {
            "description": "A text in every language.",
            "type": "object",
            "properties": words,
            "required": list(words),
            "additionalProperties": False,
        }
    }
    files = {file: schema_of(kind, known) for file, kind in FILES.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The files of a campaign pack",
        "description": "`files` names the definition for each kind of file in a pack's folder.",
        "files": files,
        "$defs": known,
    }


def text() -> str:
    return json.dumps(schema(), ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    PATH.parent.mkdir(exist_ok=True)
    PATH.write_text(text(), "utf-8")
    print(PATH.name)
