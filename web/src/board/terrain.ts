/** Grounds that maps are made of. Each has a colour and a pattern, so that it can be told without colour. */
export type Ground = "plains" | "forest" | "hills" | "mountain" | "desert" | "water" | "marsh" | "town" | "lava" | "temple" | "stone" | "bare";

const SAME: Record<string, Ground> = {
  plain: "plains",
  plains: "plains",
  field: "plains",
  hex: "plains",
  countryside: "plains",
  forest: "forest",
  hill: "hills",
  hills: "hills",
  mountain: "mountain",
  mountains: "mountain",
  cliff: "mountain",
  desert: "desert",
  sea: "water",
  water: "water",
  river: "water",
  lake: "water",
  ford: "water",
  bridge: "water",
  marsh: "marsh",
  swamp: "marsh",
  village: "town",
  town: "town",
  building: "town",
  stronghold: "town",
  lava: "lava",
  volcano: "lava",
  yield: "plains",
  temple: "temple",
  rampart: "stone",
};

export function groundOf(kind: string): Ground {
  return SAME[kind] ?? "bare";
}
