"""S4: the turn. S5: capturing villages. S6: the march of the Undead. S7: main actions."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from tafelrunde import History
from tafelrunde.engine.codex import LANGUAGES, load_codex
from tafelrunde.engine.packed import vec
from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.position import Bloodstones
from tafelrunde.testing import rule
from tafelrunde.testing.scripts import rules_of
from tests.bloodstones.table import DEAD, DRAGONS, HILLS, HORDE, HORSES, Table


@rule("S4.1", "S4.2", "S4.4")
def test_turns_go_clockwise_through_five_phases() -> None:
    table = Table(DEAD, HORSES, DRAGONS).put(0, 20, undead=1).put(0, 22, goblins=1).put(0, 13, citadel=1).village(1, 22)
    table.hand(0, ship=3).hand(1, ship=1).put(1, 41, citadel=1).hand(2, ship=1).put(2, 68, citadel=1).go("start")
    seen = []
    while table.pos.active == 0:
        seen.append(table.doing)
        table.play("end" if table.doing == "MainActions" else "done")
    assert seen == ["CapturePhase", "UndeadMarch", "MainActions", "ConstructPhase"]
    assert table.pos.hand_size(0) == 6, "Phase 5"
    assert table.pos.active == 1
    order = [1]
    while len(order) < 5:
        assert table.doing != "UndeadMarch" or table.pos.active == 0, "Phase 2 is for the Necromancers only"
        table.play("end" if table.doing == "MainActions" else "done")
        if table.pos.active != order[-1]:
            order.append(table.pos.active)
    assert order == [1, 2, 0, 1, 2]


@rule("S4.5", "S4.6")
def test_spent_tiles_and_eliminated_units_lie_on_the_discard_pile() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, swords=2, citadel=1).put(1, 20, lizardmen=1).hand(0, ship=2, shield=1).hand(1, ship=1).go()
    table.play("build ship") if table.may("build ship") else None
    table.play("build shield", "pay ship")
    table.win(20, 1)
    assert table.discards(0) == {"ship": 1}
    assert table.discards(1) == {"lizardmen": 1}


@rule("S4.7", "S4.8")
def test_nothing_but_battles_is_compulsory_and_nothing_is_thrown_away() -> None:
    table = Table(DEAD, HORSES).put(0, 20, undead=1, goblins=1).put(0, 13, citadel=1).village(1, 20).hand(0, ship=3).put(1, 41, citadel=1)
    table.hand(1, ship=1).go("start").end_turn()
    assert table.discards(0) == {}
    assert table.pos.active == 1
    table = Table(DEAD, HORSES).put(0, 20, goblins=1).hand(0, ship=3).put(1, 41, citadel=1).go()
    assert table.why("spend ship") == ["S7.2"], "no discarding without a purpose"
    assert {text.split()[0] for text in table.offers()} == {"march", "end"}


@rule("S4.9")
def test_turn_limit() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).put(1, 41, citadel=1).hand(0, ship=1).hand(1, ship=1)
    table.pos.max_turns = 2
    table.pos.turns = vec[i64]([1, 1])
    table.go("start").end_turn()
    assert table.pos.active == 1
    assert not table.pos.is_over(), "everybody has that number of turns"
    table.end_turn()
    assert table.pos.is_over()
    assert table.pos.standing().rule == "S4.9"
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).put(1, 41, citadel=1).hand(0, ship=1).hand(1, ship=1)
    table.pos.turns = vec[i64]([900, 900])
    assert not table.go("start").end_turn().end_turn().pos.is_over(), "0 means no limit"


@rule("S4.9")
def test_the_limit_that_holds_when_nobody_chooses() -> None:
    limit = next(option for option in GAME.options if option.name == "max_turns_per_player")
    assert limit.default == 200
    for language in LANGUAGES:
        assert "200" in load_codex(GAME.package, language)["S4.9"].text, "the codex names the same number"
    assert cast("Bloodstones", GAME.new(2, 1)).max_turns == 200
    assert cast("Bloodstones", GAME.new(2, 1, {"max_turns_per_player": 0})).max_turns == 0


@rule("S4.9", "S26.4")
def test_at_the_turn_limit_the_next_player_fights_first() -> None:
    table = Table(HORSES, DRAGONS, HILLS).put(0, 47, swords=1).put(1, 47, swords=1).put(1, 20, swords=1).put(0, 20, shield=1)
    table.hand(0, ship=1).hand(1, ship=1).hand(2, ship=1).put(2, 69, citadel=1)
    table.pos.max_turns = 3
    table.pos.turns = vec[i64]([3, 3, 2])
    table.go("start", seat=2).end_turn()
    assert (table.doing, table.seat) == ("LastBattles", 0)
    assert table.offers() == ["attack 20 1", "attack 47 1"]


@rule("S5.1", "S5.2", "S5.3", "S5.5", "S5.6", "S5.8", "E3")
def test_capturing_four_villages_with_five_pips() -> None:
    table = Table(DRAGONS, HORSES).put(0, 20, swords=1).put(0, 29, lizardmen=1).put(0, 30, leader=1).village(1, 20, 20, 29, 30, 22)
    table.hand(0, blank=1, ship=1).hand(1, ship=1).go("capture")
    assert table.why("capture 20") == ["S5.1"], "a tile first"
    table.play("spend blank")
    assert table.why("capture 22") == ["S5.2"], "no unit there"
    assert table.why("spend ship") == ["S5.1"], "one tile only"
    table.play("capture 20", "capture 20", "capture 29", "capture 30")
    assert table.pos.captured[0 * 2 + 1] == 4
    assert table.doing == "MainActions", "all five pips are used"
    assert list(table.pos.vp) == [0, 0], "no points at once"
    assert table.pos.view(1)["seats"][0]["captured"] == [0, 4], "everybody sees them"
    assert table.discards(0) == {"blank": 1}


def two_villages() -> Table:
    """Two areas with villages can be captured, by one tile or the other."""
    table = Table(DRAGONS, HORSES).put(0, 20, swords=1).put(0, 30, swords=1)
    return table.village(1, 20, 20, 30).hand(0, swords=1, skirmishers=1).go("capture")


@rule("S5.3", "S5.5", "S5.9", "S5.11")
def test_pips_left_over_are_lost_and_one_may_stop() -> None:
    table = two_villages()
    table.play("spend swords")
    assert table.why("done") == ["S5.9"], "at least one village"
    table.play("capture 20", "done")
    assert table.pos.villages[20] == 1, "one of two"
    assert table.doing == "MainActions"
    table = two_villages()
    table.play("spend skirmishers", "capture 20")
    assert table.why("capture 30") == ["S5.3"], "hills cost two, one pip is left"


@rule("S5.4")
def test_at_most_five_villages() -> None:
    table = Table(DRAGONS, HORSES).put(0, 20, swords=1).put(0, 21, swords=1).put(0, 22, swords=1)
    table.village(1, 20, 20, 21, 21, 22, 22).hand(0, dragon=1, ship=1).go("capture")
    table.play("spend dragon", "capture 20", "capture 20", "capture 21", "capture 21", "capture 22")
    assert table.doing == "MainActions"
    assert table.pos.captured[1] == 5


@rule("S5.7")
def test_captured_villages_never_come_back() -> None:
    table = Table(DRAGONS, HORSES).put(0, 20, swords=1).village(1, 20).hand(0, dragon=1).put(1, 41, citadel=1).go("capture")
    table.play("spend dragon", "capture 20")
    assert table.pos.pool[1] == 19
    assert table.pos.village_of[20] == -1


@rule("S5.10")
def test_captures_in_contested_areas() -> None:
    table = Table(DRAGONS, HORSES).put(0, 20, swords=1).put(1, 20, swords=1).village(1, 20).hand(0, dragon=1).go("capture")
    assert table.doing == "CapturePhase"
    table.play("spend dragon", "capture 20")
    assert table.pos.captured[1] == 1
    table = Table(DRAGONS, HORSES).put(0, 20, swords=1).put(0, 21, swords=1).put(1, 20, swords=1).village(1, 20, 21).hand(0, dragon=1)
    table.pos.uncontested_only = True
    table.go("capture").play("spend dragon")
    assert table.told("captured")[0]["area"] == 21, "the only one left, so it is taken without asking"
    table = Table(DRAGONS, HORSES).put(0, 20, swords=1).put(0, 21, swords=1).put(0, 22, swords=1)
    table.put(1, 20, swords=1).village(1, 20, 21, 22).hand(0, dragon=1)
    table.pos.uncontested_only = True
    table.go("capture").play("spend dragon")
    assert table.why("capture 20") == ["S5.10"]


@rule("S5.12")
def test_any_unit_captures() -> None:
    for faction, unit in ((DRAGONS, "castle"), (DRAGONS, "dragon"), (DEAD, "undead"), (DRAGONS, "cutiecorn")):
        table = Table(faction, HORSES).put(0, 20, **{unit: 1}).village(1, 20).hand(0, leader=1).go("capture")
        table.play("spend leader", "capture 20")
        assert table.pos.captured[1] == 1, unit


def undead(**areas: int) -> Table:
    table = Table(DEAD, HORSES).hand(0, ship=1)
    for area, number in areas.items():
        table.put(0, int(area[1:]), undead=number)
    return table


@rule("S6.1", "S6.2", "S6.7")
def test_only_undead_move_two_areas_each_wherever_they_like() -> None:
    table = undead(a20=2).put(0, 19, goblins=1).go("undead")
    assert table.why("march 19") == ["S6.1"]
    assert table.why("undead 1 19") == ["S6.1"], "both are the same: the lower number stands for them"
    assert table.why("undead 0 22") == ["S6.2"], "not next to it"
    table.play("undead 0 19", "undead 0 12")
    assert table.why("undead 0 13") == ["S6.2"], "two areas are used"
    table.play("undead 1 21", "done")
    assert table.units(0, 12) == {"undead": 1}
    assert table.units(0, 21) == {"undead": 1}
    assert table.discards(0) == {}, "no pips"
    assert Table(HORSES, DEAD).put(0, 20, swords=1).hand(0, ship=1).go("undead").doing == "MainActions"


@rule("S6.3", "S6.4", "S20.30")
def test_undead_in_mountains_deserts_and_at_sea() -> None:
    table = undead(a30=1).put(0, 46, undead=1).go("undead")
    assert table.may("undead 0 23")
    assert table.why("undead 1 35") == ["S6.4"]
    table.play("undead 0 23", "done", "end", "done")
    assert table.units(0, 23) == {"undead": 1}, "it stays in the mountains"
    table = undead(a63=1).go("undead").play("undead 0 72", "done").end_turn()
    assert table.units(0, 72) == {"undead": 1}, "and in the desert"


@rule("S6.5", "S6.6", "X7")
def test_a_passage_is_one_of_two_areas() -> None:
    table = undead(a46=1).put(0, 45, ship=1).go("undead")
    table.play("undead 0 44", "undead 0 43")
    assert table.units(0, 43) == {"undead": 1}
    assert table.offers() == [] or table.doing == "MainActions", "both areas are used"
    table = undead(a46=1).put(0, 45, ship=1).go("undead").play("undead 0 54", "undead 0 52")
    assert table.units(0, 52) == {"undead": 1}, "on foot, then by ship"
    table = undead(a46=1).put(0, 45, ship=1).go("undead").play("undead 0 44", "undead 0 53")
    assert table.units(0, 53) == {"undead": 1}, "two passages"


@rule("S6.8", "S6.9", "X8", "S7.5")
def test_undead_stop_at_enemies_and_cannot_leave_them() -> None:
    table = undead(a46=1).put(1, 55, shield=1).put(0, 20, undead=1).hand(1, ship=1).go("undead")
    table.play("undead 1 55")
    assert table.why("undead 1 56") == ["S6.8"]
    table.play("done")
    assert table.why("end") == ["S7.4"]
    assert table.may("attack 55 1")
    table = undead(a46=1).put(1, 46, shield=1).put(0, 20, undead=1).hand(1, ship=1).go("undead")
    assert table.why("undead 1 55") == ["S6.9"]


@rule("S6.11")
def test_new_undead_move_in_the_next_phase_two() -> None:
    table = Table(DEAD, HORSES).put(0, 20, necromancer=1).put(1, 20, swords=1).hand(0, ship=2).hand(1, ship=1).go()
    table.win(20, 1).play("raise 1")
    assert table.doing == "MainActions"
    assert table.why("undead 0 19") == ["G4"]
    table.go("undead")
    assert table.may("undead 0 19")


@rule("S6.12")
def test_undead_withdraw_and_retreat_with_their_army() -> None:
    table = Table(HORSES, DEAD).put(0, 20, swords=1).put(1, 20, undead=1, goblins=1).hand(0, ship=1).hand(1, ship=1).go()
    table.play("attack 20 1", "withdraw 19")
    assert table.units(1, 19) == {"undead": 1, "goblins": 1}


@rule("S7.1", "S7.2", "S7.3")
def test_actions_in_any_number_and_order() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).put(0, 21, swords=2).put(1, 21, lizardmen=1)
    table.hand(0, skirmishers=2, swords=1, ship=2).hand(1, ship=1).go()
    table.play("build skirmishers", "march 20", "step skirmishers 19", "pay ship")
    table.win(21, 1)
    table.play("build swords", "pay skirmishers")
    assert {text.split()[0] for text in table.offers()} == {"march", "end"}
    assert table.why("spend ship") == ["S7.2"], "capturing is an action of the Chaos Horde only"


@rule("S7.4", "S7.5")
def test_all_battles_first() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, swords=2).put(0, 30, cavalry=1).put(1, 20, lizardmen=1).put(1, 30, swords=1)
    table.hand(0, ship=1).hand(1, ship=1).go()
    assert table.why("end") == ["S7.4"], "also those that were there when the turn began"
    assert table.why("done") == ["S7.4"]
    table.win(20, 1)
    assert table.why("end") == ["S7.4"]
    table.win(30, 1)
    assert table.why("end") == []
    assert table.why("done") == ["G4"], "no battle is left; the word is 'end'"
    table.end_turn()
    assert not any(table.pos.is_contested(area) for area in range(75))


@rule("S7.6", "S7.7")
def test_the_hordes_capture_action() -> None:
    table = Table(HORDE, HORSES).put(0, 20, hordes=1).put(0, 21, hordes=1).village(1, 20, 21, 22).hand(0, hordes=1, blank=2, cavalry=1).go()
    table.play("march 21", "step hordes 22", "pay cavalry")
    assert table.may("spend blank"), "after a move"
    table.play("spend blank", "capture 20", "capture 22")
    assert table.pos.captured[1] == 2, "several areas at once"
    table.put(0, 21, hordes=1)
    assert table.why("spend blank") == ["S7.6"]
    assert table.offers("spend") == []
    table.go("start")
    assert table.may("spend blank"), "again in the next turn"


def test_undo_until_something_is_revealed() -> None:
    """Moves and payments can be taken back; a draw cannot."""
    history = History(GAME, [HORSES, HILLS], seed=4)
    table = Table(HORSES, HILLS).put(0, 20, citadel=1, swords=1).hand(0, ship=2, blank=1).put(1, 41, citadel=1).hand(1, ship=1).go()
    history.position = table.pos
    before = table.pos.view(0)
    parse = GAME.verbs.parse
    for text in ("march 20", "step swords 19", "pay blank"):
        history.play(0, parse(text))
    for _ in range(3):
        history.undo(0)
    assert history.position.view(0) == before
    history.play(0, parse("end"))
    history.play(0, parse("done"))
    assert rules_of(history.why_not_undo(0)) == ["G8"]


def last_tile(asks: bool) -> Table:
    """One tile in the hand, one unit to move with it, and room for a village."""
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).put(0, 19, swords=1).put(1, 41, citadel=1)
    table.pos.asks_ends = asks
    return table.hand(0, ship=1).hand(1, ship=1).go()


@rule("S7.4", "S4.7")
def test_the_last_tile_does_not_end_the_turn_where_the_table_wants_to_be_asked() -> None:
    table = last_tile(asks=True).play("march 19", "step swords 12", "pay ship")
    assert table.seat == 0
    assert table.offers() == ["end"], "nothing else is left, and still it is said"
    assert table.told("drew-tiles") == []
    table.play("end")
    assert table.pos.active == 1
    assert len(table.told("drew-tiles")) == 1
    by_itself = last_tile(asks=False).play("march 19", "step swords 12", "pay ship")
    assert by_itself.pos.active == 1


@rule("S21.13", "S4.7", "S5.9")
def test_the_last_pip_does_not_end_the_turn_either() -> None:
    def settled(asks: bool) -> Table:
        table = last_tile(asks).hand(0, skirmishers=1).play("end", "spend skirmishers")
        for _ in range(2):
            table.play(table.offers("village")[0])
        return table

    asked = settled(True)
    assert asked.doing == "Constructing"
    assert asked.offers() == ["done"]
    assert asked.play("done").pos.active == 1
    assert settled(False).pos.active == 1
