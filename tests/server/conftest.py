"""One server for all tests of this folder that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import Server, served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("server"), snapshot_every=16) as running:
        yield running
