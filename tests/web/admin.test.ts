/** Those who look after the server, and people who look after their accounts, in a real browser. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GermanReader } from "./german";
import { DESKTOP, House, PATIENT, PHONE } from "./house";
import { good } from "./states";

const PASSWORD = "a long enough secret";
let house: House;
let keeper = "";
beforeAll(async () => {
  house = await House.open();
  keeper = /Password: (\S+)/.exec(house.desk("admin", "grant", "Keeper", "--create"))![1]!;
});
afterAll(() => house.close());

async function enter(page: Page, name: string, password: string, button: "register" | "sign-in"): Promise<void> {
  await page.goto(`${house.address}/me`);
  await page.locator('input[autocomplete="username"]').fill(name);
  await page.locator('input[autocomplete="new-password"]').first().fill(password);
  const german = (await page.getAttribute("html", "lang")) === "de";
  const words = { register: german ? "Registrieren" : "Register", "sign-in": german ? "Anmelden" : "Sign in" };
  await page.getByRole("button", { name: words[button], exact: true }).click();
  await page.waitForSelector("[data-security] li");
}

describe.each([
  { name: "desktop, light, English", options: { ...DESKTOP, colorScheme: "light" as const }, lang: "en" },
  { name: "phone, dark, German", options: { ...PHONE, colorScheme: "dark" as const }, lang: "de" },
])("$name", ({ name, options, lang }) => {
  test("an admin bans, announces and looks", async () => {
    const reader = lang === "de" ? await GermanReader.of(house, null) : null;
    const rowdy = `Rowdy ${lang}`;
    const guest = await house.visitor(options, lang);
    await enter(guest, rowdy, PASSWORD, "register");
    const page = await house.visitor(options, lang);
    await enter(page, "Keeper", keeper, "sign-in");
    await page.goto(`${house.address}/admin`);
    await page.waitForSelector("[data-bulletin]");
    await page.locator("[data-people] input").fill(rowdy);
    await page.locator("[data-people] button").click();
    await page.waitForSelector(".danger");
    await page.locator("[data-tables] button").click();
    await good(page, `admin (${name})`, reader);
    await page.locator("section", { has: page.locator("[data-people]") }).locator("input[maxlength='200']").fill("spam");
    await page.locator(".danger").click();
    await page.locator("li small", { hasText: "spam" }).waitFor();
    await page.locator("[data-bulletin] input[lang='en']").fill("Back at nine.");
    await page.locator("[data-bulletin] input[lang='de']").fill("Um neun geht es weiter.");
    await page.locator("[data-bulletin] .primary").click();
    const told = lang === "de" ? "Um neun geht es weiter." : "Back at nine.";
    await page.locator("[role='status']", { hasText: told }).first().waitFor();
    await guest.goto(house.address);
    await guest.locator("[role='status']", { hasText: told }).first().waitFor();
    await good(guest, `an announcement (${name})`, reader);
    await expect.poll(() => guest.evaluate(async () => ((await (await fetch("/api/me")).json()) as { user: unknown }).user), PATIENT).toBeNull();
    house.desk("admin", "announce");
  });

  test("sessions are seen and ended, and an account brings its seats along", async () => {
    const reader = lang === "de" ? await GermanReader.of(house, null) : null;
    const who = `Wanderer ${lang}`;
    const one = await house.visitor(options, lang);
    await enter(one, who, PASSWORD, "register");
    await one.goto(`${house.address}/new/apple`);
    await one.locator("[data-create]").click();
    await one.waitForURL(/\/t\//);
    const table = one.url();
    const other = await house.visitor(options, lang);
    await enter(other, who, PASSWORD, "sign-in");
    await good(other, `sessions (${name})`, reader);
    await other.goto(table);
    await other.locator("li.card", { hasText: lang === "de" ? "(du)" : "(you)" }).waitFor(); // the seat is ours here too
    await one.goto(`${house.address}/me`);
    await one.locator("[data-security] li button").click();
    await expect.poll(() => one.locator("[data-security] li").count(), PATIENT).toBe(1);
    await other.goto(`${house.address}/me`);
    await other.waitForSelector("input[autocomplete='new-password']");
    expect(await other.locator("[data-security]").count()).toBe(0);
  });
});
