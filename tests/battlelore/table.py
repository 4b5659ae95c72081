"""A table for rule tests: set up a position in one line, rig the dice, play by notation, look at what happened.

    t = table("S HBS r4c6", "P HGB r5c6 x2", terrain="wooded r5c6, elevated r3c5 r3c6")
    t.combat("r4c6")                       # r4c6 is ordered, the Combat phase begins
    t.dice("G X F")                        # the next dice: G B R helmets, X bonus strike, L Lore symbol, F flag
    t.play("attack r4c6 r5c6")             # whoever is asked plays
    assert t.figures("r5c6") == 1
    assert t.why_not("attack r4c6 r5c6") == ["B8.2"]

Units: camp (S Standards below, P Pennants above; S2, P2 the second allies), unit id (data/units.toml), hex, then perhaps ``xN``
figures and markers (drummer, band, piper, poisoned, webbed). Unless said otherwise it is the turn of S, in a scenario without Lore
on the standard board.
``lore=True`` gives a Lore game with an empty council, all sixty cards in the pile and no tokens: set `goblet`, `council`, `lore_hand`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.engine.state import digest
from tafelrunde.games.battlelore import GAME
from tafelrunde.games.battlelore import words as w
from tafelrunde.games.battlelore.board.geometry import parse_hex
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import COMMAND_IDS, EPIC_POOL, LORE_IDS, POOL, TERRAIN_IDS, UNIT_IDS
from tafelrunde.games.battlelore.turn import resume
from tafelrunde.testing.conformance import seen
from tafelrunde.testing.scripts import rules_of

FACES = "GBRXLF"
MARKERS = {
    "poisoned": w.POISONED,
    "webbed": w.WEBBED,
    "trained": w.TRAINED,
    "drummer": w.DRUMMER,
    "band": w.BAND,
    "piper": w.PIPER,
}
ARMY = {"S": 0, "P": 1, "S2": 2, "P2": 3}
CAMP = {"S": "standard", "P": "pennant"}
_KEYS: dict[tuple[int, ...], int] = {}


def scenario_file(
    units: Sequence[str], terrain: str = "", epic: bool = False, first: str = "S", goals: tuple[int, int] = (6, 6), extra: str = ""
) -> str:
    """The text of a scenario with these units; `extra` goes to its end. No more banners are needed than there are enemies."""
    lines = ['id = "test"', 'mark = "designed"', f'board = "{"epic" if epic else "standard"}"', "lore = false"]
    lines += [f'first = "{CAMP[first]}"', *(["lead = 2", "ceiling = 9"] if epic else [])]
    lines += ["[name]", 'en = "Test"', 'de = "Test"', "[hand]", "standard = 5", "pennant = 5"]
    foes = [sum(1 for unit in units if unit[0] == letter) for letter in "PS"]
    lines += [
        "[banners]",
        f"standard = {min(goals[0], foes[0] or goals[0])}",
        f"pennant = {min(goals[1], foes[1] or goals[1])}",
        "[terrain]",
    ]
    landmarks = []
    for part in filter(None, (part.split() for part in terrain.split(","))):
        kind, _, owner = part[0].partition(":")
        if owner:
            names = {"S": "standard", "P": "pennant", "N": "neutral"}
            landmarks += [f'[[landmark]]\nkind = "{kind}"\nat = "{h}"\nowner = "{names[owner]}"' for h in part[1:]]
        else:
            lines.append(f"{kind} = {[*part[1:]]}".replace("'", '"'))
    lines += landmarks
    for letter, camp in CAMP.items():
        by_kind: dict[str, list[str]] = {}
        for unit in units:
            words = unit.split()
            if words[0][0] == letter:
                by_kind.setdefault(words[1], []).append(words[2])
        lines.append(f"[units.{camp}]")
        lines += [f"{kind} = {hexes}".replace("'", '"') for kind, hexes in by_kind.items()]
    second = {letter: [u.split()[2] for u in units if u.split()[0] == letter + "2"] for letter in CAMP}
    if any(second.values()):
        lines += ["[allies]"] + [f"{camp} = {second[letter]}".replace("'", '"') for letter, camp in CAMP.items()]
    return "\n".join([*lines, extra, ""])


def table(
    *units: str,
    terrain: str = "",
    epic: bool = False,
    lore: bool = False,
    turn: str = "S",
    seats: Sequence[str] = ("standard", "pennant"),
    goals: tuple[int, int] = (6, 6),
    extra: str = "",
    **options: Any,
) -> Table:
    """A position in which it is the turn of `turn`, at the Command phase.

    `terrain`: "wooded r3c5 r3c6, stronghold:S r1c7", a landmark with its owner S, P or N (neutral).
    """
    every = list(units)
    if any(unit.split()[0] in ("S2", "P2") for unit in units):
        seats = ("standard", "pennant", "standard-ally", "pennant-ally")
        options["allies"] = True
    text = scenario_file(every, terrain, epic, turn[0], goals, extra)
    pos = GAME.new(seats, 1, {"scenario": text, **options}, log=True)
    assert isinstance(pos, BattleLore)
    t = Table(pos)
    if not pos.allied:
        pos.goals = vec[i64](list(goals))
    for unit in units:
        for word in unit.split()[3:]:
            at = t.unit(unit.split()[2])
            if word.startswith("x"):
                pos.figures[at] = int(word[1:])
            else:
                pos.marker[at] |= MARKERS[word]
                pos.music |= int(word in ("band", "piper"))
    if lore:
        pos.lore, pos.pool = w.LORE_GAME, EPIC_POOL if epic else POOL
        pos.pool_size, pos.lore_deck_size = pos.pool, len(LORE_IDS)
        pos.lore_pile = list(range(len(LORE_IDS)))
    if pos.allied:
        rest = [army for army in range(4) if army != ARMY[turn]]
        foes = [army for army in rest if (army ^ ARMY[turn]) & 1]
        pos.order = [ARMY[turn], foes[0], ARMY[turn] ^ 2, foes[1]]
        pos.active = ARMY[turn]
        pos.settle()  # it was another one's turn, and his offers are kept
    t.log_from = len(pos.log or [])
    return t


def game(scenario: str, seats: Sequence[str] = ("standard", "pennant"), seed: int = 1, **options: Any) -> Table:
    """A game from its very beginning, set-up decisions included."""
    pos = GAME.new(seats, seed, {"scenario": scenario, **options}, log=True)
    assert isinstance(pos, BattleLore)
    return Table(pos)


def convened(standard: str, pennant: str, scenario: str = "greywater", seed: int = 1, **options: Any) -> Table:
    """A Lore game whose councils are revealed: ``convened("commander wizard wizard", "commander cleric CSP")``, one word for each level."""
    t = game(scenario, seed=seed, **options)
    for who, words in (("S", standard), ("P", pennant)):
        for word in words.split():
            t.play(f"raise {word}" if word in w.MEMBERS else f"take-creature {word}", who=who)
        t.play("confirm", who=who)
    return t


class Table:
    """A position under test. Everything is by notation; `pos` is there for what has no word here."""

    def __init__(self, pos: BattleLore) -> None:
        self.pos = pos
        self.log_from = 0

    # Setting the scene.

    def hex(self, text: str) -> int:
        h = parse_hex(text, self.pos.rows)
        assert h >= 0, f"no hex {text}"
        return h

    def unit(self, text: str) -> int:
        """The number of the unit on a hex."""
        unit = self.pos.at[self.hex(text)]
        assert unit >= 0, f"nobody on {text}"
        return unit

    def hand(self, camp: str, *cards: str) -> Table:
        """The Command hand of a camp, taken out of the pile (the old hand goes back to the bottom)."""
        pos, army = self.pos, ARMY[camp]
        pos.pile, pos.hands[army] = pos.hands[army] + pos.pile, []
        pos.hands[army] = [self.fetch(card) for card in cards]
        pos.hand_size = vec[i64]([len(cards) if a == army else size for a, size in enumerate(pos.hand_size)])
        pos.settle()
        return self

    def rack(self, *cards: str) -> Table:
        """The epic card holder."""
        pos = self.pos
        pos.pile, pos.rack = pos.rack + pos.pile, []
        pos.rack = [self.fetch(card) for card in cards]
        pos.settle()
        return self

    def next_commands(self, *cards: str) -> Table:
        """The next Command cards to be drawn, in this order."""
        self.pos.pile.extend([self.fetch(card) for card in reversed(cards)])
        return self

    def fetch(self, card: str) -> int:
        """A Command card out of the pile, or out of another hand that gets some other card for it."""
        pos, number = self.pos, COMMAND_IDS.index(card)
        if number not in pos.pile:
            holder = next(hand for hand in [*pos.hands, pos.rack] if number in hand)
            holder.remove(number)
            holder.append(pos.pile.pop(0))
        else:
            pos.pile.remove(number)
        return number

    def lore_hand(self, camp: str, *cards: str) -> Table:
        """The Lore hand of a camp, taken out of the Lore deck."""
        pos, army = self.pos, ARMY[camp]
        pos.lore_pile = pos.lore_hands[army] + pos.lore_pile
        for card in cards:
            pos.lore_pile.remove(LORE_IDS.index(card))
        pos.lore_hands[army] = [LORE_IDS.index(card) for card in cards]
        pos.settle()
        return self

    def next_lore(self, *cards: str) -> Table:
        """The next Lore cards to be drawn, in this order."""
        for card in reversed(cards):
            number = LORE_IDS.index(card)
            self.pos.lore_pile.remove(number)
            self.pos.lore_pile.append(number)
        return self

    def discard_lore(self, *cards: str) -> Table:
        """These Lore cards lie on the discard pile, out of the Lore deck."""
        for card in cards:
            self.pos.lore_pile.remove(LORE_IDS.index(card))
            self.pos.lore_discards.append(LORE_IDS.index(card))
        return self

    def goblet(self, camp: str, tokens: int) -> Table:
        pos, army = self.pos, ARMY[camp]
        pos.pool += pos.goblet[army] - tokens
        pos.goblet[army] = tokens
        pos.settle()
        return self

    def council(self, camp: str, **levels: int) -> Table:
        pos = self.pos
        pos.council = pos.council[:]
        for member, level in levels.items():
            pos.council[ARMY[camp] * w.SEATS_IN_COUNCIL + w.MEMBERS.index(member)] = level
        pos.settle()
        return self

    def dice(self, faces: str) -> Table:
        """Make the next dice show these faces, in this order: letters of GBRXLF, blanks allowed."""
        wanted = tuple(FACES.index(face) for face in faces.replace(" ", ""))
        chance = self.pos.chance
        chance.key_high, chance.secret = 0, None
        key = _KEYS.get(wanted, -1)
        while key < 0 or wanted not in _KEYS:
            key += 1
            chance.key_low, chance.count = key, 0
            if all(chance.below(6) == face for face in wanted):
                _KEYS[wanted] = key
        chance.key_low, chance.count = _KEYS[wanted], 0
        return self

    def order(self, *hexes: str) -> Table:
        """These units are ordered, whatever card was played."""
        for text in hexes:
            self.pos.mark[self.unit(text)] |= w.ORDERED | w.ANYWHERE << w.FROM_SHIFT
        return self

    def movement(self, *ordered: str, tactic: str = "") -> Table:
        """The Movement phase begins with these units ordered."""
        return self.phase(w.MOVEMENT_PHASE, ordered, tactic)

    def combat(self, *ordered: str, tactic: str = "") -> Table:
        """The Combat phase begins with these units ordered."""
        return self.phase(w.COMBAT_PHASE, ordered, tactic)

    def draw(self) -> Table:
        """The Draw phase begins."""
        return self.phase(w.DRAW_PHASE, (), "")

    def new_turn(self) -> Table:
        """The active player's turn begins from the start."""
        return self.phase(w.SET_UP, (), "")

    def orders(self, *cards: str) -> Table:
        """The Order phase of these cards begins."""
        self.pos.orders_from = [COMMAND_IDS.index(card) for card in cards]
        tactic = cards[0] if cards and self.is_tactic(cards[0]) else ""
        return self.phase(w.ORDER_PHASE, (), tactic)

    def is_tactic(self, card: str) -> bool:
        from tafelrunde.games.battlelore.tables import C_TACTIC

        return bool(C_TACTIC[COMMAND_IDS.index(card)])

    def turn_of(self, camp: str) -> Table:
        """It is this camp's turn now, with nothing done in it yet; say which phase begins next."""
        pos = self.pos
        pos.active, pos.mark, pos.lore_played, pos.tactic, pos.battler = ARMY[camp], vec[i64]([0] * len(pos.mark)), 0, -1, -1
        return self

    def phase(self, phase: int, ordered: Sequence[str], tactic: str) -> Table:
        self.order(*ordered)
        if tactic:
            self.pos.tactic = COMMAND_IDS.index(tactic)
        resume(self.pos, phase)
        return self

    # Playing.

    @property
    def asked(self) -> str:
        """Who has to decide: S, P, S2, P2 for leaders, else the role; '' when the game is over."""
        waiting = self.pos.waiting()
        if not waiting:
            return ""
        for name, army in ARMY.items():
            if army < self.pos.armies and self.pos.chiefs[army] == waiting[0]:
                return name
        return str(self.pos.view(None)["seats"][waiting[0]]["role"])

    @property
    def step(self) -> str:
        """The name of what is being asked."""
        return type(self.pos.stack[-1]).__name__ if self.pos.stack else ""

    def seat(self, who: str = "") -> int:
        return self.pos.chiefs[ARMY[who]] if who else self.pos.waiting()[0]

    def offers(self, who: str = "") -> list[str]:
        """What whoever is asked may do, in notation."""
        return [self.pos.verbs().text(move) for move in self.pos.moves(self.seat(who))] if self.pos.stack else []

    def offered(self, start: str) -> list[str]:
        """The offers that begin with these words."""
        return [text for text in self.offers() if text == start or text.startswith(start + " ")]

    def play(self, *texts: str, who: str = "") -> Table:
        for text in texts:
            self.pos.play(self.seat(who), self.pos.verbs().parse(text))
        return self

    def why_not(self, text: str, who: str = "") -> list[str]:
        """The ids of the rules against a move."""
        return rules_of(self.pos.why_not(self.seat(who), self.pos.verbs().parse(text)))

    def until(self, *steps: str) -> Table:
        """Say done, end or pass until one of these steps asks."""
        while self.step not in steps:
            offers = self.offers()
            self.play(next(word for word in ("done", "end", "pass", "two-tokens") if word in offers))
        return self

    def ordered(self) -> set[str]:
        """The hexes of the units ordered this turn."""
        pos = self.pos
        return {pos._board.label(pos.place[u]) for u in range(len(pos.owner)) if pos.mark[u] & w.ORDERED and pos.place[u] >= 0}

    def keep(self, count: int) -> Table:
        """Everybody keeps the first so many of the first Lore cards."""
        while self.step == "FirstLore":
            kept = 0
            seat = self.pos.waiting()[0]
            while kept < count and (offers := [m for m in self.pos.moves(seat) if self.pos.verbs().text(m).startswith("keep-lore")]):
                self.pos.play(seat, offers[0])
                kept += 1
            self.pos.play(seat, self.pos.verbs().parse("confirm"))
        return self

    def passes(self, *steps: str) -> Table:
        """Pass in windows (and the steps named) until something else is asked."""
        while self.step in ("Window", *steps):
            self.play("pass")
        return self

    # Looking.

    def figures(self, text: str) -> int:
        """The figures of the unit on a hex; 0 if nobody stands there."""
        unit = self.pos.at[self.hex(text)]
        return self.pos.figures[unit] if unit >= 0 else 0

    def kind(self, text: str) -> str:
        """The unit id on a hex, '' if empty."""
        unit = self.pos.at[self.hex(text)]
        return UNIT_IDS[self.pos.kind[unit]] if unit >= 0 else ""

    def banners(self, camp: str) -> int:
        return self.pos.banners[ARMY[camp]]

    def score(self, camp: str) -> int:
        return self.pos.score(ARMY[camp] & 1)

    def tokens(self, camp: str) -> int:
        return self.pos.goblet[ARMY[camp]]

    def commands(self, camp: str) -> list[str]:
        return [COMMAND_IDS[card] for card in self.pos.hands[ARMY[camp]]]

    def lore(self, camp: str) -> list[str]:
        return [LORE_IDS[card] for card in self.pos.lore_hands[ARMY[camp]]]

    def terrain(self, text: str) -> list[str]:
        bits = self.pos.terrain[self.hex(text)]
        return [name for i, name in enumerate(TERRAIN_IDS) if bits >> i & 1]

    def marked(self, text: str, bit: int) -> bool:
        """Whether the unit on a hex has a mark of this turn (words.py)."""
        return bool(self.pos.mark[self.unit(text)] & bit)

    def told(self, name: str = "") -> list[dict[str, object]]:
        """Events since the table was set, as a spectator reads them; only those of one name if given."""
        entries = seen((self.pos.log or [])[self.log_from :], None)
        return [entry for entry in entries if "event" in entry and name in ("", entry["event"])]

    def dice_rolled(self) -> int:
        """The number of dice of the last attack or battle back."""
        told = [entry for entry in self.told() if entry["event"] in ("attacked", "battled-back")]
        return int(str(told[-1]["dice"]))

    def moved_to(self, kind: str, camp: str) -> str:
        """Where the only unit of a kind in a camp stands; '' if it is gone."""
        pos = self.pos
        found = [u for u in range(len(pos.owner)) if UNIT_IDS[pos.kind[u]] == kind and pos.owner[u] == ARMY[camp]]
        assert len(found) == 1
        return pos._board.label(pos.place[found[0]]) if pos.place[found[0]] >= 0 else ""

    def digest(self) -> str:
        return digest(self.pos)

    def sound(self) -> Table:
        """Nothing is wrong with the position (cards may have been put anywhere by the test)."""
        assert [fault for fault in self.pos.invariants() if "B35.11" not in fault] == []
        return self
