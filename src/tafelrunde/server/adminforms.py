"""What those who look after the server ask and are answered over HTTP, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Announcement = Annotated[str, Meta(max_length=500)]
Reason = Annotated[str, Meta(max_length=200)]


class BulletinText(Struct, forbid_unknown_fields=True):
    """What holds for the whole server; an announcement may be there in one language only."""

    read_only: bool = False
    en: Announcement = ""
    de: Announcement = ""


class Overview(Struct):
    """How the server is. `since`: when this process began; `size`: bytes of a SQLite file."""

    version: str
    build: str
    since: float
    database: Literal["ok", "failing", "damaged"]
    size: int
    connections: int
    in_memory: int
    counts: dict[str, int]
    bulletin: BulletinText


class PersonInfo(Struct):
    """Somebody as those who look after the server see him. `banned`: why; `room`: kilobytes granted beyond the rule."""

    id: str
    name: str
    account: bool
    admin: bool
    banned: str
    room: int
    created: float
    seen: float


class People(Struct):
    people: list[PersonInfo]


class ChangePerson(Struct, forbid_unknown_fields=True):
    """Only what is given changes. `banned`: why he may not come in any more; empty: he may again."""

    banned: Reason | UnsetType = UNSET
    admin: bool | UnsetType = UNSET
    room: Annotated[int, Meta(ge=0, le=1_000_000_000)] | UnsetType = UNSET


class Why(Struct, forbid_unknown_fields=True):
    why: Reason = ""


class Said(Struct):
    number: int
    at: float
    user: str
    name: str
    text: str
    key: str


class Talk(Struct):
    lines: list[Said]


class Act(Struct):
    """What somebody who looks after the server has done, to whom or what, by ids."""

    number: int
    at: float
    who: str
    what: str
    whom: str
    why: str


class Acts(Struct):
    acts: list[Act]
