import { expect, test } from "vitest";
import { courseOf, type Course, type Shown } from "./motion";
import { OWN, type Update } from "../generated/protocol";
import { game, update as updated, type Some } from "./samples";

const update = (...events: Some[]): Update => updated(events);
const before = (more: Partial<Shown> = {}): Shown => ({
  game: game({ in_round: [1, 2, 4], sizes: [3, 5, 0, 2], stock: 50, discard: 9, top: "B1", colour: "B" }),
  own: { ...OWN, hand: ["R1", "R7", "W"] },
  ...more,
});
const course = (told: Update, seat = 1, tempo = 1): Course => courseOf(told, before(), seat, tempo);
const ways = (told: Update, seat = 1) => course(told, seat).flights.map(({ from, to, face }) => [from, to, face]);

/** What is shown at a moment, before the update has been taken in. */
function shown(told: Update, at: number, seat = 1): Shown {
  const { flights, changes } = course(told, seat);
  const all = [
    ...changes,
    ...flights.flatMap(({ start, lands, leaves, comes }) => [
      { at: start, change: leaves },
      { at: lands, change: comes },
    ]),
  ].sort((one, other) => one.at - other.at);
  return all.filter((each) => each.at <= at).reduce((now, { change }) => change(now), before());
}

test("a card that is played flies at once, and is on top with its colour when it has landed", () => {
  const told = update({ kind: "played", seat: 2, card: "W", colour: "G" }, { kind: "called", seat: 2 });
  const { flights, lasts, times } = course(told);
  expect(flights).toMatchObject([{ from: 2, to: "discard", face: "W", start: 0, lands: 420 }]);
  expect(lasts).toBe(420);
  expect(times).toEqual([420, 420]);
  expect(shown(told, 419).game).toMatchObject({ top: "B1", colour: "B", sizes: [3, 5, 0, 2] });
  expect(shown(told, 420).game).toMatchObject({ top: "W", colour: "G", discard: 10, sizes: [3, 4, 0, 2] });
});

test("a card of ours leaves the hand when it flies", () => {
  expect(shown(update({ kind: "played", seat: 1, card: "R7" }), 0).own!.hand).toEqual(["R1", "W"]);
});

test("nothing is asked while cards of ours are under way", () => {
  const asked = before({ own: { ...OWN, hand: ["R1", "R7"], legal: ["play R7", "draw"], fitting: ["R7"] } });
  for (const event of [
    { kind: "played", card: "R7" },
    { kind: "drew", count: 1, cards: ["G1"] },
    { kind: "swapped", other: 2 },
  ]) {
    const { flights } = courseOf(update({ seat: 1, ...event }), asked, 1);
    expect(flights[0]!.leaves(asked)).toMatchObject({ game: { phase: "moving" }, own: { legal: [], fitting: [] } });
  }
});

test("nobody is said to have called before it is known", () => {
  const told = update({ kind: "played", seat: 4, card: "G1" });
  expect(shown(told, 420).game).toMatchObject({ sizes: [3, 5, 0, 1], vulnerable: [4] });
});

test("cards that are drawn fly one after another, seen only by who may, and count when they have come", () => {
  const mine = { ...update({ kind: "drew", seat: 1, count: 2, cards: ["W", "R3"] }), own: { ...OWN, hand: ["R1", "R3", "R7", "W", "W"] } };
  expect(ways(mine)).toEqual([
    ["stock", 1, "W"],
    ["stock", 1, "R3"],
  ]);
  const [first, second] = course(mine).flights;
  expect(second!.start).toBeGreaterThan(first!.start);
  expect(shown(mine, first!.lands - 1)).toMatchObject({ game: { sizes: [3, 5, 0, 2], stock: 48 }, own: { hand: ["R1", "R7", "W"] } });
  expect(shown(mine, first!.lands)).toMatchObject({ game: { sizes: [4, 5, 0, 2] }, own: { hand: ["R1", "R7", "W", "W"] } });
  expect(shown(mine, second!.lands).own!.hand).toEqual(["R1", "R3", "R7", "W", "W"]);
  expect(ways(update({ kind: "drew", seat: 2, count: 2 }))).toEqual([
    ["stock", 2, ""],
    ["stock", 2, ""],
  ]);
  expect(ways(update({ kind: "drew", seat: 2 }))).toEqual([]);
});

test("many cards are few flights, and still all of them are counted", () => {
  const told = update({ kind: "drew", seat: 2, count: 10 });
  expect(course(told).flights).toHaveLength(4);
  expect(shown(told, 2000).game.sizes[1]).toBe(15);
});

test("hands that change owner all move at once, and nobody has them meanwhile", () => {
  const told = update(
    { kind: "played", seat: 1, card: "R7" },
    { kind: "swapped", seat: 1, other: 2 },
    { kind: "hand", seat: 1, count: 5, cards: ["G1", "G2", "G3", "G4", "G5"] },
    { kind: "hand", seat: 2, count: 2 },
  );
  expect(ways(told).slice(1)).toEqual([
    [1, 2, ""],
    [2, 1, ""],
  ]);
  const { flights } = course(told);
  expect(flights[1]!.start).toBe(flights[0]!.lands);
  expect(shown(told, flights[1]!.start)).toMatchObject({ game: { sizes: [0, 0, 0, 2], top: "R7" }, own: { hand: [] } });
  expect(shown(told, flights[1]!.lands)).toMatchObject({ game: { sizes: [5, 2, 0, 2] }, own: { hand: ["G1", "G2", "G3", "G4", "G5"] } });
  const rotated = (count: number) => ways(update({ kind: "rotated", count })).map(([from, to]) => [from, to]);
  expect(rotated(1)).toEqual([
    [1, 2],
    [2, 4],
    [4, 1],
  ]);
  expect(rotated(-1)).toEqual([
    [1, 4],
    [2, 1],
    [4, 2],
  ]);
});

test("hands that are mixed come together and then go out again", () => {
  const { flights } = course(update({ kind: "played", seat: 1, card: "WH" }, { kind: "mixed", seat: 1 }));
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
    [1, "discard"],
    [2, 1],
    [4, 1],
    [1, 2],
    [1, 4],
  ]);
  expect(flights[3]!.start).toBeGreaterThanOrEqual(flights[1]!.lands - 1);
});

test("a deal begins with empty hands, and they grow card by card", () => {
  const hand = ["R1", "R2", "R3", "R4", "R5", "R6", "R7"];
  const told: Update = {
    ...update(
      { kind: "dealer", seat: 2 },
      { kind: "dealt", seat: 1, count: 7, cards: hand },
      { kind: "dealt", seat: 2, count: 7 },
      { kind: "dealt", seat: 4, count: 7 },
      { kind: "turned", card: "G5" },
    ),
    game: game({ in_round: [1, 2, 4], sizes: [7, 7, 0, 7], stock: 86, discard: 1, top: "G5", colour: "G", turn: 4, phase: "turn" }),
    own: { ...OWN, hand, legal: ["draw"] },
  };
  const { flights, lasts } = course(told);
  expect(flights).toHaveLength(22);
  expect(lasts).toBeLessThanOrEqual(1501);
  expect(shown(told, 0)).toMatchObject({ game: { sizes: [0, 0, 0, 0], top: "", turn: 0, stock: 107 }, own: { hand: [], legal: [] } });
  const sizes = flights.slice(0, -1).map(({ lands }) => shown(told, lands).game.sizes.reduce((sum, size) => sum + size));
  expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  expect(sizes.at(-1)).toBe(21);
  expect(shown(told, lasts)).toMatchObject({ game: { top: "G5", stock: 86 }, own: { hand } });
});

test("ten hands are dealt with no more in the air than four", () => {
  const sizes = Array<number>(10).fill(9);
  const seats = sizes.map((count, place) => ({ kind: "dealt", seat: place + 1, count }));
  const told = { ...update(...seats, { kind: "turned", card: "G5" }), game: game({ sizes, stock: 17, discard: 1 }) };
  const { flights, lasts } = course(told, 0);
  expect(flights.length).toBeLessThanOrEqual(41);
  expect(shown(told, lasts, 0).game.sizes).toEqual(sizes);
});

test("an update is soon shown, however much is in it, and sooner where something may be done after it", () => {
  const much = update(
    { kind: "played", seat: 2, card: "WH" },
    { kind: "mixed", seat: 2 },
    { kind: "reshuffled", count: 3 },
    { kind: "drew", seat: 4, count: 4 },
  );
  expect(course(much).lasts).toBeLessThanOrEqual(901);
  const { flights, lasts } = course({ ...much, own: { ...OWN, legal: ["draw"] } });
  expect(lasts).toBeLessThanOrEqual(501);
  expect(Math.max(...flights.map(({ lands }) => lands))).toBeLessThanOrEqual(lasts + 1);
  expect(course(much, 1, 0.5).lasts).toBeCloseTo(course(much).lasts / 2);
});

test("what nothing moves for, and what this page does not know, is still", () => {
  expect(courseOf({ type: "update", version: 1 }, null, 1)).toEqual({ flights: [], changes: [], times: [], lasts: 0 });
  expect(courseOf(update({ kind: "weather" }, { kind: "rotated", count: 1 }), null, 1).flights).toEqual([]);
});
