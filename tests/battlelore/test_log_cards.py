"""What the log tells of cards: whose card goes, which dice they set or do not give, who is ordered by them, whose piece is placed."""

from __future__ import annotations

from tafelrunde.engine.acts import acts, joined, sentences
from tafelrunde.games.battlelore import GAME
from tafelrunde.games.battlelore.council.landmarks import put_piece
from tafelrunde.games.battlelore.words import STRONGHOLD
from tafelrunde.testing import rule
from tests.battlelore.lore_table import alongside, attacked, attacking, holding
from tests.battlelore.table import Table, table
from tests.battlelore.test_log import FAR_AWAY, messages, said


def read(t: Table, language: str = "en") -> list[list[tuple[str, str]]]:
    """The log as it is read, sentence and rule, act by act."""
    found = joined(acts((t.pos.log or [])[t.log_from :], None), None, GAME.verbs)
    return [[line[:2] for line in sentences(act, None, messages(language), ["standard", "pennant"])] for act in found]


@rule("B23.4", "B23.7")
def test_a_stronghold_is_placed_by_somebody_and_not_moved() -> None:
    t = table("S HBS r4c6", "P HBS r8c6")
    put_piece(t.pos, 1, STRONGHOLD, t.pos.place[1])
    assert said(t, "en")[-1] == "The Pennants place a stronghold on r8c6."
    assert said(t, "de")[-1] == "Die Wimpel stellen auf r8c6 eine Festung auf."


@rule("B10.7", "B21.11")
def test_dice_set_by_a_parry_are_told_as_set() -> None:
    line = "“Parry” fixes the dice: the {} roll exactly 2 dice, whatever else would change that."
    heavy = attacked("rogue-parry", "HBS", "HRS").dice("G G").play("lore rogue-parry")
    assert (line.format("heavy swordsmen"), "B10.7") in read(heavy)[-1]
    same = attacked("warrior-parry", "HBS", "HGS").dice("G G").play("lore warrior-parry")
    assert line.format("irregular swordsmen") in said(same, "en"), "also where it changes nothing"
    assert not any(text.startswith("Cards leave") for text in said(heavy, "en"))
    assert any("würfeln genau 2 Würfel, was immer das sonst ändern würde." in text for text in said(heavy, "de"))
    free = attacked("rogue-parry", "HBS", "HRS").dice("G G G G").play("pass")
    assert free.told("fixed-dice") == []


@rule("B21.11")
def test_take_aim_next_to_an_enemy_says_why_it_gives_nothing() -> None:
    melee = attacking("warrior-take-aim", "HGB").dice("G G").play("lore-at warrior-take-aim r4c6")
    why = "“Take Aim” gives the bowmen no dice here: it is for ranged attacks, and next to its target a unit fights in melee."
    assert why in said(melee, "en")
    assert any(text.startswith("„Gut gezielt“ gibt den Bogenschützen hier keine Würfel: ") for text in said(melee, "de"))
    afar = holding("warrior-take-aim", "S HGB r4c6", "P HRS r7c6").combat("r4c6").play("attack r4c6 r7c6")
    assert afar.dice("G G G G G").play("lore-at warrior-take-aim r4c6").told("no-aim") == []


@rule("B21.11")
def test_a_spy_ring_says_whose_card_it_discards() -> None:
    t = alongside("rogue-spy-ring", "S HBS r1c1", FAR_AWAY).hand("P", "rally", "patrol-left").next_commands("battle-lust")
    t.play("lore rogue-spy-ring", "discard rally")
    assert read(t)[-1] == [
        ("With “Spy Ring” the Standards put the Command card “Rally” of the Pennants on the discard pile.", "B21.11"),
        ("The Pennants draw a Command card.", "B18.2"),
    ]
    assert "Die Standarten legen mit „Spionagering“ die Kommandokarte „Sammeln“ der Wimpel ab." in said(t, "de")


@rule("B20.2", "B6.6")
def test_who_is_ordered_out_of_section_or_on_top_is_told() -> None:
    t = table("S CHG r3c6", "S HBS r4c2", FAR_AWAY, lore=True).goblet("S", 6).orders("attack-left")
    t.play("order-afar r3c6 left")
    (line,) = [line for act in read(t) for line in act if "hill giant" in line[0]]
    assert line == ("The hill giant on r3c6 is ordered out of section, for 3 Lore tokens.", "B20.2")
    assert "Der Hügelriese auf r3c6 wird für 3 Machtplättchen außerhalb des Bereichs aktiviert." in said(t, "de")
    units = ("S HBS r4c6", "S HBS r4c7", "S HBS r4c2", FAR_AWAY)
    follow = holding("warrior-follow-me", *units).hand("S", "scout-center", "rally").play("command scout-center", "lore warrior-follow-me")
    follow.play("order r4c6 center", "order r4c7 anywhere")
    assert "The swordsmen on r4c6 are ordered." in said(follow, "en")
    assert "The swordsmen on r4c7 are ordered beyond the Command card, by “Follow Me!”." in said(follow, "en")
    assert "Die Schwertkämpfer auf r4c7 werden über die Kommandokarte hinaus durch „Mir nach!“ aktiviert." in said(follow, "de")
