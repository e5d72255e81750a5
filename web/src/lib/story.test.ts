import { beforeEach, expect, test } from "vitest";
import { Story, type Moment } from "./story";

let now = 0;
let still = false;
let done: string[] = [];
let timers: { at: number; then: () => void }[] = [];
let story: Story;

/** Lets so many milliseconds go by. */
function pass(milliseconds: number): void {
  const end = now + milliseconds;
  for (;;) {
    const next = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
    if (!next) break;
    timers = timers.filter((timer) => timer !== next);
    now = next.at;
    next.then();
  }
  now = end;
}

beforeEach(() => {
  [now, still, done, timers] = [0, false, [], []];
  story = new Story(
    {
      now: () => now,
      after: (milliseconds, then) => {
        const timer = { at: now + milliseconds, then };
        timers.push(timer);
        return () => (timers = timers.filter((other) => other !== timer));
      },
      still: () => still,
      hasten: () => done.push("hasten"),
      drop: () => done.push("drop"),
    },
    (quiet) => done.push(quiet ? "quiet" : "begins"),
  );
});

/** A card that flies for 400 milliseconds, says a word when it lands, and then what it changes. */
function tell(name: string, lasts = 400): void {
  story.tell(
    (tempo) => {
      const moments: Moment[] = [
        { at: 0, starts: () => done.push(`${name} flies`) },
        { at: lasts * tempo, moves: () => done.push(`${name} lands`), tells: () => done.push(`${name}!`) },
      ];
      return { moments, lasts: lasts * tempo };
    },
    () => done.push(`${name} is taken`),
  );
}

const plain = (name: string): void =>
  story.tell(
    () => ({ moments: [], lasts: 0 }),
    () => done.push(`${name} is taken`),
  );

test("a card flies at once, and nothing is known of it before it has landed", () => {
  tell("a");
  expect(done).toEqual(["begins", "a flies"]);
  pass(399);
  expect(done).toEqual(["begins", "a flies"]);
  pass(1);
  expect(done).toEqual(["begins", "a flies", "a lands", "a!", "a is taken", "quiet"]);
});

test("what nothing moves for is taken at once, but never before what came earlier", () => {
  plain("a");
  expect(done).toEqual(["begins", "a is taken", "quiet"]);
  done = [];
  tell("b");
  plain("c");
  expect(done).toEqual(["begins", "b flies"]);
  pass(400);
  expect(done).toEqual(["begins", "b flies", "b lands", "b!", "b is taken", "c is taken", "quiet"]);
});

test("the next card flies at once too, the earlier one ends soon, and both land in their order", () => {
  tell("a");
  pass(100);
  tell("b");
  expect(done.slice(1)).toEqual(["a flies", "hasten", "b flies"]);
  pass(120);
  expect(done.slice(4)).toEqual(["a lands", "a!", "a is taken"]);
  pass(79);
  expect(done).not.toContain("b lands");
  pass(1);
  expect(done.slice(-4)).toEqual(["b lands", "b!", "b is taken", "quiet"]);
});

test("movements get shorter the more happens, and then everything is shown at once", () => {
  const tempi: number[] = [];
  const next = (): void =>
    story.tell(
      (tempo) => (tempi.push(tempo), { moments: [{ at: 0 }, { at: 400 * tempo }], lasts: 400 * tempo }),
      () => done.push("taken"),
    );
  for (let number = 0; number < 4; number++) next();
  expect(tempi).toEqual([...tempi].sort((one, other) => other - one));
  expect(tempi[1]! * 2).toBeLessThanOrEqual(tempi[0]!);
  expect(tempi.at(-1)).toBe(0);
  expect(done.filter((what) => what === "taken")).toHaveLength(4);
  next();
  expect(tempi.at(-1)).toBe(1);
});

test("a story never falls behind by more than half a second, however fast it comes", () => {
  for (let number = 1; number <= 200; number++) {
    tell("x");
    pass(17);
    const taken = done.filter((what) => what === "x is taken").length;
    expect(number - taken).toBeLessThanOrEqual(3);
  }
  pass(500);
  expect(done.filter((what) => what === "x is taken")).toHaveLength(200);
  expect(done.filter((what) => what === "x!")).toHaveLength(200);
});

test("who does something has everything shown first, with what is told of it, and without movement", () => {
  tell("a");
  tell("b");
  done = [];
  story.flush();
  expect(done).toEqual(["drop", "a!", "a is taken", "b!", "b is taken", "quiet"]);
  done = [];
  pass(1000);
  story.flush();
  expect(done).toEqual([]);
});

test("in a hidden tab, or where nothing is to move, everything is shown at once, and told all the same", () => {
  tell("a");
  still = true;
  done = [];
  tell("b");
  expect(done).toEqual(["drop", "a!", "a is taken", "quiet", "b is taken", "b!"]);
});

test("what has been overtaken by a whole new state is forgotten", () => {
  tell("a");
  done = [];
  story.clear();
  pass(1000);
  expect(done).toEqual(["drop", "quiet"]);
});
