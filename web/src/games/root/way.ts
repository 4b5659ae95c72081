/** How near the end of Root is: points, or what a dominance card asks for. */
import type { GameView, Scene } from "../../board/scene";
import type { Way } from "../face";

/** Nobody scores more than this in a turn, as a rule. */
const REACH = 6;

/** How near a dominance card is to winning, as the server counts it; a coalition has no way of its own. */
function dominanceNote(seat: Readonly<Record<string, unknown>>, who: string): { key: string; values: Record<string, string | number> } {
  const way = seat["dominance_way"] as { ruled: number; needed: number } | undefined;
  return way ? { key: "way-rules", values: { who, suit: String(seat["dominance"]).replace("dominance-", ""), ...way } } : { key: "way-dominates", values: { who } };
}

/** Points, for whoever did not give them up for dominance. */
export function way(view: GameView, _scene: Scene | null, name: (seat: number) => string): Way {
  const goal = Number(view["goal"] ?? 30);
  const seats = view.seats ?? [];
  const track = seats.map((seat) => ({ value: seat.score ?? 0, goal: seat["dominance"] || seat["partner"] ? null : goal }));
  const notes: Way["notes"] = [{ key: "way-dominance" }];
  for (const [i, seat] of seats.entries()) {
    if (seat["dominance"]) notes.push({ ...dominanceNote(seat, name(i)), urgent: true });
    else if (track[i]!.goal !== null && goal - track[i]!.value <= REACH && goal > track[i]!.value) notes.push({ key: "way-near", values: { who: name(i), left: goal - track[i]!.value }, urgent: true });
  }
  return { key: "way-points", track, score: true, notes };
}
