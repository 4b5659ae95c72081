"""What the log tells: what was due and what is left, who won by how much, and each thing once."""

from __future__ import annotations

from functools import cache

import pytest

from tafelrunde.engine.acts import acts, joined, sentences
from tafelrunde.engine.events import EVERYONE, Event
from tafelrunde.engine.messages import Messages
from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.battle.told import tell_modifiers, units_of
from tafelrunde.games.bloodstones.ending import decided_by, final_captures, final_scoring
from tafelrunde.games.bloodstones.events import (
    EVENTS,
    LAST_CAPTURE,
    RIDES_FREE,
    SLOTS,
    TAKES_ALONG,
    WON_BY_CAPTURES,
    WON_BY_VILLAGES,
    WON_TOGETHER,
)
from tafelrunde.games.bloodstones.map.maps import map_text
from tafelrunde.games.bloodstones.pieces.components import TERRAINS
from tafelrunde.games.bloodstones.pieces.words import KINDS, PLAINS
from tests.bloodstones.table import DEAD, DRAGONS, HILLS, HORSES, Table

NAMES = [HORSES, HILLS]


@cache
def messages(language: str) -> Messages:
    """The texts of the game, read once."""
    return Messages(GAME, language)


def read(table: Table, viewer: int | None = None, language: str = "en") -> list[list[str]]:
    """The log of a table as it is read, paragraph by paragraph."""
    found = joined(acts(table.pos.log or [], viewer), viewer, GAME.verbs)
    return [[line.text for line in sentences(act, viewer, messages(language), NAMES)] for act in found]


def said(name: str, language: str = "en", **values: int) -> str:
    """An event in words; what is not given is 0."""
    kind = next(kind for kind in EVENTS.kinds if kind.name == name)
    numbers = tuple(values.get(arg.name, 0) for arg in kind.args)
    return messages(language).event(Event(kind, numbers, EVERYONE, EVERYONE), None, NAMES)


def paragraph(table: Table, start: str) -> list[str]:
    (found,) = [lines for lines in read(table) if lines[0].startswith(start)]
    return found


def test_building_is_told_once_with_what_it_cost() -> None:
    table = Table(*NAMES).put(0, 20, citadel=1).village(0, 21).hand(0, cavalry=1, swords=1, ship=1, leader=1).hush().go()
    table.play("build cavalry")
    assert read(table)[-1] == ["Horse Lords: build a Cavalry unit"], "half a choice, while nothing has come of it"
    table.play("at 20", "pay swords", "pay ship")
    assert paragraph(table, "The Horse Lords built")[1:] == [
        "The Horse Lords discarded a Swords tile from the hand as payment.",
        "The Horse Lords discarded a Ship tile from the hand as payment.",
    ]
    assert paragraph(table, "The Horse Lords built")[0].endswith("for 2 tiles from the hand.")
    assert not any("build a Cavalry" in line for lines in read(table) for line in lines)


def test_a_battle_is_one_paragraph_with_its_result() -> None:
    table = Table(*NAMES).put(0, 20, swords=2).put(1, 20, shield=1, swords=1).put(1, 21, citadel=1)
    table.hand(0, ship=1, leader=1).hand(1, ship=1).hush().go().fight(20, 1, (5, 5, 4), (2, 2, 3))
    battle = paragraph(table, "The Horse Lords attacked the Hill Folk")
    (won,) = [line for line in battle if " beat " in line]
    assert won.startswith("The Horse Lords beat the Hill Folk in area 20 by 16 to 9 and scored 2 points for the defeated units.")
    assert won.endswith("That made 2 points in all.")
    assert not any("was over" in line for line in battle)


def test_losses_are_told_with_what_is_left() -> None:
    shield = KINDS.index("shield")
    assert said("lost", unit=shield, area=3) == "The Horse Lords lost a Shield in area 3 and had no unit left there."
    assert said("lost", "de", unit=shield, area=3, left=2).endswith("verloren; dort blieben 2 Einheiten.")


def test_a_unit_that_dies_in_the_desert_dies_once() -> None:
    table = Table(HORSES, DEAD).put(0, 72, swords=1).hand(0, ship=1).hush().go().end_turn()
    lines = [line for lines in read(table) for line in lines if "lost" in line]
    assert lines == ["The Horse Lords lost a Swords unit in the desert of area 72, where only a few kinds of unit can stay."]


def test_a_regroup_is_told_with_its_reason_and_the_total() -> None:
    scored = said("regrouped", space=1, vp=16, total=17, last=2, moved=1)
    assert scored.startswith("The bag was empty, so the Horse Lords regrouped")
    assert "space 1 of 2" in scored
    assert scored.endswith("the Horse Lords scored 16 points for their 16 villages on the map. That made 17 points in all.")
    assert said("regrouped", space=2, total=40, last=2).endswith("The regroup marker stayed on the last space, and nothing was scored.")


def test_a_victory_says_what_decided_it() -> None:
    assert said("game-won", vp=41) == "The Horse Lords won the game with 41 points."
    villages = {"vp": 39, "by": WON_BY_VILLAGES, "level": 1, "rival": 1, "villages": 20, "own": 20, "other": 19}
    told = "The Horse Lords won the game with 39 points. "
    assert said("game-won", "en", **villages) == told + "The Hill Folk had as many, but only 19 villages on the map against 20."
    assert (
        said("game-won", "en", **{**villages, "level": 2}) == told + "2 others had as many, but at most 19 villages on the map against 20."
    )
    told = "Die Pferdeherren haben das Spiel mit 39 Siegpunkten gewonnen. "
    assert said("game-won", "de", **villages) == told + "Das Hügelvolk hatte ebenso viele, aber nur 19 Dörfer auf der Karte gegen 20."
    captures = {**villages, "by": WON_BY_CAPTURES, "own": 4, "other": 1}
    assert said("game-won", "en", **captures).endswith("as many villages on the map (20), but only 1 point from captures against 4.")
    assert said("game-won", "de", **captures).endswith("(20), aber nur 1 Siegpunkt aus Eroberungen gegen 4.")
    together = {**villages, "by": WON_TOGETHER}
    assert ", together with the Hill Folk: points, villages" in said("game-won", "en", **together)
    assert " gemeinsam mit dem Hügelvolk gewonnen; " in said("game-won", "de", **together)


@pytest.mark.parametrize(
    ("villages", "captured", "told"),
    [
        ((4, 3), (0, 2), (WON_BY_VILLAGES, 1, 1, 4, 4, 3)),
        ((4, 4), (3, 2), (WON_BY_CAPTURES, 1, 1, 4, 3, 2)),
        ((4, 4), (2, 2), (WON_TOGETHER, 1, 1, 4, 2, 2)),
    ],
)
def test_the_rival_of_a_tie_is_named_with_both_numbers(villages: tuple[int, int], captured: tuple[int, int], told: tuple[int, ...]) -> None:
    table = Table(*NAMES).go()
    for seat in range(2):
        for i in range(villages[seat]):
            table.village(seat, 10 * (seat + 1) + i)
        table.pos.vp[seat] = 30
        table.pos.captured[seat * 2 + 1 - seat] = captured[seat]
    assert decided_by(table.pos, 0) == told


def test_tiles_drawn_stand_under_how_many_for_their_owner_alone() -> None:
    table = Table(*NAMES).put(0, 20, citadel=1).bag(0, 9).hush().go().end_turn()
    own = [lines for lines in read(table, 0) if lines[0].startswith("The Horse Lords drew")]
    others = [lines for lines in read(table, 1) if lines[0].startswith("The Horse Lords drew")]
    assert others
    assert all(len(lines) == 1 for lines in others)
    assert own[0][0] == others[0][0]
    assert len(own[0]) > 1


def test_a_battle_names_the_units_that_meet_and_those_that_go() -> None:
    table = Table(*NAMES).put(0, 20, swords=2, cavalry=1).put(1, 20, shield=2, siege_engine=1).put(1, 21, citadel=1)
    table.hand(0, ship=1, leader=1).hand(1, ship=1).hush().go().play("attack 20 1")
    told = paragraph(table, "The Horse Lords attacked the Hill Folk")
    assert told[1:3] == [
        "The Horse Lords had 2 Swords units and a Cavalry unit there.",
        "The Hill Folk had 2 Shields and a Siege engine there.",
    ]
    german = [line for lines in read(table, language="de") for line in lines]
    assert "Die Pferdeherren hatten dort 2 Schwertkämpfer und eine Reiterei." in german
    fled = Table(*NAMES).put(0, 20, swords=1).put(1, 20, shield=2, siege_engine=1).put(1, 21, citadel=1)
    fled.hand(0, ship=1).hand(1, ship=1).hush().go().play("attack 20 1", "withdraw 21")
    assert any(line.startswith("The Hill Folk withdrew 2 Shields and a Siege engine from") for lines in read(fled) for line in lines)
    german = [line for lines in read(fled, language="de") for line in lines]
    assert any(line.startswith("Das Hügelvolk hat 2 Schildwachen und ein Belagerungsgerät ohne Kampf aus") for line in german)


def test_units_of_every_kind_fit_a_sentence() -> None:
    """More kinds than the Dragon Riders have on land, and the Cutiecorn with them."""
    kinds = dict.fromkeys(("skirmishers", "swords", "shield", "cavalry", "lizardmen", "siege_engine", "leader", "castle", "dragon"), 1)
    table = Table(DRAGONS, HILLS).put(0, 20, cutiecorn=1, **kinds).go()
    values = units_of(table.pos.force(0, 20))
    assert (values[0], len(values)) == (10, 1 + 2 * len(SLOTS))
    assert values[1:].count(KINDS.index("cutiecorn")) == 1


def test_a_unit_a_leader_takes_along_is_told_to_cost_nothing() -> None:
    table = Table(*NAMES).put(0, 20, leader=1, swords=2).hand(0, blank=1).hush().go().play("march 20", "step leader 19", "along swords")
    assert [entry["free"] for entry in table.told("moved")] == [0, 1]
    table.play("along swords")
    assert [entry["free"] for entry in table.told("moved")] == [0, 1, 0], "one unit for each Leader"
    assert said("moved", free=RIDES_FREE).endswith(", which cost nothing more: a Leader takes a unit along free.")
    assert said("moved", "de", free=1).endswith("; das kostete nichts weiter, weil ein Anführer eine Einheit frei mitnimmt.")


def test_a_leader_that_follows_takes_a_unit_along() -> None:
    """S11.3: the Leader pays, whoever set out first."""
    table = Table(*NAMES).put(0, 20, leader=2, cavalry=1).hand(0, blank=1, swords=1).hush().go()
    table.play("march 20", "step cavalry 19", "along leader", "along leader", "pay blank")
    assert [entry["free"] for entry in table.told("moved")] == [0, TAKES_ALONG, RIDES_FREE]
    told = paragraph(table, "The Horse Lords moved a Cavalry unit")
    assert told[1].endswith("; the Leader took a Cavalry unit of this group along free.")
    assert told[3].startswith("The move cost ")
    german = said("moved", "de", free=TAKES_ALONG, rider=KINDS.index("cavalry"))
    assert german.endswith("; der Anführer nahm eine Reiterei dieser Gruppe kostenlos mit.")


def test_one_defeated_unit_is_one() -> None:
    assert " for the defeated unit. " in said("won", vp=1, units=1, total=1)
    assert " für die besiegte Einheit erhalten." in said("won", "de", vp=1, units=1, total=1)
    assert said("no-refuge", units=1).endswith("and was eliminated.")
    assert said("no-refuge", "de", units=1).endswith("sie wurde vernichtet.")


def test_the_end_tells_of_battles_only_if_there_are_any() -> None:
    assert said("end-triggered").endswith("this triggered the end of the game.")
    assert said("end-triggered", areas=2).endswith("In 2 areas battles were still to be fought.")
    assert said("end-triggered", "de").endswith("damit wurde das Spielende ausgelöst.")
    assert said("end-triggered", "de", areas=1).endswith("In 1 Gebiet war noch ein Kampf auszutragen.")


def test_points_to_begin_with_and_points_that_stay_are_told() -> None:
    assert said("camped", vp=10).endswith("and began with 10 points.")
    assert said("camped", "de", vp=10).endswith("und begannen mit 10 Siegpunkten.")
    assert said("regrouped", space=1, last=2, total=10, moved=1).endswith("on the map; the total stayed at 10 points.")
    assert said("regrouped", "de", space=1, last=2, total=10, moved=1).endswith("; es blieb bei 10 Siegpunkten.")


def test_a_substitute_is_named_with_the_values_and_as_a_tile() -> None:
    swords = KINDS.index("swords")
    assert said("discarded", tile=swords, pips=4).startswith("The substitute of the Horse Lords was a Swords tile (4 pips); it went")
    assert said("discarded", "de", tile=swords, pips=4).startswith(
        "Als Ersatz hatten die Pferdeherren ein Plättchen „Schwertkämpfer“ (4 Augen)"
    )
    table = Table(*NAMES).put(0, 20, swords=2).put(1, 20, shield=1).put(1, 21, citadel=1).hand(0, ship=1).hush().go()
    table.play("attack 20 1", "fight").rig((5, 2, 2), (2, 2, 3)).play("substitute 2 ship")
    battle = paragraph(table, "The Horse Lords attacked")
    assert "The Hill Folk had no tile in hand to replace a Battle tile with." in battle
    assert "The Horse Lords showed 5, 4 and 2; one 4 was the substitute, a Ship tile from the hand." in battle
    assert said("showed", one=5, two=5, three=4, substitute=2, tile=swords, pips=3).endswith(
        "a Swords tile of 3 from the hand, was too low to count."
    )
    assert said("showed", "de", substitute=1, tile=swords, pips=4).endswith("; eine 4 kam vom Ersatz aus der Hand (Schwertkämpfer).")


def test_last_captures_stand_by_themselves_and_say_what_they_are_worth() -> None:
    table = Table(*NAMES).put(0, 30, swords=1).village(1, 30).go()
    table.pos.log = []
    final_captures(table.pos, 0)
    final_scoring(table.pos)
    told = [lines for lines in read(table) if "village" in lines[0]]
    assert told[0] == ["The Horse Lords took a village of the Hill Folk in area 30 at the end, with 1 unit standing there."]
    assert told[1] == ["The Horse Lords scored 1 point for captures (1 village at 1 point) and ended with 1 point."]
    assert "(7 villages at 2 points each, 1 citadel at 5 points)" in said("scored", vp=19, villages=7, each=2, citadels=1)
    assert "(1 citadel at 5 points)" in said("scored", vp=5, each=1, citadels=1)
    assert "(7 Dörfer zu je 2 Siegpunkten, 1 Zitadelle zu 5 Siegpunkten)" in said("scored", "de", vp=19, villages=7, each=2, citadels=1)
    assert LAST_CAPTURE.apart


def test_the_first_turn_is_told_in_one_tense() -> None:
    assert said("first", "de") == "Die Pferdeherren zogen die höchste Summe und begannen."


def test_a_log_begins_with_the_map_the_end_and_the_order() -> None:
    def opening(language: str, **options: object) -> list[str]:
        pos = GAME.new(["horse_lords", "hill_folk", "dragon_riders"], 1, options, log=True)
        first, *_ = joined(acts(pos.log or [], None), None, GAME.verbs)
        return [line.text for line in sentences(first, None, messages(language), ["horse_lords", "hill_folk", "dragon_riders"])]

    lines = opening("en")
    assert lines[0] == (
        "The game was played on the map “Tyrant's Lament”. It was to end once every regroup marker stood on space 2, "
        "or after 200 turns of each player; whoever had the most points then won."
    )
    (first,) = [line.removesuffix(" drew the highest total and had the first turn.") for line in lines if "highest total and" in line]
    assert lines[-1].startswith("The turns went round clockwise: " + first.replace("The", "the", 1) + ", the ")
    german = opening("de", max_turns_per_player=0, map=map_text("narrow_reach"), ignore_map_range=True)
    assert german[0] == (
        "Gespielt wurde auf einer eigenen Karte. Das Ende sollte kommen, sobald alle Nachschubmarker auf Feld 2 standen; "
        "wer dann die meisten Siegpunkte hatte, gewann."
    )
    assert german[-1].startswith("Die Züge gingen im Uhrzeigersinn reihum: d")


def test_the_order_waits_until_factions_are_chosen() -> None:
    pos = GAME.new(["chooser", "chooser"], 1, log=True)
    while not any(isinstance(entry, Event) and entry.kind.name == "founded" for entry in pos.log or []):
        (seat,) = pos.deciding(None)
        pos.play(seat, pos.moves(seat)[0])
    events = [entry for entry in pos.log or [] if isinstance(entry, Event)]
    names = [event.kind.name for event in events]
    assert names.index("picked") < names.index("order-set") < names.index("founded")
    picked = [event.values[1] for event in events if event.kind.name == "picked"]
    assert [event.values[1:3] for event in events if event.kind.name == "order-set"] == [tuple(picked)]


def test_tiles_say_where_they_come_from_and_a_bonus_in_which_terrain() -> None:
    ship, cavalry = KINDS.index("ship"), KINDS.index("cavalry")
    assert said("built", unit=cavalry, cost=2).endswith("for 2 tiles from the hand.")
    assert said("built", "de", unit=cavalry, cost=1).endswith("für 1 Plättchen aus der Hand platziert.")
    assert said("spent", tile=ship, pips=4).startswith("The Horse Lords spent a Ship tile from the hand (4 pips) to ")
    assert said("spent", "de", tile=ship, pips=4).startswith(
        "Die Pferdeherren haben ein Plättchen „Schiff“ aus der Hand (4 Augen) abgeworfen"
    )
    assert said("total", total=9, raw=9) == "The Horse Lords reached 9 with the tiles shown, without any bonus."
    assert said("total", "de", total=11, raw=9, modifier=2).endswith("11 erreicht: 9 mit den aufgedeckten Plättchen und 2 als Bonus.")
    plains = Table(*NAMES).put(0, 20, cavalry=2).put(1, 20, swords=1).hush()
    tell_modifiers(plains.pos, 0, plains.pos.force(1, 20), 20, attacks=True)
    where = TERRAINS[plains.pos._board.terrain[20]]
    (bonus,) = [entry for entry in plains.pos.log or [] if isinstance(entry, Event) and entry.kind.name == "bonus-terrain"]
    assert TERRAINS[bonus.values[-1]] == where == "plains"
    assert messages("en").event(bonus, None, NAMES) == "The Horse Lords added 2 for 2 Cavalry units on plains."
    assert messages("de").event(bonus, None, NAMES) == "Die Pferdeherren haben 2 für 2 Reitereien in der Ebene dazugezählt."


def test_a_unit_that_goes_several_steps_is_one_line_with_its_route() -> None:
    table = Table(*NAMES).put(0, 20, cavalry=2, swords=1).hand(0, leader=2, castle=2).hush().go()
    board = table.pos._board
    first = next(area for area in board.adjacent[20] if board.terrain[area] == PLAINS)
    second = next(area for area in board.adjacent[first] if area != 20 and board.terrain[area] == PLAINS)
    table.play("march 20", f"step cavalry {first}", "march 20", f"step swords {first}", f"march {first}", f"step cavalry {second}")
    moves = [line for line in read(table)[-1] if " moved " in line]
    assert moves == [
        f"The Horse Lords moved a Cavalry unit from area 20 via area {first} to area {second}.",
        f"The Horse Lords moved a Swords unit from area 20 to area {first}.",
    ]
    (german, _) = [line for line in read(table, language="de")[-1] if "bewegt" in line]
    assert german == f"Die Pferdeherren haben eine Reiterei von Gebiet 20 über Gebiet {first} nach Gebiet {second} bewegt."
    assert len([entry for entry in table.pos.log or [] if isinstance(entry, Event) and entry.kind.name == "moved"]) == 3, (
        "at a table each step"
    )
