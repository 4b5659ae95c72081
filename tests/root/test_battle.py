"""R4.3 Battle: ambush, dice and extra hits, dealing hits."""

from __future__ import annotations

import pytest

from tafelrunde.games.root.events import QUESTION_NAMES
from tafelrunde.games.root.words import EYRIE, MARQUISE
from tafelrunde.testing import rule
from tests.root.table import Table


def brawl(attackers: int = 3, defenders: int = 3, clearing: int = 8, table: str = "marquise eyrie alliance vagabond") -> Table:
    """Marquise against Eyrie, on the Marquise's turn; nobody has cards."""
    return Table(table).put("marquise", clearing, warriors=attackers).put("eyrie", clearing, warriors=defenders)


@rule("R4.3-a", "R4.3-b", "D4.3-1")
def test_where_one_has_warriors_against_anybody_with_a_piece() -> None:
    game = Table("marquise eyrie alliance vagabond riverfolk").put("marquise", 5, warriors=1).put("eyrie", 5, roost=1)
    game.put("alliance", 5, sympathy=1).pawn("vagabond", 5).put("riverfolk", 5, trade_post=1).put("marquise", 9, wood=1)
    game.put("eyrie", 9, warriors=1).daylight("marquise")
    assert game.offers("battle") == ["battle 5 eyrie", "battle 5 alliance", "battle 5 riverfolk", "battle 5 vagabond"]
    game.refuses("battle 9 eyrie", "R4.3-a").refuses("battle 5 marquise", "R4.3-b").refuses("battle 5 cult", "R4.3-b")
    pawn = Table("marquise eyrie vagabond").pawn("vagabond", 5).put("eyrie", 5, roost=1).items("vagabond", "sword").daylight("vagabond")
    assert pawn.offers("battle") == ["battle 5 eyrie"]
    pawn.refuses("battle 9 eyrie", "R4.3-a")


@rule("D4.3-2")
def test_a_partner_may_be_attacked_for_no_points() -> None:
    game = Table("marquise eyrie alliance vagabond").dominance("vagabond", "dominance-fox", partner="marquise").pawn("vagabond", 5)
    game.put("marquise", 5, warriors=1).items("vagabond", "sword").daylight("marquise")
    assert "battle 5 vagabond" in game.offers()


# Step 1.


@rule("R4.3.1-a", "D4.3.1-1")
def test_one_ambush_card_that_matches_the_clearing() -> None:
    game = brawl().hand("eyrie", "ambush-bird", "ambush-fox", "ambush-mouse", "anvil").daylight("marquise").play("battle 8 eyrie")
    assert game.offers() == ["pass", "ambush ambush-bird", "ambush ambush-fox"]
    game.refuses("ambush ambush-mouse", "R4.3.1-a").refuses("ambush ambush-rabbit", "R4.3.1-a")


@rule("R4.3.1-b", "R4.3.1-c")
def test_an_ambush_deals_two_hits_at_once_and_is_discarded() -> None:
    game = brawl().hand("eyrie", "ambush-fox").daylight("marquise").dice(3, 0).play("battle 8 eyrie", "ambush ambush-fox")
    assert (game.warriors("marquise", 8), game.warriors("eyrie", 8)) == (1, 2), "two fell before the dice, the last one rolled 3 but hits 1"
    assert game.discarded() == ["ambush-fox"]


@rule("R4.3.1-d", "D4.3.1-6")
def test_without_attackers_the_battle_ends_and_nobody_rolls() -> None:
    game = brawl(attackers=2).crafted("marquise", "brutal-tactics").hand("eyrie", "ambush-fox").daylight("marquise")
    draws = game.pos.chance.count
    game.play("battle 8 eyrie", "ambush ambush-fox")
    assert game.pos.fight is None
    assert (game.warriors("eyrie", 8), game.pos.chance.count) == (3, draws)
    assert game.events("rolled") == []


@rule("D4.3.1-2")
def test_a_defender_without_warriors_may_ambush() -> None:
    game = Table("marquise alliance").put("marquise", 8, warriors=3).put("alliance", 8, sympathy=1).hand("alliance", "ambush-fox")
    game.daylight("marquise").play("battle 8 alliance", "ambush ambush-fox")
    assert game.warriors("marquise", 8) == 1


@rule("D4.3.1-3")
def test_surplus_ambush_hits_take_buildings_and_score() -> None:
    game = brawl(attackers=1).put("marquise", 8, sawmill=1, workshop=1).hand("eyrie", "ambush-fox").daylight("marquise")
    game.play("battle 8 eyrie", "ambush ambush-fox")
    assert game.asked == "marquise"
    assert game.offers() == ["lose sawmill", "lose workshop"]
    game.refuses("lose warrior", "R4.3.3-d").refuses("lose recruiter", "R4.3.3-b")
    game.play("lose workshop")
    assert (game.count("sawmill", 8), game.count("workshop", 8), game.score("eyrie")) == (1, 0, 1)


@rule("D4.3.1-4", "EX-37")
def test_a_vagabond_damages_items_and_fights_on() -> None:
    game = (
        Table("marquise alliance vagabond").pawn("vagabond", 8).put("alliance", 8, warriors=2).items("vagabond", "sword", "sword", "boots")
    )
    game.hand("alliance", "ambush-fox", "anvil").daylight("vagabond").dice(2, 1).play("battle 8 alliance", "ambush ambush-fox")
    assert game.asked == "vagabond"
    game.play("damage sword ready", "damage sword exhausted")
    assert game.pos.fight is None
    assert game.warriors("alliance", 8) == 2, "his lower roll of 1 is limited to no swords"
    assert game.item("vagabond", "boots", "damaged") == 1, "the Alliance deals 2: the boots, and one hit is ignored"


@rule("D4.3.1-5")
def test_mercenaries_count_as_attackers_left() -> None:
    game = Table("marquise eyrie riverfolk").put("marquise", 8, warriors=1).put("riverfolk", 8, warriors=2).put("eyrie", 8, warriors=3)
    game.hand("eyrie", "ambush-fox").hire().daylight("marquise").dice(1, 0)
    game.play("battle 8 eyrie", "helpers riverfolk", "ambush ambush-fox")
    assert game.warriors("marquise", 8) == 0
    assert game.warriors("eyrie", 8) == 2, "one mercenary was left and rolled"
    own = Table("marquise eyrie alliance vagabond").pawn("vagabond", 8).put("marquise", 8, warriors=2).put("eyrie", 8, warriors=2)
    own.relation("vagabond", marquise="allied").items("vagabond", "sword").hand("eyrie", "ambush-fox").daylight("vagabond").dice(3, 0)
    own.play("battle 8 eyrie", "helpers marquise", "ambush ambush-fox", "lose warrior", "lose warrior")
    assert own.warriors("eyrie", 8) == 1, "the lone sword still deals one"


@rule("D4.3.1-7", "EX-15")
def test_warriors_saved_into_the_same_clearing_keep_the_battle_going() -> None:
    game = brawl(attackers=2, defenders=3, clearing=1).put("marquise", 1, keep=1).hand("eyrie", "ambush-fox").hand("marquise", "anvil")
    game.daylight("marquise").dice(3, 0).play("battle 1 eyrie", "ambush ambush-fox", "pass", "hospital anvil")
    assert (game.warriors("marquise", 1), game.warriors("eyrie", 1)) == (2, 1), "her roll limit is 2"


@rule("R4.3.1.I-a", "R4.3.1.I-b", "D4.3.1.I-1")
def test_an_ambush_is_foiled_by_a_matching_ambush() -> None:
    game = brawl(clearing=9).hand("eyrie", "ambush-mouse").hand("marquise", "ambush-bird", "ambush-fox").daylight("marquise").dice(0, 0)
    game.play("battle 9 eyrie", "ambush ambush-mouse")
    assert (game.asked, game.offers()) == ("marquise", ["pass", "foil ambush-bird"])
    game.refuses("foil ambush-fox", "R4.3.1.I-a")
    game.play("foil ambush-bird")
    assert (game.warriors("marquise", 9), game.warriors("eyrie", 9)) == (3, 3)
    assert sorted(game.discarded()) == ["ambush-bird", "ambush-mouse"]
    assert len(game.events("rolled")) == 1


@rule("D-State-1")
def test_the_questions_about_ambushes_do_not_betray_a_hand() -> None:
    game = brawl().hand("eyrie", "anvil").hand("marquise", "sword").daylight("marquise").play("battle 8 eyrie")
    assert (game.asked, game.offers()) == ("eyrie", ["pass"])
    foil = brawl().hand("eyrie", "ambush-fox").hand("marquise", "sword").daylight("marquise").play("battle 8 eyrie", "ambush ambush-fox")
    assert (foil.asked, foil.offers()) == ("marquise", ["pass"])
    empty = brawl().daylight("marquise").dice(0, 0).play("battle 8 eyrie")
    assert empty.asked == "marquise", "an empty hand is public, nobody is asked"
    river = Table("marquise riverfolk eyrie").put("marquise", 8, warriors=1).put("riverfolk", 8, warriors=1).hand("riverfolk", "anvil")
    river.daylight("marquise").dice(0, 0).play("battle 8 riverfolk")
    assert river.asked == "marquise", "an open hand without an ambush is not asked"


# Step 2.


@rule("R4.3.2-a", "R4.3.2-b")
@pytest.mark.parametrize(("one", "other"), [(3, 1), (1, 3), (2, 2), (0, 0), (2, 0)])
def test_the_attacker_deals_the_higher_the_defender_the_lower(one: int, other: int) -> None:
    game = brawl(5, 5).daylight("marquise").dice(one, other).play("battle 8 eyrie")
    assert (game.warriors("marquise", 8), game.warriors("eyrie", 8)) == (5 - min(one, other), 5 - max(one, other))


@rule("R4.3.2-c", "R4.3.3-a")
def test_hits_are_announced_first_and_dealt_together() -> None:
    game = brawl(2, 2).crafted("eyrie", "sappers").daylight("marquise").dice(2, 2).play("battle 8 eyrie")
    assert game.asked == "eyrie"
    assert (game.warriors("marquise", 8), game.warriors("eyrie", 8)) == (2, 2), "rolled, but not yet dealt"
    assert game.pos.view(None)["battle"]["rolled"] == [2, 2]
    game.play("pass")
    assert (game.warriors("marquise", 8), game.warriors("eyrie", 8)) == (0, 0)


@rule("R4.3.2.I", "EX-04")
def test_rolled_hits_are_limited_by_warriors() -> None:
    game = brawl(1, 3).daylight("marquise").dice(3, 2).play("battle 8 eyrie")
    assert (game.warriors("marquise", 8), game.warriors("eyrie", 8)) == (0, 2)
    assert game.score("eyrie") == 0, "the second hit is lost"
    mill = brawl(1, 3).put("marquise", 8, sawmill=1).daylight("marquise").dice(3, 2).play("battle 8 eyrie")
    assert (mill.count("sawmill", 8), mill.score("eyrie")) == (0, 1)


@rule("D4.3.2.I-1")
def test_warriors_are_counted_when_the_dice_are_rolled() -> None:
    game = brawl(3, 3).hand("eyrie", "ambush-fox").daylight("marquise").dice(3, 0).play("battle 8 eyrie", "ambush ambush-fox")
    assert game.warriors("eyrie", 8) == 2


@rule("R4.3.2.II-a", "R4.3.2.II-b", "D4.3.2.II-1")
def test_extra_hits_come_after_the_roll_and_know_no_limit() -> None:
    game = brawl(1, 3).crafted("marquise", "brutal-tactics", "armorers").crafted("eyrie", "sappers", "armorers")
    game.daylight("marquise").dice(2, 1).play("battle 8 eyrie")
    assert (game.asked, game.offers()) == ("marquise", ["pass", "use brutal-tactics"])
    game.refuses("use armorers", "D4.3.2.II-1")
    game.refuses("use sappers", "R4.3.2.II-a")
    game.play("use brutal-tactics")
    assert (game.asked, game.offers()) == ("eyrie", ["pass", "use armorers", "use sappers"])
    game.play("use sappers", "pass")
    assert (game.asked, game.offers()) == ("marquise", ["pass", "use armorers"]), "last comes what ignores hits"
    game.refuses("use brutal-tactics", "D4.3.2.II-1")
    game.play("use armorers")
    assert game.warriors("eyrie", 8) == 1, "rolled 1 of 2 by the limit, and one extra"
    assert game.warriors("marquise", 8) == 0, "the sappers' extra hit is not ignored"


@rule("D4.3.2.II-2")
def test_armorers_ignore_neither_extra_hits_nor_ambushes() -> None:
    game = (
        brawl(3, 3).crafted("marquise", "armorers").hand("eyrie", "ambush-fox").crafted("eyrie", "sappers").daylight("marquise").dice(1, 1)
    )
    game.play("battle 8 eyrie", "ambush ambush-fox", "use sappers", "use armorers")
    assert game.warriors("marquise", 8) == 0, "two by ambush, one by sappers"


@rule("R4.3.2.III", "D4.3.2.III-1")
def test_a_defenseless_defender_takes_one_more() -> None:
    game = Table("marquise eyrie").put("marquise", 8, warriors=2).put("eyrie", 8, roost=1).daylight("marquise").dice(0, 0)
    game.play("battle 8 eyrie")
    assert game.count("roost", 8) == 0
    guarded = Table("marquise eyrie").put("marquise", 8, warriors=2).put("eyrie", 8, roost=1, warriors=1).daylight("marquise").dice(0, 0)
    guarded.play("battle 8 eyrie")
    assert (guarded.count("roost", 8), guarded.warriors("eyrie", 8)) == (1, 1)


# Step 3.


@rule("R4.3.3-b", "R4.3.3-c", "R4.3.3-d")
def test_warriors_go_first_then_the_loser_chooses() -> None:
    game = Table("eyrie marquise").put("eyrie", 8, warriors=4).put("marquise", 8, warriors=1, sawmill=1, workshop=1, wood=1)
    game.put("eyrie", 9, warriors=1).put("marquise", 9, warriors=1)
    game.leader("commander").put("eyrie", 1, warriors=1).decree(battle=["anvil"]).daylight("eyrie").play("move 1 5 1").dice(2, 0)
    game.play("resolve fox")
    assert game.asked == "marquise"
    assert game.offers() == ["lose sawmill", "lose workshop", "lose wood"]
    game.refuses("lose warrior", "R4.3.3-d").refuses("lose keep", "R4.3.3-b").refuses("damage boots ready", "G4")
    game.play("lose wood", "lose sawmill")
    assert (game.warriors("marquise", 8), game.count("workshop", 8), game.score("eyrie")) == (0, 1, 2)


@rule("D4.3.3-1")
def test_hits_beyond_the_pieces_are_lost_and_third_players_never_hit() -> None:
    game = brawl(5, 1).put("alliance", 8, warriors=2, sympathy=1).daylight("marquise").dice(3, 0).play("battle 8 eyrie")
    assert (game.warriors("eyrie", 8), game.warriors("alliance", 8), game.count("sympathy", 8)) == (0, 2, 1)
    assert game.score("marquise") == 0


@rule("D4.3.3-2")
def test_the_defender_chooses_first_then_all_leave_together() -> None:
    game = Table("marquise eyrie cult").put("marquise", 11, warriors=1, sawmill=1, workshop=1).put("cult", 11, warriors=1).no_ruin(11)
    game.put("cult", 11, garden=1).put("eyrie", 9, warriors=1)
    game.crafted("cult", "sappers").crafted("marquise", "brutal-tactics").daylight("marquise").dice(1, 1)
    game.play("battle 11 cult", "use brutal-tactics", "use sappers")
    assert game.asked == "marquise", "the Cult has no choice: warrior and garden go"
    assert game.count("garden", 11) == 1, "nothing has left yet"
    game.play("lose sawmill")
    assert (game.count("garden", 11), game.count("sawmill", 11), game.count("workshop", 11)) == (0, 0, 1)
    both = Table("marquise alliance vagabond").pawn("vagabond", 8).items("vagabond", "sword", "boots", "torch")
    both.put("marquise", 8, warriors=1, sawmill=1, workshop=1).crafted("vagabond", "sappers").crafted("marquise", "brutal-tactics")
    both.daylight("marquise").dice(1, 1).play("battle 8 vagabond", "use brutal-tactics", "use sappers")
    assert both.asked == "vagabond", "the defender is asked first"
    both.play("damage boots ready", "damage torch ready")
    assert both.asked == "marquise"


@rule("R4.3.1-c", "R4.3.1.I-b")
def test_an_ambush_card_is_discarded_after_its_hits() -> None:
    game = Table("marquise alliance eyrie").put("marquise", 8, warriors=3, sawmill=1).put("alliance", 8, sympathy=1, warriors=1)
    game.put("marquise", 1, keep=1).hand("alliance", "ambush-fox").hand("marquise", "anvil").daylight("marquise")
    game.play("battle 8 alliance", "ambush ambush-fox")
    assert game.asked == "marquise", "whether she foils it"
    assert (game.cards("alliance"), game.discarded()) == ([], []), "it is played, not discarded yet"
    game.play("pass")
    assert (game.step, game.discarded()) == ("FieldHospitals", [])
    game.dice(0, 0).play("pass")
    assert game.discarded() == ["ambush-fox"]
    foiled = Table("marquise eyrie").put("marquise", 8, warriors=3).put("eyrie", 8, warriors=1).hand("eyrie", "ambush-fox")
    foiled.hand("marquise", "ambush-bird").daylight("marquise").dice(0, 0).play("battle 8 eyrie", "ambush ambush-fox", "foil ambush-bird")
    assert sorted(foiled.discarded()) == ["ambush-bird", "ambush-fox"]


@rule("R4.3.2.I", "R4.3.2.III", "D1.4-2")
def test_the_log_says_why_hits_do_not_count_and_what_was_declined() -> None:
    game = Table("marquise eyrie").put("marquise", 8, warriors=1).put("eyrie", 8, warriors=1).hand("eyrie", "anvil").daylight("marquise")
    game.dice(3, 2).play("battle 8 eyrie", "pass")
    assert [(said["faction"], QUESTION_NAMES[said["question"]]) for said in game.events("declined")] == [(EYRIE, "ambush")]
    assert [(said["faction"], said["rolled"], said["strength"]) for said in game.events("limited")] == [(MARQUISE, 3, 1), (EYRIE, 2, 1)]
    assert game.events("defenseless") == []
    bare = Table("marquise eyrie").put("marquise", 8, warriors=3).put("eyrie", 8, roost=1).daylight("marquise").dice(1, 0)
    bare.play("battle 8 eyrie")
    assert [said["faction"] for said in bare.events("defenseless")] == [EYRIE]
    assert bare.events("limited") == [], "a die of 0 is not limited"
