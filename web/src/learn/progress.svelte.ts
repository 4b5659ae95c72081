/** How far a learner is: what he did in each lesson, kept in this browser. */

export interface Place {
  done: string[];
  finished: boolean;
}

type Course = Record<string, Place>;

const name = (game: string): string => `tafelrunde.lessons.${game}`;

function load(game: string): Course {
  try {
    return JSON.parse(localStorage.getItem(name(game)) ?? "{}") as Course;
  } catch {
    return {};
  }
}

export class Progress {
  private course = $state.raw<Course>({});

  constructor(private readonly game: string) {
    this.course = load(game);
  }

  of(lesson: string): Place {
    return this.course[lesson] ?? { done: [], finished: false };
  }

  /** Once finished, a lesson stays so, however often it is begun anew. */
  keep(lesson: string, done: string[], finished: boolean): void {
    this.course = { ...load(this.game), [lesson]: { done, finished: finished || this.of(lesson).finished } };
    try {
      localStorage.setItem(name(this.game), JSON.stringify(this.course));
    } catch {
      // A browser that stores nothing begins anew next time.
    }
  }
}
