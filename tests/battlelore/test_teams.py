"""B25 More than two players."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.errors import BadOptions
from tafelrunde.games.battlelore import GAME
from tafelrunde.testing import rule
from tafelrunde.testing.scripts import rules_of
from tests.battlelore.table import Table, table

SIX = ("standard", "pennant", "standard-left", "pennant-left", "standard-right", "pennant-right")
UNITS = ("S HBS r3c2", "S HBS r3c6", "S HBS r3c12", "P HBS r7c2", "P HBS r7c6", "P HBS r7c12")


def six(*units: str, seats: tuple[str, ...] = SIX, **more: Any) -> Table:
    return table(*(units or UNITS), seats=seats, **more)


def keeper(t: Table, text: str) -> str:
    return SIX[t.pos.keeper[t.unit(text)]]


@rule("B25.1", "B25.2")
def test_three_players_lead_the_three_sections_of_a_camp() -> None:
    t = six()
    assert [keeper(t, h) for h in ("r3c2", "r3c6", "r3c12")] == ["standard-left", "standard", "standard-right"]
    # Left and right are named from the own side: the top camp's left is column 12.
    assert [keeper(t, h) for h in ("r7c2", "r7c6", "r7c12")] == ["pennant-right", "pennant", "pennant-left"]
    roles = [seat["role"] for seat in t.pos.view(None)["seats"]]
    assert roles == list(SIX)


@rule("B25.4", "B25.5", "EX50")
def test_a_unit_is_led_all_turn_by_the_player_of_its_first_section() -> None:
    t = six("S HGC r3c4", "S HBS r3c7", "P HBS r5c7", "P HBS r9c1").movement("r3c4", "r3c7")
    assert t.asked == "S"
    assert t.why_not("move r3c4 r4c6") == ["B25.4"]
    t.play("call 2").play("move r3c4 r4c6")
    assert t.pos.waiting() == [0]
    assert keeper(t, "r4c6") == "standard-left"
    t.play("end")
    # In the Combat phase only the left wing can attack: it has the word at once.
    assert (t.pos.waiting(), t.step) == ([2], "CombatPhase")
    assert t.offered("attack") == ["attack r4c6 r5c7"]


@rule("B25.6")
def test_the_commander_in_chief_takes_unmanned_wings() -> None:
    t = six(seats=("standard", "pennant", "pennant-left"))
    seats = ("standard", "pennant", "pennant-left")
    assert [seats[t.pos.keeper[t.unit(h)]] for h in ("r3c2", "r3c6", "r3c12")] == ["standard"] * 3
    assert [seats[t.pos.keeper[t.unit(h)]] for h in ("r7c2", "r7c6", "r7c12")] == ["pennant", "pennant", "pennant-left"]


@rule("B25.7", "B34.5", "B34.8")
def test_a_camp_shares_its_cards_and_the_chief_plays_them() -> None:
    t = six(lore=True).hand("S", "patrol-left", "rally").lore_hand("S", "cleric-mend").goblet("S", 9)
    for seat in (0, 2, 4):
        assert t.pos.view(seat)["hand"]["commands"] == ["patrol-left", "rally"]
        assert t.pos.view(seat)["hand"]["lore"] == ["cleric-mend"]
    for seat in (1, 3, 5):
        assert t.pos.view(seat)["hand"]["lore"] == []
    assert t.pos.waiting() == [0]
    assert rules_of(t.pos.why_not(2, t.pos.moves(0)[0])) == ["G2"]
    t.movement("r3c2", "r3c6").play("call 2")
    assert t.why_not("lore-at cleric-move-as-the-wind r3c2") == ["B25.7"]
    t.play("end", "end")
    t.combat("r3c2")
    assert t.pos.standing().scores == [0] * 6


@rule("B25.8", "EX58")
def test_a_unit_on_a_shared_hex_follows_the_section_it_is_ordered_from() -> None:
    t = table("S HBS r8c4", "S HBS r8c6", "P HBS r17c1", epic=True, seats=SIX)
    assert keeper(t, "r8c4") == "standard"
    t.orders("patrol-left").play("order r8c4 left")
    assert keeper(t, "r8c4") == "standard-left"
    other = table("S HBS r8c4", "S HBS r8c6", "P HBS r17c1", epic=True, seats=SIX).orders("patrol-center").play("order r8c6 center", "done")
    assert keeper(other, "r8c4") == "standard"


@rule("B25.9", "B33.53")
def test_in_the_enemys_turn_a_unit_is_led_by_the_player_of_its_section() -> None:
    t = six("S HBS r4c2", "S HBS r1c7", "P DBS r5c2", "P HBS r9c7").combat("r4c2")
    t.dice("F R R").play("attack r4c2 r5c2")
    assert SIX[t.pos.waiting()[0]] == "pennant-right"
    t.play("ignore 1")
    assert (SIX[t.pos.waiting()[0]], t.step) == ("pennant-right", "BattleBack")
    # Reaction cards are the chief's.
    lore = six("S HBS r4c2", "P HBS r5c2", "P HBS r9c7", lore=True).council("P", warrior=1).lore_hand("P", "warrior-agility").goblet("P", 3)
    lore.combat("r4c2").play("attack r4c2 r5c2")
    assert (SIX[lore.pos.waiting()[0]], lore.step) == ("pennant", "Window")


@rule("B25.10")
def test_the_chief_settles_the_order_but_cannot_end_for_the_others() -> None:
    t = six().movement("r3c2", "r3c6", "r3c12")
    assert {"call 2", "call 4"} <= set(t.offers())
    assert t.why_not("end") == ["B25.10"]
    assert t.why_not("call 3") == ["B25.10"]
    t.play("move r3c6 r4c6", "call 4").play("move r3c12 r4c11")
    # Only the left wing is left: it is called without asking, and ends the phase for itself.
    assert t.pos.waiting() == [2]
    t.play("end")
    assert t.step == "CommandPhase"


@rule("B25.3")
def test_all_players_of_a_camp_see_the_same_before_a_card_is_played() -> None:
    t = six(lore=True)
    views = [t.pos.view(seat)["hand"] for seat in (0, 2, 4)]
    assert views[0] == views[1] == views[2]


def test_seats_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadOptions, match="allies take seats only"):
        GAME.new(("standard", "pennant", "standard-ally"), 1)
    with pytest.raises(BadOptions, match="both camps need a leader"):
        GAME.new(("standard", "standard-left"), 1)


@rule("B25.2", "B25.11")
def test_each_player_names_the_units_of_his_own_section() -> None:
    t = six("S HBS r3c2", "S HBS r3c3", "S HBS r3c6", "S HBS r3c12", "P HBS r9c7").orders("attack-left")
    # A card for the left wing: only its marshal can name units, so he has the word at once.
    assert SIX[t.pos.waiting()[0]] == "standard-left"
    t.play("order r3c2 left", "done")
    assert t.ordered() == {"r3c2"}
    assert t.step == "MovementPhase"


@rule("B25.11", "B25.10")
def test_the_chief_calls_the_marshals_and_ends_the_orders() -> None:
    t = six("S HGS r3c2", "S HGS r3c6", "S HGS r3c12", "P HBS r9c7").orders("green-banners")
    assert t.pos.waiting() == [0]
    assert t.offered("order") == ["order r3c6 anywhere"]
    assert t.why_not("order r3c2 anywhere") == ["B25.11"]
    assert t.why_not("done") == ["B25.11"]
    assert t.why_not("call 1") == ["B25.11"]
    t.play("call 4")
    assert t.offered("order") == ["order r3c12 anywhere"]
    assert t.why_not("order r3c6 anywhere") == ["B25.11"]
    t.play("order r3c12 anywhere")
    assert sorted(t.offers()) == ["call 2", "order r3c6 anywhere"]
    # When nothing is left to the chief, the last marshal has the word at once.
    t.play("order r3c6 anywhere")
    assert SIX[t.pos.waiting()[0]] == "standard-left"
    t.play("done")
    assert (t.ordered(), t.step) == ({"r3c6", "r3c12"}, "MovementPhase")


@rule("B25.8", "B25.11")
def test_a_unit_on_a_shared_hex_is_named_by_either_leader() -> None:
    t = table("S HBS r8c4", "S HBS r8c6", "S HBS r8c2", "P HBS r17c1", epic=True, seats=SIX).orders("attack-left")
    assert "order r8c4 left" in t.offers()
    assert t.pos.waiting() == [0]
    t.play("call 2")
    assert {"order r8c4 left", "order r8c2 left"} <= set(t.offers())
    assert t.why_not("order r8c6 center") != []
