"""The files for those who install a server: read as far as they can be read here, and proxies tried with real servers behind them."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.exceptions import ConnectionClosed

from tafelrunde.cli.main import parser
from tafelrunde.server.settings import load_settings
from tests.server.kit import PATIENCE, TLS, Place, Player, finish, wait
from tests.server.postgres import INSTALLED, postgres
from tests.server.process import ServerProcess, free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")


# The container.


def steps(word: str) -> list[str]:
    return re.findall(rf"^{word} (.*)$", DOCKERFILE, re.MULTILINE)


def test_the_container_is_built_from_what_is_in_the_tree() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    for step in steps("COPY"):
        if not step.startswith("--from"):
            *sources, _ = step.split()
            for source in sources:
                assert (ROOT / source).exists(), source
                assert source.split("/")[0] not in ignored, source
    stages = re.findall(r"^FROM \S+ AS (\w+)$", DOCKERFILE, re.MULTILINE)
    assert set(re.findall(r"--from=(\w+)", DOCKERFILE)) == set(stages)


def test_the_container_starts_a_server() -> None:
    (text,) = steps("CMD")
    words = json.loads(text)[1:]
    given = parser(words).parse_args(words)
    assert (given.host, given.port) == ("0.0.0.0", 8642)
    assert steps("EXPOSE") == [str(given.port)]
    for pair in steps("ENV"):
        name, _, value = pair.partition("=")
        if name.startswith("TAFELRUNDE_"):
            assert getattr(load_settings(None, {}, {name: value}), name.removeprefix("TAFELRUNDE_").lower()) == value
    assert f"http://127.0.0.1:{given.port}/healthz" in DOCKERFILE


def test_the_server_lock_has_what_a_server_needs() -> None:
    locked = set(re.findall(r"^([a-z0-9-]+)(?:\[[^]]*\])?==", (ROOT / "requirements" / "server.lock").read_text("utf-8"), re.MULTILINE))
    alone = set(re.findall(r"^([a-z0-9-]+)(?:\[[^]]*\])?==", (ROOT / "requirements" / "run.lock").read_text("utf-8"), re.MULTILINE))
    assert locked > alone
    assert {"psycopg", "psycopg-binary"} <= locked - alone


def test_the_services_fit_together() -> None:
    plan = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    services = plan["services"]
    given = {name: value for name, value in services["server"]["environment"].items() if name.startswith("TAFELRUNDE_")}
    filled = {name: re.sub(r"\$\{(\w+):[^}]*\}", lambda part: f"<{part[1]}>", str(value)) for name, value in given.items()}
    chosen = load_settings(None, {}, filled)
    database = services["database"]["environment"]
    assert chosen.db == f"postgresql://{database['POSTGRES_USER']}:<POSTGRES_PASSWORD>@database/{database['POSTGRES_DB']}"
    assert chosen.proxies == plan["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert services["proxy"]["environment"]["SERVER"] == f"server:{steps('EXPOSE')[0]}"
    for service in services.values():
        assert set(service.get("depends_on", {})) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (ROOT / source).exists() if source.startswith(".") else source in plan["volumes"], volume
    assert "ports" not in services["server"]  # only the proxy is open to the outside
    assert "ports" not in services["database"]


# Proxies, with real servers behind them.


@contextmanager
def program(command: list[str], port: int, **environment: str) -> Iterator[str]:
    """A program that listens at a port; its address."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env={**os.environ, **environment})
    address = f"http://127.0.0.1:{port}"
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(address, timeout=5, verify=TLS, trust_env=False)
                break
            except httpx.TransportError:
                assert process.poll() is None, process.stderr.read() if process.stderr else ""
                assert time.monotonic() < end
                time.sleep(0.05)
        yield address
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def nginx(folder: Path, ports: list[int]) -> Iterator[str]:
    """The file of the tree, with other ports."""
    outer = free_port()
    text = (DEPLOY / "nginx.conf").read_text("utf-8").replace("listen 80;", f"listen 127.0.0.1:{outer};")
    for old, new in zip((8642, 8643), ports, strict=True):
        assert f"server 127.0.0.1:{old} " in text
        text = text.replace(f"server 127.0.0.1:{old} ", f"server 127.0.0.1:{new} ")
    (folder / "tafelrunde.conf").write_text(text)
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    rest = f"access_log off;\n{temporary}include {folder}/tafelrunde.conf;\n"
    main = f"daemon off;\npid {folder}/pid;\nerror_log stderr error;\nevents {{}}\nhttp {{\n{rest}}}\n"
    (folder / "nginx.conf").write_text(main)
    with program([str(shutil.which("nginx")), "-p", str(folder), "-c", str(folder / "nginx.conf")], outer) as address:
        yield address


def connections(server: ServerProcess) -> int:
    page = httpx.get(f"{server.address}/metrics", headers={"authorization": "Bearer m"}, verify=TLS, trust_env=False).text
    found = re.search(r"^tafelrunde_connections (\d+)", page, re.MULTILINE)
    assert found is not None
    return int(found[1])


def seated(address: str, number: int, **chosen: Any) -> tuple[dict[str, Any], list[Player], list[Place]]:
    """A table that has begun, with both players at it, all through the proxy."""
    players = [Player(address, f"Ann {number}"), Player(address, f"Bob {number}")]
    table = players[0].new_table(options={"goal": 5}, **chosen)
    for seat, player in enumerate(players):
        player.sit(table, seat)
    players[0].ok("POST", f"/api/tables/{table['id']}/start")
    return table, players, [player.at(table, seat).ready() for seat, player in enumerate(players)]


@pytest.mark.skipif(not INSTALLED, reason="needs PostgreSQL")
@pytest.mark.skipif(shutil.which("nginx") is None, reason="needs nginx")
def test_two_servers_behind_nginx_are_one(tmp_path: Path) -> None:
    with ExitStack() as stack:
        cluster = stack.enter_context(postgres())
        servers = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            chosen = {"proxies": "127.0.0.1", "metrics_token": "m"}
            servers.append(stack.enter_context(ServerProcess(tmp_path / name, db=cluster.address, **chosen)))
        (tmp_path / "proxy").mkdir()
        address = stack.enter_context(nginx(tmp_path / "proxy", [server.port for server in servers]))
        assert httpx.get(f"{address}/metrics", verify=TLS, trust_env=False).status_code == 404
        tables = [seated(address, number) for number in range(8)]
        open_at = [connections(server) for server in servers]
        assert sum(open_at) == 16
        assert all(count and count % 2 == 0 for count in open_at)  # both have tables, and both players of a table are at the same one
        for _, _, places in tables[:4]:
            finish(places)
        servers[0].kill()
        for table, players, places in tables[4:]:
            again = []
            for seat, (player, place) in enumerate(zip(players, places, strict=True)):
                try:
                    place.settle()
                    again.append(place)
                except (ConnectionClosed, OSError):
                    again.append(back(player, table, seat))
            finish(again)  # whoever was at the lost server plays on at the other one
        assert connections(servers[1]) >= 8
        listed = tables[0][1][0].ok("GET", "/api/me/tables")["tables"]
        assert [one["state"] for one in listed] == ["finished"]


def back(player: Player, table: dict[str, Any], seat: int) -> Place:
    """Connect again, as a browser does: until somebody answers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return player.at(table, seat).ready()
        except Exception:
            assert time.monotonic() < end
            time.sleep(0.2)


@pytest.mark.skipif(shutil.which("nginx") is None, reason="needs nginx")
def test_the_proxy_says_who_asks(tmp_path: Path) -> None:
    """Limits count the players, not the proxy."""
    with ServerProcess(tmp_path, proxies="127.0.0.1", guests_per_hour=4) as server:
        (tmp_path / "proxy").mkdir()
        with nginx(tmp_path / "proxy", [server.port, server.port]) as address:

            def guest(local: str) -> int:
                transport = httpx.HTTPTransport(local_address=local, verify=TLS)
                with httpx.Client(transport=transport, base_url=address, timeout=30) as client:
                    return client.put("/api/me", json={"name": "G"}).status_code

            assert [guest("127.0.0.2"), guest("127.0.0.2"), guest("127.0.0.3")] == [200, 429, 200]


@pytest.mark.skipif(shutil.which("caddy") is None, reason="needs Caddy")
def test_a_game_through_caddy(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, proxies="127.0.0.1") as server:
        outer = free_port()
        command = [str(shutil.which("caddy")), "run", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
        given = {"DOMAIN": f"http://127.0.0.1:{outer}", "SERVER": f"127.0.0.1:{server.port}", "HOME": str(tmp_path)}
        with program(command, outer, **given) as address:
            assert httpx.get(f"{address}/metrics", verify=TLS, trust_env=False).status_code == 404
            _, _, places = seated(address, 1)
            assert finish(places) > 0
            wait(lambda: httpx.get(f"{address}/healthz", verify=TLS, trust_env=False).status_code == 200)


def test_the_page_shows_the_files_of_the_tree() -> None:
    """What stands on the page for operators about several processes is what was tried here."""
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    tried = {line.strip() for line in (DEPLOY / "nginx.conf").read_text("utf-8").splitlines()}
    shown = re.findall(r"```nginx\n(.*?)```", page, re.DOTALL)[1]
    for line in shown.splitlines():
        assert not line.strip() or line.strip() in tried or "10.0.0." in line, line
    for command in re.findall(r"^docker .*$|^DOMAIN=.*$", page, re.MULTILINE):
        assert shlex.split(command)
