import { at } from "./base";
import { Fault } from "./api";
import { texts } from "./i18n.svelte";
import type { Fault as Refusal } from "../generated/protocol";

/** What is kept on this device of who one is and where one has been. */
const OWN = ["name", "guest", "visits", "matches", "muted", "face", "device"];

/** Has the server forget us; whether that is done already, and not only begun. */
export async function forgetMe(): Promise<boolean> {
  const headers = { "accept-language": texts.language, accept: "application/json" };
  const answer = await fetch(at("api/guests/me"), { method: "DELETE", headers, credentials: "same-origin" }).catch(() => null);
  if (!answer) throw new Fault("offline", texts.say("web-offline"));
  const told = (await answer.json().catch(() => null)) as (Partial<Refusal> & { done?: boolean }) | null;
  if (!answer.ok && told?.code !== "no-token") throw new Fault(told?.code ?? "server-error", told?.text ?? texts.say("server-error"));
  return told?.done ?? true;
}

/** Forgets on this device, too, who we were. */
export function forgetHere(storage: Pick<Storage, "removeItem">): void {
  for (const key of OWN) storage.removeItem(`lastcard.${key}`);
}
