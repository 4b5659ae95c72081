"""HTTP, declared once: each endpoint says what it takes and gives; reading, checking, answering and the OpenAPI document come from that."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from tafelrunde.server.failures import Failure
from tafelrunde.server.forms import Nothing

if TYPE_CHECKING:
    from tafelrunde.server.identity import Person
    from tafelrunde.server.tableserver import TableServer

MOST_BODY = 200_000
LONG_ANSWER = 8_192
"""Bytes from which on an answer has a tag, so that it need not be sent twice."""
Value = str | int | float | bool | None
Plain = dict[str, Value | dict[str, Value] | list[Value | dict[str, Value | list[Value]]]]
"""What a form can be: nobody has us build what is deeper."""
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
SHAPES: dict[str, tuple[str, dict[str, Any]]] = {
    "table": ("[A-Za-z0-9_-]{1,40}", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"}),
    "user": ("[A-Za-z0-9_-]{1,40}", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"}),
    "game": ("[A-Za-z0-9_-]{1,40}", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"}),
    "seat": ("[0-9]{1,2}", {"type": "integer", "minimum": 0, "maximum": 15}),
    "session": ("[0-9a-f]{64}", {"type": "string", "pattern": "^[0-9a-f]{64}$"}),
    "line": ("[0-9]{1,15}", {"type": "integer", "minimum": 0, "maximum": 999_999_999_999_999}),
    "lesson": ("[A-Za-z0-9_-]{1,40}", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"}),
    "trial": ("[A-Za-z0-9_-]{1,40}", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"}),
    "work": ("[A-Za-z0-9_-]{1,40}", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"}),
    "option": ("[A-Za-z0-9_-]{1,40}", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"}),
    "lang": ("[a-z]{2}", {"type": "string", "enum": ["en", "de"]}),
}
"""What the parts of a path look like: for reading, and for the document."""


@dataclass
class Call:
    """One request on its way through an endpoint."""

    server: TableServer
    request: Request
    person: Person | None
    body: Any
    query: Any
    address: str
    """Where the request comes from, as limits count it."""
    set_cookie: str | None = None
    """A session's secret to be given to the browser; empty: take it away."""

    @property
    def device(self) -> str:
        """From what the request comes, in a few words."""
        return device_of(self.request.headers.get("user-agent", ""))

    def part(self, name: str) -> str:
        return str(self.request.path_params[name])

    @property
    def seat(self) -> int:
        return int(self.part("seat"))

    def known(self) -> Person:
        """Who asks; a failure if nobody knows."""
        if self.person is None:
            raise Failure("who_are_you")
        return self.person


BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"), ("curl", "curl"))
SYSTEMS = (("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "macOS"), ("Linux", "Linux"))


def device_of(agent: str) -> str:
    """Browser and system in a few words; nothing else of what a browser tells about itself is kept."""
    parts = [next((name for mark, name in known if mark in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(part for part in parts if part)


Handler = Callable[[Call], Awaitable[Any]]
H = TypeVar("H", bound=Handler)


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    run: Handler
    body: type | None
    answer: type | str
    """A type that is sent as JSON, or a content type for text."""
    query: type | None
    status: int
    fails: tuple[int, ...]
    summary: str
    always: bool
    """Whether it answers while nothing may be changed."""


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str,
    path: str,
    *,
    answer: type | str = Nothing,
    body: type | None = None,
    query: type | None = None,
    status: int = 200,
    fails: tuple[int, ...] = (),
    always: bool = False,
) -> Callable[[H], H]:
    """Declare the decorated function as an endpoint. Its docstring's first line is the summary."""

    def declare(run: H) -> H:
        summary = (run.__doc__ or "").strip().split("\n")[0]
        ENDPOINTS.append(Endpoint(method, path, run, body, answer, query, status, fails, summary, always))
        return run

    return declare


def pattern_of(path: str) -> re.Pattern[str]:
    """The path as a pattern with named parts."""
    return re.compile(re.sub(r"\{(\w+)\}", lambda part: f"(?P<{part[1]}>{SHAPES[part[1]][0]})", path))


async def read_body(request: Request, shape: type, seconds: float) -> Any:
    """The body as a checked form. An empty body is an empty form."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    data = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for chunk in request.stream():
                data += chunk
                if len(data) > MOST_BODY:
                    raise Failure("too_long")
    except TimeoutError:
        raise Failure("too_slow") from None
    except ClientDisconnect:
        raise Failure("unreadable") from None
    if data and kind != "application/json":
        raise Failure("not_json")
    try:
        return msgspec.convert(whole(msgspec.json.decode(data or b"{}", type=Plain)), shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Failure("unreadable", str(error)) from None


def whole(plain: Any) -> Any:
    """JSON does not tell 3.0 from 3; neither do we."""
    if isinstance(plain, dict):
        return {key: whole(value) for key, value in plain.items()}
    return int(plain) if isinstance(plain, float) and plain.is_integer() else plain


def read_query(request: Request, shape: type) -> Any:
    pairs = request.query_params.multi_items()
    if len({name for name, _ in pairs}) != len(pairs):
        raise Failure("unreadable", "Each parameter can be given once.")
    try:
        return msgspec.convert(dict(pairs), type=shape, strict=False)
    except msgspec.ValidationError as error:
        raise Failure("unreadable", str(error)) from None


async def begun(parts: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The same parts, with the first one made: what prevents all of it is said before anything is sent."""
    first = await anext(parts)

    async def all_of_them() -> AsyncIterator[bytes]:
        yield first
        async for part in parts:
            yield part

    return all_of_them()


def write_answer(found: Endpoint, value: Any, known: str = "") -> Response:
    """An answer. `known`: the tags of what the client has; a long text it has already is not sent again."""
    media = found.answer if isinstance(found.answer, str) else "application/json"
    if isinstance(value, AsyncIterator):
        return StreamingResponse(value, found.status, media_type=media)
    if isinstance(found.answer, str) and isinstance(value, str):
        value = value.encode()
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    if found.method != "GET" or len(body) < LONG_ANSWER:
        return Response(body, found.status, media_type=media)
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    if tag in known:
        return Response(status_code=304, headers={"etag": tag})
    return Response(body, found.status, {"etag": tag}, media_type=media)
