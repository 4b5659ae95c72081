"""Without the packages an adapter needs there is one clear sentence."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("adapter", "package"),
    [
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "numpy"),
        ("gymnasium", "gymnasium"),
        ("openspiel", "pyspiel"),
        ("dataset", "pyarrow"),
        ("policy", "numpy"),
        ("textarena", "textarena"),
        ("kaggle", "kaggle_environments"),
    ],
)
def test_a_missing_package_is_named(adapter: str, package: str) -> None:
    program = f"""
import sys
sys.modules[{package!r}] = None
try:
    import tafelrunde.research.{adapter}
except ImportError as error:
    print(type(error).__name__, error)
"""
    extra = "learn" if adapter in ("textarena", "kaggle") else "research"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"MissingExtra tafelrunde.research.{adapter} needs {package}; pip install 'tafelrunde[{extra}]'")


def test_the_rest_does_not_need_them() -> None:
    program = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
import tafelrunde, tafelrunde.research.episode as e
s = e.Setting("apple")
e.Episode(s, s.new(1)).observe(0)
"""
    subprocess.run([sys.executable, "-c", program], check=True)
