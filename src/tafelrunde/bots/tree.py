"""The tree of the search, and one walk through it: a compiled loop.

An *information set* is all that a seat cannot tell apart: here, the decisions it has noticed since the search began, as a running hash for
each seat. All seats' information sets stand in one table. A walk begins in a fresh guess, so hidden things and dice differ each time; each
seat decides by the record of its own information set, hence without knowing what it could not know. Where the walk leaves what is known,
it plays on a little by hunch, and the position reached is valued for all seats.

Nothing in a tree points back, which spares the collector most of it (`acyclic`).
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import mypyc_attr

from tafelrunde.bots.leanings import Leanings
from tafelrunde.bots.rollout import Settings, draw, finish_turn, play_on, turn_is_over
from tafelrunde.bots.worth import NEVER, Taste, worth
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.position import Position
from tafelrunde.engine.verbs import VERB_SHIFT, VerbTable

HIDDEN: Final = -1
"""What a seat notices of a decision whose content it may not know."""
LEAST_SPREAD: Final = 1e-6
SAME: Final = 1e-9
"""Promises that lie no farther apart are the same."""
AGAIN: Final = 8.0
"""An information set is looked at again each time it has so many times more visits."""
OPEN_MIND: Final = 0.1
"""The least leaning, compared with the greatest: a look sees one guess and one move, and may be wrong."""
CAUTION: Final = 2.0
BRIEF: Final = 0.003
WARY: Final = 0.02
"""The next pause of the machine may be so many times as long as the longest lately; longer by some more where that was more than brief,
for then others are at work here."""
DOUBT: Final = 4.0
DOUBTED: Final = 0.05
"""Before the first walk, results are thought to lie so far apart, with the weight of so many walks: curiosity never dies out."""


@final
@mypyc_attr(acyclic=True)
class Edge:
    """One move in one information set: how often it was tried, and what it brought the seat that tried it."""

    def __init__(self, move: int, hunch: float) -> None:
        self.move = move
        self.visits = 0.0
        self.total = 0.0
        self.squares = 0.0
        self.hunch = hunch
        self.prior = hunch
        self.promise = 0.0
        self.looks = 0.0

    def mean(self) -> float:
        """What the move brought on average, or what it promised where it was never tried."""
        if self.visits > 0.0:
            return self.total / self.visits
        return self.promise / self.looks if self.looks > 0.0 else 0.0

    def doubt(self) -> float:
        """The variance of that average, as far as the walks tell."""
        if self.visits < 2.0:
            return 1.0
        mean = self.total / self.visits
        return max(self.squares / self.visits - mean * mean, LEAST_SPREAD) / self.visits


@final
@mypyc_attr(acyclic=True)
class Node:
    """One information set of the seat that decides in it. `open` are the edges of `offers`, the moves of the latest visit."""

    def __init__(self) -> None:
        self.visits = 0.0
        self.total = 0.0
        self.next_look = 0.0
        """So many visits, then every move is looked at again in another guess."""
        self.edges: dict[int, Edge] = {}
        self.offers: list[int] = []
        self.open: list[Edge] = []

    def favourites(self) -> list[Edge]:
        """The moves that look best at first sight: what `greedy` would play."""
        best = -1.0
        found: list[Edge] = []
        for edge in self.open:
            if edge.looks > 0.0:
                value = edge.promise / edge.looks
                if value > best + SAME:
                    best = value
                    found = [edge]
                elif value > best - SAME:
                    found.append(edge)
        return found

    def offer(self, moves: list[int], weights: list[float]) -> None:
        """These moves are legal in the present guess."""
        if moves == self.offers:
            return
        self.offers = moves
        edges = self.edges
        found: list[Edge] = []
        for i in range(len(moves)):
            move = moves[i]
            edge = edges.get(move)
            if edge is None:
                edge = Edge(move, weights[i] if weights else 1.0)
                edges[move] = edge
            found.append(edge)
        self.open = found


@final
class Tree:
    """All information sets met so far, and how to walk among them."""

    def __init__(self, settings: Settings, seats: int, verbs: VerbTable, chance: Chance) -> None:
        self.settings = settings
        self.seats = seats
        self.verbs = verbs
        self.chance = chance
        self.table: dict[int, Node] = {}
        self.keys = list(range(1, seats + 1))
        self.walks = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats
        self.asking = 0
        """The seat whose decision this is."""
        self.taste: Taste | None = None
        """What that seat likes beside winning."""
        self.leanings: Leanings | None = None
        """What everybody leans to before thinking."""
        self.deadline = NEVER
        self.hitch = 0.0
        """The longest pause between two looks at the clock lately: a long walk, or a busy machine. More than that is kept in reserve."""
        self.least_reserve = 0.0
        self.most_reserve = NEVER
        self.last_look = 0.0
        """When the clock was last looked at."""
        self.pace = 0.0
        """Seconds of a walk at the last decision."""
        self.onward: dict[int, list[int]] = {}
        """After which moves at the root the same seat goes on with nothing revealed, and what everybody has noticed then."""
        self.path: list[Edge] = []
        self.nodes: list[Node] = []
        self.seats_on_path: list[int] = []
        self.soon: list[float] = []
        """What the present walk was worth where the turn passed on; nothing before that."""

    def root(self, seat: int) -> Node:
        """The information set of the seat that asks."""
        node = self.table.get(self.keys[seat])
        if node is None:
            node = Node()
            self.table[self.keys[seat]] = node
        return node

    def is_time_up(self) -> bool:
        """Look at the clock after a walk, finished or not: whether another long pause would come too late."""
        now = perf_counter()
        self.hitch = max(self.hitch, now - self.last_look)
        self.last_look = now
        pause = CAUTION * self.hitch
        if self.hitch > BRIEF:
            pause += WARY
        return now + max(self.least_reserve, min(pause, self.most_reserve)) >= self.deadline

    def walk(self, pos: Position, first: Edge | None = None) -> bool:
        """One walk from this guess, the asking seat beginning with this move; False if the time ran out, and nothing was learnt."""
        self.path = []
        self.nodes = []
        self.seats_on_path = []
        self.soon = []
        depth = len(pos.stack)
        if not self.descend(pos, first, depth):
            return False
        settings = self.settings
        if settings.soon > 0.0 and not self.soon:
            after = finish_turn(pos, settings, self.leanings, self.chance, depth, self.asking, self.deadline)
            if after is None:
                return False
            self.soon = self.valued(after, self.asking, settings.learnt)
            pos = after
        if settings.soon >= 1.0:
            self.learn(self.soon)
            return True
        end = play_on(pos, settings, self.leanings, self.chance, depth, self.deadline)
        if end is None:
            return False
        self.learn(self.mixed(self.valued(end, self.asking, settings.learnt)))
        return True

    def weights(self, pos: Position, seat: int, moves: list[int]) -> list[float]:
        """What a seat leans to before thinking; empty: no opinion."""
        return pos.hunch(seat, moves) if self.leanings is None else self.leanings.weigh(pos, seat, moves)

    def valued(self, pos: Position, seat: int, learnt: float) -> list[float]:
        """What a position is worth to each seat; to the one that asks, as it likes to see it."""
        values = worth(pos, learnt)
        if self.taste is not None and seat == self.asking:
            self.taste.colour(values, pos, seat)
        return values

    def mixed(self, late: list[float]) -> list[float]:
        """What a walk was worth: where the turn passed on, and at its end."""
        share = self.settings.soon
        if share <= 0.0:
            return late
        return [share * self.soon[seat] + (1.0 - share) * late[seat] for seat in range(self.seats)]

    def descend(self, pos: Position, first: Edge | None, depth: int) -> bool:
        """Follow what is known down to an information set that is new, or to the end of the turn."""
        keys = self.keys.copy()
        fences = [pos.fence()] * self.seats
        marked = False
        while pos.stack:
            step = pos.stack[-1]
            mask = step.waits_for(pos)
            if marked and not self.soon and self.settings.soon > 0.0 and turn_is_over(pos, mask, self.asking, depth):
                self.soon = self.valued(pos, self.asking, self.settings.learnt)
                if self.settings.soon >= 1.0:
                    return True
            seat = self.first_to_decide(mask)
            offers = pos.moves(seat)
            moves = self.forward(offers)
            if len(moves) > 1:
                self.tell_apart(keys, pos, seat, offers, fences)
                node = self.table.get(keys[seat])
                if node is None:
                    self.table[keys[seat]] = Node()
                    return True
                if moves != node.offers:
                    node.offer(moves, self.weights(pos, seat, moves))
                if first is not None and seat == self.asking and not marked:
                    edge = first
                else:
                    if node.visits >= node.next_look and node.visits >= self.settings.ripe:
                        if not self.look(node, pos, seat):
                            return False
                        self.lean(node)
                        pos.chance = self.chance.fork()  # what was looked at has shown the dice to come
                    edge = self.select(node, seat)
                    if (step.secret(pos) or step.private(pos, seat, edge.move)) and self.chance.below(2):
                        edge = self.habit(node)
                self.path.append(edge)
                self.nodes.append(node)
                self.seats_on_path.append(seat)
                move = edge.move
            else:
                move = moves[0]
            self.note(keys, pos, seat, move)
            pos.carry_out(seat, move)
            if seat == self.asking and not marked:
                self.mark(pos, move, fences[seat], keys)
                marked = True
        return True

    def first_to_decide(self, mask: int) -> int:
        """Of those who decide at the same time: the asking seat, whose choice this is all about; else the first."""
        if mask >> self.asking & 1:
            return self.asking
        seat = 0
        while not mask >> seat & 1:
            seat += 1
        return seat

    def mark(self, pos: Position, move: int, fence: int, keys: list[int]) -> None:
        """Remember whether the first move of a walk left its seat with the next decision and nobody the wiser."""
        if pos.stack and pos.fence() == fence and pos.stack[-1].waits_for(pos) >> self.asking & 1:
            if move not in self.onward:
                self.onward[move] = keys.copy()
        else:
            self.onward[move] = []

    def note(self, keys: list[int], pos: Position, seat: int, move: int) -> None:
        """What each seat notices of a decision."""
        step = pos.stack[-1]
        if not step.secret(pos):
            seen = HIDDEN - seat if step.private(pos, seat, move) else move
            for other in range(self.seats):
                if other != seat:
                    keys[other] = hash((keys[other], seen))
        keys[seat] = hash((keys[seat], move))

    def tell_apart(self, keys: list[int], pos: Position, seat: int, offers: list[int], fences: list[int]) -> None:
        """What a seat learns of chance since it decided last, by what it is offered and asked now."""
        if self.settings.keen and pos.fence() != fences[seat]:
            fences[seat] = pos.fence()
            keys[seat] = hash((keys[seat], tuple(offers), tuple([about[1] for about in pos.stack[-1].about(pos)])))

    def forward(self, offers: list[int]) -> list[int]:
        """The offers without those that take back."""
        if not self.verbs.circular:
            return offers
        verbs = self.verbs.verbs
        for move in offers:
            if verbs[move >> VERB_SHIFT].takes_back:
                return self.verbs.forward(offers)
        return offers

    def look(self, node: Node, pos: Position, seat: int) -> bool:
        """Look one move ahead for each open move, False: the time ran out."""
        for edge in node.open:
            if perf_counter() > self.deadline:
                return False
            twin = pos.copy()
            twin.carry_out(seat, edge.move)
            edge.promise += self.valued(twin, seat, self.settings.glance)[seat]
            edge.looks += 1.0
        return True

    def lean(self, node: Node) -> None:
        """Turn promises into leanings: the better by the spread among them, the likelier."""
        node.next_look = max(AGAIN, node.visits * AGAIN)
        best = -1.0
        total = 0.0
        squares = 0.0
        known = 0.0
        for edge in node.open:
            if edge.looks > 0.0:
                value = edge.promise / edge.looks
                known += 1.0
                total += value
                squares += value * value
                if value > best:
                    best = value
        if known < 2.0:
            return
        mean = total / known
        spread = sqrt(max(squares / known - mean * mean, 0.0))
        if spread < LEAST_SPREAD:
            return
        for edge in node.open:
            if edge.looks > 0.0:
                leaning = exp(self.settings.sharp * (edge.promise / edge.looks - best) / spread)
                edge.prior = edge.hunch * (OPEN_MIND + (1.0 - OPEN_MIND) * leaning)

    def standing(self, node: Node, edge: Edge) -> float:
        """What a move is worth by all that is known: what it brought, and what it promised."""
        mean = node.total / node.visits if node.visits > 0.0 else 1.0 / self.seats
        hope = edge.promise / edge.looks + self.shift(node, mean) if edge.looks > 0.0 else mean
        trust = self.settings.trust
        return (edge.total + trust * hope) / (edge.visits + trust)

    def shift(self, node: Node, mean: float) -> float:
        """How much better walks went than a first look had promised, over all moves."""
        promised = 0.0
        looked = 0.0
        for edge in node.open:
            if edge.looks > 0.0:
                promised += edge.promise / edge.looks
                looked += 1.0
        return mean - promised / looked if looked > 0.0 else 0.0

    def select(self, node: Node, seat: int) -> Edge:
        """The open move that is most worth trying: what it brought, plus what it might, where little was tried."""
        tried = 0.0
        leaning = 0.0
        for edge in node.open:
            tried += edge.visits
            leaning += edge.prior
        mean = node.total / node.visits if node.visits > 0.0 else 1.0 / self.seats
        shift = self.shift(node, mean)
        eager = self.settings.explore * self.spread(seat) * sqrt(tried + 1.0) / leaning
        trust = self.settings.trust
        choice = node.open[0]
        best = -NEVER
        count = len(node.open)
        at = self.chance.below(count)
        for _ in range(count):
            edge = node.open[at]
            at += 1
            if at == count:
                at = 0
            hope = edge.promise / edge.looks + shift if edge.looks > 0.0 else mean
            score = (edge.total + trust * hope) / (edge.visits + trust) + eager * edge.prior / (1.0 + edge.visits)
            if score > best:
                best = score
                choice = edge
        return choice

    def habit(self, node: Node) -> Edge:
        """A move as often as it was played so far: where choices are hidden, best replies alone would move in step with each other."""
        return node.open[draw([edge.visits + edge.prior for edge in node.open], self.chance)]

    def spread(self, seat: int) -> float:
        """How far results lie apart for a seat: the unit in which curiosity is measured."""
        known = self.walks + DOUBT
        mean = (self.sums[seat] + DOUBT / self.seats) / known
        square = (self.squares[seat] + DOUBT * (1.0 / (self.seats * self.seats) + DOUBTED * DOUBTED)) / known
        return sqrt(max(square - mean * mean, LEAST_SPREAD))

    def learn(self, values: list[float]) -> None:
        """Every decision on the way is credited with what it brought its seat."""
        self.walks += 1
        for seat in range(self.seats):
            self.sums[seat] += values[seat]
            self.squares[seat] += values[seat] * values[seat]
        for i in range(len(self.path)):
            value = values[self.seats_on_path[i]]
            edge = self.path[i]
            edge.visits += 1.0
            edge.total += value
            edge.squares += value * value
            node = self.nodes[i]
            node.visits += 1.0
            node.total += value
