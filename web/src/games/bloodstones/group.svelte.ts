/** Moving a group: who goes is chosen first, then one click on the destination sends the first unit and takes the others along. */
import type { TableStore } from "../../table/table.svelte";
import type { Move } from "../../wire/types";
import { doing, type Moving } from "./tiles";

export class Group {
  /** How many of each kind shall go. */
  chosen = $state<Record<string, number>>({});
  private shownFor = "";

  constructor(private readonly table: TableStore) {}

  readonly moving = $derived.by<Moving | null>(() => doing<Moving>(this.table.shown, "moveunits"));
  /** Whether a step begins here: an origin is chosen, a destination not yet. */
  readonly starting = $derived.by(() => this.moving !== null && this.moving.to < 0 && this.table.myTurn);

  /** The units that can step out, with how many there are. */
  readonly units = $derived.by(() => {
    if (!this.starting || this.moving === null) return [];
    const able = new Set((this.table.view?.moves ?? []).filter((move) => move[0] === "step").map((move) => Number(move[1])));
    const place = this.table.shown?.places?.find((one) => one.id === this.moving!.from);
    return (place?.pieces ?? [])
      .filter((piece) => piece.seat === this.table.eyes && able.has(this.table.valueOf("unit", piece.kind)))
      .map((piece) => ({ kind: piece.kind, value: this.table.valueOf("unit", piece.kind), count: piece.count }));
  });

  /** A fresh origin: all kinds that can go are offered, one of a lone unit is chosen already. */
  renew(): void {
    const name = this.starting ? `${this.table.view?.mark} ${this.moving?.from}` : "";
    if (name === this.shownFor) return;
    this.shownFor = name;
    const { units } = this;
    this.chosen = units.length === 1 ? { [units[0]!.kind]: units[0]!.count } : {};
  }

  change(kind: string, by: number): void {
    const most = this.units.find((unit) => unit.kind === kind)?.count ?? 0;
    this.chosen = { ...this.chosen, [kind]: Math.min(most, Math.max(0, (this.chosen[kind] ?? 0) + by)) };
  }

  all(): void {
    this.chosen = Object.fromEntries(this.units.map((unit) => [unit.kind, unit.count]));
  }

  get size(): number {
    return Object.values(this.chosen).reduce((all, count) => all + count, 0);
  }

  /** A click on the map: a destination for the chosen group, or whatever it means otherwise. */
  point(place: number): void {
    const { table } = this;
    const moves = this.starting && this.size > 1 ? this.route(place) : null;
    if (moves !== null) {
      void table.choosing.propose(moves);
      return;
    }
    const name = table.scene?.places.find((one) => one.id === place)?.name ?? "";
    const only = this.starting && this.size === 1 ? this.route(place) : null;
    if (only !== null) void table.choosing.propose(only);
    else void table.choosing.point(table.face.placeKinds, place, name);
  }

  /** The step of the first unit that may go there, and the others along. */
  private route(place: number): Move[] | null {
    const legal = new Set((this.table.view?.moves ?? []).filter((move) => move[0] === "step" && move[2] === place).map((move) => Number(move[1])));
    const units = this.units.flatMap((unit) => Array.from({ length: this.chosen[unit.kind] ?? 0 }, () => unit.value));
    const first = units.findIndex((value) => legal.has(value));
    if (first < 0) return null;
    const [leader] = units.splice(first, 1);
    return [["step", leader!, place], ...units.map((value): Move => ["along", value])];
  }
}

const groups = new WeakMap<TableStore, Group>();

/** The one group of a table: the map and the panel beside it speak of the same. */
export function groupOf(table: TableStore): Group {
  let found = groups.get(table);
  if (found === undefined) groups.set(table, (found = new Group(table)));
  return found;
}
