"""Names of people: which are the same name, and which only look the same (Unicode Technical Standard 39)."""

from __future__ import annotations

import unicodedata
from functools import cache


def key_of(name: str) -> str:
    """By what somebody is found who signs in: capitals, width and blanks around it do not count."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def look_of(name: str) -> str:
    """The skeleton of a name: names with the same one cannot be told apart by looking at them.

    As the standard has it, for the name as it is and then for its small letters, and it does not count how many blanks there are. Only for
    comparing, never to be shown.
    """
    return " ".join(skeleton(skeleton(name).casefold()).split())


def skeleton(text: str) -> str:
    known = prototypes()
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(known.get(one, one) for one in apart if unicodedata.category(one) != "Cf"))


@cache
def prototypes() -> dict[str, str]:
    """For every character that looks like another: the one that stands for all of them.

    The library has the standard's table in both directions: what stands for others lists them all, every other has that one only. Of
    two that list each other the smaller one stands for both.
    """
    from confusable_homoglyphs.confusables import confusables_data  # a megabyte, and only needed for names

    table: dict[str, list[str]] = {one: [other["c"] for other in others] for one, others in confusables_data.items()}
    found: dict[str, str] = {}
    for one, others in table.items():
        if len(one) != 1 or len(others) != 1:
            continue
        (other,) = others
        pair = len(other) == 1 and table.get(other) == [one]
        found[one] = min(one, other) if pair else "".join(part for part in other if unicodedata.category(part) != "Cf")
    return found
