import { listIn, load, save } from "./settings.svelte";

/** A table at which somebody has been on this device, when (seconds since 1970), and in which seat; 0 is none. */
interface Visit {
  code: string;
  at: number;
  seat: number;
}

const KEPT = 6;
const LONGEST = 3 * 24 * 3600;

/** The visits that a note of the browser's storage holds, the newest first; what is none is left out. */
export function read(text: string, now: number): Visit[] {
  const visits = listIn(text) as Partial<Visit | null>[];
  return visits.filter((visit): visit is Visit => typeof visit?.code === "string" && now - Number(visit.at) < LONGEST).slice(0, KEPT);
}

/** The visits with one more, or with the same one anew. */
export function add(visits: Visit[], code: string, now: number, seat: number): Visit[] {
  return [{ code, at: now, seat }, ...visits.filter((visit) => visit.code !== code)].slice(0, KEPT);
}

const now = (): number => Math.floor(Date.now() / 1000);
const keep = (visits: Visit[]): void => save("visits", JSON.stringify(visits));

export const visits = (): Visit[] => read(load("visits", "[]"), now());
export const wasAt = (code: string): boolean => visits().some((visit) => visit.code === code);
export const noteVisit = (code: string, seat: number): void => keep(add(visits(), code, now(), seat));
export const forgetVisit = (code: string): void => keep(visits().filter((visit) => visit.code !== code));
