"""B4 Turn sequence, B5 Command phase, B6 Order phase, and every Command card."""

from __future__ import annotations

import pytest

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.games.battlelore import GAME
from tafelrunde.games.battlelore.command.order_phase import OrderPhase
from tafelrunde.games.battlelore.components import COMMAND
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.words import ORDERED
from tafelrunde.testing import rule
from tests.battlelore.table import Table, table

LINE = ("S HBS r2c2", "S HGB r2c6", "S HRC r2c11", "P HBS r8c2", "P HGB r8c6", "P HRC r8c11")


def orders_in(t: Table) -> set[str]:
    return {text.removeprefix("order ") for text in t.offered("order")}


@rule("B4.1", "B4.2", "B4.3", "B4.4", "B4.5", "B4.6", "B4.7", "B18.1", "B18.2", "B5.5")
def test_a_turn_has_five_phases_in_order() -> None:
    t = table("S HGS r4c6", "P HBS r6c6", "P HBS r9c1").hand("S", "patrol-center", "patrol-left", "attack-right", "rally")
    t.next_commands("leadership")
    assert (t.asked, t.step) == ("S", "CommandPhase")
    assert t.why_not("done") == ["B5.5"]
    assert t.why_not("move r4c6 r5c6") == ["G4"]
    t.play("command patrol-center")
    assert t.step == "OrderPhase"
    t.play("order r4c6 center")
    assert t.step == "MovementPhase"
    t.play("move r4c6 r5c6")
    assert t.step == "CombatPhase"
    t.dice("R R").play("attack r5c6 r6c6")
    assert (t.asked, t.step) == ("P", "CommandPhase")
    assert sorted(t.commands("S")) == sorted(["patrol-left", "attack-right", "rally", "leadership"])
    assert t.pos.view(None)["discards"] == ["patrol-center"]


@rule("B4.8")
def test_no_movement_after_the_first_battle() -> None:
    t = table("S HBS r4c6", "S HGS r4c2", "P HBS r5c6").combat("r4c6", "r4c2")
    assert t.offered("move") == []
    assert t.why_not("move r4c2 r5c2") == ["G4"]
    t.dice("R R R").play("attack r4c6 r5c6")
    assert t.asked == "P"


@rule("B4.9", "B21.8", "B21.9", "B21.7", "B35.32")
def test_one_lore_card_in_each_turn_of_either_camp() -> None:
    t = table("S HBS r4c6 x2", "P HBS r5c6", lore=True).council("S", cleric=2, warrior=2)
    t.lore_hand("S", "cleric-mend", "warrior-strength").goblet("S", 9).hand("S", "patrol-center", "patrol-left")
    t.play("command patrol-center")
    t.dice("R R").play("lore-at cleric-mend r4c6")
    t.play("order r4c6 center").passes()
    t.until("CombatPhase")
    t.dice("R R R").play("attack r4c6 r5c6")
    assert t.pos.lore_played == 1
    assert "lore-at warrior-strength r4c6" not in t.offers()
    # In the enemy's turn the same player may react again.
    t.turn_of("P")
    t.lore_hand("S", "warrior-agility").goblet("S", 3).combat("r5c6").play("attack r5c6 r4c6")
    assert (t.asked, t.step) == ("S", "Window")
    t.dice("B F F").play("lore warrior-agility")
    assert t.pos.lore_played == 1


@rule("B4.10", "B18.18", "B34.22")
def test_start_of_turn_effects_come_first() -> None:
    extra = '[[objective]]\nat = "r5c7"\nbanners = 1'
    t = table("S HBS r5c7 x2 poisoned", "P HBS r9c1", "P CSP r9c9", extra=extra, lore=True, goals=(3, 3))
    t.pos.add_effect(5, t.unit("r5c7"), 1, 3)
    t.pos.objectives = [t.hex("r5c7"), 1, -1]
    t.dice("F").new_turn()
    names = [entry["event"] for entry in t.told()]
    assert names.index("turn-began") < names.index("objective-held") < names.index("poison-ended")
    assert t.score("S") == 1
    assert list(t.pos.effects) == []
    assert t.step == "CommandPhase"


@rule("B5.1", "B6.2", "B7.4", "B8.4")
def test_only_ordered_units_move_and_battle_and_they_need_not() -> None:
    t = table("S HBS r4c6", "S HBS r4c7", "P HBS r5c6").movement("r4c6")
    assert t.why_not("move r4c7 r4c8") == ["B6.2"]
    assert t.offered("move r4c7") == []
    t.play("end")
    assert t.why_not("attack r4c7 r5c6") == ["B6.2"]
    assert t.offers() == ["end", "attack r4c6 r5c6"]
    t.play("end")
    assert t.asked == "P"


@rule("B5.2")
@pytest.mark.parametrize("card", [card for card in COMMAND if not card.tactic], ids=lambda card: card.id)
def test_every_section_card_orders_its_numbers(card: object) -> None:
    """Six units in each section: as many can be ordered as the card says, and no more."""
    from tafelrunde.games.battlelore.components import CommandCard

    assert isinstance(card, CommandCard)
    columns = {"left": (1, 2, 3), "center": (5, 6, 7), "right": (10, 11, 12)}
    units = [f"S HGS r{row}c{c}" for row in (2, 4) for section in columns.values() for c in section]
    t = table(*units, "P HBS r9c7").hand("S", card.id, "rally", "leadership", "patrol-left")
    t.play(f"command {card.id}")
    for section, places in columns.items():
        wanted = card.orders.get(section, 0)
        wanted = 4 if wanted < 0 else wanted
        taken = 0
        for c in places:
            for row in (2, 4):
                if f"order r{row}c{c} {section}" in t.offers():
                    t.play(f"order r{row}c{c} {section}")
                    taken += 1
        assert taken == wanted, section
    assert len(t.ordered()) == sum(4 if number < 0 else number for number in card.orders.values())


@rule("EX1", "B6.4")
def test_a_unit_on_a_shared_hex_is_ordered_from_either_section() -> None:
    units = ("S HBS r4c4", "S HBS r5c4", "S HBS r5c5", "P HBS r9c7")
    assert orders_in(table(*units).orders("patrol-left")) == {"r4c4 left", "r5c4 left"}
    assert orders_in(table(*units).orders("patrol-center")) == {"r4c4 center", "r5c5 center"}
    assert table(*units).orders("patrol-right").asked == "P"
    t = table("P HBS r4c4", "P HBS r5c4", "S HBS r1c1", turn="P")
    assert orders_in(t.orders("patrol-right")) == {"r4c4 right", "r5c4 right"}
    assert orders_in(table("P HBS r4c4", "S HBS r1c1", turn="P").orders("patrol-center")) == {"r4c4 center"}


@rule("EX2", "B5.4", "B6.5")
def test_for_each_command_card_and_surplus_orders_are_lost() -> None:
    t = table("S HBS r3c6", "S HBS r3c8", "S HBS r3c2", "P HBS r9c7").hand("S", "advance-center", "rally", "patrol-left", "leadership")
    t.play("command advance-center")
    phase = t.pos.stack[-1]
    assert phase.quota == [0, 4, 0]  # type: ignore[attr-defined]
    t.play("order-all")
    assert t.ordered() == {"r3c6", "r3c8"}
    assert t.step == "MovementPhase"


@rule("B5.3", "B6.10")
@pytest.mark.parametrize(("card", "units"), [("green-banners", "HGB HGS HGC"), ("blue-banners", "HBS HBC GBH"), ("red-banners", "HRS HRC")])
def test_colour_cards_order_units_of_their_colour_anywhere(card: str, units: str) -> None:
    places = ("r2c2", "r2c6", "r2c11")
    own = [f"S {unit} {place}" for unit, place in zip(units.split(), places, strict=False)]
    others = [f"S {unit} r4c{column}" for unit, column in (("HGB", 1), ("HBS", 6), ("HRC", 12)) if unit[1] != card[0].upper()]
    t = table(*own, *others, "P HBS r9c7").hand("S", card, "rally", "leadership", "battle-lust").play(f"command {card}")
    assert orders_in(t) == {f"{place} anywhere" for place in places[: len(own)]}
    for other in others:
        assert t.why_not(f"order {other.split()[2]} anywhere") == ["B6.10"]


@rule("B5.4", "B6.5")
def test_a_colour_card_orders_as_many_units_as_command_cards_are_held() -> None:
    t = table(*LINE, "S HBS r4c6", "S HBS r4c7").hand("S", "blue-banners", "rally").play("command blue-banners")
    t.play("order r2c2 anywhere", "order r4c6 anywhere")
    assert (t.step == "OrderPhase" and t.why_not("order r4c7 anywhere") == ["B6.5"]) or t.ordered() == {"r2c2", "r4c6"}


@rule("B5.6")
def test_a_lore_card_alongside_is_played_with_the_command_card() -> None:
    t = table("S HBS r4c6 x2", "P HBS r9c6", lore=True).council("S", cleric=1)
    t.lore_hand("S", "cleric-mend").goblet("S", 3).hand("S", "patrol-center", "patrol-left")
    assert t.why_not("lore-at cleric-mend r4c6") == ["B21.4"]
    t.play("command patrol-center")
    assert (t.step, t.asked) == ("Window", "S")
    t.dice("B L").play("lore-at cleric-mend r4c6")
    assert t.figures("r4c6") == 4
    assert t.step == "OrderPhase"


@rule("B5.7")
def test_a_card_that_orders_nobody_leads_to_the_draw_phase() -> None:
    t = table("S HBS r3c6", "P HBS r9c7").hand("S", "patrol-left", "rally").next_commands("leadership")
    t.play("command patrol-left")
    assert (t.asked, t.step) == ("P", "CommandPhase")
    assert t.commands("S") == ["rally", "leadership"]


@rule("B5.8")
def test_the_card_lies_open_until_the_draw_phase() -> None:
    t = table("S HBS r3c6", "S HBS r3c7", "P HBS r9c7").hand("S", "patrol-center", "rally")
    t.play("command patrol-center")
    for seat in (0, 1, None):
        assert t.pos.view(seat)["played"] == ["patrol-center"]
    assert t.told("card-played")


@rule("B5.9", "B5.12")
def test_a_lore_card_in_lieu_leaves_the_hand_and_cannot_be_repeated() -> None:
    t = table("S HBS r3c6", "S HBS r3c7", "P HBS r9c7", "P HBS r8c7", lore=True).council("S", warrior=1)
    t.lore_hand("S", "warrior-field-command").goblet("S", 6).hand("S", "patrol-left", "rally")
    t.hand("P", "counter-attack", "patrol-right")
    t.play("lore warrior-field-command", "order-all").play("end")
    assert t.step == "LoreAction"
    t.play("two-tokens")
    assert t.commands("S") == ["patrol-left", "rally"]
    assert t.asked == "P"
    t.play("command counter-attack")
    assert t.told("ordered")[-1]["hex"] in (t.hex("r3c6"), t.hex("r3c7"))
    assert t.step in ("LoreAction", "CommandPhase")


@rule("B5.10", "B33.47", "B34.21")
@pytest.mark.parametrize("card", ["scout-left", "scout-center", "scout-right"])
def test_a_scout_draws_two_and_keeps_one(card: str) -> None:
    t = table("S HBS r3c6", "P HBS r9c7").hand("S", card, "rally").next_commands("leadership", "battle-lust")
    t.play(f"command {card}").until("Scouting")
    assert sorted(t.offers()) == ["keep battle-lust", "keep leadership"]
    assert t.pos.view(1)["hand"]["drawn"] == []
    assert t.pos.view(1)["drawn"] == 2
    t.play("keep battle-lust")
    assert t.commands("S") == ["rally", "battle-lust"]
    assert t.pos.view(1)["discards"] == [card, "leadership"]


@rule("B5.11")
def test_counter_attack_repeats_the_same_stretch_of_the_board() -> None:
    t = table(*LINE).hand("P", "counter-attack", "rally").hand("S", "patrol-left", "counter-attack")
    t.play("command patrol-left")
    t.until("CommandPhase")
    t.play("command counter-attack")
    # The Standards' left is the Pennants' right: r8c2.
    assert t.told("copied")[-1]["card"] is not None
    assert orders_in(t) == {"r8c2 right"}
    t.until("CommandPhase")
    t.play("command counter-attack")
    assert orders_in(t) == {"r2c2 left"}


@rule("B5.12")
def test_counter_attack_without_a_card_to_repeat_orders_nobody() -> None:
    t = table(*LINE).hand("S", "counter-attack", "rally")
    t.play("command counter-attack")
    assert (t.asked, t.step) == ("P", "CommandPhase")
    assert t.told("ordered") == []


@rule("B6.1", "B6.6", "B6.7", "B34.3")
def test_orders_are_named_after_the_card_and_are_public() -> None:
    t = table("S HBS r3c6", "S HBS r3c7", "S HBS r3c8", "P HBS r9c7").orders("patrol-center")
    t.play("order r3c6 center", "done")
    assert t.ordered() == {"r3c6"}
    assert t.step == "MovementPhase"
    shown = next(place for place in t.pos.view(None)["places"] if place["id"] == t.hex("r3c6"))["pieces"][0]
    assert (shown["ordered"], shown["from"]) == (True, "center")
    none = table("S HBS r3c6", "S HBS r3c7", "P HBS r9c7").orders("patrol-center").play("done")
    assert none.asked == "P"
    assert none.why_not("order r9c7 center") == ["G4"]


@rule("B6.3", "B35.14")
def test_a_unit_is_ordered_only_once() -> None:
    t = table("S HBS r4c4", "S HBS r3c7", "P HBS r9c7").orders("general-advance").play("order r4c4 left")
    assert t.why_not("order r4c4 center") == ["B6.3"]
    assert "order r4c4 center" not in t.offers()


@rule("B6.8")
def test_the_section_is_where_the_unit_stands_when_ordered() -> None:
    t = table("S HGC r3c4", "S HGS r3c5", "P HBS r9c7").orders("patrol-left")
    assert t.why_not("order r3c5 left") == ["B6.8"]
    t = table("S HGC r3c4", "S HGS r3c3", "P HBS r9c7").orders("patrol-left").play("order r3c4 left", "order r3c3 left")
    t.play("move r3c4 r3c7")
    assert t.marked("r3c7", ORDERED)


@rule("B6.9")
def test_a_shared_unit_uses_an_order_of_the_section_it_is_assigned_to() -> None:
    t = table("S HBS r4c4", "S HBS r3c2", "S HBS r3c6", "P HBS r9c7").orders("scouting-line")
    t.play("order r4c4 left")
    assert t.why_not("order r3c2 left") == ["B6.5"]
    assert "order r3c6 center" in t.offers()
    other = table("S HBS r4c4", "S HBS r3c2", "S HBS r3c6", "P HBS r9c7").orders("scouting-line").play("order r4c4 center")
    assert other.why_not("order r3c6 center") == ["B6.5"]
    assert "order r3c2 left" in other.offers()


@rule("B6.11", "B19.1", "B16.1")
def test_passive_traits_need_no_order() -> None:
    t = table("S HBS r4c6", "P DBS r5c6").combat("r4c6")
    t.dice("F R R").play("attack r4c6 r5c6")
    assert t.asked == "P"
    t.play("ignore 1")
    assert t.step == "BattleBack"


# The Tactic cards.


@rule("B5.3", "B20.5")
def test_mounted_charge_orders_four_mounted_units_with_a_die_more_in_melee() -> None:
    riders = [f"S HBC r3c{c}" for c in (3, 5, 6, 8, 10)]
    t = table(*riders, "S HBS r2c2", "S CSP r2c9", "P HBS r4c5", "P HBS r9c1").hand("S", "mounted-charge", "rally")
    t.play("command mounted-charge")
    assert t.why_not("order r2c2 anywhere") == ["B6.10"]
    assert t.why_not("order r2c9 anywhere") == ["B6.10"]
    for c in (3, 5, 6, 8):
        t.play(f"order r3c{c} anywhere")
    assert t.step == "MovementPhase"
    t.play("end")
    t.dice("R R R R").play("attack r3c5 r4c5")
    assert t.dice_rolled() == 4


@rule("B5.3")
def test_foot_onslaught_moves_a_hex_farther_and_still_battles_in_melee() -> None:
    t = table("S HBS r3c6", "S HGB r3c8", "S HBC r2c6", "S HBS r3c2", "P HBS r6c6", "P HBS r7c8").hand("S", "foot-onslaught", "rally")
    t.play("command foot-onslaught")
    assert sorted(t.offers()) == ["choose center", "choose left", "choose right"]
    assert t.why_not("done") == ["B5.3"]
    t.play("choose center")
    assert t.why_not("order r2c6 anywhere") == ["B6.10"]
    assert t.why_not("order r3c2 anywhere") == ["B6.8"]
    t.play("order-all")
    t.play("move r3c6 r5c6", "move r3c8 r6c8")
    assert t.step == "CombatPhase"
    # Blue foot moved two hexes and may battle; the bow moved three and may only battle in melee.
    assert t.offered("attack") == ["attack r5c6 r6c6", "attack r6c8 r7c8"]
    far = table("S HGB r3c8", "S HBS r3c6", "P HBS r8c8").hand("S", "foot-onslaught", "rally").play("command foot-onslaught")
    far.play("choose center", "order-all", "move r3c8 r6c8", "end")
    assert far.asked == "P"


@rule("B5.3")
def test_darken_the_sky_lets_missile_units_fire_twice_without_moving() -> None:
    t = table("S HGB r4c6", "S DGX r4c2", "S HBS r4c9", "P HBS r7c7", "P HBS r5c2", "P HGB r6c7").hand("S", "darken-the-sky", "rally")
    t.play("command darken-the-sky")
    assert t.why_not("order r4c9 anywhere") == ["B6.10"]
    t.play("order-all")
    assert t.step == "CombatPhase"
    t.dice("R R").play("attack r4c6 r7c7")
    t.dice("R R").play("attack r4c6 r7c7")
    assert t.why_not("attack r4c6 r6c7") == ["B8.2"]
    # The crossbow has an adjacent enemy: one attack on it.
    assert t.offered("attack") == ["attack r4c2 r5c2"]
    t.dice("R R").play("attack r4c2 r5c2")
    assert t.asked == "P"


@rule("B5.3")
def test_leadership_orders_one_unit_with_two_dice_more() -> None:
    t = table("S HBS r4c6", "S HBS r4c2", "P HBS r5c6").hand("S", "leadership", "rally").play("command leadership")
    t.play("order r4c6 anywhere")
    assert t.ordered() == {"r4c6"}
    assert t.step == "MovementPhase"
    t.until("CombatPhase", "Scouting")
    t.dice("R R R R R").play("attack r4c6 r5c6")
    assert t.dice_rolled() == 5


@rule("B5.3", "B12.6")
def test_battle_lust_orders_by_dice_and_shuffles_the_piles() -> None:
    t = table("S HBS r4c6", "S HBS r4c2", "S HGB r2c8", "S HRC r2c10", "P HBS r5c6", lore=True)
    t.hand("S", "battle-lust", "rally", "patrol-left", "patrol-right").dice("B X L F").play("command battle-lust")
    assert t.tokens("S") == 1
    t.play("order r4c6 anywhere", "order r2c8 anywhere")
    assert t.step == "MovementPhase"
    t.until("CombatPhase", "Scouting")
    t.dice("R R R R").play("attack r4c6 r5c6")
    assert t.dice_rolled() == 4
    t.until("LoreAction")
    assert t.pos.discards == []
    assert t.told("shuffled")
    assert len(t.commands("S")) == 4


@rule("B5.3")
def test_rally_brings_figures_back_and_orders_rallied_units() -> None:
    units = ("S HBS r4c6 x2", "S HGB r4c2 x2", "S HRC r2c10 x1", "S HBS r2c6", "P HBS r9c6")
    t = table(*units).hand("S", "rally", "patrol-left", "patrol-right").dice("B X F").play("command rally")
    assert t.step == "Rallying"
    t.play("heal r4c6")
    assert t.why_not("heal r4c6") == ["B21.25"]
    assert t.why_not("heal r2c6") == ["B1.5"]
    assert t.why_not("heal r9c6") == ["B1.15"]
    t.play("heal r4c2")
    assert (t.figures("r4c6"), t.figures("r4c2"), t.figures("r2c10")) == (3, 3, 1)
    assert t.step == "OrderPhase"
    t.play("order r4c6 anywhere")
    assert t.why_not("order r2c6 anywhere") == ["B6.5"]
    t.play("order r4c2 anywhere")
    assert t.ordered() == {"r4c6", "r4c2"}
    other = table(*units).hand("S", "rally", "patrol-left").dice("F F").play("command rally")
    other.play("order r2c6 anywhere")
    assert other.ordered() == {"r2c6"}
    assert other.step == "MovementPhase"


@rule("B6.1", "B6.5")
def test_all_units_are_ordered_at_once_exactly_if_the_card_has_orders_for_all() -> None:
    """In random games: the quick answer for Section cards is that of giving the orders one by one."""
    draw = chance_from_seed(3)
    seen = {True: 0, False: 0}
    for seed, scenario in enumerate(("ploughland", "thornwatch", "long-field")):
        pos = GAME.new(2, seed, {"scenario": scenario})
        assert isinstance(pos, BattleLore)
        for _ in range(600):
            seat = (pos.waiting() or [-1])[0]
            if seat < 0:
                break
            phase = pos.stack[-1]
            if isinstance(phase, OrderPhase) and not phase.choosing:
                all_fit = phase.suffices(pos, seat)
                assert all_fit == phase.assign_all(pos, seat, False)
                seen[all_fit] += 1
            moves = pos.moves(seat)
            pos.play(seat, moves[draw.below(len(moves))])
    assert min(seen.values()) > 20
