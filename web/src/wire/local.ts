/** The line to a table that is no table: whatever is said is answered here, by questions to the server that store nothing. */
import { Connection, type Listener, type Socket, type Surroundings, type Wire } from "./connection";
import type { ClientMessage, ServerMessage } from "./types";

/** The server's code for a table that is not there. */
const NOT_THERE = 4404;

export abstract class LocalLine implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    void this.answer(JSON.parse(text) as ClientMessage).catch(() => this.onclose?.({ code: NOT_THERE }));
  }

  close(): void {
    this.onmessage = null;
  }

  protected hear(messages: ServerMessage[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }

  /** What every such line answers alike: no odds are kept ready, and nothing else is known here. */
  protected plainly(message: ClientMessage): void {
    const id = "id" in message ? message.id : "";
    if (message.type === "odds") return this.hear([{ type: "odds", id, odds: null }]);
    if (message.type === "ping") return this.hear([{ type: "pong", id, now: 0 }]);
    this.hear([{ type: "error", id, code: "not_now", text: "", retry: 0 }]);
  }

  protected abstract answer(message: ClientMessage): Promise<void>;
}

/** What a table is given to speak over such a line. Nothing of it depends on time. */
export function over(line: LocalLine): (listener: Listener) => Wire {
  const around: Surroundings = { connect: () => line, later: () => () => undefined, random: Math.random };
  return (listener) => new Connection("", () => ({ type: "hello", tokens: [], eyes: null, lang: "en", texts: false, invite: "" }), listener, around);
}
