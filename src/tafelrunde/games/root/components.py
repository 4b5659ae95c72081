"""Reads the component data: typed, checked, with errors that name file and key."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from tafelrunde.engine.errors import Unreadable
from tafelrunde.games.root.words import BOARDS

FOLDER = "tafelrunde.games.root"
T = TypeVar("T")


class CardData(msgspec.Struct, forbid_unknown_fields=True):
    """One kind of card; `german_own` marks a title that is our own translation."""

    id: str
    suit: str
    kind: str
    copies: int
    english: str
    german: str
    cost: list[str] = []
    item: str = ""
    points: int = 0
    german_own: bool = False


class DeckData(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[CardData]


class ClearingData(msgspec.Struct, forbid_unknown_fields=True):
    id: int
    slots: int
    paths: list[int]
    x: int
    y: int
    suit: str = ""
    ruin: bool = False
    corner: bool = False


class ForestData(msgspec.Struct, forbid_unknown_fields=True):
    id: int
    clearings: list[int]
    forests: list[int]
    x: int
    y: int


class MapData(msgspec.Struct, forbid_unknown_fields=True):
    suits_dealt: bool
    opposite: list[list[int]]
    river: list[int]
    clearings: list[ClearingData]
    forests: list[ForestData]


class CharacterData(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    items: list[str]
    action: str


class QuestData(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    suit: str
    items: list[str]
    english: str
    german: str


class VagabondData(msgspec.Struct, forbid_unknown_fields=True):
    characters: list[CharacterData]
    quests: list[QuestData]


@cache
def deck_data() -> list[CardData]:
    """The 42 kinds of cards, 54 cards in all."""
    return read("data/deck", DeckData).cards


@cache
def map_data() -> dict[str, MapData]:
    """The maps by name."""
    return read("data/maps", dict[str, MapData])


@cache
def vagabond_data() -> VagabondData:
    return read("factions/vagabond/wanderers", VagabondData)


@cache
def board_data() -> dict[str, dict[str, int | list[int]]]:
    """The common counts, and what is printed on each faction's board."""
    found = read("data/boards", dict[str, dict[str, int | list[int]]])
    return found | {name: read(f"factions/{name}/board", dict[str, int | list[int]]) for name in BOARDS}


def number(board: str, key: str) -> int:
    """One number of a board."""
    value = board_data().get(board, {}).get(key)
    if not isinstance(value, int):
        raise Unreadable(f"the board of {board}: {key} must be a number.")
    return value


def numbers(board: str, key: str) -> list[int]:
    """One row of numbers of a board."""
    value = board_data().get(board, {}).get(key)
    if not isinstance(value, list):
        raise Unreadable(f"the board of {board}: {key} must be a list of numbers.")
    return value


def read(name: str, kind: type[T]) -> T:
    """The content of one file, as the type it must have."""
    text = (files(FOLDER) / f"{name}.toml").read_text("utf-8")
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        raise Unreadable(f"{name}.toml: {error}.") from None
