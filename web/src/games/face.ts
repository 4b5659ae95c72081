/** What the client knows about a game beyond what the server tells: how it looks, never how it is played. */
import type { Component } from "svelte";
import type { GlyphName } from "../board/glyphs";
import type { GameView, Piece, Place, PlaceView, Scene } from "../board/scene";
import type { IconName } from "../parts/Icon.svelte";
import type { Entry } from "../wire/types";
import type { Words } from "../words/words";

export type Tint = "amber" | "blue" | "green" | "violet" | "rose" | "olive" | "teal" | "slate";
export const TINTS: readonly Tint[] = ["amber", "blue", "green", "violet", "rose", "olive", "teal", "slate"];

/** Something that is seen to happen: drawn over the board for a moment, never waited for. */
export type Motion =
  | { type: "move"; from: number; to: number; seat: number | null; piece: string; count: number }
  | { type: "spark"; at: number; seat: number | null }
  | { type: "dice"; dice: { seat: number | null; faces: string[] }[] };

/** How near the end is: where each seat stands on the way to its goal, and what else may end the game. */
export interface Way {
  /** The message that says what is counted and what reaching the goal means (`$goal`); with `-short`: in a word. */
  key: string;
  /** By seat; a goal of null cannot be reached this way. */
  track: { value: number; goal: number | null }[];
  /** Whether it is the score that is counted. */
  score: boolean;
  notes: { key: string; values?: Record<string, string | number>; urgent?: boolean }[];
}

/** A small sign of the board, and what it means. */
export interface Sign {
  /** Messages that say it: the first that there is. */
  keys: readonly string[];
  path: string;
  /** The field it is drawn on, where it is not that of the glyphs. */
  box?: string;
  fill?: string;
  stroke?: string;
  /** Drawn with a broken line: lost, or not ready yet. */
  dashed?: boolean;
  /** Drawn pale: not there, or not of use now. */
  faded?: boolean;
  /** Lies on its side. */
  turned?: boolean;
  /** The colour of the disc behind it. */
  disc?: string;
  /** Told after the pieces: it is seen less often than they are. */
  late?: boolean;
}

export interface Face {
  /** Argument kinds whose values are places of the scene. */
  placeKinds: readonly string[];
  /** Argument kinds whose labels are roles: clicking a seat picks them. */
  roleKinds?: readonly string[];
  /** Argument kinds shown in the hand, in order of preference. */
  handKinds?: readonly string[];
  /** Argument kinds whose labels are kinds of pieces: a piece of an opened place can be picked. */
  pieceKinds?: readonly string[];
  /** Whether places say their names on the plain board. */
  names?: "always" | "faint" | "never";
  tints?: Readonly<Record<string, Tint>>;
  /** Verbs whose odds are shown before they are sent. */
  stakes?: readonly string[];
  /** The ground a place is drawn with, if its kind does not say it. */
  ground?(place: Place, view: PlaceView | undefined): string;
  /** Short words beside a place: keys of messages. */
  badges?(place: Place, view: PlaceView | undefined): string[];
  /** The silhouette of a kind of piece, which may depend on whose it is; without one it gets two letters of its name. */
  glyph?(kind: string, role?: string): GlyphName | undefined;
  /** A lasting mark of a place, drawn in its corner: the key of a message and a colour. */
  mark?(place: Place): { key: string; colour: string } | null;
  /** A small flag on a token: the key of a message of which the first letter is shown, and its colour. */
  tag?(piece: Piece): { key: string; colour: string } | null;
  /** Kinds whose messages name the words in these facts (`stone-shield-1`). */
  wordKinds?: readonly string[];
  /** Counts shown with each seat: a message `count-NAME` for each. */
  counts?: readonly string[];
  /** A short line about a piece: what it does in battle, what it wears. */
  pieceHelp?(piece: Piece, words: Words, scene: Scene | null): string;
  /** What a named thing costs and brings, in a short line, where its message alone does not tell; it may depend on what is done with it. */
  worth?(kind: string, label: string, words: Words, scene: Scene | null, role: string, verb: string): string;
  /** Pieces of others can be picked too (to strike at them). */
  anyonesPieces?: boolean;
  /** What tells best how points were made: the rule they are scored by, or what happened just before (a message `source-EVENT`). */
  scoresBy?: "rule" | "event";
  /** Where a seat's points come from, if the view tells it: keys of messages. */
  sources?(view: GameView, seat: number, scene: Scene | null): { key: string; points: number }[];
  way?(view: GameView, scene: Scene | null, name: (seat: number) => string): Way | null;
  /** What is seen to happen; `label` gives the word of the notation for a value, `seatOf` the seat of a role. */
  motions?(entry: Entry, label: (kind: string, value: number) => string, seatOf: (role: string) => number | null): Motion[];
  /** The game's own board, and what it adds below the seats. */
  board?: Component;
  seat?: Component<{ seat: number }>;
  /** A player's own board, shown with all that is open about him. */
  seatBoard?: Component<{ seat: number }>;
  hand?: Component;
  /** What belongs to a move under way and stands beside the board: who goes, how it is paid. */
  aside?: Component;
  /** The dice of the game by name: their faces, and the messages that say what each does. */
  dice?: Readonly<Record<string, readonly { face: string; says: readonly string[] }[]>>;
  /** How a face of a die looks: a sign, or drawn (in a box of 24), and a colour of its own. */
  dieFace?(name: string): { sign?: string; colour?: string; path?: string | undefined } | undefined;
  /** The small signs of the board that are not pieces, for the legend; pieces are told by their glyphs. */
  signs?(view: GameView, scene: Scene | null): Sign[];
  /** Sides of the table that only this game has: faction boards, market, battle. */
  panels?: readonly { key: string; icon: IconName; component: Component }[];
}

export const PLAIN_FACE: Face = { placeKinds: ["place", "area", "clearing", "field", "hex", "space"], handKinds: ["card", "tile"] };

/** What the lobby says about a game before anything else of it is loaded: `about` in its about.ts. */
export interface About {
  /** How many sit down when nobody chooses, where it is not the usual number. */
  seats?: number;
  /** How long a game lasts with practised players, in minutes. */
  minutes: [number, number];
}
