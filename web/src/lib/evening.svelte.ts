import { announcements } from "./announcements.svelte";
import { Connection, type Heard } from "./connection";
import { read } from "./evening";
import { texts } from "./i18n.svelte";
import type { EveningAt, EveningCommand, EveningTold } from "../generated/evening";
import { PASSING, type Refused } from "../generated/protocol";

/** An evening as this page knows it: what the server has told last, which is always the whole. */
export class Evening {
  online = $state(false);
  ended = $state.raw<{ code: string; text: string } | null>(null);
  told = $state.raw<EveningTold | null>(null);
  /** When that was (performance.now()), for its clocks. */
  toldAt = $state(0);
  refused = $state.raw<Refused | null>(null);
  /** Ids of what has been said and not been answered yet. */
  said = $state.raw<ReadonlySet<string>>(new Set());
  #connection: Connection;

  constructor(
    readonly code: string,
    readonly watch: boolean,
    connect = (events: ConstructorParameters<typeof Connection>[0]) => new Connection(events, read),
  ) {
    this.#connection = connect({
      hello: () => ({ table: this.code, version: this.told?.version ?? -1, watch: this.watch, screen: false, language: texts.language }),
      told: (message) => this.hear(message),
      state: (open) => (this.online = open),
    });
  }

  get at(): EveningAt | null {
    return this.told?.evening ?? null;
  }

  say(command: EveningCommand): string {
    this.refused = null;
    const id = this.#connection.say(command);
    this.said = new Set([...this.said, id]);
    return id;
  }

  close(): void {
    this.#connection.close();
  }

  hear(message: Heard): void {
    if (message.type === "evening") {
      if (message.version < (this.told?.version ?? -1)) return;
      this.told = message;
      this.toldAt = performance.now();
      this.ended = null;
      if (message.id) this.#answered(message.id);
    } else if (message.type === "refused") {
      const asked = this.said.has(message.id);
      this.#answered(message.id);
      if (asked) this.refused = message;
      else if (!this.told || !PASSING.has(message.code)) this.ended = message;
    } else if (message.type === "announcement") {
      announcements.hear(message);
    } else if (message.type === "bye" && !message.again) {
      this.ended = message;
    }
  }

  #answered(id: string): void {
    if (this.said.has(id)) this.said = new Set([...this.said].filter((said) => said !== id));
  }
}
