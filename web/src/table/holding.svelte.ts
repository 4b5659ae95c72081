/** The seats this browser holds at a table: their tokens, what their players are called, and whose turn at the device it is. */
import { callKey, drop, keep, keysOf, type Key } from "../store/keys";
import { get, post, Refusal } from "../wire/api";
import type { TableInfo, TokenGiven } from "../wire/types";
import type { TableStore } from "./table.svelte";

export class Holding {
  keys = $state.raw<Key[]>([]);
  readonly seats = $derived(this.keys.map((key) => key.seat));
  private asking = false;

  constructor(
    private readonly table: TableStore,
    private readonly id: string,
  ) {
    this.read();
  }

  /** The keys as this browser keeps them. */
  read(): void {
    this.keys = keysOf(this.id);
  }

  tokenOf(seat: number | null): string | null {
    return this.keys.find((key) => key.seat === seat)?.token ?? null;
  }

  /** Whoever holds one seat looks through it; several are looked through in turn. */
  onlySeat(): number | null {
    return this.keys.length === 1 && this.keys[0]!.seat >= 0 ? this.keys[0]!.seat : null;
  }

  /** A link gave us a token without a number: now the server has said which seat it is. */
  name(held: number[]): void {
    const unnamed = this.keys.find((key) => key.seat < 0);
    if (unnamed === undefined) return;
    const seat = held.find((one) => !this.seats.includes(one));
    drop(this.id, -1);
    if (seat !== undefined) keep(this.id, { seat, token: unnamed.token });
    this.read();
    this.table.takeSeat(this.onlySeat());
  }

  /** Seats that are ours by our account, but for which this browser has no token: we signed in elsewhere, or the tokens have ended. */
  async claim(seats: number[]): Promise<void> {
    const lacking = seats.filter((seat) => !this.seats.includes(seat));
    if (lacking.length === 0) return;
    try {
      for (const seat of lacking) keep(this.id, { seat, token: (await post<TokenGiven>(`/api/tables/${this.id}/seats/${seat}/token`)).token });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return;
    }
    this.table.reconnect();
  }

  /** Our tokens no longer hold: come in without them. */
  drop(): void {
    for (const key of this.keys) drop(this.id, key.seat);
    this.table.reconnect();
  }

  /** What the players at this device call themselves. */
  nameOf(seat: number): string {
    return this.keys.find((key) => key.seat === seat)?.name ?? "";
  }

  callSeat(seat: number, name: string): void {
    callKey(this.id, seat, name);
    this.read();
  }

  /** After a decision: if another of our seats has to decide, the device is passed on. */
  async mindTheCurtain(): Promise<void> {
    const { table } = this;
    const { view, info, eyes } = table;
    if (this.asking || table.curtain !== null || view === null || info?.state !== "playing" || table.playback.on) return;
    if (view.moves.length > 0 || !view.deciding.some((seat) => this.seats.includes(seat) && seat !== eyes)) return;
    this.asking = true;
    try {
      const now = await get<TableInfo>(`/api/tables/${this.id}`, table.token() ?? undefined);
      const turn = this.seats.filter((seat) => now.your_turn.includes(seat));
      if (turn.length > 0 && !turn.includes(table.eyes ?? -1) && table.view?.mark === view.mark) table.draw(turn[0]!);
    } finally {
      this.asking = false;
    }
  }
}
