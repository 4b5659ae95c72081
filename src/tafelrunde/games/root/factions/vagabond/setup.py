"""R9.3: character, forest, quests and ruins."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import changed
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.root.events import PLAYED_AS, STARTED
from tafelrunde.games.root.factions.vagabond.board import CHARACTERS, QUESTS, START_ITEMS
from tafelrunde.games.root.factions.vagabond.items import receive
from tafelrunde.games.root.factions.vagabond.quests import open_quests
from tafelrunde.games.root.factions.vagabond.walking import set_pawn
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import RUIN_ITEMS
from tafelrunde.games.root.verbs import CHOOSE_CHARACTER, START_FOREST
from tafelrunde.games.root.words import BITS, CLEARINGS, EACH_ITEM, SECOND, VAGABOND


@final
class ChooseCharacter(Step[Root]):
    """R9.3.1, R9.3.5: a character nobody has, and his starting items."""

    rule: ClassVar[str] = "R9.3.1"

    def __init__(self, vagabond: i64) -> None:
        self.vagabond = vagabond

    def waits_for(self, pos: Root) -> int:
        return pos.bit[self.vagabond]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([CHOOSE_CHARACTER.move1(character) for character in range(CHARACTERS) if character not in pos.characters]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != CHOOSE_CHARACTER.code:
            return Reason("G4")
        return Reason("D9.8-1", arg1(move)) if arg1(move) in pos.characters else None

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        pos.characters = changed(pos.characters, self.vagabond - VAGABOND, arg1(move))
        if pos.log is not None:
            pos.tell(PLAYED_AS, (self.vagabond, arg1(move)))
        for item in START_ITEMS[arg1(move)]:
            receive(pos, self.vagabond, item)
        pos.push(ChooseForest(self.vagabond))


@final
class ChooseForest(Step[Root]):
    """R9.3.2: the pawn starts in any forest."""

    rule: ClassVar[str] = "R9.3.2"

    def __init__(self, vagabond: i64) -> None:
        self.vagabond = vagabond

    def waits_for(self, pos: Root) -> int:
        return pos.bit[self.vagabond]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([START_FOREST.move1(CLEARINGS + forest) for forest in range(pos._map.forests)]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != START_FOREST.code:
            return Reason("G4")
        return None if CLEARINGS <= arg1(move) < CLEARINGS + pos._map.forests else Reason("R9.3.2", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        set_pawn(pos, self.vagabond, arg1(move))
        if pos.log is not None:
            pos.tell(STARTED, (self.vagabond, arg1(move)))


DEALT_RUIN_ITEMS: Final[list[int]] = [item for item in EACH_ITEM for _ in range(RUIN_ITEMS[item])]


def deal_quests_and_ruins(pos: Root) -> None:
    """R9.3.3, R9.3.4: an item for each Vagabond under each ruin, and the quests."""
    wanderers = (pos.seat_of[VAGABOND] >= 0) + (pos.seat_of[SECOND] >= 0)
    items = DEALT_RUIN_ITEMS * wanderers
    pos.chance.shuffle(items)
    for clearing in BITS[pos.ruins]:
        for at in range(wanderers):
            pos.hidden = changed(pos.hidden, 2 * clearing + at, items.pop())
    pos.quest_pile = list(range(QUESTS))
    pos.chance.shuffle(pos.quest_pile)
    open_quests(pos)
