import { expect, test } from "vitest";
import { place, type Goal } from "../generated/protocol";
import { prolonged, scaleOf, standing, waitedFor } from "./standing";

const POINTS: Goal = { format: "points", target: 500, rounds: 0, fewest: false };
const alone = (seats: number): number[][] => Array.from({ length: seats }, (_, place) => [place + 1]);
const places = (rows: ReturnType<typeof standing>): unknown[] => rows.map(({ seats, place }) => [seats, place]);

test("the standing is in the order that the server says, and who is equal shares the place", () => {
  const rows = standing({ sides: alone(4), scores: [20, 130, 20, 0], ranks: [2, 1, 2, 4], out: [4], champions: [] }, [0, 30, 0, 0]);
  expect(places(rows)).toEqual([
    [[2], 1],
    [[1], 2],
    [[3], 2],
    [[4], 4],
  ]);
  expect(rows[0]).toMatchObject({ total: 130, gain: 30, out: false, champion: false });
  expect(rows[3]).toMatchObject({ out: true });
});

test("partners are one line", () => {
  const scored = {
    sides: [
      [1, 3],
      [2, 4],
    ],
    scores: [40, 90, 40, 90],
    ranks: [2, 1, 2, 1],
    out: [],
    champions: [2, 4],
  };
  const rows = standing(scored, [0, 50, 0, 50]);
  expect(places(rows)).toEqual([
    [[2, 4], 1],
    [[1, 3], 2],
  ]);
  expect(rows[0]).toMatchObject({ total: 90, gain: 50, champion: true });
});

test("the longest bar is the goal, or who is beyond it", () => {
  const rows = standing({ sides: alone(2), scores: [20, 130], ranks: [2, 1], out: [], champions: [] }, []);
  expect(scaleOf(POINTS, rows)).toBe(500);
  expect(scaleOf({ ...POINTS, target: 100 }, rows)).toBe(130);
  expect(scaleOf({ ...POINTS, target: 0 }, rows)).toBe(130);
  expect(scaleOf(POINTS, [])).toBe(500);
});

test("the course of a match grows by a round at a time", () => {
  const first = prolonged(null, 1, [30, 0], [30, 0]);
  expect(first).toEqual({
    from: 0,
    totals: [
      [0, 0],
      [30, 0],
    ],
  });
  const second = prolonged(first, 2, [30, 12], [0, 12]);
  expect(second).toEqual({
    from: 0,
    totals: [
      [0, 0],
      [30, 0],
      [30, 12],
    ],
  });
  expect(prolonged(second, 2, [30, 12], [0, 12])).toEqual(second);
});

test("who comes late knows the course from there, and another match begins anew", () => {
  const late = prolonged(null, 4, [90, 25], [0, 25]);
  expect(late).toEqual({
    from: 3,
    totals: [
      [90, 0],
      [90, 25],
    ],
  });
  expect(prolonged(late, 6, [120, 25], [10, 0])).toEqual({
    from: 5,
    totals: [
      [110, 25],
      [120, 25],
    ],
  });
  expect(prolonged(late, 1, [0, 7], [0, 7])).toEqual({
    from: 0,
    totals: [
      [0, 0],
      [0, 7],
    ],
  });
});

test("the next round waits for those who play, are here and are not ready", () => {
  const seated = [{ person: 1 }, { person: 2 }, { bot: "hard" }, { person: 3, stand_in: true }, { person: 4 }];
  const room = { ready: [1], places: seated.map(place) };
  expect(waitedFor(room, [1, 2, 3])).toEqual([2]);
});
