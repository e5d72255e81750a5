import { expect, test } from "vitest";
import type { Honour } from "../generated/clubs";
import { boldest, shownHonours } from "./clubs";

const HONOUR: Honour = {
  member: 1,
  name: "Ada",
  evenings: 0,
  evenings_won: 0,
  matches: 2,
  matches_won: 1,
  streak: 1,
  catches: 3,
  bluffs: 0,
  challenges: 1,
};

test("who has dared most is told of each kind that anybody has", () => {
  const bo = { ...HONOUR, member: 2, name: "Bo", catches: 4 };
  expect(boldest([HONOUR, bo])).toEqual([
    { kind: "catches", name: "Bo", count: 4 },
    { kind: "challenges", name: "Ada", count: 1 },
  ]);
  expect(boldest([])).toEqual([]);
});

test("columns that nobody has anything in are left out", () => {
  expect(shownHonours([HONOUR])).toEqual({ evenings: false, matches: true });
});
