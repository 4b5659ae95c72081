"""Chapter 11: the Riverfolk Company, as the common procedures know it."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, bits_set, vec
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import NOT_HERE, Reason
from tafelrunde.games.root.actions.crafting import PayCraft
from tafelrunde.games.root.battle.fight import Fight
from tafelrunde.games.root.battle.removal import note_trigger
from tafelrunde.games.root.events import EXPORTED
from tafelrunde.games.root.factions.army import Army
from tafelrunde.games.root.factions.riverfolk.board import POSTS_OF_A_SUIT
from tafelrunde.games.root.factions.riverfolk.disruption import TradeDisruption
from tafelrunde.games.root.factions.riverfolk.evaluate import add_traits, worth
from tafelrunde.games.root.factions.riverfolk.mercenaries import join_battle, touch_river
from tafelrunde.games.root.factions.riverfolk.services import add_services, buy, why_not_service
from tafelrunde.games.root.factions.riverfolk.setup import GARRISON_STEP
from tafelrunde.games.root.factions.riverfolk.turn import BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import lay_down, tell_soul
from tafelrunde.games.root.terms.deck import ANY, COST
from tafelrunde.games.root.words import (
    ARMIES,
    DISRUPTION,
    EACH_ARMY,
    FACTION_NAMES,
    NOBODY,
    RIVERFOLK,
    SERVICE_NAMES,
    SERVICES,
    SUIT_NAMES,
    SUITS,
)


@final
class Riverfolk(Army):
    """R11: funds, trade posts and services for the others."""

    def __init__(self) -> None:
        super().__init__(RIVERFOLK, BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)
        self.exports = True

    def clear(self, pos: Root) -> None:
        pos.funds = vec[i64]([0] * ARMIES)
        pos.payments = vec[i64]([0] * ARMIES)
        pos.commitments = vec[i64]([0] * ARMIES)
        pos.track_funds = vec[i64]([0] * (SUITS * ARMIES))
        pos.posts = 0
        pos.posts_left = vec[i64]([POSTS_OF_A_SUIT] * SUITS)
        pos.posts_gone = 0
        pos.prices = vec[i64]([1] * SERVICES)
        pos.bought = 0
        pos.boats = pos.hired = False
        pos.mercenaries_for = NOBODY

    def set_up(self, pos: Root) -> None:
        pos.push(GARRISON_STEP)

    def add_openings(self, pos: Root, turn: i64, offers: Moves) -> None:
        """R11.2.6: the others may buy services."""
        if turn != RIVERFOLK:
            add_services(pos, turn, offers)

    def why_not_opening(self, pos: Root, turn: i64, move: i64) -> Reason | None:
        return NOT_HERE if turn == RIVERFOLK else why_not_service(pos, turn, move)

    def open_birdsong(self, pos: Root, turn: i64, move: i64) -> None:
        buy(pos, turn, move)

    def daylight_starts(self, pos: Root, turn: i64) -> None:
        """R11.2.7.III-a: mercenaries count from now on."""
        if pos.hired:
            pos.mercenaries_for = turn
            touch_river(pos)

    def turn_ends(self, pos: Root, turn: i64) -> None:
        pos.boats = False
        pos.bought = 0
        if pos.hired:
            pos.hired = False
            pos.mercenaries_for = NOBODY
            touch_river(pos)

    def crafting_power(self, pos: Root) -> vec[i64]:
        """R11.2.1: the empty spaces of the trade post tracks, as far as there are funds."""
        have = vec[i64]([0, 0, 0, 0])
        for suit in range(SUITS):
            have[suit] = POSTS_OF_A_SUIT - pos.posts_left[suit] - sum(pos.track_funds[suit * ARMIES : suit * ARMIES + ARMIES])
        have[ANY] = min(have[0] + have[1] + have[2], sum(pos.funds))
        return have

    def pay_craft(self, pos: Root, kind: i64, export: bool) -> bool:
        cost = COST[kind]
        pos.push(PayCraft(kind, export, cost[0], cost[1], cost[2], cost[ANY], NOBODY))
        return False

    def export_card(self, pos: Root, kind: i64, card: i64) -> None:
        """R11.5.3.I: the card is discarded for a warrior in the Payments box."""
        lay_down(pos, card)
        if pos.log is not None:
            pos.tell(EXPORTED, (RIVERFOLK, kind, min(pos.supply[RIVERFOLK], 1)))
            tell_soul(pos, card)
        if pos.supply[RIVERFOLK]:
            pos.supply[RIVERFOLK] -= 1
            pos.payments = added(pos.payments, RIVERFOLK, 1)

    def lend(self, pos: Root, fight: Fight) -> None:
        join_battle(pos, fight)

    def tokens(self, pos: Root, kind: i64, clearing: i64) -> i64:
        return pos.posts >> clearing & 1

    def lose_pieces(self, pos: Root, kind: i64, clearing: i64, count: i64, remover: i64) -> None:
        """R11.2.5.I: a lost post leaves the game."""
        pos.posts &= ~(1 << clearing)
        pos.posts_gone += 1
        note_trigger(pos, DISRUPTION, clearing, RIVERFOLK, 1)

    def resolve(self, pos: Root, kind: i64, clearing: i64, who: i64, count: i64) -> None:
        total = sum(pos.funds)
        if total:
            pos.push(TradeDisruption((total + 1) // 2))

    def view_board(self, pos: Root, viewer: i64) -> dict[str, Any]:
        return {
            "posts_left": {SUIT_NAMES[suit]: pos.posts_left[suit] for suit in range(SUITS)},
            "posts_gone": pos.posts_gone,
            "funds": owners(pos.funds, 0),
            "payments": owners(pos.payments, 0),
            "commitments": owners(pos.commitments, 0),
            "tracks": {SUIT_NAMES[suit]: owners(pos.track_funds, suit * ARMIES) for suit in range(SUITS)},
            "prices": {SERVICE_NAMES[service]: pos.prices[service] for service in range(SERVICES)},
        }

    def worth(self, pos: Root) -> float:
        return worth(pos)

    def add_traits(self, pos: Root, found: vec[i64]) -> None:
        add_traits(pos, found)

    def wrong(self, pos: Root) -> list[str]:
        """R11.3.1, R11.2.1: three posts of a suit, and no more warriors on a track than it has empty spaces."""
        wrong = []
        if bits_set(pos.posts) + sum(pos.posts_left) + pos.posts_gone != SUITS * POSTS_OF_A_SUIT:
            wrong.append("pieces: trade posts are missing")
        for suit in range(SUITS):
            if sum(pos.track_funds[suit * ARMIES : suit * ARMIES + ARMIES]) > POSTS_OF_A_SUIT - pos.posts_left[suit]:
                wrong.append("funds: more warriors than spaces on a trade post track")
        return wrong


def owners(values: vec[i64], start: i64) -> dict[str, int]:
    """Warriors by owner, without zeros."""
    return {FACTION_NAMES[army]: values[start + army] for army in EACH_ARMY if values[start + army]}
