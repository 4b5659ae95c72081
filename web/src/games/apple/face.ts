import type { Face } from "../face";

export const face: Face = {
  placeKinds: [],
  handKinds: ["card"],
  tints: { amber: "amber", blue: "blue", coral: "rose", dun: "olive" },
};
