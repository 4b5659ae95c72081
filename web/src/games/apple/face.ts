import type { Face } from "../face";
import { face as plain } from "../plain/face";

export const face: Face = {
  ...plain,
  placeKinds: [],
  handKinds: ["card"],
  tints: { amber: "amber", blue: "blue", coral: "rose", dun: "olive" },
};
