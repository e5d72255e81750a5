import type { Feats } from "../generated/accounts";
import type { FinishedMatch } from "../generated/protocol";
import { listIn, load, save } from "./settings.svelte";

/** A match that was played to its end on this device, and in which seat. */
export interface OwnMatch extends FinishedMatch {
  seat: number;
  /** What the cards and one's own choices gave, in millionths of a round won, where that is known. */
  luck?: number | null;
  skill?: number | null;
  /** What one dared, where that is known. */
  feats?: Feats | null;
}

const KEPT = 500;

/** Matches of several lists, the newest first, each once; where two tell of the same, the first list has it right. */
export function together<Match extends FinishedMatch>(...lists: readonly Match[][]): Match[] {
  const all = lists.flat();
  const each = [...new Map(all.reverse().map((match) => [match.record, match])).values()];
  return each.sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** The matches that a note of the browser's storage holds; what is none is left out. */
export function read(text: string): OwnMatch[] {
  const noted = listIn(text) as Partial<OwnMatch | null>[];
  return noted.filter((match): match is OwnMatch => Boolean(match?.record && match.at && match.seat && match.names && match.champions));
}

/** What matches are looked for by; what is empty does not matter. */
export interface Wanted {
  people: string;
  preset: string;
  result: "" | "won" | "lost";
  since: string;
}

/** The matches that are looked for. */
export function found(matches: readonly OwnMatch[], { people, preset, result, since }: Wanted): OwnMatch[] {
  const names = people.toLowerCase().split(/\s+/).filter(Boolean);
  return matches.filter(
    (match) =>
      (!preset || match.preset === preset) &&
      (!result || won(match) === (result === "won")) &&
      (!since || match.at.slice(0, 10) >= since) &&
      names.every((name) => match.names.some((other) => other.toLowerCase().includes(name))),
  );
}

/** What luck and skill come to after each match of which they are known, the oldest first, in rounds won. */
export function fortunes(matches: readonly OwnMatch[]): { luck: number; skill: number }[] {
  let sum = { luck: 0, skill: 0 };
  const known = matches.filter((match) => typeof match.luck === "number").reverse();
  return known.map(({ luck, skill }) => (sum = { luck: sum.luck + (luck ?? 0) / 1e6, skill: sum.skill + (skill ?? 0) / 1e6 }));
}

export const won = (match: OwnMatch): boolean => match.champions.includes(match.seat);

interface Tally {
  played: number;
  won: number;
  /** Wins in a row: now, and the most there ever were. */
  streak: number;
  best: number;
}

/** What matches come to; the newest is first. */
export function tally(matches: readonly OwnMatch[]): Tally {
  const wins = matches.map(won);
  const lost = wins.indexOf(false);
  let [best, row] = [0, 0];
  for (const win of wins) {
    row = win ? row + 1 : 0;
    best = Math.max(best, row);
  }
  return { played: wins.length, won: wins.filter(Boolean).length, streak: lost < 0 ? wins.length : lost, best };
}

const keep = (matches: OwnMatch[]): void => save("matches", JSON.stringify(matches.slice(0, KEPT)));

/** Those of this device; the server has those of an account, and of guests since it keeps them. */
export const ownMatches = (): OwnMatch[] => read(load("matches", "[]"));
export const noteMatch = (match: OwnMatch): void => keep(together(ownMatches(), [match]));
export const forgetMatch = (record: string): void => keep(ownMatches().filter((match) => match.record !== record));
export const forgetMatches = (): void => keep([]);
