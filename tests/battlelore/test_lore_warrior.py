"""Every Lore card of the Warrior does what it says (B21.4, B21.11), at the right moment and level."""

from __future__ import annotations

import pytest

from tafelrunde.games.battlelore.battle.morale import bold
from tafelrunde.testing import rule
from tests.battlelore.lore_table import FAR_AWAY, attacking, commanded, holding


@rule("B21.11")
def test_strength() -> None:
    t = attacking("warrior-strength").dice("G G G G").play("lore-at warrior-strength r4c6")
    assert t.dice_rolled() == 4


@rule("B21.11")
def test_take_aim() -> None:
    t = holding("warrior-take-aim", "S HGB r4c6", "P HRS r7c6").combat("r4c6").play("attack r4c6 r7c6")
    t.dice("G G G G G").play("lore-at warrior-take-aim r4c6")
    assert t.dice_rolled() == 5
    melee = attacking("warrior-take-aim", "HGB").dice("G G").play("lore-at warrior-take-aim r4c6")
    assert melee.dice_rolled() == 2
    swords = attacking("warrior-take-aim")
    assert swords.why_not("lore-at warrior-take-aim r4c6") == ["B21.19"]


@rule("B21.11")
def test_run() -> None:
    t = holding("warrior-run", "S HRS r3c6", FAR_AWAY).movement("r3c6")
    assert "move r3c6 r5c6" not in t.offers()
    t.play("lore-at warrior-run r3c6")
    assert "move r3c6 r5c6" in t.offers()


@rule("B21.11", "B21.18")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_berserk(level: int) -> None:
    t = attacking("warrior-berserk", level=level).dice("G G G G G G"[: 2 * (3 + level)]).play("lore-at warrior-berserk r4c6")
    assert t.dice_rolled() == 3 + level
    more = attacking("warrior-berserk").dice("X X G G R X").play("lore-at warrior-berserk r4c6")
    # Two strikes that hit add two dice, once.
    assert more.told("rolled")[-1]["strike"] == 3
    assert more.kind("r5c6") == ""
    ranged = holding("warrior-berserk", "S HGB r4c6", "P HRS r7c6").combat("r4c6").play("attack r4c6 r7c6")
    assert ranged.why_not("lore-at warrior-berserk r4c6") == ["B21.19"]


@rule("B21.11", "B21.5")
def test_hold_fast() -> None:
    units = ("S HBS r4c6", "S HBS r3c3", "P HBS r5c6", "P HBS r9c1")
    t = commanded("warrior-hold-fast", *units).play("lore-in warrior-hold-fast center")
    assert (bold(t.pos, t.unit("r5c6")), bold(t.pos, t.unit("r9c1"))) == (1, 0)


@rule("B21.11")
def test_follow_me() -> None:
    units = ("S HBS r4c6", "S HBS r4c7", "S HBS r4c2", "S HBS r4c10", FAR_AWAY)
    t = holding("warrior-follow-me", *units).hand("S", "scout-center", "rally").play("command scout-center", "lore warrior-follow-me")
    assert t.why_not("order r4c2 anywhere") == ["B5.2"]
    t.play("order r4c6 center")
    assert sorted(t.offers()) == ["done", "order r4c7 anywhere"]
    t.play("order r4c7 anywhere")
    assert t.ordered() == {"r4c6", "r4c7"}
    assert t.step == "MovementPhase"


@rule("B21.11", "B33.55")
def test_second_wind() -> None:
    t = holding("warrior-second-wind", "S HBS r4c6", "P HBS r5c6 x1", "P HRS r6c6", tokens=4).combat("r4c6").play("attack r4c6 r5c6")
    t.dice("B R R").passes().play("pass")
    t.play("lore warrior-second-wind", "gain-ground")
    assert t.offered("attack") == ["attack r5c6 r6c6"]
    t.dice("G G G").play("attack r5c6 r6c6")
    assert t.told("attacked")[-1]["from"] == t.hex("r5c6")
    stays = holding("warrior-second-wind", "S HBS r4c6", "S HBS r4c2", "P HBS r5c6", "P HBS r5c2").combat("r4c6", "r4c2")
    stays.play("attack r4c6 r5c6").dice("G G G").passes()
    assert stays.why_not("lore warrior-second-wind") == ["B21.19"]


@rule("B21.11")
def test_volley() -> None:
    units = ("S HGB r4c6", "S DGX r4c9", "P HRS r7c6", "P HRS r6c9")
    t = holding("warrior-volley", *units, tokens=4).combat("r4c6", "r4c9").play("attack r4c6 r7c6")
    t.dice("G G G").play("lore warrior-volley")
    assert t.dice_rolled() == 3
    t.dice("G G G").play("attack r4c9 r6c9")
    assert t.dice_rolled() == 3


@rule("B21.11")
def test_couched_lances() -> None:
    units = ("S HBC r4c6", "S HBS r4c9", "P HRS r5c6 x1", "P HRS r5c9", "P HRS r5c7")
    t = holding("warrior-couched-lances", *units, tokens=4).combat("r4c6", "r4c9").play("attack r4c6 r5c6")
    t.dice("R G G G").play("lore warrior-couched-lances")
    assert t.dice_rolled() == 4
    # Only the first melee: the bonus attack has its usual dice, and so has the foot.
    t.play("gain-ground", "pass").dice("G G G").play("bonus-attack r5c7")
    assert t.dice_rolled() == 3
    t.dice("G G G").play("attack r4c9 r5c9")
    assert t.dice_rolled() == 3


@rule("B21.11", "B5.9")
def test_field_command() -> None:
    units = ("S HBS r4c1", "S HBS r4c6", "S HBS r4c12", "S HBS r2c6", FAR_AWAY)
    t = holding("warrior-field-command", *units).play("lore warrior-field-command")
    t.play("order r4c1 anywhere", "order r4c6 anywhere", "order r4c12 anywhere")
    assert t.step == "MovementPhase"
    assert len(t.commands("S")) == 3


@rule("B21.11")
def test_assault() -> None:
    units = ("S HGS r3c1", "S HBC r4c6", "S HBS r4c12", "P HRS r6c6")
    t = holding("warrior-assault", *units).play("lore warrior-assault", "order-all")
    assert t.ordered() == {"r3c1", "r4c6", "r4c12"}
    assert t.why_not("move r3c1 r5c1") == ["B7.11"]
    t.play("move r4c6 r5c6", "end").dice("G G G G").play("attack r5c6 r6c6")
    assert t.dice_rolled() == 4
