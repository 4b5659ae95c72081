/**
 * The line to a table: stays open, comes back by itself, and loses no question.
 *
 * Everything with an `id` is kept until it is answered. After a lost connection the same message with the same id goes out again; the server
 * answers a command it has already carried out without playing it twice. So a caller just awaits `ask`.
 */
import type { ClientMessage, ServerMessage } from "./types";

/** "slow": it stands, but nothing is heard although something was asked. */
export type Line = "connecting" | "open" | "slow" | "lost" | "shut";

/** Questions and commands: messages with an id. */
export type Asked = Extract<ClientMessage, { id: string }>;
export type Answer = Extract<ServerMessage, { id: string }>;
type Unnumbered<T> = T extends Asked ? Omit<T, "id"> : never;
export type Question = Unnumbered<Asked>;

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** What the connection needs of its surroundings; tests bring their own. */
export interface Surroundings {
  connect(url: string): Socket;
  later(milliseconds: number, run: () => void): () => void;
  random(): number;
}

export interface Listener {
  /** What the server said in one frame, in its order. */
  hear(messages: ServerMessage[]): void;
  /** The line changed; `code` is the server's reason when it was shut for good. */
  changed(line: Line, code: number): void;
}

/** What a table needs of its line, whatever is at the other end. */
export interface Wire {
  ask(question: Question): Promise<Answer>;
  say(message: Exclude<ClientMessage, Asked>): void;
  hurry(): void;
  renew(): void;
  close(): void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
const QUIET = 20_000;
const PATIENCE = 6_000;
/** An answer is usually there long before; if not, a sign of life is asked for, and after as long again the line is called slow. */
const SOON = 1_400;
/** Closed for good: no such table, not admitted. */
const FINAL = new Set([4403, 4404]);
const MOST_RETRIES = 20;

interface Waiting {
  message: Asked;
  tries: number;
  resolve: (answer: Answer) => void;
}

export const browser: Surroundings = {
  connect: (url) => new WebSocket(url) as unknown as Socket,
  later: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

export class Connection implements Wire {
  line: Line = "connecting";
  private socket: Socket | null = null;
  private greeted = false;
  private failures = 0;
  private counter = 0;
  private readonly prefix: string;
  private readonly waiting = new Map<string, Waiting>();
  private cancelRetry = (): void => {};
  private cancelWatch = (): void => {};

  constructor(
    private readonly url: string,
    private readonly hello: () => Extract<ClientMessage, { type: "hello" }>,
    private readonly listener: Listener,
    private readonly around: Surroundings = browser,
  ) {
    this.prefix = Math.floor(around.random() * 36 ** 8).toString(36).padStart(8, "0") + "-";
    this.connect();
  }

  /** Ask or command; resolves with the one answer, however often the line breaks in between. */
  ask(question: Question): Promise<Answer> {
    const id = this.prefix + (this.counter++).toString(36);
    const message = { ...question, id } as Asked;
    return new Promise((resolve) => {
      this.waiting.set(id, { message, tries: 0, resolve });
      this.post(message);
      if (this.line === "open" && message.type !== "ping") this.watch(SOON, () => this.check());
    });
  }

  /** Say something that has no answer of its own. Lost if the line is down: hello says it all again. */
  say(message: Exclude<ClientMessage, Asked>): void {
    this.post(message);
  }

  /** Try again now rather than later: the browser says it is online again, or the page is looked at again. */
  hurry(): void {
    if (this.line === "lost") {
      this.cancelRetry();
      this.connect();
    } else if (this.line === "open" || this.line === "slow") this.check();
  }

  /** Greet anew: what hello says has changed. */
  renew(): void {
    this.cancelRetry();
    this.cancelWatch();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.connect();
  }

  close(): void {
    this.cancelRetry();
    this.cancelWatch();
    this.line = "shut";
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private connect(): void {
    const socket = this.around.connect(this.url);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      if (socket === this.socket) socket.send(JSON.stringify(this.hello()));
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.read(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
    this.watch(PATIENCE, () => this.lose(0));
  }

  private read(text: string): void {
    const messages = JSON.parse(text) as ServerMessage[];
    if (this.line === "slow") this.change("open", 0);
    this.watch(QUIET, () => this.check());
    // The first frame says that hello was understood; whoever hears it may already answer.
    const unanswered = this.greeted ? null : [...this.waiting.keys()];
    this.greeted = true;
    this.listener.hear(messages);
    for (const message of messages) if ("id" in message && message.id) this.settle(message as Answer);
    if (unanswered !== null) this.resume(unanswered);
  }

  /** The line stands again: what was asked before and is unanswered is said again. */
  private resume(unanswered: readonly string[]): void {
    this.failures = 0;
    this.change("open", 0);
    for (const id of unanswered) {
      const asked = this.waiting.get(id);
      if (asked !== undefined) this.post(asked.message);
    }
  }

  private settle(answer: Answer): void {
    const asked = this.waiting.get(answer.id);
    if (asked === undefined) return;
    if (answer.type === "error" && answer.retry > 0 && asked.tries < MOST_RETRIES) {
      asked.tries += 1;
      this.around.later(answer.retry * 1000, () => {
        if (this.waiting.has(answer.id)) this.post(asked.message);
      });
      return;
    }
    this.waiting.delete(answer.id);
    asked.resolve(answer);
  }

  private post(message: ClientMessage): void {
    if (this.greeted && this.socket !== null) this.socket.send(JSON.stringify(message));
  }

  /** Nothing heard for a while: ask for a sign of life, and give up on this socket if none comes. */
  private check(): void {
    void this.ask({ type: "ping" });
    this.watch(SOON, () => {
      this.change("slow", 0);
      this.watch(PATIENCE - SOON, () => this.lose(0));
    });
  }

  private watch(milliseconds: number, run: () => void): void {
    this.cancelWatch();
    this.cancelWatch = this.around.later(milliseconds, run);
  }

  private lose(code: number): void {
    this.cancelWatch();
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    for (const [id, { message }] of this.waiting) if (message.type === "ping") this.waiting.delete(id);
    if (code === 0) socket?.close();
    if (FINAL.has(code)) {
      this.change("shut", code);
      return;
    }
    this.change("lost", code);
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    this.failures += 1;
    this.cancelRetry = this.around.later(pause * (0.5 + this.around.random()), () => this.connect());
  }

  private change(line: Line, code: number): void {
    if (line === this.line && code === 0) return;
    this.line = line;
    this.listener.changed(line, code);
  }
}
