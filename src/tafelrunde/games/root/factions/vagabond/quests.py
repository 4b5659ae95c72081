"""R9.5.5 Quests."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import changed
from tafelrunde.engine.steps import Reason, Step, reasons
from tafelrunde.engine.verbs import Arg, verb_code
from tafelrunde.games.root.events import FOR_QUESTS, QUEST_DONE, QUEST_OPEN
from tafelrunde.games.root.factions.vagabond.board import OPEN_QUESTS, QUEST_CARDS, QUEST_ITEMS, QUEST_SUIT, QUESTS
from tafelrunde.games.root.factions.vagabond.items import exhaust, ready
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import draw
from tafelrunde.games.root.verbs import REWARD_CARDS, REWARD_POINTS, SUIT
from tafelrunde.games.root.words import ITEMS, VAGABOND

ELSEWHERE: Final = reasons("R9.5.5-a", QUESTS)
ONE_TOO_FEW: Final = reasons("D9.5.5-1", ITEMS)
NOT_READY: Final = reasons("R9.5.5-a", ITEMS)


def why_not_quest(pos: Root, vagabond: i64, quest: i64) -> Reason | None:
    """R9.5.5-a: an open quest of the clearing's suit he is in, and both items ready."""
    place = pos.pawns[vagabond - VAGABOND]
    if quest not in pos.quests_open or QUEST_SUIT[quest] != pos.suits[place]:
        return ELSEWHERE[quest]
    one, other = QUEST_ITEMS[quest][0], QUEST_ITEMS[quest][1]
    if one == other:
        return None if ready(pos, vagabond, one) >= 2 else ONE_TOO_FEW[one]
    if ready(pos, vagabond, one) and ready(pos, vagabond, other):
        return None
    return NOT_READY[other if ready(pos, vagabond, one) else one]


def complete_quest(pos: Root, vagabond: i64, quest: i64) -> None:
    """R9.5.5: items are exhausted, the quest is replaced, the reward is chosen."""
    for item in QUEST_ITEMS[quest]:
        exhaust(pos, vagabond, item, 1)
    at = vagabond - VAGABOND
    pos.quests_open = [other for other in pos.quests_open if other != quest]
    pos.quests_done = changed(pos.quests_done, at, pos.quests_done[at] | 1 << quest)
    if pos.log is not None:
        pos.tell(QUEST_DONE, (vagabond, quest))
    pos.push(QuestReward(QUEST_SUIT[quest]))
    open_quests(pos)


def open_quests(pos: Root) -> None:
    """R9.3.3: three quests lie open as long as there are any."""
    while len(pos.quests_open) < OPEN_QUESTS and pos.quest_pile:
        quest = pos.quest_pile[-1]
        pos.quest_pile = pos.quest_pile[:-1]
        pos.quests_open = [*pos.quests_open, quest]
        pos.reveal()
        if pos.log is not None:
            pos.tell(QUEST_OPEN, (quest,))


@final
class QuestReward(Step[Root]):
    """R9.5.5-c: two cards, or a point for each completed quest of the suit."""

    rule: ClassVar[str] = "R9.5.5-c"

    def __init__(self, suit: i64) -> None:
        self.suit = suit

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(SUIT("suit"), self.suit)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([REWARD_CARDS.move0(), REWARD_POINTS.move0()]))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == REWARD_CARDS.code:
            draw(pos, pos.turn, QUEST_CARDS)
            return
        points = 0
        for quest in range(len(QUEST_SUIT)):
            if pos.quests_done[pos.turn - VAGABOND] >> quest & 1 and QUEST_SUIT[quest] == self.suit:
                points += 1
        pos.score(pos.turn, points, FOR_QUESTS)
