"""B28 Specialists."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.battlelore.components import SPECIALISTS
from tafelrunde.games.battlelore.muster.ground import POST, RESERVE_POST, available, deploy, has_banner
from tafelrunde.games.battlelore.muster.reserve import use_reserve
from tafelrunde.games.battlelore.muster.specialists import begin_draft
from tafelrunde.games.battlelore.tables import DEPLOYMENT_IDS, LONG_BOW, SPECIALIST_IDS, UNIT_IDS, UNIT_OF
from tafelrunde.games.battlelore.words import RED, RESERVE
from tafelrunde.testing import rule
from tests.battlelore.table import Table, table

UNITS = ("S HGB r2c6", "S HBS r2c7", "S HRC r1c8", "S HGS r2c2", "P HGB r8c6", "P HBS r8c7")


def drafting(*units: str, lore: bool = False, terrain: str = "", **council: int) -> Table:
    """An organised game whose armies stand as given, at the draft of specialists; the Standards are the host."""
    t = table("S HBS r9c9", "P HBS r9c8", terrain=terrain, army="organised", lore=lore)
    pos = t.pos
    pos.stack.clear()
    pos.levies, pos.deployment = [], [[0, -1, 1, -1, -1, -1, -1, -1, 15, 0] for _ in range(2)]
    for unit in units or UNITS:
        words = unit.split()
        kind = UNIT_OF[words[1]]
        number = deploy(pos, 0 if words[0] == "S" else 1, kind, t.hex(words[2]))
        if "reserve" in words:
            pos.marker[number] |= RESERVE
    if council:
        t.pos.council = vec[i64]([council.get(m, 0) for m in ("commander", "cleric", "wizard", "rogue", "warrior", "creature")] * 2)
    begin_draft(pos)
    pos.settle()
    return t


def playing(card: str, *units: str, **more: Any) -> Table:
    """The Standards play this card; the Pennants have none."""
    t = drafting(*units, **more)
    t.play(f"draft {card}", "pass", "pass", "pass")
    assert (t.asked, t.step) == ("S", "PlaySpecialists")
    return t.play(f"specialist {card}")


@rule("B28.1", "B28.4", "B28.6", "B33.20", "B34.14")
def test_the_draft() -> None:
    t = drafting()
    order = []
    for card in ("archers-stakes", "bow-upgrade", "dwarven-mercenaries", "goblinoid-mercenaries"):
        order.append(t.asked)
        t.play(f"draft {card}")
    assert order == ["S", "P", "P", "S"]
    assert t.pos.view(None)["specialists"][:3] == [0, 1, 1]
    other = drafting().play("draft archers-stakes")
    assert other.why_not("draft archers-stakes") == ["B28.6"]
    assert "pass" in other.offers()


@rule("B28.2", "B28.7", "B33.21", "B28.3")
def test_the_start_player_plays_all_his_cards_first_in_any_order() -> None:
    t = drafting().play("draft archers-stakes", "draft bow-upgrade", "pass", "draft dwarven-mercenaries")
    assert t.pos.order[0] == 0
    assert t.asked == "S"
    assert sorted(t.offers()) == ["done", "specialist archers-stakes", "specialist dwarven-mercenaries"]
    assert t.why_not("specialist bow-upgrade") == ["B28.1"]
    t.play("specialist dwarven-mercenaries", "replace r2c7 DBS", "done").play("specialist archers-stakes", "place r2c6")
    assert t.kind("r2c7") == "DBS"
    assert t.terrain("r2c6") == ["stakes"]
    assert t.asked == "P"


@rule("B28.5", "B28.8")
def test_lore_cards_only_in_a_lore_scenario() -> None:
    plain = drafting()
    for card in ("illusionary-troops", "infiltration", "kings-allies", "prayer"):
        assert plain.why_not(f"draft {card}") == ["B28.5"]
    lore = drafting(lore=True)
    assert "draft prayer" in lore.offers()
    assert [card.id for card in SPECIALISTS if card.lore] == ["illusionary-troops", "infiltration", "kings-allies", "prayer"]


@rule("B28.9")
def test_a_master_symbol_needs_the_master() -> None:
    t = drafting(lore=True, commander=1).play("draft prayer", "pass", "pass", "pass")
    assert t.step != "PlaySpecialists"
    assert t.tokens("S") == 0


@rule("B28.24")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_prayer(level: int) -> None:
    assert playing("prayer", lore=True, cleric=level).tokens("S") == 2 + level


@rule("B28.10")
def test_figures_must_be_in_stock() -> None:
    t = drafting().play("draft dwarven-mercenaries", "pass", "pass", "pass")
    t.pos.stock = vec[i64]([0] * len(UNIT_IDS))
    t.pos.settle()
    assert t.step != "PlaySpecialists"
    none = drafting(lore=True, warrior=1).play("draft kings-allies", "pass", "pass")
    none.pos.stock = vec[i64]([0] * len(UNIT_IDS))
    none.play("pass")
    assert none.step != "PlaySpecialists"


@rule("B28.11", "B28.12", "B28.13")
def test_effects_are_voluntary_and_may_be_used_in_part() -> None:
    t = drafting().play("draft bow-upgrade", "pass", "pass", "pass").play("done")
    assert LONG_BOW not in t.pos.weapon
    part = playing("bow-upgrade", *UNITS, "S HGB r2c9").play("place r2c6", "done")
    assert list(part.pos.weapon).count(LONG_BOW) == 1


@rule("B28.14")
def test_archers_stakes() -> None:
    t = playing("archers-stakes", *UNITS, "S HGB r2c4", "S HGB r2c9", "S HGB r1c2", terrain="wooded r2c4, elevated r2c9")
    assert sorted(t.offered("place")) == ["place r1c2", "place r2c6", "place r2c9"]
    assert t.why_not("place r2c4") == ["B28.14"]
    assert t.why_not("place r2c7") == ["B28.14"]
    t.play("place r2c9", "place r2c6")
    assert t.terrain("r2c9") == ["elevated", "stakes"]
    assert t.step != "Specialist"


@rule("B28.15")
def test_bow_upgrade_is_for_human_bows() -> None:
    t = playing("bow-upgrade", *UNITS, "S GGA r2c4", "S DGX r2c9")
    assert t.offered("place") == ["place r2c6"]
    assert t.why_not("place r2c4") == ["B28.15"]
    t.play("place r2c6")
    assert t.pos.weapon[t.unit("r2c6")] == LONG_BOW
    assert [event["event"] for event in t.told("armed")] == ["armed"]


@rule("B28.24", "B28.10")
def test_dwarven_mercenaries() -> None:
    t = playing("dwarven-mercenaries")
    assert sorted(t.offered("replace")) == ["replace r2c2 DGX", "replace r2c6 DGX", "replace r2c7 DBS"]
    t.play("replace r2c6 DGX", "replace r2c7 DBS")
    assert (t.kind("r2c6"), t.kind("r2c7")) == ("DGX", "DBS")
    assert t.step != "Specialist"


def with_reserve(card: str) -> Table:
    """The Standards' reserve card is S-A2: HGB, two HBS, HBC; HGB and HBS are deployed."""
    t = drafting("S HGB r1c6 reserve", "S HBS r1c7 reserve", "S HRC r2c2", "P HGB r9c6", terrain="elevated r3c6 r4c3")
    called_up(t)
    return t.play(f"draft {card}", "pass", "pass", "pass").play(f"specialist {card}")


def called_up(t: Table) -> None:
    t.pos.deployment[0][POST + RESERVE_POST] = DEPLOYMENT_IDS.index("s-a2")
    for unit in ("HGB", "HBS"):
        use_reserve(t.pos, 0, UNIT_OF[unit])


@rule("B28.16")
def test_forced_enrollment() -> None:
    t = with_reserve("forced-enrollment")
    assert {text.split()[1] for text in t.offered("deploy")} == {"HBS", "HBC"}
    assert {t.pos._board.row[t.hex(text.split()[2])] for text in t.offered("deploy")} == {1}
    assert t.why_not("deploy HGB r1c1") == ["B28.16"]
    assert t.why_not("deploy HBC r2c1") == ["B28.16"]
    t.play("deploy HBC r1c2")
    assert t.kind("r1c2") == "HBC"


@rule("B28.16")
def test_forced_enrollment_does_not_mind_what_became_of_the_reserve() -> None:
    t = drafting("S HGB r1c6 reserve", "S HBS r1c7 reserve", "S HRC r2c2", "P HGB r9c6")
    called_up(t)
    t.play("draft dwarven-mercenaries", "pass", "pass", "draft forced-enrollment")
    t.play("specialist dwarven-mercenaries", "replace r1c7 DBS", "done", "specialist forced-enrollment")
    assert {text.split()[1] for text in t.offered("deploy")} == {"HBS", "HBC"}


@rule("B27.26", "B28.10")
def test_a_third_unit_needs_a_banner() -> None:
    reds = [f"S HRS r2c{c}" for c in (1, 2, 3, 4)] + ["S HRC r2c5"]
    t = drafting(*reds, "P HGB r9c6")
    assert has_banner(t.pos, 0, RED)
    assert available(t.pos, 0, UNIT_OF["HRC"])
    deploy(t.pos, 0, UNIT_OF["HRC"], t.hex("r2c6"))
    assert not has_banner(t.pos, 0, RED)
    assert not available(t.pos, 0, UNIT_OF["HRC"])
    assert has_banner(t.pos, 1, RED)


@rule("B28.24")
def test_goblinoid_mercenaries() -> None:
    t = playing("goblinoid-mercenaries")
    assert {text.split()[1] for text in t.offered("replace")} == {"r2c7", "r1c8"}
    assert {text.split()[2] for text in t.offered("replace")} == {"GGA", "GGS", "GGL"}
    t.play("replace r2c7 GGS")
    assert t.step == "SecondGoblins"
    board = t.pos._board
    assert all(board.steps(t.hex("r2c7"), t.hex(text.split()[2])) == 1 for text in t.offered("deploy"))
    t.play("deploy GGA r3c7")
    assert (t.kind("r2c7"), t.kind("r3c7")) == ("GGS", "GGA")


@rule("B28.18")
def test_illusionary_troops() -> None:
    t = playing("illusionary-troops", *UNITS, "S CSP r1c1", lore=True, wizard=1)
    assert not any("r1c1" in text for text in t.offers())
    assert t.why_not("swap r1c1 r2c6") == ["B28.18"]
    t.play("swap r2c6 r2c7")
    assert (t.kind("r2c6"), t.kind("r2c7")) == ("HBS", "HGB")
    assert [(entry["from"], entry["to"]) for entry in t.told("ported")] == [(t.hex("r2c6"), t.hex("r2c7")), (t.hex("r2c7"), t.hex("r2c6"))]
    assert t.step != "Specialist"
    two = playing("illusionary-troops", lore=True, wizard=2).play("swap r2c6 r2c7")
    assert two.why_not("swap r1c8 r2c6") == ["B28.18"]


@rule("B28.17")
def test_infiltration() -> None:
    t = playing("infiltration", "S HGB r4c6", "S HBS r4c7", "S HRC r1c8", "P HGB r7c6", lore=True, rogue=2)
    assert t.why_not("move r1c8 r2c8") == ["B28.17"]
    assert "move r4c6 r5c6" in t.offers()
    assert t.why_not("move r4c6 r6c6") == ["B28.17"]  # next to an enemy
    t.play("move r4c6 r5c6")
    assert t.why_not("move r5c6 r5c5") == ["B28.17"]
    t.play("move r4c7 r5c8")
    assert t.step != "Specialist"


@rule("B28.17")
def test_how_far_somebody_infiltrates_is_told() -> None:
    t = playing("infiltration", "S HGB r4c6", "S HBS r4c8", "P HGB r9c6", lore=True, rogue=2).play("move r4c6 r5c6", "move r4c8 r6c8")
    assert [entry["steps"] for entry in t.told("moved")] == [1, 2]


@rule("B28.19", "B28.20", "B28.22", "B28.23", "B35.4")
def test_kings_allies() -> None:
    both = playing("kings-allies", lore=True, warrior=3).play("heal r2c7", "heal r2c7")
    assert both.figures("r2c7") == 6
    each = playing("kings-allies", lore=True, warrior=3).play("heal r2c7", "heal r2c6")
    assert (each.figures("r2c7"), each.figures("r2c6")) == (5, 5)
    one = playing("kings-allies", lore=True, warrior=2).play("heal r2c7")
    assert one.step != "Specialist"
    # The extra figures fall like the others, the bearer last.
    assert one.figures("r2c7") == 5


@rule("B28.21")
def test_vantage_point() -> None:
    t = with_reserve("vantage-point")
    assert {text.split()[1] for text in t.offered("move")} == {"r1c6", "r1c7"}
    assert {text.split()[2] for text in t.offered("move")} == {"r3c6", "r4c3"}
    assert t.why_not("move r2c2 r3c6") == ["B28.21"]
    t.play("move r1c6 r3c6", "move r1c7 r4c3")
    assert (t.kind("r3c6"), t.kind("r4c3")) == ("HGB", "HBS")
    flat = drafting("S HGB r1c6 reserve", "S HRC r2c2", "P HGB r9c6").play("draft vantage-point", "pass", "pass", "pass")
    flat.play("specialist vantage-point")
    assert {flat.pos._board.row[flat.hex(text.split()[2])] for text in flat.offered("move")} == {2}


@rule("B28.24")
def test_there_are_ten_specialists() -> None:
    assert len(SPECIALIST_IDS) == 10


@rule("B27.1")
def test_only_the_organised_mode_has_specialists_and_levies() -> None:
    from tests.battlelore.test_call_to_arms import assign, muster

    t = muster("improvised").play("choose-set standard-a", "choose-set pennant-a")
    assign(assign(t, "S"), "P")
    while t.step == "Reserve":
        t.play(t.offers()[0])
    assert t.step == "CommandPhase"
    assert t.told("drafted") == []
    other = muster("organised")
    while other.step == "ChooseSet":
        other.play(other.offers()[0])
    assign(assign(other, "S"), "P")
    while other.step != "Draft":
        other.play(other.offers()[0])
    assert other.asked == "S"
