"""Every Lore card does what it says (B21.4, B21.11), at the right moment and level."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.battlelore import effects as fx
from tafelrunde.games.battlelore.data import LORE_CARDS
from tafelrunde.games.battlelore.morale import bold
from tafelrunde.games.battlelore.tables import LORE_IDS
from tafelrunde.games.battlelore.terms import FLAME, MOVED, ORDERED
from tafelrunde.testing import rule
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


# Cleric.


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
    assert t.why_not("lore-in cleric-mists-of-terror anywhere") == ["B21.11"]
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
    assert t.pos.effects == []


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


def commanded(card: str, *units: str, **more: Any) -> Table:
    """The Standards have played a Command card; the Pennants, who hold the card, are asked."""
    t = holding(card, *units, who="P", **more).play("command patrol-center")
    assert (t.asked, t.step) == ("P", "Window")
    return t


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
def test_judgement() -> None:
    t = alongside("cleric-judgement", "S HBS r1c1", "P DBS r5c6", FAR_AWAY, level=2).dice("L B F R").play("lore-at cleric-judgement r5c6")
    t.play("retreat r6c6")
    assert t.figures("r6c6") == 2


# Wizard.


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


def cancelling(card: str) -> Table:
    """The Standards mend a unit; the Pennants answer."""
    t = holding(card, "S HBS r4c6 x1", FAR_AWAY, who="P")
    t.council("S", cleric=1).lore_hand("S", "cleric-mend").goblet("S", 5).play("command patrol-left", "lore-at cleric-mend r4c6")
    assert (t.asked, t.step) == ("P", "Window")
    return t


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


# Rogue.


@rule("B21.11", "B21.18")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_pick_pocket(level: int) -> None:
    t = alongside("rogue-pick-pocket", "S HBS r1c1", FAR_AWAY, level=level, tokens=1).goblet("P", 9).play("lore rogue-pick-pocket")
    t.passes()
    assert (t.tokens("S"), t.tokens("P")) == (level + 1, 8 - level)


@rule("B21.11")
@pytest.mark.parametrize("card", ["rogue-agility", "warrior-agility"])
def test_agility(card: str) -> None:
    t = attacked(card).dice("B B X").play(f"lore {card}")
    assert t.figures("r5c6") == 2


@rule("B21.11", "B21.23")
def test_deja_vu() -> None:
    t = holding("rogue-deja-vu", "S HBS r4c6 x1", FAR_AWAY, tokens=2).council("S", cleric=1).lore_hand("S", "rogue-deja-vu", "cleric-mend")
    t.play("command patrol-left")
    assert "deja-vu" in t.offers()
    t.play("deja-vu").dice("B B").play("lore-at cleric-mend r4c6")
    assert t.figures("r4c6") == 3
    assert t.lore("S") == ["cleric-mend"]
    assert t.tokens("S") == 0
    assert t.pos.view(1)["lore_discards"] == ["rogue-deja-vu"]
    assert t.pos.view(1)["seats"][0]["known_lore"] == ["cleric-mend"]
    poor = holding("rogue-deja-vu", "S HBS r4c6 x1", FAR_AWAY, tokens=1).council("S", cleric=1)
    poor.lore_hand("S", "rogue-deja-vu", "cleric-mend").play("command patrol-left")
    assert poor.why_not("deja-vu") == ["B21.23"]


@rule("B21.11", "B21.23")
def test_deja_vu_comes_back_if_the_other_card_is_cancelled() -> None:
    t = holding("rogue-deja-vu", "S HBS r4c6 x1", FAR_AWAY).council("S", cleric=1).lore_hand("S", "rogue-deja-vu", "cleric-mend")
    t.council("P", wizard=1).lore_hand("P", "wizard-dispel-lore").goblet("P", 5)
    t.play("command patrol-left", "deja-vu", "lore-at cleric-mend r4c6", "lore wizard-dispel-lore")
    assert t.lore("S") == ["rogue-deja-vu"]
    assert "cleric-mend" in t.pos.view(1)["lore_discards"]


@rule("B21.11", "B14.1")
@pytest.mark.parametrize("card", ["rogue-fearless", "warrior-fearless"])
def test_fearless(card: str) -> None:
    t = attacked(card).dice("F F R").play(f"lore {card}")
    assert t.kind("r5c6") == "HBS"
    assert (t.asked, t.step) == ("P", "BattleBack")


@rule("B21.11")
@pytest.mark.parametrize("card", ["rogue-fearless", "warrior-fearless"])
def test_fearless_overcomes_the_mists(card: str) -> None:
    t = attacked(card)
    t.pos.add_effect(fx.COWED, t.unit("r5c6"), 1, fx.TURN)
    t.dice("F R R").play(f"lore {card}")
    assert t.step == "BattleBack"


@rule("B21.11", "B33.33")
@pytest.mark.parametrize("card", ["rogue-backstab", "warrior-backstab"])
def test_backstab(card: str) -> None:
    t = attacked(card).dice("X X B").play("pass")
    assert (t.asked, t.step) == ("P", "Window")
    t.play(f"lore {card}")
    assert (t.figures("r4c6"), t.figures("r5c6")) == (2, 3)
    # Without a bonus strike that hits nobody is asked.
    none = attacked(card).dice("B R R").play("pass")
    assert none.step != "Window"


@rule("B21.11", "B10.7")
@pytest.mark.parametrize("card", ["rogue-parry", "warrior-parry"])
def test_parry(card: str) -> None:
    t = attacked(card, "HBS", "HRS").dice("G G").play(f"lore {card}")
    assert t.dice_rolled() == 2
    weak = attacked(card, "HBS", "HGS").dice("G G").play(f"lore {card}")
    assert weak.dice_rolled() == 2


@rule("B21.11", "B33.24")
def test_false_orders() -> None:
    t = commanded("rogue-false-orders", "S HBS r4c6", "S HBS r4c2", FAR_AWAY).play("lore rogue-false-orders")
    played = t.pos.view(None)["played"]
    assert played in (["patrol-left"], ["leadership"])
    assert "patrol-center" in t.commands("S")
    assert "patrol-center" in t.pos.view(1)["seats"][0]["known_commands"]
    assert len(t.commands("S")) == 2
    alone = holding("rogue-false-orders", "S HBS r4c6", FAR_AWAY, who="P").hand("S", "patrol-center").play("command patrol-center")
    alone.play("lore rogue-false-orders")
    assert alone.pos.view(None)["played"] == ["patrol-center"]


@rule("B21.11", "B21.18")
@pytest.mark.parametrize("level", [1, 2])
def test_terrified(level: int) -> None:
    t = alongside("rogue-terrified", "S HBS r1c1", "P DBS r5c6", FAR_AWAY, level=level).play("lore-at rogue-terrified r5c6")
    path = ["r6c6", "r7c6"][:level]
    for h in path:
        t.play(f"retreat {h}")
    assert t.kind(path[-1]) == "DBS"


@rule("B21.11")
def test_shadow_march() -> None:
    units = ("S HBS r3c6", "S HBC r2c2", "S HBS r4c5", "S HBS r4c6", "P HBS r7c6")
    t = holding("rogue-shadow-march", *units, terrain="wooded r5c6").movement("r3c6", "r2c2")
    assert t.why_not("lore-at rogue-shadow-march r2c2") == ["B21.19"]
    t.play("lore-at rogue-shadow-march r3c6")
    assert "move r3c6 r6c6" in t.offers()
    t.play("move r3c6 r6c6", "end")
    assert t.told("attacked") == []
    assert t.step == "LoreAction"


@rule("B21.11")
def test_ambush() -> None:
    t = attacked("rogue-ambush", "HRS").dice("B B R R").play("lore rogue-ambush")
    assert t.figures("r4c6") == 2
    # The attacker survived in place and rolls as planned; there is no battle back.
    assert [entry["event"] for entry in t.told() if entry["event"] in ("battled-back", "attacked")] == ["battled-back", "attacked"]
    assert t.step != "BattleBack"
    ranged = holding("rogue-ambush", "S HGB r4c6", "P HBS r7c6", who="P").combat("r4c6").play("attack r4c6 r7c6")
    assert ranged.why_not("lore rogue-ambush") == ["B21.19"]


@rule("B21.11")
def test_cut_the_supplies() -> None:
    t = alongside("rogue-cut-the-supplies", "S HBS r1c1", FAR_AWAY).lore_hand("P", "cleric-mend", "rogue-parry").goblet("P", 3)
    t.play("lore rogue-cut-the-supplies")
    assert (t.asked, sorted(t.offers())) == ("P", ["discard-lore cleric-mend", "discard-lore rogue-parry"])
    t.play("discard-lore cleric-mend")
    assert (t.lore("P"), t.tokens("P")) == (["rogue-parry"], 1)


@rule("B21.11")
def test_spy_ring() -> None:
    t = alongside("rogue-spy-ring", "S HBS r1c1", FAR_AWAY).hand("P", "rally", "patrol-left").next_commands("battle-lust")
    t.play("lore rogue-spy-ring")
    assert sorted(t.offers()) == ["discard patrol-left", "discard rally"]
    t.play("discard rally")
    assert sorted(t.commands("P")) == ["battle-lust", "patrol-left"]
    assert t.pos.view(0)["seats"][1]["known_commands"] == ["patrol-left"]


@rule("B21.11")
def test_poisoned_blades() -> None:
    t = attacking("rogue-poisoned-blades").dice("L F G").play("lore-at rogue-poisoned-blades r4c6")
    assert t.figures("r5c6") == 3
    t.play("retreat r6c6", "retreat r7c6")
    assert t.kind("r7c6") == "HRS"


@rule("B21.11", "B33.55")
def test_hit_and_run() -> None:
    t = holding("rogue-hit-and-run", "S HBS r4c6", "S HBS r2c2", "P HRS r5c6").combat("r4c6", "r2c2")
    assert t.why_not("lore-at rogue-hit-and-run r4c6") == ["B21.4"]
    t.play("attack r4c6 r5c6").dice("G G G").passes()
    assert t.why_not("lore-at rogue-hit-and-run r2c2") == ["B21.19"]
    t.play("lore-at rogue-hit-and-run r4c6")
    assert "aim r2c6" in t.offers()
    assert t.why_not("aim r1c6") == ["B7.23"]
    t.play("aim r2c6")
    assert t.kind("r2c6") == "HBS"


@rule("B21.11", "B21.20")
def test_foiled() -> None:
    t = cancelling("rogue-foiled").play("lore rogue-foiled")
    assert t.figures("r4c6") == 1
    assert t.tokens("P") == 20 - 6 + 1


# Warrior.


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


@rule("B3.10", "B21.4")
def test_every_card_of_the_deck_has_a_test_of_its_effect() -> None:
    import re
    from pathlib import Path

    text = Path(__file__).read_text("utf-8")
    named = set(re.findall(r'"((?:cleric|wizard|rogue|warrior)-[a-z-]+)"', text))
    assert set(LORE_IDS) <= named
    assert len(LORE_CARDS) == 60
