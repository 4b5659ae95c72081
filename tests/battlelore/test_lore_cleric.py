"""Every Lore card of the Cleric does what it says (B21.4, B21.11), at the right moment and level."""

from __future__ import annotations

import pytest

from tafelrunde.games.battlelore.battle.morale import bold
from tafelrunde.games.battlelore.lore.effects import own_in
from tafelrunde.games.battlelore.words import CENTER, LEFT, RIGHT
from tafelrunde.testing import rule
from tests.battlelore.lore_table import FAR_AWAY, alongside, attacked, attacking, commanded, holding
from tests.battlelore.table import table


@rule("B21.11")
def test_mend() -> None:
    t = alongside("cleric-mend", "S HBS r4c6 x1", "S HBS r4c8", FAR_AWAY)
    assert t.why_not("lore-at cleric-mend r4c8") == ["B21.19"]
    t.dice("B L").play("lore-at cleric-mend r4c6")
    assert t.figures("r4c6") == 3
    miss = alongside("cleric-mend", "S HBS r4c6 x1", FAR_AWAY).dice("X G").play("lore-at cleric-mend r4c6")
    assert miss.figures("r4c6") == 1


@rule("B21.11")
def test_steadfast_prayer() -> None:
    t = attacked("cleric-steadfast-prayer").dice("F F F").play("lore cleric-steadfast-prayer")
    assert t.offers() == ["ignore 0", "ignore 1", "ignore 2"]
    t.play("ignore 2", "retreat r6c6", "pass")
    assert bold(t.pos, t.unit("r6c6")) == 0


@rule("B21.11", "B34.22")
def test_bless() -> None:
    t = attacking("cleric-bless").dice("G G G G").play("lore-at cleric-bless r4c6")
    assert t.dice_rolled() == 4
    assert bold(t.pos, t.unit("r4c6")) == 1
    t.until("CommandPhase")
    assert bold(t.pos, t.unit("r4c6")) == 1
    t.turn_of("S").new_turn()
    assert bold(t.pos, t.unit("r4c6")) == 0


@rule("B21.11")
def test_move_as_the_wind() -> None:
    t = holding("cleric-move-as-the-wind", "S HBS r3c6", "S HBS r2c2", FAR_AWAY, terrain="wooded r4c5 r4c6 r3c5 r3c7").movement("r3c6")
    assert t.why_not("lore-at cleric-move-as-the-wind r2c2") == ["B21.19"]
    t.play("lore-at cleric-move-as-the-wind r3c6")
    assert "move r3c6 r7c6" in t.offers()
    assert "move r3c6 r8c6" not in t.offers()


@rule("B21.11")
def test_shield_of_faith() -> None:
    t = attacked("cleric-shield-of-faith").dice("X X B").play("lore cleric-shield-of-faith")
    assert t.figures("r5c6") == 3


@rule("B21.11")
def test_entangling_roots() -> None:
    t = alongside("cleric-entangling-roots", "S HBS r1c1", "P HBS r6c6", "P HBS r8c2", terrain="wooded r6c7")
    assert t.why_not("lore-at cleric-entangling-roots r8c2") == ["B21.19"]
    t.play("lore-at cleric-entangling-roots r6c6").until("LoreAction").play("two-tokens")
    t.movement("r6c6", "r8c2")
    assert t.why_not("move r6c6 r7c6") == ["B1.13"]
    assert "move r8c2 r8c3" in t.offers()
    t.until("LoreAction").play("two-tokens")
    t.turn_of("P").movement("r6c6")
    assert "move r6c6 r7c6" in t.offers()


@rule("B21.11", "B21.18")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_healing_hands(level: int) -> None:
    t = alongside("cleric-healing-hands", "S HBS r4c6 x1", FAR_AWAY, level=level)
    t.dice("X L B R G"[: 2 * (level + 2)]).play("lore-at cleric-healing-hands r4c6")
    assert t.figures("r4c6") == 4
    rolled = t.told("lore-rolled")[-1]
    assert sum(int(str(rolled[face])) for face in ("green", "blue", "red", "strike", "lore", "flag")) == level + 2


@rule("B21.11")
def test_mists_of_terror() -> None:
    t = alongside("cleric-mists-of-terror", "S HBS r4c6", "P DBS r5c6", "P DBS r9c1", FAR_AWAY)
    assert t.why_not("lore-in cleric-mists-of-terror anywhere") == ["B21.19"]
    t.play("lore-in cleric-mists-of-terror center").combat("r4c6").dice("F R R").play("attack r4c6 r5c6", "retreat r6c6")
    assert t.step == "GainGround"
    stays = alongside("cleric-mists-of-terror", "S HBS r4c6", "P DBS r5c6", FAR_AWAY).play("lore-in cleric-mists-of-terror center")
    stays.combat("r4c6").dice("R R R").play("attack r4c6 r5c6")
    assert stays.told("battled-back") == []
    assert stays.step != "BattleBack"


@rule("B21.11")
def test_sanctuary() -> None:
    t = alongside("cleric-sanctuary", "S HBS r4c6", "S HBS r4c7", "P HBS r5c6", "P HBS r5c7").play("lore-at cleric-sanctuary r4c6")
    t.combat("r4c6", "r4c7")
    assert t.why_not("attack r4c6 r5c6") == ["B1.13"]
    t.until("LoreAction").play("two-tokens")
    t.combat("r5c6", "r5c7")
    assert t.why_not("attack r5c6 r4c6") == ["B1.13"]
    assert "attack r5c7 r4c7" in t.offers()
    t.turn_of("S").new_turn()
    assert list(t.pos.effects) == []


@rule("B21.11", "B21.18")
@pytest.mark.parametrize(
    ("card", "terrain"),
    [
        ("cleric-forest-frenzy", "wooded r6c6"),
        ("cleric-hills-rumble", "elevated r6c6"),
        ("cleric-rivers-rage", "waterway r6c6"),
    ],
)
def test_the_spells_of_the_land(card: str, terrain: str) -> None:
    units = ("S HBS r1c1", "P HBS r6c7", "P HGB r6c5", "P HRS r9c2")
    t = alongside(card, *units, level=2, terrain=terrain).dice("L X F B G X").play(f"lore {card}")
    # Level 2: three dice against each unit beside the terrain; colour and symbols hit, nothing else.
    assert t.figures("r6c5") == 3
    assert t.figures("r6c7") == 3
    assert t.figures("r9c2") == 4
    assert len(t.told("lore-rolled")) == 2
    nobody = alongside(card, "S HBS r1c1", "P HBS r9c2", terrain=terrain)
    assert nobody.why_not(f"lore {card}") == ["B21.19"]


@rule("B21.11")
def test_rivers_rage_also_strikes_crossings() -> None:
    t = (
        alongside("cleric-rivers-rage", "S HBS r1c1", "P HBS r6c6", FAR_AWAY, terrain="ford r6c6")
        .dice("B B")
        .play("lore cleric-rivers-rage")
    )
    assert t.figures("r6c6") == 2


@rule("B21.11", "B21.5")
def test_becalm() -> None:
    t = commanded("cleric-becalm", "S HGB r4c6", "S HBS r3c3", "P HBS r7c6").play("lore cleric-becalm").combat("r4c6")
    t.dice("B").play("attack r4c6 r7c6")
    assert t.dice_rolled() == 1


@rule("B21.11")
def test_mass_healing() -> None:
    t = alongside("cleric-mass-healing", "S HBS r4c6 x1", "S HGB r4c7 x3", "S HBS r4c8", "S HRS r4c1 x2", FAR_AWAY)
    t.play("lore-in cleric-mass-healing center")
    assert [t.figures(h) for h in ("r4c6", "r4c7", "r4c8", "r4c1")] == [2, 4, 4, 2]


@rule("B21.11")
def test_left_and_right_are_as_the_army_itself_sees_the_board() -> None:
    both = table("S HBS r1c1", "S HBS r1c13", "P HBS r9c1", "P HBS r9c13")
    for army, left, right in ((0, "r1c1", "r1c13"), (1, "r9c13", "r9c1")):
        assert [own_in(both.pos, army, section) for section in (LEFT, CENTER, RIGHT)] == [[both.unit(left)], [], [both.unit(right)]]


@rule("B21.11")
def test_judgement() -> None:
    t = alongside("cleric-judgement", "S HBS r1c1", "P DBS r5c6", FAR_AWAY, level=2).dice("L B F R").play("lore-at cleric-judgement r5c6")
    t.play("retreat r6c6")
    assert t.figures("r6c6") == 2
