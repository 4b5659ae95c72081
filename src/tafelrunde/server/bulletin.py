"""What those who look after the server have decided for all of it: whether it is read-only, and what is announced to everybody.

It is kept in the database, so that every process and the command line have the same; a process looks again every few seconds.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from tafelrunde.server.database import META

KEY = "bulletin"


class Bulletin(msgspec.Struct):
    """What holds for the whole server just now."""

    read_only: bool = False
    """Whether nothing may be changed: no moves, no tables, no talk. Looking and replaying go on, and no clock runs."""
    announcement_en: str = ""
    announcement_de: str = ""
    orders: int = 0
    """Counts what was ordered: whoever has another number looks at everything again."""

    def announcement(self, lang: str) -> str:
        """In one language, or in the other if nobody has translated it."""
        one, other = (self.announcement_de, self.announcement_en) if lang == "de" else (self.announcement_en, self.announcement_de)
        return one or other


def read_bulletin(connection: sa.Connection) -> Bulletin:
    text = connection.scalar(sa.select(META.c.value).where(META.c.key == KEY))
    return msgspec.json.decode(text, type=Bulletin) if text else Bulletin()


def write_bulletin(connection: sa.Connection, bulletin: Bulletin) -> Bulletin:
    """Store it; the number of orders goes up, so that all processes notice."""
    last = read_bulletin(connection)
    kept = msgspec.structs.replace(bulletin, orders=last.orders + 1)
    text = msgspec.json.encode(kept).decode()
    if not connection.execute(sa.update(META).where(META.c.key == KEY).values(value=text)).rowcount:
        connection.execute(sa.insert(META).values(key=KEY, value=text))
    return kept


def new_order(connection: sa.Connection) -> None:
    """Something was changed from outside: let all processes look again."""
    write_bulletin(connection, read_bulletin(connection))
