import { expect, test } from "vitest";
import { flightsOf } from "./motion";
import { game, happening, type Happening, type Update } from "./protocol";

const update = (...events: Partial<Happening>[]): Update => ({ type: "update", version: 1, events: events.map(happening) });
const four = game({ in_round: [1, 2, 4], sizes: [3, 5, 0, 2] });
const ways = (told: Update, inAir = 0) => flightsOf(told, four, inAir).map(({ from, to, face }) => [from, to, face]);

test("a card that is played flies at once from its seat to the pile", () => {
  const [flight, ...others] = flightsOf(update({ kind: "played", seat: 3, card: "R7" }, { kind: "called", seat: 3 }), four);
  expect(flight).toMatchObject({ from: 3, to: "discard", face: "R7", delay: 0 });
  expect(others).toEqual([]);
});

test("cards that are drawn fly one after another, seen only by who may", () => {
  expect(ways(update({ kind: "drew", seat: 1, count: 2, cards: ["R1", "W"] }))).toEqual([
    ["stock", 1, "R1"],
    ["stock", 1, "W"],
  ]);
  expect(ways(update({ kind: "drew", seat: 1, count: 2 }))).toEqual([
    ["stock", 1, ""],
    ["stock", 1, ""],
  ]);
  const [first, second] = flightsOf(update({ kind: "drew", seat: 1, count: 2 }), four);
  expect(second!.delay).toBeGreaterThan(first!.delay);
  expect(flightsOf(update({ kind: "drew", seat: 1, count: 40 }), four)).toHaveLength(4);
  expect(flightsOf(update({ kind: "drew", seat: 1 }), four)).toEqual([]);
});

test("hands that change owner all move at once", () => {
  expect(ways(update({ kind: "swapped", seat: 1, other: 2 }))).toEqual([
    [1, 2, ""],
    [2, 1, ""],
  ]);
  const rotated = (count: number) => ways(update({ kind: "rotated", count })).map(([from, to]) => [from, to]);
  expect(rotated(1)).toEqual([[1, 2], [2, 4], [4, 1]]);
  expect(rotated(-1)).toEqual([[1, 4], [2, 1], [4, 2]]);
  expect(new Set(flightsOf(update({ kind: "rotated", count: 1 }), four).map(({ delay }) => delay))).toEqual(new Set([0]));
});

test("hands that are mixed come together and then go out again", () => {
  const flights = flightsOf(update({ kind: "played", seat: 1, card: "WH" }, { kind: "mixed", seat: 1 }), four);
  expect(flights.map(({ from, to }) => [from, to])).toEqual([[1, "discard"], [2, 1], [4, 1], [1, 2], [1, 4]]);
  expect(flights[3]!.delay).toBeGreaterThanOrEqual(flights[1]!.delay + flights[1]!.duration - 1);
});

test("an update is soon shown, however much is in it", () => {
  const seats = Array.from({ length: 10 }, (_, place) => ({ kind: "dealt", seat: place + 1, count: 7 }));
  const flights = flightsOf(update(...seats, { kind: "turned", card: "R7" }, { kind: "reshuffled", count: 3 }, { kind: "drew", seat: 1, count: 4 }), four);
  expect(Math.max(...flights.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(1301);
});

test("the more is in the air, the quicker the next is", () => {
  const told = update({ kind: "played", seat: 3, card: "R7" });
  const durations = [0, 1, 2, 6].map((inAir) => flightsOf(told, four, inAir)[0]!.duration);
  expect(durations).toEqual([...durations].sort((one, other) => other - one));
  expect(durations[3]!).toBeLessThan(durations[0]! / 3);
});

test("what nothing moves for, and what this page does not know, is still", () => {
  expect(flightsOf({ type: "update", version: 1 }, null)).toEqual([]);
  expect(flightsOf(update({ kind: "weather" }, { kind: "rotated", count: 1 }), null)).toEqual([]);
});
