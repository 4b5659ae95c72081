"""A position that looks the same to one seat: everything it cannot know is dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.packed import append, bits_set, few, vec
from tafelrunde.engine.shared import changed
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import PUBLIC, ROW, STACK
from tafelrunde.games.root.terms.deck import BIT_OF, cards_in
from tafelrunde.games.root.words import ARMIES, BITS, FACTIONS, NOBODY, OPEN_HANDS, STACK_OF


def guess(pos: Root, seat: int | None, chance: Chance) -> Root:
    """Hands, supporters, draw pile, quests and ruins re-dealt as far as the seat does not know them; chance re-seeded."""
    own = NOBODY if seat is None else pos.faction_of[seat]
    twin = pos.copy()
    deal_cards(twin, own, chance)
    twin.quest_pile = sorted(twin.quest_pile)
    chance.shuffle(twin.quest_pile)
    deal_ruins(twin, own, chance)
    twin.redealt(chance)
    return twin


def deal_cards(pos: Root, own: int, chance: Chance) -> None:
    """Every card whose place the viewer does not know goes to a random unknown place."""
    viewer = own if own >= 0 else PUBLIC
    free: i64 = 0
    for card in pos.pile:
        free |= BIT_OF[card]
    places: list[int] = []
    sizes: list[int] = []
    for place in range(FACTIONS + 1):
        if place == own or OPEN_HANDS >> place & 1 or (place == STACK and own == STACK_OF):
            continue
        cards = held(pos, place)
        known = pos.known[place * ROW + viewer]
        unknown = cards & ~known
        if unknown:
            free |= unknown
            places.append(place)
            sizes.append(bits_set(unknown))
            keep(pos, place, known)
    unseen = cards_in(free)
    chance.mix(unseen)
    unseen = serve_needs(pos, places, sizes, unseen)
    left: i64 = len(unseen)
    for at in range(len(places)):
        dealt: i64 = 0
        for _ in range(sizes[at]):
            left -= 1
            dealt |= BIT_OF[unseen[left]]
        keep(pos, places[at], dealt | held(pos, places[at]))
    pos.pile = list(unseen[:left])
    for place in range(FACTIONS + 1):
        if place != own and not (place == STACK and own == STACK_OF):
            mistake_others(pos, place, viewer)


def held(pos: Root, place: i64) -> i64:
    """The cards in a hidden place."""
    return pos.supporters if place == STACK else pos.hands[place]


def mistake_others(pos: Root, place: i64, viewer: i64) -> None:
    """Which cards of another's place third players know, the viewer cannot tell; only how many, and what everybody knows."""
    public = pos.known[place * ROW + PUBLIC]
    for other in range(PUBLIC):
        at = place * ROW + other
        if other == viewer or pos.known[at] == 0:
            continue
        private = bits_set(pos.known[at] & ~public)
        thought: i64 = public
        for card in cards_in(held(pos, place) & ~public)[:private]:
            thought |= BIT_OF[card]
        pos.known = changed(pos.known, at, thought)


def keep(pos: Root, place: i64, cards: i64) -> None:
    if place == STACK:
        pos.supporters = cards
    else:
        pos.hands[place] = cards


def needs(pos: Root) -> tuple[int, int, int]:
    """What the present question proves about a hidden place: which place, which cards, how many of them at least."""
    step = pos.stack[-1] if pos.stack else None
    if step is not None:
        for faction in pos.order:
            found = PLAYED[faction].needs(pos, step)
            if found[0] >= 0:
                return found
    return NOBODY, 0, 0


def serve_needs(pos: Root, places: list[int], sizes: list[int], unseen: vec[i64]) -> vec[i64]:
    """Whoever is asked for cards of a suit has them: such cards are dealt to that place first. Returns the others."""
    place, matching, least = needs(pos)
    if place not in places:
        return unseen
    at = places.index(place)
    least -= bits_set(held(pos, place) & matching)
    others = few()
    for card in unseen:
        if least > 0 and matching & BIT_OF[card]:
            keep(pos, place, held(pos, place) | BIT_OF[card])
            sizes[at] -= 1
            least -= 1
        else:
            others = append(others, card)
    return others


def deal_ruins(pos: Root, own: int, chance: Chance) -> None:
    """Items under ruins the viewer has not looked at are mixed."""
    unknown = [clearing for clearing in BITS[pos.ruins] if own < ARMIES or not pos.looked[clearing] >> (own - ARMIES) & 1]
    spots = [2 * clearing + i for clearing in unknown for i in range(2) if pos.hidden[2 * clearing + i] >= 0]
    items = sorted(pos.hidden[spot] for spot in spots)
    chance.shuffle(items)
    hidden = pos.hidden[:]
    for spot in spots:
        hidden[spot] = items.pop()
    pos.hidden = hidden
