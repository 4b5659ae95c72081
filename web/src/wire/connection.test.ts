import { beforeEach, describe, expect, test } from "vitest";
import { Connection, type Line, type Socket, type Surroundings } from "./connection";
import type { ServerMessage } from "./types";

/** A socket the test plays the server on. */
class Fake implements Socket {
  sent: { type: string; id?: string }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(...messages: object[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }
  types(): string[] {
    return this.sent.map((message) => message.type);
  }
}

let sockets: Fake[];
let timers: { at: number; run: () => void }[];
let now: number;
let lines: Line[];
let heard: ServerMessage[];

const around: Surroundings = {
  connect: () => {
    sockets.push(new Fake());
    return sockets.at(-1)!;
  },
  later: (milliseconds, run) => {
    const timer = { at: now + milliseconds, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  },
  random: () => 0.5,
};

function pass(milliseconds: number): void {
  now += milliseconds;
  for (let due = timers.find(({ at }) => at <= now); due; due = timers.find(({ at }) => at <= now)) {
    timers = timers.filter((other) => other !== due);
    due.run();
  }
}

function connect(): Connection {
  return new Connection(
    "ws://table",
    () => ({ type: "hello", tokens: ["t"], eyes: 0, lang: "en", texts: false, invite: "" }),
    { hear: (messages) => heard.push(...messages), changed: (line) => lines.push(line) },
    around,
  );
}

function greet(socket: Fake): void {
  socket.onopen?.();
  socket.say({ type: "table" });
}

beforeEach(() => {
  sockets = [];
  timers = [];
  now = 0;
  lines = [];
  heard = [];
});

const command = { type: "command", token: "t", mark: "1", moves: [["end"]] } as const;
const asked = { ...command, moves: [["end"]] };

describe("a steady line", () => {
  test("hello first, questions after the first frame", async () => {
    const line = connect();
    const answer = line.ask(asked);
    sockets[0]!.onopen?.();
    expect(sockets[0]!.types()).toEqual(["hello"]);
    sockets[0]!.say({ type: "table" });
    expect(sockets[0]!.types()).toEqual(["hello", "command"]);
    sockets[0]!.say({ type: "done", id: sockets[0]!.sent[1]!.id });
    expect((await answer).type).toBe("done");
    expect(lines).toEqual(["open"]);
  });

  test("ids are new for every question and fit the protocol", () => {
    const line = connect();
    greet(sockets[0]!);
    void line.ask(asked);
    void line.ask(asked);
    const ids = sockets[0]!.sent.slice(1).map((message) => message.id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
  });

  test("an error worth another try is tried again", async () => {
    const line = connect();
    greet(sockets[0]!);
    const answer = line.ask(asked);
    const id = sockets[0]!.sent[1]!.id;
    sockets[0]!.say({ type: "error", id, code: "cannot_store", text: "", retry: 1 });
    pass(1000);
    expect(sockets[0]!.sent[2]).toEqual(sockets[0]!.sent[1]);
    sockets[0]!.say({ type: "done", id });
    expect((await answer).type).toBe("done");
  });
});

describe("a broken line", () => {
  test("the same command goes out again with the same id", async () => {
    const line = connect();
    greet(sockets[0]!);
    const answer = line.ask(asked);
    sockets[0]!.onclose?.({ code: 1006 });
    expect(lines).toEqual(["open", "lost"]);
    pass(250);
    greet(sockets[1]!);
    expect(sockets[1]!.sent[1]).toEqual(sockets[0]!.sent[1]);
    sockets[1]!.say({ type: "done", id: sockets[1]!.sent[1]!.id });
    expect((await answer).type).toBe("done");
    expect(lines).toEqual(["open", "lost", "open"]);
  });

  test("pauses grow, and end when somebody hurries", () => {
    const line = connect();
    for (let i = 0; i < 4; i++) {
      sockets.at(-1)!.onclose?.({ code: 1006 });
      pass(250 * 2 ** i - 1);
      expect(sockets).toHaveLength(i + 1);
      pass(1);
      expect(sockets).toHaveLength(i + 2);
    }
    sockets.at(-1)!.onclose?.({ code: 1006 });
    line.hurry();
    expect(sockets).toHaveLength(6);
  });

  test("a silent line is noticed", () => {
    connect();
    greet(sockets[0]!);
    pass(20_000);
    expect(sockets[0]!.types()).toEqual(["hello", "ping"]);
    pass(1_400);
    expect(lines).toEqual(["open", "slow"]);
    pass(4_600);
    expect(sockets[0]!.closed).toBe(true);
    expect(lines).toEqual(["open", "slow", "lost"]);
  });

  test("an answer that does not come is noticed within three seconds; one that comes late opens the line again", () => {
    const line = connect();
    greet(sockets[0]!);
    void line.ask({ type: "hint", token: "t" });
    pass(1_400);
    expect(sockets[0]!.types()).toEqual(["hello", "hint", "ping"]);
    pass(1_400);
    expect(lines).toEqual(["open", "slow"]);
    sockets[0]!.say({ type: "pong", id: sockets[0]!.sent[2]!.id, now: 1 });
    expect(lines).toEqual(["open", "slow", "open"]);
  });

  test("a sign of life keeps it open", () => {
    connect();
    greet(sockets[0]!);
    pass(20_000);
    sockets[0]!.say({ type: "pong", id: sockets[0]!.sent[1]!.id, now: 1 });
    pass(6_000);
    expect(sockets[0]!.closed).toBe(false);
  });

  test("no such table: no further try", () => {
    connect();
    sockets[0]!.onclose?.({ code: 4404 });
    pass(100_000);
    expect(sockets).toHaveLength(1);
    expect(lines).toEqual(["shut"]);
  });

  test("what an old socket still says is not heard", () => {
    connect();
    greet(sockets[0]!);
    const [old] = sockets;
    old!.onclose?.({ code: 1006 });
    heard = [];
    old!.say({ type: "view" });
    expect(heard).toEqual([]);
  });

  test("whoever hears the first frame may answer at once, and is not repeated", () => {
    const connection: Connection = new Connection(
      "ws://table",
      () => ({ type: "hello", tokens: ["t"], eyes: null, lang: "en", texts: false, invite: "" }),
      {
        hear: (messages) => {
          if (messages[0]?.type !== "table") return;
          connection.say({ type: "look", eyes: 0, lang: "en" });
          void connection.ask({ type: "hint", token: "t" });
        },
        changed: (line) => lines.push(line),
      },
      around,
    );
    greet(sockets[0]!);
    expect(sockets[0]!.types()).toEqual(["hello", "look", "hint"]);
  });
});
