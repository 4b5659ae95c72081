"""B25.10 What the Movement and the Combat phase have in common: ordered units act one after another until their players have done."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves
from tafelrunde.engine.packed import Moves as Hexes  # what moves need, to grow and be sorted, hexes need as well
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.battlelore.lore.windows import is_lore_verb, may_hold, play_lore, why_not_in_window, window_moves
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.verbs import CALL, END
from tafelrunde.games.battlelore.words import ORDERED


def why_not_commanded(pos: BattleLore, seat: int, h: int) -> Reason | None:
    """B6.2, B25.4: why a hex does not name an ordered unit this seat commands."""
    unit = pos.at[h] if h < pos._board.size else -1
    if unit < 0 or not pos.mark[unit] & ORDERED or not pos.is_ours(unit):
        return Reason("B6.2", h)
    return None if pos.controller(unit) == seat else Reason("B25.4", h)


class UnitPhase(Step[BattleLore]):
    """B4.4, B4.5: whoever has the word acts with a unit; the commander-in-chief calls the other players of his camp and ends the phase."""

    def __init__(self, word: int) -> None:
        self.word = word
        """The seat whose turn it is to act (B25.10)."""
        self.finished = 0
        """Seats that act no more, one bit each."""

    # What the two phases say.

    def offer(self, pos: BattleLore, unit: i64, found: Moves) -> bool:
        """Add what an ordered unit can do in this phase; whether it may be able to do something besides."""
        return False

    def offer_also(self, pos: BattleLore, unit: i64, found: Moves) -> None:
        """Add what it can do besides: asked when all units have offered the first, so that offers come in their order."""

    def why_not_act(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        """Why a unit cannot do this in this phase."""
        return NOT_HERE

    def act(self, pos: BattleLore, seat: int, move: int) -> None:
        """A unit does it."""

    def timings(self, pos: BattleLore) -> list[int]:
        """The timings of Lore cards that fit this moment, at most two."""
        return []

    def obliged(self, pos: BattleLore, seat: int) -> bool:
        """Whether a unit of this seat must still act."""
        return False

    def tell_end(self, pos: BattleLore) -> None:
        """What the ordered units have left undone."""

    # What they share.

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << self.word

    def asks_anyway(self, pos: BattleLore) -> bool:
        if pos.quick or not pos.lore or self.word != pos.chiefs[pos.active]:
            return False
        return any(may_hold(pos, pos.active, timing) for timing in self.timings(pos))

    def others(self, pos: BattleLore) -> list[int]:
        """B25.10: the other players of the camp whose units can still act."""
        return [seat for seat in pos.partners() if not self.finished >> seat & 1 and self.can_act(pos, seat)]

    def can_act(self, pos: BattleLore, seat: int) -> bool:
        found = Moves()
        self.offer_units(pos, seat, found)
        return len(found) > 0

    def offer_units(self, pos: BattleLore, seat: int, found: Moves) -> None:
        """What the ordered units of a seat can do, hex by hex."""
        mark = pos.mark
        place = pos.place
        hexes = Hexes()
        units: i64 = len(mark)
        for unit in range(units):
            if mark[unit] & ORDERED and place[unit] >= 0 and (pos.teams == 0 or pos.keeper[unit] == seat):
                hexes.append(place[unit])
        hexes.sort()
        besides = False
        for i in range(len(hexes)):
            besides = self.offer(pos, pos.at[hexes[i]], found) or besides
        if besides:
            for i in range(len(hexes)):
                self.offer_also(pos, pos.at[hexes[i]], found)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        found = Moves()
        self.offer_units(pos, seat, found)
        chief = seat == pos.chiefs[pos.active]
        called = self.others(pos) if chief and pos.teams else []
        for other in called:
            found.append(CALL.move1(other))
        if not called and not self.obliged(pos, seat):
            found.append(END.move0())
        if chief and pos.lore:
            for timing in self.timings(pos):
                for move in window_moves(pos, pos.active, timing):
                    if move not in found:
                        found.append(move)
        return found

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        chief = seat == pos.chiefs[pos.active]
        if verb == END.code:
            if self.obliged(pos, seat):
                return Reason("B19.11")
            return Reason("B25.10") if chief and self.others(pos) else None
        if verb == CALL.code:
            return None if chief and arg1(move) in self.others(pos) else Reason("B25.10")
        if is_lore_verb(verb):
            return self.why_not_lore(pos, move) if chief else Reason("B25.7")
        return self.why_not_act(pos, seat, move)

    def why_not_lore(self, pos: BattleLore, move: int) -> Reason | None:
        """Why no timing of this moment lets the chief play a Lore card; of two reasons the one that is not just about timing."""
        timings = self.timings(pos)
        reason = why_not_in_window(pos, pos.active, timings[0], move)
        if reason is None or len(timings) == 1:
            return reason
        other = why_not_in_window(pos, pos.active, timings[1], move)
        return other if other is None or reason.rule == "B21.4" else reason

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        verb = verb_code(move)
        if pos.quick and pos.lore:
            pos.reveal()
        chief = pos.chiefs[pos.active]
        if verb == END.code:
            if seat == chief:
                if pos.log is not None:
                    self.tell_end(pos)
                pos.pop()
            else:
                self.finished |= 1 << seat
                self.word = chief
        elif verb == CALL.code:
            self.word = arg1(move)
        elif is_lore_verb(verb):
            self.finished = 0  # the card may be for a unit whose player was content
            timings = self.timings(pos)
            play_lore(pos, pos.active, timings[0], move, also=timings[1] if len(timings) > 1 else -1)
        else:
            self.word = chief
            self.act(pos, seat, move)
