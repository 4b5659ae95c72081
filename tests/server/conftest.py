"""One server for all tests of this folder that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import Server, served
from tests.server.mailbox import Mailbox, mail_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("server"), snapshot_every=16) as running:
        yield running


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as box:
        yield box
