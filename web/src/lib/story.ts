/** Something of an update in its time. */
export interface Moment {
  /** Milliseconds after the update has begun to be shown. */
  at: number;
  /** Begins to move, whatever else is still in the air; so many times as fast as was meant. */
  starts?: (rate: number) => void;
  /** Changes what is shown, after everything that came earlier. */
  moves?: () => void;
  /** Says something; also where nothing moves. */
  tells?: () => void;
}

/** How an update is shown: its moments in their order, and how long it is until everything has landed. */
export interface Scene {
  moments: Moment[];
  lasts: number;
}

/** Where a story is told. */
interface Playhouse {
  now: () => number;
  /** Calls back after so many milliseconds; returns how to prevent that. */
  after: (milliseconds: number, then: () => void) => () => void;
  /** Nobody looks, or nothing is to move. */
  still: () => boolean;
  /** What is in the air goes on so many times as fast. */
  hasten: (rate: number) => void;
  /** What is in the air is taken away. */
  drop: () => void;
}

interface Due extends Moment {
  due: number;
  rate: number;
  /** The end of an update: what it says becomes what is shown. */
  take?: () => void;
}

/** How long movements are, as parts of their usual length, by how many updates are still being shown; after that nothing moves. */
const TEMPI = [1, 0.5, 0.22];
/** What is being shown when something new comes ends in so much of its time, and in so many milliseconds at the least. */
const HURRY = 0.3;
const LEAST = 120;

/**
 * The updates of a table in their order. What moves begins at once, and what an update says is shown when it has landed, never
 * before what came earlier. Where much happens movements get shorter, and then there are none: the story does not fall behind.
 */
export class Story {
  #waiting: Due[] = [];
  #starting: Due[] = [];
  #behind = 0;
  #prevent: (() => void) | undefined;

  constructor(
    private readonly house: Playhouse,
    /** Told when everything has landed, and when something begins. */
    private readonly quiet: (quiet: boolean) => void = () => undefined,
  ) {}

  /** Shows an update, and then takes it in; `compose` gets the tempo, 0 for none. */
  tell(compose: (tempo: number) => Scene, take: () => void): void {
    const tempo = this.house.still() ? 0 : (TEMPI[this.#behind] ?? 0);
    if (!tempo) this.flush();
    const { moments, lasts } = compose(tempo);
    if (!tempo) {
      take();
      for (const { tells } of moments) tells?.();
      return;
    }
    if (moments.length) this.#hurry();
    const now = this.house.now();
    for (const moment of moments) (moment.starts ? this.#starting : this.#waiting).push({ ...moment, due: now + moment.at, rate: 1 });
    this.#waiting.push({ at: lasts, due: now + lasts, rate: 1, take });
    if (!this.#behind++) this.quiet(false);
    this.#run();
  }

  /** Shows everything as it is by now. */
  flush(): void {
    this.#prevent?.();
    this.#prevent = undefined;
    if (!this.#behind) return;
    this.house.drop();
    const waiting = this.#waiting;
    [this.#waiting, this.#starting] = [[], []];
    for (const { take, tells } of waiting) {
      take?.();
      tells?.();
    }
    this.#behind = 0;
    this.quiet(true);
  }

  /** Forgets what has not been shown. */
  clear(): void {
    for (const moment of this.#waiting) {
      delete moment.take;
      delete moment.tells;
    }
    this.flush();
  }

  #hurry(): void {
    const last = this.#waiting.at(-1);
    if (!last) return;
    const now = this.house.now();
    const left = last.due - now;
    const rate = left / Math.max(LEAST, left * HURRY);
    if (rate <= 1) return;
    for (const moment of [...this.#waiting, ...this.#starting]) {
      moment.due = now + (moment.due - now) / rate;
      moment.rate *= rate;
    }
    this.house.hasten(rate);
  }

  #run(): void {
    this.#prevent?.();
    this.#prevent = undefined;
    const now = this.house.now();
    const starting = this.#starting.filter(({ due }) => due <= now);
    this.#starting = this.#starting.filter(({ due }) => due > now);
    for (const { starts, rate } of starting) starts!(rate);
    while (this.#waiting.length && this.#waiting[0]!.due <= now) {
      const { moves, tells, take } = this.#waiting.shift()!;
      moves?.();
      take?.();
      tells?.();
      if (take && !--this.#behind) this.quiet(true);
    }
    const next = Math.min(...this.#starting.map(({ due }) => due), this.#waiting[0]?.due ?? Infinity);
    if (next < Infinity) this.#prevent = this.house.after(next - now, () => this.#run());
  }
}
