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
from tafelrunde.engine.fights import CLASH, OVER
from tafelrunde.engine.messages import Messages
from tafelrunde.engine.verbs import Verb, VerbTable

Entry = Event | Played


class Act:
    """`seat`: who decided, None if nobody the viewer knows of. `lead`: what says best what was done; `parts`: the rest, in order."""

    def __init__(self, seat: int | None, lead: Entry) -> None:
        self.seat = seat
        self.lead = lead
        self.order = [lead]
        """The lead and its parts as they happened."""

    @property
    def parts(self) -> list[Entry]:
        at = self.order.index(self.lead)
        return self.order[:at] + self.order[at + 1 :]

    def add(self, entry: Entry) -> None:
        """What else it did. The first event that is a headline takes the place of the bare move, unless somebody else was next."""
        if self.wants_headline() and isinstance(entry, Event) and entry.kind.headline:
            self.lead = entry
            self.order = [part for part in self.order if isinstance(part, Event)]
        self.order.append(entry)

    def wants_headline(self) -> bool:
        if not isinstance(self.lead, Played) or self.lead.forced:
            return False
        return all(part.seat == self.seat for part in self.parts if isinstance(part, Played))

    def entries(self) -> list[Entry]:
        """The lead and its parts. A forced move needs no line of its own where the next one tells what came of it."""
        found = [self.lead]
        parts = self.parts
        for i, part in enumerate(parts, 1):
            told = i < len(parts) and isinstance(parts[i], Event)
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
    """Acts as they are read. Half a choice is left out once the same seat has gone on, the end of a phase once something tells it; a
    fight is told under its first clash until it is over; what its kind puts `after` something stands under that, and so does what was
    declined; what stands `apart` begins anew.
    """
    made: list[Act] = []
    fighting = False
    for act in found:
        for piece in pieces(by_events(act, viewer, verbs), fighting):
            declined = is_declined(piece, viewer, verbs)
            if made and not declined and says_nothing(made[-1], piece, viewer, verbs):
                made.pop()
            if made and not stands_apart(piece.lead, fighting) and (fighting or declined or goes_on(made[-1], piece)):
                made[-1].order += piece.order
            else:
                made.append(piece)
            fighting = is_fighting(piece.order, fighting)
    return made


def known_verb(entry: Entry, viewer: int | None, verbs: VerbTable) -> Verb | None:
    """The verb of a decision, if it is one and the viewer knows which."""
    return verbs.verb_of(entry.move) if isinstance(entry, Played) and may(entry.notices, viewer) else None


def by_events(act: Act, viewer: int | None, verbs: VerbTable) -> Act:
    """An act that only began something or ended a phase, led by the first thing that happened by it, if that was before anybody else
    decided.
    """
    verb = known_verb(act.lead, viewer, verbs)
    if verb is None or not (verb.begins or verb.ends):
        return act
    for i, entry in enumerate(act.order):
        if isinstance(entry, Event):
            twin = Act(act.seat, entry)
            twin.order = act.order[i:]
            return twin
        if entry.seat != act.seat:
            return act
    return act


def pieces(act: Act, fighting: bool) -> list[Act]:
    """An act, cut before every part that stands apart; a forced move that such a part tells is left out."""
    found: list[Act] = []
    for entry in act.order:
        if not found or (entry is not act.lead and stands_apart(entry, fighting)):
            last = found[-1].order[-1] if found else act.lead
            if last is not act.lead and isinstance(last, Played) and last.forced:
                found[-1].order.pop()
            found.append(Act(None if found else act.seat, entry))
        else:
            found[-1].order.append(entry)
        if entry is act.lead:
            found[-1].seat, found[-1].lead = act.seat, entry
        fighting = is_fighting([entry], fighting)
    return found


def is_clash(entry: Entry) -> bool:
    return isinstance(entry, Event) and any(part.role == CLASH for part in entry.kind.fight)


def stands_apart(entry: Entry, fighting: bool) -> bool:
    """Whether it is told by itself: so declared, or the first clash of a fight."""
    return (isinstance(entry, Event) and entry.kind.apart) or (not fighting and is_clash(entry))


def is_fighting(entries: list[Entry], fighting: bool) -> bool:
    """Whether a fight goes on after this, if one did or did not before it."""
    for entry in entries:
        if isinstance(entry, Event):
            over = entry.kind.heading or any(part.role == OVER for part in entry.kind.fight)
            fighting = not over and (fighting or is_clash(entry))
    return fighting


def says_nothing(act: Act, after: Act, viewer: int | None, verbs: VerbTable) -> bool:
    """Whether an act only ended a phase before a heading, or only began what the same seat did next, or the clash that comes now.

    What was declined in between goes with it.
    """
    verb = known_verb(act.lead, viewer, verbs)
    if verb is None or not all(isinstance(entry, Played) for entry in act.order):
        return False
    if isinstance(after.lead, Event) and after.lead.kind.heading:
        return verb.ends and len(act.order) == 1
    return verb.begins and (act.seat == after.seat or is_clash(after.lead))


def is_declined(act: Act, viewer: int | None, verbs: VerbTable) -> bool:
    """Whether somebody only let a chance go by; what then went on belongs to what was done before."""
    verb = known_verb(act.lead, viewer, verbs)
    return verb is not None and verb.closes and not verb.ends


def goes_on(before: Act, act: Act) -> bool:
    """Whether an act is told under the one before it."""
    lead = act.lead
    if act.seat is None or act.seat != before.seat or not isinstance(lead, Event):
        return False
    happened = [entry for entry in before.order if isinstance(entry, Event)]
    return bool(happened) and happened[-1].kind.name in lead.kind.after


def notices(entry: Entry, viewer: int | None) -> bool:
    """Whether the viewer has a line for it."""
    return may(entry.notices, viewer) if isinstance(entry, Event) else entry.noticed_by(viewer)


def sentences(act: Act, viewer: int | None, messages: Messages, names: list[str]) -> list[Sentence]:
    """An act in words: the headline, then its parts. The same thing several times over (three cards drawn) is one line that counts.

    Who had nothing left to decline has declined nothing: an end that came by itself is not told. Nor is half a choice after which
    it went on, nor that a fight is over and nothing more, nor an aside; an act of nothing else has no sentence.
    """
    found: list[Sentence] = []
    entries = act.entries()
    ways = routes(entries)
    for i, entry in enumerate(entries):
        if entry is not act.lead and goes_without_saying(entry, i + 1 < len(entries), viewer, messages.game.verbs):
            continue
        if is_aside(entry, viewer, messages) or i not in ways:
            continue
        said = sentence(entry, viewer, messages, names)
        if len(ways[i]) > 1:
            said = said._replace(text=messages.route(ways[i], viewer, names))
        if found and found[-1][:2] == said[:2]:
            found[-1] = said._replace(times=found[-1].times + 1)
        else:
            found.append(said)
    return found


def routes(entries: list[Entry]) -> dict[int, list[Event]]:
    """The entries that are told, by their place: the first step of a way with all that lead on from it, anything else with none."""
    found: dict[int, list[Event]] = {}
    for i, entry in enumerate(entries):
        if not isinstance(entry, Event) or entry.kind.route is None:
            found[i] = []
            continue
        for steps in found.values():
            if steps and leads_on(steps[-1], entry):
                steps.append(entry)
                break
        else:
            found[i] = [entry]
    return found


def leads_on(step: Event, other: Event) -> bool:
    """Whether two steps are of one way: they differ only in where they lead, and one begins where the other ends. Equal things cannot be
    told apart, so nobody can say that it was another one.
    """
    if step.kind is not other.kind or other.kind.route is None or step.notices != other.notices:
        return False
    start, end = other.kind.route
    same = [at for at in range(len(step.values)) if step.values[at] == other.values[at] or at in (start, end)]
    return len(same) == len(step.values) and step.values[end] == other.values[start]


def goes_without_saying(entry: Entry, more: bool, viewer: int | None, verbs: VerbTable) -> bool:
    """An end that came by itself: of what a seat was offered, or of a fight, as long as it tells no more than where that was. Half a
    choice, if it was forced or something follows it (`more`).
    """
    if isinstance(entry, Event):
        kind = entry.kind
        return kind.detail and [part.role for part in kind.fight] == [OVER] and all(arg.domain.kind != "number" for arg in kind.args)
    verb = known_verb(entry, viewer, verbs)
    return verb is not None and ((entry.forced and verb.closes) or (verb.begins and (entry.forced or more)))


def is_aside(entry: Entry, viewer: int | None, messages: Messages) -> bool:
    """Whether it matters only to those who wait for it: a chance to react that was let go by."""
    verb = known_verb(entry, viewer, messages.game.verbs)
    return isinstance(entry, Played) and verb is not None and messages.is_aside(verb.name, entry.asked)


def sentence(entry: Entry, viewer: int | None, messages: Messages, names: list[str]) -> Sentence:
    """One line as this viewer may read it."""
    if isinstance(entry, Event):
        return Sentence(messages.event(entry, viewer, names), entry.kind.rule_of(entry.values))
    if not may(entry.notices, viewer):
        return Sentence(messages.say("move-hidden", seat=messages.role(names[entry.seat])), "")
    said = messages.told(entry.seat, entry.move, names, entry.asked, entry.forced)
    return Sentence(said, messages.game.verbs.verb_of(entry.move).rule)
