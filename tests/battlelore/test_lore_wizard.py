"""Every Lore card of the Wizard does what it says (B21.4, B21.11), at the right moment and level."""

from __future__ import annotations

import pytest

from tafelrunde.games.battlelore.words import FLAME, MOVED, ORDERED
from tafelrunde.testing import rule
from tests.battlelore.lore_table import FAR_AWAY, alongside, attacked, attacking, cancelling, commanded, holding


@rule("B21.11")
def test_arcane_spark() -> None:
    t = alongside("wizard-arcane-spark", "S HBS r4c6", "P HBS r8c6", "P HBS r9c1")
    assert t.why_not("lore-at wizard-arcane-spark r9c1") == ["B21.19"]
    t.dice("B L").play("lore-at wizard-arcane-spark r8c6")
    assert t.figures("r8c6") == 3


@rule("B21.11", "B34.5", "B34.8")
def test_scrying() -> None:
    t = alongside("wizard-scrying", "S HBS r4c6", FAR_AWAY).lore_hand("P", "rogue-parry").hand("P", "rally", "patrol-left")
    t.next_lore("warrior-run").play("lore wizard-scrying")
    known = t.pos.view(0)["seats"][1]
    assert (known["known_commands"], known["known_lore"]) == (["patrol-left", "rally"], ["rogue-parry"])
    assert t.offers() == ["discard-lore warrior-run"]
    t.play("discard-lore warrior-run")
    assert t.lore("S") == []
    assert "known_commands" not in t.pos.view(None)["seats"][1]
    # What is played is no longer known to be there.
    t.until("LoreAction").play("two-tokens").play("command patrol-left")
    assert t.pos.view(0)["seats"][1]["known_commands"] == ["rally"]


@rule("B21.11")
def test_leaden_feet() -> None:
    t = commanded("wizard-leaden-feet", "S HGC r3c6", "S HBS r3c3", FAR_AWAY).play("lore-at wizard-leaden-feet r3c6").movement("r3c6")
    assert t.why_not("move r3c6 r5c6") == ["B7.11"]
    assert "move r3c6 r4c6" in t.offers()


@rule("B21.11", "B33.54")
def test_eagle_eye() -> None:
    t = holding("wizard-eagle-eye", "S HGB r1c7", "S HBS r3c7", "P HBS r7c7").combat("r1c7", "r3c7")
    assert t.why_not("attack r1c7 r7c7") == ["B9.4"]
    t.play("lore-at wizard-eagle-eye r1c7")
    assert "attack r1c7 r7c7" in t.offers()
    forest = holding("wizard-eagle-eye", "S HGB r1c7", "S HBS r9c7", "P HBS r5c7", "P HBS r8c7", terrain="wooded r3c7").combat(
        "r1c7", "r9c7"
    )
    forest.play("lore-at wizard-eagle-eye r1c7")
    assert forest.why_not("attack r1c7 r5c7") == ["B9.7"]
    swords = holding("wizard-eagle-eye", "S HGB r1c7", "S HBS r4c7", "P HBS r5c7").combat("r1c7", "r4c7")
    assert swords.why_not("lore-at wizard-eagle-eye r4c7") == ["B21.19"]


@rule("B21.11", "B21.20", "B21.21", "B21.22", "B33.5", "B33.51")
def test_dispel_lore() -> None:
    t = cancelling("wizard-dispel-lore").play("lore wizard-dispel-lore")
    assert t.figures("r4c6") == 1
    assert t.tokens("S") == 4
    assert sorted(t.pos.view(None)["lore_discards"]) == ["cleric-mend", "wizard-dispel-lore"]
    assert t.told("lore-cancelled")
    passed = cancelling("wizard-dispel-lore").dice("B B").play("pass")
    assert passed.figures("r4c6") == 3


@rule("B21.11", "B12.3")
def test_runed_blades() -> None:
    t = attacking("wizard-runed-blades", tokens=3).dice("L L G").play("lore-at wizard-runed-blades r4c6")
    assert (t.figures("r5c6"), t.tokens("S")) == (2, 0)


@rule("B21.11", "B21.18")
@pytest.mark.parametrize(("level", "dice"), [(1, 3), (2, 2), (3, 1)])
def test_mirror_image(level: int, dice: int) -> None:
    t = attacked("wizard-mirror-image", "HBS", "HRS", level=level).dice("G G G").play("lore wizard-mirror-image")
    assert t.dice_rolled() == dice


@rule("B21.11")
def test_mirror_image_leaves_at_least_one_die() -> None:
    t = attacked("wizard-mirror-image", "HBS", "HGS", level=3).dice("G").play("lore wizard-mirror-image")
    assert t.dice_rolled() == 1


@rule("B21.11", "B21.18")
def test_creeping_doom() -> None:
    units = ("S HBS r1c1", "P HBS r6c6", "P HGB r6c7", "P HBS r9c1")
    t = alongside("wizard-creeping-doom", *units, level=2).dice("B B F G").play("lore-at wizard-creeping-doom r6c6")
    assert t.figures("r6c6") == 2
    assert (t.asked, t.step) == ("P", "Retreat")
    t.play("retreat r7c7")
    assert t.figures("r7c7") == 3
    assert t.figures("r9c1") == 4


@rule("B21.11")
def test_mass_speed() -> None:
    t = holding("wizard-mass-speed", "S HBS r3c6", FAR_AWAY, "P HBS r6c6").play("command patrol-center", "lore wizard-mass-speed")
    t.play("order r3c6 center").play("move r3c6 r5c6")
    assert t.offered("attack") == ["attack r5c6 r6c6"]


@rule("B21.11", "B21.18")
@pytest.mark.parametrize(("level", "far"), [(1, 4), (2, 7), (3, 10)])
def test_portal(level: int, far: int) -> None:
    t = alongside("wizard-portal", "S HBS r1c1", "P HBS r9c13", level=level)
    t.play("lore-at wizard-portal r1c1")
    board = t.pos._board
    reach = {board.steps(t.hex("r1c1"), t.hex(text.split()[1])) for text in t.offered("aim")}
    assert max(reach) == min(far, 12)
    assert t.why_not("aim r9c13") == ["B21.19"]


@rule("B21.11", "B7.26")
def test_portal_orders_an_own_unit_and_moves_any() -> None:
    t = alongside("wizard-portal", "S HGB r1c7", "P HBS r8c7", "P HBS r9c1").play("lore-at wizard-portal r1c7", "aim r4c7")
    assert t.marked("r4c7", ORDERED)
    assert not t.marked("r4c7", MOVED)
    t.dice("B B").play("attack r4c7 r8c7")
    assert t.dice_rolled() == 2
    enemy = alongside("wizard-portal", "S HGB r1c7", "P HBS r8c7", "P HBS r9c1").play("lore-at wizard-portal r8c7", "aim r6c5")
    assert enemy.kind("r6c5") == "HBS"
    assert not enemy.marked("r6c5", ORDERED)


@rule("B21.11")
def test_enchanted_mass_might() -> None:
    t = holding("wizard-enchanted-mass-might", "S HBS r4c6", "S HGB r4c8", "P HRS r5c6", "P HRS r7c8")
    t.play("command patrol-center", "lore wizard-enchanted-mass-might", "order-all", "end").dice("G G G G").play("attack r4c6 r5c6")
    assert t.dice_rolled() == 4
    t.dice("G G").play("attack r4c8 r7c8")
    assert t.dice_rolled() == 2


@rule("B21.11", "B21.25")
def test_chain_lightning() -> None:
    units = ("S HBS r1c1", "P HBS r6c6", "P HGB r6c7", "P HRS r6c8", "P HRS r5c6")
    t = alongside("wizard-chain-lightning", *units).dice("B L X").play("lore-at wizard-chain-lightning r6c6")
    assert t.figures("r6c6") == 2
    assert sorted(t.offers()) == ["aim r5c6", "aim r6c7"]
    assert t.why_not("aim r6c6") == ["B21.25"]
    t.dice("G X R").play("aim r6c7")
    assert t.figures("r6c7") == 3
    # One die is left, and only one enemy beside the last target was not hit yet: it leaps there by itself.
    assert (t.figures("r6c8"), t.figures("r5c6")) == (3, 4)
    miss = alongside("wizard-chain-lightning", *units).dice("R X F").play("lore-at wizard-chain-lightning r6c6")
    assert miss.told("lost") == []
    assert miss.step != "Lightning"


@rule("B21.11")
def test_wall_of_flame() -> None:
    t = alongside("wizard-wall-of-flame", "S HBS r1c1", "S HBS r4c6", "P HGB r7c7", "P HBS r5c6")
    t.play("lore wizard-wall-of-flame")
    assert t.why_not("done") == ["B21.11"]
    assert t.why_not("aim r5c6") == ["B21.19"]
    t.play("aim r6c5")
    assert t.why_not("aim r3c3") == ["B21.19"]
    t.play("aim r6c6", "done")
    assert t.pos.terrain[t.hex("r6c6")] & FLAME
    # Nobody enters it, not even by retreat; it blocks sight.
    t.combat("r4c6").dice("F R R").play("attack r4c6 r5c6")
    assert t.figures("r5c6") == 3
    t.turn_of("P").movement("r5c6", "r7c7")
    assert t.why_not("move r7c7 r6c6") == ["B10.22"]
    t.turn_of("S").new_turn()
    assert not t.pos.terrain[t.hex("r6c6")] & FLAME


@rule("B21.11", "B35.31")
def test_fireball() -> None:
    t = alongside("wizard-fireball", "S HBS r1c1", "P CSP r9c9", FAR_AWAY).dice("L R R").play("lore-at wizard-fireball r9c9")
    assert t.kind("r9c9") == ""
    hits = alongside("wizard-fireball", "S HBS r1c1", FAR_AWAY, level=2).dice("B B X F").play("lore-at wizard-fireball r9c13")
    assert hits.figures("r9c13") == 2


@rule("B21.11")
def test_skyfall() -> None:
    units = ("S HBS r1c1", "P HBS r6c6", "P HGB r6c7", "P HBS r9c1")
    t = alongside("wizard-skyfall", *units, tokens=20).dice("B X G L").play("lore-in wizard-skyfall center")
    assert [t.figures(h) for h in ("r6c6", "r6c7", "r9c1")] == [2, 3, 4]
