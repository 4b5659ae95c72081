import type { About } from "../face";

export const about: About = { seats: 2, minutes: [45, 120] };
