"""The application: who may ask, which endpoint answers, what every answer carries; the pages of the web client; the WebSocket's door."""

from __future__ import annotations

import asyncio
import logging
import mimetypes
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from tafelrunde import BUILD, __version__
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.server import schema
from tafelrunde.server.endpoints import ENDPOINTS, UNSAFE, Call, Endpoint, pattern_of, read_body, read_query, write_answer
from tafelrunde.server.failures import STATUS, Failure
from tafelrunde.server.forms import Health, Problem
from tafelrunde.server.heads import SLICE, cookie_in, in_slices
from tafelrunde.server.identity import COOKIE, SESSION_AGE, Person, same
from tafelrunde.server.limits import block_of
from tafelrunde.server.live import serve
from tafelrunde.server.settings import Settings
from tafelrunde.server.sockets import socket_of
from tafelrunde.server.tableserver import TableServer
from tafelrunde.server.texts import explain

log = logging.getLogger("tafelrunde.app")
STATIC = (Path(__file__).parent / "static").resolve()
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
ONLY_TLS = (b"strict-transport-security", b"max-age=31536000")
"""Given by a server that is called by https: a browser that was here once never again asks in the clear."""
NO_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tafelrunde</title>
<h1>Tafelrunde</h1><p>The server runs. The web client is not part of this installation: build it in <code>web/</code>, or talk to
<a href="/api/openapi.json">the interface</a> directly.</p></html>"""


class App:
    """One ASGI application; made for one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.headers = HEADERS + ((ONLY_TLS,) if settings.address.startswith("https:") else ())
        self.server = TableServer(settings)
        self.routes: dict[str, list[tuple[Any, Endpoint]]] = {}
        for found in ENDPOINTS:
            self.routes.setdefault(found.method, []).append((pattern_of(found.path), found))
        self.live = pattern_of("/api/tables/{table}/live")
        self._document = b""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.lifespan(receive, send)

    async def lifespan(self, receive: Receive, send: Send) -> None:
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                try:
                    await self.server.open()
                except TafelrundeError as error:
                    log.error("the server cannot start", extra={"reason": str(error)})
                    await send({"type": "lifespan.startup.failed", "message": str(error)})
                    return
                except Exception as error:
                    log.exception("the server cannot start")
                    await send({"type": "lifespan.startup.failed", "message": str(error)})
                    return
                await send({"type": "lifespan.startup.complete"})
            else:
                await self.server.close()
                await send({"type": "lifespan.shutdown.complete"})
                return

    # HTTP.

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        lang = "de" if request.headers.get("accept-language", "").startswith("de") else "en"
        try:
            response = await self.answer(request)
        except Failure as failure:
            response = problem(failure, lang)
        except Exception:
            log.exception("a request failed", extra={"path": scope["path"], "method": scope["method"]})
            response = problem(Failure("broken"), lang)
        self.server.figures.requests.labels(str(response.status_code)).inc()
        response.raw_headers.extend(self.headers)
        if scope["path"].startswith("/api/"):
            response.headers["cache-control"] = "private, no-cache" if "etag" in response.headers else "no-store"
        await self.send(response, scope, receive, send)

    async def send(self, response: Response, scope: Scope, receive: Receive, send: Send) -> None:
        """Send an answer. Long ones share the memory there is for them, and count until they are read."""
        size = len(getattr(response, "body", b""))
        if size <= SLICE:
            await response(scope, receive, send)  # type: ignore[arg-type]
            return
        address, share = block_of(address_of(scope)), self.server.answers
        if share.crowded(address):
            await problem(Failure("too_often", retry=1.0), "en")(scope, receive, send)  # type: ignore[arg-type]
            return
        share.add(address, size)
        try:
            await response(scope, receive, in_slices(send))  # type: ignore[arg-type]
        finally:
            share.add(address, -size)

    async def answer(self, request: Request) -> Response:
        path, method = request.scope["path"], request.method
        if path == "/healthz":
            return self.health()
        if path == "/metrics":
            return self.metrics(request)
        if not path.startswith("/api/"):
            return self.page(path, method)
        self.server.requests.take(block_of(address_of(request.scope)))
        if path == "/api/openapi.json" and method == "GET":
            return Response(await asyncio.to_thread(self.document), media_type="application/json")
        for pattern, found in self.routes.get(method, ()):
            if match := pattern.fullmatch(path):
                request.scope["path_params"] = match.groupdict()
                return await self.call(request, found)
        allowed = sorted(method for method, routes in self.routes.items() if any(pattern.fullmatch(path) for pattern, _ in routes))
        if allowed:
            refused = problem(Failure("wrong_method"), "en")
            refused.headers["allow"] = ", ".join(allowed)
            return refused
        raise Failure("not_there")

    async def call(self, request: Request, found: Endpoint) -> Response:
        """Check who asks, read what is asked, answer."""
        if request.path_params.get("lang", "en") not in ("en", "de") or int(request.path_params.get("seat", 0)) > 15:
            raise Failure("not_there")
        person, by_cookie = await self.person(request.scope)
        if found.method in UNSAFE:
            if self.server.bulletin.read_only and not found.always:
                raise Failure("read_only")
            if not self.own_page(request.scope):
                raise Failure("foreign_page")
            if by_cookie and person is not None and not same(request.headers.get("x-csrf-token", ""), person.csrf):
                raise Failure("foreign_page")
        query = read_query(request, found.query) if found.query is not None else None
        body = await read_body(request, found.body, self.settings.slow_seconds) if found.body is not None else None
        call = Call(self.server, request, person, body, query, block_of(address_of(request.scope)))
        response = write_answer(found, await found.run(call), request.headers.get("if-none-match", ""))
        if call.set_cookie is not None:
            self.set_cookie(response, call.set_cookie, request.scope)
        return response

    def set_cookie(self, response: Response, secret: str, scope: Scope) -> None:
        secure = scope["scheme"] in ("https", "wss") or self.settings.address.startswith("https:")
        age = SESSION_AGE if secret else 0
        response.set_cookie(COOKIE, secret, max_age=age, path="/", secure=secure, httponly=True, samesite="lax")

    async def person(self, scope: Scope) -> tuple[Person | None, bool]:
        """Who asks, and whether a cookie says so."""
        headers = dict(scope["headers"])
        kind, _, secret = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
        if kind.lower() == "bearer":
            return await self.server.identity.person(secret.strip()), False
        cookie = cookie_in(headers.get(b"cookie", b""), COOKIE)
        if not cookie:
            return None, False
        return await self.server.identity.person(cookie), True

    def own_page(self, scope: Scope) -> bool:
        """Whether a request comes from a page of ours, or from no page at all."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        if origin in self.settings.origins or (self.settings.address and origin == self.settings.address.rstrip("/")):
            return True
        try:
            asking = urlsplit(origin).netloc
        except ValueError:
            return False
        return bool(origin != "null" and asking == headers.get(b"host", b"").decode("latin-1"))

    def health(self) -> Response:
        store = self.server.store
        database: Literal["ok", "failing", "damaged"] = "damaged" if store.damage else "ok" if store.healthy else "failing"
        good = database == "ok"
        state = Health("ok" if good else "failing", __version__, BUILD, database, self.server.bulletin.read_only)
        return Response(msgspec.json.encode(state), 200 if good else 503, media_type="application/json")

    def metrics(self, request: Request) -> Response:
        token = self.settings.metrics_token
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if same(given, token) if token else address_of(request.scope) in ("127.0.0.1", "::1", "unix"):
            return Response(self.server.figures.page(), media_type="text/plain; version=0.0.4")
        raise Failure("not_there")

    def document(self) -> bytes:
        if not self._document:
            self._document = msgspec.json.encode(schema.document())
        return self._document

    def page(self, path: str, method: str) -> Response:
        """A file of the web client; every other address is the client's own business."""
        if method not in ("GET", "HEAD"):
            raise Failure("wrong_method")
        index = STATIC / "index.html"
        if not index.exists():
            return HTMLResponse(NO_CLIENT)
        try:
            file = (STATIC / path.lstrip("/")).resolve()
            ours = file.is_relative_to(STATIC) and file.is_file()
        except (OSError, ValueError):  # no file can be called that
            raise Failure("not_there") from None
        if not ours:
            # A rule has a point in its name too ("/try/seventhstone/T12.4"): what is asked for as a file is named like one.
            if path.startswith("/assets/") or mimetypes.guess_type(path)[0] is not None:
                raise Failure("not_there")
            file = index
        kept = "public, max-age=31536000, immutable" if "/assets/" in path else "no-cache"
        return FileResponse(file, media_type=mimetypes.guess_type(file.name)[0], headers={"cache-control": kept})

    # WebSocket.

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        match = self.live.fullmatch(scope["path"])
        address = block_of(address_of(scope))
        await receive()
        if match is None or not self.own_page(scope):
            await send({"type": "websocket.close", "code": 4404 if match is None else 4403})
            return
        full = self.settings.connections and len(self.server.connections) >= self.settings.connections
        try:
            self.server.requests.take(address)
        except Failure:
            full = True
        if self.server.closing or full or not self.server.addresses.enter(address):
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 1013})
            return
        try:
            await send({"type": "websocket.accept"})
            try:
                person, _ = await self.person(scope)
                table = await self.server.table(match["table"])
            except Failure as failure:
                await send({"type": "websocket.close", "code": 4000 + failure.status})
                return
            code = await serve(self.server, table, person, receive, socket_of(scope), address)
            if code is not None:
                await send({"type": "websocket.close", "code": code})
        finally:
            self.server.addresses.leave(address)


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unix"


def problem(failure: Failure, lang: str) -> Response:
    body = msgspec.json.encode(Problem(failure.code, explain(failure, lang), failure.retry))
    headers = {"retry-after": str(max(1, round(failure.retry)))} if failure.retry else {}
    if failure.code == "too_slow":
        headers["connection"] = "close"  # the rest of the request may never come
    return Response(body, STATUS[failure.code], headers, media_type="application/json")
