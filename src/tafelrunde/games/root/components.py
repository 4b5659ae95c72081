"""Reads the component data: typed, checked, with errors that name file and key."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, TypeVar

import msgspec

from tafelrunde.engine.errors import Unreadable
from tafelrunde.games.root.words import BOARDS, CLEARINGS

FOLDER = "tafelrunde.games.root"
MAP_FORMAT = "root map 1"
MOST_ENCLOSED = 2 * CLEARINGS - 5
"""No paths between so many clearings can enclose more areas without crossing."""
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


Number = Annotated[int, msgspec.Meta(ge=1, le=CLEARINGS)]
"""A clearing as players count."""
Coordinate = Annotated[int, msgspec.Meta(ge=0, le=100)]


class ClearingData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clearing; `slots` counts every building slot, the one under a ruin included."""

    id: Number
    slots: Annotated[int, msgspec.Meta(ge=0, le=9)]
    paths: Annotated[list[Number], msgspec.Meta(max_length=CLEARINGS)]
    x: Coordinate
    y: Coordinate
    suit: Literal["", "fox", "rabbit", "mouse"] = ""
    ruin: bool = False
    corner: bool = False


class ForestData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A forest: the clearings that touch it, the forests beside it, and where its mark is drawn."""

    id: Annotated[int, msgspec.Meta(ge=1, le=MOST_ENCLOSED)]
    clearings: Annotated[list[Number], msgspec.Meta(max_length=CLEARINGS)]
    forests: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=MOST_ENCLOSED)]], msgspec.Meta(max_length=MOST_ENCLOSED)]
    x: Coordinate
    y: Coordinate


class MapData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map, printed or of one's own; opposite corners and forests that are left out follow from the drawing."""

    clearings: Annotated[list[ClearingData], msgspec.Meta(min_length=CLEARINGS, max_length=CLEARINGS)]
    river: Annotated[list[Number], msgspec.Meta(max_length=CLEARINGS)]
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    suits_dealt: bool = False
    river_divides: bool = False
    """D0-1: whether the river separates forests as a path does."""
    opposite: Annotated[list[tuple[Number, Number]], msgspec.Meta(max_length=CLEARINGS)] = []
    forests: Annotated[list[ForestData], msgspec.Meta(max_length=MOST_ENCLOSED)] = []
    format: str = MAP_FORMAT


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
