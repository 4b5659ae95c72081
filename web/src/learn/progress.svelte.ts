/** How far a learner is: what he did in each lesson, kept in this browser, and with the account of whoever has one. */
import { self } from "../store/me.svelte";
import { put, Refusal } from "../wire/api";
import type { Course } from "../wire/types";
import { later, type Places } from "./places";

const name = (game: string): string => `tafelrunde.lessons.${game}`;

function load(game: string): Places {
  try {
    return JSON.parse(localStorage.getItem(name(game)) ?? "{}") as Places;
  } catch {
    return {};
  }
}

export class Progress {
  private course = $state.raw<Places>({});
  /** The last of what is told to the server: one thing after the other. */
  private telling: Promise<void> = Promise.resolve();

  constructor(private readonly game: string) {
    this.course = load(game);
  }

  of(lesson: string): { done: string[]; finished: boolean } {
    return this.course[lesson] ?? { done: [], finished: false };
  }

  /** Once finished, a lesson stays so, however often it is begun anew. */
  keep(lesson: string, done: string[], finished: boolean): void {
    const before = this.of(lesson);
    if (before.done.join("\n") === done.join("\n") && before.finished === (finished || before.finished)) return;
    this.store({ ...load(this.game), [lesson]: { done, finished: finished || before.finished, at: Date.now() / 1000 } });
    void this.share();
  }

  /** Merge with what is kept with the account, if there is one. Without a server, or without an account, the browser's own places stay. */
  share(): Promise<void> {
    this.telling = this.telling.then(() => this.merge());
    return this.telling;
  }

  private async merge(): Promise<void> {
    try {
      const me = self.me ?? (await self.refresh());
      if (!me.user?.account) return;
      const lessons = Object.entries(this.course).map(([lesson, place]) => ({ lesson, ...place, at: place.at ?? 0 }));
      const kept = await put<Course>(`/api/me/lessons/${this.game}`, { lessons });
      this.store(later(this.course, kept.lessons));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  private store(course: Places): void {
    this.course = course;
    try {
      localStorage.setItem(name(this.game), JSON.stringify(course));
    } catch {
      // A browser that stores nothing begins anew next time.
    }
  }
}
