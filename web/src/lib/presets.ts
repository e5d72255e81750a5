/** The names of the sets of rules, in the order in which they are offered. */
export const PRESETS = ["classic", "iceland-2006", "modern", "all-wild", "progressive", "seven-zero", "jump-in", "house-party"] as const;

/** How well bots play. */
export const LEVELS = ["easy", "normal", "hard", "expert"] as const;
