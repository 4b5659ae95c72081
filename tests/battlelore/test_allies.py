"""B29 Reluctant Allies, B31 their Call to Arms."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.packed import vec
from tafelrunde.games.battlelore import GAME
from tafelrunde.games.battlelore.battle.clash import make_clash
from tafelrunde.games.battlelore.battle.dice import number_of_dice
from tafelrunde.games.battlelore.battle.morale import bold
from tafelrunde.games.battlelore.council.council import PLAN_LANDMARKS
from tafelrunde.games.battlelore.council.landmarks import begin_strongholds, landmarks_of
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.movement.paths import battle_steps
from tafelrunde.games.battlelore.muster.ground import card_hex
from tafelrunde.games.battlelore.tables import DEPLOYMENT_IDS
from tafelrunde.games.battlelore.words import FIRST_ATTACK, PENTACLE, STRONGHOLD
from tafelrunde.testing import rule
from tests.battlelore.table import Table, game, scenario_file, table
from tests.battlelore.test_call_to_arms import assign, cards, rig

FOUR = ("standard", "pennant", "standard-ally", "pennant-ally")
FAR = ("P HBS r17c1", "P2 HBS r17c13")


def four(*units: str, turn: str = "S", **more: Any) -> Table:
    return table(*units, *(() if any(u.split()[0] == "P2" for u in units) else FAR), epic=True, turn=turn, **more)


@rule("B29.1", "B29.2", "B29.3", "B29.7")
def test_two_allies_in_each_camp_each_with_everything_of_his_own() -> None:
    t = game("broad-heath", seats=FOUR, allies=True)
    assert t.pos.armies == 4
    assert [t.pos.army_of(seat) & 1 for seat in range(4)] == [0, 1, 0, 1]
    assert sorted(t.pos.owner) == sorted([0, 1, 2, 3] * 10)
    owners = {piece["seat"] for place in t.pos.view(None)["places"] for piece in place["pieces"]}
    assert owners == {0, 1, 2, 3}
    for who in ("S", "P", "S2", "P2"):
        t.play("raise commander", "raise wizard", "confirm", who=who)
    assert len(t.pos.hands) == len(t.pos.lore_hands) == len(t.pos.goblet) == len(t.pos.banners) == 4
    assert [len(hand) for hand in t.pos.hands] == [4] * 4
    assert len(t.pos.rack) == 3
    with pytest.raises(BadOptions, match="four"):
        GAME.new(2, 1, {"scenario": "broad-heath", "allies": True})
    with pytest.raises(BadOptions, match="epic board"):
        GAME.new(FOUR, 1, {"scenario": "ploughland", "allies": True})


def markers(*units: str, seed: int = 1) -> list[int]:
    text = scenario_file(list(units), epic=True).replace('first = "standard"', 'first = "most-green"')
    return game(text, seats=FOUR, seed=seed, allies=True).pos.order


@rule("B29.4", "B29.5")
def test_turn_markers_go_by_green_banners() -> None:
    units = ("S HGB r3c1", "S2 HGB r3c2", "S2 HGB r3c3", "P HBS r15c1", "P2 HGB r15c2")
    assert markers(*units) == [2, 3, 0, 1]
    assert markers("S HGB r3c1", "S2 HBS r3c2", "P HGB r15c1", "P HGB r15c3", "P2 HGB r15c2") == [1, 0, 3, 2]


@rule("B29.6")
def test_ties_of_markers_are_diced() -> None:
    found = {tuple(markers("S HGB r3c1", "S2 HGB r3c2", "P HGB r15c1", "P2 HGB r15c2", seed=seed)) for seed in range(20)}
    assert len(found) > 3
    assert all((order[0] ^ order[1]) & 1 and order[2] == order[0] ^ 2 and order[3] == order[1] ^ 2 for order in found)


@rule("B29.8")
def test_the_lore_deck_looks_at_camps() -> None:
    t = game("broad-heath", seats=FOUR, allies=True)
    for who, master in (("S", "wizard"), ("S2", "wizard"), ("P", "wizard"), ("P2", "cleric")):
        t.play("raise commander", f"raise {master}", "confirm", who=who)
    assert t.pos.lore_deck_size == 14 + 8 + 5 + 5


@rule("B29.9")
def test_the_epic_rules_apply_to_the_active_player() -> None:
    t = four("S HBS r3c1", "S2 HBS r3c2").hand("S", "patrol-left", "attack-left").hand("S2", "rally", "leadership")
    t.rack("patrol-center", "scouting-line", "battle-lust").play("command patrol-left", "rack patrol-center")
    assert t.why_not("order r3c1 center") == ["B6.8"]
    t.until("CommandPhase")
    assert len(t.commands("S")) == 2
    assert t.commands("S2") == ["rally", "leadership"]


@rule("B29.10", "B29.11", "B29.12")
def test_turns_go_by_the_markers_round_after_round() -> None:
    t = four("S HBS r3c7", "S2 HBS r3c8")
    seen = []
    for _ in range(9):
        seen.append(t.asked)
        turn = t.pos.turn
        while t.pos.turn == turn:
            offers = t.offers()
            t.play(next((text for text in offers if text in ("done", "end")), offers[0]))
    assert seen == ["S", "P", "S2", "P2"] * 2 + ["S"]


@rule("B29.13", "B29.14", "B29.26", "EX42")
def test_an_allied_unit_costs_two_orders() -> None:
    units = ("S HBS r3c6", "S HBS r3c7", "S HBS r3c8", "S2 HBS r5c6", "S2 HBS r5c7")
    t = four(*units).orders("attack-center").play("order r3c6 center", "order r3c7 center", "order r3c8 center")
    assert t.ordered() == {"r3c6", "r3c7", "r3c8"}
    mixed = four(*units).orders("attack-center").play("order r5c6 center")
    assert mixed.why_not("order r5c7 center") == ["B29.26"]
    mixed.play("order r3c6 center")
    assert mixed.ordered() == {"r5c6", "r3c6"}
    one = four(*units).orders("scout-center")
    assert one.why_not("order r5c6 center") == ["B29.26"]
    tactic = four(*units).orders("leadership")
    assert tactic.step == "OrderPhase"


@rule("B29.15", "B29.16", "B29.17", "B29.22", "B29.23", "B29.24", "EX44")
def test_who_decides_and_who_gets_banners_and_tokens() -> None:
    units = ("S HBS r8c6", "S2 HBS r9c7", "P2 HBS r10c7 x1", "P2 DBS r9c6", "P HBS r17c1")
    t = four(*units, lore=True).combat("r9c7", "r8c6")
    assert t.asked == "S"
    t.dice("B L R").play("attack r9c7 r10c7")
    assert (t.banners("S"), t.banners("S2"), t.tokens("S"), t.tokens("S2")) == (1, 0, 1, 0)
    assert (t.asked, t.step) == ("S", "GainGround")
    t.play("pass")
    # An attacked dwarf unit of player 4 battles back: he decides, rolls and scores.
    t.pos.figures[t.unit("r8c6")] = 1
    t.dice("R R R").play("attack r8c6 r9c6")
    assert (t.asked, t.step) == ("P2", "BattleBack")
    t.dice("B L R").play("battle-back")
    assert (t.banners("P2"), t.banners("P"), t.tokens("P2")) == (1, 0, 1)
    # For an ordered allied unit that suffers a battle back the active player decides.
    hit = four("S HBS r1c1", "S2 HBS r9c7", "P2 DBS r10c7", "P HBS r17c1").combat("r9c7").dice("R R R").play("attack r9c7 r10c7")
    hit.dice("F R R").play("battle-back")
    assert (hit.asked, hit.step) == ("S", "Retreat")
    # In the enemy's turn an attacked unit is led by its owner.
    owner = (
        four("S HBS r1c1", "S2 DBS r9c7", "P2 HBS r10c7", "P HBS r17c1", turn="P2").combat("r10c7").dice("F R R").play("attack r10c7 r9c7")
    )
    assert owner.asked == "S2"


@rule("B29.18", "B29.19", "B29.20", "B29.28")
def test_one_lore_card_for_each_camp_and_turn() -> None:
    units = ("S HBS r9c7", "S2 HBS r1c1", "P HBS r10c7", "P2 HBS r17c1")
    t = four(*units, lore=True)
    for who in ("P", "P2"):
        t.council(who, warrior=1).goblet(who, 9)
    t.lore_hand("P", "warrior-agility").lore_hand("P2", "warrior-parry").lore_hand("S2", "warrior-strength").goblet("S2", 9)
    t.combat("r9c7").play("attack r9c7 r10c7")
    # The ally of the active player is not asked; of the enemies the lower turn marker is asked first.
    assert t.asked == "P"
    t.play("pass")
    assert t.asked == "P2"
    played = four(*units, lore=True)
    for who in ("P", "P2"):
        played.council(who, warrior=1).goblet(who, 9)
    played.lore_hand("P", "warrior-agility").lore_hand("P2", "warrior-parry")
    played.combat("r9c7").play("attack r9c7 r10c7").dice("R R R").play("lore warrior-agility")
    assert played.step == "LoreAction"
    from tafelrunde.games.battlelore.lore.windows import has_played

    assert has_played(played.pos, 3)
    assert not has_played(played.pos, 0)


@rule("B29.21")
def test_allies_share_nothing() -> None:
    t = four("S HBS r3c1", "S2 HBS r3c2", lore=True).hand("S", "patrol-left", "rally").lore_hand("S2", "cleric-mend").goblet("S2", 9)
    assert t.pos.view(2)["hand"]["commands"] != ["patrol-left", "rally"]
    assert t.pos.view(0)["hand"]["lore"] == []
    assert not any(text.startswith("lore") for text in t.offers())
    assert t.why_not("lore warrior-field-command") == ["B21.10"]


@rule("B29.25")
def test_an_allys_units_support_and_block() -> None:
    t = four("S HBS r9c6", "S2 HBS r9c5", "S2 HBS r9c7", "P HBS r17c1", "P2 HBS r17c2", terrain="stronghold:S r3c6")
    assert bold(t.pos, t.unit("r9c6")) == 1
    near = four("S2 HBS r4c6", "S HBS r1c1", "P HBS r17c1", "P2 HBS r17c2", terrain="stronghold:S r3c6")
    assert bold(near.pos, near.unit("r4c6")) == 1
    t.movement("r9c6")
    assert t.why_not("move r9c6 r9c7") == ["B7.5"]


@rule("B29.27")
def test_an_allied_creature_out_of_section_costs_two_orders_and_three_tokens() -> None:
    units = ("S HBS r3c1", "S HBS r3c2", "S2 CSP r3c7", "P HBS r17c1", "P2 HBS r17c2")
    t = four(*units, lore=True).goblet("S", 3).orders("attack-left").play("order-afar r3c7 left")
    t.play("order r3c1 left")
    assert t.tokens("S") == 0
    assert t.ordered() == {"r3c7", "r3c1"}


@rule("B29.29", "B29.30")
def test_darken_the_sky_orders_the_allys_archers_at_no_extra_cost() -> None:
    units = ("S HGB r3c1", "S2 HGB r3c7", "S2 HBS r3c8", "P HBS r17c1", "P2 HBS r17c2")
    t = four(*units).hand("S", "darken-the-sky", "patrol-left").play("command darken-the-sky")
    assert sorted(t.offered("order")) == ["order r3c1 anywhere", "order r3c7 anywhere"]
    t.play("order r3c7 anywhere", "order r3c1 anywhere")
    assert t.told("ordered")[-1]["hex"] == t.hex("r3c1")


@rule("B29.31")
def test_lore_cards_may_be_aimed_at_either_enemy() -> None:
    t = four("S HBS r3c1", "S2 HBS r3c2", lore=True).council("S", rogue=1).lore_hand("S", "rogue-pick-pocket").goblet("S", 1)
    t.goblet("P2", 5).hand("S", "rally", "patrol-right").rack("scouting-line", "patrol-right", "battle-lust").play(
        "command patrol-right", "done"
    )
    assert sorted(t.offered("lore-on rogue-pick-pocket")) == ["lore-on rogue-pick-pocket 1", "lore-on rogue-pick-pocket 3"]
    assert t.why_not("lore-on rogue-pick-pocket 2") == ["B29.31"]
    t.play("lore-on rogue-pick-pocket 3")
    t.passes()
    assert (t.tokens("S"), t.tokens("P2")) == (2, 3)


@rule("B29.32", "B29.33")
def test_cards_for_own_units_also_help_the_ally_for_a_token_more() -> None:
    units = ("S HBS r3c1 x2", "S2 HBS r3c7 x2", "S2 HBS r3c8 x2", "P HBS r17c1", "P2 HBS r17c2")

    def mend(tokens: int) -> Table:
        t = four(*units, lore=True).council("S", cleric=1).lore_hand("S", "cleric-mend").goblet("S", tokens)
        return t.hand("S", "rally", "patrol-right").play("command patrol-right", "done")

    poor = mend(1)
    assert poor.offered("lore-at cleric-mend") == ["lore-at cleric-mend r3c1"]
    assert poor.why_not("lore-at cleric-mend r3c7") == ["B29.33"]
    rich = mend(2).dice("B R").play("lore-at cleric-mend r3c7")
    assert (rich.figures("r3c7"), rich.tokens("S")) == (3, 0)
    mass = four(*units, lore=True).council("S", cleric=1).lore_hand("S", "cleric-mass-healing").goblet("S", 10)
    mass.hand("S", "rally", "patrol-right").play("command patrol-right", "done", "lore-in cleric-mass-healing center")
    assert sorted(mass.offers()) == ["aim r3c7", "aim r3c8", "done"]
    mass.play("aim r3c8")
    assert (mass.tokens("S"), mass.figures("r3c8"), mass.figures("r3c7")) == (0, 3, 2)


def scoring(banners: list[int], turn: str) -> Table:
    t = four("S HRS r9c7", "S2 HRS r9c2", "P HRS r10c7 x1", "P2 HRS r10c2 x1", turn=turn)
    t.pos.goals = vec[i64]([8, 8])
    t.pos.banners = vec[i64](banners)
    return t


@rule("B29.34", "B29.35", "B29.36", "B29.37", "B29.38", "EX43")
def test_the_round_of_the_eighth_banner_is_the_last() -> None:
    t = scoring([0, 4, 0, 3], "P")
    t.pos.order = [0, 1, 2, 3]
    t.pos.active = 1
    t.pos.figures[t.unit("r9c7")] = 1
    t.combat("r10c7").dice("R B B B").play("attack r10c7 r9c7", "pass")
    assert t.told("last-round")
    assert t.pos.last_round == 1
    assert not t.pos.is_over()
    seen = []
    while t.pos.stack:
        seen.append(t.asked)
        offers = t.offers()
        t.play(next((text for text in offers if text in ("end", "done", "pass")), offers[0]))
    assert {"S2", "P2"} <= set(seen)
    standing = t.pos.standing()
    assert standing.rule == "B29.36"
    assert standing.winners == [1]
    # A lead of two at seven, which wins an ordinary epic game, does nothing here.
    seven = scoring([7, 0, 0, 0], "S")
    assert not seven.pos.check_victory()
    assert seven.pos.last_round == -1


@rule("B29.39")
def test_ties_at_the_end() -> None:
    from tafelrunde.games.battlelore.turn import end_turn

    t = scoring([5, 4, 3, 4], "S")
    t.pos.order = [0, 1, 2, 3]
    t.pos.active = 3
    t.pos.last_round = 1
    end_turn(t.pos)
    assert t.pos.winner == 1
    assert t.pos.standing().winners == [1, 3]
    assert t.pos.standing().ranks == [3, 1, 4, 1]


@rule("B29.36")
def test_after_the_last_round_more_banners_win_whoever_had_eight_first() -> None:
    from tafelrunde.games.battlelore.turn import end_turn

    for banners, camp in (([5, 4, 4, 4], 0), ([4, 5, 4, 4], 1), ([4, 4, 4, 4], 0)):
        t = scoring(banners, "S")
        t.pos.order = [0, 1, 2, 3]
        t.pos.active = 3
        t.pos.last_round = 0 if banners[0] == banners[1] else 1 - camp
        end_turn(t.pos)
        assert t.pos.winner == camp, banners


# Call to Arms of the allies.


def muster(seed: int = 1, scenario: str = "broad-heath") -> Table:
    return game(scenario, seats=FOUR, seed=seed, allies=True, army="organised")


def zoned(seed: int = 1) -> Table:
    t = muster(seed)
    t.play("choose-set standard-a", "choose-set pennant-a", "choose-set standard-b", "choose-set pennant-b")
    while t.step == "ChooseZone":
        t.play("take-zone red")
    return t


@rule("B31.1", "B31.2", "B31.3", "B31.13")
def test_one_set_three_cards_no_reserve_no_scouts() -> None:
    t = muster()
    assert t.pos.waiting() == [0]
    assert len(t.offered("choose-set")) == 6
    t.play("choose-set standard-a", "choose-set pennant-a")
    assert t.pos.waiting() == [2]
    assert t.why_not("choose-set standard-a") == ["B31.13"]
    # Sets of the other camp are open to everybody, as long as nobody has them.
    assert "choose-set pennant-b" in t.offers()
    assert t.why_not("choose-set pennant-a") == ["B31.13"]
    t = zoned()
    assert [len(cards(t, army)) for army in range(4)] == [3] * 4
    assert t.why_not(f"assign {cards(t, 0)[0]} reserve", "S") == ["B31.3"]
    for who in ("S", "P", "S2", "P2"):
        assign(t, who)
    while t.step == "Displaced":
        t.play(t.offers()[0])
    assert t.step == "Councils"


@rule("B31.4", "B31.14")
def test_one_ally_takes_red_the_other_blue() -> None:
    t = muster()
    t.play("choose-set standard-a", "choose-set pennant-a", "choose-set standard-b", "choose-set pennant-b")
    chosen = []
    while t.step == "ChooseZone":
        chosen.append(t.pos.waiting()[0])
        t.play("take-zone blue")
    assert sorted(chosen) == [0, 1]
    assert [t.pos.deployment[army][1] for army in range(4)] == [1, 1, 0, 0]


@rule("B31.5", "B31.6", "B31.7", "EX47")
def test_the_lower_card_wins_a_contested_hex() -> None:
    def contest(one: str, other: str) -> Table:
        """The Standards post these cards on their right wing; rows 1 and 3 are the same in both zones."""
        t = zoned()
        rig(t, 0, one, "s-a7", "s-a6")
        rig(t, 2, other, "s-b7", "s-b3" if other != "s-b3" else "s-b2")
        for who in ("S", "P", "S2", "P2"):
            assign(t, who)
        return t

    # S-A2 has 3.2 HBS and S-B5 has 3.2 HGB: the lower number wins.
    t = contest("s-a2", "s-b5")
    h = t.pos._board.label(card_hex(t.pos, 0, 0, DEPLOYMENT_IDS.index("s-a2"), 1))
    assert t.pos.owner[t.unit(h)] == 0
    t = contest("s-a5", "s-b2")
    h = t.pos._board.label(card_hex(t.pos, 0, 0, DEPLOYMENT_IDS.index("s-a5"), 0))
    assert t.pos.owner[t.unit(h)] == 2
    # Equal numbers: the lower letter wins (S-A5 and S-B5 both claim 3.2, 3.3, 2.2 or 1.1).
    t = contest("s-a5", "s-b5")
    h = t.pos._board.label(card_hex(t.pos, 0, 0, DEPLOYMENT_IDS.index("s-a5"), 0))
    assert t.pos.owner[t.unit(h)] == 0
    while t.asked != "S2":
        assert t.step == "Displaced"
        t.play(t.offers()[0])
    board = t.pos._board
    assert all(board.row[t.hex(text.split()[1])] == 2 and board.x[t.hex(text.split()[1])] >= 19 for text in t.offers())


def drafted() -> Table:
    t = zoned()
    for who in ("S", "P", "S2", "P2"):
        assign(t, who)
    while t.step == "Displaced":
        t.play(t.offers()[0])
    for who in ("S", "P", "S2", "P2"):
        t.play("raise commander", "raise wizard", "confirm", who=who)
    t.keep(0)
    while t.step != "Draft":
        t.play(t.offers()[0])
    return t


@rule("B31.8", "B31.9", "B31.15")
def test_two_specialists_each_in_a_snake_draft() -> None:
    t = drafted()
    for card in ("forced-enrollment", "vantage-point"):
        assert t.why_not(f"draft {card}") == ["B31.9"]
    order = []
    while t.step == "Draft":
        order.append(t.pos.waiting()[0])
        t.play(t.offers()[-1])
    assert order == [0, 1, 2, 3, 3, 2, 1, 0]


@rule("B31.10")
def test_goblin_musicians_encourage_both_allies() -> None:
    t = four("S GGS r3c6 band", "S2 GGS r5c7", "S2 GGS r5c1", "S2 HBS r7c7", "P HBS r17c1", "P2 HBS r17c2")
    assert [bold(t.pos, t.unit(h)) for h in ("r3c6", "r5c7", "r5c1", "r7c7")] == [1, 1, 0, 0]
    piper = table("S DBS r4c6 piper", "S DBS r4c7", "S DBS r4c10", "P HBS r9c1")
    assert [bold(piper.pos, piper.unit(h)) for h in ("r4c6", "r4c7", "r4c10")] == [2, 2, 1]


@rule("B31.11")
def test_allies_do_not_see_each_others_preparation() -> None:
    t = zoned()
    before = t.pos.view(2)
    assign(t, "S")
    assert t.pos.view(2) == before
    council = game("broad-heath", seats=FOUR, allies=True)
    seen = council.pos.view(2)
    council.play("raise commander", "confirm", who="S")
    assert council.pos.view(2) == seen


@rule("B31.12")
def test_the_posts_and_the_baseline_of_the_allies() -> None:
    t = zoned()
    for who in ("S", "P", "S2", "P2"):
        assign(t, who)
    while t.step == "Displaced":
        t.play(t.offers()[0])
    posts = [entry["post"] for entry in t.told("turned-up")]
    assert posts == [0] * 4 + [1] * 4 + [2] * 4
    right = DEPLOYMENT_IDS[t.pos.deployment[0][3]]
    h = card_hex(t.pos, 0, 0, DEPLOYMENT_IDS.index(right), 0)
    assert t.pos._board.x[h] >= 19
    from tafelrunde.games.battlelore.council.landmarks import baseline

    assert baseline(t.pos) == 2


@rule("B31.17")
def test_markers_come_after_deployment() -> None:
    t = zoned()
    assert t.told("turn-marker") == []
    for who in ("S", "P", "S2", "P2"):
        assign(t, who)
    while t.step == "Displaced":
        t.play(t.offers()[0])
    assert len(t.told("turn-marker")) == 4
    assert sorted(t.pos.order) == [0, 1, 2, 3]


@rule("B29.32", "B29.33")
@pytest.mark.parametrize("card", ["wizard-mass-speed", "wizard-enchanted-mass-might"])
def test_a_card_for_all_ordered_units_holds_for_the_allys_only_if_paid(card: str) -> None:
    def played(*aims: str) -> Table:
        t = four("S HBS r9c1", "S2 HBS r9c6", "S2 HBS r9c8", "P HBS r10c6", "P2 HBS r17c2", lore=True)
        t.council("S", wizard=1).lore_hand("S", card).goblet("S", 12)
        t.hand("S", "rally", "patrol-right").play("command patrol-right", "done", f"lore {card}")
        assert sorted(t.offers()) == ["aim r9c6", "aim r9c8", "done"]
        tokens = t.tokens("S")
        t.play(*aims, "done")
        assert t.tokens("S") == tokens - len(aims)
        return t

    speed = card == "wizard-mass-speed"
    for aims, more in (((), 0), (("aim r9c6",), 1)):
        t = played(*aims)
        t.movement("r9c6", "r9c1") if speed else t.combat("r9c6", "r9c1")
        unit, own = t.unit("r9c6"), t.unit("r9c1")
        if speed:
            assert battle_steps(t.pos, unit) == 1 + more
            assert battle_steps(t.pos, own) == 2
        else:
            clash = make_clash(unit, t.unit("r10c6"), t.hex("r9c6"), t.hex("r10c6"), True, FIRST_ATTACK)
            assert number_of_dice(t.pos, clash) == 3 + more


@rule("B29.32", "B29.33")
@pytest.mark.parametrize(("card", "kind", "target"), [("warrior-volley", "HGB", "r12c7"), ("warrior-couched-lances", "HBC", "r10c7")])
def test_volley_and_lances_charge_for_the_allys_ordered_units(card: str, kind: str, target: str) -> None:
    def attack(aim: bool) -> Table:
        units = (f"S {kind} r9c7", f"S2 {kind} r9c9", f"S2 {kind} r9c12", f"P HBS {target}", "P2 HBS r17c2")
        t = four(*units, lore=True).council("S", warrior=1).lore_hand("S", card).goblet("S", 9)
        t.combat("r9c7", "r9c9").play(f"attack r9c7 {target}", f"lore {card}")
        # Only units that were ordered can be named.
        assert sorted(t.offers()) == ["aim r9c9", "done"]
        tokens = t.tokens("S")
        t.play("aim r9c9" if aim else "done")
        assert tokens - t.tokens("S") == int(aim)
        return t

    assert attack(True).pos.has(fx.INCLUDED, attack(True).unit("r9c9"))
    assert not attack(False).pos.has(fx.INCLUDED, attack(False).unit("r9c9"))


@rule("B23.2", "B23.27")
def test_two_allies_with_the_same_master_get_one_landmark_between_them() -> None:
    t = four("S HBS r3c1", "S2 HBS r3c2", "P HBS r17c1", "P2 HBS r17c2", lore=True)
    t.pos.plan = t.pos.plan.copy()
    t.pos.plan[PLAN_LANDMARKS] = 1
    t.council("S", wizard=3).council("S2", wizard=3)
    assert (landmarks_of(t.pos, 0), landmarks_of(t.pos, 2)) == ([PENTACLE], [])
    t.pos.order = [2, 1, 0, 3]
    assert (landmarks_of(t.pos, 0), landmarks_of(t.pos, 2)) == ([], [PENTACLE])
    t.council("P", wizard=3)
    assert [landmarks_of(t.pos, army) for army in range(4)] == [[], [], [], []]


@rule("B23.4")
def test_four_commanders_may_each_have_a_stronghold() -> None:
    t = four("S HBS r3c1", "S2 HBS r3c2", "P HBS r17c1", "P2 HBS r17c2", lore=True)
    for h in ("r1c1", "r1c2"):
        t.pos.add_terrain(t.hex(h), STRONGHOLD, 0)
    t.council("S", commander=3).council("S2", commander=3).council("P", commander=2)
    begin_strongholds(t.pos)
    t.pos.settle()
    assert sorted(t.offers("S")) == ["pass", "place r3c1"]
    t.play("place r3c1")
    assert (t.asked, sorted(t.offers())) == ("S2", ["pass", "place r3c2"])
    t.play("pass")
    assert t.step == "CommandPhase"
