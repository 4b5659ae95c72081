"""Writes a finished game as Rootlog, the players' notation (version 2.7): what moved where, turn by turn.

Rootlog notes changes of the table, not decisions: passes, payments from one's own boxes and who was asked have no form in it. Card
names are given where everybody saw the card; draws and secret gifts stay unnamed.
"""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.engine.errors import Corrupt, Unreadable
from tafelrunde.engine.events import Event, Played
from tafelrunde.engine.record import Record, replay
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.root.factions.vagabond.board import CHARACTER_NAMES, QUEST_NAMES, QUEST_SUIT
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.deck import FAVOR, ITEM_OF, KIND_NAMES, KIND_SORT, KIND_SUIT
from tafelrunde.games.root.terms.map import MAP_NAMES
from tafelrunde.games.root.verbs import (
    CHOOSE_CHARACTER,
    CHOOSE_LEADER,
    CHOOSE_OUTCAST,
    CONVERT,
    CRUSADE,
    CRUSADE_MOVE,
    DAY_LABOR,
    DECREE,
    ESTABLISH,
    RITUAL_BUILD,
    RITUAL_RECRUIT,
    SACRIFICE,
    SANCTIFY,
    START_FOREST,
    TAKE_ITEM,
    TAKE_RUIN,
    TRAIN,
)
from tafelrunde.games.root.words import (
    BASE,
    BUILDINGS,
    CLEARINGS,
    CULT,
    DAMAGED,
    EXHAUSTED,
    FACTIONS,
    GARDEN,
    HOSTILE,
    ITEMS,
    KEEP,
    LEADER_NAMES,
    MARQUISE,
    POST,
    RECRUITER,
    RIVERFOLK,
    SAWMILL,
    STATES,
    VAGABOND,
    WARRIOR,
    WOOD,
    WORKSHOP,
)

FACTION = "CEALOVG"
SUIT = "FRMB"
ITEM = "fbxhstcr"
COLUMN = "rmxb"
SERVICE = "hrm"
RELATION = "012ah"
MAP = ("Fall", "Winter")
LETTER = {SAWMILL: "_s", WORKSHOP: "_w", RECRUITER: "_r", KEEP: "_k"}
SHORT = {
    "armorers": "armor",
    "better-burrow-bank": "bank",
    "brutal-tactics": "brutal",
    "command-warren": "command",
    "cobbler": "cob",
    "codebreakers": "codeb",
    "royal-claim": "royal",
    "sappers": "sap",
    "scouting-party": "scout",
    "stand-and-deliver": "stand",
    "tax-collector": "tax",
}
QUEST = {"errand": "errand", "expel-bandits": "bandits", "fend-off-a-bear": "bear", "escort": "escort", "fundraising": "funds"}
QUEST |= {"give-a-speech": "speech", "guard-duty": "guard", "logistics-help": "logs", "repair-a-shed": "shed"}


def rootlog(record: Record, players: list[str] | None = None) -> str:
    """The Rootlog text of a finished game; seats are named as the record names them unless players are given.

    Unreadable for a game on a map of one's own: Rootlog names places by the numbers of a printed map.
    """
    if record.options["map"] not in MAP_NAMES:
        raise Unreadable("Rootlog knows printed maps only, and this game was played on another; the record itself tells everything.")
    if record.seed is None:
        raise Corrupt("this record has no seed yet; it is published when the game is over.")
    names = players or record.game.seat_names(record.roles)
    writer = _Writer()

    def watch(ply: int, pos: object) -> None:
        assert isinstance(pos, Root)
        writer.follow(pos)

    last = replay(record, log=True, watch=watch)
    assert isinstance(last, Root)
    writer.close_turn()
    return "\n".join([*heading(last, names), "", *writer.lines, *ending(last)]) + "\n"


def heading(pos: Root, names: list[str]) -> list[str]:
    """Map, deck, dealt suits, and who plays what, in turn order."""
    out = [f"Map: {MAP[pos.board]}", "Deck: Standard"]
    if pos._map.suits_dealt:
        out.append("Clearings: " + ", ".join(f"{SUIT[pos.suits[clearing]]}{clearing + 1}" for clearing in range(CLEARINGS)))
    return out + [f"{FACTION[faction]}: {names[pos.seat_of[faction]]}" for faction in pos.order]


def ending(pos: Root) -> list[str]:
    if not pos.winners:
        return []
    return ["", "Winner: " + "".join(FACTION[faction] for faction in range(FACTIONS) if pos.winners >> faction & 1)]


def card(kind: int) -> str:
    """A card everybody saw."""
    name = KIND_NAMES[kind]
    suit = SUIT[KIND_SUIT[kind]]
    if name.startswith("ambush"):
        return f"{suit}#@"
    if name.startswith("dominance"):
        return f"{suit}#dom"
    if KIND_SORT[kind] == FAVOR:
        return f"{suit}#favor"
    return f"{suit}#{SHORT.get(name, name.replace('-', ''))}"


def quest(number: int) -> str:
    name = QUEST_NAMES[number].split("-", 1)[1]
    return f"{SUIT[QUEST_SUIT[number]]}#{QUEST[name]}"


class _Writer:
    """Follows a game event by event and collects the actions of each turn."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.actions: list[str] = []
        self.current = -1
        self.read = 0
        self.items: list[int] = []
        self.setup: dict[int, list[str]] = {}
        self.round = 0
        self.pos: Root | None = None
        self.move = 0
        self.explored = False
        self.rested = -1

    # Following.

    def follow(self, pos: Root) -> None:
        """Take in what happened since the last decision."""
        log = pos.log or []
        self.pos = pos
        before = self.items
        self.items = list(pos.items)
        fresh = log[self.read :]
        self.read = len(log)
        for entry in fresh:
            if isinstance(entry, Played):
                self.move = entry.move
                self.decided(pos.faction_of[entry.seat], entry.move)
            else:
                self.happened(entry)
        if before and self.round:
            self.note_items(before)

    def note(self, faction: int, action: str) -> None:
        """One action, of the turn or of a faction's setup."""
        if self.round == 0:
            self.setup.setdefault(faction, []).append(action)
        else:
            self.actions.append(action)

    def close_turn(self) -> None:
        """Write the line of a turn."""
        if self.current >= 0:
            if self.current == RIVERFOLK and self.pos is not None:
                self.actions.append(f"$_f->{sum(self.pos.funds)}")
            self.lines.append(f"{FACTION[self.current]}:" + "/".join(merged(self.actions)))
            self.actions = []

    def who(self, faction: int) -> str:
        """A faction's letter, nothing for the one whose turn it is."""
        return "" if faction == self.current or self.round == 0 else FACTION[faction]

    def piece(self, kind: int, clearing: int) -> str:
        """A building, token or warrior."""
        assert self.pos is not None
        if kind == WARRIOR:
            return "w"
        if kind in (BASE, GARDEN, POST):
            return ("b" if kind < BUILDINGS else "t") + "_" + SUIT[self.pos.suits[clearing]].lower()
        return ("b" if kind < BUILDINGS else "t") + LETTER.get(kind, "")

    def place(self, place: int) -> str:
        """A clearing by its number, a forest by the clearings around it."""
        assert self.pos is not None
        if place < CLEARINGS:
            return str(place + 1)
        return "_".join(str(near + 1) for near in self.pos._map.near[place] if near < CLEARINGS)

    # What was decided and has a form of its own.

    def decided(self, faction: int, move: int) -> None:
        verb = verb_code(move)
        if verb == DECREE.code:
            self.note(faction, f"{card(arg1(move))}E->$_{COLUMN[arg2(move)]}")
        elif verb == CHOOSE_LEADER.code:
            self.note(faction, f"#{LEADER_NAMES[arg1(move)]}->$")
        elif verb == CHOOSE_CHARACTER.code:
            self.note(faction, f"#{CHARACTER_NAMES[arg1(move)]}->$")
        elif verb == START_FOREST.code:
            self.note(faction, f"p->{self.place(arg1(move))}")
        elif verb == CHOOSE_OUTCAST.code:
            self.note(faction, f"$_o->{SUIT[arg1(move)]}")
        elif verb in (RITUAL_BUILD.code, RITUAL_RECRUIT.code, SACRIFICE.code):
            self.note(faction, f"{card(arg1(move))}^")
            if verb == SACRIFICE.code:
                self.note(faction, "w->$")
        elif verb in (CRUSADE.code, CRUSADE_MOVE.code, CONVERT.code, SANCTIFY.code):
            self.note(faction, self.paid_acolytes(verb))
        elif verb == TRAIN.code:
            self.note(faction, "w->$")
        elif verb == ESTABLISH.code:
            self.note(faction, "2w$->")

    def paid_acolytes(self, verb: int) -> str:
        assert self.pos is not None
        count = (3 if verb == SANCTIFY.code else 2) - self.pos.hated
        return f"{count if count > 1 else ''}w$->"

    # What happened.

    def happened(self, event: Event) -> None:
        handler: Callable[..., None] | None = getattr(self, "on_" + event.kind.name.replace("-", "_"), None)
        if handler is not None:
            handler(*event.values)

    def on_turn(self, faction: int, number: int) -> None:
        if self.round == 0:
            for other, actions in self.setup.items():
                self.lines.append(f"{FACTION[other]}:" + "/".join(merged(actions)))
        self.close_turn()
        if number != self.round:
            self.lines.append("")
        self.round = number
        self.current = faction

    def on_placed(self, faction: int, kind: int, clearing: int, count: int, total: int) -> None:
        self.note(faction, f"{many(count)}{self.who(faction)}{self.piece(kind, clearing)}->{clearing + 1}")

    def on_garrisoned(self, faction: int, spared: int) -> None:
        for clearing in range(CLEARINGS):
            if clearing != spared:
                self.on_placed(faction, WARRIOR, clearing, 1, 1)

    def on_removed(self, faction: int, kind: int, clearing: int, count: int, left: int, paid: int) -> None:
        self.note(faction, f"{many(count)}{self.who(faction)}{self.piece(kind, clearing)}{clearing + 1}->")

    def on_wood_paid(self, clearing: int, count: int, building: int, site: int) -> None:
        self.on_removed(MARQUISE, WOOD, clearing, count, 0, 1)

    def on_revenge(self, faction: int, clearing: int, count: int) -> None:
        self.note(faction, f"{many(count)}{self.who(faction)}w{clearing + 1}->{self.who(faction)}$")

    def on_saved(self, faction: int, count: int) -> None:
        """Field Hospitals: the warriors go straight from where they fell to the keep."""
        assert self.pos is not None
        home = f"{many(count)}{self.who(faction)}w->{self.pos.keep + 1}"
        fallen = f"{many(count)}{self.who(faction)}w"
        for at in range(len(self.actions) - 1, -1, -1):
            action = self.actions[at]
            if action.startswith(fallen) and action.endswith("->") and action[len(fallen) : -2].isdigit():
                self.actions[at] = f"{action}{self.pos.keep + 1}"
                if home in self.actions[at:]:
                    self.actions.reverse()
                    self.actions.remove(home)
                    self.actions.reverse()
                return

    def on_escorted(self, faction: int, origin: int, target: int, count: int, mover: int) -> None:
        self.on_moved(faction, origin, target, count, mover)

    def on_moved(self, faction: int, origin: int, target: int, count: int, mover: int) -> None:
        self.note(mover, f"{many(count)}{self.who(faction)}w{origin + 1}->{target + 1}")

    def on_went(self, faction: int, origin: int, target: int, slips: int) -> None:
        self.note(faction, f"p->{self.place(target)}")

    def on_fought(self, attacker: int, defender: int, clearing: int) -> None:
        self.note(attacker, f"{self.who(attacker)}X{FACTION[defender]}{clearing + 1}")

    def on_ambushed(self, faction: int, kind: int) -> None:
        self.into_battle(f"{SUIT[KIND_SUIT[kind]]}@")

    def on_foiled(self, faction: int, kind: int) -> None:
        self.into_battle(f"{SUIT[KIND_SUIT[kind]]}@")

    def on_rolled(self, attacker: int, high: int, defender: int, low: int, first: int, second: int) -> None:
        self.into_battle(f"({first},{second})")

    def into_battle(self, text: str) -> None:
        """Ambushes and dice are part of the battle's own action."""
        for at in range(len(self.actions) - 1, -1, -1):
            if "X" in self.actions[at]:
                self.actions[at] += text
                return

    def on_drew(self, faction: int, kind: int) -> None:
        if self.round:
            self.note(faction, f"#->{FACTION[faction]}")

    def on_supporter_drew(self, faction: int, kind: int, total: int) -> None:
        self.note(faction, f"#->{self.who(faction)}$")

    def on_supporter_spent(self, faction: int, kind: int, lies_open: int, total: int, lost: int, souls: int, *_: int) -> None:
        self.note(faction, f"{card(kind)}{self.who(faction)}$->")

    def on_discarded(self, faction: int, kind: int, lies_open: int, souls: int, why: int) -> None:
        self.note(faction, f"{card(kind)}{FACTION[faction]}->")

    def on_used_up(self, faction: int, kind: int) -> None:
        self.note(faction, f"{card(kind)}{self.who(faction)}$->")

    def on_gave(self, faction: int, receiver: int, kind: int, total: int) -> None:
        self.note(faction, f"#{FACTION[faction]}->{self.who(receiver)}$")

    def on_mobilized(self, faction: int, kind: int, total: int) -> None:
        self.note(faction, f"#{FACTION[faction]}->$")

    def on_aided(self, faction: int, receiver: int, kind: int) -> None:
        named = card(kind) if receiver == RIVERFOLK else "#"
        self.note(faction, f"{named}{FACTION[faction]}->{FACTION[receiver]}")

    def on_shown(self, faction: int, viewer: int, kind: int) -> None:
        action = f"{self.who(faction)}^{FACTION[viewer]}"
        if not self.actions or self.actions[-1] != action:
            self.note(viewer, action)

    def on_stole(self, faction: int, victim: int, kind: int) -> None:
        self.note(faction, f"#{FACTION[victim]}->{FACTION[faction]}")

    def on_bought_card(self, faction: int, kind: int) -> None:
        self.on_took_card(faction, kind)

    def on_took_card(self, faction: int, kind: int) -> None:
        if verb_code(self.move) == DAY_LABOR.code:
            source = "*"
        else:
            source = "" if "dominance" in KIND_NAMES[kind] else FACTION[RIVERFOLK]
        self.note(faction, f"{card(kind)}{source}->{FACTION[faction]}")

    def on_crafted(self, faction: int, kind: int, effect: int) -> None:
        if ITEM_OF[kind] >= 0:
            self.note(faction, f"Z%{ITEM[ITEM_OF[kind]]}")
        elif KIND_SORT[kind] == FAVOR:
            self.note(faction, f"Z{SUIT[KIND_SUIT[kind]].lower()}favor")
        else:
            self.note(faction, "Z" + card(kind).partition("#")[2])

    def on_exported(self, faction: int, kind: int, paid: int) -> None:
        self.note(faction, f"{card(kind)}{FACTION[faction]}->")
        self.note(faction, "w->$")

    def on_took_item(self, faction: int, item: int) -> None:
        """Crafted items are told by the craft itself; others come from a ruin or a Crafted Items box."""
        assert self.pos is not None
        if self.round == 0:
            self.note(faction, f"%{ITEM[item]}->$")
        elif faction >= VAGABOND and verb_code(self.move) == TAKE_ITEM.code:
            giver = next(at for at in range(len(self.actions) - 1, -1, -1) if f"{FACTION[faction]}->" in self.actions[at])
            self.note(faction, f"%{ITEM[item]}{self.actions[giver][-1]}$->$")
        elif faction >= VAGABOND and (verb_code(self.move) == TAKE_RUIN.code or self.explored):
            self.note(faction, f"%{ITEM[item]}{self.pos.pawns[faction - VAGABOND] + 1}->$")
        self.explored = False

    def on_explored(self, faction: int, clearing: int) -> None:
        self.explored = True

    def on_lost_item(self, faction: int, item: int, state: int, ruin: int, most: int) -> None:
        area = ("d" if state >= DAMAGED else "s") + ("e" if state & EXHAUSTED else "r")
        self.note(faction, f"%{ITEM[item]}{area}->")

    def on_rested(self, faction: int) -> None:
        self.note(faction, "%_d->s+r")
        self.rested = faction

    def on_related(self, faction: int, other: int, relation: int) -> None:
        status = "h" if relation == HOSTILE else RELATION[relation]
        self.note(faction, f"{self.who(faction)}$_{FACTION[other]}->{status}")

    def on_quest_open(self, number: int) -> None:
        self.note(VAGABOND, f"{quest(number)}->Q")

    def on_quest_done(self, faction: int, number: int) -> None:
        self.note(faction, f"{quest(number)}Q->$")

    def on_scored(self, faction: int, points: int, scoring: int, total: int) -> None:
        self.note(faction, f"{self.who(faction)}++{points if points > 1 else ''}")

    def on_humiliated(self, faction: int, points: int, total: int, birds: int, short: int) -> None:
        self.note(faction, "$_->")
        if points:
            self.note(faction, f"--{points if points > 1 else ''}")

    def on_officers(self, faction: int, officers: int) -> None:
        if verb_code(self.move) != TRAIN.code and faction == self.current:
            self.note(faction, "w->$")

    def on_outcast_now(self, suit: int) -> None:
        self.note(CULT, f"$_o->{SUIT[suit]}")

    def on_hated_now(self, suit: int) -> None:
        self.note(CULT, f"$_ho->{SUIT[suit]}")

    def on_priced(self, service: int, price: int) -> None:
        self.note(RIVERFOLK, f"$_{SERVICE[service]}->{price}")

    def on_sold(self, buyer: int, service: int, price: int, items: int, total: int) -> None:
        payer = FACTION[RIVERFOLK] if buyer >= VAGABOND else ""
        self.note(buyer, f"{many(price)}{payer}w->O$")

    def on_funds_lost(self, owner: int, left: int) -> None:
        self.note(RIVERFOLK, f"{self.who(owner)}wO$->")

    def on_dominated(self, faction: int, kind: int, coalition: int) -> None:
        self.note(faction, f"{card(kind)}{FACTION[faction]}->$")
        if faction < VAGABOND:
            self.note(faction, "++->$")

    def on_coalition(self, faction: int, partner: int) -> None:
        self.note(faction, f"++->{FACTION[partner]}$")

    def on_scorched(self, clearing: int) -> None:
        self.note(self.current, f"%r->{clearing + 1}")

    # Items: what turned over or broke, read from the boards.

    def note_items(self, before: list[int]) -> None:
        for vagabond in (VAGABOND, VAGABOND + 1):
            row = (vagabond - VAGABOND) * ITEMS * STATES
            for item in range(ITEMS):
                at = row + item * STATES
                was, now = before[at : at + STATES], self.items[at : at + STATES]
                if was != now and sum(was) == sum(now) and vagabond != self.rested:
                    self.note_states(vagabond, item, was, now)
        self.rested = -1

    def note_states(self, vagabond: int, item: int, was: list[int], now: list[int]) -> None:
        """One kind of item whose number stayed the same: which changed their state."""
        board = "" if vagabond == self.current else FACTION[vagabond] + "$"
        sources = [state for state in range(STATES) for _ in range(max(0, was[state] - now[state]))]
        targets = [state for state in range(STATES) for _ in range(max(0, now[state] - was[state]))]
        for source, target in zip(sources, targets, strict=True):
            if source >= DAMAGED > target:
                action = "d->s"
            elif source < DAMAGED <= target:
                action = "->d"
            else:
                action = "->e" if target & EXHAUSTED else "->r"
            self.note(vagabond, f"%{ITEM[item]}{board}{action}")


def many(count: int) -> str:
    return str(count) if count > 1 else ""


def merged(actions: list[str]) -> list[str]:
    """Equal neighbours are counted ("2#->C"), except battles and points."""
    out: list[str] = []
    counts: list[int] = []
    for action in actions:
        if out and out[-1] == action and action[0] in "#FRMBwt%" and "->" in action:
            counts[-1] += 1
        else:
            out.append(action)
            counts.append(1)
    return [f"{many(count)}{action}" for action, count in zip(out, counts, strict=True)]
