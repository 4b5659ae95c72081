"""Compiles the rules with mypyc where that is possible; everything else is in pyproject.toml.

A wheel (`pip install .`) is compiled if mypyc and a C compiler are there, and is the same source interpreted if not; `tafelrunde --version`
says which. TAFELRUNDE_NATIVE=1 insists on compiling, TAFELRUNDE_NATIVE=0 forbids it. An editable install is never compiled on the way:
`make native` does that. TAFELRUNDE_OPTIMISE is the C compiler's level: 3 plays a few per cent faster than 1 and takes three times as long
to compile; 0 is compiled in no time, and slow: for tests.

A wheel or a source package contains the web client, which `make web` builds; without it there is none, unless TAFELRUNDE_CLIENT=0 says that
nobody will play in the browser.

A folder says in `native.txt` which of its modules are compiled. Each folder is a group of its own that is rebuilt only when it changes.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/tafelrunde")
os.environ.pop("TAFELRUNDE_BUILD", None)  # which build is run says nothing about which is made
sys.path.insert(0, str(PACKAGE))
from _build import source_hash, write_stamp  # noqa: E402

sys.path.remove(str(PACKAGE))
WHEEL = Path("build/wheel")
WANTED = os.environ.get("TAFELRUNDE_NATIVE", "")
OPTIMISE = os.environ.get("TAFELRUNDE_OPTIMISE", "3")
COMPILING = {"bdist_wheel", "build", "build_ext", "install"}
CLIENT = PACKAGE / "server" / "static" / "index.html"


def groups() -> list[tuple[list[str], str]]:
    """The modules to compile, folder by folder, each with the name of its library."""
    found = []
    for listed in sorted(PACKAGE.rglob("native.txt")):
        folder = listed.parent
        paths = [str(folder / f"{line}.py") for line in listed.read_text().split()]
        found.append((paths, "tafelrunde_" + "_".join(folder.relative_to(PACKAGE).parts)))
    return found


def listed() -> list[str]:
    """The modules to compile, relative to the package."""
    return [str(Path(path).relative_to(PACKAGE)) for paths, _ in groups() for path in paths]


def objection() -> str:
    """Why this machine cannot compile; nothing if it can."""
    try:
        import mypyc.build  # noqa: F401
    except ImportError as error:
        return f"mypyc is not there ({error})"
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    try:
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "try.c")
            source.write_text("#include <Python.h>\nint one(void) { return PY_MAJOR_VERSION; }\n")
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
    except Exception as error:
        return f"there is no working C compiler with Python's headers ({type(error).__name__})"
    return ""


def as_it_is(reason: str) -> list[object]:
    """Nothing is compiled, and the builder is told why."""
    print(f"tafelrunde: not compiled, {reason}; the same source runs as it is.", file=sys.stderr)
    return []


def extensions() -> list[object]:
    """What to compile now: nothing for metadata and editable installs, nothing where it is forbidden or cannot be done."""
    if WANTED == "0" or not COMPILING & set(sys.argv):
        return []
    if WANTED != "1" and (reason := objection()):
        return as_it_is(reason)
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    folders = groups()
    every = [path for paths, _ in folders for path in paths]
    Compile.sources = source_hash(listed())
    try:
        made: list[Any] = mypycify(every, opt_level=OPTIMISE, debug_level="0", separate=folders, target_dir="build/mypyc")
        # Warnings about generated C help nobody, and looking for them takes time. What is hidden is called directly and can be inlined.
        wanted = ["/w"] if sys.platform == "win32" else ["-Wno-all", "-w", "-fvisibility=hidden"]
        for extension in made:
            extension.extra_compile_args += wanted
    except (Exception, SystemExit) as error:
        if WANTED == "1":
            raise
        return as_it_is(f"mypyc refused the sources ({type(error).__name__})")
    return made


class Compile(build_ext):
    """Compiles, then stamps: what is not stamped is never run."""

    sources = ""
    """The hash of what mypyc has read."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()  # each game is one large C file

    def run(self) -> None:
        folder = PACKAGE if self.inplace else Path(self.build_lib, "tafelrunde")
        (folder / "_native.json").unlink(missing_ok=True)
        try:
            super().run()
        except Exception as error:
            if WANTED == "1":
                raise
            as_it_is(f"the C compiler failed ({type(error).__name__})")
            return
        if source_hash(listed()) != self.sources:
            raise SystemExit("tafelrunde: sources were changed while they were compiled; compile again.")
        write_stamp(listed(), folder, OPTIMISE)


if {"bdist_wheel", "sdist"} & set(sys.argv) and not CLIENT.is_file() and os.environ.get("TAFELRUNDE_CLIENT") != "0":
    sys.exit("tafelrunde: the web client is not built; run 'make web' first, or say TAFELRUNDE_CLIENT=0 for a package without it.")
options: dict[str, dict[str, str]] = {}
if "bdist_wheel" in sys.argv:
    # A folder of its own, empty at the start: what an earlier build left behind must not end up in a wheel.
    shutil.rmtree(WHEEL, ignore_errors=True)
    options = {"build": {"build_base": str(WHEEL)}, "build_ext": {"build_temp": "build/objects"}}

setup(ext_modules=extensions(), cmdclass={"build_ext": Compile}, options=options)
