"""B21 Lore cards: what they cost, when and on what they may be played, windows for them, and how one is carried out."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.battlelore.command.piles import return_lore, take_lore
from tafelrunde.games.battlelore.events import AIMED_AT, AIMED_IN, AIMED_ON, FOR_CARD, LORE_CANCELLED, LORE_PLAYED, LORE_RETURNED
from tafelrunde.games.battlelore.lore import cards as c
from tafelrunde.games.battlelore.lore.aims import AIM_AT, AIM_IN, AIM_ON, Aiming, aim_of, hexes_for, sections_for, wants_picks, why_not_aim
from tafelrunde.games.battlelore.lore.effects import cast
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import (
    BEFORE_ENEMY_ROLL,
    L_COST,
    L_MASTER,
    L_TIMING,
    LORE_IDS,
    MEDIEVAL_DECK,
    ON_LORE,
    TIMINGS,
)
from tafelrunde.games.battlelore.verbs import DEJA_VU, LORE, LORE_AT, LORE_IN, LORE_ON, PASS
from tafelrunde.games.battlelore.words import MEDIEVAL_LORE, MEMBERS, OUT_OF_CHARACTER

DEAR: Final = 99

# The stages of a Lore card in their order (B21.11).
TARGETS: Final = 0  # further targets are named
REACTIONS: Final = 1  # the other side may answer (B21.21, B33.51)
EFFECT: Final = 2


def cheapest(cards: list[int]) -> list[int]:
    """The lowest cost for each timing and master, timing * 6 + master."""
    table = [DEAR] * (len(TIMINGS) * len(MEMBERS))
    for card in cards:
        at = L_TIMING[card] * len(MEMBERS) + L_MASTER[card]
        table[at] = min(table[at], L_COST[card])
    return table


def by_timing(cards: list[int]) -> list[list[int]]:
    """The cards of each timing."""
    return [[card for card in cards if L_TIMING[card] == timing] for timing in range(len(TIMINGS))]


CHEAPEST: Final = cheapest(list(range(len(LORE_IDS))))
CHEAPEST_MEDIEVAL: Final = cheapest(MEDIEVAL_DECK)
IN_TIME: Final = by_timing(list(range(len(LORE_IDS))))
IN_TIME_MEDIEVAL: Final = by_timing(MEDIEVAL_DECK)


def out_of_character(pos: BattleLore, army: int, master: int) -> bool:
    """B21.15, B32.5: the master of the card does not sit in the council."""
    return pos.lore == MEDIEVAL_LORE or pos.level(army, master) == 0


def lore_cost(pos: BattleLore, army: int, card: int) -> int:
    """B21.10, B21.17: the tokens a card costs this army."""
    return L_COST[card] + (OUT_OF_CHARACTER if out_of_character(pos, army, L_MASTER[card]) else 0)


def lore_level(pos: BattleLore, army: int, card: int) -> int:
    """B21.16, B21.18: the level at which this army plays a card."""
    return 1 if out_of_character(pos, army, L_MASTER[card]) else pos.level(army, L_MASTER[card])


def has_played(pos: BattleLore, army: int) -> bool:
    """B21.8, B21.9, B29.20: its one Lore card of this turn is played; with allies the camp's."""
    if pos.allied:
        return pos.lore_played & (5 << (army & 1)) != 0
    return pos.lore_played >> army & 1 == 1


def may_hold(pos: BattleLore, army: int, timing: int) -> bool:
    """B33.3, B33.56: whether, by what everybody knows, this army might play a card of this timing now."""
    if not pos.lore or has_played(pos, army) or not pos.lore_hands[army]:
        return False
    if pos.rules < 2:
        return may_pay(pos, army, timing)
    for card in IN_TIME_MEDIEVAL[timing] if pos.lore == MEDIEVAL_LORE else IN_TIME[timing]:
        lies_open = card in pos.lore_discards or card in pos.lore_in_play
        if not lies_open and ways(pos, army, card, 0):
            return True
    return False


def may_pay(pos: BattleLore, army: int, timing: int) -> bool:
    """Whether its tokens suffice for any card of this timing: all that rules version 1 looks at."""
    table = CHEAPEST_MEDIEVAL if pos.lore == MEDIEVAL_LORE else CHEAPEST
    for master in range(1, 5):
        price = table[timing * len(MEMBERS) + master]
        if price != DEAR and price + (OUT_OF_CHARACTER if out_of_character(pos, army, master) else 0) <= pos.goblet[army]:
            return True
    return False


def extra_token(pos: BattleLore, army: int, card: int, h: int) -> int:
    """B29.33: one more for a unit of the ally."""
    if not pos.allied:
        return 0
    unit = -1
    if aim_of(card) == AIM_AT:
        unit = pos.at[h]
    elif pos.clashes and L_TIMING[card] == BEFORE_ENEMY_ROLL and card not in (c.ROGUE_PARRY, c.WARRIOR_PARRY):
        unit = pos.clashes[-1].target  # a parry is played on the attacker (B29.31)
    return 1 if unit >= 0 and pos.camp(unit) == army & 1 and pos.owner[unit] != army else 0


def why_not_lore(pos: BattleLore, army: int, card: int, timing: int, reserve: int) -> Reason | None:
    """B21.4, B21.8, B21.19: why an army cannot play a card in this window at all; `reserve` tokens are spoken for."""
    if not pos.lore or card not in pos.lore_hands[army]:
        return Reason("B21.10", card)
    if L_TIMING[card] != timing:
        return Reason("B21.4", card)
    if has_played(pos, army):
        return Reason("B29.20") if pos.allied else Reason("B21.8" if army == pos.active else "B21.9")
    return why_not_use(pos, army, card, reserve)


def why_not_use(pos: BattleLore, army: int, card: int, reserve: int) -> Reason | None:
    """B21.19: why a card, wherever it is, could not be paid by an army or would have nothing to be aimed at."""
    if lore_cost(pos, army, card) + reserve > pos.goblet[army]:
        return Reason("B21.19", card)
    return why_not_aim(pos, army, card)


def lore_moves(pos: BattleLore, army: int, timing: int, reserve: int = 0) -> list[int]:
    """Every way to play a Lore card of this timing now."""
    found: list[int] = []
    if not pos.lore or has_played(pos, army):
        return found
    for card in pos.lore_hands[army]:
        if L_TIMING[card] == timing:
            found += ways(pos, army, card, reserve)
    return found


def ways(pos: BattleLore, army: int, card: int, reserve: int) -> list[int]:
    """Every way an army could play a card that fits this moment, if it held it; `reserve` tokens are spoken for."""
    if why_not_use(pos, army, card, reserve) is not None:
        return []
    spare = pos.goblet[army] - reserve - lore_cost(pos, army, card)
    aim = aim_of(card)
    if aim == AIM_AT:
        return [LORE_AT.move2(card, h) for h in hexes_for(pos, army, card) if extra_token(pos, army, card, h) <= spare]
    if aim == AIM_IN:
        return [LORE_IN.move2(card, section) for section in sections_for(pos, army, card)]
    if aim == AIM_ON and pos.allied:
        return [LORE_ON.move2(card, pos.chiefs[other]) for other in opponents(pos, army)]
    return [LORE.move1(card)] if extra_token(pos, army, card, -1) <= spare else []


def opponents(pos: BattleLore, army: int) -> list[int]:
    return [other for other in pos.order if (other ^ army) & 1]


def reactors(pos: BattleLore, army: int) -> list[int]:
    """B29.18, B29.19: the armies that may answer one; in the camp of the active player only he himself."""
    foes = opponents(pos, army)
    return [pos.active] if pos.active in foes else foes


def encore_reserve(pos: BattleLore, army: int) -> int:
    return lore_cost(pos, army, c.DEJA_VU)


def may_encore(pos: BattleLore, army: int, timing: int) -> bool:
    """B21.23: Déjà Vu is in hand, and another card can be played and paid together with it."""
    if c.DEJA_VU not in pos.lore_hands[army] or not pos.lore:
        return False
    return len(lore_moves(pos, army, timing, encore_reserve(pos, army))) > 0


def window_moves(pos: BattleLore, army: int, timing: int) -> list[int]:
    """All Lore cards of a timing, and Déjà Vu with one of them."""
    found = lore_moves(pos, army, timing)
    if found and may_encore(pos, army, timing):
        found.append(DEJA_VU.move0())
    return found


def is_lore_verb(verb: int) -> bool:
    return verb == LORE.code or verb == LORE_AT.code or verb == LORE_IN.code or verb == LORE_ON.code or verb == DEJA_VU.code


def why_not_in_window(pos: BattleLore, army: int, timing: int, move: int, reserve: int = 0) -> Reason | None:
    """Why a Lore card cannot be played this way in a window of this timing; empty if it can."""
    verb = verb_code(move)
    if verb == DEJA_VU.code:
        return None if reserve == 0 and may_encore(pos, army, timing) else Reason("B21.23")
    card = arg1(move)
    reason = why_not_lore(pos, army, card, timing, reserve)
    if reason is not None:
        return reason
    aim = aim_of(card)
    wanted = LORE_AT.code if aim == AIM_AT else LORE_IN.code if aim == AIM_IN else LORE.code
    if aim == AIM_ON and pos.allied:
        wanted = LORE_ON.code
    if verb != wanted:
        return Reason("B21.11", card)
    spare = pos.goblet[army] - reserve - lore_cost(pos, army, card)
    if aim == AIM_AT:
        if arg2(move) not in hexes_for(pos, army, card):
            return Reason("B21.19", card)
        return None if extra_token(pos, army, card, arg2(move)) <= spare else Reason("B29.33")
    if aim == AIM_IN:
        return None if arg2(move) in sections_for(pos, army, card) else Reason("B21.19", card)
    if wanted == LORE_ON.code:
        seats = [pos.chiefs[other] for other in opponents(pos, army)]
        return None if arg2(move) in seats else Reason("B29.31", arg2(move))
    return None if extra_token(pos, army, card, -1) <= spare else Reason("B29.33")


def play_lore(pos: BattleLore, army: int, timing: int, move: int, encore: bool = False, also: int = -1) -> None:
    """B21.10, B21.11: pay, name the target, let the other side react, carry out, discard."""
    verb = verb_code(move)
    if verb == DEJA_VU.code:
        pos.push(Encore(army, timing, also))
        return
    card = arg1(move)
    arg = arg2(move)
    if aim_of(card) == AIM_ON:
        arg = pos.army_of(arg) if verb == LORE_ON.code else pos.foe(army)
    cost = lore_cost(pos, army, card) + extra_token(pos, army, card, arg)
    more = OUT_OF_CHARACTER if out_of_character(pos, army, L_MASTER[card]) else 0
    take_lore(pos, army, card)
    pos.lore_in_play = [*pos.lore_in_play, card]
    if encore:
        take_lore(pos, army, c.DEJA_VU)
        pos.lore_in_play = [*pos.lore_in_play, c.DEJA_VU]
        cost += encore_reserve(pos, army)
    if pos.log is not None:
        along = encore_reserve(pos, army) if encore else 0
        pos.tell(LORE_PLAYED, (pos.chiefs[army], card, cost, pos.goblet[army] - cost, more, L_MASTER[card], along))
        tell_aim(pos, card, arg)
    pos.pay(army, cost, FOR_CARD)
    pos.lore_played |= 1 << army
    pos.push(LorePlay(army, card, lore_level(pos, army, card), arg, encore))


def tell_aim(pos: BattleLore, card: int, arg: int) -> None:
    """What a card is aimed at."""
    aim = aim_of(card)
    if aim == AIM_AT:
        pos.tell(AIMED_AT, (card, pos.kind[pos.at[arg]], arg))
    elif aim == AIM_IN:
        pos.tell(AIMED_IN, (card, arg))
    elif aim == AIM_ON:
        pos.tell(AIMED_ON, (card, pos.chiefs[arg]))


def open_window(pos: BattleLore, army: int, timing: int) -> None:
    """B33.3: ask an army for Lore cards, if anybody could think it holds one; in a quick game only if it does."""
    if not may_hold(pos, army, timing):
        return
    if pos.quick:
        pos.reveal()
        if not window_moves(pos, army, timing):
            return
    pos.push(Window(army, timing))


@final
class Window(Step[BattleLore]):
    """B33.4: pass, or play one Lore card. Whoever might hold one is asked, so that being asked tells nothing."""

    rule: ClassVar[str] = "B33.4"

    def __init__(self, army: int, timing: int) -> None:
        self.army = army
        self.timing = timing

    def waits_for(self, pos: BattleLore) -> int:
        return 0 if has_played(pos, self.army) else 1 << pos.chiefs[self.army]

    def proceed(self, pos: BattleLore) -> None:
        """B29.28: the ally was asked first and has played the camp's card."""
        pos.pop()

    def asks_anyway(self, pos: BattleLore) -> bool:
        return True

    def lets_pass(self, pos: BattleLore) -> int:
        return PASS.move0()

    def playable(self, pos: BattleLore) -> list[int]:
        return window_moves(pos, self.army, self.timing)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        offers = offered(vec[i64](self.playable(pos)))
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if not is_lore_verb(verb_code(move)):
            return NOT_HERE
        return why_not_in_window(pos, self.army, self.timing, move)

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) != PASS.code:
            play_lore(pos, self.army, self.timing, move)


@final
class Encore(Step[BattleLore]):
    """B21.23: Déjà Vu was announced; the card it goes with follows at once."""

    rule: ClassVar[str] = "B21.23"

    def __init__(self, army: int, timing: int, also: int) -> None:
        self.army = army
        self.timing = timing
        self.also = also
        """A second timing that fits this moment, or -1."""

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[self.army]

    def asks_anyway(self, pos: BattleLore) -> bool:
        return True

    def playable(self, pos: BattleLore) -> list[int]:
        reserve = encore_reserve(pos, self.army)
        return lore_moves(pos, self.army, self.timing, reserve) + lore_moves(pos, self.army, self.also, reserve)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64](self.playable(pos)))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if not is_lore_verb(verb_code(move)):
            return NOT_HERE
        reserve = encore_reserve(pos, self.army)
        reason = why_not_in_window(pos, self.army, self.timing, move, reserve)
        if reason is None or self.also < 0:
            return reason
        other = why_not_in_window(pos, self.army, self.also, move, reserve)
        return other if other is None or reason.rule == "B21.4" else reason

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        play_lore(pos, self.army, self.timing, move, True)


@final
class LorePlay(Step[BattleLore]):
    """B21.11, B21.21, B33.51: further targets are named, the other side may react, the effect happens, the card is discarded."""

    def __init__(self, army: int, card: int, level: int, arg: int, encore: bool) -> None:
        self.army = army
        self.card = card
        self.level = level
        self.arg = arg
        self.encore = encore
        self.stage = TARGETS

    def copy(self) -> LorePlay:
        twin = LorePlay(self.army, self.card, self.level, self.arg, self.encore)
        twin.stage = self.stage
        return twin

    def proceed(self, pos: BattleLore) -> None:
        stage = self.stage
        self.stage = stage + 1
        if stage == TARGETS:
            pos.picks = []
            if wants_picks(pos, self.army, self.card, self.arg):
                pos.push(Aiming(self.army, self.card, self.level, self.arg))
        elif stage == REACTIONS:
            for army in reversed(reactors(pos, self.army)):
                open_window(pos, army, ON_LORE)
        elif stage == EFFECT:
            self.resolve(pos)
        else:
            pos.pop()

    def resolve(self, pos: BattleLore) -> None:
        """B21.20, B21.22: the card goes to the discards even if its effect is cancelled."""
        pos.own_cards()
        cancelled = pos.cancelled
        pos.cancelled = 0
        pos.lore_in_play = pos.lore_in_play.copy()
        pos.lore_in_play.remove(self.card)
        if self.encore:
            pos.lore_in_play.remove(c.DEJA_VU)
            spent, kept = (self.card, c.DEJA_VU) if cancelled else (c.DEJA_VU, self.card)
            pos.lore_discards.append(spent)
            return_lore(pos, self.army, kept)
            if pos.log is not None:
                pos.tell(LORE_RETURNED, (pos.chiefs[self.army], kept))
        else:
            pos.lore_discards.append(self.card)
        if cancelled:
            if pos.log is not None:
                pos.tell(LORE_CANCELLED, (self.card,))
        else:
            cast(pos, self.army, self.card, self.level, self.arg, pos.picks)
