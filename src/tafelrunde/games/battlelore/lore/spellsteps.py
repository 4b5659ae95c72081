"""What Lore cards ask on the way: rolls against several units, leaping lightning, discards, moves after a battle."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.battlelore.battle.losses import OneByOne, behead, critical, eliminate, hurt
from tafelrunde.games.battlelore.battle.morale import frightened
from tafelrunde.games.battlelore.battle.retreat import Flags, Retreat
from tafelrunde.games.battlelore.battle.told import owner_of
from tafelrunde.games.battlelore.board.asking import ChiefDecides
from tafelrunde.games.battlelore.board.terrain import forbids_battle
from tafelrunde.games.battlelore.command.piles import discard_command, discard_lore, draw_command
from tafelrunde.games.battlelore.events import FOR_A_CARD, GROUND_GAINED, LORE_ROLLED, MOVED_UNIT, SPIED
from tafelrunde.games.battlelore.lore import cards as c
from tafelrunde.games.battlelore.movement.paths import FAR, steps_to, within
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import HYDRA
from tafelrunde.games.battlelore.verbs import AIM, DISCARD, DISCARD_LORE, GAIN_GROUND, PASS
from tafelrunde.games.battlelore.words import FLAG, NO_BATTLE, SHIFTED, STRIKE, SYMBOL

NO_FLAGS: Final = 0
FLAGS_RETREAT: Final = 1
FLAGS_FORCE: Final = 2
"""Each flag is a hex of retreat that cannot be ignored."""


def hurt_by_card(pos: BattleLore, unit: int, helmets: int, others: int, cause: int) -> None:
    """Hits of a roll: helmets take a hydra's heads directly, everything else is an ordinary hit."""
    if HYDRA[pos.kind[unit]]:
        behead(pos, unit, helmets, cause)
        if pos.winner < 0 and pos.figures[unit] > 0 and others:
            critical(pos, unit, others, cause)
    else:
        hurt(pos, unit, helmets + others, cause)


def move_by_card(pos: BattleLore, unit: int, h: int) -> None:
    """A unit is set on another hex outside its movement; what it enters may forbid its battle."""
    pos.put(unit, h)
    pos.add_mark(unit, SHIFTED)
    if forbids_battle(pos, unit, h):
        pos.add_mark(unit, NO_BATTLE)


@final
class Barrage(OneByOne):
    """A card rolls against several units, one after another in the order of their hexes."""

    def __init__(self, card: int, cause: int, units: list[int], dice: int, symbols: bool, strikes: bool, flags: int) -> None:
        super().__init__(units, cause)
        self.card = card
        self.dice = dice
        self.symbols = symbols
        self.strikes = strikes
        self.flags = flags

    def copy(self) -> Barrage:
        twin = Barrage(self.card, self.cause, self.units, self.dice, self.symbols, self.strikes, self.flags)
        twin.next = self.next
        return twin

    def strike(self, pos: BattleLore, unit: int) -> None:
        faces = pos.roll(self.dice)
        burnt = self.card == c.FIREBALL and faces[SYMBOL] > 0
        others = (faces[SYMBOL] if self.symbols or burnt else 0) + (faces[STRIKE] if self.strikes else 0)
        if pos.log is not None:
            works = faces[pos.colour[unit]] + others
            pos.tell(LORE_ROLLED, (self.card, pos.place[unit], *faces, pos.kind[unit], works, int(self.flags != NO_FLAGS)))
        if burnt:
            eliminate(pos, unit, self.cause)
            return
        hurt_by_card(pos, unit, faces[pos.colour[unit]], others, self.cause)
        if pos.winner < 0 and pos.figures[unit] > 0 and faces[FLAG]:
            if self.flags == FLAGS_RETREAT:
                pos.push(Flags(unit, faces[FLAG], self.cause, 0))
            elif self.flags == FLAGS_FORCE:
                pos.push(Retreat(unit, faces[FLAG], self.cause, frightened(pos, unit)))


@final
class Lightning(Step[BattleLore]):
    """Chain Lightning leaps on as long as it hits, each time with a die fewer, to an adjacent enemy not hit yet."""

    rule: ClassVar[str] = "B21.11"

    def __init__(self, army: int, dice: int, target: int) -> None:
        self.army = army
        self.dice = dice
        self.target = target
        self.struck = 0
        """Units hit so far, one bit each."""
        self.last = -1
        """The hex of the last target."""

    def copy(self) -> Lightning:
        twin = Lightning(self.army, self.dice, self.target)
        twin.struck = self.struck
        twin.last = self.last
        return twin

    def onward(self, pos: BattleLore) -> list[int]:
        """Where it can leap next."""
        found: list[int] = []
        for h in pos._board.neighbours[self.last]:
            unit = pos.at[h]
            if unit >= 0 and pos.is_foe(unit, self.army) and not self.struck >> unit & 1:
                found.append(h)
        return found

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[self.army] if self.target < 0 and self.dice > 0 and self.onward(pos) else 0

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([AIM.move1(h) for h in self.onward(pos)]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != AIM.code:
            return NOT_HERE
        return None if arg1(move) in self.onward(pos) else Reason("B21.25", arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        self.target = pos.at[arg1(move)]

    def proceed(self, pos: BattleLore) -> None:
        unit = self.target
        if unit < 0 or self.dice <= 0:
            pos.pop()
            return
        self.target = -1
        self.last = pos.place[unit]
        faces = pos.roll(self.dice)
        helmets = faces[pos.colour[unit]]
        if pos.log is not None:
            pos.tell(LORE_ROLLED, (c.CHAIN_LIGHTNING, self.last, *faces, pos.kind[unit], helmets + faces[SYMBOL], 0))
        self.dice -= 1
        if helmets + faces[SYMBOL]:
            self.struck |= 1 << unit
            hurt_by_card(pos, unit, helmets, faces[SYMBOL], self.army)
        else:
            self.dice = 0


class GivesUpLore(ChiefDecides):
    """Lore cards of the hand are discarded, as their owner chooses."""

    def refusal(self, card: int) -> Reason:
        raise AssertionError(f"{type(self).__name__} does not say why")

    def cause(self) -> int:
        """Why they go, as events name it."""
        return FOR_A_CARD

    def asks_anyway(self, pos: BattleLore) -> bool:
        return True

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([DISCARD_LORE.move1(card) for card in pos.lore_hands[self.army]]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != DISCARD_LORE.code:
            return NOT_HERE
        return None if arg1(move) in pos.lore_hands[self.army] else self.refusal(arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.reveal()
        discard_lore(pos, self.army, arg1(move), self.cause())


@final
class GiveLore(GivesUpLore):
    """A player discards a Lore card of his own choice."""

    rule: ClassVar[str] = "B21.11"

    def refusal(self, card: int) -> Reason:
        return Reason("B21.11", card)

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        super().play(pos, seat, move)


@final
class Spying(ChiefDecides):
    """Spy Ring: one of the opponent's Command cards is discarded and replaced."""

    rule: ClassVar[str] = "B21.11"

    def __init__(self, army: int, other: int) -> None:
        super().__init__(army)
        self.other = other

    def asks_anyway(self, pos: BattleLore) -> bool:
        return True

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([DISCARD.move1(card) for card in sorted(set(pos.hands[self.other]))]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != DISCARD.code:
            return NOT_HERE
        return None if arg1(move) in pos.hands[self.other] else Reason("B21.11", arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        discard_command(pos, self.other, arg1(move))
        if pos.log is not None:
            pos.tell(SPIED, (seat, pos.chiefs[self.other], arg1(move)))
        draw_command(pos, self.other)


@final
class AfterBattle(Step[BattleLore]):
    """Hit and Run: a unit that has battled may move a little."""

    rule: ClassVar[str] = "B21.11"

    def __init__(self, unit: int, hexes: int) -> None:
        self.unit = unit
        self.hexes = hexes

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.controller(self.unit)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        offers = offered(vec[i64]([AIM.move1(h) for h in within(pos, self.unit, self.hexes)]))
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != AIM.code:
            return NOT_HERE
        h = arg1(move)
        near = h < pos._board.size and steps_to(pos, self.unit, self.hexes, h) != FAR
        return None if near else Reason("B7.23", h)

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == AIM.code:
            unit = self.unit
            h = arg1(move)
            if pos.log is not None:
                pos.tell(MOVED_UNIT, (pos.kind[unit], pos.place[unit], h, steps_to(pos, unit, self.hexes, h)))
            move_by_card(pos, unit, h)


@final
class SecondWind(Step[BattleLore]):
    """Second Wind: the unit may enter the hex its melee emptied."""

    rule: ClassVar[str] = "B21.11"

    def __init__(self, unit: int, h: int) -> None:
        self.unit = unit
        self.h = h

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.controller(self.unit)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([PASS.move0(), GAIN_GROUND.move0()]))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == GAIN_GROUND.code:
            if pos.log is not None:
                pos.tell(GROUND_GAINED, (pos.kind[self.unit], pos.place[self.unit], self.h, owner_of(pos, self.unit)))
            move_by_card(pos, self.unit, self.h)
