"""Files that authors write (boards, scenarios), read with bounds: a stranger's file must not keep a server busy.

The parser's work grows with the square of the parts of a dotted key, and with the depth of brackets; no board needs many of either.
"""

from __future__ import annotations

import tomllib
from typing import Any

from tafelrunde.engine.errors import Unreadable

MOST_TOML = 20_000
MOST_DOTS = 50


def read_toml(text: str) -> dict[str, Any]:
    """What a TOML file says. Unreadable says what is wrong, and where."""
    if len(text) > MOST_TOML:
        raise Unreadable(f"the file has {len(text)} characters; at most {MOST_TOML} are read.")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise Unreadable(f"there are more than {MOST_DOTS} dots in this line.", number, 1)
    try:
        return tomllib.loads(text)
    except ValueError as error:  # not only the parser's own: a number may be too long for Python
        raise Unreadable(f"this is not TOML: {error}.") from None
    except RecursionError:
        raise Unreadable("this is not TOML that can be read: brackets stand too deep in one another.") from None
