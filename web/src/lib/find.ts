import { ask, asGuest } from "./api";
import { remove } from "./removing";
import { at } from "./base";
import type { Seeking, Wish } from "../generated/protocol";
import { say } from "./i18n.svelte";
import { presetName } from "./phrases";

/** What the windows of one browser are told apart by: closing one does not end what another does. */
export const newTab = (): string => Math.random().toString(36).slice(2, 14);

export const lookOn = (tab: string, known: string): Promise<Seeking> => ask<Seeking>(`seeks?tab=${tab}&known=${known}`);
export const seek = (wish: Wish, tab: string): Promise<Seeking> => asGuest<Seeking>("seeks", { wish, tab });
export const stopSeeking = (): Promise<Seeking> => remove<Seeking>("seeks");

/** Says that a window goes, while it does. */
export function goAway(tab: string): void {
  void fetch(at(`api/seeks?tab=${tab}`), { method: "DELETE", keepalive: true }).catch(() => undefined);
}

/** How many seats, as briefly as it can be said. */
const seatsWord = ({ least, most }: Wish): string => say("find-seats", { least: least === most ? 0 : least, most });

/** A wish in a few words. */
export function wishWord(wish: Wish): string {
  const rules = wish.rules.length ? wish.rules.map(presetName).join(", ") : say("find-rules-any");
  const rated = wish.rated === "any" ? "" : say(`find-rated-${wish.rated}`);
  return [rules, seatsWord(wish), rated, say(wish.bots ? "find-with-bots" : "find-people-only")].filter(Boolean).join(" · ");
}

/** Minutes and seconds. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
