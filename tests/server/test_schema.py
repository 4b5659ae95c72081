"""The OpenAPI document is true: Schemathesis asks everything it can think of, and nothing fits badly or ends in a 500."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tafelrunde.engine.messages import keys
from tafelrunde.server import wire
from tafelrunde.server.failures import STATUS
from tafelrunde.server.schema import document
from tafelrunde.server.texts import SERVER, say
from tests.server.kit import Player, Server, served
from tests.server.process import ServerProcess

WIDER = "SCHEMA_EXAMPLES" in os.environ
EXAMPLES = int(os.environ.get("SCHEMA_EXAMPLES", "4"))
"""Requests for each endpoint, always the same ones; `make server-schema` asks far more, and others every time."""
REJECTS = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, "5xx"]
"""How what fits no schema may be answered: Schemathesis's own list, and "too long"."""
CONFIG = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REJECTS}}})
API = schemathesis.openapi.from_dict(document(), config=CONFIG)


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, str]]]:
    """A server with a table to ask about, and a session that owns it."""
    with served(tmp_path_factory.mktemp("schema")) as server:
        ann = server.player("Ann")
        ann.sit(ann.new_table(public=True), 0)
        yield server, {"authorization": f"Bearer {ann.http.cookies['tafelrunde']}"}


@pytest.fixture(scope="module")
def apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, dict[str, str]]]:
    """The same in a process of its own: what writes test data for a living had better not share an interpreter with threads."""
    with ServerProcess(tmp_path_factory.mktemp("apart")) as server:
        ann = Player(server.address, "Ann")
        ann.sit(ann.new_table(public=True), 0)
        yield server, {"authorization": f"Bearer {ann.http.cookies['tafelrunde']}"}


@API.parametrize()
@settings(max_examples=EXAMPLES, derandomize=not WIDER, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_endpoint_keeps_its_word(case: Any, apart: tuple[ServerProcess, dict[str, str]]) -> None:
    server, headers = apart
    if case.operation.path in ("/api/me", "/api/session") and case.method in ("DELETE", "POST"):
        headers = {}  # whoever deletes himself or signs out cannot ask on
    case.call_and_validate(base_url=server.address, headers=headers, timeout=90)


def test_every_message_has_its_schema() -> None:
    components = document()["components"]["schemas"]
    for name in ("ClientMessage", "ServerMessage", "View", "Command", "TableInfo", "Entry"):
        assert name in components, name
    tags = {components[ref["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"][0] for ref in components["ClientMessage"]["anyOf"]}
    assert tags == {
        "hello",
        "look",
        "pass_on",
        "command",
        "undo",
        "take_back",
        "resign",
        "bot",
        "pause",
        "chat",
        "why_not",
        "hint",
        "advice",
        "review",
        "odds",
        "ping",
    }


def test_the_document_is_printed_and_served(asked: tuple[Server, dict[str, str]], capsys: pytest.CaptureFixture[str]) -> None:
    from tafelrunde.cli.main import main

    assert main(["serve", "--schema"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert asked[0].player().ok("GET", "/api/openapi.json") == printed


def test_what_the_server_sends_fits_the_types(asked: tuple[Server, dict[str, str]]) -> None:
    from tests.server.kit import finish, two

    _, _, _, first, second = two(asked[0], options={"goal": 5}, clock={"bank": 600})
    first.play(["parry", 1])
    first.play(first.view["moves"][0], mark="nonsense")
    first.say("why_not", move=["ready"])
    first.say("hint")
    first.say("chat", text="hello")
    first.send({"type": "ping", "id": "p"})
    finish([first, second])
    kinds = set()
    for text in first.raw + second.raw:
        for message in msgspec.json.decode(text.encode(), type=list[wire.ServerMessage]):
            kinds.add(type(message).__name__)
    assert kinds >= {"Table", "View", "Events", "Done", "Refused", "StaleOut", "ChatOut", "ClockOut", "WhyNotOut", "HintOut", "Pong"}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_failure_has_its_sentence(lang: str) -> None:
    for code in STATUS:
        assert not say(lang, f"failure-{code}").startswith("[")
    assert keys(SERVER, lang) == keys(SERVER, "en")


def test_methods_that_do_not_fit_say_which_do(asked: tuple[Server, dict[str, str]]) -> None:
    answer = asked[0].player().ask("PUT", "/api/tables")
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET, POST"
    assert asked[0].player().fails("POST", "/nowhere") == (405, "wrong_method")
    assert asked[0].player().fails("GET", "/api/nowhere") == (404, "not_there")


def test_pages_and_health(asked: tuple[Server, dict[str, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    somebody = asked[0].player()
    from tafelrunde.server import app

    monkeypatch.setattr(app, "STATIC", tmp_path / "static")
    assert "not part of this installation" in somebody.ok("GET", "/")
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<p>client")
    (tmp_path / "static" / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    for path in ("/t/some-table", "/try/seventhstone/T12.4", "/try/root/R4.3.1.I-a"):  # rules have points in their names
        assert somebody.ok("GET", path) == "<p>client"
    script = somebody.ask("GET", "/assets/a.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    for path in ("/assets/none.js", "/assets/none.4", "/none.png", "/none.txt"):
        assert somebody.ask("GET", path).status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert "secret" not in somebody.http.get(path).text.replace("secret.txt", "")
    health = somebody.ok("GET", "/healthz")
    assert (health["status"], health["database"]) == ("ok", "ok")
    assert "tafelrunde_commands_total" in somebody.http.get("/metrics").text
