import type { Face } from "../face";
import { PLAIN_FACE } from "../face";
import Facts from "./Facts.svelte";
import Table from "./Table.svelte";

/** How a game looks that has no folder of its own here. */
export const face: Face = { ...PLAIN_FACE, board: Table, panels: [{ key: "facts", icon: "star", component: Facts }] };
