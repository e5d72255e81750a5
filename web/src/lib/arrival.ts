/** A table that has just been opened to play at once: its code, and how well the bots are to play. */
export const arrival = { code: "", level: "" };
