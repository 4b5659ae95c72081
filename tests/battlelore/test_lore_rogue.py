"""Every Lore card of the Rogue does what it says (B21.4, B21.11), at the right moment and level."""

from __future__ import annotations

import pytest

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.testing import rule
from tests.battlelore.lore_table import FAR_AWAY, alongside, attacked, attacking, cancelling, commanded, holding
from tests.battlelore.table import table


@rule("B21.11", "B21.18")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_pick_pocket(level: int) -> None:
    t = alongside("rogue-pick-pocket", "S HBS r1c1", FAR_AWAY, level=level, tokens=1).goblet("P", 9).play("lore rogue-pick-pocket")
    t.passes()
    assert (t.tokens("S"), t.tokens("P")) == (level + 1, 8 - level)
    assert [(entry["seat"], entry["tokens"]) for entry in t.told("tokens")] == [(0, level + 1)]
    assert (t.told("paid")[-1]["seat"], t.told("paid")[-1]["tokens"]) == (1, level + 1)


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


@rule("B21.23")
def test_the_card_that_follows_deja_vu_is_one_that_fits() -> None:
    t = holding("rogue-deja-vu", "S HBS r4c2 x1", FAR_AWAY, tokens=2).council("S", cleric=1).lore_hand("S", "rogue-deja-vu", "cleric-mend")
    t.play("command patrol-left", "deja-vu")
    assert t.why_not("lore-at cleric-mend r4c2") == []
    assert t.why_not("lore-at cleric-mend r1c1") == ["B21.19"]
    assert t.why_not("pass") == ["G4"]


@rule("B21.11", "B21.23")
def test_deja_vu_comes_back_if_the_other_card_is_cancelled() -> None:
    t = holding("rogue-deja-vu", "S HBS r4c6 x1", FAR_AWAY).council("S", cleric=1).lore_hand("S", "rogue-deja-vu", "cleric-mend")
    t.council("P", wizard=1).lore_hand("P", "wizard-dispel-lore").goblet("P", 5)
    t.play("command patrol-left", "deja-vu", "lore-at cleric-mend r4c6", "lore wizard-dispel-lore")
    assert t.lore("S") == ["rogue-deja-vu"]
    assert "cleric-mend" in t.pos.view(1)["lore_discards"]


@rule("B21.23")
@pytest.mark.parametrize("seat", [1, None])
def test_who_sees_deja_vu_announced_knows_what_it_takes(seat: int | None) -> None:
    """Whatever else the others imagine: the card is in that hand, with one that can be played beside it."""
    t = holding("rogue-deja-vu", "S HBS r4c6 x1", FAR_AWAY).council("S", cleric=1).lore_hand("S", "rogue-deja-vu", "cleric-mend")
    t.play("command patrol-left", "deja-vu")
    for seed in range(30):
        twin = t.pos.guess(seat, chance_from_seed(seed))
        assert twin.moves(0), seed
        twin.play(0, twin.moves(0)[0])


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


@rule("B21.11", "B8.13")
def test_poisoned_blades_count_although_a_backstab_fells_their_bearer() -> None:
    for backstab, figures in ((True, 0), (False, 1)):
        t = table("S HBS r4c6 x1", "S HBS r1c1", "P HBS r5c6", FAR_AWAY, lore=True).council("S", rogue=1).council("P", warrior=1)
        t.lore_hand("S", "rogue-poisoned-blades").goblet("S", 9).lore_hand("P", "warrior-backstab").goblet("P", 9).combat("r4c6")
        t.dice("X F G").play("attack r4c6 r5c6", "lore-at rogue-poisoned-blades r4c6")
        while "lore warrior-backstab" not in t.offers():
            t.play("pass")
        t.play("lore warrior-backstab" if backstab else "pass")
        while t.step == "Retreat":
            t.play(t.offers()[0])
        assert t.pos.figures[0] == figures
        # One flag, doubled by the poison: two hexes, whoever held the blade.
        assert len(t.told("retreated")) == 2
