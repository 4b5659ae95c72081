"""What one seat knows, for a reader of words: a person at a terminal, a language model. Moves are said in the game's notation, and places
are called as in moves, everywhere: what a view calls ``"id": 0`` and a move ``keep 1`` is place 1 here.

Everything is made from a `Moment`, the plain data of one seat, so it is the same for a game in this process and for a table of a server.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from tafelrunde.engine.acts import Entry, acts, joined, sentences
from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.codex import ENGINE, load_codex
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.messages import PLACE_KINDS, Messages
from tafelrunde.engine.position import Position
from tafelrunde.engine.steps import Reason

ID = "id"
PLACES = "places"


class Moment(NamedTuple):
    """All that a seat (None: a spectator) may know and do now, as plain data."""

    eyes: int | None
    noticed: int
    view: dict[str, Any]
    scene: dict[str, Any]
    moves: list[int]
    asked: str
    """What whoever decides is asked, with the rule."""
    deciding: list[int]
    standing: dict[str, Any] | None
    """The result, when the game is over."""


def lines_of(key: str, thing: Any, depth: int = 0) -> list[str]:
    """Nested data as text: one line for what is flat, indented lines for what is nested."""
    lead = "  " * depth
    if isinstance(thing, dict) and any(isinstance(part, (dict, list)) and part for part in thing.values()):
        return [f"{lead}{key}:", *(line for name, part in thing.items() for line in lines_of(name, part, depth + 1))]
    if isinstance(thing, list) and any(isinstance(part, dict) for part in thing):
        return [f"{lead}{key}:", *(f"{lead}  {flat(part)}" for part in thing)]
    return [f"{lead}{key}: {flat(thing)}"]


def flat(thing: Any) -> str:
    """Nested data in one line."""
    if isinstance(thing, dict):
        return ", ".join(f"{name} {flat(part)}" for name, part in thing.items() if part not in (None, [], {})) or "-"
    if isinstance(thing, list):
        return "[" + "; ".join(flat(part) for part in thing) + "]"
    return "-" if thing is None else str(thing)


class Reader:
    """Says moments of one game, at a table with these seats, in one language."""

    def __init__(self, game: Game, names: Sequence[str], language: str = "en") -> None:
        self.game = game
        self.names = list(names)
        self.language = language
        self.messages = Messages(game, language)
        domains = [arg.domain for verb in game.verbs.verbs for arg in verb.args if arg.domain.kind in PLACE_KINDS]
        self._place = max(domains, key=lambda domain: domain.size, default=None)

    @cached_property
    def roles(self) -> list[str]:
        return [self.messages.role(name) for name in self.names]

    def place(self, id: int) -> str:
        """A place as moves call it."""
        return self._place.text(id) if self._place is not None and 0 <= id < self._place.size else str(id)

    # The position.

    def moment(self, pos: Position, eyes: int | None) -> Moment:
        """This moment of a position in this process."""
        scene = pos.scene()
        self._learn(scene)
        return Moment(
            eyes,
            pos.noticed[-1 if eyes is None else eyes],
            pos.view(eyes),
            scene,
            [] if eyes is None else pos.moves(eyes),
            self.messages.prompt(pos, self.names),
            pos.deciding(eyes),
            pos.standing().to_json() if pos.is_over() else None,
        )

    def _learn(self, scene: dict[str, Any]) -> None:
        """Sentences call places by their names."""
        self.messages.places = {
            place[ID]: (place["name"], place.get("kind", ""), place.get("terrain", "")) for place in scene.get(PLACES, ())
        }

    def view(self, moment: Moment) -> dict[str, Any]:
        """The view with places called as in moves."""
        names = {place[ID]: place.get("name") for place in moment.scene.get(PLACES, ())}

        def named(place: Any) -> Any:
            if not isinstance(place, dict) or ID not in place:
                return self._said(place)
            id = place[ID]
            known = {"name": names[id]} if names.get(id, self.place(id)) != self.place(id) else {}
            return {"place": self.place(id), **known, **self._said({key: part for key, part in place.items() if key != ID})}

        shown: dict[str, Any] = self._said(moment.view)
        if isinstance(there := moment.view.get(PLACES), list):
            shown[PLACES] = [named(place) for place in there]
        return shown

    def _said(self, thing: Any) -> Any:
        """Nested data in which the numbers of places, by the game's word which those are, are said as in moves."""
        if isinstance(thing, dict):
            return {key: self._placed(key, part) for key, part in thing.items()}
        if isinstance(thing, list):
            return [self._said(part) for part in thing]
        return thing

    def _placed(self, key: str, part: Any) -> Any:
        if key in self.game.place_keys:
            return self._mapped(part, lambda place: self.place(place) if place >= 0 else None)
        column = next((int(word[len(key) + 1 :]) for word in self.game.place_keys if word.startswith(f"{key}/")), None)
        if column is None or not isinstance(part, list):
            return self._said(part)
        return [[self.place(value) if at == column else value for at, value in enumerate(row)] for row in part]

    def _mapped(self, part: Any, say: Callable[[int], str | None]) -> Any:
        if isinstance(part, list):
            return [self._mapped(one, say) for one in part]
        return say(part) if isinstance(part, int) and not isinstance(part, bool) else part

    def scene(self, moment: Moment) -> dict[str, Any]:
        """The board as words need it: what each place is and which others are next to it."""
        beside: dict[int, list[str]] = {}
        for edge in moment.scene.get("edges", ()):
            for one, other in ((edge[0], edge[1]), (edge[1], edge[0])):
                beside.setdefault(one, []).append(self.place(other))
        drawn = {ID, "x", "y", "polygon"}
        places = [
            {"place": self.place(place[ID]), **self._said({key: part for key, part in place.items() if key not in drawn})}
            | {"beside": beside.get(place[ID], [])}
            for place in moment.scene.get(PLACES, ())
        ]
        return {"places": places}

    def plain(self, moment: Moment) -> dict[str, Any]:
        """The whole moment as JSON: who you are, who decides what, the view, the result."""
        return {
            "game": self.game.id,
            "you": None if moment.eyes is None else {"seat": moment.eyes, "role": self.roles[moment.eyes]},
            "seats": self.roles,
            "decision": moment.noticed,
            "deciding": moment.deciding,
            "your_turn": bool(moment.moves),
            "asked": moment.asked,
            "legal_moves": len(moment.moves),
            "view": self.view(moment),
            "result": moment.standing,
        }

    def prose(self, moment: Moment) -> str:
        """The same as text."""
        lines = [f"{self.game.title}, decision {moment.noticed}"]
        if moment.eyes is not None:
            lines.append(f"you are seat {moment.eyes}, {self.roles[moment.eyes]}")
        for key, part in self.view(moment).items():
            lines += lines_of(key, part)
        if moment.standing is not None:
            won = ", ".join(self.roles[winner] for winner in moment.standing["winners"]) or "nobody"
            lines.append(f"over [{moment.standing['rule']}]: won by {won}")
        else:
            lines.append(f"{', '.join(self.roles[seat] for seat in moment.deciding)}: {moment.asked}")
        return "\n".join(lines) + "\n"

    def news(self, log: Sequence[Entry], eyes: int | None) -> list[str]:
        """What a seat learnt of what happened, sentence by sentence with the rule."""
        found = joined(acts(log, eyes), eyes, self.messages.game.verbs)
        return [one.line() for act in found for one in sentences(act, eyes, self.messages, self.names)]

    # Moves.

    def say(self, move: int) -> str:
        """A move as a sentence."""
        return self.messages.move(move, self.names)

    def offers(self, moment: Moment, words: str = "") -> list[tuple[str, str]]:
        """The legal moves, in notation and as sentences; with words, those in which all of them occur."""
        wanted = words.lower().split()
        self._learn(moment.scene)
        found = [(self.game.verbs.text(move), self.say(move)) for move in moment.moves]
        return [(text, said) for text, said in found if all(word in text.split() or word in said.lower() for word in wanted)]

    def parse(self, text: str) -> int:
        """The move somebody means: notation, a little forgiving about what stands around it. Unreadable says what is wrong."""
        return self.game.verbs.parse(" ".join(text.strip().strip("`'\".").split()))

    def reason(self, reason: Reason) -> dict[str, str]:
        """Why not: the rule, and a sentence."""
        return {"rule": reason.rule, "text": self.messages.reason(reason, self.names)}

    def rule(self, id: str) -> str:
        """A rule of the game, or of the table (G…), in full. Unreadable if there is none."""
        for package in (self.game.package, ENGINE):
            codex = load_codex(package, self.language)
            if id in codex:
                return codex[id].plain
        raise Unreadable(f"there is no rule '{id[:40]}' in {self.game.title}.")

    def rules(self, words: str, most: int = 20) -> list[dict[str, str]]:
        """Rules that contain all these words, or stand in the chapter called so."""
        wanted = words.lower().split()
        codex = load_codex(self.game.package, self.language)
        found = [rule for rule in codex.rules.values() if all(word in f"{rule.chapter} {rule.plain}".lower() for word in wanted)]
        return [{"id": rule.id, "chapter": rule.chapter, "text": rule.plain} for rule in found[:most]]
