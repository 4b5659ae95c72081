"""Damaged files of authors: one clear sentence for each fault, and nothing breaks. `make workshop-damage` looks at ten thousand."""

from __future__ import annotations

from tafelrunde.engine.desk import Fault
from tests.engine.damaged import damaged, look, workshop_of, wrong_with


def test_damaged_files_are_answered_in_sentences() -> None:
    refused = 0
    for game, text in damaged(300, 7):
        faults = look(workshop_of(game), text)
        refused += bool(faults)
        assert [trouble for fault in faults if (trouble := wrong_with(fault))] == [], (game.id, text[:200])
    assert refused > 150


def test_what_is_no_sentence_is_noticed() -> None:
    assert wrong_with(Fault("This is wrong.", "Das ist falsch.")) == ""
    for said in ("", "no end", "two\nlines.", "x" * 500 + ".", "<class 'int'> is not allowed."):
        assert wrong_with(Fault(said, "Das ist falsch."))
        assert wrong_with(Fault("This is wrong.", said))
