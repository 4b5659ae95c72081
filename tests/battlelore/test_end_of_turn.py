"""B18 End of turn, drawing, victory."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.packed import vec
from tafelrunde.testing import rule
from tests.battlelore.table import table

FAR_AWAY = "P HBS r9c13"
OBJECTIVE = '[[objective]]\nat = "r5c7"\nbanners = 1'


@rule("B18.3", "B18.4", "B18.11", "B18.12", "B33.48", "B33.49")
def test_two_lore_cards_of_which_one_is_kept() -> None:
    t = table("S HBS r4c6", FAR_AWAY, lore=True).council("S", wizard=3).lore_hand("S", "cleric-mend")
    t.next_lore("warrior-run", "rogue-parry").draw()
    assert sorted(t.offers()) == ["card-and-token", "draw-two", "two-tokens"]
    assert t.pos.lore_hands[0] == [0]
    t.play("draw-two")
    assert sorted(t.offers()) == ["keep-lore rogue-parry", "keep-lore warrior-run"]
    assert t.why_not("keep-lore cleric-mend") == ["B18.12"]
    t.play("keep-lore rogue-parry")
    assert t.lore("S") == ["cleric-mend", "rogue-parry"]
    assert t.pos.view(1)["lore_discards"] == ["warrior-run"]


@rule("B18.5")
def test_a_card_and_a_token() -> None:
    t = table("S HBS r4c6", FAR_AWAY, lore=True).council("S", wizard=3).next_lore("warrior-run").draw().play("card-and-token")
    assert (t.lore("S"), t.tokens("S")) == (["warrior-run"], 1)


@rule("B18.6", "B21.3", "B22.7")
def test_two_tokens_and_no_personal_maximum() -> None:
    t = table("S HBS r4c6", FAR_AWAY, lore=True).goblet("S", 33).draw().play("two-tokens")
    assert t.tokens("S") == 35
    assert t.pos.pool == 1


@rule("B18.10")
def test_an_action_must_be_chosen_and_takes_what_there_is() -> None:
    t = table("S HBS r4c6", FAR_AWAY, lore=True).goblet("S", 36).draw()
    assert t.why_not("pass") == ["G4"]
    t.play("two-tokens")
    assert t.tokens("S") == 36
    empty = table("S HBS r4c6", FAR_AWAY, lore=True)
    empty.pos.lore_hands[1], empty.pos.lore_pile = empty.pos.lore_pile, []
    empty.draw().play("draw-two")
    assert empty.lore("S") == []


@rule("B18.7", "B18.8", "B35.35")
def test_the_last_banner_ends_the_game_in_the_middle_of_a_battle() -> None:
    t = table("S HBC r4c6", "P HBS r5c6 x1", "P HGB r5c7", goals=(1, 6)).combat("r4c6").dice("B R R").play("attack r4c6 r5c6")
    assert t.pos.is_over()
    standing = t.pos.standing()
    assert (standing.winners, standing.rule, standing.scores) == ([0], "B18.8", [1, 0])
    assert standing.ranks == [1, 2]
    with pytest.raises(IllegalMove):
        t.pos.play(0, 0)


@rule("B18.9", "EX33", "B21.13", "B21.14", "B21.26", "B33.50", "B35.12")
def test_the_order_of_the_draw_phase_and_the_hand_limit() -> None:
    t = table("S HBS r4c6", FAR_AWAY, terrain="magic-pentacle:S r4c6", lore=True)
    t.council("S", commander=2, wizard=2, cleric=1).lore_hand("S", "cleric-mend", "cleric-bless", "rogue-parry")
    t.next_lore("warrior-run", "wizard-portal").hand("S", "patrol-left", "rally").next_commands("leadership")
    t.play("command patrol-left")
    assert [entry["event"] for entry in t.told() if entry["event"] in ("tokens", "discarded", "drew")] == ["tokens", "discarded", "drew"]
    t.play("draw-two", "keep-lore wizard-portal")
    assert t.step == "HandLimit"
    assert len(t.offers()) == 4
    assert t.why_not("discard-lore warrior-run") == ["B21.14"]
    t.play("discard-lore cleric-bless")
    assert sorted(t.lore("S")) == ["cleric-mend", "rogue-parry", "wizard-portal"]
    assert t.asked == "P"
    t.pos.lore_hands[0].append(t.pos.lore_pile.pop())
    assert any("B35.12" in fault for fault in t.pos.invariants())


@rule("B18.13", "B24.23")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    t = table("S HBS r4c6", FAR_AWAY).hand("S", "patrol-left", "rally")
    t.pos.discards, t.pos.pile = t.pos.pile, []
    t.play("command patrol-left")
    assert t.told("shuffled")
    assert len(t.commands("S")) == 2
    assert t.pos.discards == []
    lore = table("S HBS r4c6", FAR_AWAY, lore=True)
    lore.pos.lore_discards, lore.pos.lore_pile = lore.pos.lore_pile, []
    lore.draw().play("card-and-token")
    assert len(lore.lore("S")) == 1
    assert len(lore.pos.lore_pile) == 59


@rule("B18.14", "B34.7", "B34.9")
def test_discards_are_public_and_ordered() -> None:
    t = table("S HBS r4c6", "P HBS r9c7", lore=True).hand("S", "patrol-left", "attack-left", "rally")
    t.hand("P", "patrol-left", "attack-left")
    t.play("command patrol-left", "two-tokens").play("command attack-left", "two-tokens").play("command attack-left")
    assert t.pos.view(None)["discards"] == ["patrol-left", "attack-left", "attack-left"]
    assert t.pos.view(0)["pile"] == len(t.pos.pile)
    assert "lore_out" not in t.pos.view(0)


@rule("B18.15")
def test_if_both_reach_their_number_the_active_camp_wins() -> None:
    t = table("S HBS r4c6", "P HBS r5c6", goals=(2, 2))
    t.pos.banners = vec[i64]([2, 2])
    t.turn_of("P")
    assert t.pos.check_victory()
    assert t.pos.winner == 1
    other = table("S HBS r4c6", "P HBS r5c6", goals=(2, 2))
    other.pos.banners = vec[i64]([2, 2])
    assert other.pos.check_victory()
    assert other.pos.winner == 0


@rule("B18.16")
def test_whoever_resigns_loses() -> None:
    t = table("S HBS r4c6", FAR_AWAY)
    t.pos.resign(0)
    assert t.pos.standing().winners == [1]
    assert t.pos.standing().rule == "B18.16"
    assert t.pos.is_over()
    t.pos.resign(1)
    assert t.pos.standing().winners == [1]


@rule("B18.17")
def test_camps_may_need_different_numbers() -> None:
    t = table("S HBS r4c6", "P HBS r5c6 x1", FAR_AWAY, goals=(2, 1)).combat("r4c6").dice("B R R").play("attack r4c6 r5c6")
    assert not t.pos.is_over()
    p = table("S HBS r4c6 x1", "S HBS r1c1", "P HBS r5c6", goals=(2, 1), turn="P").combat("r5c6").dice("B R R").play("attack r5c6 r4c6")
    assert p.pos.standing().winners == [1]


@rule("B18.18", "EX55", "B35.6")
def test_an_objective_counts_from_the_start_of_the_own_turn_until_left() -> None:
    t = table("S HGS r4c6", FAR_AWAY, extra=OBJECTIVE, goals=(6, 6))
    t.pos.banners[0] = 5
    fallen = {"owner": 1, "place": -1}
    for name in ("owner", "kind", "colour", "weapon", "place", "figures", "mark", "marker", "taker"):
        setattr(t.pos, name, vec[i64]([*getattr(t.pos, name), *[fallen.get(name, 0)] * 5]))
    t.movement("r4c6").play("move r4c6 r5c7")
    assert t.score("S") == 5
    assert t.asked == "P"
    driven = t.pos.copy()
    t.turn_of("S")
    t.new_turn()
    assert t.pos.standing().winners == [0]
    # Driven off before, the banner was never there; and one that was held is lost at once.
    driven.put(0, t.hex("r3c7"))
    driven.active = 0
    assert driven.score(0) == 5
    held = table("S HGS r5c7", FAR_AWAY, extra=OBJECTIVE)
    assert held.score("S") == 1
    held.movement("r5c7").play("move r5c7 r4c7")
    assert held.score("S") == 0
    dead = table("S HGS r5c7 x1", "S HBS r1c1", "P HBS r6c7", extra=OBJECTIVE)
    assert dead.score("S") == 1
    dead.turn_of("P")
    dead.combat("r6c7").dice("G R R").play("attack r6c7 r5c7")
    assert (dead.score("S"), dead.score("P")) == (0, 1)


@rule("B18.18")
@pytest.mark.parametrize(("camp", "other"), [("S", "P"), ("P", "S")])
def test_who_holds_an_objective_and_what_it_makes_is_told(camp: str, other: str) -> None:
    t = table(f"{camp} HBS r5c7", f"{other} HBS r1c1", extra=OBJECTIVE, turn=camp, goals=(3, 4))
    t.pos.objectives = [t.hex("r5c7"), 1, -1]
    (told,) = t.new_turn().told("objective-held")
    assert (told["camp"], told["banners"], told["total"], told["goal"]) == ((0, 1, 1, 3) if camp == "S" else (1, 1, 1, 4))


@rule("B35.5", "B35.6")
def test_every_unit_is_on_the_board_or_on_a_track() -> None:
    t = table("S HBS r4c6", "P HBS r5c6 x1", FAR_AWAY).combat("r4c6").dice("B R R").play("attack r4c6 r5c6")
    t.sound()
    t.pos.banners[0] = 2
    assert any("B35.6" in fault for fault in t.pos.invariants())
    t.pos.banners[0] = 1
    t.pos.taker[t.unit("r4c6")] = 1
    assert any("B35.5" in fault for fault in t.pos.invariants())
