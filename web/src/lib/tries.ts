import type { TryBegun } from "../generated/protocol";
import { asGuest, beGuest } from "./api";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { noteVisit } from "./visits";

/** Has a hand dealt that others have had too, such as `challenges/ABCD`, and sits down with it; nobody is asked for a name first. */
export async function tryHand(path: string): Promise<void> {
  await beGuest(settings.name);
  const { table } = await asGuest<TryBegun>(`${path}/tries`, {});
  noteVisit(table, 1);
  router.go(`t/${table}`);
}
