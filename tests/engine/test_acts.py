"""Acts: one decision and everything forced after it, told to each viewer from what he notices."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.engine.acts import Act, acts, joined, leads_on, routes, sentence, sentences
from tafelrunde.engine.events import EVERYONE, Event, EventKind, EventTable, Played
from tafelrunde.engine.fights import CLASH, OVER, Part
from tafelrunde.engine.history import History
from tafelrunde.engine.messages import Messages
from tafelrunde.engine.steps import step_name
from tafelrunde.engine.verbs import VerbTable, count
from tafelrunde.examples.apple import GAME
from tafelrunde.examples.apple.rules import APPLE, DREW, PASS, Claim

NAMES = ["amber", "blue", "coral"]


def a_round() -> History:
    """Amber bids, nobody else does, both pass, everyone draws up, the next apple appears."""
    history = History(GAME, 3, 1, log=True)
    for seat, text in ((0, ""), (0, "ready"), (1, "ready"), (2, "ready"), (1, "pass"), (2, "pass")):
        history.play(seat, GAME.verbs.parse(text) if text else history.position.moves(0)[0])
    return history


def told(history: History, viewer: int | None) -> list[list[str]]:
    messages = Messages(GAME, "en")
    return [[text for text, _, _ in sentences(act, viewer, messages, NAMES)] for act in acts(history.position.log or [], viewer)]


def test_everything_forced_after_a_decision_belongs_to_it() -> None:
    last = told(a_round(), None)[-1]
    assert last[0] == "Coral: pass"
    assert last[1] == "Amber scores 2."
    assert not any("no choice" in line for line in last), "what came of a forced move tells it"
    assert last[-1].startswith("An apple worth")


def test_who_decides_in_secret_has_an_act_of_his_own_and_others_have_none() -> None:
    history = a_round()
    assert [act[0] for act in told(history, 0)][1:3] == ["Amber: bid the 1", "Amber: ready"]
    assert [act.seat for act in acts(history.position.log or [], 0)] == [None, 0, 0, None, 1, 2]
    assert [act.seat for act in acts(history.position.log or [], 1)] == [None, 1, None, 1, 2]
    assert [act.seat for act in acts(history.position.log or [], 2)] == [None, 2, 1, 2]  # he was last: what came to light is his doing
    assert [act.seat for act in acts(history.position.log or [], None)] == [None, None, 1, 2]


def test_what_comes_to_light_after_secret_decisions_is_nobodys_act() -> None:
    assert told(a_round(), None)[1] == ["Amber has bid the 1.", "Amber claims the apple."]


def test_a_hidden_card_is_told_to_its_owner_only() -> None:
    history = a_round()
    drawn = [[line for line in told(history, viewer)[-1] if "draws" in line] for viewer in (0, 1)]
    assert drawn[0] != drawn[1]
    assert drawn[1] == ["Amber draws a card."]


def test_a_headline_takes_the_place_of_the_move() -> None:
    battle = EventTable().event("battle", count("hits", 3), rule="X1", headline=True)
    move, roll, fight = Played(0, PASS(), False, EVERYONE), Event(APPLE, (3,), EVERYONE, EVERYONE), Event(battle, (2,), EVERYONE, EVERYONE)
    (act,) = acts([move, roll, fight], None)
    assert (act.lead, act.parts) == (fight, [roll])
    again = acts([move, fight, fight], None)[0]
    assert (again.lead, again.parts) == (fight, [fight])
    assert acts([fight, roll], 1)[0].seat is None


def test_the_headline_of_somebody_else_is_no_headline() -> None:
    battle = EventTable().event("battle", count("hits", 3), rule="X1", headline=True)
    move, fight = Played(0, PASS(), False, EVERYONE), Event(battle, (2,), EVERYONE, EVERYONE)
    own, other = Played(0, PASS(), True, EVERYONE), Played(1, PASS(), True, EVERYONE)
    assert acts([move, own, fight], None)[0].lead is fight
    assert acts([move, other, fight], None)[0].lead is move
    assert acts([move, other, fight], None)[0].entries() == [move, fight]
    assert acts([move, fight, other], None)[0].entries() == [fight, other], "nothing tells it"


def test_what_is_said_several_times_over_is_one_line_that_counts() -> None:
    drew = Event(DREW, (1, 4), 1 << 1, EVERYONE)
    act = acts([Played(1, PASS(), False, EVERYONE), drew, drew, drew], None)[0]
    assert [(line.text, line.times) for line in sentences(act, None, Messages(GAME, "en"), NAMES)] == [
        ("Blue: pass", 1),
        ("Blue draws a card.", 3),
    ]
    apple = Event(APPLE, (3,), EVERYONE, EVERYONE)
    act = acts([Played(1, PASS(), False, EVERYONE), apple, drew, drew, drew, apple, drew], None)[0]
    assert [line.times for line in sentences(act, None, Messages(GAME, "en"), NAMES)] == [1, 1, 3, 1, 1]


def test_an_end_that_came_by_itself_is_not_told() -> None:
    move, end, roll = Played(1, PASS(), False, EVERYONE), Played(1, PASS(), True, EVERYONE), Event(APPLE, (3,), EVERYONE, EVERYONE)
    told = [line.text for line in sentences(acts([move, roll, end], None)[0], None, Messages(GAME, "en"), NAMES)]
    assert told[0] == "Blue: pass", "his own decision is"
    assert not any("no choice" in line for line in told)
    forced = Played(1, GAME.verbs.parse("bid 1"), True, EVERYONE)
    assert any("no choice" in line.text for line in sentences(acts([move, roll, forced], None)[0], None, Messages(GAME, "en"), NAMES))


def test_half_a_choice_within_an_act_is_told_while_nothing_follows_it() -> None:
    game = tafelrunde.find("root")
    names = game.seat_names(game.check_seats(2))
    deed, half, more = (Played(0, game.verbs.parse(text), False, EVERYONE) for text in ("explore", "hire", "royal-claim"))

    def lines(*order: Played) -> int:
        act = Act(0, deed)
        act.order = list(order)
        return len(sentences(act, None, Messages(game, "en"), names))

    assert lines(deed, half) == 2
    assert lines(deed, half, more) == 2, "what follows tells it"
    assert lines(deed, more, half) == 3


def test_a_private_move_is_noticed_without_its_content() -> None:
    """Not hushed: everybody learns that there was a decision, only its seat which."""
    log: list[Event | Played] = [Played(1, PASS(), False, 1 << 1), Event(DREW, (1, 4), 1 << 1, EVERYONE)]
    lines = {
        viewer: [text for text, _, _ in sentences(acts(log, viewer)[0], viewer, Messages(GAME, "en"), NAMES)] for viewer in (0, 1, None)
    }
    assert lines[0] == lines[None] == ["Blue: a decision in secret", "Blue draws a card."]
    assert lines[1] == ["Blue: pass", "Blue draws the 4."]


def test_what_nobody_notices_is_no_act() -> None:
    assert acts([Played(1, PASS(), False, 1 << 1, hushed=True), Event(APPLE, (3,), 0, 1 << 1)], 0) == []
    assert isinstance(acts([Event(APPLE, (3,), 0, 1 << 1)], 1)[0], Act)


def test_acts_are_as_many_as_the_viewer_has_noticed() -> None:
    """The server numbers lines by that count, so both group them alike."""
    for viewer in (0, 1, 2, None):
        history, counts = History(GAME, 3, 5, log=True), []
        while len(history.moves) < 60:
            seat = history.position.waiting()[len(history.moves) % len(history.position.waiting())]
            before = len(history.position.log or [])
            history.play(seat, history.position.moves(seat)[len(history.moves) % len(history.position.moves(seat))])
            counts += [history.position.noticed[-1 if viewer is None else viewer]] * (len(history.position.log or []) - before)
        log = (history.position.log or [])[-len(counts) :]
        grouped: dict[int, list[object]] = {}
        for entry, step in zip(log, counts, strict=True):
            if entry.noticed_by(viewer) if isinstance(entry, Played) else entry.seen_by(viewer) is not None:
                grouped.setdefault(step, []).append(entry)
        assert [[act.lead, *act.parts] for act in acts(log, viewer)] == list(grouped.values())


def test_a_heading_begins_an_act_of_nobody() -> None:
    turn = EventTable().event("turn", count("turn", 3), rule="X1", heading=True)
    move, roll, begun = Played(0, PASS(), False, EVERYONE), Event(APPLE, (3,), EVERYONE, EVERYONE), Event(turn, (2,), EVERYONE, EVERYONE)
    first, second = acts([move, roll, begun, roll], None)
    assert (first.seat, first.entries()) == (0, [move, roll])
    assert (second.seat, second.entries()) == (None, [begun, roll])


def test_what_is_only_begun_is_told_with_what_comes_of_it() -> None:
    verbs = VerbTable()
    march, send, rest = (
        verbs.verb("march", rule="X1", begins=True),
        verbs.verb("send", rule="X1", begins=True),
        verbs.verb("rest", rule="X1"),
    )
    marched = EventTable().event("marched", count("units", 3), rule="X1", headline=True)
    went = Event(marched, (2,), EVERYONE, EVERYONE)
    begun, chosen, rested = (Played(0, verb(), False, EVERYONE) for verb in (march, send, rest))
    assert [act.lead for act in joined(acts([begun, chosen, went], None), None, verbs)] == [went]
    assert [act.lead for act in joined(acts([begun], None), None, verbs)] == [begun], "nothing has come of it yet"
    assert [act.lead for act in joined(acts([rested, went, rested], None), None, verbs)] == [went, rested]
    assert [act.lead for act in joined(acts([begun, Played(1, send(), False, EVERYONE), went], None), None, verbs)] == [begun, went]
    private = Played(0, march(), False, 1 << 0)
    assert [act.lead for act in joined(acts([private, chosen, went], 0), 0, verbs)] == [went]
    assert [act.lead for act in joined(acts([private, chosen, went], 1), 1, verbs)] == [private, went], "which move it was is not known"


def test_the_end_of_a_phase_is_told_by_what_begins_then() -> None:
    verbs, events = VerbTable(), EventTable()
    stop = Played(0, verbs.verb("stop", rule="X1", ends=True)(), False, EVERYONE)
    evening = Event(events.event("evening", rule="X1"), (), EVERYONE, EVERYONE)
    turn = Event(events.event("turn", rule="X1", heading=True), (), EVERYONE, EVERYONE)
    assert [act.entries() for act in joined(acts([stop, evening, evening], None), None, verbs)] == [[evening, evening]]
    assert [act.entries() for act in joined(acts([stop, turn], None), None, verbs)] == [[turn]]
    assert [act.entries() for act in joined(acts([stop, stop], None), None, verbs)] == [[stop], [stop]], "nothing else tells it"


def test_the_end_of_a_fight_is_told_only_where_it_says_something() -> None:
    events = EventTable()
    bare = events.event("drew", rule="X1", detail=True, fight=(Part(OVER),))
    telling = events.event("bid", count("fought", 1), rule="X1", detail=True, fight=(Part(OVER),))
    move = Played(1, PASS(), False, EVERYONE)
    for kind, values, lines in ((bare, (), 1), (telling, (1,), 2)):
        act = acts([move, Event(kind, values, EVERYONE, EVERYONE)], None)[0]
        assert len(sentences(act, None, Messages(GAME, "en"), NAMES)) == lines


def test_a_decision_says_which_step_it_answers() -> None:
    played = [entry for entry in a_round().position.log or [] if isinstance(entry, Played)]
    assert {entry.asked for entry in played if entry.move == PASS()} == {step_name(Claim)}


VERBS = VerbTable()
BUILD = VERBS.verb("build", rule="X1", begins=True)
PLACE = VERBS.verb("place", rule="X1")
SKIP = VERBS.verb("skip", rule="X1", closes=True)
END = VERBS.verb("end", rule="X1", ends=True)
EVENTS = EventTable()
BUILT = EVENTS.event("built", rule="X1", headline=True)
PAID = EVENTS.event("paid", rule="X1", headline=True, after=("built", "paid"))
DRAWN = EVENTS.event("drawn", rule="X1", apart=True)
FOUGHT = EVENTS.event("fought", rule="X1", headline=True, fight=(Part(CLASH),))
FELL = EVENTS.event("fell", rule="X1", headline=True)
WENT_ON = EVENTS.event("went-on", rule="X1")
PEACE = EVENTS.event("peace", rule="X1", detail=True, fight=(Part(OVER),))
TURN = EVENTS.event("turn", rule="X1", heading=True)


def read(*log: Event | Played, viewer: int | None = None) -> list[list[str]]:
    """The paragraphs of a log, by the names of verbs and events; the lead first."""

    def name(entry: Event | Played) -> str:
        return entry.kind.name if isinstance(entry, Event) else VERBS.verb_of(entry.move).name

    return [[name(act.lead), *map(name, act.parts)] for act in joined(acts(log, viewer), viewer, VERBS)]


def does(move: int, *happened: Event, seat: int = 0, notices: int = EVERYONE) -> list[Event | Played]:
    return [Played(seat, move, False, notices), *happened]


def it(kind: EventKind) -> Event:
    return Event(kind, (), EVERYONE, EVERYONE)


def test_half_a_choice_is_told_only_while_nothing_has_come_of_it() -> None:
    assert read(*does(BUILD())) == [["build"]]
    assert read(*does(BUILD()), *does(PLACE(), it(BUILT))) == [["built"]]
    assert read(*does(BUILD()), *does(PLACE(), it(BUILT), seat=1)) == [["build"], ["built"]], "somebody else did that"
    assert read(*does(PLACE()), *does(PLACE(), it(BUILT))) == [["place"], ["built"]], "a whole choice stays"


def test_a_hidden_move_is_not_left_out_by_what_it_was() -> None:
    """Whoever does not know a move could tell from its absence that it was half a choice."""
    log = [*does(BUILD(), notices=1), *does(PLACE(), it(BUILT))]
    assert read(*log, viewer=0) == [["built"]]
    assert len(read(*log, viewer=1)) == 2


def test_a_payment_stands_under_what_it_pays_for() -> None:
    assert read(*does(PLACE(), it(BUILT)), *does(PLACE(), it(PAID)), *does(PLACE(), it(PAID))) == [["built", "paid", "paid"]]
    assert read(*does(PLACE(), it(BUILT)), *does(PLACE(), it(PAID), seat=1)) == [["built"], ["paid"]]
    assert read(*does(PLACE(), it(BUILT), it(DRAWN)), *does(PLACE(), it(PAID))) == [["built"], ["drawn"], ["paid"]]


def test_half_a_choice_between_does_not_part_them() -> None:
    assert read(*does(PLACE(), it(BUILT)), *does(BUILD()), *does(PLACE(), it(PAID))) == [["built", "paid"]]


def test_a_forced_move_is_not_told_before_what_it_did() -> None:
    assert read(*does(PLACE(), it(BUILT)), Played(0, PLACE(), True, EVERYONE), it(FOUGHT)) == [["built"], ["fought"]]
    assert read(*does(PLACE(), it(BUILT)), Played(0, PLACE(), True, EVERYONE)) == [["built", "place"]]


def test_what_was_declined_stands_under_what_was_done() -> None:
    assert read(*does(PLACE(), it(BUILT)), *does(SKIP(), seat=1)) == [["built", "skip"]]
    assert read(*does(PLACE(), it(BUILT)), *does(END())) == [["built"], ["end"]], "a phase that ends is no chance let go by"
    assert read(*does(SKIP())) == [["skip"]]
    assert read(*does(PLACE(), it(BUILT)), *does(SKIP(), it(WENT_ON), seat=1)) == [["built", "skip", "went-on"]]
    assert read(*does(PLACE(), it(BUILT)), *does(SKIP(), it(FELL), seat=1)) == [["built"], ["fell"]], "it tells a deed of its own"


def test_a_fight_is_one_paragraph_in_the_order_it_happened() -> None:
    fight = [*does(PLACE(), it(FOUGHT)), *does(SKIP(), it(PAID), it(FELL), seat=1), *does(PLACE(), it(FOUGHT), it(PEACE))]
    assert read(*fight, *does(PLACE(), it(FELL))) == [["fought", "paid", "fell", "fought", "peace"], ["fell"]]
    assert read(*does(PLACE(), it(BUILT), it(FOUGHT), it(FELL), it(PEACE)), *does(PLACE(), it(FELL))) == [
        ["built"],
        ["fought", "fell", "peace"],
        ["fell"],
    ]
    assert read(*does(BUILD()), *does(SKIP(), it(FOUGHT), seat=1)) == [["fought"]], "the fight that was declared"
    assert read(*does(PLACE(), it(FOUGHT), it(TURN)), *does(PLACE(), it(FELL))) == [["fought"], ["turn"], ["fell"]]


def test_steps_that_lead_on_from_each_other_are_one_way() -> None:
    table = EventTable()
    moved = table.event("moved", count("unit", 9), count("from", 9), count("to", 9), rule="X1", route=("from", "to"))
    other = table.event("carried", count("unit", 9), count("from", 9), count("to", 9), rule="X1")
    told = [(1, 1, 2), (2, 1, 2), (1, 5, 6), (1, 2, 3), (1, 3, 1)]
    steps = [Event(moved, values, EVERYONE, EVERYONE) for values in told]
    between = Event(other, (1, 3, 4), EVERYONE, EVERYONE)
    ways = routes([*steps[:3], between, *steps[3:]])
    assert {at: [step.values for step in way] for at, way in ways.items()} == {
        0: [(1, 1, 2), (1, 2, 3), (1, 3, 1)],
        1: [(2, 1, 2)],
        2: [(1, 5, 6)],
        3: [],
    }


def test_the_rule_of_an_event_may_depend_on_what_happened() -> None:
    table = EventTable()
    rolled = table.event("rolled", count("phase", 2), count("hits", 9), rule="X1", cases=(("phase", 2, "X2"), ("hits", 0, "X3")))
    assert [rolled.rule_of(values) for values in ((1, 1), (2, 0), (1, 0))] == ["X1", "X2", "X3"]
    event = Event(rolled, (2, 5), EVERYONE, EVERYONE)
    assert (event.seen_by(None) or {})["rule"] == "X2"
    assert sentence(event, None, Messages(GAME, "en"), NAMES).rule == "X2"
    with pytest.raises(ValueError, match="hidden"):
        table.event("drawn", count("card", 9), rule="X1", hidden=("card",), cases=(("card", 1, "X2"),))
    with pytest.raises(ValueError, match="hidden"):
        table.event("stole", count("from", 9), count("to", 9), count("card", 9), rule="X1", hidden=("card",), route=("from", "to"))


def test_steps_that_others_notice_are_no_way_together() -> None:
    went = EventTable().event("went", count("from", 9), count("to", 9), rule="X1", route=("from", "to"))
    seen, secret = Event(went, (1, 2), EVERYONE, EVERYONE), Event(went, (2, 3), EVERYONE, 1)
    assert leads_on(seen, Event(went, (2, 3), EVERYONE, EVERYONE))
    assert not leads_on(seen, secret)
