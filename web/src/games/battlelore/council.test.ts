import { expect, test } from "vitest";
import { BLANK, canRaise, complete, councilMoves, levelOf, levelsLeft, raised, toggled } from "./council";
import type { Own } from "./printed";

const own: Own = { council: { commander: 0, wizard: 1, creature: 0 }, creatures: [], plan: { levels: 4, commander: 1, offers: ["CSP"] } };

test("levels are given and taken back freely until they are sent", () => {
  const draft = raised(raised(raised(BLANK, "wizard", 1), "cleric", 1), "wizard", 1);
  expect([levelOf(own, draft, "wizard"), levelOf(own, draft, "cleric"), levelsLeft(own, draft)]).toEqual([3, 1, 0]);
  expect(canRaise(own, draft, "cleric"), "nothing is left").toBe(false);
  const back = raised(draft, "cleric", -1);
  expect([canRaise(own, back, "cleric"), canRaise(own, back, "wizard")], "the Wizard is at the top").toEqual([true, false]);
  expect(levelOf(own, raised(back, "cleric", -1), "cleric"), "what was sent stays").toBe(0);
});

test("a creature costs a level; the Commander is owed", () => {
  const draft = toggled(BLANK, "CSP");
  expect([levelsLeft(own, draft), levelsLeft(own, toggled(draft, "CSP")), complete(own, draft)]).toEqual([2, 3, false]);
  expect(complete(own, raised(draft, "commander", 1))).toBe(true);
});

test("the moves of a draft, the Commander first", () => {
  const draft = raised(toggled(raised(BLANK, "rogue", 2), "CSP"), "commander", 1);
  expect(councilMoves(draft, (name) => ["commander", "rogue"].indexOf(name), () => 9)).toEqual([["raise", 0], ["raise", 1], ["raise", 1], ["take-creature", 9], ["confirm"]]);
});
