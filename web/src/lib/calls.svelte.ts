import type { Callout } from "./callouts";

const STAYS = 1000; // milliseconds
const READ = 2400; // where cards are to be looked at
const BRIEF = 500; // where the next one waits
const MOST = 3; // that wait at a seat

/** The callouts that are to be seen: one at each seat at a time, one after another. */
export class Calls {
  shown = $state.raw<readonly (Callout & { key: number })[]>([]);
  #waiting = new Map<number, Callout[]>();
  #timers = new Map<number, { end: number; timer: ReturnType<typeof setTimeout> }>();
  #keys = 0;

  call(callouts: readonly Callout[]): void {
    for (const callout of callouts) {
      const { seat } = callout;
      const waiting = [...(this.#waiting.get(seat) ?? []), callout];
      this.#waiting.set(seat, waiting.slice(-MOST));
      const timer = this.#timers.get(seat);
      if (!timer) this.#next(seat);
      else if (timer.end - performance.now() > BRIEF) this.#until(seat, BRIEF);
    }
  }

  end(): void {
    for (const { timer } of this.#timers.values()) clearTimeout(timer);
  }

  #next(seat: number): void {
    const others = this.shown.filter((callout) => callout.seat !== seat);
    const [callout, ...more] = this.#waiting.get(seat) ?? [];
    this.#waiting.set(seat, more);
    this.shown = callout ? [...others, { ...callout, key: ++this.#keys }] : others;
    if (callout) this.#until(seat, callout.cards.length ? READ : more.length ? BRIEF : STAYS);
    else this.#timers.delete(seat);
  }

  #until(seat: number, milliseconds: number): void {
    clearTimeout(this.#timers.get(seat)?.timer);
    const timer = setTimeout(() => this.#next(seat), milliseconds);
    this.#timers.set(seat, { end: performance.now() + milliseconds, timer });
  }
}
