"""The OpenAPI document of the HTTP calls, from the same types that write the answers."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from whistlestop.server import wire

_REF = "#/components/schemas/{name}"
_types: list[Any] = [wire.Problem]
"""What routes take and answer with."""


def answers(kind: Any, status: int = 200) -> dict[str, Any]:
    """Keywords of a route that answers with this type, or with a problem."""
    _types.append(kind)
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=_REF)
    problem = {"$ref": _REF.format(name="Problem")}
    return {
        "responses": {
            status: {"description": "Done", "content": {"application/json": {"schema": schema}}},
            "4XX": {
                "description": "One sentence says what is wrong.",
                "content": {"application/json": {"schema": problem}},
            },
        },
        "status_code": status,
    }


def takes(kind: type[Any]) -> dict[str, Any]:
    """Keywords of a route that takes this type."""
    _types.append(kind)
    schema = {"$ref": _REF.format(name=kind.__name__)}
    body = {"required": True, "content": {"application/json": {"schema": schema}}}
    return {"openapi_extra": {"requestBody": body}}


def document(app: FastAPI) -> dict[str, Any]:
    """The whole document."""
    if app.openapi_schema is None:
        found = get_openapi(title=app.title, version=app.version, routes=app.routes)
        _, schemas = msgspec.json.schema_components(_types, ref_template=_REF)
        found.setdefault("components", {}).setdefault("schemas", {}).update(schemas)
        for path in found["paths"].values():
            for call in path.values():
                # Problems have one form here; FastAPI's own is never sent.
                call["responses"].pop("422", None)
        app.openapi_schema = found
    return app.openapi_schema
