"""Positions made by hand: pieces are put where a test needs them, everything else stays in the bags."""

from __future__ import annotations

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.events import Played
from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.battle.battle import Battle
from tafelrunde.games.bloodstones.battle.strength import one_of
from tafelrunde.games.bloodstones.pieces.tiles import ONE, heap_of, how_many, listed, size_of
from tafelrunde.games.bloodstones.pieces.words import FACTIONS, KINDS, TILE_KINDS
from tafelrunde.games.bloodstones.position import PHASES, Bloodstones
from tafelrunde.games.bloodstones.turn import resume, trigger_end
from tafelrunde.testing.conformance import seen
from tafelrunde.testing.scripts import rules_of

DRAGONS, HORSES, HILLS, DEAD, CORSAIRS, HORDE = FACTIONS


class Table:
    """A position on Tyrant's Lament, moves in notation. Seats are numbers; the first one is active."""

    def __init__(self, *factions: str, map_name: str = "tyrants_lament", seed: int = 1) -> None:
        self.pos = Bloodstones()
        self.pos.set_up([-1] * len(factions), map_name, chance_from_seed(seed))
        self.pos.rules = GAME.version
        self.pos.log = []
        self.forced: list[int] = []
        for seat, faction in enumerate(factions):
            self.pos.give_faction(seat, FACTIONS.index(faction))

    def put(self, seat: int, area: int, **units: int) -> Table:
        """Units onto the map: tiles from the bag or the discard pile, Undead from the supply, the citadel, the Cutiecorn."""
        for name, number in units.items():
            kind = KINDS.index(name)
            for _ in range(number):
                if kind < TILE_KINDS:
                    heap = self.pos.bag if how_many(self.pos.bag[seat], kind) else self.pos.discard
                    assert how_many(heap[seat], kind), f"no {name} left"
                    heap[seat] -= ONE[kind]
                elif name == "undead":
                    self.pos.undead_supply -= 1
                elif name == "cutiecorn":
                    self.pos.cutiecorn_in_play = True
                self.pos.place(seat, kind, area)
        return self

    def hand(self, seat: int, **tiles: int) -> Table:
        """The hand is exactly this; what was in it goes back into the bag."""
        self.pos.bag[seat] += self.pos.hand[seat] - heap_of(tiles)
        self.pos.hand[seat] = heap_of(tiles)
        for kind in range(TILE_KINDS):
            assert how_many(self.pos.bag[seat], kind) <= how_many(self.pos.bag[seat] + heap_of(tiles), kind), KINDS[kind]
        return self

    def bag(self, seat: int, size: int) -> Table:
        """The bag is left with so many tiles, the rest goes to the discard pile."""
        pos = self.pos
        for kind in range(TILE_KINDS):
            while how_many(pos.bag[seat], kind) and size_of(pos.bag[seat]) > size:
                pos.bag[seat] -= ONE[kind]
                pos.discard[seat] += ONE[kind]
        assert size_of(pos.bag[seat]) == size
        return self

    def away(self, seat: int, tiles: int) -> Table:
        """So many tiles of the discard pile onto the map, far away, so that pile and bag are as small as a test needs."""
        pos = self.pos
        for kind in range(TILE_KINDS - 1):
            while tiles and how_many(pos.discard[seat], kind):
                pos.discard[seat] -= ONE[kind]
                pos.place(seat, kind, 0 if KINDS[kind] == "ship" else 7)
                tiles -= 1
        assert tiles == 0
        return self

    def village(self, seat: int, *areas: int) -> Table:
        for area in areas:
            self.pos.found_village(seat, area)
        return self

    def go(self, phase: str = "actions", seat: int = 0) -> Table:
        """On to a phase of a seat's turn."""
        assert self.pos.invariants() == []
        resume(self.pos, seat, PHASES.index(phase))
        return self

    def ending(self, trigger: int) -> Table:
        """This seat has triggered the end."""
        resume(self.pos, trigger, PHASES.index("actions"))
        self.pos.stack = self.pos.stack[:1]
        trigger_end(self.pos, trigger, "S26.1")
        self.pos.settle()
        return self

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.pos.waiting()[0]

    @property
    def doing(self) -> str:
        return type(self.pos.stack[-1]).__name__

    def offers(self, start: str = "") -> list[str]:
        """What the one who is asked may do, in notation."""
        texts = [self.pos.verbs().text(move) for move in self.pos.moves(self.seat)]
        return [text for text in texts if text.startswith(start)]

    def may(self, text: str) -> bool:
        return text in self.offers()

    def why(self, text: str) -> list[str]:
        """The ids of the rules against a move of the one who is asked."""
        return rules_of(self.pos.why_not(self.seat, self.pos.verbs().parse(text)))

    def play(self, *texts: str) -> Table:
        """Moves in notation. One that the engine has just played itself, because there was no other, may be named too."""
        for text in texts:
            move = self.pos.verbs().parse(text)
            if move in self.forced:
                self.forced.remove(move)
                continue
            told = len(self.pos.log or [])
            self.pos.play(self.seat, move)
            new = (self.pos.log or [])[told:]
            self.forced = [entry.move for entry in new if isinstance(entry, Played) and entry.forced]
            assert self.pos.invariants() == []
        return self

    def end_turn(self) -> Table:
        """End the actions and pass the rest of the turn."""
        turns = list(self.pos.turns)
        while self.pos.waiting() and list(self.pos.turns) == turns and (self.may("end") or self.may("done")):
            self.play("end" if self.may("end") else "done")
        return self

    def rig(self, attacker: tuple[int, ...], defender: tuple[int, ...]) -> Table:
        """These Battle tiles were drawn."""
        battle = self.battle()
        battle.tiles = [sum(one_of(value) for value in values) for values in (attacker, defender)]
        self.pos.settle()
        return self

    def battle(self) -> Battle:
        battle = self.pos.stack[-1]
        assert isinstance(battle, Battle)
        return battle

    def fight(self, area: int, defender: int, mine: tuple[int, ...], theirs: tuple[int, ...]) -> Table:
        """Attack, let the defender stand, draw these tiles, and replace nothing. Both need a tile in the hand."""
        self.play(f"attack {area} {defender}")
        if self.doing == "Withdrawal":
            self.play("fight")
        return self.rig(mine, theirs).play("keep", "keep")

    def win(self, area: int, defender: int) -> Table:
        """The attacker wins, unless the defender's units are far stronger."""
        return self.fight(area, defender, (5, 5, 4), (2, 2, 3))

    def lose(self, area: int, defender: int) -> Table:
        return self.fight(area, defender, (2, 2, 3), (5, 5, 4))

    def units(self, seat: int, area: int) -> dict[str, int]:
        return {name: int(number) for name, number in listed(self.pos.force(seat, area)).items()}

    def hand_of(self, seat: int) -> dict[str, int]:
        return {name: int(number) for name, number in listed(self.pos.hand[seat]).items()}

    def discards(self, seat: int) -> dict[str, int]:
        return {name: int(number) for name, number in listed(self.pos.discard[seat]).items()}

    def told(self, event: str, viewer: int | None = None) -> list[dict[str, object]]:
        """The events of one kind, as a viewer sees them."""
        return [entry for entry in seen(self.pos.log, viewer) if entry.get("event") == event]

    def hush(self) -> Table:
        """Forget what was told so far."""
        self.pos.log = []
        return self


def move_cost(table: Table) -> int:
    """What an unfinished move action costs so far."""
    doing = table.pos.view(None)["doing"][-1]
    assert doing["step"] == "moveunits"
    return int(doing["due"]) + int(doing["paid"])
