import type { Finished } from "./api";
import { listIn, load, save } from "./settings.svelte";

/** A table at which somebody has been on this device, and when (seconds since 1970). */
export interface Visit {
  code: string;
  at: number;
}

const KEPT = 6;
const LONGEST = 3 * 24 * 3600;

/** The visits that a note of the browser's storage holds, the newest first; what is none is left out. */
export function read(text: string, now: number): Visit[] {
  const visits = listIn(text) as Partial<Visit | null>[];
  return visits.filter((visit): visit is Visit => typeof visit?.code === "string" && now - Number(visit.at) < LONGEST).slice(0, KEPT);
}

/** Matches of several lists, the newest first, each once; where two tell of the same, the first list has it right. */
export function together(...lists: readonly Finished[][]): Finished[] {
  const all = lists.flat();
  const each = all.filter((match, place) => all.findIndex(({ record }) => record === match.record) === place);
  return each.sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** The visits with one more, or with the same one anew. */
export function add(visits: Visit[], code: string, now: number): Visit[] {
  return [{ code, at: now }, ...visits.filter((visit) => visit.code !== code)].slice(0, KEPT);
}

const now = (): number => Math.floor(Date.now() / 1000);
const keep = (visits: Visit[]): void => save("visits", JSON.stringify(visits));

export const visits = (): Visit[] => read(load("visits", "[]"), now());
export const wasAt = (code: string): boolean => visits().some((visit) => visit.code === code);
export const noteVisit = (code: string): void => keep(add(visits(), code, now()));
export const forgetVisit = (code: string): void => keep(visits().filter((visit) => visit.code !== code));

/** Matches that were played on this device: those that are not public are in no list but this. */
export function ownMatches(): Finished[] {
  const noted = listIn(load("matches", "[]")) as Partial<Finished | null>[];
  return noted.filter((match): match is Finished => Boolean(match?.record && match.names && match.champions));
}
export const noteMatch = (match: Finished): void =>
  save("matches", JSON.stringify(together(ownMatches(), [match]).slice(0, KEPT)));
