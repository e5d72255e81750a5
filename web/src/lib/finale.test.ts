import { expect, test } from "vitest";
import type { Goal } from "../generated/protocol";
import { finaleOf } from "./finale";
import { game } from "./samples";

const POINTS: Goal = { format: "points", target: 500, rounds: 0, fewest: false };
const alone = [[1], [2], [3]];
const ended = { phase: "over", in_round: [1, 2, 3], sizes: [0, 2, 1] };

test("the points of the others' cards come together for who has won", () => {
  const over = game({ ...ended, winner: 1, points: [27, 0, 0], worth: [0, 25, 2] });
  expect(finaleOf({ sides: alone, goal: POINTS }, over, 1)).toEqual({
    winners: [1],
    outcome: "won",
    counts: [
      { seat: 2, points: 25 },
      { seat: 3, points: 2 },
    ],
    total: 27,
  });
  expect(finaleOf({ sides: alone, goal: POINTS }, over, 3).outcome).toBe("lost");
  expect(finaleOf({ sides: alone, goal: POINTS }, over, 0).outcome).toBe("watched");
});

test("partners win together, whether or not the partner's cards count", () => {
  const sides = [
    [1, 3],
    [2, 4],
  ];
  const over = game({ phase: "over", in_round: [1, 2, 3, 4], winner: 1, worth: [0, 20, 5, 1], points: [21, 0, 21, 0] });
  expect(finaleOf({ sides, goal: POINTS }, over, 3)).toMatchObject({ outcome: "won", winners: [1, 3], total: 21 });
  expect(finaleOf({ sides, goal: POINTS }, over, 3).counts.map(({ seat }) => seat)).toEqual([2, 4]);
  const all = finaleOf({ sides, goal: POINTS }, { ...over, points: [26, 0, 26, 0] }, 3);
  expect(all.counts.map(({ seat }) => seat)).toEqual([2, 3, 4]);
  expect(finaleOf({ sides, goal: POINTS }, { ...over, points: [99, 0, 99, 0] }, 3).counts).toEqual([]);
});

test("where few points win everybody keeps their own", () => {
  const over = game({ ...ended, winner: 1, points: [0, 25, 2], worth: [0, 25, 2] });
  const found = finaleOf({ sides: alone, goal: { ...POINTS, format: "lowest", fewest: true } }, over, 2);
  expect(found).toMatchObject({ outcome: "lost", total: null });
  expect(found.counts).toEqual([
    { seat: 2, points: 25 },
    { seat: 3, points: 2 },
  ]);
});

test("nothing is counted in a single round, nor in one that nobody wins", () => {
  const over = game({ ...ended, winner: 2, points: [0, 30, 0], worth: [30, 0, 0] });
  expect(finaleOf({ sides: alone, goal: { ...POINTS, format: "single", target: 0 } }, over, 2)).toMatchObject({
    outcome: "won",
    counts: [],
    total: null,
  });
  const none = finaleOf({ sides: alone, goal: POINTS }, { ...over, winner: 0 }, 2);
  expect(none).toEqual({ winners: [], outcome: "void", counts: [], total: null });
});
