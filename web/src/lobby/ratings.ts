/** Whoever is rated so much higher wins ten times as often as he loses. */
const TENFOLD = 400;

/** How often somebody rated so much higher wins at a table of two. */
export function expected(ahead: number): number {
  return 1 / (1 + 10 ** (-ahead / TENFOLD));
}

/** Where a bot stands among those that were rated: its rating, and how many games in a hundred it wins against the next below it. */
export interface Standing {
  rating: number;
  below: string;
  percent: number;
}

/** Null: nobody has rated it. The weakest has none below it. */
export function standing(ratings: Readonly<Record<string, number>>, bot: string): Standing | null {
  const rating = ratings[bot];
  if (rating === undefined) return null;
  const lower = Object.entries(ratings).filter(([, other]) => other < rating);
  const [below, next] = lower.reduce((one, other) => (other[1] > one[1] ? other : one), ["", -Infinity]);
  return { rating, below, percent: below ? Math.round(100 * expected(rating - next)) : 0 };
}
