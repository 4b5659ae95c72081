/** A real server and a real Chromium for the tests of the page. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { expect } from "vitest";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
/** No limits and no pauses: these players are quick. */
const SETTINGS = `
examples = true
log = "error"
bot_pause = 0.0
bot_seconds = 0.02
messages_per_second = 0
requests_per_second = 0
connections_per_address = 0
guests_per_hour = 0
chats_per_minute = 0
tables_per_user = 0
public_tables_per_user = 0
tables_per_hour = 0
drafts_per_minute = 0
strokes_per_minute = 0
sign_ins_per_minute = 0
hint_bot = "greedy"
`;

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1366, height: 800 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** How long something may take on a machine that has other things to do. */
export const PATIENT = { timeout: 60_000 };

/** The browser: the one that is named, or the first that is installed. */
function browserPath(): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const found = ["chromium", "chromium-browser", "google-chrome"].flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  return process.env["CHROMIUM"] ?? found ?? "chromium";
}

/** A port nobody uses. */
async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

export class House {
  private server: ChildProcess | null = null;
  private said = "";
  readonly troubles: string[] = [];
  /** Complaints of the browser that a test brings about itself. */
  readonly expected: RegExp[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), "tafelrunde-web-"));
  private readonly pages: Page[] = [];

  private constructor(
    readonly port: number,
    readonly browser: Browser,
  ) {}

  /** `more` are further settings of the server. */
  static async open(more = ""): Promise<House> {
    const browser = await chromium.launch({ executablePath: browserPath(), headless: true, args: FLAGS });
    const house = new House(await freePort(), browser);
    const others = more ? SETTINGS.replace(new RegExp(`^${more.split(" = ")[0]} = .*\n`, "m"), "") : SETTINGS;
    writeFileSync(join(house.folder, "settings.toml"), `${others}${more}\n`);
    await house.serve();
    return house;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Start the server, or start it again: its tables are kept. */
  async serve(): Promise<void> {
    const args = ["serve", "--port", String(this.port), "--db", `sqlite:///${this.folder}/tables.sqlite`, "--config", join(this.folder, "settings.toml")];
    const server = spawn(join(ROOT, ".venv/bin/tafelrunde"), args, { stdio: ["ignore", "ignore", "pipe"], detached: true });
    server.stderr?.on("data", (data: Buffer) => (this.said += data.toString()));
    this.server = server;
    process.once("exit", () => void this.crash());
    for (let i = 0; i < 900; i++) {
      const well = await fetch(`${this.address}/healthz`).then((answer) => answer.ok, () => false);
      if (well) return;
      if (server.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server did not start: ${this.said}`);
  }

  /** What the operator does on the command line, beside the server; what it says. */
  desk(...words: string[]): string {
    return execFileSync(join(ROOT, ".venv/bin/tafelrunde"), [...words, "--db", `sqlite:///${this.folder}/tables.sqlite`], { encoding: "utf-8" });
  }

  /** Stop the server and its bots at once, as a power cut would. */
  async crash(): Promise<void> {
    const { server } = this;
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    this.expected.push(/WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE/);
    const gone = new Promise((resolve) => server.once("exit", resolve));
    process.kill(-server.pid!, "SIGKILL");
    await gone;
  }

  /** Somebody with a browser of his own, who wants to see the acts of others at once. Everything the console complains about is noted. */
  async visitor(options: BrowserContextOptions = DESKTOP, lang = "en", acts = "once"): Promise<Page> {
    const context = await this.browser.newContext({ locale: lang, reducedMotion: "reduce", ...options });
    context.setDefaultTimeout(PATIENT.timeout);
    await context.addInitScript((pace) => {
      const kept = JSON.parse(localStorage.getItem("tafelrunde.settings") ?? "{}") as object;
      localStorage.setItem("tafelrunde.settings", JSON.stringify({ acts: pace, ...kept }));
    }, acts);
    const page = await context.newPage();
    page.on("console", (message) => {
      if (this.expected.some((pattern) => pattern.test(message.text()))) return;
      if (message.type() === "error" || message.type() === "warning") this.troubles.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.troubles.push(`page error: ${error.stack ?? error.message}`));
    this.pages.push(page);
    return page;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.crash();
    rmSync(this.folder, { recursive: true, force: true });
    expect(this.troubles, "what the console said").toEqual([]);
    expect(this.said, "what the server complained about").toBe("");
  }
}
