import type { OwnMatch } from "./matches";

/** What a seat can dare that others may find out. */
export type Dared = "catches" | "bluffs" | "challenges";

/** What went well in each match of which it is known, and what did not, the oldest first. */
export function dared(matches: readonly Pick<OwnMatch, "feats">[]): Record<Dared, { well: number; ill: number }[]> {
  const known = matches.flatMap(({ feats }) => (feats ? [feats] : [])).reverse();
  return {
    catches: known.map((each) => ({ well: each.catches, ill: each.false_catches })),
    bluffs: known.map((each) => ({ well: each.bluffs - each.bluffs_found, ill: each.bluffs_found })),
    challenges: known.map((each) => ({ well: each.challenges_right, ill: each.challenges - each.challenges_right })),
  };
}
