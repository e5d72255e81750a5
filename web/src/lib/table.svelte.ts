import { Connection, PASSING } from "./connection";
import type { Bye, Clock, Command, Game, Happening, Held, Line, Own, Reason, Refused, Room, Told, Update, Welcome } from "./protocol";
import { Shuffles } from "./shuffle";
import { texts } from "./text.svelte";

/** Something in the account of a round: what happened, or what somebody said. */
export type Entry = { key: number } & ({ happening: Happening } | { line: Line });

/** Why one is not at the table. */
export interface Ended {
  code: string;
  text: string;
}

export type Listener = (update: Update, before: { game: Game | null; own: Own | null }) => void;

const LONGEST = 400; // entries of an account that are kept

/** A table as this page knows it: everything that the server has told, and nothing else. */
export class Table {
  online = $state(false);
  /** Whether there has been a welcome. */
  known = $state(false);
  /** When the connection is tried again (performance.now()). */
  nextTry = $state(0);
  ended = $state.raw<Ended | null>(null);
  /** Why the server has ended the connection for the time being. */
  parting = $state.raw<Bye | null>(null);
  version = $state(-1);
  person = $state(0);
  seat = $state(0);
  room = $state.raw<Room | null>(null);
  game = $state.raw<Game | null>(null);
  own = $state.raw<Own | null>(null);
  here = $state.raw<number[]>([]);
  watching = $state(0);
  /** The names of some of those who only watch. */
  watchers = $state.raw<string[]>([]);
  /** What the clock said, and when (performance.now()). */
  clock = $state.raw<Clock & { at: number }>({ hold: 0, left: {}, at: 0 });
  account = $state.raw<Entry[]>([]);
  refused = $state.raw<Refused | null>(null);
  held = $state.raw<Held | null>(null);
  /** What a bot did for us because our time was up, until we have done something ourselves. */
  late = $state.raw<Happening[] | null>(null);
  /** Why the card that was asked about last can't be played. */
  reason = $state.raw<Reason | null>(null);
  /** Ids of what has been said and not been answered yet. */
  said = $state.raw<ReadonlySet<string>>(new Set());

  #listeners = new Set<Listener>();
  #connection: Connection;
  #keys = 0;
  #greeted = false; // on the connection that there is
  #shuffles: Shuffles;
  #whispered = new Map<string, () => void>();

  constructor(
    readonly code: string,
    public watch: boolean,
    connect = (events: ConstructorParameters<typeof Connection>[0]) => new Connection(events),
  ) {
    this.#shuffles = new Shuffles(this);
    this.#connection = connect({
      hello: () => ({ table: this.code, version: this.version, watch: this.watch, language: texts.language }),
      told: (message) => this.hear(message),
      state: (open, again) => {
        this.online = open;
        this.#greeted &&= open;
        this.nextTry = performance.now() + again * 1000;
      },
    });
  }

  say(command: Command): string {
    const id = this.#connection.say(command);
    this.said = new Set([...this.said, id]);
    this.refused = null;
    return id;
  }

  /** Says something that the person has not asked for and need not hear the refusal of. */
  whisper(command: Command, refused: () => void): void {
    this.#whispered.set(this.#connection.say(command), refused);
  }

  /** Plays: an action as `own.legal` lists it. */
  act(action: string): string {
    return this.say({ type: "act", action, version: this.version });
  }

  /** Says hello again, so that refusals come in the language of the page. */
  greetAgain(): void {
    this.#connection.again();
  }

  close(): void {
    this.#connection.close();
  }

  /** Has every update of a game told, after it has been taken in; returns how to stop that. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  hear(message: Told): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "presence":
        this.here = message.here;
        this.watching = message.watching;
        this.watchers = message.watchers ?? [];
        return;
      case "held":
        this.held = message;
        return;
      case "reason":
        this.#answered(message.id);
        this.reason = message;
        return;
      case "refused": {
        const quietly = this.#whispered.get(message.id);
        this.#answered(message.id);
        if (quietly) quietly();
        else if (this.#greeted) this.refused = message;
        else if (!this.known || !PASSING.has(message.code)) this.ended = { code: message.code, text: message.text };
        return;
      }
      case "bye":
        if (message.again) this.parting = message;
        else this.ended = { code: message.code, text: message.text };
    }
  }

  #welcome(told: Welcome): void {
    this.known = true;
    this.#greeted = true;
    this.ended = null;
    this.parting = null;
    this.version = told.version;
    this.person = told.person;
    this.seat = told.seat;
    this.room = told.room;
    this.game = told.game;
    this.own = told.own;
    this.here = told.here;
    this.watching = told.watching;
    this.watchers = told.watchers ?? [];
    this.#set(told.clock);
    this.held = null;
    this.said = new Set();
    if (told.full) this.account = [];
    this.#tell(told.events, told.chat);
    void this.#shuffles.look(told.room, told.person, told.seat);
  }

  #update(told: Update): void {
    if (told.version < this.version) return;
    const before = { game: this.game, own: this.own };
    this.version = told.version;
    if (told.id !== undefined) this.#answered(told.id);
    if (told.room) this.room = told.room;
    if (told.seat !== undefined) this.seat = told.seat;
    if (told.deal) {
      this.account = [];
      if (!told.own) this.own = null;
    }
    if (told.game) this.game = told.game;
    if (told.own) this.own = told.own;
    if (told.clock) this.#set(told.clock);
    if (told.late && told.late === this.seat) this.late ??= told.events ?? [];
    else if (told.deal || (told.id !== undefined && told.game)) this.late = null;
    this.#tell(told.events ?? [], told.chat ? [told.chat] : []);
    for (const listener of this.#listeners) listener(told, before);
    if (told.room) void this.#shuffles.look(told.room, this.person, this.seat);
  }

  /** While the match is paused no time runs out. */
  #set(clock: Clock): void {
    this.clock = { ...(this.room?.paused ? { hold: 0, left: {} } : clock), at: performance.now() };
  }

  #answered(id: string): void {
    this.#whispered.delete(id);
    if (this.held?.id === id) this.held = null;
    if (this.said.has(id)) this.said = new Set([...this.said].filter((said) => said !== id));
  }

  #tell(happenings: Happening[], lines: Line[]): void {
    if (!happenings.length && !lines.length) return;
    const told: Entry[] = [
      ...lines.map((line) => ({ key: ++this.#keys, line })),
      ...happenings.map((happening) => ({ key: ++this.#keys, happening })),
    ];
    this.account = [...this.account, ...told].slice(-LONGEST);
  }
}
