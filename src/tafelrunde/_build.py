"""Which build runs: the compiled modules, or the same source interpreted.

Compiled modules are used when they were made from exactly the sources beside them and TAFELRUNDE_BUILD is not "pure". Nobody ever
tests an old compiled module by mistake. This file itself is never compiled.
"""

from __future__ import annotations

import json
import os
import sys
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

PACKAGE = Path(__file__).parent
STAMP = PACKAGE / "_native.json"


def source_hash(paths: list[str]) -> str:
    """A hash of the sources the compiled modules were made from."""
    mix = blake2b(digest_size=16)
    for path in sorted(paths):
        mix.update(path.encode() + b"\0" + (PACKAGE / path).read_bytes() + b"\0")
    return mix.hexdigest()


def write_stamp(paths: list[str], folder: Path = PACKAGE, optimised: str = "") -> None:
    """Called after compiling: these sources, relative to the package, are what was compiled into that folder, and at which level."""
    stamp = {"paths": sorted(paths), "hash": source_hash(paths), "optimised": optimised}
    (folder / STAMP.name).write_text(json.dumps(stamp, indent=1) + "\n")


def is_compiled(path: str) -> bool:
    """Whether this Python could import a compiled form of the module."""
    return any((PACKAGE / path).with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)


def native_is_fresh() -> bool:
    """Whether compiled modules are there, for this Python, and match the sources."""
    try:
        stamp = json.loads(STAMP.read_text())
        return stamp["hash"] == source_hash(stamp["paths"]) and all(map(is_compiled, stamp["paths"]))
    except (OSError, ValueError, KeyError):
        return False


def stamped() -> int:
    """When the compiled modules were made, as a number that changes with every compilation; 0: there are none."""
    try:
        return STAMP.stat().st_mtime_ns
    except OSError:
        return 0


class SourceOnly:
    """Finds this package's modules by their source, passing over compiled ones."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("tafelrunde."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose() -> str:
    """Decide once, at import: "native" or "pure"."""
    wanted = os.environ.get("TAFELRUNDE_BUILD", "")
    if wanted != "pure" and native_is_fresh():
        return "native"
    if wanted == "native":
        raise ImportError("There is no compiled build of these sources; run 'make native' first.")
    sys.meta_path.insert(0, SourceOnly)
    return "pure"


BUILD = choose()
