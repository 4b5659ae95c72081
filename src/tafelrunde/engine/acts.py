"""Acts: what a person follows. One decision and everything forced after it, as one sentence with its parts under it. The heading of a turn
begins an act of nobody.

Acts are made from a log for one viewer, from what this viewer notices and nothing else: where others decided in secret, what comes to
light afterwards is an act of nobody. The number of decisions the viewer has noticed (`Position.noticed`) tells acts apart in the same
way, but for headings.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tafelrunde.engine.events import Event, Played, may
from tafelrunde.engine.fights import OVER
from tafelrunde.engine.messages import Messages
from tafelrunde.engine.verbs import Verb, VerbTable

Entry = Event | Played


class Act:
    """`seat`: who decided, None if nobody the viewer knows of. `lead`: what says best what was done; `parts`: the rest, in order."""

    def __init__(self, seat: int | None, lead: Entry) -> None:
        self.seat = seat
        self.lead = lead
        self.parts: list[Entry] = []

    def add(self, entry: Entry) -> None:
        """What else it did. The first event that is a headline takes the place of the bare move, unless somebody else was next."""
        if self.wants_headline() and isinstance(entry, Event) and entry.kind.headline:
            self.lead = entry
            self.parts = [part for part in self.parts if isinstance(part, Event)]
        else:
            self.parts.append(entry)

    def wants_headline(self) -> bool:
        if not isinstance(self.lead, Played) or self.lead.forced:
            return False
        return all(part.seat == self.seat for part in self.parts if isinstance(part, Played))

    def lead_with_event(self) -> None:
        """What was decided is told by the first thing that happened by it, if that was before anybody else decided."""
        for i, part in enumerate(self.parts):
            if isinstance(part, Event):
                self.lead, self.parts = part, self.parts[i + 1 :]
                return
            if part.seat != self.seat:
                return

    def entries(self) -> list[Entry]:
        """The lead and its parts. A forced move needs no line of its own where the next one tells what came of it."""
        found = [self.lead]
        for i, part in enumerate(self.parts, 1):
            told = i < len(self.parts) and isinstance(self.parts[i], Event)
            if not (isinstance(part, Played) and part.forced and told):
                found.append(part)
        return found


class Sentence(NamedTuple):
    """A line of the log with the rule it comes from ('' for a move: its verb has one), and how often it is to be said."""

    text: str
    rule: str
    times: int = 1

    def line(self) -> str:
        """All of it in one line."""
        return (f"{self.times} × " if self.times > 1 else "") + self.text + (f" [{self.rule}]" if self.rule else "")


def acts(log: Iterable[Entry], viewer: int | None) -> list[Act]:
    """The acts of a log as this viewer (None: a spectator) learnt of them."""
    found: list[Act] = []
    opens = True  # what was decided without the viewer's knowledge is no part of the act before
    for entry in log:
        if not notices(entry, viewer):
            opens = opens or (isinstance(entry, Played) and not entry.forced)
        elif isinstance(entry, Played) and not entry.forced:
            found.append(Act(entry.seat, entry))
            opens = False
        elif opens or (isinstance(entry, Event) and entry.kind.heading):
            found.append(Act(None, entry))
            opens = False
        else:
            found[-1].add(entry)
    return found


def joined(found: Iterable[Act], viewer: int | None, verbs: VerbTable) -> list[Act]:
    """The same acts without moves that the next line tells better: which army marches is told with where it went, and the end of a phase
    by what begins then."""
    made: list[Act] = []
    for act in found:
        if made and says_nothing(made[-1], act, viewer, verbs):
            made.pop()
        verb = known_verb(act.lead, viewer, verbs)
        if verb is not None and (verb.begins or verb.ends):
            act.lead_with_event()
        made.append(act)
    return made


def says_nothing(act: Act, after: Act, viewer: int | None, verbs: VerbTable) -> bool:
    """Whether an act only ended a phase before a heading, or only began what the same seat did next."""
    if isinstance(after.lead, Event) and after.lead.kind.heading:
        ended = known_verb(act.lead, viewer, verbs)
        return ended is not None and ended.ends and not act.parts
    if act.seat is None or act.seat != after.seat:
        return False
    for entry in (act.lead, *act.parts):
        begun = known_verb(entry, viewer, verbs)
        if begun is None or not begun.begins:
            return False
    return True


def known_verb(entry: Entry, viewer: int | None, verbs: VerbTable) -> Verb | None:
    """The verb of a decision, if it is one and the viewer knows which."""
    return verbs.verb_of(entry.move) if isinstance(entry, Played) and may(entry.notices, viewer) else None


def notices(entry: Entry, viewer: int | None) -> bool:
    """Whether the viewer has a line for it."""
    return may(entry.notices, viewer) if isinstance(entry, Event) else entry.noticed_by(viewer)


def sentences(act: Act, viewer: int | None, messages: Messages, names: list[str]) -> list[Sentence]:
    """An act in words: the headline, then its parts. The same thing several times over (three cards drawn) is one line that counts.

    Who had nothing left to decline has declined nothing: an end that came by itself is not told, nor the end of a fight whose outcome was.
    """
    found: list[Sentence] = []
    for entry in act.entries():
        if entry is not act.lead and goes_without_saying(entry, messages.game.verbs):
            continue
        said = sentence(entry, viewer, messages, names)
        if found and found[-1][:2] == said[:2]:
            found[-1] = said._replace(times=found[-1].times + 1)
        else:
            found.append(said)
    return found


def goes_without_saying(entry: Entry, verbs: VerbTable) -> bool:
    """What came by itself: the end of what a seat was offered, the beginning of more, the end of a fight that tells only where it was."""
    if isinstance(entry, Played):
        return entry.forced and (verbs.verb_of(entry.move).closes or verbs.verb_of(entry.move).begins)
    kind = entry.kind
    return kind.detail and [part.role for part in kind.fight] == [OVER] and all(arg.domain.kind != "number" for arg in kind.args)


def sentence(entry: Entry, viewer: int | None, messages: Messages, names: list[str]) -> Sentence:
    """One line as this viewer may read it."""
    if isinstance(entry, Event):
        return Sentence(messages.event(entry, viewer, names), entry.kind.rule)
    who = messages.role(names[entry.seat])
    if not may(entry.notices, viewer):
        return Sentence(messages.say("move-hidden", seat=who), "")
    key = "move-forced" if entry.forced else "move-played"
    said = messages.move(entry.move, names, entry.asked)
    return Sentence(messages.say(key, seat=who, move=said), messages.game.verbs.verb_of(entry.move).rule)
