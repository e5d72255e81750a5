import { writable } from "svelte/store";
import type { Game, Event, Room, Update, Welcome } from "../generated/protocol";
import type { Table } from "./table.svelte";
import { keepVerdict } from "./verdictStore";

/** What this page saw of a deal before it was made. */
interface Kept {
  commitment: string;
  /** What we added to this commitment, "" for nothing. */
  bytes: string;
  arrived: boolean;
  /** Too late, or another page of ours was quicker. */
  refused: boolean;
  mixed: number[];
  /** Our seat when it was dealt. */
  seat: number;
  /** Whether each seat had added when it was dealt; null if we did not see that. */
  adders: boolean[] | null;
}

/**
 * What became of a deal: `right` with our bytes in it, `kept` where we added none, `broken` where the secret is not the one
 * that was committed to, `lost` where our bytes are not in it, `elsewhere` where our seat has bytes that are not from here, `others` where
 * not those have added who had before, and `stacked` where the cards are not those that follow from all this.
 */
export type Verdict = "right" | "kept" | "broken" | "lost" | "elsewhere" | "others" | "stacked";

/** What became of the deals that this page has seen, by their number. */
export const verdicts = writable<Record<number, Verdict>>({});

const KEY = "lastcard.shuffle";
const NEW = { bytes: "", arrived: false, refused: false, mixed: [], seat: 0, adders: null } satisfies Partial<Kept>;

function bytes(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What came of a deal, when what it was made of has been shown; the proof is loaded when there is something to check. */
async function judge(kept: Kept, { shuffle, places, rules }: Room, game: Game | null, events: readonly Event[]): Promise<Verdict> {
  const { secret, added } = shuffle;
  const proof = await import("./proof");
  const own = added[kept.seat - 1] ?? "";
  const there = kept.bytes !== "" && own === kept.bytes;
  if (proof.commitmentTo(secret) !== kept.commitment) return "broken";
  if (kept.seat && kept.arrived && !kept.refused && !there) return "lost";
  if (kept.adders?.some((had, place) => had !== Boolean(added[place]))) return "others";
  if (game && events.some(({ kind }) => kind === "dealt")) {
    const course = { rules, seats: places.length, dealer: game.dealer, first: game.round === 1, events, hands: game.hands };
    if (!proof.follows(proof.keyOf(secret, added), course)) return "stacked";
  }
  return there ? "right" : own ? "elsewhere" : "kept";
}

/** Adds to the deals of a table and checks them; what it has seen stays with the tab, so that a reload loses nothing. */
export class Shuffles {
  #kept: Record<number, Kept> = {};
  #sent = new Set<string>();
  #judged = new Set<number>();
  #game: Game | null = null;
  #events: Event[] = [];

  constructor(
    private readonly table: Pick<Table, "code" | "whisper">,
    private readonly store: Storage | undefined = session(),
  ) {
    try {
      const stored = JSON.parse(this.store?.getItem(KEY) ?? "null") as { table: string; kept: Record<number, Kept> } | null;
      if (stored?.table === table.code) {
        this.#kept = Object.fromEntries(Object.entries(stored.kept).map(([deal, kept]) => [deal, { ...NEW, ...kept }]));
      }
    } catch {
      // what cannot be read was not kept
    }
    verdicts.set({});
  }

  /** Takes in what is told; `person` and `seat` are ours. */
  async hear(told: Welcome | Update, person: number, seat: number): Promise<void> {
    const again = told.type === "welcome";
    if (again ? told.full : told.deal) this.#events = [];
    this.#events.push(...(told.events ?? []));
    if (told.game) this.#game = told.game;
    if (told.room) await this.#look(told.room, person, seat, again);
  }

  /** Looks at a room as it is now; `again` through a new connection, before which things were missed. */
  async #look(room: Room, person: number, seat: number, again: boolean): Promise<void> {
    const { deal, commitment, mixed, secret } = room.shuffle;
    const before = this.#kept[deal - 1];
    let seen = this.#kept[deal];
    if (!seen && before && (room.stage === "round" || room.stage === "between")) {
      before.seat = seat;
      if (!again) before.adders = room.places.map((place) => place.person > 0 && before.mixed.includes(place.person));
    }
    // a server that was started again has seen what we added before
    if (!seen || (again && seen.commitment !== commitment)) seen = { ...NEW, commitment };
    if (again) this.#sent.clear();
    seen.mixed = mixed;
    seen.arrived ||= seen.bytes !== "" && mixed.includes(person);
    this.#add(deal, seen, person > 0 && seat > 0 && !mixed.includes(person));
    this.#keep(deal, seen);
    if (!secret || !before || this.#judged.has(deal - 1)) return;
    this.#judged.add(deal - 1);
    const verdict = await judge(before, room, this.#game, [...this.#events]);
    keepVerdict(secret, verdict);
    verdicts.update((found) => ({ ...found, [deal - 1]: verdict }));
  }

  #add(deal: number, seen: Kept, wanted: boolean): void {
    if (!wanted || seen.refused || this.#sent.has(seen.commitment)) return;
    this.#sent.add(seen.commitment);
    seen.bytes ||= bytes();
    const refused = (): void => {
      seen.refused = true;
      this.#keep(deal, seen);
    };
    this.table.whisper({ type: "mix", deal, bytes: seen.bytes }, refused, true);
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
