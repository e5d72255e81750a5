import { writable } from "svelte/store";
import type { Room, Shuffle } from "./protocol";
import type { Table } from "./table.svelte";
import { witness } from "./witness";

/** What this page saw of a deal before it was made: the commitment, what we added ("" for nothing), and whether it arrived. */
export interface Kept {
  commitment: string;
  bytes: string;
  arrived: boolean;
}

/**
 * What became of a deal: `right` with our bytes in it, `kept` where we added none, `broken` where the secret is not the one
 * that was committed to, `lost` where our bytes are not in it, `unable` where this browser cannot tell (only over https).
 */
export type Verdict = "right" | "kept" | "broken" | "lost" | "unable";

/** What became of the deals that this page has seen, by their number. */
export const verdicts = writable<Record<number, Verdict>>({});

const KEY = "lastcard.shuffle";

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

async function digest(secret: string): Promise<string> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** What came of a deal, when what it was made of has been shown. */
export async function judge(kept: Kept, shown: Shuffle, seat: number): Promise<Verdict> {
  const there = kept.bytes !== "" && shown.added[seat - 1] === kept.bytes;
  if (kept.arrived && !there) return "lost";
  // browsers have it over https and on the machine itself
  if (!globalThis.crypto.subtle) return "unable";
  if ((await digest(shown.secret)) !== kept.commitment) return "broken";
  return there ? "right" : "kept";
}

/** Adds to the deals of a table and checks them; what it has seen stays with the tab, so that a reload loses nothing. */
export class Shuffles {
  #kept: Record<number, Kept> = {};
  #sent = new Set<number>();
  #judged = new Set<number>();

  constructor(
    private readonly table: Pick<Table, "code" | "whisper">,
    private readonly store: Storage | undefined = session(),
  ) {
    try {
      const stored = JSON.parse(this.store?.getItem(KEY) ?? "null") as { table: string; kept: Record<number, Kept> } | null;
      if (stored?.table === table.code) this.#kept = stored.kept;
    } catch {
      // what cannot be read was not kept
    }
    verdicts.set({});
  }

  /** Looks at a room as it is now; `person` and `seat` are ours. */
  async look({ shuffle }: Room, person: number, seat: number): Promise<void> {
    const { deal } = shuffle;
    const seen = this.#kept[deal] ?? { commitment: shuffle.commitment, bytes: "", arrived: false };
    if (shuffle.mixed.includes(person)) this.#keep(deal, { ...seen, arrived: seen.bytes !== "" });
    else if (!person || !seat) this.#keep(deal, seen);
    else if (!this.#sent.has(deal)) {
      const bytes = seen.bytes || hex(crypto.getRandomValues(new Uint8Array(16)));
      this.#sent.add(deal);
      this.#keep(deal, { ...seen, bytes });
      this.table.whisper({ type: "mix", deal, bytes }, () => this.#keep(deal, { ...seen, bytes: "" }));
    }
    const before = this.#kept[deal - 1];
    if (!shuffle.secret || !before || this.#judged.has(deal - 1)) return;
    this.#judged.add(deal - 1);
    const verdict = await judge(before, shuffle, seat);
    witness(shuffle.secret, verdict);
    verdicts.update((found) => ({ ...found, [deal - 1]: verdict }));
  }

  #keep(deal: number, kept: Kept): void {
    const before = this.#kept[deal - 1];
    this.#kept = { ...(before && { [deal - 1]: before }), [deal]: kept };
    try {
      this.store?.setItem(KEY, JSON.stringify({ table: this.table.code, kept: this.#kept }));
    } catch {
      // closed storage: it is kept until the page is left
    }
  }
}

function session(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
