"""The OpenAPI document: every request and answer of the lobby, every message of the table. The client's types are generated from it."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde import __version__
from tafelrunde.server import (  # noqa: F401  they declare the endpoints
    admin,
    author,
    gallery,
    judging,
    learners,
    lessons,
    library,
    lobby,
    people,
    practice,
    puzzles,
    seats,
    workshop,
)
from tafelrunde.server.endpoints import ENDPOINTS, SHAPES, UNSAFE, Endpoint
from tafelrunde.server.forms import Problem
from tafelrunde.server.wire import ClientMessage, ServerMessage

REFERENCE = "#/components/schemas/{name}"
ALWAYS = (429, 500, 503)
MEANING = {
    200: "done",
    201: "made",
    202: "noted",
    400: "not understood",
    401: "who are you?",
    403: "not allowed",
    404: "not there",
    408: "too slow",
    409: "not possible now",
    413: "too long",
    415: "not JSON",
    429: "too often",
    500: "a mistake of the server",
    503: "cannot be stored now",
}


def document() -> dict[str, Any]:
    """The whole API, OpenAPI 3.1."""
    shapes: list[Any] = [Problem, ClientMessage, ServerMessage]
    for found in ENDPOINTS:
        shapes += [shape for shape in (found.body, found.answer, found.query) if shape is not None and not isinstance(shape, str)]
    schemas, components = msgspec.json.schema_components(shapes, ref_template=REFERENCE)
    known = dict(zip(map(repr, shapes), schemas, strict=True))
    components["ClientMessage"] = known[repr(ClientMessage)]
    components["ServerMessage"] = known[repr(ServerMessage)]
    paths: dict[str, Any] = {}
    for found in ENDPOINTS:
        paths.setdefault(found.path, {})[found.method.lower()] = operation(found, known, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tafelrunde", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "session": {"type": "http", "scheme": "bearer"},
                "seat": {"type": "apiKey", "in": "header", "name": "Authorization", "description": "Seat TOKEN"},
            },
        },
        "security": [{}, {"session": []}, {"seat": []}],
    }


def operation(found: Endpoint, known: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    """One method of one path."""
    parameters = path_parameters(found.path)
    if found.query is not None:
        shape = components[found.query.__name__]
        for name, schema in shape["properties"].items():
            parameters.append({"name": name, "in": "query", "required": name in shape.get("required", ()), "schema": schema})
    fails = {*found.fails, *ALWAYS}
    if parameters or found.body is not None:
        fails.add(400)
    if found.method in UNSAFE:
        fails.add(403)
    if found.body is not None:
        fails |= {408, 413, 415}
    if "{" in found.path:
        fails.add(404)
    good: dict[str, Any] = {"description": MEANING[found.status]}
    if isinstance(found.answer, str):
        good["content"] = {found.answer: {"schema": {"type": "object" if found.answer == "application/json" else "string"}}}
    else:
        good["content"] = {"application/json": {"schema": known[repr(found.answer)]}}
    problem = {"application/json": {"schema": known[repr(Problem)]}}
    said: dict[str, Any] = {str(found.status): good}
    for status in sorted(fails):
        said[str(status)] = {"description": MEANING[status], "content": problem}
    whole: dict[str, Any] = {"operationId": found.run.__name__, "summary": found.summary, "parameters": parameters, "responses": said}
    if found.body is not None:
        needed = any(field.required for field in msgspec.structs.fields(found.body))  # an empty body is an empty form
        whole["requestBody"] = {"required": needed, "content": {"application/json": {"schema": known[repr(found.body)]}}}
    return whole


def path_parameters(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": SHAPES[name][1]} for name in names]
