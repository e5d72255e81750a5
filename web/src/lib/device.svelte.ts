import type { Guest, Event } from "../generated/protocol";
import { ask } from "./api";
import { say } from "./i18n.svelte";
import { asked } from "./narrator";
import { load, save } from "./settings.svelte";
import { Table, type Entry } from "./table.svelte";

const KEPT = "device"; // "CODE token token …": the others at this device, at the table that was shared last

/** What the page keeps of the others at this device. */
export function tokensOf(kept: string, code: string): string[] {
  const [table, ...tokens] = kept.split(" ");
  return table === code ? tokens : [];
}

/** Something that happened as everybody knows it, without cards that somebody drew or was dealt. */
const bare = (event: Event): Event => ({ ...event, cards: [] });
const SECRET = new Set(["dealt", "drew", "hand"]);
export const publicly = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ("event" in entry && SECRET.has(entry.event.kind) ? { ...entry, event: bare(entry.event) } : entry));

/** What nobody may see while the device goes from hand to hand. */
const HIDDEN: Partial<Record<keyof Table, unknown>> = {
  seat: 0,
  person: 0,
  own: null,
  late: null,
  held: null,
  refused: null,
  reason: null,
};

/** A table as somebody sees it who has no cards there. */
export function veiled(table: Table): Table {
  return new Proxy(table, {
    get(of, name) {
      if (name in HIDDEN) return HIDDEN[name as keyof Table];
      if (name === "narration") return publicly(of.narration);
      const value: unknown = Reflect.get(of, name, of);
      return typeof value === "function" ? (value.bind(of) as unknown) : value;
    },
  });
}

/** Several people at one device: the table as each of them knows it, and whose cards are shown. */
export class Device {
  others = $state.raw<readonly Table[]>([]);
  /** Who holds the device and sees their cards; null while it goes from hand to hand. */
  holder = $state.raw<Table | null>(null);
  #tokens = new Map<Table, string>();

  constructor(
    readonly main: Table,
    private readonly open = (code: string, token: string) => new Table(code, false, { token }),
  ) {
    for (const token of tokensOf(load(KEPT, ""), main.code)) this.#seat(token);
  }

  tables = $derived.by(() => [this.main, ...this.others]);
  /** Of those here who are asked something now, the first. */
  asked = $derived.by(() => this.tables.find((table) => isAsked(table)) ?? null);

  /** Lets somebody sit down with a name of their own. */
  async add(name: string): Promise<Table> {
    const { token } = await ask<Guest>("guests", { name }, { credentials: "omit" });
    const table = this.#seat(token);
    this.#keep();
    return table;
  }

  /** Takes somebody off this device, and away from the table. */
  remove(table: Table): void {
    table.whisper({ type: "leave" }, () => undefined, true);
    this.drop(table);
  }

  drop(table: Table): void {
    this.others = this.others.filter((other) => other !== table);
    this.#tokens.delete(table);
    if (this.holder === table) this.holder = null;
    this.#keep();
    setTimeout(() => table.close(), 1000); // what was said last is to arrive
  }

  /** Shows somebody their cards; whoever was stood in for is back with that. */
  show(table: Table): void {
    if (table.room?.places[table.seat - 1]?.stand_in) table.say({ type: "back" });
    this.holder = table;
  }

  hide(): void {
    this.holder = null;
  }

  /** Who is ready for the next round is so for everybody at this device; who has no place here any more is let go. */
  follow(): void {
    for (const table of this.others) if (table.ended && table.known) this.drop(table);
    const room = this.main.room;
    if (room?.stage !== "between" || !room.ready.includes(this.main.person)) return;
    for (const table of this.others) {
      if (table.seat && !room.ready.includes(table.person) && !table.said.size) table.say({ type: "ready" });
    }
  }

  nameOf(table: Table): string {
    return table.room?.people.find(({ person }) => person === table.person)?.name ?? say("default-name");
  }

  close(): void {
    for (const table of this.others) table.close();
  }

  #seat(token: string): Table {
    const table = this.open(this.main.code, token);
    this.#tokens.set(table, token);
    this.others = [...this.others, table];
    return table;
  }

  #keep(): void {
    save(KEPT, [this.main.code, ...this.#tokens.values()].join(" "));
  }
}

/** Whether somebody has to do something before the game goes on. */
export function isAsked({ game, own, seat, room }: Pick<Table, "game" | "own" | "seat" | "room">): boolean {
  return game !== null && own !== null && own.legal.length > 0 && !room?.places[seat - 1]?.stand_in && asked(game, seat);
}
