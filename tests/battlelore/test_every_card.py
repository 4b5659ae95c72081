"""Every card of the box has a test of its effect; here are the deployment cards, and the count of all the others."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tafelrunde.games.battlelore.components import COMMAND, DEPLOYMENT, LORE_CARDS, SPECIALISTS, DeploymentCard
from tafelrunde.games.battlelore.muster.ground import DRAWN
from tafelrunde.testing import rule
from tests.battlelore.table import Table, game, scenario_file

OPEN_FIELD = scenario_file([])
POSTS = ("right", "center", "left", "reserve")
BEFORE = {"left": 0, "center": 4, "right": 9}
"""The columns to the left of a card's first, in each section."""


def mustered(card: DeploymentCard, post: str) -> Table:
    """Both armies are turned up on an open field, this card at this post, the next ones of its set at the others."""
    camp = 0 if card.camp == "standard" else 1
    same = [other.id for other in DEPLOYMENT if (other.camp, other.set) == (card.camp, card.set) and other is not card]
    same.insert(POSTS.index(post), card.id)
    sets = [f"{name}-{card.set.lower() if name == card.camp else 'a'}" for name in ("standard", "pennant")]
    t = game(OPEN_FIELD, army="improvised").play(*(f"choose-set {name}" for name in sets))
    drawn = t.pos.deployment[camp]
    drawn[DRAWN:] = [[other.id for other in DEPLOYMENT].index(name) for name in same[: len(POSTS)]]
    for army, who in enumerate("SP"):
        cards = [DEPLOYMENT[number].id for number in t.pos.deployment[army][DRAWN:]]
        for name, at in zip(cards, POSTS, strict=True):
            t.play(f"assign {name} {at}", who=who)
        t.play("confirm", who=who)
    return t


def hex_of(cell: str, section: str, camp: str) -> str:
    """B26.9: the hex of a card's cell; the Pennants count rows from the top and columns from the right."""
    row, column = (int(part) for part in cell.split("."))
    column += BEFORE[section]
    if camp == "standard":
        return f"r{row}c{column}"
    return f"r{10 - row}c{(13 if row % 2 else 12) + 1 - column}"


@rule("B26.8", "B26.9", "B26.17")
@pytest.mark.parametrize("card", DEPLOYMENT, ids=lambda card: card.id)
def test_a_deployment_card_puts_its_units_where_it_shows_them(card: DeploymentCard) -> None:
    for section in BEFORE:
        t = mustered(card, section)
        wanted = {hex_of(unit.cell, section, card.camp): unit.unit for unit in card.units}
        assert len(wanted) == len(card.units)
        assert {place: t.kind(place) for place in wanted} == wanted
        told = [entry["hex"] for entry in t.told("deployed")]
        assert all(told.count(t.hex(place)) == 1 for place in wanted)


@rule("B26.26")
@pytest.mark.parametrize("card", DEPLOYMENT, ids=lambda card: card.id)
def test_a_deployment_card_in_reserve_offers_its_own_units(card: DeploymentCard) -> None:
    t = mustered(card, "reserve")
    who = "S" if card.camp == "standard" else "P"
    while t.step == "Reserve" and t.asked != who:
        t.play(t.offers()[0])
    assert (t.step, t.asked) == ("Reserve", who)
    assert {text.split()[1] for text in t.offered("deploy")} == {unit.unit for unit in card.units}


def words_of_tests() -> list[tuple[str, set[str]]]:
    """Every test of this folder: its name, and the strings it is run with (`parametrize`)."""
    found = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                inside = [leaf for marker in node.decorator_list for leaf in ast.walk(marker)]
                words = {leaf.value for leaf in inside if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)}
                found.append((node.name, words))
    return found


@rule("B3.10", "B5.3", "B21.4", "B28.24")
def test_no_card_is_without_a_test_of_its_effect() -> None:
    """A test's name begins with the card's, or it is run with the card. Section and deployment cards are all run by one test each."""
    assert (sum(card.copies for card in COMMAND), len(LORE_CARDS), len(SPECIALISTS), len(DEPLOYMENT)) == (60, 60, 10, 42)
    every = words_of_tests()
    cards = {card.id: card.id for card in COMMAND if card.tactic or card.scout}
    cards |= {card.id: card.id.removeprefix(card.master + "-") for card in LORE_CARDS}
    cards |= {card.id: card.id for card in SPECIALISTS}
    untested = []
    for card, name in cards.items():
        begins = f"test_{name.replace('-', '_')}_"
        if not any(f"{test}_".startswith(begins) or card in words for test, words in every):
            untested.append(card)
    assert untested == []
