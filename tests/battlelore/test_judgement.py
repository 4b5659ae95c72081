"""What a camp is judged by, number by number, and what a player is advised: from positions of which everything can be counted by hand."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.advice import GOAL, HABIT, URGENT, WINS
from tafelrunde.engine.judgement import WHOLE
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.games.battlelore import GAME
from tafelrunde.games.battlelore.evaluate import initiative, strength
from tafelrunde.games.battlelore.judgement.traits import NAMES, traits
from tests.battlelore.table import Table, game, table

GUESSED = ("strength", "initiative")


def judged(t: Table) -> list[dict[str, int]]:
    """The traits of every seat by name, without zeros and without what is only guessed at."""
    rows = [dict(zip(("camp", "come", *NAMES), list(numbers), strict=True)) for numbers in traits(t.pos)]
    return [{name: value for name, value in row.items() if value and name not in GUESSED} for row in rows]


def test_the_traits_of_two_camps() -> None:
    """Dice: two for a green unit, three for a blue one, four for a red one; a spider has three, moves three hexes and is bold by nature."""
    t = table("S HGB r4c6 x2", "S HBS r2c3", "S HRS r6c6 x3", "S CSP r5c2", "P HBS r5c6", "P HGB r9c1 x1", lore=True, goals=(6, 5))
    t.pos.banners[0], t.pos.banners[1] = 5, 2
    t.lore_hand("S", "cleric-mend", "wizard-fireball").goblet("S", 14).goblet("P", 3)
    come = 5 * WHOLE // 6
    below, above = judged(t)
    assert below == {
        "come": come,
        "banners": 5,
        "last-banners": 1,
        "units": 4,
        "figures": 2 + 4 + 3 + 1,
        "weak-units": 1,
        "dice": 2 + 3 + 4 + 3,
        "creatures": 1,
        "forward": 2,
        "close": 2,
        "lore": 12,
        "lore-cards": 2,
        "bold": 1,
        "attackers": 3,
        "threatened": 3 + 3 + 2,
    }
    assert above == {
        "camp": 1,
        "come": come,
        "banners": 2,
        "units": 2,
        "figures": 5,
        "weak-units": 1,
        "dice": 5,
        "forward": 1,
        "close": 1,
        "lore": 3,
        "attackers": 2,
        "threatened": (2 + 4 + 3) + 3,
        "prey": 1,
    }


def test_guesses_are_in_hundredths_and_the_turn_belongs_to_one_camp() -> None:
    for camp in ("S", "P"):
        t = table("S HGB r4c6 x2", "S HRS r6c6", "P HBS r5c6", turn=camp)
        t.combat("r4c6" if camp == "S" else "r5c6")
        rows = [dict(zip(NAMES, list(numbers)[2:], strict=True)) for numbers in traits(t.pos)]
        assert [row["strength"] for row in rows] == [round(100 * strength(t.pos, side)) for side in (0, 1)]
        drive = round(100 * initiative(t.pos))
        assert drive > 0
        assert [row["initiative"] for row in rows] == ([drive, 0] if camp == "S" else [0, drive])


def test_partners_are_judged_as_one_camp() -> None:
    t = table("S HBS r4c6", "S2 HGB r2c3", "P HBS r5c6", "P2 HGB r9c1", lore=True, epic=True)
    t.pos.goblet[0], t.pos.goblet[2], t.pos.goblet[3] = 13, 2, 4
    t.lore_hand("S", "cleric-mend").lore_hand("S2", "cleric-bless", "wizard-fireball").lore_hand("P2", "rogue-foiled")
    rows = judged(t)
    assert [row.get("camp", 0) for row in rows] == [t.pos.army_of(seat) & 1 for seat in range(4)]
    assert sorted((row["lore"], row["lore-cards"], row["units"]) for row in rows) == [(4, 1, 2), (4, 1, 2), (14, 3, 2), (14, 3, 2)]


def test_traits_are_there_while_the_battle_lasts() -> None:
    assert traits(game("greywater").pos) == []
    t = table("S HBS r4c6", "P HGB r5c6 x1", goals=(1, 6)).combat("r4c6").dice("GGG").play("attack r4c6 r5c6")
    assert t.pos.winner == 0
    assert traits(t.pos) == []


def advised(t: Table, seat: int | None = None) -> dict[str, list[tuple[float, str, dict[str, Any]]]]:
    """What matters to a seat: weight, rule and words of every matter by its key; hexes by their labels."""
    found: dict[str, list[tuple[float, str, dict[str, Any]]]] = {}
    for matter in GAME.advice(Eyes(t.pos, t.seat() if seat is None else seat)):
        words = {arg.name: t.pos._board.label(value) if arg.name in ("hex", "from") else value for arg, value in matter.about}
        found.setdefault(matter.key, []).append((round(matter.weight, 6), matter.rule, words))
    return found


def test_nothing_matters_before_the_battle_and_after_it() -> None:
    assert advised(game("greywater")) == {}
    t = table("S HBS r4c6", "P HGB r5c6 x1", goals=(1, 6)).combat("r4c6")
    assert advised(t)
    t.dice("GGG").play("attack r4c6 r5c6")
    assert advised(t, 0) == {}


def test_advice_on_banners() -> None:
    def heard(own: int, theirs: int) -> dict[str, Any]:
        t = table("S HBS r4c6", "P HBS r5c6", goals=(5, 6)).combat("r4c6")
        t.pos.banners[0], t.pos.banners[1] = own, theirs
        return {key: found[0] for key, found in advised(t).items() if key.startswith("goal")}

    assert heard(3, 4) == {"goal": (GOAL, "B18.7", {"foe": 1, "left": 2, "theirs": 2})}
    assert heard(4, 4) == {"goal": (GOAL, "B18.7", {"foe": 1, "left": 1, "theirs": 2}), "goal-own": (WINS, "B18.7", {})}
    assert heard(0, 5) == {"goal": (GOAL, "B18.7", {"foe": 1, "left": 5, "theirs": 1}), "goal-foe": (WINS - 0.02, "B18.7", {"foe": 1})}


def test_advice_on_units_that_can_be_finished_off() -> None:
    t = table("S HBS r4c6 x2", "S HGB r5c4", "P HBS r5c6 x1", "P HBS r4c7 x3", "P HGB r9c1 x1").combat("r4c6")
    heard = advised(t)
    assert heard["hurt-foe"] == [
        (round(URGENT - 0.05, 6), "B11.7", {"hex": "r5c6", "from": "r4c6", "figures": 1}),
        (round(URGENT - 0.05, 6), "B11.7", {"hex": "r5c6", "from": "r5c4", "figures": 1}),
    ]
    assert heard["hurt-own"] == [
        (round(URGENT - 0.2, 6), "B11.7", {"hex": "r4c6", "from": "r4c7", "figures": 2}),
        (round(URGENT - 0.2, 6), "B11.7", {"hex": "r4c6", "from": "r5c6", "figures": 2}),
    ]
    mirrored = advised(t, 1)
    assert [words["hex"] for _, _, words in mirrored["hurt-foe"]] == ["r4c6", "r4c6"]
    assert [words["hex"] for _, _, words in mirrored["hurt-own"]] == ["r5c6", "r5c6"]
    spider = table("S HBS r4c6", "P CSP r5c6").combat("r4c6")
    assert "hurt-foe" not in advised(spider), "a creature never had more figures"


def test_advice_on_units_that_will_not_stand() -> None:
    t = table("S HBS r4c6", "S HGB r2c2", "P HBS r5c6", "P HBS r5c7").combat("r4c6")
    assert advised(t)["unsteady"] == [(round(HABIT + 0.04, 6), "B15.2", {"hex": "r4c6", "foes": 2})]
    bold = table("S HBS r4c6", "S HGB r4c5", "S HGB r3c6", "P HBS r5c7").combat("r4c6")
    assert "unsteady" not in advised(bold)


def test_advice_on_lore_that_can_be_paid() -> None:
    def heard(tokens: int, *cards: str, played: int = 0) -> dict[str, Any]:
        t = table("S HBS r4c6", "P HBS r5c6", lore=True).council("S", cleric=2, wizard=2).lore_hand("S", *cards).goblet("S", tokens)
        t.pos.lore_played = played
        return {key: found[0] for key, found in advised(t.combat("r4c6"), 0).items() if key == "lore"}

    cards = ("cleric-mend", "wizard-fireball")
    assert heard(30, *cards)["lore"][2]["cards"] == 2
    dear = heard(30, "wizard-fireball")["lore"]
    assert dear == (HABIT, "B21.10", {"tokens": 30, "cards": 1, "cost": dear[2]["cost"]})
    cheap = heard(30, "cleric-mend")["lore"][2]["cost"]
    assert heard(30, *cards)["lore"][2]["cost"] == max(cheap, dear[2]["cost"])
    assert heard(cheap, "cleric-mend")["lore"][2] == {"tokens": cheap, "cards": 1, "cost": cheap}
    assert heard(cheap - 1, "cleric-mend") == {}
    assert heard(30) == {}


def test_advice_on_where_orders_count() -> None:
    near = table("S HBS r4c6", "S HGB r5c4", "S HGB r1c1", "P HBS r5c6").hand("S", "attack-center")
    assert advised(near)["orders"] == [(round(HABIT + 0.05, 6), "B4.2", {"units": 2})]
    far = table("S HBS r1c6", "P HBS r9c6").hand("S", "attack-center")
    assert advised(far)["orders-far"] == [(round(HABIT + 0.05, 6), "B4.2", {"units": 0})]
    assert not {"orders", "orders-far"} & advised(table("S HBS r4c6", "P HBS r5c6").combat("r4c6")).keys()
