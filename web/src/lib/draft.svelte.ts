import { handicap, hands, rulesOf, valuesOf, wayOut } from "./lobby";
import type { Command, Refused, Rulebook, Rules, Settings } from "../generated/protocol";
import type { Table } from "./table.svelte";

/** Why something that was touched is as it was; `way` has the options that would have to be otherwise too. */
export interface Trouble {
  refused: Refused;
  way: Rules;
}

interface Wish {
  id: string;
  key: string;
  settings: Settings | null;
  /** What has been changed for its sake, where that was asked for. */
  came: Rules | null;
}

/**
 * What this person wants of a table before a match: shown at once, and taken back with the reason beside it where the
 * server refuses. `key` says which control was touched.
 */
export class Draft {
  #wishes = $state.raw<Wish[]>([]);
  #troubles = $state.raw<Record<string, Trouble>>({});
  #came = $state.raw<Record<string, Rules>>({});
  #refused: Record<string, Settings> = {};

  constructor(
    readonly table: Table,
    readonly book: Rulebook,
  ) {}

  readonly #wanted: Settings | null = $derived.by(() => {
    const open = this.#wishes.filter((wish) => wish.settings && this.table.said.has(wish.id));
    return open.at(-1)?.settings ?? null;
  });
  readonly settings: Settings | null = $derived.by(() => this.#wanted ?? this.table.room?.settings ?? null);
  /** Every option with its value. */
  readonly values: Rules = $derived.by(() =>
    this.#wanted ? valuesOf(this.#wanted.rules, this.book.presets) : (this.table.room?.rules ?? {}),
  );

  get preset(): string {
    const rules = this.#wanted?.rules ?? this.table.room?.preset ?? "";
    return typeof rules === "string" ? rules : String(rules["preset"]);
  }

  get mayChange(): boolean {
    return this.table.person > 0 && this.table.person === this.table.room?.host;
  }

  trouble(key: string): Trouble | undefined {
    return this.#troubles[key];
  }

  /** What was changed along with what was last touched, for it to be possible. */
  came(key: string): Rules {
    return this.#came[key] ?? {};
  }

  order(key: string, command: Command): void {
    this.#wish(key, command, null);
  }

  set(key: string, changes: Partial<Settings>, came: Rules | null = null): void {
    if (!this.settings) return;
    const settings = { ...this.settings, ...changes };
    if (changes.seats && hands(this.values).length) {
      const values = { ...this.values, hands: handicap(this.values, changes.seats) };
      settings.rules = rulesOf(values, this.preset, this.book.presets);
    }
    this.#wish(key, { type: "change", settings }, settings, came);
  }

  choose(option: string, value: unknown): void {
    this.#setRules(option, { ...this.values, [option]: value });
  }

  /** Chooses a value, and whatever the server says that it needs. */
  insist(option: string, value: unknown): void {
    this.#setRules(option, { ...this.values, [option]: value }, {});
  }

  /** Asks again for what was refused, with what it needs. */
  takeWayOut(key: string): void {
    const refused = this.#refused[key];
    const way = this.#troubles[key]?.way;
    if (refused && way) this.#setRules(key, { ...valuesOf(refused.rules, this.book.presets), ...way });
  }

  dismiss(key: string): void {
    const { [key]: _, ...others } = this.#troubles;
    this.#troubles = others;
  }

  /** Takes in what the server refuses. */
  hear(refused: Refused): void {
    const wish = this.#wishes.find(({ id }) => id === refused.id);
    if (!wish) return;
    const named = wish.settings ? wayOut(refused, valuesOf(wish.settings.rules, this.book.presets)) : {};
    const { [wish.key]: _, ...way } = named;
    const came = wish.came;
    if (wish.settings && came && Object.keys(way).some((option) => !(option in came))) {
      this.#setRules(wish.key, { ...valuesOf(wish.settings.rules, this.book.presets), ...way }, { ...came, ...way });
      return;
    }
    if (wish.settings) this.#refused[wish.key] = wish.settings;
    this.#troubles = { ...this.#troubles, [wish.key]: { refused, way } };
  }

  #setRules(key: string, values: Rules, came: Rules | null = null): void {
    this.set(key, { rules: rulesOf(values, this.preset, this.book.presets) }, came);
  }

  #wish(key: string, command: Command, settings: Settings | null, came: Rules | null = null): void {
    this.#troubles = {};
    this.#came = came ? { [key]: came } : {};
    const id = this.table.say(command);
    this.#wishes = [...this.#wishes.filter((wish) => this.table.said.has(wish.id)), { id, key, settings, came }];
  }
}
