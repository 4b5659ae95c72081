"""B24 Epic BattleLore."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.battlelore import GAME
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import C_TACTIC, COMMAND_IDS
from tafelrunde.testing import rule
from tests.battlelore.recorded import OLD, depends_on_rules
from tests.battlelore.table import Table, convened, game, table
from tests.records import paths, read

FAR_AWAY = "P HBS r17c13"
OBJECTIVE = '[[objective]]\nat = "r5c7"\nbanners = 1'
UNITS = ("S HBS r3c1", "S HBS r3c2", "S HBS r3c3", "S HBS r5c1", "S HGB r3c7", FAR_AWAY)


def epic(*units: str, **more: Any) -> Table:
    t = table(*(units or UNITS), epic=True, **more)
    return t.hand("S", "patrol-left", "attack-left", "leadership", "advance-left", "scout-left").rack(
        "scouting-line", "patrol-center", "rally"
    )


@rule("B24.2", "B24.3", "B24.4")
def test_the_set_up_follows_the_base_rules_with_a_bigger_pool() -> None:
    t = game("long-field")
    assert t.step == "Councils"
    assert t.pos.pool_size == 55
    for who in ("S", "P"):
        t.play("raise commander", "raise wizard", "confirm", who=who)
    t.keep(1)
    cards = t.pos.pile + t.pos.rack + [card for hand in t.pos.hands for card in hand]
    assert len(cards) == 60


@rule("B24.5", "B24.6", "B24.7", "B24.8", "B34.6")
def test_the_epic_holder_is_open_and_shared() -> None:
    t = epic()
    for seat in (0, 1, None):
        assert t.pos.view(seat)["rack"] == ["scouting-line", "patrol-center", "rally"]
    assert "rack scouting-line" in t.offers()
    other = epic(turn="P")
    assert (other.asked, "rack scouting-line" in other.offers()) == ("P", True)
    plain = table("S HBS r4c6", "P HBS r9c1")
    assert plain.pos.rack == []
    assert plain.why_not("rack rally") == ["B5.5"]


@rule("B24.9", "B24.13")
def test_landmarks_and_lairs_on_rows_four_to_eight() -> None:
    t = convened("commander wizard wizard wizard CHG", "commander", scenario="long-field").keep(0)
    assert t.step == "PlaceLandmarks"
    assert {t.pos._board.row[t.hex(text.split()[2])] for text in t.offers()} == {4, 5, 6, 7, 8}
    assert t.why_not("place-landmark magic-pentacle r3c6") == ["B24.9"]
    t.play("place-landmark magic-pentacle r7c6")
    assert t.step == "PlaceCreature"
    assert {t.pos._board.row[t.hex(text.split()[1])] for text in t.offers()} == {4, 5, 6, 7, 8}


@rule("B24.10", "B24.11")
def test_the_greener_camp_begins_and_ties_are_diced() -> None:
    from tests.battlelore.table import scenario_file

    def begins(*units: str, seed: int = 1) -> int:
        text = scenario_file(list(units), epic=True).replace('first = "standard"', 'first = "most-green"')
        return game(text, seed=seed).pos.order[0]

    assert begins("S HBS r3c1", "P HGB r15c1") == 1
    assert begins("S HGB r3c1", "S HGS r3c2", "P HGB r15c1") == 0
    winners = {begins("S HGB r3c1", "P HGB r15c1", seed=seed) for seed in range(12)}
    assert winners == {0, 1}
    text = scenario_file(["S HGB r3c1", "P HGB r15c1"], epic=True).replace('first = "standard"', 'first = "most-green"')
    tied = game(text)
    assert tied.pos.log is not None
    rolls = tied.told("green-rolled")
    assert [entry["seat"] for entry in rolls[:2]] == [0, 1]
    assert all(0 <= int(str(entry["helmets"])) <= 6 for entry in rolls)


@rule("B24.14")
def test_a_scenario_may_name_the_first_player() -> None:
    t = table("S HBS r3c1", "P HGB r15c1", "P HGB r15c2", epic=True)
    assert t.pos.order[0] == 0


@rule("B24.12", "B24.21", "B24.22", "EX39", "B35.13")
def test_a_holder_of_tactic_cards_only_is_renewed() -> None:
    from tafelrunde.games.battlelore.command.piles import fill_rack

    t = epic().rack()
    t.next_commands("rally", "battle-lust", "green-banners", "blue-banners", "red-banners", "mounted-charge", "patrol-left", "attack-left")
    t.next_commands("rally", "battle-lust", "green-banners", "blue-banners", "red-banners", "mounted-charge", "patrol-right")
    fill_rack(t.pos)
    assert [COMMAND_IDS[card] for card in t.pos.rack[:1]] == ["patrol-right"]
    assert len(t.pos.rack) == 3
    assert len(t.told("rack-cleared")) == 2
    assert any(not C_TACTIC[card] for card in t.pos.rack)
    bad = epic().rack("rally", "battle-lust", "green-banners")
    assert any("B35.13" in fault for fault in bad.pos.invariants())
    for seed in range(30):
        start = table("S HBS r3c1", FAR_AWAY, epic=True)
        start.pos.pile.sort(key=lambda card: (seed * 7919 + card * 104729) % 61)
        start.rack()
        fill_rack(start.pos)
        assert any(not C_TACTIC[card] for card in start.pos.rack)


@rule("B24.15", "B24.16", "B24.30", "B24.31", "EX37", "B33.22")
def test_two_section_cards_from_different_holders() -> None:
    t = epic().rack("scout-left", "patrol-center", "rally")
    t.play("command patrol-left")
    assert t.why_not("command attack-left") == ["B24.16"]
    assert t.why_not("rack rally") == ["B24.15"]
    t.play("rack scout-left")
    assert t.step == "OrderPhase"
    t.play("order r3c1 left")
    assert t.why_not("order r3c1 left") == ["B6.3"]
    t.play("order r3c2 left", "order r3c3 left")
    assert t.ordered() == {"r3c1", "r3c2", "r3c3"}
    assert t.step == "MovementPhase"


@rule("B24.17")
def test_one_section_card_from_either_holder() -> None:
    own = epic().play("command patrol-left", "done")
    assert own.pos.view(None)["played"] == ["patrol-left"]
    shared = epic().play("rack patrol-center", "done")
    assert shared.pos.view(None)["played_from_rack"] == ["patrol-center"]


@rule("B24.18", "B24.20")
def test_a_single_tactic_card_from_either_holder() -> None:
    own = epic().play("command leadership")
    assert own.step == "OrderPhase"
    shared = epic().dice("F F F F F").play("rack rally")
    assert shared.step == "OrderPhase"
    second = epic().play("rack patrol-center")
    assert second.why_not("command leadership") == ["B24.15"]
    assert second.why_not("rack scouting-line") == ["B24.16"]


@rule("B24.19")
def test_lore_cards_go_with_or_instead_of_command_cards() -> None:
    t = epic(lore=True).council("S", warrior=1, cleric=1).lore_hand("S", "warrior-field-command", "cleric-mend").goblet("S", 20)
    assert "lore warrior-field-command" in t.offers()
    t.play("rack patrol-center")
    assert t.why_not("lore warrior-field-command") == ["B24.20"]
    t.play("done")
    assert t.step == "Window"


@rule("B24.24", "B24.25", "B24.26", "B24.27")
def test_the_own_holder_is_refilled_first_then_the_epic_one() -> None:
    t = epic().next_commands("battle-lust", "attack-right").play("command patrol-left", "rack scouting-line").until("CommandPhase")
    assert t.commands("S")[-1] == "battle-lust"
    assert t.pos.view(None)["rack"][-1] == "attack-right"
    assert len(t.commands("S")) == 5
    names = [entry["event"] for entry in t.told() if entry["event"] in ("discarded", "drew", "rack-filled")]
    assert names[:4] == ["discarded", "discarded", "drew", "rack-filled"]
    only = epic().next_commands("attack-right").play("rack patrol-center", "done").until("CommandPhase")
    assert len(only.commands("S")) == 5
    assert only.told("drew") == []


@rule("B24.28", "B24.29", "EX38")
def test_only_the_own_holder_counts() -> None:
    units = [f"S HBS r{row}c{c}" for row in (3, 5) for c in (1, 2, 3, 4)]
    shared = epic(*units, FAR_AWAY).rack("advance-left", "patrol-center", "rally").play("rack advance-left", "done")
    assert shared.pos.stack[-1].quota == [5, 0, 0]  # type: ignore[attr-defined]
    own = epic(*units, FAR_AWAY).play("command advance-left", "done")
    assert own.pos.stack[-1].quota == [5, 0, 0]  # type: ignore[attr-defined]


@rule("B24.32")
def test_two_scouts_draw_only_two_cards() -> None:
    t = epic().rack("scout-center", "patrol-center", "rally").play("command scout-left", "rack scout-center").until("Scouting")
    assert len(t.pos.drawn) == 2
    t.play(t.offers()[0])
    assert len(t.commands("S")) == 5


@rule("B24.33")
def test_a_scout_of_the_epic_holder_fills_the_epic_holder() -> None:
    t = epic().rack("scout-center", "patrol-center", "rally").next_commands("attack-right", "battle-lust")
    t.play("rack scout-center", "done").until("Scouting").play("keep attack-right")
    assert "attack-right" in t.pos.view(None)["rack"]
    assert len(t.commands("S")) == 5
    assert t.pos.view(None)["discards"][-1] == "battle-lust"


@rule("B24.34", "B24.35")
def test_battle_lust_gives_two_dice_and_spares_the_holder() -> None:
    t = epic("S HBS r5c7", "S HBS r2c2", "P HRS r6c7", FAR_AWAY).rack("scouting-line", "battle-lust", "patrol-center")
    t.dice("B F F F F").play("rack battle-lust").play("order r5c7 anywhere").until("CombatPhase").dice("G G G G G").play("attack r5c7 r6c7")
    assert t.dice_rolled() == 5
    t.until("CommandPhase")
    assert t.pos.discards == []
    assert t.pos.view(None)["rack"][:2] == ["scouting-line", "patrol-center"]


@rule("B24.36", "B33.26")
def test_counter_attack_repeats_one_of_two_section_cards() -> None:
    t = epic("S HBS r3c1", "S HBS r3c7", "P HBS r15c1", "P HBS r15c7").rack("patrol-center", "scouting-line", "rally")
    t.hand("P", "counter-attack", "patrol-right").play("command patrol-left", "rack patrol-center").until("CommandPhase")
    t.play("command counter-attack")
    assert sorted(t.offers()) == ["copy patrol-center", "copy patrol-left"]
    assert t.why_not("copy rally") == ["B24.36"]
    t.play("copy patrol-left")
    assert t.offered("order") == ["order r15c1 right"]


@rule("B24.37", "B24.38", "EX56", "B24.50")
def test_leadership_orders_more_units_with_a_die_each() -> None:
    units = ("S HRS r5c7", "S HBS r3c2", "S HBS r3c4", "S HBS r3c6", "P HRS r6c7", FAR_AWAY)
    t = epic(*units, lore=True, terrain="wooded r5c7").council("S", commander=2).rack("leadership", "patrol-center", "rally")
    t.play("rack leadership", "order r5c7 anywhere", "order r3c2 anywhere", "order r3c4 anywhere")
    assert t.step == "MovementPhase"
    t.until("CombatPhase").dice("G G G").play("attack r5c7 r6c7")
    assert t.dice_rolled() == 3
    t.until("CommandPhase")
    assert len(t.commands("S")) == 5
    # Without a council the Commander's level is read from the hand: five cards, level two.
    plain = epic(*units).rack("leadership", "patrol-center", "rally").play("rack leadership")
    assert plain.pos.stack[-1].spare == 3  # type: ignore[attr-defined]


@rule("B24.39", "EX41")
def test_tokens_only_in_melee() -> None:
    t = epic("S HGB r5c7", "S HGB r5c2", "P HBS r8c7", "P HBS r6c2", lore=True).combat("r5c7", "r5c2").dice("L B").play("attack r5c7 r8c7")
    assert t.tokens("S") == 0
    t.dice("L R").play("attack r5c2 r6c2")
    assert t.tokens("S") == 1


@rule("B24.40", "B24.41", "B24.42", "B24.45", "B33.25")
def test_false_orders_in_epic() -> None:
    t = epic(lore=True).council("P", rogue=1).lore_hand("P", "rogue-false-orders").goblet("P", 5)
    t.hand("S", "patrol-left", "attack-left").play("rack scouting-line", "command patrol-left")
    t.play("lore rogue-false-orders")
    assert "scouting-line" in t.pos.view(None)["rack"]
    assert t.pos.view(None)["played"] == ["attack-left"]
    assert "patrol-left" in t.commands("S")
    assert t.step == "SecondSection"
    assert sorted(t.offers()) == ["done", "rack patrol-center", "rack scouting-line"]
    assert t.why_not("rack rally") == ["B24.42"]
    assert t.why_not("rack attack-left") == ["B24.8"]
    t.play("rack scouting-line")
    assert t.pos.stack[-1].quota == [4, 1, 1]  # type: ignore[attr-defined]


@rule("B24.43", "B24.44")
def test_assault_gains_no_tokens_this_turn() -> None:
    t = epic("S HBS r5c7", "P DBS r6c7", FAR_AWAY, lore=True).council("S", warrior=1).lore_hand("S", "warrior-assault").goblet("S", 13)
    t.play("lore warrior-assault", "order r5c7 anywhere").until("CombatPhase").dice("L L R R").play("attack r5c7 r6c7")
    assert t.tokens("S") == 0
    t.dice("L R R").play("battle-back")
    assert t.tokens("P") == 1
    t.until("CommandPhase")
    assert list(t.pos.effects) == []


@rule("B24.46")
def test_a_creature_stores_nothing_from_ranged_rolls() -> None:
    t = epic("S CSP r5c7", "P HBS r7c7", FAR_AWAY, lore=True).combat("r5c7").dice("L L R").play("web r5c7 r7c7")
    assert sorted(t.offers()) == ["goblet", "power web"]
    assert t.why_not("store") == ["B20.37"]
    t.play("power web")
    assert t.told("web-put")
    assert t.tokens("S") == 0
    assert t.pos.clashes == []


@rule("B24.47", "B24.48", "B24.49", "EX40")
@pytest.mark.parametrize(("own", "other", "won"), [(7, 6, False), (7, 5, True), (8, 6, True), (8, 7, False), (9, 8, True), (6, 0, False)])
def test_seven_banners_with_a_lead_of_two_or_nine(own: int, other: int, won: bool) -> None:
    t = table("S HBS r3c1", FAR_AWAY, epic=True, goals=(7, 7))
    t.pos.banners = vec[i64]([own, other])
    assert t.pos.check_victory() == won
    assert not won or t.pos.standing().rule == "B24.49"


@rule("B24.49")
def test_a_scenario_may_give_other_numbers() -> None:
    t = table("S HBS r3c1", FAR_AWAY, epic=True, goals=(3, 3))
    t.pos.banners = vec[i64]([3, 1])
    assert t.pos.check_victory()


@rule("B24.39", "B20.13")
def test_a_creature_shot_down_gives_no_token_in_epic() -> None:
    def shot(epic: bool) -> Table:
        t = table("S HGB r3c7", "P CSP r6c7", "P HBS r9c13", epic=epic, lore=True)
        t.combat("r3c7").dice("B B B").play("attack r3c7 r6c7")
        assert t.banners("S") == 1
        return t

    assert shot(epic=False).tokens("S") == 1
    assert shot(epic=True).tokens("S") == 0
    near = table("S HBS r4c6", "P CSP r5c6", "P HBS r9c13", epic=True, lore=True).combat("r4c6")
    near.dice("B R R B").play("attack r4c6 r5c6")
    assert (near.banners("S"), near.tokens("S")) == (1, 1)


@rule("B24.39")
def test_a_game_begun_under_rules_1_keeps_the_token() -> None:
    """Running games finish by the rules they began with; their records lead elsewhere under newer ones."""
    for rules, tokens in ((1, 1), (2, 0)):
        t = table("S HGB r3c7", "P CSP r6c7", "P HBS r9c13", epic=True, lore=True)
        t.pos.rules = rules
        t.combat("r3c7").dice("B B B").play("attack r3c7 r6c7")
        assert t.tokens("S") == tokens
    old = [path for path in paths("battlelore", older=True) if path.parent.name == "rules-1"]
    assert len(old) == OLD.games
    for path in old:
        record = read(path)
        assert record.version == 1
        assert depends_on_rules(record)


@rule("B24.47", "B24.48", "B26.31")
def test_an_own_epic_field_without_numbers_takes_those_of_epic() -> None:
    text = """id = "field"
mark = "designed"
board = "epic"
lore = false
first = "most-green"
[name]
en = "Field"
de = "Feld"
"""
    epic = GAME.new(("standard", "pennant"), 1, {"scenario": text, "army": "improvised"})
    assert isinstance(epic, BattleLore)
    assert (list(epic.goals), epic.lead, epic.ceiling) == ([7, 7], 2, 9)
    plain = GAME.new(("standard", "pennant"), 1, {"scenario": text.replace("epic", "standard"), "army": "improvised"})
    assert isinstance(plain, BattleLore)
    assert (list(plain.goals), plain.lead, plain.ceiling) == ([6, 6], 0, 0)
    other = GAME.new(
        ("standard", "pennant"), 1, {"scenario": f"lead = 0\n{text}[banners]\nstandard = 4\npennant = 5\n", "army": "improvised"}
    )
    assert isinstance(other, BattleLore)
    assert (list(other.goals), other.lead, other.ceiling) == ([4, 5], 0, 0)


@rule("B33.7", "B35.35", "B18.18")
def test_losing_an_objective_can_decide_the_game_at_once() -> None:
    def leading(lead: int) -> Table:
        t = table("S HBS r5c7", "S HBS r1c1", "P HBS r15c1", epic=True, goals=(7, 7), extra=OBJECTIVE).new_turn()
        assert t.score("S") == 1
        t.pos.banners = vec[i64]([5, 5 + lead])
        return t.movement("r5c7")

    # The Pennants have seven against six; when the objective is left they lead by two.
    t = leading(2).play("move r5c7 r6c7")
    assert (t.pos.winner, t.pos.stack, t.pos.end_rule) == (1, [], "B24.49")
    open_still = leading(1).play("move r5c7 r6c7")
    assert open_still.pos.winner < 0
