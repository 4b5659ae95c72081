"""How a search spends its time on one decision: all moves at first, then ever fewer for ever longer.

What looks best at first sight stays in to the end, and is played unless another move has clearly done better: where the walks are noisy and
the moves alike, that is all that is known.

The moves to choose from compete in rounds. In a round every move left is walked in the same guesses with the same luck, so that they are
compared by what they bring and not by what they meet; then the worse half drops out. Where the choice is hidden from others there are no
rounds: they would answer a mixture that is never played, so each walk plays what looks best so far, or what was played so far.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from tafelrunde.bots.leanings import leanings_of
from tafelrunde.bots.tree import Edge, Node, Tree
from tafelrunde.bots.worth import NEVER, Taste
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position

WALKS_EACH: Final = 4
"""So many walks for each move in the first round at least; if there is no time for that, fewer moves compete."""
LEAST_RESERVE: Final = 0.1
SHORT: Final = 0.012
"""This share of the time is always kept for a pause of the machine, but no more than so many seconds: the first pause comes unannounced."""
MOST_RESERVE: Final = 0.4
"""The share of the time that is kept for pauses of the machine at most."""
FIRST_PACE: Final = 0.001
"""Seconds of a walk, before the first one was measured."""


def prepare(tree: Tree, eyes: Eyes) -> Node:
    """Look one move ahead at the root, in several guesses."""
    node = tree.root(eyes.seat)
    node.offer(eyes.forward(), [])
    if node.next_look <= node.visits:
        for _ in range(tree.settings.samples):
            if not tree.look(node, eyes.guess(tree.chance), eyes.seat):
                break
        tree.lean(node)
    return node


def run(tree: Tree, eyes: Eyes, most: int, deadline: float) -> int:
    """Think until the number of walks or the time is up. Returns how many walks were made; the best moves have the most."""
    tree.asking = eyes.seat
    tree.taste = taste_of(tree, eyes)
    tree.leanings = leanings_of(eyes.guess(tree.chance.copy())) if tree.settings.leaning else None
    tree.deadline = deadline
    tree.onward = {}
    begin = perf_counter()
    tree.least_reserve = min((deadline - begin) * LEAST_RESERVE, SHORT)
    tree.most_reserve = (deadline - begin) * MOST_RESERVE
    node = prepare(tree, eyes)
    budget = float(most)
    if deadline < NEVER:
        budget = min(budget, (deadline - perf_counter()) / (tree.pace if tree.pace > 0.0 else FIRST_PACE))
    hidden = is_hidden(eyes.guess(tree.chance), eyes.seat, node)
    field = [] if hidden else entrants(tree, node, budget)
    done = wander(tree, eyes, most) if hidden else 0
    while len(field) > 1:
        rounds = halvings(len(field))
        now = perf_counter()
        until = now + (deadline - now) / rounds if deadline < NEVER else NEVER
        share = max(len(field), (most - done) // rounds)
        made = compete(tree, eyes, field, min(share, most - done), until)
        done += made
        if made < len(field) or done >= most or tree.is_time_up():
            break
        field = better_half(tree, node, field)
    if done:
        tree.pace = (perf_counter() - begin) / done
    return done


def taste_of(tree: Tree, eyes: Eyes) -> Taste | None:
    """What the asking seat likes beside winning, counted from how it stands now."""
    character = tree.settings.character
    if not character:
        return None
    world = eyes.guess(tree.chance.copy())
    judged_by = world.judged_by()
    rows = world.traits()
    if judged_by is None or not rows:
        return None
    return Taste(judged_by.taste(character), rows[eyes.seat])


def is_hidden(world: Position, seat: int, node: Node) -> bool:
    """Whether others do not see what is chosen here."""
    if not world.stack:
        return False
    step = world.stack[-1]
    if step.secret(world):
        return True
    for edge in node.open:  # noqa: SIM110
        if step.private(world, seat, edge.move):
            return True
    return False


def wander(tree: Tree, eyes: Eyes, most: int) -> int:
    """Walk freely until the time is up."""
    done = 0
    tree.last_look = perf_counter()
    while done < most:
        walked = tree.walk(eyes.guess(tree.chance), None)
        if walked:
            done += 1
        if tree.is_time_up() or not walked:
            break
    return done


def ranked(tree: Tree, node: Node) -> list[Edge]:
    """The moves, best first, as `by_findings` has them, but first sight holds until it is disproved."""
    order = by_findings(tree, node)
    trusted = node.favourites()
    if not trusted or order[0] in trusted:
        return order
    safe = best_standing(tree, node, trusted)
    gain = order[0].mean() - safe.mean()
    if gain < tree.settings.proof * sqrt(order[0].doubt() + safe.doubt()):
        order.remove(safe)
        order.insert(0, safe)
    return order


def best_standing(tree: Tree, node: Node, edges: list[Edge]) -> Edge:
    """The one of these moves that is worth most by all that is known."""
    found = edges[0]
    for edge in edges:
        if tree.standing(node, edge) > tree.standing(node, found):
            found = edge
    return found


def by_findings(tree: Tree, node: Node) -> list[Edge]:
    """Those moves that came far, by what they are worth by all that is known, then the others by how far they came."""
    most = 0.0
    for edge in node.open:
        most = max(most, edge.visits)
    order: list[tuple[float, float, int]] = []
    for i, edge in enumerate(node.open):
        far = edge.visits * 2.0 >= most
        order.append((0.0 if far else most - edge.visits, -tree.standing(node, edge), i))
    order.sort()
    return [node.open[i] for _, _, i in order]


def halvings(number: int) -> int:
    """How often a number can be halved until one is left."""
    rounds = 0
    while number > 1:
        number = (number + 1) // 2
        rounds += 1
    return rounds


def entrants(tree: Tree, node: Node, budget: float) -> list[Edge]:
    """The moves that compete: all if there is time, else those that look best at first sight.

    Which of equals go in is drawn: by the order of the moves it would be the places with low numbers, one side of the board.
    """
    room = len(node.open)
    while room > 2 and room * halvings(room) * WALKS_EACH > budget:
        room = (room + 1) // 2
    lots = list(range(len(node.open)))
    if tree.settings.lots and room < len(lots):
        tree.chance.shuffle(lots)
    ordered = sorted([node.open[i] for i in lots], key=leaning, reverse=True)
    return ordered[:room]


def leaning(edge: Edge) -> float:
    return edge.prior


def compete(tree: Tree, eyes: Eyes, field: list[Edge], most: int, until: float) -> int:
    """One round: guess after guess, every move of the field is walked in it. Returns how many walks were made."""
    done = 0
    tree.last_look = perf_counter()
    own = tree.chance
    while done + len(field) <= most:
        world = eyes.guess(own)
        luck = own.fork()
        for edge in field:
            tree.chance = luck.copy()
            walked = tree.walk(world.copy(), edge)
            if walked:
                done += 1
            if tree.is_time_up() or not walked:
                tree.chance = own
                return done
        if tree.last_look >= until:
            break
    tree.chance = own
    return done


def better_half(tree: Tree, node: Node, field: list[Edge]) -> list[Edge]:
    """Those that go on to the next round."""
    order = sorted([(-tree.standing(node, edge), i) for i, edge in enumerate(field)])
    chosen = [field[i] for _, i in order[: (len(field) + 1) // 2]]
    trusted = [edge for edge in node.favourites() if edge in field]
    if trusted and len(chosen) > 1:
        safe = best_standing(tree, node, trusted)
        if safe not in chosen:
            chosen[-1] = safe
    return chosen
