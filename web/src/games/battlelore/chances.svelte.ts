/** What an attack promises, shown at each target while one's own unit is chosen: the server reckons, nothing is decided here. */
import type { TableStore } from "../../table/table.svelte";
import type { Move } from "../../wire/types";

/** Targets that are asked about at once. */
const MOST = 6;

interface Told {
  /** The chance of each number of hits. */
  hits: Record<string, number>;
}

/** The chance that at least one figure is hit. */
export function shortly(odds: Told): string {
  return `${Math.round((1 - (odds.hits["0"] ?? 0)) * 100)} %`;
}

class Chances {
  at = $state.raw<ReadonlyMap<number, string>>(new Map());
  private asked = "";

  constructor(private readonly table: TableStore) {}

  /** The attacks of the one unit that was pointed at; nothing while that is open. */
  private get attacks(): Move[] {
    const { choice } = this.table.choosing;
    if (choice === null || choice.picks.length === 0) return [];
    const found = choice.open.map((candidate) => candidate.move).filter((move) => move[0] === "attack");
    return new Set(found.map((move) => move[1])).size === 1 ? found.slice(0, MOST) : [];
  }

  async renew(): Promise<void> {
    const moves = this.attacks;
    const token = this.table.token();
    const key = `${this.table.view?.mark} ${moves.map((move) => move.join()).join(" ")}`;
    if (key === this.asked) return;
    this.asked = key;
    this.at = new Map();
    if (token === null || moves.length === 0) return;
    const answers = await Promise.all(moves.map((move) => this.table.ask({ type: "odds", token, move })));
    if (key !== this.asked) return;
    this.at = new Map(answers.flatMap((answer, i) => (answer.type === "odds" && answer.odds ? [[Number(moves[i]![2]), shortly(answer.odds as unknown as Told)] as const] : [])));
  }
}

/** To be called while a component is made: it is asked anew whenever the choice changes. */
export function chances(table: TableStore): { readonly at: ReadonlyMap<number, string> } {
  const found = new Chances(table);
  $effect(() => void found.renew());
  return found;
}
