import { askOwn } from "./api";
import type { OwnTable } from "../generated/protocol";
import { say } from "./i18n.svelte";

const HOUR = 3600;

/** How much time is left, in the largest unit of which there are two or more. */
export function leftWord(seconds: number): string {
  if (seconds >= 48 * HOUR) return say("turns-days-left", { count: Math.floor(seconds / (24 * HOUR)) });
  if (seconds >= 2 * HOUR) return say("turns-hours-left", { count: Math.floor(seconds / HOUR) });
  return say("turns-minutes-left", { count: Math.max(1, Math.floor(seconds / 60)) });
}

/** What is to be said of a table of one's own that is played by turns. */
export function waitWord({ yours, waits_for: names, left }: OwnTable): string {
  const who = yours ? say("turns-yours") : names.length ? say("turns-waits", { names: names.join(", ") }) : say("turns-kind");
  return left ? `${who} · ${leftWord(left)}` : who;
}

export const ownTables = (): Promise<OwnTable[]> => askOwn<OwnTable>("tables/mine");
