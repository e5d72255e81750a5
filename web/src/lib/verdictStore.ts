import { listIn, load, save } from "./settings.svelte";
import type { Verdict } from "./shuffle";

/** What this browser found out about the deals of its own games, by their secrets, so that it can tell when one is replayed. */
const KEY = "witness";
const MOST = 300;

function known(): [secret: string, verdict: Verdict][] {
  return listIn(load(KEY, "[]")) as [string, Verdict][];
}

export function keepVerdict(secret: string, verdict: Verdict): void {
  const others = known().filter(([kept]) => kept !== secret);
  save(KEY, JSON.stringify([...others, [secret, verdict]].slice(-MOST)));
}

/** What this browser saw of deals: a verdict for each, null where it was not there. */
export function verdictsOf(secrets: readonly string[]): (Verdict | null)[] {
  const found = new Map(known());
  return secrets.map((secret) => found.get(secret) ?? null);
}
