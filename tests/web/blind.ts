/**
 * A player who sees nothing: knows the page by its accessibility tree only, acts by keys only, and hears what live regions say. What a screen
 * reader would not find, cannot be played.
 */
import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, PATIENT, type House } from "./house";
import { dice } from "./player";

interface Node {
  nodeId: string;
  parentId?: string;
  role: string;
  name: string;
  disabled: boolean;
  keys: string;
}

interface Told {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

const NOW = "What has to be done now";
const CONFIRM = "Do it";
const EARLIER = "Earlier lines";
const OVER = "Result";
const SKIP = "To what has to be done";
const TAKES_BACK = /takes something back/;
const MOST_TABS = 600;
/** After so many steps it is asked whether what is looked for is still there. */
const LOOK_AGAIN = 40;

function read(node: Told): Node {
  const said = new Map(node.properties?.map((one) => [one.name, one.value.value]));
  return {
    nodeId: node.nodeId,
    ...(node.parentId === undefined ? {} : { parentId: node.parentId }),
    role: node.ignored ? "" : (node.role?.value ?? ""),
    name: node.name?.value ?? "",
    disabled: said.get("disabled") === true,
    keys: String(said.get("keyshortcuts") ?? ""),
  };
}

export class Blind {
  acts = 0;
  private readonly random: () => number;

  private constructor(
    readonly page: Page,
    private readonly tree: CDPSession,
    seed: number,
  ) {
    this.random = dice(seed);
  }

  static async at(page: Page, seed = 1): Promise<Blind> {
    await page.addInitScript(() => {
      const heard: string[] = ((window as unknown as { heard: string[] }).heard = []);
      const hear = (node: globalThis.Node): void => {
        const region = (node instanceof Element ? node : node.parentElement)?.closest("[aria-live], [role=status], [role=log], [role=alert]");
        if (region && node.textContent) heard.push(node.textContent.trim());
      };
      new MutationObserver((changes) => {
        for (const change of changes) {
          if (change.type === "characterData") hear(change.target);
          for (const node of change.addedNodes) hear(node);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    return new Blind(page, await page.context().newCDPSession(page), seed);
  }

  /** Everything that was read out so far. */
  async heard(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  }

  /** What there is, as a screen reader knows it. */
  async nodes(): Promise<Node[]> {
    const { nodes } = (await this.tree.send("Accessibility.getFullAXTree")) as unknown as { nodes: Told[] };
    return nodes.map(read);
  }

  /** What has the focus, as it would be read out. */
  private async focus(): Promise<Node | null> {
    const { result } = (await this.tree.send("Runtime.evaluate", { expression: "document.activeElement" })) as { result: { objectId?: string } };
    if (result.objectId === undefined) return null;
    const { nodes } = (await this.tree.send("Accessibility.getPartialAXTree", { objectId: result.objectId, fetchRelatives: false })) as unknown as { nodes: Told[] };
    return nodes[0] === undefined ? null : read(nodes[0]);
  }

  /** What lies within the nodes that are wanted. */
  private within(nodes: Node[], wanted: (node: Node) => boolean): Node[] {
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    return nodes.filter((node) => {
      for (let up = byId.get(node.parentId ?? ""); up !== undefined; up = byId.get(up.parentId ?? "")) if (wanted(up)) return true;
      return false;
    });
  }

  /** Press what has this name, by its key or by going there. */
  async press(wanted: (node: Node) => boolean, what: string, key = "Enter"): Promise<void> {
    for (let i = 0; i < MOST_TABS; i++) {
      const focus = await this.focus();
      if (focus !== null && focus.role !== "" && wanted(focus)) return this.page.keyboard.press(key);
      if (i % LOOK_AGAIN === 0 && !(await this.nodes()).some((node) => node.role !== "" && wanted(node))) throw new Error(`${what} is not there`);
      // The first link of the page leads past everything to the prompt.
      await this.page.keyboard.press(focus?.role === "link" && focus.name === SKIP ? "Enter" : "Tab");
      if (focus?.role === "link" && focus.name === SKIP) await this.page.keyboard.press("Tab");
    }
    throw new Error(`${what} cannot be reached`);
  }

  /** Wait until something of this kind is there. */
  async await(wanted: (node: Node) => boolean, what: string): Promise<void> {
    await expect.poll(async () => (await this.nodes()).some((node) => node.role !== "" && wanted(node)), { ...PATIENT, message: what }).toBe(true);
  }

  /** One act of the game; false if nothing is asked just now. */
  private async act(nodes: Node[], likes: RegExp): Promise<boolean> {
    const here = this.within(nodes, (node) => node.role === "region" && node.name === NOW);
    const buttons = here.filter((node) => node.role === "button" && !node.disabled);
    const confirm = buttons.find((node) => node.name === CONFIRM);
    const group = new Set(this.within(here, (node) => node.role === "group").map((node) => node.nodeId));
    const options = buttons.filter((node) => group.has(node.nodeId) && !/^(Show )?rule /i.test(node.name));
    const onwards = options.filter((node) => !TAKES_BACK.test(node.name));
    const liked = onwards.filter((node) => likes.test(node.name));
    const from = [liked, onwards, options].find((some) => some.length > 0) ?? [];
    const chosen = confirm ?? from[Math.floor(this.random() ** 2 * from.length)];
    if (chosen === undefined) return false;
    this.acts += 1;
    if (chosen.keys) {
      await this.page.keyboard.press(chosen.keys);
      return true;
    }
    // The game may have gone on meanwhile: then it is looked at anew.
    await this.press((node) => node.role === "button" && node.name === chosen.name && !node.disabled, chosen.name).catch((error: unknown) => {
      if (!/is not there/.test(String(error))) throw error;
    });
    return true;
  }

  /** Play until the result is read out. */
  async play(minutes: number, likes = /^$/): Promise<void> {
    const until = Date.now() + minutes * 60_000;
    for (;;) {
      const nodes = await this.nodes();
      if (nodes.some((node) => node.role === "region" && node.name === OVER)) return;
      if (Date.now() > until) expect.fail(`not over within ${minutes} minutes after ${this.acts} acts; last heard: ${(await this.heard()).slice(-3).join(" | ")}`);
      if (!(await this.act(nodes, likes))) await this.page.waitForTimeout(30);
    }
  }

  /** The lines of the log, as they are read. */
  async log(): Promise<string[]> {
    while ((await this.nodes()).some((node) => node.role === "button" && node.name === EARLIER)) await this.press((node) => node.role === "button" && node.name === EARLIER, EARLIER);
    const nodes = await this.nodes();
    return this.within(nodes, (node) => node.role === "list" && node.name === "Log")
      .filter((node) => node.role === "button" && node.name.endsWith("— show this moment"))
      .map((node) => node.name.replace(/( × \d+)? — show this moment$/, ""));
  }
}

/** A whole game against bots, from the lobby to the result; everything the others did was read out. */
export async function blindfold(house: House, game: string, minutes: number, likes?: RegExp): Promise<void> {
  const page = await house.visitor(DESKTOP);
  const blind = await Blind.at(page);
  await page.goto(house.address);
  const begins = (node: Node): boolean => node.role === "button" && node.name === `${game}: Play now against bots`;
  await blind.await(begins, game);
  await blind.press(begins, game);
  await blind.await((node) => node.role === "dialog", "the dialog");
  await blind.press((node) => node.role === "button" && node.name === "Start", "Start");
  await blind.await((node) => node.role === "region" && node.name === NOW, "the prompt");
  const before = new Set(await blind.log());
  const self = (await page.locator(".seat.mine .role").first().innerText()).replaceAll("\u00AD", "");
  await blind.play(minutes, likes);

  const heard = (await blind.heard()).join("\n");
  const lines = (await blind.log()).filter((line) => !before.has(line) && !line.startsWith(`${self}:`) && !line.startsWith(`${self} (`));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !heard.includes(line)), "what was never read out").toEqual([]);
  expect(blind.acts).toBeGreaterThan(3);
  await page.context().close();
}
