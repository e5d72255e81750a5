/** The names of the sets of rules, in the order in which they are offered. */
export const PRESETS: readonly string[] = [
  "classic", "iceland-2006", "modern", "all-wild", "progressive", "seven-zero", "jump-in", "house-party",
];

/** How well bots play. */
export const LEVELS: readonly string[] = ["easy", "normal", "hard", "expert"];
