"""Trying out the position of a rule: shown, played on, refused, taken back; nothing is stored and nobody's table is touched."""

from __future__ import annotations

from tests.server.kit import Server

PATH = "/api/games/root/practice"


def test_a_rule_is_shown_and_played_on(server: Server) -> None:
    ann = server.player()
    before = ann.ok("POST", PATH, {"rule": "EX-03"})
    assert before["table"]["info"]["state"] == "playing"
    assert before["view"]["eyes"] in before["table"]["info"]["deciding"]
    assert before["refused"][0]["rule"] == "R4.2.1"
    assert before["view"]["undo"] == {"allowed": False, "reasons": []}
    move = next(move for move in before["view"]["moves"] if move[0] == "march")
    played = " ".join(map(str, [before["view"]["eyes"], *move]))
    after = ann.ok("POST", PATH, {"rule": "EX-03", "played": [played], "lang": "de"})
    assert (after["count"], after["reasons"]) == (1, [])
    assert after["view"]["undo"]["allowed"]
    assert after["entries"]
    assert after["view"]["view"]["places"] != before["view"]["view"]["places"]
    assert ann.ok("POST", PATH, {"rule": "EX-03"}) == before, "nothing is kept"


def test_what_the_rules_forbid_is_refused_with_its_reason(server: Server) -> None:
    ann = server.player()
    before = ann.ok("POST", PATH, {"rule": "EX-03"})
    deed = before["refused"][0]
    text = " ".join(map(str, [deed["seat"], *deed["move"]]))
    tried = ann.ok("POST", PATH, {"rule": "EX-03", "played": [text]})
    assert (tried["count"], [reason["rule"] for reason in tried["reasons"]]) == (0, ["R4.2.1"])
    assert tried["view"] == before["view"]
    asked = ann.ok("POST", PATH, {"rule": "EX-03", "asked": text})
    assert [reason["rule"] for reason in asked["reasons"]] == ["R4.2.1"]
    odd = ann.ok("POST", PATH, {"rule": "EX-03", "played": ["9 march 0 1 1"]})
    assert (odd["count"], odd["reasons"][0]["rule"]) == (0, "G2")


def test_nonsense_is_not_there_or_not_understood(server: Server) -> None:
    ann = server.player()
    assert ann.fails("POST", PATH, {"rule": "nothing"}) == (404, "not_there")
    assert ann.fails("POST", PATH, {"rule": "EX-03", "number": 50}) == (404, "not_there")
    assert ann.fails("POST", PATH, {"rule": "EX-03", "played": ["0 dance 1"]}) == (404, "not_there")
    assert ann.fails("POST", "/api/games/chess/practice", {"rule": "EX-03"}) == (404, "not_there")
    assert ann.fails("POST", PATH, {"rule": "EX-03", "played": ["rm -rf"]})[1] == "unreadable"
    assert ann.fails("POST", PATH, {"rule": "EX-03", "played": ["0 pass"] * 301})[1] == "unreadable"


def test_rules_say_what_can_be_shown_and_what_words_mean(server: Server) -> None:
    ann = server.player()
    found = ann.ok("GET", "/api/games/bloodstones/rules/de")
    assert all(rule["shown"] > 0 for rule in found["examples"])
    assert {"word": "Dorf", "other": "village", "rule": "S1.9"} in found["terms"]
    noted = next(rule for rule in found["rules"] if rule["note"])
    assert not noted["text"].endswith(noted["note"])
    assert noted["part"].startswith("S")
