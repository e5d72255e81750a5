import type { Finished } from "../generated/protocol";
import { listIn, load, save } from "./settings.svelte";

/** A match that was played to its end on this device, and in which seat. */
export interface OwnMatch extends Finished {
  seat: number;
}

const KEPT = 500;

/** Matches of several lists, the newest first, each once; where two tell of the same, the first list has it right. */
export function together<Match extends Finished>(...lists: readonly Match[][]): Match[] {
  const all = lists.flat();
  const each = [...new Map(all.reverse().map((match) => [match.record, match])).values()];
  return each.sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** The matches that a note of the browser's storage holds; what is none is left out. */
export function read(text: string): OwnMatch[] {
  const noted = listIn(text) as Partial<OwnMatch | null>[];
  return noted.filter((match): match is OwnMatch => Boolean(match?.record && match.at && match.seat && match.names && match.champions));
}

export const won = (match: OwnMatch): boolean => match.champions.includes(match.seat);

export interface Tally {
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

/** They are kept here and nowhere else: those that are not public are in no other list. */
export const ownMatches = (): OwnMatch[] => read(load("matches", "[]"));
export const noteMatch = (match: OwnMatch): void => keep(together(ownMatches(), [match]));
export const forgetMatch = (record: string): void => keep(ownMatches().filter((match) => match.record !== record));
export const forgetMatches = (): void => keep([]);
