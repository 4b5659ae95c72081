"""B10 Terrain effects, B23 what landmarks do."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.battlelore.battle.morale import bold
from tafelrunde.testing import rule
from tests.battlelore.table import Table, table

FAR_AWAY = "P HBS r9c13"


def dice(attacker: str, target: str, terrain: str, start: str = "r4c6", end: str = "r5c6") -> int:
    """How many dice an attack rolls."""
    t = table(f"S {attacker} {start}", f"P {target} {end}", FAR_AWAY, terrain=terrain).combat(start)
    t.dice("L L L L").play(f"attack {start} {end}")
    return t.dice_rolled()


def enters(unit: str, terrain: str) -> tuple[bool, bool]:
    """Whether a unit that enters r4c6 must stop there, and whether it may then battle an enemy on r5c6."""
    ring = [f"S HBS {h}" for h in ("r4c5", "r3c5", "r3c7", "r2c5", "r2c6")]
    t = table(f"S {unit} r3c6", *ring, FAR_AWAY, terrain=f"{terrain} r4c6").movement("r3c6")
    stopped = t.offered("move r3c6") == ["move r3c6 r4c6"]
    t = table(f"S {unit} r3c6", "P HRS r5c6", "S HBS r1c1", "P HBS r2c1", terrain=f"{terrain} r4c6").movement("r3c6", "r1c1")
    t.play("move r3c6 r4c6", "end")
    return stopped, "attack r4c6 r5c6" in t.offers()


@rule("B10.1", "B10.2", "B10.11")
def test_countryside_limits_nothing() -> None:
    assert dice("HRS", "HBS", "") == 4
    t = table("S HGC r3c6", FAR_AWAY).movement("r3c6")
    assert "move r3c6 r7c6" in t.offers()


@rule("B10.12")
def test_forest() -> None:
    assert enters("HGS", "wooded") == (True, True)
    assert dice("HRS", "HBS", "wooded r5c6") == 2
    assert dice("HRS", "HBS", "wooded r4c6") == 2
    assert dice("HGS", "HBS", "wooded r4c6") == 2


@rule("B10.13", "EX53")
def test_hills() -> None:
    assert enters("HGS", "elevated") == (False, True)
    assert dice("HRC", "HBS", "elevated r4c6") == 2
    assert dice("HRS", "HBS", "elevated r4c6") == 3
    assert dice("HBS", "HBS", "elevated r5c6") == 2
    assert dice("HRS", "HBS", "elevated r4c6 r5c6") == 3
    assert dice("HRC", "HBS", "elevated r4c6 r5c6") == 2
    assert dice("CEE", "HBS", "elevated r4c6") == 3  # the elemental ignores terrain on its way only
    assert dice("CHG", "HBS", "elevated r5c6") == 3  # the hill giant ignores hills

    def sees(terrain: str) -> bool:
        t = table("S HGB r1c7", "S HBS r9c2", "P HBS r9c1", "P HBS r5c7", terrain=terrain).combat("r1c7", "r9c2")
        return "attack r1c7 r5c7" in t.offers()

    assert not sees("elevated r3c7")
    assert not sees("elevated r1c7 r3c7")
    assert sees("elevated r1c7 r3c7 r5c7")


@rule("B10.14", "B10.22", "B35.2")
def test_waterways_are_impassable() -> None:
    river = "waterway " + " ".join(f"r4c{c}" for c in range(1, 13))
    t = table("S HGC r3c6", FAR_AWAY, terrain=river).movement("r3c6")
    assert t.why_not("move r3c6 r4c6") == ["B10.22"]
    assert all(t.pos._board.row[t.hex(text.split()[2])] < 4 for text in t.offered("move"))
    # Neither by retreat …
    t = table("S HBS r4c6", "P HBS r5c6", terrain="waterway r6c5 r6c6").combat("r4c6").dice("F R R").play("attack r4c6 r5c6")
    assert t.figures("r5c6") == 3
    # … nor by gaining ground or pursuit.
    t = table("S HBC r4c6", "P HBS r5c6 x1", terrain="waterway r5c7").combat("r4c6").dice("B R R").play("attack r4c6 r5c6", "gain-ground")
    assert t.why_not("pursue r5c7") == ["B10.22"]
    t.pos.put(t.unit("r5c6"), t.hex("r5c7"))
    assert any("B35.2" in fault for fault in t.pos.invariants())


@rule("B10.15")
def test_fords() -> None:
    for piece in ("ford", "fordable-waterway"):
        assert enters("HGS", piece) == (True, True)
        assert dice("HRS", "HBS", f"{piece} r4c6") == 2
        assert dice("HRS", "HBS", f"{piece} r5c6") == 4


@rule("B10.16")
def test_bridges() -> None:
    for piece in ("bridge-wooden", "bridge-stone"):
        assert enters("HGS", piece) == (False, True)
        assert dice("HRS", "HBS", f"{piece} r4c6") == 2
        assert dice("HRS", "HBS", f"{piece} r5c6") == 2
        assert "waterway" in table("S HBS r4c6", FAR_AWAY, terrain=f"{piece} r4c6").terrain("r4c6")
    t = table("S HGB r4c6", "P HBS r7c6", terrain="bridge-wooden r7c6 r4c6")
    t.pos.colour = vec[i64]([2, *t.pos.colour[1:]])
    t.combat("r4c6").dice("G G G G").play("attack r4c6 r7c6")
    assert t.dice_rolled() == 4


@rule("B10.17")
def test_ramparts() -> None:
    assert enters("HGS", "rampart") == (True, False)
    assert dice("HRS", "HBS", "rampart r5c6") == 2
    assert dice("HRS", "HBS", "rampart r4c6") == 4
    t = table("S HGB r4c6", "P HBS r7c6", terrain="rampart r7c6")
    t.pos.colour = vec[i64]([2, *t.pos.colour[1:]])
    t.combat("r4c6").dice("G G").play("attack r4c6 r7c6")
    assert t.dice_rolled() == 2
    assert bold(t.pos, t.unit("r7c6")) == 1
    # Several pieces act together: a unit that entered the rampart cannot battle.
    t = table("S HGS r3c6", "S HBS r1c1", "P HBS r5c6", "P HBS r2c1", terrain="rampart r4c6").movement("r3c6", "r1c1")
    t.play("move r3c6 r4c6", "end")
    assert t.why_not("attack r4c6 r5c6") == ["B10.17"]


@rule("B10.18", "B23.13", "B23.14", "B23.15", "B23.16", "B23.17", "B23.18", "B23.19")
@pytest.mark.parametrize("piece", ["stronghold", "magic-pentacle", "healing-pool", "training-camp", "rogues-den", "secret-passage"])
def test_landmarks(piece: str) -> None:
    assert enters("HGC", f"{piece}:S") == (True, False)
    assert enters("HGC", f"{piece}:P") == (True, False)
    assert dice("HRS", "HBS", f"{piece}:S r4c6") == 2
    assert dice("HRS", "HBS", f"{piece}:P r5c6") == 2
    assert dice("HGS", "HBS", f"{piece}:P r5c6") == 2
    t = table("S HGB r3c6", "S HBS r1c1", "P HBS r5c6", "P HBS r2c1", terrain=f"{piece}:S r5c6").movement("r3c6", "r1c1")
    t.play("move r3c6 r4c6", "end").dice("R").play("attack r4c6 r5c6")
    assert t.dice_rolled() == 1
    t = table("S HGS r3c6", "S HBS r1c1", "P HBS r5c6", "P HBS r2c1", terrain=f"{piece}:S r4c6").movement("r3c6", "r1c1")
    t.play("move r3c6 r4c6", "end")
    assert t.why_not("attack r4c6 r5c6") == ["B23.15"]


@rule("B10.19")
def test_marsh() -> None:
    assert enters("HGS", "marsh") == (True, True)
    assert dice("HRS", "HBS", "marsh r4c6") == 2
    assert dice("HRS", "HBS", "marsh r5c6") == 2


def cliff(*units: str, edges: str = '"ne", "nw"') -> Table:
    return table(*units, terrain="cliff r4c6", extra=f"[cliffs]\nr4c6 = [{edges}]")


@rule("B10.20", "B9.12", "B15.7")
def test_cliffs() -> None:
    # r5c6 lies north-west and r5c7 north-east of r4c6.
    t = cliff("S HGS r4c6", "S HBS r1c1", FAR_AWAY).movement("r4c6", "r1c1")
    assert "move r4c6 r4c7" in t.offers()
    assert "move r4c6 r5c6" in t.offers()  # around the edge in two steps
    assert t.offered("move r4c6 r6c6") == []
    red = cliff("S HRS r4c6", "S HBS r1c1", FAR_AWAY).movement("r4c6", "r1c1")
    assert "move r4c6 r5c6" not in red.offers()
    t = cliff("S HRS r4c6", "S HBS r1c1", "P HBS r5c6", "P HBS r4c7", "P HBS r2c1").combat("r4c6", "r1c1")
    assert t.why_not("attack r4c6 r5c6") == ["B10.20"]
    assert "attack r4c6 r4c7" in t.offers()
    # No shot across a marked edge, from or to the cliff; the caps are those of a hill.
    t = cliff("S HGB r4c6", "S HBS r1c1", "P HBS r7c7", "P HBS r2c1", edges='"ne"').combat("r4c6", "r1c1")
    assert t.why_not("attack r4c6 r7c7") == ["B10.20"]
    t = cliff("S HGB r4c6", "S HBS r1c1", "P HBS r7c5", "P HBS r2c1", edges='"ne"').combat("r4c6", "r1c1")
    assert t.why_not("attack r4c6 r7c5") == []
    into = cliff("S HGB r7c7", "S HBS r1c1", "P HBS r4c6", "P HBS r2c1", edges='"ne"').combat("r7c7", "r1c1")
    assert into.why_not("attack r7c7 r4c6") == ["B10.20"]
    assert dice("HBS", "HBS", "cliff r5c6") == 2
    assert dice("HRS", "HBS", "cliff r4c6") == 3
    # No retreat across it either.
    back = cliff("S HBS r4c6", "P HRS r5c6", edges='"sw", "se"')
    back.turn_of("P")
    back.combat("r5c6").dice("F R").play("attack r5c6 r4c6")
    assert back.figures("r4c6") == 3
    # Support ignores cliffs (B15.7).
    t = cliff("S HBS r4c6", "S HBS r5c6", "S HBS r5c7", FAR_AWAY)
    assert bold(t.pos, t.unit("r4c6")) == 1


@rule("B10.21", "B28.14")
def test_stakes() -> None:
    assert enters("HGS", "stakes") == (True, False)
    assert enters("HGB", "stakes") == (False, True)
    t = table("S HGB r4c6", "S HBS r4c8", FAR_AWAY, terrain="stakes r4c6 r4c8")
    assert (bold(t.pos, t.unit("r4c6")), bold(t.pos, t.unit("r4c8"))) == (1, 0)
    assert dice("HRS", "HGB", "stakes r5c6") == 4
    t = table("S HGS r3c6", "S HBS r1c1", "P HBS r5c6", "P HBS r2c1", terrain="stakes r4c6").movement("r3c6", "r1c1")
    t.play("move r3c6 r4c6", "end")
    assert t.why_not("attack r4c6 r5c6") == ["B10.21"]


@rule("B10.3", "B10.5", "B35.26")
def test_the_strictest_cap_counts_and_never_raises_dice() -> None:
    assert dice("HRS", "HBS", "elevated r4c6, wooded r5c6") == 2
    assert dice("HRS", "HBS", "elevated r4c6") == 3
    assert dice("HGS", "HBS", "elevated r4c6") == 2


@rule("B10.4", "B10.6", "EX10")
def test_card_dice_come_after_the_caps() -> None:
    t = table("S HRS r4c6", "P HBS r5c6", terrain="wooded r4c6", lore=True).council("S", warrior=1)
    t.lore_hand("S", "warrior-strength").goblet("S", 1).combat("r4c6").play("attack r4c6 r5c6")
    t.dice("R R R").play("lore-at warrior-strength r4c6")
    assert t.dice_rolled() == 3


@rule("B10.7")
def test_a_fixed_number_of_dice_overrides_all_modifiers() -> None:
    t = table("S HRS r4c6", "P HBS r5c6", lore=True).council("S", warrior=1).council("P", warrior=1)
    t.lore_hand("S", "warrior-strength").goblet("S", 1).lore_hand("P", "warrior-parry").goblet("P", 3)
    t.combat("r4c6").play("attack r4c6 r5c6", "lore-at warrior-strength r4c6").dice("R R").play("lore warrior-parry")
    assert t.dice_rolled() == 2


@rule("B10.8")
def test_no_dice_is_still_an_attack_that_may_be_answered() -> None:
    t = table("S HGB r4c6", "P DBS r5c6", lore=True).council("P", wizard=3)
    t.pos.mark[t.unit("r4c6")] |= 2
    t.pos.add_effect(1, t.unit("r4c6"), -1, 2)
    t.combat("r4c6").play("attack r4c6 r5c6")
    assert t.dice_rolled() == 0
    assert t.told("rolled")[-1]["flag"] == 0
    assert t.step == "BattleBack"


@rule("B10.9")
def test_caps_hold_for_bonus_attacks_and_battle_back() -> None:
    t = table("S HBS r4c6", "P DRS r5c6", terrain="wooded r4c6").combat("r4c6").dice("G G").play("attack r4c6 r5c6")
    t.dice("G G").play("battle-back")
    assert t.dice_rolled() == 2
    t = table("S HRC r4c6", "P HBS r5c6 x1", "P HRS r5c7", terrain="wooded r5c7").combat("r4c6")
    t.dice("B G G G").play("attack r4c6 r5c6", "gain-ground", "pass").dice("G G").play("bonus-attack r5c7")
    assert t.dice_rolled() == 2


@rule("B10.10")
def test_several_pieces_on_one_hex_act_together() -> None:
    t = table("S HGS r3c6", "S HBS r1c1", "P HBS r5c6", "P HBS r2c1", terrain="elevated r4c6, rampart r4c6").movement("r3c6", "r1c1")
    t.play("move r3c6 r4c6", "end")
    assert t.why_not("attack r4c6 r5c6") == ["B10.17"]
    assert dice("HRC", "HBS", "elevated r4c6, rampart r5c6") == 2
    assert dice("HRS", "HBS", "elevated r5c6, rampart r5c6") == 2


# Landmarks: owners and properties.


@rule("B23.10", "B23.11", "B23.12", "B23.22")
def test_everyone_is_bold_on_a_landmark_but_only_the_owner_has_its_property() -> None:
    ground = "healing-pool:S r4c6, healing-pool:S r4c9"
    t = table("S HBS r4c6 x2", "P HBS r4c9 x2", terrain=ground)
    assert bold(t.pos, t.unit("r4c6")) == bold(t.pos, t.unit("r4c9")) == 1
    t.pos.figures[t.unit("r4c6")] = 2
    t.new_turn()
    assert (t.figures("r4c6"), t.figures("r4c9")) == (3, 2)
    enemy = table("S HBS r4c6", "P HBS r4c9 x2", terrain=ground, turn="P")
    assert enemy.figures("r4c9") == 2
    neutral = table("S HBS r1c1", "P HBS r4c9", terrain="healing-pool:N r4c9", turn="P")
    neutral.pos.figures[neutral.unit("r4c9")] = 2
    neutral.new_turn()
    assert neutral.figures("r4c9") == 3


@rule("B23.20", "EX36")
def test_entering_a_landmark_forbids_attacks_but_not_battle_back() -> None:
    t = table("S HRS r4c6", "S HGS r3c9", "P HBS r5c6", "P HBS r5c9", terrain="stronghold:S r4c6 r4c9").movement("r4c6", "r3c9")
    t.play("move r3c9 r4c9", "end")
    assert t.why_not("attack r4c9 r5c9") == ["B23.15"]
    t.dice("G G").play("attack r4c6 r5c6")
    assert t.dice_rolled() == 2
    t.turn_of("P")
    t.combat("r5c9").dice("R R").play("attack r5c9 r4c9")
    assert (t.asked, t.step) == ("S", "BattleBack")


@rule("B23.21")
def test_the_magic_pentacle_gives_its_owner_a_token() -> None:
    t = table("S HBS r4c6", FAR_AWAY, terrain="magic-pentacle:S r4c6", lore=True).draw()
    assert t.tokens("S") == 1
    foreign = table("S HBS r4c6", FAR_AWAY, terrain="magic-pentacle:P r4c6", lore=True).draw()
    assert foreign.tokens("S") == 0


@rule("B23.21", "B33.46")
def test_the_training_camp_raises_a_banner_once() -> None:
    t = table("S HGB r4c6", FAR_AWAY, terrain="training-camp:S r4c6").draw()
    assert t.offers() == ["pass", "train r4c6"]
    assert t.why_not("train r9c13") == ["B23.21"]
    t.play("train r4c6")
    assert t.pos.colour[t.unit("r4c6")] == 1
    t.turn_of("S")
    t.draw()
    assert t.step != "Training"
    # Not for goblins, riders or units that battled or moved.
    for unit in ("GGS", "HGC"):
        assert table(f"S {unit} r4c6", FAR_AWAY, terrain="training-camp:S r4c6").draw().step != "Training"
    busy = table("S HGB r4c6", FAR_AWAY, terrain="training-camp:S r4c6")
    busy.pos.mark[busy.unit("r4c6")] |= 1 | 1 << 4
    assert busy.draw().step != "Training"


@rule("B23.21", "B23.26")
def test_den_and_passage_are_linked() -> None:
    ground = "rogues-den:S r3c6, secret-passage:S r6c2"
    t = table("S HBS r3c6", "S HBS r1c1", "P HBS r6c3", "P HBS r2c1", terrain=ground).movement("r3c6", "r1c1")
    t.play("move r3c6 r6c2", "end")
    assert t.why_not("attack r6c2 r6c3") == ["B23.15"]
    for other in ("S HBC r3c6",):
        riders = table(other, "S HBS r1c1", FAR_AWAY, terrain=ground).movement("r3c6", "r1c1")
        assert riders.why_not("move r3c6 r6c2") == ["B7.11"]
    foreign = table("S HBS r3c6", "S HBS r1c1", FAR_AWAY, terrain="rogues-den:P r3c6, secret-passage:P r6c2").movement("r3c6", "r1c1")
    assert foreign.why_not("move r3c6 r6c2") == ["B7.11"]
    taken = table("S HBS r3c6", "S HBS r6c2", FAR_AWAY, terrain=ground).movement("r3c6", "r6c2")
    assert taken.why_not("move r3c6 r6c2") == ["B7.5"]


@rule("B23.21")
def test_a_passage_may_end_in_the_corner_of_the_board() -> None:
    ground = "rogues-den:S r3c6, secret-passage:S r1c1"
    t = table("S HBS r3c6", "S HBS r2c6", FAR_AWAY, terrain=ground).movement("r3c6", "r2c6")
    assert "move r3c6 r1c1" in t.offers()
