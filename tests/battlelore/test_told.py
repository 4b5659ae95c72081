"""The numbers behind the words of the game, what is shown and told, and files at the edges of the board."""

from __future__ import annotations

import pytest

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.desk import Stroke
from tafelrunde.games.battlelore import check_scenario
from tafelrunde.games.battlelore import words as w
from tafelrunde.games.battlelore.battle.targets import attacks_left
from tafelrunde.games.battlelore.command.piles import camp_bits
from tafelrunde.games.battlelore.council.council import FirstLore
from tafelrunde.games.battlelore.council.landmarks import PlaceCreature, PlaceStronghold
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.lore.aims import any_fitting, may_include
from tafelrunde.games.battlelore.lore.cards import BECALM, COUCHED_LANCES, VOLLEY
from tafelrunde.games.battlelore.lore.effects import enemies_in, own_in
from tafelrunde.games.battlelore.muster.battalions import rank_of
from tafelrunde.games.battlelore.muster.ground import DRAWN, POST
from tafelrunde.games.battlelore.scenario.desk import change
from tafelrunde.games.battlelore.scenario.files import parse_scenario
from tafelrunde.games.battlelore.tables import (
    COMMAND_IDS,
    D_NUMBER,
    D_SET,
    L_MASTER,
    LORE_IDS,
    TERRAIN_IDS,
    UNIT_OF,
    W_BACK_ON_MOUNTED,
    W_REACH,
    W_STRIKE,
    WEAPON_IDS,
)
from tafelrunde.games.battlelore.turn import poisoner
from tafelrunde.games.battlelore.verbs import PLACE_LANDMARK
from tafelrunde.testing import rule
from tafelrunde.testing.scripts import rules_of
from tests.battlelore.table import convened, game, scenario_file, table

FAR_AWAY = "P HBS r9c6"


def numbers(names: str) -> list[int]:
    return [int(getattr(w, name)) for name in names.split()]


def test_words_stand_at_their_own_numbers() -> None:
    """Bits are one each and in the order of the lists they name; what counts up has no gaps."""
    ground = "WOODED ELEVATED WATERWAY FORDABLE FORD BRIDGE_WOODEN BRIDGE_STONE RAMPART MARSH CLIFF STAKES STRONGHOLD PENTACLE HEALING_POOL"
    assert numbers(f"{ground} TRAINING_CAMP ROGUES_DEN SECRET_PASSAGE LAIR FLAME") == [1 << at for at in range(len(TERRAIN_IDS) + 1)]
    pieces = ("wooded", "elevated", "waterway", "bridge-stone", "cliff", "stronghold", "healing-pool", "lair")
    named = numbers("WOODED ELEVATED WATERWAY BRIDGE_STONE CLIFF STRONGHOLD HEALING_POOL LAIR")
    assert [1 << TERRAIN_IDS.index(name) for name in pieces] == named
    assert numbers("ORDERED MOVED NO_BATTLE MELEE_ONLY ATTACKED_ONCE") == [1, 2, 4, 8, 16]
    assert numbers("ATTACKS FROM_SHIFT RUSHED RUSH_SHIFT") == [3 * w.ATTACKED_ONCE, 6, 1 << 8, 9]
    later = "SHIFTED PLACED GAVE_UP ONCE_MORE MELEED FINISHED AFAR FOLLOWS RALLIED STRUCK"
    assert numbers(later) == [1 << at for at in range(16, 26)], "after seven bits for the unit that must be attacked"
    assert numbers("POISONED WEBBED TRAINED DRUMMER BAND PIPER RESERVE") == [1 << at for at in range(7)]
    assert numbers("STORED_SHIFT HEADS_SHIFT DOUBLE_SHIFT") == [8, 12, 14]
    for names, words in (
        ("GREEN BLUE RED STRIKE SYMBOL FLAG", w.FACES),
        ("FOOT MOUNTED CREATURE", w.KINDS),
        ("HUMAN DWARF GOBLIN BEAST", w.RACES),
        ("STRIKE_ALWAYS STRIKE_NOT_FIRST_ON_MOUNTED STRIKE_RANGED STRIKE_NEVER", w.STRIKES),
        ("LEFT CENTER RIGHT ANYWHERE", w.SECTIONS),
        ("COMMANDER CLERIC WIZARD ROGUE WARRIOR COUNCIL_CREATURE", w.MEMBERS),
        ("SET_UP COMMAND_PHASE ORDER_PHASE MOVEMENT_PHASE COMBAT_PHASE DRAW_PHASE", w.PHASES),
    ):
        assert numbers(names) == list(range(len(words)))
    codes = [
        value
        for name, value in vars(fx).items()
        if name.isupper() and name not in ("FIELDS", "ALL", "ROLL", "BATTLE", "TURN", "START_OF", "END_OF")
    ]
    assert sorted(codes) == list(range(1, len(codes) + 1)), "what lasts has a number of its own"
    assert (fx.ROLL, fx.BATTLE, fx.TURN, fx.START_OF, fx.END_OF) == (0, 1, 2, 3, 7), "four armies between the start and the end of a turn"


@rule("B34.22")
def test_what_lasts_is_kept_in_fours() -> None:
    t = table("S HBS r4c6", FAR_AWAY)
    t.pos.add_effect(fx.BOLD, 3, 1, fx.START_OF)
    t.pos.add_effect(fx.SPEED, 4, 2, fx.TURN)
    assert list(t.pos.effects) == [fx.BOLD, 3, 1, fx.START_OF, fx.SPEED, 4, 2, fx.TURN]
    assert (t.pos.sum_of(fx.SPEED, 4), t.pos.sum_of(fx.SPEED, 3), t.pos.has(fx.BOLD, 3)) == (2, 0, True)
    t.pos.end_effects(fx.TURN)
    assert list(t.pos.effects) == [fx.BOLD, 3, 1, fx.START_OF]


@rule("B11.14")
def test_the_weapon_table() -> None:
    found = {name: (W_REACH[at], w.STRIKES[W_STRIKE[at]], W_BACK_ON_MOUNTED[at]) for at, name in enumerate(WEAPON_IDS)}
    assert found == {
        "short-sword": (1, "not-first-on-mounted", 0),
        "long-sword": (1, "always", 0),
        "common-bow": (4, "never", 0),
        "goblin-bow": (4, "never", 0),
        "crossbow": (3, "ranged", 0),
        "long-bow": (5, "ranged", 0),
        "sling": (2, "never", 0),
        "spear": (1, "always", 1),
        "arbalest": (3, "ranged", 0),
        "creature-attack": (1, "always", 0),
    }


def test_hexes_are_drawn_as_hexes() -> None:
    t = table("S HBS r4c6", FAR_AWAY)
    scene = t.pos.scene()
    assert (scene["rows"], len(scene["places"])) == (9, 113)
    for place in scene["places"]:
        offsets = [(round(x - place["x"], 3), round(y - place["y"], 3)) for x, y in place["polygon"]]
        assert offsets == [(0, -0.577), (0.5, -0.289), (0.5, 0.289), (0, 0.577), (-0.5, 0.289), (-0.5, -0.289)]
    epic = table("S HBS r4c6", FAR_AWAY, epic=True).pos.scene()
    assert (epic["rows"], len(epic["places"])) == (17, 213)


def test_a_corner_of_the_board_is_a_hex_like_any_other() -> None:
    """The first hex has the number 0."""
    t = table("S HBS r1c1", "S HBS r4c6", "P HBS r9c1", terrain="wooded r1c1")
    pos = t.pos
    assert t.hex("r1c1") == 0
    assert t.kind("r1c1") == "HBS"
    assert pos.holder[0] == -1, "plain terrain belongs to nobody"
    assert own_in(pos, 0, w.LEFT)[0] == t.unit("r1c1")
    assert enemies_in(pos, 1, w.RIGHT)[0] == t.unit("r1c1")
    pos.place[t.unit("r4c6")] = -1
    assert [own_in(pos, 0, section) for section in (w.CENTER, w.RIGHT)] == [[], []]
    waiting = pos.add_unit(0, UNIT_OF["HBS"], -1, w.BLUE, WEAPON_IDS.index("short-sword"))
    assert pos.place[waiting] == -1
    assert waiting not in list(pos.at), "it stands nowhere yet"


@rule("B8.2")
@pytest.mark.parametrize(
    ("tactic", "mark", "left"),
    [
        ("", 0, 1),
        ("", w.ATTACKED_ONCE, 0),
        ("", w.ONCE_MORE, 2),
        ("", w.ONCE_MORE | w.ATTACKED_ONCE, 1),
        ("", w.ONCE_MORE | 2 * w.ATTACKED_ONCE, 0),
        ("darken-the-sky", 0, 2),
        ("darken-the-sky", w.ATTACKED_ONCE, 1),
        ("darken-the-sky", w.MELEED, 1),
        ("darken-the-sky", w.FOLLOWS, 1),
        ("darken-the-sky", w.ONCE_MORE, 3),
    ],
)
def test_how_many_attacks_are_left(tactic: str, mark: int, left: int) -> None:
    t = table("S HGB r4c6", FAR_AWAY)
    t.pos.tactic = COMMAND_IDS.index(tactic) if tactic else -1
    t.pos.mark[t.unit("r4c6")] |= mark
    assert attacks_left(t.pos, t.unit("r4c6")) == left


@rule("B20.32", "B6.2")
def test_only_an_ordered_unit_in_a_web_tears_it() -> None:
    t = table("S HBS r4c6 webbed", "S HBS r4c8", "S HBS r4c4 webbed", FAR_AWAY).movement("r4c6", "r4c8")
    assert "tear-web r4c6" in t.offers()
    assert t.why_not("tear-web r4c8") == ["B20.32"]
    assert t.why_not("tear-web r4c4") == ["B6.2"]
    assert t.why_not("move r4c4 r5c4") == ["B6.2"]


@rule("B11.14")
def test_it_is_told_which_strikes_are_lost_and_why() -> None:
    t = table("S HBS r4c6", "P HBC r5c6", FAR_AWAY).combat("r4c6").dice("XXG").play("attack r4c6 r5c6")
    assert [entry["strikes"] for entry in t.told("strikes-lost")] == [1], "a short sword misses with the first strike against riders"
    t = table("S HBS r4c6", "P HBS r5c6", FAR_AWAY).combat("r4c6").dice("XXG").play("attack r4c6 r5c6")
    assert t.told("strikes-lost") == []
    t = table("S HGB r4c6", "P HBC r4c8", FAR_AWAY).combat("r4c6").dice("XX").play("attack r4c6 r4c8")
    assert [entry["strikes"] for entry in t.told("strikes-lost")] == [2], "bows never strike"


def test_every_turn_is_told() -> None:
    t = table("S HBS r4c6", FAR_AWAY).new_turn()
    assert [(entry["seat"], entry["turn"]) for entry in t.told("turn-began")] == [(0, t.pos.turn)]


@rule("B25.7")
def test_who_sees_the_cards_of_an_army() -> None:
    t = table("S HBS r4c6", FAR_AWAY)
    assert [camp_bits(t.pos, army) for army in (0, 1)] == [1 << t.pos.chiefs[0], 1 << t.pos.chiefs[1]] == [1, 2]


@rule("B22.20")
def test_only_who_has_a_lore_master_is_asked_what_to_keep() -> None:
    for below, above, party in (("wizard", "cleric", 3), ("wizard", "commander", 1), ("commander", "rogue", 2)):
        t = table("S HBS r4c6", FAR_AWAY, lore=True).council("S", **{below: 1}).council("P", **{above: 1})
        assert FirstLore().party(t.pos) == party


@rule("B22.9")
def test_creatures_taken_in_secret_are_shown_to_their_chief() -> None:
    t = game("greywater", creatures="free")
    t.play("take-creature CHG", who="S")
    assert t.pos.view(0)["hand"]["creatures"] == ["CHG"]
    assert t.pos.view(1)["hand"]["creatures"] == []
    assert t.pos.view(None)["hand"] is None


@rule("B22.26")
def test_a_creature_on_the_board_is_not_offered_again() -> None:
    t = game(scenario_file(["S CSP r4c6", "P HBS r9c6"]).replace("lore = false", "lore = true"), creatures="free")
    offered = t.pos.view(0)["hand"]["plan"]["offers"]
    assert "CSP" not in offered
    assert {"CHG", "CEE"} <= set(offered)


@rule("B22.22")
def test_guesses_deal_lore_of_every_master_anew() -> None:
    t = convened("commander wizard wizard", "commander cleric cleric").keep(1)
    left = sorted(L_MASTER[card] for card in t.pos.lore_out)
    dealt, out = set(), set()
    for seed in range(12):
        twin = t.pos.guess(0, chance_from_seed(seed))
        assert sorted(L_MASTER[card] for card in twin.lore_out) == left
        assert twin.lore_hands[0] == t.pos.lore_hands[0]
        every = [*twin.lore_hands[0], *twin.lore_hands[1], *twin.lore_pile, *twin.lore_discards, *twin.lore_out]
        assert sorted(every) == list(range(len(LORE_IDS)))
        dealt.add(tuple(twin.lore_hands[1]))
        out.add(tuple(twin.lore_out))
    assert len(dealt) > 1
    assert len(out) > 1


@rule("B31.5", "B31.6")
def test_deployment_cards_come_in_the_order_of_their_numbers_and_letters() -> None:
    pos = table("S HBS r4c6", FAR_AWAY).pos
    pos.deployment = [[0] * DRAWN for _ in range(2)]
    for post in range(3):
        for card in range(len(D_NUMBER)):
            pos.deployment[1][POST + post] = card
            assert rank_of(pos, 1, post) == 10 * D_NUMBER[card] + D_SET[card] % 3
            pos.deployment[1][POST + post] = 0
    ranks = []
    for card in range(len(D_NUMBER)):
        pos.deployment[0][POST] = card
        ranks.append((rank_of(pos, 0, 0), D_NUMBER[card], D_SET[card] % 3))
    assert sorted(ranks) == sorted(ranks, key=lambda one: one[1:])


def test_a_hex_beyond_the_board_is_refused() -> None:
    """The notation knows the hexes of the large board."""
    t = convened("commander wizard wizard wizard", "commander", landmarks="yes").keep(0)
    assert t.step == "PlaceLandmarks"
    piece = TERRAIN_IDS.index("magic-pentacle")
    for beyond in (t.pos._board.size, w.HEXES - 1):
        assert rules_of(t.pos.why_not(t.seat(), PLACE_LANDMARK.move2(piece, beyond))) == ["B23.3"]
        assert not PlaceCreature(0, UNIT_OF["CSP"]).fits(t.pos, beyond)
        assert not PlaceStronghold(0).fits(t.pos, beyond)


FILE = scenario_file(["S HBS r4c6", "P HBS r9c13"], terrain="wooded r5c5, cliff r5c7 r5c9", extra='[cliffs]\nr5c7 = ["ne"]\nr5c9 = ["w"]')


def test_what_a_brush_leaves_alone() -> None:
    """Levelling a hex takes its terrain and edges, and nobody else's."""
    level = parse_scenario(change(FILE, [Stroke(brush="plain", at=["r5c7"])]))
    assert level.terrain == {"wooded": ["r5c5"], "cliff": ["r5c9"]}
    assert level.cliffs == {"r5c9": ["w"]}
    wood = parse_scenario(change(FILE, [Stroke(brush="terrain-wooded", at=["r5c9"])]))
    assert wood.terrain == {"wooded": ["r5c5", "r5c9"], "cliff": ["r5c7"]}
    assert wood.cliffs == {"r5c7": ["ne"]}


def test_fields_keep_their_kind() -> None:
    """A number is a number; an empty answer empties only what may be empty; what a scenario has anyway is not written."""
    six = parse_scenario(change(FILE, [Stroke(field="banners.standard", value=6)]))
    assert six.banners is not None
    assert six.banners.standard == 6
    for nonsense in ("many", None, ""):
        kept = parse_scenario(change(FILE, [Stroke(field="council.levels", value=nonsense)]))
        assert kept.council.levels == parse_scenario(FILE).council.levels
    plain = change(FILE, [])
    assert "musician" not in plain
    assert "objective" not in plain
    assert 'mark = "designed"' in plain
    assert "first" in plain
    assert "first" in change(FILE.replace('first = "standard"', 'first = "most-green"'), [])


def test_faults_at_the_corner_of_the_board_are_found() -> None:
    """The first hex, too, is water or not, taken or not."""
    wet = scenario_file(["S HBS r1c1", "P HBS r9c6"], terrain="waterway r1c1")
    assert [fault for fault in check_scenario(wet) if "waterway without a crossing" in str(fault)]
    dry = scenario_file(["S HBS r1c1", "P HBS r9c6"], terrain="wooded r1c1")
    assert check_scenario(dry) == []
    for hex in ("r1c1", "r5c5"):
        full = scenario_file(["S HBS r4c6", "P HBS r9c6"], terrain=f"rampart {hex}, wooded {hex}, stronghold:S {hex}")
        assert any(f"landmark: {hex} holds rampart already." in str(fault) for fault in check_scenario(full)), check_scenario(full)
    goal = scenario_file(["S HBS r4c6", "P HBS r9c6"], terrain="waterway r1c1", extra='[[objective]]\nat = "r1c1"\nbanners = 1')
    assert any("objective: r1c1 is a waterway" in str(fault) for fault in check_scenario(goal))
    unknown = scenario_file(["S HBS r99c9", "P HBS r9c6"], terrain="waterway r98c9")
    assert not any("waterway without a crossing" in str(fault) for fault in check_scenario(unknown)), "nowhere is not wet"


@rule("B29.32")
def test_which_units_of_the_ally_a_card_for_all_can_include() -> None:
    t = table("S HGB r4c6", "S HBS r4c8", "S HBC r3c3", FAR_AWAY).order("r4c6", "r4c8", "r3c3")
    pos = t.pos
    bow, sword, rider = t.unit("r4c6"), t.unit("r4c8"), t.unit("r3c3")
    assert [may_include(pos, VOLLEY, unit, 0) for unit in (bow, sword, rider)] == [True, False, False]
    assert [may_include(pos, COUCHED_LANCES, unit, 0) for unit in (bow, sword, rider)] == [False, False, True]
    pos.weapon[sword] = WEAPON_IDS.index("sling")
    assert may_include(pos, VOLLEY, sword, 0), "two hexes are a shot"
    pos.mark[bow] &= ~w.ORDERED
    assert not may_include(pos, VOLLEY, bow, 0)


@rule("B21.19")
def test_cards_for_a_kind_need_one_of_the_kind() -> None:
    """Ordered archers or riders of one's own, missiles of the enemy: in the first hex as well as elsewhere, but not off the board."""
    t = table("S HGB r1c1", "S HBS r4c8", "P HBS r9c6")
    pos, bow = t.pos, t.unit("r1c1")
    assert [any_fitting(pos, army, card) for army, card in ((0, VOLLEY), (0, COUCHED_LANCES), (0, BECALM), (1, BECALM))] == [
        False,
        False,
        False,
        True,
    ]
    t.order("r1c1", "r4c8")
    assert any_fitting(pos, 0, VOLLEY)
    assert not any_fitting(pos, 0, COUCHED_LANCES)
    pos.weapon[bow] = WEAPON_IDS.index("sling")
    assert any_fitting(pos, 0, VOLLEY)
    assert any_fitting(pos, 1, BECALM)
    pos.place[bow] = -1
    assert not any_fitting(pos, 0, VOLLEY)


@rule("B29.23")
def test_poison_belongs_to_the_spider_of_the_other_camp() -> None:
    t = table("S HBS r4c6", "S CSP r2c2", "P HBS r9c6", "P CSP r8c8")
    assert [poisoner(t.pos, t.unit(text)) for text in ("r4c6", "r9c6")] == [1, 0]
    t = table("S HBS r4c6", "S CSP r2c2", "S2 HBS r2c4", "P HBS r9c6", "P2 CSP r8c8", epic=True)
    assert poisoner(t.pos, t.unit("r4c6")) == 3, "the ally's spider"
    t = table("S HBS r4c6", "P HBS r9c6")
    assert [poisoner(t.pos, t.unit(text)) for text in ("r4c6", "r9c6")] == [1, 0]


@rule("B20.4")
def test_tokens_that_are_due_are_spent_only_once() -> None:
    """Three for each creature ordered from afar: five pay for one, six for two."""
    for tokens, second in ((5, []), (6, ["order-afar r3c1 right"])):
        t = table("S CSP r4c1", "S CHG r3c1", "S HBS r4c11", FAR_AWAY, lore=True).goblet("S", tokens).orders("attack-right")
        assert "order-afar r4c1 right" in t.offers()
        t.play("order-afar r4c1 right")
        assert t.offered("order-afar") == second


@rule("B20.32")
@pytest.mark.parametrize(("figures", "dice", "offered"), [(3, "B L L", True), (3, "L L L", False), (1, "B L L", False), (2, "B L L", True)])
def test_poison_is_for_the_wounded_who_live(figures: int, dice: str, offered: bool) -> None:
    t = table("S CSP r4c6", f"P HBS r5c6 x{figures}", "P HBS r9c1", lore=True).combat("r4c6").dice(dice).play("attack r4c6 r5c6")
    assert ("power poison" in t.offers()) == offered
