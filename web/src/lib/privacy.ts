import type { Fault } from "./api";
import { remove } from "./removing";

/** What is kept on this device of who one is and where one has been. */
const OWN = ["name", "guest", "visits", "matches", "muted", "face", "device"];

/** Has the server forget us; whether that is done already, and not only begun. */
export async function forgetMe(): Promise<boolean> {
  const { done } = await remove<{ done: boolean }>("guests/me").catch((fault: Fault) => {
    if (fault.code !== "no-token") throw fault;
    return { done: true };
  });
  return done;
}

/** Forgets on this device, too, who we were. */
export function forgetHere(storage: Pick<Storage, "removeItem">): void {
  for (const key of OWN) storage.removeItem(`lastcard.${key}`);
}
