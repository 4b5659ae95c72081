"""A mail server that keeps what it is sent."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message as Mail
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message


class Mailbox(Message):
    def __init__(self, port: int) -> None:
        super().__init__()
        self.mails: list[Mail] = []
        self.bodies: list[str] = []
        """What the mails say; tests take out what they have read."""
        self.settings: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_tls": False, "mail_from": "table@example.org"}

    def handle_message(self, message: Mail) -> None:
        self.mails.append(message)
        body = message.get_payload(decode=True)
        assert isinstance(body, bytes)
        self.bodies.append(body.decode())


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    box = Mailbox(port)
    smtp = Controller(box, hostname="127.0.0.1", port=port)
    smtp.start()
    try:
        yield box
    finally:
        smtp.stop()
