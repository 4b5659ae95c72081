"""Tables at which somebody holds a Lore card and may play it now: for the tests of the cards."""

from __future__ import annotations

from typing import Any

from tests.battlelore.table import Table, table

FAR_AWAY = "P HBS r9c13"


def holding(card: str, *units: str, level: int = 1, who: str = "S", tokens: int = 20, **more: Any) -> Table:
    """A table at which a camp holds a card, its master at this level, and tokens enough."""
    t = table(*units, lore=True, **more)
    t.council(who, **{card.split("-")[0]: level}).lore_hand(who, card).goblet(who, tokens)
    return t.hand("S", "patrol-left", "patrol-center", "leadership")


def alongside(card: str, *units: str, level: int = 1, **more: Any) -> Table:
    """The same, after a Command card that orders nobody has been played."""
    return holding(card, *units, level=level, **more).play("command patrol-left")


def attacked(card: str, target: str = "HBS", attacker: str = "HBS", *others: str, level: int = 1, **more: Any) -> Table:
    """A Standard unit on r4c6 has declared an attack on r5c6, whose player holds the card."""
    kind, _, figures = target.partition(" ")
    t = holding(card, f"S {attacker} r4c6", f"P {kind} r5c6 {figures}", FAR_AWAY, *others, level=level, who="P", **more)
    return t.combat("r4c6").play("attack r4c6 r5c6")


def attacking(card: str, unit: str = "HBS", target: str = "HRS", *others: str, level: int = 1, **more: Any) -> Table:
    """A Standard unit on r4c6 has declared an attack on r5c6 and holds the card."""
    t = holding(card, f"S {unit} r4c6", f"P {target} r5c6", FAR_AWAY, *others, level=level, **more)
    return t.combat("r4c6").play("attack r4c6 r5c6")


def commanded(card: str, *units: str, **more: Any) -> Table:
    """The Standards have played a Command card; the Pennants, who hold the card, are asked."""
    t = holding(card, *units, who="P", **more).play("command patrol-center")
    assert (t.asked, t.step) == ("P", "Window")
    return t


def cancelling(card: str) -> Table:
    """The Standards mend a unit; the Pennants answer."""
    t = holding(card, "S HBS r4c6 x1", FAR_AWAY, who="P")
    t.council("S", cleric=1).lore_hand("S", "cleric-mend").goblet("S", 5).play("command patrol-left", "lore-at cleric-mend r4c6")
    assert (t.asked, t.step) == ("P", "Window")
    return t
