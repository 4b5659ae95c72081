"""Builds packages from a copy of the sources; as a program, installs them in fresh places and plays in them.

``python -m tests.research.wheel`` takes as long as compiling everything does, for every Python that is found: source package and wheel
with the client, the wheel made from the source package; in each Python the engine alone, then with the server, which must show the client.
PYTHONS names further interpreters, separated by colons.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
BESIDE = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE", "web/public/licences")
OLDEST = (3, 11)
PLAYS = """
import sys
import tafelrunde
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.playout import playout
from tafelrunde.engine.state import digest
for game in [tafelrunde.find("apple"), *tafelrunde.all_games()]:
    pos = game.new(0, 7)
    playout(pos, chance_from_seed(7), 300)
    print(game.id, digest(pos))
assert not {"starlette", "sqlalchemy", "numpy"} & set(sys.modules)
"""
PLAIN = {"TAFELRUNDE_BUILD": "", "PYTHONPATH": ""}
"""Nothing of the source tree, and the build that was installed."""
PATIENCE = 120.0
"""Seconds a server may take to its first answer, on a machine that does much else."""


def sources(target: Path, client: bool = False) -> Path:
    """A copy of what packages are made from, with or without the client."""
    copy = target / "source"
    left_out = ["*.so", "*.egg-info", "__pycache__", "_native.json", *([] if client else ["static"])]
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns(*left_out))
    for name in BESIDE:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name)
        else:
            shutil.copy(ROOT / name, copy / name)
    return copy


def build(target: Path, **env: str) -> tuple[Path, str]:
    """A wheel without a client, made without the network from a copy of what is needed; returns it and what the builder said."""
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation", "-w", str(target), str(sources(target))]
    done = subprocess.run(command, env={**os.environ, "TAFELRUNDE_CLIENT": "0", **env}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(target.glob("*.whl")), done.stdout + done.stderr


def contents(package: Path) -> list[str]:
    """The names of the files in a wheel or, without the folder around them, in a source package."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as archive:
            return archive.namelist()
    with tarfile.open(package) as archive:
        return [name.partition("/")[2] for name in archive.getnames()]


def run(program: Path, *arguments: str, **env: str) -> str:
    """What a program of a fresh environment says."""
    done = subprocess.run([program, *arguments], cwd=program.parent, env={**os.environ, **env}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def pythons() -> list[Path]:
    """This Python, and one of each other version that is new enough: on the path, among pyenv's, or named in PYTHONS."""
    places = [Path(sys.executable), *(Path(name) for name in os.environ.get("PYTHONS", "").split(":") if name)]
    places += [Path(found) for minor in range(11, 20) if (found := shutil.which(f"python3.{minor}"))]
    places += sorted((Path.home() / ".pyenv" / "versions").glob("3.*/bin/python"))
    by_version: dict[str, Path] = {}
    for place in places:
        asked = subprocess.run([place, "-c", "import sys; print(*sys.version_info[:2])"], capture_output=True, text=True)
        if asked.returncode == 0 and tuple(map(int, asked.stdout.split())) >= OLDEST:
            by_version.setdefault(asked.stdout, place)
    return list(by_version.values())


def shows_the_client(program: Path, folder: Path, *command: str) -> None:
    """Start it, ask for the first page and a licence, end it."""
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    words, env = [str(program), *command, "--db", database], {**os.environ, **PLAIN, "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(words, cwd=folder, env=env, stdout=subprocess.PIPE, text=True)
    try:
        address = said_address(server) if command[0] == "play" else f"http://127.0.0.1:{command[-1]}/"
        page = first_page(server, address)
        assert '<script type="module"' in page, page[:500]
        assert "Svelte" in urlopen(f"{address}licences/svelte.txt").read().decode()
        assert b"root" in urlopen(f"{address}api/games").read()
    finally:
        server.terminate()
        server.wait()


def said_address(server: subprocess.Popen[str]) -> str:
    """Where `play` says it is."""
    assert server.stdout is not None
    found = re.search(r"http://\S+/", server.stdout.readline())
    assert found, "play says where to go"
    return found[0]


def first_page(server: subprocess.Popen[str], address: str) -> str:
    begin = time.monotonic()
    while True:
        assert server.poll() is None, "the server has ended"
        assert time.monotonic() - begin < PATIENCE, "the server does not answer"
        try:
            return str(urlopen(address).read().decode())
        except URLError:
            time.sleep(0.1)


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def try_wheel(python: Path, wheel: Path, folder: Path, expected: str) -> str:
    """In a fresh environment of this Python: the engine alone plays and refuses to serve, with the server it shows the client."""
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([python, "-m", "venv", folder], check=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    fresh, ours = programs / "python", programs / "tafelrunde"
    run(fresh, "-m", "pip", "install", "--quiet", str(wheel))
    version = run(ours, "--version", **PLAIN)
    assert expected in version, version
    digests = run(fresh, "-c", PLAYS, **PLAIN)
    refused = subprocess.run([ours, "serve"], cwd=folder, env={**os.environ, **PLAIN}, capture_output=True, text=True)
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1, refused.stderr
    assert "pip install 'tafelrunde[server]'" in refused.stderr
    run(fresh, "-m", "pip", "install", "--quiet", f"{wheel}[server]")
    shows_the_client(ours, folder, "serve", "--port", free_port())
    shows_the_client(ours, folder, "play", "--no-browser")
    print(f"{python}: {version}, plays, refuses to serve alone, shows the client with the server", flush=True)
    return digests


def main() -> int:
    assert (ROOT / "src/tafelrunde/server/static/index.html").is_file(), "the client comes first: make web"
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        made = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(target), str(sources(target, client=True))]
        subprocess.run(made, check=True, env={**os.environ, "TAFELRUNDE_NATIVE": "0"}, stdout=subprocess.DEVNULL)
        (sdist,), (wheel,) = target.glob("*.tar.gz"), target.glob("*.whl")
        for package in (sdist, wheel):
            names = contents(package)
            assert any(name.endswith("server/static/index.html") for name in names), package
            assert any(name.endswith("licences/svelte.txt") for name in names), package
            print(package.name, f"{package.stat().st_size / 1e6:.1f} MB", flush=True)
        digests = {try_wheel(python, wheel, target / "fresh", "pure") for python in pythons()}
        for python in pythons():  # each compiles the source package for itself
            native = target / "native"
            shutil.rmtree(native, ignore_errors=True)
            compile = [str(python), "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(native), str(sdist)]
            subprocess.run(compile, check=True, env={**os.environ, "TAFELRUNDE_NATIVE": "1", "TAFELRUNDE_OPTIMISE": "0"})
            (compiled,) = native.glob("*.whl")
            assert "tafelrunde/_native.json" in contents(compiled)
            digests.add(try_wheel(python, compiled, target / "fresh", "native"))
        assert len(digests) == 1, digests
        print(digests.pop())
    return 0


if __name__ == "__main__":
    sys.exit(main())
