"""Exact odds of a battle: over all draws from both Battle bags, with substitution played as well as it can be.

A tile of the hand that raises one's own total never lowers one's chance in the round, whatever the other side does; so both sides replace
the lowest counted tile by the largest tile of the hand whenever that is more, and otherwise keep. A round that ends in a tie without a
defending Shield is fought again with what is left of the hands. A hand nobody has shown is weighed over every hand it can be.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import comb

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.bloodstones.battle.battle import Battle
from tafelrunde.games.bloodstones.battle.flight import withdrawals
from tafelrunde.games.bloodstones.battle.strength import battle_tiles, modifier
from tafelrunde.games.bloodstones.pieces.tiles import BATTLE_BAG, COUNTED, PIPS, SHIELDS, TILES_OF, how_many, size_of
from tafelrunde.games.bloodstones.pieces.words import KIND_COUNT
from tafelrunde.games.bloodstones.position import Bloodstones
from tafelrunde.games.bloodstones.verbs import ATTACK

Hand = tuple[int, ...]
"""How many tiles of 1, 2, 3, 4 and 5 pips."""
EMPTY: Hand = (0, 0, 0, 0, 0)


class Odds:
    """Chances of the attacker: to win, and of a tie in the first round; and the distribution of both raw totals in it."""

    def __init__(self, win: float, tie: float, attack: dict[int, float], defence: dict[int, float]) -> None:
        self.win = win
        self.tie = tie
        self.attack = attack
        self.defence = defence

    def to_json(self) -> dict[str, object]:
        return {"win": self.win, "tie": self.tie, "attack": self.attack, "defence": self.defence}


@cache
def draws(number: int) -> dict[tuple[int, ...], float]:
    """Every hand of so many Battle tiles that can be drawn, highest first, with its chance."""
    found: dict[tuple[int, ...], float] = {}
    total = comb(len(BATTLE_BAG), number)
    for drawn in combinations(sorted(BATTLE_BAG, reverse=True), number):
        found[drawn] = found.get(drawn, 0.0) + 1 / total
    return found


def best_play(drawn: tuple[int, ...], hand: Hand) -> tuple[int, int]:
    """The best total of drawn Battle tiles with a hand, and the pips of the tile it takes (0: none)."""
    plain = sum(drawn[:COUNTED])
    for pips in range(5, 0, -1):
        if hand[pips - 1]:
            better = sum(sorted((*drawn[: len(drawn) - 1], pips), reverse=True)[:COUNTED])
            return (better, pips) if better > plain else (plain, 0)
    return plain, 0


@cache
def totals(number: int, hand: Hand) -> dict[tuple[int, int], float]:
    """Best raw total and the tile spent on it, over all draws."""
    found: dict[tuple[int, int], float] = {}
    for drawn, chance in draws(number).items():
        play = best_play(drawn, hand)
        found[play] = found.get(play, 0.0) + chance
    return found


def less(hand: Hand, pips: int) -> Hand:
    """The hand without a tile of so many pips."""
    if not pips:
        return hand
    return tuple(count - (value == pips) for value, count in enumerate(hand, 1))


@cache
def chance_to_win(tiles: tuple[int, int], lead: int, shield: bool, attacker: Hand, defender: Hand) -> tuple[float, float]:
    """The attacker's chance to win, and the chance of a tie in the first round. `lead`: modifiers of the attacker less the defender's."""
    win = tie = again = 0.0
    same = 0.0
    for (attack, spent), chance in totals(tiles[0], attacker).items():
        for (defence, answer), other in totals(tiles[1], defender).items():
            both = chance * other
            gap = attack + lead - defence
            if gap > 0:
                win += both
            elif gap == 0:
                tie += both
                if shield:
                    continue
                if spent or answer:
                    again += both * chance_to_win(tiles, lead, shield, less(attacker, spent), less(defender, answer))[0]
                else:
                    same += both
    return (win + again) / (1.0 - same), tie


def hand_pips(heap: int, faction: int) -> Hand:
    """A hand by the pips of its tiles."""
    counts = [0, 0, 0, 0, 0]
    for kind in TILES_OF[faction]:
        counts[PIPS[faction * KIND_COUNT + kind] - 1] += how_many(heap, kind)
    return tuple(counts)


def possible_hands(known: Hand, unseen: Hand, size: int) -> dict[Hand, float]:
    """Every hand of a size with its chance: the known tiles, the rest drawn from the unseen ones."""
    open_places = size - sum(known)
    total = comb(sum(unseen), open_places)
    found: dict[Hand, float] = {}

    def fill(pips: int, left: int, chosen: Hand, ways: int) -> None:
        if pips == len(unseen):
            if left == 0:
                hand = tuple(one + other for one, other in zip(known, chosen, strict=True))
                found[hand] = found.get(hand, 0.0) + ways / total
            return
        for number in range(min(left, unseen[pips]) + 1):
            fill(pips + 1, left - number, (*chosen, number), ways * comb(unseen[pips], number))

    fill(0, open_places, (), 1)
    return found


def hands_of(pos: Bloodstones, seat: int, asker: int | None) -> dict[Hand, float]:
    """The hands a seat can have, as far as the asker knows: the own one for sure, another by what is in neither sight."""
    faction = pos.faction[seat]
    if seat == asker:
        return {hand_pips(pos.hand[seat], faction): 1.0}
    secret = pos.hand[seat] + pos.bag[seat]
    known = pos.known[seat]
    return possible_hands(hand_pips(known, faction), hand_pips(secret - known, faction), int(size_of(pos.hand[seat])))


def battle_odds(pos: Bloodstones, attacker: int, defender: int, area: int, asker: int | None = None, hands: bool = True) -> Odds:
    """The attacker's odds in an area as they stand, seen by `asker`. Without `hands` nobody replaces a tile."""
    own, foe = pos.force(attacker, area), pos.force(defender, area)
    terrain = pos._board.terrain[area]
    tiles = (int(battle_tiles(own, foe, pos.faction[attacker])), int(battle_tiles(foe, own, pos.faction[defender])))
    lead = int(modifier(own, foe, pos.faction[attacker], terrain, True)) - int(modifier(foe, own, pos.faction[defender], terrain, False))
    shield = bool(foe & SHIELDS)
    mine = hands_of(pos, attacker, asker) if hands else {EMPTY: 1.0}
    theirs = hands_of(pos, defender, asker) if hands else {EMPTY: 1.0}
    win = tie = 0.0
    for attack, chance in mine.items():
        for defence, other in theirs.items():
            won, tied = chance_to_win(tiles, lead, shield, attack, defence)
            win += chance * other * won
            tie += chance * other * tied
    return Odds(win, tie, raw_totals(tiles[0], mine), raw_totals(tiles[1], theirs))


def raw_totals(number: int, hands: dict[Hand, float]) -> dict[int, float]:
    """How likely each raw total is in the first round."""
    found: dict[int, float] = {}
    for hand, weight in hands.items():
        for (total, _), chance in totals(number, hand).items():
            found[total] = found.get(total, 0.0) + weight * chance
    return dict(sorted(found.items()))


def odds_in(pos: Bloodstones, area: int, asker: int | None = None) -> list[dict[str, object]]:
    """For every battle the active player can fight in an area: the odds with and without hands, and where the other may withdraw to."""
    found: list[dict[str, object]] = []
    attacker = pos.active
    if any(isinstance(step, Battle) for step in pos.stack) or not pos.force(attacker, area):
        return found
    for defender in range(pos.seats):
        if defender != attacker and pos.force(defender, area):
            found.append(
                {
                    "attacker": attacker,
                    "defender": defender,
                    "with_hands": battle_odds(pos, attacker, defender, area, asker).to_json(),
                    "without_hands": battle_odds(pos, attacker, defender, area, asker, hands=False).to_json(),
                    "withdrawals": withdrawals(pos, attacker, defender, area),
                }
            )
    return found


def odds_of(eyes: Eyes, move: int) -> dict[str, object] | None:
    """The chances of an attack as its player may know them; nothing for other moves."""
    if verb_code(move) != ATTACK.code:
        return None
    world = eyes.guess(chance_from_seed(0))
    assert isinstance(world, Bloodstones)
    found = battle_odds(world, eyes.seat, arg2(move), arg1(move), eyes.seat)
    wins = found.win >= 0.5
    return {"likely": {"wins": int(wins), "chance": found.win if wins else 1 - found.win}, **found.to_json()}
