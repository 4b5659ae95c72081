/** What happened, in acts and sentences: for the list of news, for those who follow, and for those who listen. */
import { notes } from "../store/notes.svelte";
import { settings } from "../store/settings.svelte";
import type { Entry, EventInfo, FightPart } from "../wire/types";
import { acts, gist, joined, paragraphs, sentences, traces, type Act, type Said, type Trace } from "./acts";
import type { TableStore } from "./table.svelte";

/** Events that matter to everybody: fights, losses, points, the end. */
const IMPORTANT = /battle|fought|attack|lost|eliminated|removed|scored|won|victory|captured|fell|banner|tear/;

/** What of a fight is told first where there is little room: who won, then what it cost. */
const COUNTS: Partial<Record<FightPart["role"], number>> = { won: 3, loss: 2, retreat: 2, points: 1 };

export class Telling {
  constructor(private readonly table: TableStore) {}

  /** What the others did since the last decision of the seat looked through. */
  readonly news = $derived.by<Act[]>(() => {
    const { log, logFrom, eyes } = this.table;
    const last = log.findLastIndex((entry) => !entry.event && !entry.forced && entry.seat === eyes);
    const since = Math.max(0, last);
    return joined(this.actsOf(log.slice(since), logFrom + since).slice(last < 0 ? 0 : 1), (entry) => this.isEnd(entry));
  });

  private kind(entry: Entry): EventInfo | undefined {
    return this.table.eventKinds.get(entry.event ?? "");
  }

  /** Whether a turn, a year or a round begins with a line. */
  isHeading(entry: Entry): boolean {
    return this.kind(entry)?.heading ?? false;
  }

  /** Whether a line only explains what others tell. */
  isDetail(entry: Entry): boolean {
    return this.kind(entry)?.detail ?? false;
  }

  /** Whether a line is a decision that ends a phase or a turn. */
  isEnd(entry: Entry): boolean {
    return this.table.verbs.find((verb) => verb.verb === entry.move?.[0])?.ends ?? false;
  }

  /** Whether a line is half a choice, which the next one tells. */
  isBegun(entry: Entry): boolean {
    return this.table.verbs.find((verb) => verb.verb === entry.move?.[0])?.begins ?? false;
  }

  /** The paragraph each line belongs to. */
  paragraphsOf(entries: readonly Entry[]): number[] {
    const closing = new Set(this.table.verbs.filter((verb) => verb.closes && !verb.ends).map((verb) => verb.verb));
    return paragraphs(entries, { kind: (entry) => this.kind(entry), declines: (entry) => closing.has(String(entry.move?.[0] ?? "")) });
  }

  actsOf(entries: readonly Entry[], from: number): Act[] {
    return acts(entries, from, (entry) => this.isHeading(entry));
  }

  private said(act: Pick<Act, "entries">): Said[] {
    return sentences(act, (entry) => this.table.words?.entry(entry) ?? "", (entry) => this.kind(entry)?.headline ?? false, (entry) => this.isDetail(entry));
  }

  /** An act in sentences. */
  tell(act: Pick<Act, "entries">): string[] {
    return this.said(act).map(({ text }) => text);
  }

  /** An act in few sentences, and how many more there are. */
  gist(act: Pick<Act, "entries">, most: number): { told: string[]; more: number } {
    const said = this.said(act);
    const told = gist(said, most, (entry) => Math.max(0, ...(this.kind(entry)?.fight ?? []).map((part) => COUNTS[part.role] ?? 0)));
    return { told, more: said.length - told.length };
  }

  /** Where on the board an act happened. */
  tracesOf(act: Act): Trace[] {
    return traces(act, this.table.eventKinds, this.table.face.placeKinds);
  }

  /** Say new lines to those who listen, as far as they want to hear them. */
  announce(entries: readonly Entry[], from: number): void {
    for (const act of this.actsOf(entries, from)) this.say(act);
  }

  private say(act: Act): void {
    const { eyes } = this.table;
    // Of one's own act one knows what was decided, but not what came of it.
    if (act.seat !== null && act.seat === eyes && act.entries.every((entry) => !entry.event)) return;
    const said = this.tell(act);
    const me = eyes === null ? "" : this.table.seatName(eyes);
    const wanted = {
      all: () => true,
      mine: () => me !== "" && said.some((text) => text.includes(me)),
      important: () => act.entries.some((entry) => IMPORTANT.test(entry.event ?? "")),
    }[settings.announce];
    if (said.length > 0 && wanted()) notes.tell(said.join(" "));
  }
}
