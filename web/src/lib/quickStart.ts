/** A table that has just been opened here: its code, and how well the bots are to play if it begins at once. */
export const quickStart = { code: "", level: "" };
