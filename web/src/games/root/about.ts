import type { About } from "../face";

export const about: About = { minutes: [60, 120] };
