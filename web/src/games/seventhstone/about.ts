import type { About } from "../face";

export const about: About = { minutes: [120, 240] };
