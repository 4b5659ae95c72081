/** Ways through the lobby that several tests take. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PATIENT, type House } from "./house";

/** From the first page to a running game against bots: two clicks. */
export async function playNow(house: House, page: Page, game: string, choose: { seats?: number; bot?: string; character?: string } = {}): Promise<void> {
  await page.goto(house.address);
  await page.click(`[data-play="${game}"]`);
  const seats = page.locator("dialog [data-seats]");
  if (choose.seats && (await seats.count()) > 0) await seats.selectOption(String(choose.seats));
  if (choose.bot) await page.locator("dialog [data-bot]").selectOption(choose.bot);
  if (choose.character) await page.locator("dialog [data-character]").selectOption(choose.character);
  await page.click("[data-start-quick]");
  await page.waitForSelector(".prompt");
  // What is measured is not to change when the letters come.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export interface Setting {
  game: string;
  seats: number;
  options?: Record<string, string | number | boolean>;
  /** The page of a new table is open already: the drawing desk led there. */
  drawn?: boolean;
  /** How many further seats the first visitor takes: the device is passed between them. */
  hotSeats?: number;
}

/** The first makes a table and sits down; the second comes by the link; bots take the rest; the first starts. Before that, `look` around. */
export async function twoAtATable(first: Page, second: Page, house: House, setting: Setting, look?: () => Promise<void>): Promise<string> {
  const table = await newTable(first, house, setting);
  const link = await first.locator(".link input").inputValue();
  for (let i = 0; i < (setting.hotSeats ?? 0); i++) await sitDown(first, 2 + i);
  await second.goto(link);
  await sitDown(second, 1);
  const fill = first.locator("[data-fill-bots]");
  if (setting.seats > 2 + (setting.hotSeats ?? 0)) {
    await first.locator("[data-bot]").selectOption("easy");
    await fill.click();
    await first.waitForFunction(() => !document.querySelector("[data-fill-bots]"));
  }
  await look?.();
  await first.click("[data-start]:not([disabled])");
  await Promise.all([first.waitForSelector(".table, .curtain"), second.waitForSelector(".table")]);
  return table;
}

/** Take the first free seat; the visitor then holds so many. */
async function sitDown(page: Page, held: number): Promise<void> {
  await page.locator("[data-sit]").first().click();
  await expect.poll(() => page.getByText(/\((you|du)\)/).count(), PATIENT).toBe(held);
}

/** The page of a new table, filled in and sent. */
export async function newTable(page: Page, house: House, { game, seats, options = {}, drawn = false }: Setting): Promise<string> {
  if (!drawn) await page.goto(`${house.address}/new/${game}`);
  await page.waitForSelector("[data-create]");
  const count = page.locator("select").nth(1);
  if ((await count.locator(`option[value="${seats}"]`).count()) > 0 && (await count.inputValue()) !== String(seats)) await count.selectOption(String(seats));
  for (const [name, value] of Object.entries(options)) {
    const field = page.locator(`[data-table-option="${name}"]`);
    if (typeof value === "boolean") await field.setChecked(value);
    else if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(String(value));
    else await field.fill(String(value));
  }
  await page.click("[data-create]");
  await page.waitForURL(/\/t\//);
  await page.waitForSelector("[data-start]");
  return new URL(page.url()).pathname.split("/").at(-1)!;
}

/** A bot plays the visitor's seat for a while, as the menu's "let a bot play" does; gives what takes the seat back. */
export async function takeOver(page: Page, bot: string): Promise<() => Promise<void>> {
  const table = new URL(page.url()).pathname.split("/").at(-1)!;
  const command = async (method: string, body: object): Promise<void> => {
    const status = await page.evaluate(
      async ([path, how, form, id]) => {
        const { seat, token } = (JSON.parse(localStorage.getItem(`tafelrunde.seats.${id}`) ?? "[]") as { seat: number; token: string }[])[0]!;
        const headers = { "Content-Type": "application/json", Authorization: `Seat ${token}` };
        return (await fetch(`${path}/seats/${seat}/bot`, { method: how, headers, body: form, credentials: "omit" })).status;
      },
      [`/api/tables/${table}`, method, JSON.stringify(body), table] as const,
    );
    if (status !== 200) throw new Error(`the bot could not be called: ${status}`);
  };
  await command("PUT", { bot });
  return () => command("DELETE", {});
}

/** How many decisions of the game at this page have been noticed. */
export async function stepsOf(page: Page): Promise<number> {
  const table = new URL(page.url()).pathname.split("/").at(-1)!;
  return page.evaluate(async (id) => ((await (await fetch(`/api/tables/${id}/replay?step=-1`)).json()) as { step: number }).step, table);
}
