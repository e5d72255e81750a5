import { announcements } from "./announcements.svelte";
import { calloutsOf, type Callout } from "./callouts";
import { Connection, type Greeting } from "./connection";
import { courseOf, type Change, type Flight, type Shown } from "./motion";
import {
  PASSING,
  type Advice,
  type Bye,
  type Clock,
  type Command,
  type Game,
  type Event,
  type StandingOrders,
  type Held,
  type Line,
  type Own,
  type Presence,
  type Reason,
  type Refused,
  type Room,
  type Told,
  type Update,
  type Welcome,
} from "../generated/protocol";
import { Shuffles } from "./shuffle";
import { soundsOf, type Heard } from "./sound";
import { Story, type Moment, type Scene } from "./story";
import { texts } from "./i18n.svelte";

/** Something in the narration of a round: what happened, or what somebody said. */
export type Entry = { key: number } & ({ event: Event } | { line: Line });

/** Why one is not at the table. */
interface Ended {
  code: string;
  text: string;
}

type Listener = (update: Update) => void;

/** Where a round is to be seen and heard. */
export interface Stage {
  /** Nobody looks, or nothing is to move. */
  still: () => boolean;
  /** How many times as long as usual movements take. */
  slow: () => number;
  launch: (flight: Flight, milliseconds: number) => void;
  /** Called before what is shown has changed. */
  land: (flight: Flight) => void;
  hasten: (rate: number) => void;
  drop: () => void;
  tell: (callouts: Callout[], sounds: Heard[]) => void;
}

/** Once one of these has happened a round is under way. */
const BEGUN = new Set(["played", "drew", "passed", "accepted", "challenged", "colour"]);
const LONGEST = 400; // entries of a narration that are kept

const NONE: StandingOrders = { call: false, draw: false };

/**
 * A table as this page knows it: everything that the server has told, and nothing else. What happens in a round is taken in when it
 * has been shown: `game`, `own`, `room`, `clock` and `narration` are what is to be seen, the rest is as new as can be.
 */
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
  /** What is done for us without asking, by turns. */
  orders = $state.raw<StandingOrders>(NONE);
  here = $state.raw<number[]>([]);
  watching = $state(0);
  /** The names of some of those who only watch. */
  watchers = $state.raw<string[]>([]);
  /** How many screens show this table to a room. */
  screens = $state(0);
  /** What the clock said, and when (performance.now()). */
  clock = $state.raw<Clock & { at: number }>({ hold: 0, left: {}, remaining: 0, at: 0 });
  narration = $state.raw<Entry[]>([]);
  refused = $state.raw<Refused | null>(null);
  held = $state.raw<Held | null>(null);
  /** What a bot did for us because our time was up, until we have done something ourselves. */
  late = $state.raw<Event[] | null>(null);
  /** Why the card that was asked about last can't be played. */
  reason = $state.raw<Reason | null>(null);
  /** What would be best now, where we have asked. */
  advice = $state.raw<Advice | null>(null);
  /** Ids of what has been said and not been answered yet. */
  said = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether everything that has been told is to be seen. */
  quiet = $state(true);

  /** What the server has told, which may not be shown yet. */
  #newest: { game: Game | null; own: Own | null } = { game: null, own: null };
  #stage: Stage | null = null;
  #story = new Story(
    {
      now: () => performance.now(),
      after: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      still: () => this.#stage?.still() ?? true,
      hasten: (rate) => this.#stage?.hasten(rate),
      drop: () => this.#stage?.drop(),
    },
    (quiet) => (this.quiet = quiet),
  );
  #listeners = new Set<Listener>();
  #connection: Connection;
  #keys = 0;
  #greeted = false; // on the connection that there is
  #shuffles: Shuffles;
  #whispered = new Map<string, () => void>();

  constructor(
    readonly code: string,
    public watch: boolean,
    /** Who one is, where it is not whom the browser is known as, and whether everybody in a room looks at this page. */
    as: Partial<Pick<Greeting, "token" | "screen">> = {},
    connect = (events: ConstructorParameters<typeof Connection>[0]) => new Connection(events),
  ) {
    this.#shuffles = new Shuffles(this);
    this.#connection = connect({
      hello: () => ({ table: this.code, version: this.version, watch: this.watch, screen: false, ...as, language: texts.language }),
      told: (message) => this.hear(message as Told),
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
  whisper(command: Command, refused: () => void, once = false): void {
    this.#whispered.set(this.#connection.say(command, once), refused);
  }

  /** Plays: an action as `own.legal` lists it. */
  act(action: string): string {
    return this.say({ type: "act", action, version: this.version });
  }

  close(): void {
    this.#connection.close();
  }

  /** Shows everything as it is by now, as whoever does something means it. */
  flush(): void {
    this.#story.flush();
  }

  /** Has what happens shown on a stage; returns how to end that. Where a deal has brought it into view, that is shown first. */
  perform(stage: Stage): () => void {
    this.#stage = stage;
    this.#showDeal();
    return () => {
      this.#story.flush();
      if (this.#stage === stage) this.#stage = null;
    };
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
        return this.#presence(message);
      case "held":
        this.held = message;
        return;
      case "reason":
        this.#answered(message.id);
        this.reason = message;
        return;
      case "advice":
        this.#answered(message.id);
        this.advice = message;
        return;
      case "refused": {
        const quietly = this.#whispered.get(message.id);
        this.#answered(message.id);
        if (quietly) quietly();
        else if (this.#greeted) this.refused = message;
        else if (!this.known || !PASSING.has(message.code)) this.ended = message;
        return;
      }
      case "announcement":
        return announcements.hear(message);
      case "bye":
        if (message.again) this.parting = message;
        else this.ended = message;
    }
  }

  #welcome(told: Welcome): void {
    this.#story.clear();
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
    this.#newest = { game: told.game, own: told.own };
    this.orders = told.orders ?? NONE;
    this.#presence(told);
    this.#set(told.clock, performance.now());
    this.held = this.advice = null;
    this.said = new Set();
    if (told.full) this.narration = [];
    this.#tell(told.events, told.chat);
    void this.#shuffles.hear(told, told.person, told.seat);
  }

  #presence({ here, watching, watchers = [], screens = 0 }: Welcome | Presence): void {
    this.here = here;
    this.watching = watching;
    this.watchers = watchers;
    this.screens = screens;
  }

  #update({ chat, ...told }: Update): void {
    if (told.version < this.version) return;
    this.version = told.version;
    // what one has done oneself begins at once
    if (told.id !== undefined && this.said.has(told.id) && told.events) this.flush();
    if (told.id !== undefined) this.#answered(told.id);
    if (chat) {
      this.#tell([], [chat]);
      this.#hear({ type: "update", version: told.version, chat });
    }
    const before = this.#newest;
    const seat = told.seat ?? this.seat;
    this.#newest = {
      game: told.game ?? before.game,
      own: told.own ?? (told.deal ? null : before.own),
    };
    const at = performance.now();
    this.#story.tell(
      (tempo) => this.#scene(told, before, seat, tempo),
      () => this.#take(told, at),
    );
    void this.#shuffles.hear(told, this.person, seat);
  }

  #take(told: Update, at: number): void {
    if (told.room) this.room = told.room;
    if (told.seat !== undefined) this.seat = told.seat;
    if (told.deal) {
      this.narration = [];
      if (!told.own) this.own = null;
    }
    if (told.game) {
      this.game = told.game;
      this.advice = null;
    }
    if (told.own) this.own = told.own;
    if (told.orders) this.orders = told.orders;
    if (told.clock) this.#set(told.clock, at);
    if (told.late && told.late === this.seat) this.late ??= told.events ?? [];
    else if (told.deal || (told.id !== undefined && told.game)) this.late = null;
    this.#tell(told.events ?? [], []);
    this.#hear(told);
  }

  #hear(update: Update): void {
    for (const listener of this.#listeners) listener(update);
  }

  /** A deal that has just been made is told once more, by a stage that has come into view with it. */
  #showDeal(): void {
    const { game, own, narration } = this;
    const events = narration.flatMap((entry) => ("event" in entry ? [entry.event] : []));
    if (!game || game.phase === "over" || !this.quiet || events.some(({ kind }) => BEGUN.has(kind)) || this.#stage?.still()) return;
    const lines = narration.filter((entry) => "line" in entry);
    const update: Update = { type: "update", version: this.version, deal: true, events, game, ...(own && { own }) };
    this.narration = lines;
    this.#story.tell(
      (tempo) => this.#scene(update, { game: null, own: null }, this.seat, tempo),
      () => {
        [this.game, this.own] = [game, own];
        this.#tell(events, []);
      },
    );
  }

  /** How an update is shown on the stage that there is. */
  #scene(told: Update, before: { game: Game | null; own: Own | null }, seat: number, tempo: number): Scene {
    const stage = this.#stage;
    if (!stage) return { moments: [], lasts: 0 };
    const shown: Shown | null = before.game && { game: before.game, own: before.own };
    const { flights, changes, times, lasts } = courseOf(told, shown, seat, tempo * stage.slow());
    const side = this.room?.sides.find((seats) => seats.includes(seat));
    const callouts = calloutsOf(told, before.game, seat);
    const sounds = soundsOf(told, before.game, seat, side);
    const moments: Moment[] = changes.map(({ at, change }) => ({ at, moves: () => this.#show(change) }));
    for (const flight of flights) {
      moments.push(
        { at: flight.start, starts: (rate) => stage.launch(flight, (flight.lands - flight.start) / rate) },
        { at: flight.start, moves: () => this.#show(flight.leaves) },
        {
          at: flight.lands,
          moves: () => {
            stage.land(flight);
            this.#show(flight.comes);
          },
        },
      );
    }
    for (const at of new Set([...times, lasts])) {
      const then = ({ event }: { event: number }): boolean => (event < 0 ? at === lasts : times[event] === at);
      const [called, heard] = [callouts.filter(then), sounds.filter(then)];
      if (called.length || heard.length) moments.push({ at, tells: () => stage.tell(called, heard) });
    }
    return { moments: moments.sort((one, other) => one.at - other.at), lasts };
  }

  #show(change: Change): void {
    if (!this.game) return;
    const { game, own } = change({ game: this.game, own: this.own });
    [this.game, this.own] = [game, own];
  }

  /** While the match is paused no time runs out. */
  #set(clock: Clock, at: number): void {
    this.clock = { ...(this.room?.paused ? { ...clock, hold: 0, left: {} } : clock), at };
  }

  #answered(id: string): void {
    this.#whispered.delete(id);
    if (this.held?.id === id) this.held = null;
    if (this.said.has(id)) this.said = new Set([...this.said].filter((said) => said !== id));
  }

  #tell(events: Event[], lines: Line[]): void {
    if (!events.length && !lines.length) return;
    const told: Entry[] = [...lines.map((line) => ({ key: ++this.#keys, line })), ...events.map((event) => ({ key: ++this.#keys, event }))];
    this.narration = [...this.narration, ...told].slice(-LONGEST);
  }
}
