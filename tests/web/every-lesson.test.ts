/** Every chapter of every game, on both devices and in both languages: followed to its end, with something else done at every step. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, House, PHONE } from "./house";
import { Learner } from "./learner";
import { good } from "./states";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const DEVICES = { desktop: DESKTOP, phone: PHONE } as const;
const GAMES = ["root", "bloodstones", "battlelore", "seventhstone"] as const;
const WAYS = ([["desktop", "en"], ["phone", "de"], ["desktop", "de"], ["phone", "en"]] as const).flatMap(([device, lang]) => GAMES.map((game) => ({ game, device, lang })));

test.each(WAYS)("$game on the $device, $lang: every lesson is followed to its end, and contradicted at every step", async ({ game, device, lang }) => {
  const { lessons } = (await (await fetch(`${house.address}/api/games/${game}/lessons/${lang}`)).json()) as { lessons: { id: string }[] };
  expect(lessons.length).toBeGreaterThan(4);
  let deeds = 0;
  let contradictions = 0;
  for (const { id } of lessons) {
    const page = await house.visitor(DEVICES[device], lang);
    const learner = await Learner.at(house, page, game, id);
    await good(page, `${game} ${id} ${lang}`);
    const done = await learner.toTheEnd(() => learner.contradict());
    expect(done, `${game} ${id}`).toBeGreaterThan(2);
    expect(learner.contradictions, `${game} ${id}`).toBeGreaterThan(2);
    await good(page, `the end of ${game} ${id} ${lang}`);
    deeds += done;
    contradictions += learner.contradictions;
    await page.context().close();
  }
  console.log(`${game}, ${device}, ${lang}: ${lessons.length} lessons, ${deeds} deeds, ${contradictions} contradictions`);
}, 3_600_000);
