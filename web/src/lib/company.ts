import type { Table } from "./table.svelte";

/** Whether somebody may let the match wait: the host, and who plays alone with bots. */
export function mayPause({ room, person, seat }: Pick<Table, "room" | "person" | "seat">): boolean {
  if (!room || !person || !["round", "between"].includes(room.stage)) return false;
  return room.host === person || (room.solo && seat > 0);
}
