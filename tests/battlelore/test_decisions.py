"""B33 Decision points, B34 state and visibility, B35 invariants, and the contract on random play."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.playout import playout
from tafelrunde.games.battlelore import GAME
from tafelrunde.games.battlelore.lore.windows import Window, lore_cost
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.scenario.files import IDS
from tafelrunde.games.battlelore.tables import BEFORE_ENEMY_ROLL, L_TIMING, LORE_IDS, ON_LORE
from tafelrunde.testing import conform, rule
from tafelrunde.testing.scripts import rules_of
from tests.battlelore.table import Table, game, table

FAR_AWAY = "P HBS r9c13"


@rule("B33.1", "B35.38")
def test_there_is_always_exactly_one_decision_or_one_secret_set() -> None:
    for name in IDS:
        pos = GAME.new(2, 4, {"scenario": name})
        draws = chance_from_seed(2)
        for _ in range(300):
            waiting = pos.waiting()
            assert len(waiting) == 1 or pos.stack[-1].secret(pos)
            for seat in range(pos.seats):
                assert bool(pos.moves(seat)) == (seat in waiting)
                if seat not in waiting:
                    assert rules_of(pos.why_not(seat, 0)) == ["G2"]
            playout(pos, draws, 1)


@rule("B33.2")
def test_a_single_option_is_played_by_itself_except_where_it_would_tell() -> None:
    t = table("S HBS r5c1", "P HBS r6c1", "S HBS r1c7", turn="P").combat("r6c1").dice("F R R").play("attack r6c1 r5c1")
    assert t.kind("r4c1") == "HBS"  # only one hex to retreat to: nobody was asked
    lore = table("S HBS r4c6", "P HBS r5c6", lore=True).lore_hand("P", "cleric-mend").goblet("P", 5)
    lore.combat("r4c6").play("attack r4c6 r5c6")
    assert (lore.asked, lore.offers()) == ("P", ["pass"])


def reacting(*hand: str, tokens: int = 9, windows: str = "everyone") -> Table:
    """The Standards attack; the Pennants hold these Lore cards."""
    t = table("S HBS r4c6", "P HBS r5c6", lore=True, windows=windows).council("P", warrior=1).lore_hand("P", *hand).goblet("P", tokens)
    return t.combat("r4c6")


@rule("B33.3", "B34.16")
def test_a_window_tells_nothing_about_the_hand() -> None:
    asked = [reacting(card).play("attack r4c6 r5c6").step for card in ("warrior-agility", "cleric-mend")]
    assert asked == ["Window", "Window"]
    # Not asked where everybody knows that nothing can be played: no cards, no tokens, the card of this turn played.
    assert reacting().dice("R R R").play("attack r4c6 r5c6").step != "Window"
    assert reacting("warrior-agility", tokens=0).dice("R R R").play("attack r4c6 r5c6").step != "Window"
    spent = reacting("warrior-agility")
    spent.pos.lore_played = 2
    assert spent.dice("R R R").play("attack r4c6 r5c6").step != "Window"
    # The quick setting asks only who can really play.
    assert reacting("warrior-agility", windows="holders").play("attack r4c6 r5c6").step == "Window"
    assert reacting("cleric-mend", windows="holders").dice("R R R").play("attack r4c6 r5c6").step != "Window"
    # Two worlds that differ in the hidden hand look the same to the attacker while the window is open.
    one, other = (reacting(card).play("attack r4c6 r5c6") for card in ("warrior-agility", "warrior-parry"))
    assert one.pos.view(0) == other.pos.view(0)
    assert one.pos.deciding(0) == other.pos.deciding(0)


ANSWERS = [card for card in range(len(LORE_IDS)) if L_TIMING[card] == BEFORE_ENEMY_ROLL]


def under_attack(origin: str, *lie_open: str, tokens: int = 5, rules: int = 2) -> Table:
    """A unit of the Standards attacks the Pennants, who have a Rogue and hold a card of another moment; these cards lie open."""
    t = table(f"S HGB {origin}", "P HBS r5c6", lore=True).council("P", rogue=1).lore_hand("P", "cleric-mend").goblet("P", tokens)
    t.discard_lore(*lie_open).pos.rules = rules
    return t.combat(origin).dice("R R").play(f"attack {origin} r5c6")


@rule("B33.56")
def test_no_window_where_everybody_sees_that_nothing_can_be_played() -> None:
    pos = under_attack("r4c6").pos
    payable = [LORE_IDS[card] for card in ANSWERS if lore_cost(pos, 1, card) <= 5]
    usual = [card for card in payable if card != "rogue-ambush"]
    # One payable card that could be in the hand is enough to be asked.
    assert under_attack("r3c6", *usual[1:]).step == "Window"
    assert under_attack("r3c6", *usual).step != "Window"
    # An ambush answers a melee, not a shot; out of tokens nothing answers anything.
    assert under_attack("r4c6", *usual).step == "Window"
    assert under_attack("r4c6", *payable).step != "Window"
    assert under_attack("r4c6", *usual, tokens=4).step != "Window"
    # Version 1 asks whoever has tokens for a card of this moment, wherever the cards are.
    assert under_attack("r4c6", *payable, rules=1).step == "Window"


def cancellable(hand: str, *lie_open: str) -> Table:
    """The Standards mend a unit; the Pennants hold this card, and these cards lie open."""
    t = table("S HBS r4c6 x1", FAR_AWAY, lore=True).council("S", cleric=1).lore_hand("S", "cleric-mend").goblet("S", 5)
    t.council("P", wizard=1).lore_hand("P", hand).goblet("P", 20).discard_lore(*lie_open).hand("S", "patrol-left")
    return t.play("command patrol-left").play("lore-at cleric-mend r4c6")


@rule("B33.56", "B33.3")
def test_what_is_in_the_hand_does_not_decide_whether_a_window_opens() -> None:
    for lies_open in ([], ["wizard-dispel-lore"], ["wizard-dispel-lore", "rogue-foiled"]):
        worlds = [cancellable(card, *lies_open) for card in ("rogue-pick-pocket", "warrior-run")]
        assert worlds[0].pos.view(0) == worlds[1].pos.view(0)
        assert [answers_lore(t) for t in worlds] == [len(lies_open) < 2] * 2
        assert [t.offers() for t in worlds] == [["pass"]] * 2


def answers_lore(t: Table) -> bool:
    """Whether the Pennants are asked for an answer to a Lore card, and not just to the Command card."""
    step = t.pos.stack[-1]
    return isinstance(step, Window) and (t.asked, step.timing) == ("P", ON_LORE)


@rule("B33.6", "B33.32")
def test_before_the_roll_the_attacker_is_asked_first() -> None:
    t = reacting("warrior-agility").council("S", warrior=1).lore_hand("S", "warrior-strength").goblet("S", 3).play("attack r4c6 r5c6")
    order = []
    while t.step == "Window":
        order.append(t.asked)
        t.dice("R R R").play("pass")
    assert order == ["S", "P"]


@rule("B33.7")
def test_victory_is_checked_before_the_next_decision() -> None:
    t = table("S HBC r4c6", "P GBH r5c6 x2", FAR_AWAY, goals=(1, 6)).combat("r4c6").dice("F R R").play("attack r4c6 r5c6", "retreat r6c6")
    t.dice("B B").play("retreat r7c6")
    # The rout roll ended it: nobody is asked about gaining ground.
    assert t.pos.is_over()


@rule("B33.27")
def test_what_the_order_phase_asks() -> None:
    units = ("S HBS r4c4", "S CSP r3c7", "S HBS r3c1", FAR_AWAY)
    t = table(*units, lore=True).goblet("S", 3).orders("scouting-line")
    assert {"order r4c4 left", "order r4c4 center", "order r3c7 center", "order-afar r3c7 left", "order r3c1 left", "done"} <= set(
        t.offers()
    )


@rule("B33.29", "B33.30")
def test_what_the_movement_phase_asks() -> None:
    t = table("S GBH r3c6", "S HBS r3c9", "P HBS r6c6", lore=True).council("S", warrior=1).lore_hand("S", "warrior-run").goblet("S", 5)
    t.movement("r3c6", "r3c9")
    verbs = {text.split()[0] for text in t.offers()}
    assert verbs == {"move", "rush", "lore-at", "end"}
    t.play("move r3c9 r4c9")
    # After a unit's move its player may still play a card for another.
    assert t.offered("lore-at") == ["lore-at warrior-run r3c6"]
    assert t.asked == "S"


@rule("B33.31")
def test_what_the_combat_phase_asks() -> None:
    t = table("S HBS r4c6", "S HGB r2c2", "P HBS r5c6", "P HBS r5c7", "P HBS r5c3").combat("r4c6", "r2c2")
    assert t.offers() == ["end", "attack r2c2 r5c3", "attack r4c6 r5c6", "attack r4c6 r5c7"]


# Visibility.


@rule("B34.1", "B34.2", "B34.4", "B34.20")
def test_board_units_and_tracks_are_open_to_all_spectators_included() -> None:
    t = table("S CSP r4c6", "P HBS r5c6 x2 poisoned", terrain="wooded r3c3, stronghold:P r9c7", lore=True)
    shown = t.pos.view(None)
    places = {place["id"]: place for place in shown["places"]}
    assert places[t.hex("r3c3")]["terrain"] == ["wooded"]
    assert places[t.hex("r9c7")]["landmark_of"] == 1
    spider = places[t.hex("r4c6")]["pieces"][0]
    assert (spider["kind"], spider["stored"], spider["count"]) == ("CSP", 0, 1)
    victim = places[t.hex("r5c6")]["pieces"][0]
    assert (victim["count"], victim["markers"], victim["label"], victim["weapon"]) == (2, ["poisoned"], "blue", "short-sword")
    assert [seat["goal"] for seat in shown["seats"]] == [6, 6]
    assert shown["turn"] == {"number": 1, "phase": "command", "seat": 0}
    for key in ("places", "turn", "fallen", "effects"):
        assert t.pos.view(0)[key] == t.pos.view(1)[key] == shown[key]
    assert shown["hand"] is None
    msgspec.json.encode(shown)


@rule("B34.10", "B34.12", "B34.15")
def test_tokens_played_cards_and_levies_are_public() -> None:
    t = table("S HBS r4c6", FAR_AWAY, lore=True).goblet("S", 7)
    t.pos.lore_played = 1
    seats = t.pos.view(1)["seats"]
    assert (seats[0]["goblet"], seats[1]["goblet"], t.pos.view(1)["pool"]) == (7, 0, 29)
    assert (seats[0]["lore_played"], seats[1]["lore_played"]) == (True, False)
    muster = game("ploughland", army="organised")
    assert muster.pos.view(None)["levies_left"] == [2] * 6
    assert muster.pos.view(None)["stock"]["HGB"] == 32


@rule("B34.17")
def test_dice_are_told_to_everyone() -> None:
    t = table("S HBS r4c6", "P HBS r5c6").combat("r4c6").dice("B F L").play("attack r4c6 r5c6")
    rolled = t.told("rolled")[-1]
    assert [rolled[face] for face in ("green", "blue", "red", "strike", "lore", "flag")] == [0, 1, 0, 0, 1, 1]


@rule("B34.18", "B35.34")
def test_no_view_contains_piles_dice_to_come_or_foreign_hands() -> None:
    for name in ("ploughland", "thornwatch", "long-field"):
        pos = GAME.new(2, 3, {"scenario": name})
        assert isinstance(pos, BattleLore)
        playout(pos, chance_from_seed(5), 250)
        for seat in (0, 1, None):
            before = msgspec.json.encode(pos.view(seat))
            twin = pos.guess(seat, chance_from_seed(8))
            assert msgspec.json.encode(twin.view(seat)) == before
            assert isinstance(twin, BattleLore)
            hidden = [army for army in range(2) if army != seat]
            assert sum((twin.hands[army] for army in hidden), twin.pile) != sum((pos.hands[army] for army in hidden), pos.pile)
            assert "chance" not in pos.view(seat)
            assert "key" not in before.decode()


# Invariants.


@rule("B35.7", "B35.9", "B35.10", "B35.11", "B35.19")
def test_broken_positions_are_noticed() -> None:
    def faults(**change: Any) -> str:
        t = table("S HBS r4c6", FAR_AWAY, lore=True)
        for name, value in change.items():
            setattr(t.pos, name, value)
        return " ".join(t.pos.invariants())

    good = table("S HBS r4c6", FAR_AWAY, lore=True)
    assert good.pos.invariants() == []
    assert "B35.7" in faults(pile=[])
    assert "B35.9" in faults(pool=35)
    assert "B35.10" in faults(goblet=[-1, 1])
    assert "B35.11" in faults(hand_size=[4, 5])
    assert "B35.19" in faults(mark=[0, 1])


SETTINGS: list[tuple[tuple[str, ...], dict[str, object]]] = [
    (("standard", "pennant"), {"scenario": "ploughland"}),
    (("pennant", "standard"), {"scenario": "three-crossings", "lore": "medieval"}),
    (("standard", "pennant"), {"scenario": "greywater", "landmarks": "yes", "creatures": "free"}),
    (("standard", "pennant"), {"scenario": "thornwatch", "windows": "holders"}),
    (("standard", "pennant", "standard-left", "pennant-right", "pennant-left"), {"scenario": "hollow-bridge"}),
    (("standard", "pennant"), {"scenario": "long-field"}),
    (("standard", "pennant"), {"scenario": "ploughland", "army": "improvised"}),
    (("standard", "pennant"), {"scenario": "greywater", "army": "organised"}),
    (("pennant", "standard"), {"scenario": "long-field", "army": "organised"}),
    (("standard", "pennant", "standard-ally", "pennant-ally"), {"scenario": "broad-heath", "allies": True}),
    (("standard", "pennant", "standard-ally", "pennant-ally"), {"scenario": "long-field", "allies": True, "army": "organised"}),
]


@rule("B35.1", "B35.2", "B35.36")
@pytest.mark.parametrize(
    ("seats", "options"), SETTINGS, ids=lambda part: "-".join(map(str, part)) if isinstance(part, tuple) else str(part)
)
def test_random_play_keeps_the_contract(seats: tuple[str, ...], options: dict[str, object]) -> None:
    report = conform(GAME, games=1, seed=len(seats), share=0.02, max_plies=500, setting=(seats, options))
    assert report.decisions > 100
    assert min(report.copies, report.worlds, report.different_worlds, report.refusals, report.saves) > 0
