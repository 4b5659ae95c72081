"""B26 Call to Arms, B27 organised mode, B30 Epic Call to Arms."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from mypy_extensions import i64

from tafelrunde.engine.messages import Messages
from tafelrunde.engine.packed import bits_set, vec
from tafelrunde.games.battlelore import GAME
from tafelrunde.games.battlelore.components import DEPLOYMENT, SUPPLY
from tafelrunde.games.battlelore.muster.ground import DRAWN, card_hex, in_stock
from tafelrunde.games.battlelore.tables import DEPLOYMENT_IDS, STOCK, U_FIGURES, UNIT_IDS, UNIT_OF
from tafelrunde.testing import rule
from tests.battlelore.table import Table, game, scenario_file

POSTS = ("right", "center", "left", "reserve", "scouts")
BARE = scenario_file([]).replace("[hand]\nstandard = 5\npennant = 5\n", "").replace("[banners]\nstandard = 6\npennant = 6\n", "")


def muster(army: str = "improvised", scenario: str = "ploughland", seed: int = 1, **options: Any) -> Table:
    return game(scenario, seed=seed, army=army, **options)


def cards(t: Table, camp: int) -> list[str]:
    return [DEPLOYMENT_IDS[card] for card in t.pos.deployment[camp][DRAWN:]]


def assign(t: Table, who: str, zone: str = "") -> Table:
    """Post the cards drawn in their order, and confirm."""
    camp = {"S": 0, "P": 1, "S2": 2, "P2": 3}[who]
    for card, post in zip(cards(t, camp), POSTS, strict=False):
        t.play(f"assign {card} {post}", who=who)
    if zone:
        t.play(f"take-zone {zone}", who=who)
    return t.play("confirm", who=who)


def mustered(one: str = "standard-a", other: str = "pennant-a", **more: Any) -> Table:
    """Improvised mode up to the first decision after the battalions are turned up."""
    t = muster(**more).play(f"choose-set {one}", f"choose-set {other}")
    return assign(assign(t, "S"), "P")


def rig(t: Table, camp: int, *names: str) -> None:
    """A camp has drawn exactly these cards."""
    t.pos.deployment[camp][DRAWN:] = [DEPLOYMENT_IDS.index(name) for name in names]


@rule("B26.1", "B26.3", "B26.4", "B26.6", "B33.9")
def test_only_the_terrain_of_a_battlefield_is_used() -> None:
    t = game(BARE, army="improvised")
    assert list(t.pos.owner) == []
    assert t.step == "ChooseSet"
    assert list(muster("organised").pos.levies_left) == [2] * 6
    assert list(muster().pos.levies_left) == [0] * 6
    from tafelrunde.engine.errors import BadOptions

    with pytest.raises(BadOptions, match="no armies"):
        game(BARE)


@rule("B26.7", "B26.8")
def test_the_deployment_cards() -> None:
    assert Counter((card.camp, card.set) for card in DEPLOYMENT) == {(camp, s): 7 for camp in ("standard", "pennant") for s in "ABC"}
    cells = {1: 4, 2: 3, 3: 4, 4: 3}
    for card in DEPLOYMENT:
        for unit in card.units:
            row, cell = (int(part) for part in unit.cell.split("."))
            assert 1 <= cell <= cells[row]
    # Whatever section a card lies in, its units never stand on a shared hex.
    t = mustered()
    for camp in range(2):
        for post in range(3):
            for number in range(len(DEPLOYMENT)):
                for i in range(len(DEPLOYMENT[number].units)):
                    h = card_hex(t.pos, camp, post, number, i)
                    assert bits_set(t.pos._board.sections_at(h, 0)) == 1


@rule("B26.9", "EX57")
def test_where_a_card_lies() -> None:
    t = mustered()
    card = next(i for i, c in enumerate(DEPLOYMENT) if any(u.cell == "3.2" for u in c.units))
    i = next(i for i, u in enumerate(DEPLOYMENT[card].units) if u.cell == "3.2")
    label = t.pos._board.label
    assert label(card_hex(t.pos, 0, 1, card, i)) == "r3c6"
    assert label(card_hex(t.pos, 1, 1, card, i)) == "r7c8"
    assert label(card_hex(t.pos, 0, 2, card, i)) == "r3c2"
    assert label(card_hex(t.pos, 0, 0, card, i)) == "r3c11"
    assert label(card_hex(t.pos, 1, 0, card, i)) == "r7c3"


@rule("B26.10", "B26.12", "B26.11", "B33.10")
def test_each_player_chooses_a_set_of_his_own_camp() -> None:
    t = muster()
    assert t.asked == "S"
    assert t.offers() == ["choose-set standard-a", "choose-set standard-b", "choose-set standard-c"]
    assert t.why_not("choose-set pennant-a") == ["B26.12"]
    t.play("choose-set standard-b")
    assert t.asked == "P"
    assert t.offers() == ["choose-set pennant-a", "choose-set pennant-b", "choose-set pennant-c"]
    done = mustered()
    rows = {camp: {done.pos._board.row[h] for h, o in zip(done.pos.place, done.pos.owner, strict=True) if o == camp} for camp in (0, 1)}
    assert max(rows[0]) <= 4
    assert min(rows[1]) >= 6


@rule("B26.13", "B34.13")
def test_four_cards_are_drawn_unseen() -> None:
    t = muster().play("choose-set standard-a", "choose-set pennant-a")
    assert len(cards(t, 0)) == len(cards(t, 1)) == 4
    assert all(card.startswith("s-a") for card in cards(t, 0))
    own, enemy = t.pos.view(0)["muster"]
    assert len(own["drawn"]) == 4
    assert enemy["drawn"] is None
    assert enemy["posts"] == {}
    draws = {tuple(cards(muster(seed=seed).play("choose-set standard-a", "choose-set pennant-a"), 0)) for seed in range(8)}
    assert len(draws) > 4


@rule("B26.14", "B26.15", "B26.16", "B33.11")
def test_cards_are_posted_in_secret_and_freely() -> None:
    t = muster().play("choose-set standard-a", "choose-set pennant-a")
    first, second = cards(t, 0)[:2]
    before = t.pos.view(1)
    t.play(f"assign {first} reserve", who="S")
    assert t.why_not(f"assign {second} reserve", "S") == ["B26.14"]
    assert t.why_not(f"assign {first} left", "S") == ["B26.13"]
    assert t.why_not(f"assign {second} scouts", "S") == ["B30.3"]
    assert t.why_not("confirm", "S") == ["B26.14"]
    for post in ("left", "center", "right"):
        t.play(f"assign {cards(t, 0)[0]} {post}", who="S")
    t.play("confirm", who="S")
    assert t.pos.view(1) == before
    assert t.pos.deciding(1) == [0, 1]


@rule("B26.17")
def test_battalions_are_turned_up_from_the_right_and_placed_as_shown() -> None:
    t = mustered()
    posts = [entry["post"] for entry in t.told("turned-up")]
    assert posts[:6] == [0, 0, 1, 1, 2, 2]
    for camp in range(2):
        for post in range(3):
            card = t.pos.deployment[camp][3 + post]
            for i, unit in enumerate(DEPLOYMENT[card].units):
                h = card_hex(t.pos, camp, post, card, i)
                assert UNIT_IDS[t.pos.kind[t.pos.at[h]]] == unit.unit


def flooded(hexes: str) -> Table:
    """A battlefield with water, and card S-A1 on the left wing of the Standards: HGB on r3c4, HBS on r3c2, HRC on r2c2."""
    text = scenario_file([], terrain=f"waterway {hexes}")
    t = muster(scenario=text).play("choose-set standard-a", "choose-set pennant-a")
    rig(t, 0, "s-a7", "s-a2", "s-a1", "s-a4")
    return assign(assign(t, "S"), "P")


@rule("B26.18", "B26.19", "B26.20", "EX45", "B33.13")
def test_a_unit_in_the_water_goes_to_the_baseline_of_its_section() -> None:
    t = flooded("r3c2")
    assert (t.asked, t.step) == ("S", "Displaced")
    assert t.kind("r3c4") == "HGB"
    assert t.kind("r2c2") == "HRC"
    assert t.offers() == ["place r1c1", "place r1c2", "place r1c3", "place r1c4"]
    assert t.why_not("place r1c5") == ["B26.19"]
    t.play("place r1c3")
    assert t.kind("r1c3") == "HBS"
    full = flooded("r3c2 r1c1 r1c2 r1c3 r1c4")
    assert full.step != "Displaced"
    assert full.told("forgone")[-1]["unit"] == UNIT_OF["HBS"]


@rule("B26.21", "B26.23", "B26.31")
def test_the_greener_player_scouts_and_begins() -> None:
    t = muster().play("choose-set standard-a", "choose-set pennant-a")
    rig(t, 0, "s-a3", "s-a6", "s-a2", "s-a1")  # green: 2 + 2 + 1, the reserve does not count
    rig(t, 1, "p-a1", "p-a2", "p-a5", "p-a3")  # green: 1 + 1 + 1
    assign(assign(t, "S"), "P")
    assert t.pos.order[0] == 0
    assert t.told("first-turn")[-1]["seat"] == 0
    while t.step != "CommandPhase":
        t.play(t.offers()[0])
    assert t.asked == "S"
    none = game(BARE, army="improvised")
    assert list(none.pos.goals) == [6, 6]


@rule("B26.22", "B26.24", "B27.17")
def test_a_tie_is_broken_by_six_dice() -> None:
    winners = set()
    for seed in range(8):
        t = muster(seed=seed).play("choose-set standard-a", "choose-set pennant-a")
        rig(t, 0, "s-a2", "s-a5", "s-a7", "s-a1")
        rig(t, 1, "p-a1", "p-a2", "p-a5", "p-a3")
        assign(assign(t, "S"), "P")
        rolls = [int(str(entry["helmets"])) for entry in t.told("green-rolled")]
        pairs = list(zip(rolls[::2], rolls[1::2], strict=True))
        assert all(mine == theirs for mine, theirs in pairs[:-1])
        mine, theirs = pairs[-1]
        assert t.pos.order[0] == (0 if mine > theirs else 1)
        winners.add(t.pos.order[0])
    assert winners == {0, 1}


@rule("B26.25", "B26.26", "B26.27", "B26.28", "B33.14")
def test_the_scouted_player_deploys_two_units_of_the_reserve_first() -> None:
    t = muster().play("choose-set standard-a", "choose-set pennant-a")
    rig(t, 0, "s-a3", "s-a6", "s-a2", "s-a1")
    rig(t, 1, "p-a1", "p-a2", "p-a5", "p-a3")
    assign(assign(t, "S"), "P")
    assert (t.asked, t.step) == ("P", "Reserve")
    assert t.pos.view(0)["muster"][1]["posts"]["reserve"] == "p-a3"
    assert "reserve" not in t.pos.view(1)["muster"][0]["posts"]
    assert t.why_not("deploy HRS r9c7") == ["B26.25"]
    assert t.why_not("deploy HGB r8c7") == ["B26.26"]
    for who, kinds in (("P", ("HGB", "HRC")), ("S", ("HGB", "HBS"))):
        for kind in kinds:
            assert t.asked == who
            place = t.offered(f"deploy {kind}")[0].split()[2]
            t.play(f"deploy {kind} {place}")
            assert t.kind(place) == kind
            assert t.pos._board.from_edge(t.hex(place), who == "P") == 1
    assert t.step == "CommandPhase"


@rule("B26.26")
def test_a_reserve_without_room_is_forgone() -> None:
    baseline = " ".join(f"r1c{c}" for c in range(1, 14))
    t = muster(scenario=scenario_file([], terrain=f"waterway {baseline}")).play("choose-set standard-a", "choose-set pennant-a")
    rig(t, 0, "s-a3", "s-a6", "s-a2", "s-a1")
    assign(assign(t, "S"), "P")
    while t.asked == "P" and t.step == "Reserve":
        t.play(t.offers()[0])
    assert t.step == "CommandPhase"
    assert all(t.pos._board.row[h] > 1 for h, o in zip(t.pos.place, t.pos.owner, strict=True) if o == 0)


@rule("B26.29", "B26.30", "B27.27")
def test_the_council_follows_in_a_lore_scenario_and_is_skipped_in_a_plain_one() -> None:
    plain = mustered()
    while plain.step == "Reserve":
        plain.play(plain.offers()[0])
    assert plain.step == "CommandPhase"
    assert list(plain.pos.hand_size) == [5, 5]
    bare = game(BARE, army="improvised").play("choose-set standard-a", "choose-set pennant-a")
    assign(assign(bare, "S"), "P")
    while bare.step == "Reserve":
        bare.play(bare.offers()[0])
    assert list(bare.pos.hand_size) == [5, 5]
    for army in ("improvised", "organised"):
        lore = muster(army, "greywater")
        while lore.step == "ChooseSet":
            lore.play(lore.offers()[0])
        assign(assign(lore, "S"), "P")
        while lore.step in ("Reserve", "Exchanging", "Replacing", "Displaced"):
            lore.play(lore.offers()[0])
        assert lore.step == "Councils"


# Organised mode.


def organised(sets: tuple[str, ...] = ("standard-a", "pennant-a", "standard-c", "pennant-c"), scenario: str = "ploughland") -> Table:
    t = muster("organised", scenario)
    for name in sets:
        t.play(f"choose-set {name}")
    return t


@rule("B27.2", "B27.3", "B27.12")
def test_a_common_stock_and_levy_tokens() -> None:
    t = muster("organised")
    for kind, unit in enumerate(UNIT_IDS):
        units = 2 * SUPPLY.camp.get(unit, 0) + SUPPLY.shared.get(unit, 0)
        assert t.pos.stock[kind] == units * U_FIGURES[kind] == STOCK[kind]
    assert list(t.pos.levies_left) == [2, 2, 2, 2, 2, 2]
    hgc = UNIT_OF["HGC"]
    t.pos.stock = vec[i64]([2 if kind == hgc else figures for kind, figures in enumerate(t.pos.stock)])
    assert not in_stock(t.pos, hgc)
    t.pos.stock = vec[i64]([3 if kind == hgc else figures for kind, figures in enumerate(t.pos.stock)])
    assert in_stock(t.pos, hgc)


@rule("B27.4", "B27.6", "B27.7")
def test_two_sets_of_either_camp_the_host_chooses_first() -> None:
    t = muster("organised")
    assert (t.asked, len(t.offers())) == ("S", 6)
    t.play("choose-set pennant-b", "choose-set standard-a")
    assert t.asked == "P"
    assert t.why_not("choose-set pennant-b") == ["B27.6"]
    assert len(t.offers()) == 4
    host = game("ploughland", seats=("pennant", "standard"), army="organised")
    assert host.pos.waiting() == [0]
    assert host.asked == "P"


@rule("B27.5", "B27.8")
def test_four_cards_out_of_both_sets() -> None:
    t = organised()
    assert len(cards(t, 0)) == 4
    assert {card[:3] for card in cards(t, 0)} <= {"s-a", "p-a"}
    drawn = {card[:3] for seed in range(6) for card in cards(organised_seed(seed), 0)}
    assert drawn == {"s-a", "p-a"}
    first = cards(t, 0)[0]
    t.play(f"assign {first} reserve", who="S")
    assert t.why_not(f"assign {cards(t, 0)[0]} scouts", "S") == ["B30.3"]


def organised_seed(seed: int) -> Table:
    t = muster("organised", seed=seed)
    for name in ("standard-a", "pennant-a", "standard-c", "pennant-c"):
        t.play(f"choose-set {name}")
    return t


def short_of(unit: str, figures: int = 0) -> Table:
    """Organised mode with the stock of one kind run out; the Standards have S-A2 (HGB, two HBS, HBC) in the centre."""
    t = organised()
    rig(t, 0, "s-a1", "s-a2", "s-a5", "s-a6")
    rig(t, 1, "s-c3", "s-c4", "s-c5", "s-c6")
    t.pos.stock = vec[i64]([figures if kind == UNIT_OF[unit] else left for kind, left in enumerate(t.pos.stock)])
    return assign(assign(t, "S"), "P")


@rule("B27.9", "B27.10")
def test_the_organised_reveal_goes_like_the_improvised_one() -> None:
    t = organised()
    assign(assign(t, "S"), "P")
    assert [entry["post"] for entry in t.told("turned-up")][:6] == [0, 0, 1, 1, 2, 2]
    text = scenario_file([], terrain="waterway r3c2")
    wet = muster("organised", text)
    for name in ("standard-a", "pennant-a", "standard-c", "pennant-c"):
        wet.play(f"choose-set {name}")
    rig(wet, 0, "s-a7", "s-a2", "s-a1", "s-a4")
    assign(assign(wet, "S"), "P")
    assert wet.step == "Displaced"


@rule("B27.11", "B27.14", "B27.15")
def test_a_unit_without_figures_becomes_a_levy_token() -> None:
    t = short_of("HBC")
    levies = [t.pos.levies[i : i + 3] for i in range(0, len(t.pos.levies), 3)]
    assert [t.hex("r1c6"), 1, 0] in levies
    assert t.pos.at[t.hex("r1c6")] == -1
    assert t.pos.levies_left[1] == 1
    # The token occupies its hex: nobody deploys there.
    assert not any(text.endswith(" r1c6") for text in t.offers())
    # Without a token of that colour the unit is forgone.
    bare = organised()
    rig(bare, 0, "s-a1", "s-a2", "s-a5", "s-a6")
    bare.pos.stock = vec[i64]([0 if kind == UNIT_OF["HBC"] else left for kind, left in enumerate(bare.pos.stock)])
    bare.pos.levies_left = vec[i64]([2, 0, 2, 2, 2, 2])
    assign(assign(bare, "S"), "P")
    assert any(entry["unit"] == UNIT_OF["HBC"] and entry["seat"] == 0 for entry in bare.told("forgone"))


@rule("B27.13")
def test_the_last_figures_go_to_the_player_who_is_not_the_host() -> None:
    t = organised()
    rig(t, 0, "s-a7", "s-a1", "s-a5", "s-a6")  # HBC on the right wing
    rig(t, 1, "s-c3", "s-c4", "s-c5", "s-c6")  # two HBC on the right wing
    t.pos.stock = vec[i64]([6 if kind == UNIT_OF["HBC"] else left for kind, left in enumerate(t.pos.stock)])
    assign(assign(t, "S"), "P")
    owners = [t.pos.owner[u] for u in range(len(t.pos.owner)) if UNIT_IDS[t.pos.kind[u]] == "HBC"]
    assert owners == [1, 1]
    assert any(t.pos.levies[i + 2] == 0 for i in range(0, len(t.pos.levies), 3))


@rule("B27.16")
def test_green_levy_tokens_count_for_the_start_player() -> None:
    from tafelrunde.games.battlelore.scenario.first import greens

    t = short_of("HGB")
    for army in range(2):
        tokens = sum(t.pos.levies[i + 2] == army and t.pos.levies[i + 1] == 0 for i in range(0, len(t.pos.levies), 3))
        units = sum(t.pos.owner[u] == army and t.pos.colour[u] == 0 for u in range(len(t.pos.owner)))
        assert tokens == 2
        assert greens(t.pos, army) == units + tokens


@rule("B27.18", "B27.19", "B27.20", "B27.21", "B27.22", "B27.23", "B33.15")
def test_reserve_then_exchange_scouted_player_first() -> None:
    t = short_of("HBC")
    seen = []
    while t.step in ("Reserve", "Exchanging", "Replacing"):
        seen.append((t.asked, t.step))
        if t.step == "Exchanging":
            h = t.offers()[0].split()[1]
            assert f"exchange {h} DBS" in t.offers()  # foot for cavalry
            assert f"exchange {h} HGC" in t.offers()  # a lower colour
            assert t.why_not(f"exchange {h} HRS") == ["B27.24"]
            t.play(f"exchange {h} DBS")
        elif t.step == "Replacing":
            row = {t.pos._board.from_edge(t.hex(text.split()[1]), t.seat() == 1) for text in t.offers()}
            assert row == {1}
            assert t.why_not("place r5c5") == ["B27.20"]
            t.play(t.offers()[0])
        else:
            t.play(t.offers()[0])
    scouted, start = ("P", "S") if t.pos.order[0] == 0 else ("S", "P")
    order = [who for who, _ in seen]
    assert order == sorted(order, key=[scouted, start].index)
    assert [step for who, step in seen if who == "S"][:3] == ["Reserve", "Reserve", "Exchanging"]
    assert t.pos.levies == []


@rule("EX46", "B27.24", "B27.25", "B27.26", "B27.12")
def test_what_a_red_levy_token_can_become() -> None:
    t = short_of("HRC")
    only = {"HBS": 4, "HGC": 3, "CSP": 1}
    while t.step == "Reserve":
        t.play(t.offers()[0])
    assert (t.asked, t.step) == ("S", "Exchanging")
    token = t.offers()[0].split()[1]
    t.pos.stock = vec[i64]([only.get(unit, 0) for unit in UNIT_IDS])
    t.pos.settle()
    assert [text.split()[2] for text in t.offers() if text.split()[1] == token] == ["HBS", "HGC"]
    assert t.why_not(f"exchange {token} CSP") == ["B27.26"]
    assert t.why_not(f"exchange {token} HRS") == ["B27.12"]
    assert t.why_not("exchange r9c9 HBS") == ["B27.19"]
    t.play(f"exchange {token} HGC")
    assert f"place {token}" in t.offers() or t.pos._board.row[t.hex(token)] != 1
    place = t.offers()[0].split()[1]
    t.play(f"place {place}")
    assert t.kind(place) == "HGC"
    # A token for which nothing is left is removed.
    empty = short_of("HRC")
    empty.pos.stock = vec[i64]([0] * len(UNIT_IDS))
    while empty.step == "Reserve":
        empty.play(empty.offers()[0])
    assert empty.pos.levies == []


# Epic Call to Arms.


def epic(army: str = "improvised", zone: str = "red", seed: int = 1) -> Table:
    t = muster(army, "long-field", seed=seed)
    while t.step == "ChooseSet":
        t.play(t.offers()[0])
    assign(t, "S", zone)
    return assign(t, "P", "blue")


@rule("B30.1", "B30.2", "B30.3", "B30.14")
def test_five_cards_and_a_baseline_in_the_second_row() -> None:
    t = muster("improvised", "long-field").play("choose-set standard-a", "choose-set pennant-a")
    assert len(cards(t, 0)) == 5
    assert t.why_not("confirm", "S") == ["B26.14"]
    done = epic()
    while done.step != "Councils":
        done.play(done.offers()[0])
    assert all(done.pos._board.from_edge(done.pos.place[u], done.pos.owner[u] & 1) >= 2 for u in range(len(done.pos.owner)))
    assert epic("organised").step == "Scouts"
    tokens = muster("organised", "long-field")
    while tokens.step == "ChooseSet":
        tokens.play(tokens.offers()[0])
    tokens.pos.stock = vec[i64]([0] * len(UNIT_IDS))
    assign(assign(tokens, "S", "red"), "P", "blue")
    tokens.play(tokens.offers()[0])
    assert len(tokens.pos.levies) == 3


@rule("B30.4", "B30.12", "B33.12")
def test_the_scouting_party_deploys_first_on_the_fifth_row() -> None:
    t = epic()
    assert (t.asked, t.step) == ("P", "Scouts")
    assert list(t.pos.owner) == []
    assert {t.pos._board.row[t.hex(text.split()[2])] for text in t.offers()} == {13}
    while t.asked == "P":
        t.play(t.offers()[0])
    assert (t.asked, t.step) == ("S", "Scouts")
    assert {t.pos._board.row[t.hex(text.split()[2])] for text in t.offers()} == {5}
    unit = t.offers()[0].split()[1]
    assert t.why_not(f"deploy {unit} r2c2") == ["B30.4"]
    assert t.why_not("deploy CSP r5c5") == ["B30.3"]


@rule("B27.13", "B30.12")
def test_the_last_figures_go_to_the_scouts_of_the_player_who_is_not_the_host() -> None:
    def last_bowmen(seats: tuple[str, str]) -> Table:
        """Every deployment card has bowmen, and there are figures for one unit only."""
        t = muster("organised", "long-field", seats=seats)
        while t.step == "ChooseSet":
            t.play(t.offers()[0])
        assign(assign(t, "S", "red"), "P", "blue")
        t.pos.stock = vec[i64]([4 if unit == "HGB" else 0 for unit in UNIT_IDS])
        while t.step == "Scouts":
            t.play(next((text for text in t.offers() if text.startswith("deploy HGB")), t.offers()[0]))
        return t

    for seats, camp in ((("standard", "pennant"), 1), (("pennant", "standard"), 0)):
        t = last_bowmen(seats)
        assert [t.pos.owner[unit] for unit in range(len(t.pos.owner)) if UNIT_IDS[t.pos.kind[unit]] == "HGB"] == [camp]


@rule("B30.5")
def test_scouts_without_room_go_to_the_baseline() -> None:
    row = " ".join(f"r5c{c}" for c in range(1, 14))
    text = scenario_file([], terrain=f"waterway {row}", epic=True)
    t = muster("improvised", text).play("choose-set standard-a", "choose-set pennant-a")
    assign(assign(t, "S", "red"), "P", "red")
    while t.asked == "P":
        t.play(t.offers()[0])
    assert {t.pos._board.row[t.hex(text.split()[2])] for text in t.offers()} == {2}


@rule("B30.6")
def test_all_units_of_the_reserve_are_used() -> None:
    t = epic()
    while t.step != "Reserve":
        t.play(t.offers()[0])
    who = t.asked
    card = t.pos.deployment[0 if who == "S" else 1][6]
    placed = 0
    while t.step == "Reserve" and t.asked == who:
        t.play(t.offers()[0])
        placed += 1
    assert placed == len(DEPLOYMENT[card].units)


@rule("B30.7", "B30.9", "B30.10", "B30.11")
def test_red_and_blue_zones() -> None:
    t = epic(zone="red")
    label = t.pos._board.label
    card = DEPLOYMENT_IDS.index("s-a2")  # 4.1 HGB; 3.2 HBS; 3.3 HBS; 1.2 HBC

    def hexes(camp: int, post: int) -> list[str]:
        return [label(card_hex(t.pos, camp, post, card, i)) for i in range(4)]

    assert hexes(0, 2) == ["r5c1", "r4c2", "r4c3", "r2c2"]
    assert hexes(0, 1) == ["r5c5", "r4c6", "r4c7", "r2c6"]
    assert hexes(0, 0) == ["r5c10", "r4c10", "r4c11", "r2c10"]
    t.pos.deployment[0][1] = 1
    assert [hexes(0, post)[0] for post in (2, 1, 0)] == ["r5c2", "r5c7", "r5c11"]
    assert hexes(0, 2)[1:] == ["r4c2", "r4c3", "r2c2"]
    assert hexes(1, 2)[1] == "r14c11"
    # Shared hexes are used: cell 4 of a short row on the left is c4.
    four = next(i for i, c in enumerate(DEPLOYMENT) if any(u.cell == "3.4" for u in c.units))
    i = next(i for i, u in enumerate(DEPLOYMENT[four].units) if u.cell == "3.4")
    assert label(card_hex(t.pos, 0, 2, four, i)) == "r4c4"
    # The zone is a secret until the first battalion is shown.
    assert t.pos.view(1)["muster"][0]["zone"] is None
    while t.step == "Scouts":
        t.play(t.offers()[0])
    assert t.pos.view(1)["muster"][0]["zone"] is not None
    twice = muster("improvised", "long-field").play("choose-set standard-a", "choose-set pennant-a").play("take-zone red", who="S")
    assert twice.why_not("take-zone blue", "S") == ["B30.7"]


@rule("B30.8", "B30.13")
def test_a_battalion_makes_way_for_scouts() -> None:
    t = muster("improvised", "long-field").play("choose-set standard-a", "choose-set pennant-a")
    rig(t, 0, "s-a1", "s-a4", "s-a2", "s-a3", "s-a5")  # s-a2 on the left wing claims r5c1
    assign(assign(t, "S", "red"), "P", "red")
    while t.asked == "P":
        t.play(t.offers()[-1])
    first = t.offers()[0].split()[1]
    t.play(f"deploy {first} r5c1")
    while t.step == "Scouts":
        t.play(t.offers()[-1])
    assert (t.asked, t.step) == ("S", "Displaced")
    assert all(t.pos._board.row[t.hex(text.split()[1])] == 2 for text in t.offers())


@rule("B30.15")
def test_the_greener_camp_begins_the_epic_call_to_arms() -> None:
    from tafelrunde.games.battlelore.scenario.first import greens

    t = epic(seed=5)
    while t.step != "Reserve":
        t.play(t.offers()[0])
    mine, theirs = greens(t.pos, 0), greens(t.pos, 1)
    assert mine != theirs
    assert t.pos.order[0] == (0 if mine > theirs else 1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_deployment_card_tells_what_it_brings_and_where(language: str) -> None:
    words = Messages(GAME, language)
    for card in DEPLOYMENT:
        units = sorted(card.units, key=lambda unit: [int(part) for part in unit.cell.split(".")])
        told = ", ".join(f"{unit.cell} {words.say(f'unit-{unit.unit}')}" for unit in units)
        assert words.say(f"deployment-{card.id}-help").endswith(f": {told}.")
        assert words.say(f"deployment-{card.id}").endswith(f"{card.set}{card.number}")
