/** Deployment cards before they are posted: which units would stand where. Shared by the sheet, which says the card, and the board. */
import type { Piece } from "../../board/scene";
import type { TableStore } from "../../table/table.svelte";
import { deploymentFace, ownOf } from "./printed";

/** What a card shows of a unit it would bring. */
function brought(kind: string, seat: number | null, camp: string): Piece {
  const colour = { G: "green", B: "blue", R: "red" }[kind[1] ?? ""];
  return { kind, seat, camp, count: 9, ...(colour ? { label: colour } : {}) };
}

class Preview {
  /** What the player means to post: the card of each post. Sent when it is confirmed. */
  plan = $state.raw<Readonly<Record<string, string>>>({});
  /** The card that is looked at, and the section it would lie in. */
  card = $state<string | null>(null);
  post = $state<string>("center");

  constructor(private readonly table: TableStore) {}

  readonly units = $derived.by<ReadonlyMap<number, Piece>>(() => {
    const { table } = this;
    const fields = ownOf(table.shown).fields ?? {};
    const seat = table.eyes;
    const posts = ((table.shown?.["muster"] as { seat: number; posts: Record<string, string | null> }[] | undefined) ?? []).find((army) => army.seat === seat)?.posts ?? {};
    const found = new Map<number, Piece>();
    const lay = (card: string, post: string): void => {
      const face = deploymentFace(table.scene, card);
      const hexes = fields[card]?.[post];
      if (!face || !hexes) return;
      for (const [i, [, kind]] of face.units.entries()) {
        const figures = (table.scene?.["units"] as Record<string, { figures: number }> | undefined)?.[kind]?.figures ?? 1;
        if (hexes[i]! >= 0) found.set(hexes[i]!, { ...brought(kind, seat, String(table.shown?.seats?.[seat ?? -1]?.["camp"] ?? face.camp)), count: figures });
      }
    };
    const posted = { ...posts, ...this.plan };
    for (const [post, card] of Object.entries(posted)) if (card) lay(card, post);
    if (this.card && !Object.values(posted).includes(this.card)) lay(this.card, this.post);
    return found;
  });
}

const previews = new WeakMap<TableStore, Preview>();

/** The one preview of a table: the sheet and the board speak of the same card. */
export function previewOf(table: TableStore): Preview {
  let found = previews.get(table);
  if (found === undefined) previews.set(table, (found = new Preview(table)));
  return found;
}
