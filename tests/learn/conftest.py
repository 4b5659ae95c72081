"""These tests need the extra `learn`; without it they are not collected: `make learn-test` has it."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if all(find_spec(name) for name in ("textarena", "kaggle_environments", "sb3_contrib")) else ["test_*.py"]
