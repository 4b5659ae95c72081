/** From a wish to a running game: make the table, sit down, call the bots, begin. */
import { post, put } from "../wire/api";
import type { NewTable, SeatGiven, TableInfo } from "../wire/types";
import { keep } from "./keys";
import { identify } from "./me.svelte";

export async function makeTable(form: Partial<NewTable> & { game: string }): Promise<TableInfo> {
  await identify();
  return post<TableInfo>("/api/tables", form);
}

export async function sit(table: TableInfo, seat: number): Promise<void> {
  const given = await post<SeatGiven>(`/api/tables/${table.id}/seats/${seat}`, { invite: table.invite });
  keep(table.id, { seat: given.seat, token: given.token });
}

/** A game against bots, at once; gives the table's id. */
export async function playBots(game: string, roles: string[], own: number, bot: (number: number) => string, options: NewTable["options"] = {}): Promise<string> {
  const table = await makeTable({ game, roles, options });
  await sit(table, own);
  for (const [number, seat] of table.seats.filter((one) => one.seat !== own).entries())
    await put(`/api/tables/${table.id}/seats/${seat.seat}/bot`, { bot: bot(number) });
  await post(`/api/tables/${table.id}/start`);
  return table.id;
}
