import type { Line } from "../generated/protocol";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

/** Whether what somebody says at a table is to be shown. */
export const hears = (table: Pick<Table, "code">, { person }: Line): boolean => settings.chat && !settings.isMuted(table.code, person);

/** Whether somebody may let the match wait: the host, and who plays alone with bots. */
export function mayPause({ room, person, seat }: Pick<Table, "room" | "person" | "seat">): boolean {
  if (!room || !person || !["round", "between"].includes(room.stage)) return false;
  return room.host === person || (room.solo && seat > 0);
}

/** Whether somebody may ask what would be best now. */
export function mayAsk({ room, seat, own }: Pick<Table, "room" | "seat" | "own">): boolean {
  if (!room || !seat || room.stage !== "round" || room.paused || room.places[seat - 1]?.stand_in) return false;
  const { hints, rated } = room.settings;
  return !rated && (hints === "all" || (hints === "alone" && room.solo)) && (own?.legal.length ?? 0) > 0;
}

/** What the speeds of bots are called, and the seconds that they take. */
export const SPEEDS = [
  ["speed-slow", 2],
  ["speed-usual", 1],
  ["speed-fast", 0.4],
] as const;

export function mayPace({ room, person }: Pick<Table, "room" | "person">): boolean {
  return room !== null && room.stage !== "lobby" && room.host === person && room.places.some(({ bot }) => bot);
}
