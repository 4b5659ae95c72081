"""How a server is set up: defaults, then a TOML file, then the environment (TAFELRUNDE_NAME), then flags; the later wins."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any

import msgspec
import platformdirs
from msgspec import Meta, Struct

from tafelrunde.engine.errors import BadOptions

PREFIX = "TAFELRUNDE_"
SECRETS = ("db", "metrics_token", "smtp_password", "smtp_user")
Share = Annotated[int, Meta(ge=0, le=1_000_000)]


class Settings(Struct, forbid_unknown_fields=True):
    """Everything that can be set. A limit of 0 means no limit."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8642
    db: str = ""
    """sqlite:///FILE or postgresql://USER@HOST/NAME; empty: a SQLite file in the user's data folder."""
    address: str = ""
    """How the outside calls this server: https://play.example.org. Used for links in notices and to know one's own pages."""
    origins: list[str] = []
    """Further origins whose pages may talk to this server."""
    proxies: str = ""
    """Addresses of reverse proxies whose X-Forwarded-For is believed, separated by commas."""
    admins: list[str] = []
    """Names of accounts that look after the server. Nobody can register them: `tafelrunde admin grant NAME --create` makes one."""
    examples: bool = False
    """Whether the example game is offered too."""
    author: bool = False
    """Whether the authors' panel is there, which keeps no secret: only for one person on this machine."""
    games: list[str] = []
    """Only these games; empty: all that are installed."""
    log: str = "info"
    metrics_token: str = ""
    """Who shows it as a bearer token sees /metrics; without one only this machine does."""

    bot_workers: Annotated[int, Meta(ge=0, le=256)] | Annotated[str, Meta(pattern=r"^ray(://\S+)?$")] = 1
    """Processes in which bots think; "ray" or "ray://HOST:PORT": the cores of a Ray cluster."""
    bot_seconds: Annotated[float, Meta(ge=0.01, le=600)] = 1.0
    pass_pause: Annotated[float, Meta(ge=0, le=60)] = 1.2
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 0.4
    """Seconds before a bot answers, so that people can follow."""
    hint_bot: str = ""

    most_message: Share = 16_384
    """Bytes of one message of a client."""
    messages_per_second: Share = 20
    wrong_messages: Share = 20
    """Unreadable or too frequent messages before a connection ends."""
    ping_seconds: Annotated[float, Meta(ge=0.1, le=600)] = 20.0
    """How often a silent client is asked for a sign of life, and how long it has to give one."""
    slow_seconds: Annotated[float, Meta(ge=0.1, le=600)] = 15.0
    """How long a client may take to send the head of a request, and its body."""
    requests_per_second: Share = 20
    """Of one address."""
    connections_per_address: Share = 100
    connections: Share = 20_000
    sign_ins_per_minute: Share = 10
    """Of one address."""
    mails_per_hour: Share = 10
    """To one recipient, beside those that tell of a turn."""
    guests_per_hour: Share = 200
    """New guests of one address."""
    chats_per_minute: Share = 20
    chat_lines_per_table: Share = 2_000
    """What was said longer ago is forgotten."""
    tables_per_user: Share = 100
    """Unfinished tables one may own."""
    public_tables_per_user: Share = 10
    """Of these, tables that have not begun and stand in the lobby."""
    tables_per_hour: Share = 120
    """New tables of one address."""
    drafts_per_minute: Share = 30
    strokes_per_minute: Share = 400
    works_per_user: Share = 60
    trials_per_hour: Share = 12
    """Maps, boards and scenarios of one address that are looked at or made."""
    decisions_per_table: Share = 100_000
    kilobytes_per_guest: Share = 20_000
    """What a guest's tables may take on the disk: files of his own, and decisions."""
    kilobytes_per_account: Share = 200_000
    unload_after: float = 120.0
    """Seconds after which a table nobody looks at leaves the memory."""
    snapshot_every: Annotated[int, Meta(ge=4, le=1000)] = 64
    examine_hours: Annotated[float, Meta(ge=0, le=10_000)] = 24.0
    """How often a SQLite file is looked through for damage, the first time at the start; 0: never."""

    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_tls: bool = True
    mail_from: str = ""
    push_contact: str = ""
    """mailto: address that push services may write to; without it Web Push is off."""
    private_webhooks: bool = False
    """Whether webhooks may point into private networks: for tests and for servers at home."""
    notice_after: float = 60.0
    """Seconds of grace before somebody is told that it is his turn."""

    def changed(self) -> dict[str, Any]:
        """What was set, for the log: of secrets only that they are."""
        usual = Settings()
        found = {name: getattr(self, name) for name in self.__struct_fields__ if getattr(self, name) != getattr(usual, name)}
        return {name: "…" if name in SECRETS else value for name, value in found.items()}

    def database(self) -> str:
        """The database's address for SQLAlchemy."""
        if not self.db:
            return f"sqlite:///{data_folder() / 'tables.sqlite'}"
        if self.db.startswith("postgres://"):
            return "postgresql+psycopg" + self.db.removeprefix("postgres")
        return self.db.replace("postgresql://", "postgresql+psycopg://", 1)


def data_folder() -> Path:
    """Where this user's tables are kept."""
    folder = Path(platformdirs.user_data_dir("tafelrunde", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def load_settings(
    file: Path | None = None, flags: Mapping[str, Any] | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """The settings of this start. BadOptions names what is wrong and where it was said."""
    chosen: dict[str, Any] = {}
    if file is not None:
        try:
            chosen.update(tomllib.loads(file.read_text("utf-8")))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadOptions(f"{file}: {error}.") from None
        check(chosen, str(file))
    for name, text in (os.environ if environment is None else environment).items():
        key = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and key in Settings.__struct_fields__:
            chosen[key] = [part for part in text.split(",") if part] if key in ("origins", "games", "admins") else text
            check({key: chosen[key]}, f"the environment variable {name}")
    chosen.update({name: value for name, value in (flags or {}).items() if value is not None})
    settings = check(chosen, "the command line")
    if settings.author and (not is_here(settings.host) or settings.address or settings.proxies):
        raise BadOptions("the authors' panel shows everything: it wants the host 127.0.0.1, and neither an address nor proxies.")
    return settings


def is_here(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return address == "localhost" or ip_address(address).is_loopback
    except ValueError:
        return False


def check(chosen: Mapping[str, Any], where: str) -> Settings:
    given = dict(chosen)
    if str(given.get("bot_workers", "")).isdigit():  # a number, though it could also be a word
        given["bot_workers"] = int(given["bot_workers"])
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(f"{where}: {error}.") from None
