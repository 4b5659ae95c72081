/** Maps, boards and scenarios of one's own, as text. */

export const MOST_TEXT = 100_000;
const LONG = 60;

/** Whether there is a text at all. */
export const isOwn = (text: string): boolean => text.trim() !== "";

/** Whether the value of an option is a file of somebody's own rather than the name of something. */
export const isFile = (value: string | number | boolean): boolean => typeof value === "string" && (value.includes("\n") || value.length > LONG || value.startsWith("/api/tables/"));

/** A picture that can be shown but never runs anything. */
export const pictureOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The name under which a text is saved: maps are JSON, the others TOML. */
export const fileName = (game: string, kind: string, text: string): string => `${game}-${kind}.${text.trimStart().startsWith("{") ? "json" : "toml"}`;
