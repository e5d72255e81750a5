import { expect, test } from "vitest";
import { apart, ticks } from "./scale";

test("a scale has few round numbers and reaches the highest value", () => {
  expect(ticks(500, 3)).toEqual([0, 200, 400, 600]);
  expect(ticks(12, 4)).toEqual([0, 5, 10, 15]);
  expect(ticks(3, 4)).toEqual([0, 1, 2, 3]);
  expect(ticks(0, 4)).toEqual([0, 1]);
});

test("labels move apart no more than they have to", () => {
  expect(apart([10, 50, 90], 14, 0, 100)).toEqual([10, 50, 90]);
  expect(apart([50, 52], 14, 0, 100)).toEqual([50, 64]);
  expect(apart([98, 95], 14, 0, 100)).toEqual([100, 86]);
  expect(apart([], 14, 0, 100)).toEqual([]);
});
