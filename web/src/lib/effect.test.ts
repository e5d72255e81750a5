import { expect, test } from "vitest";
import type { Effect, RulesEffect } from "../generated/protocol";
import { rows, sentences, told } from "./effect";

const around = (value: number, half: number) => ({ value, low: value - half, high: value + half });
const CLASSIC: Effect = {
  turns: around(57, 1),
  minutes: around(3.8, 0.1),
  rounds: around(11.5, 0.1),
  match: around(47.5, 0.5),
  luck: around(0.89, 0.01),
  first: around(0.012, 0.004),
};
const KNOWN: RulesEffect = { matches: 4000, wanted: 4000, effect: CLASSIC, classic: CLASSIC, change: null };

test("a change is told only where it is clear", () => {
  expect([told(null), told(around(1, 2)), told(around(3, 2)), told(around(-3, 2))]).toEqual(["none", "same", "more", "less"]);
});

test("nothing is told before anything is known", () => {
  const nothing = { ...KNOWN, matches: 0, effect: null, classic: null };
  expect([sentences(nothing), rows(nothing)]).toEqual([[], []]);
});

test("classic is compared with nothing, other rules bar beside bar", () => {
  expect(rows(KNOWN).every(({ classic }) => classic === null)).toBe(true);
  const twice = { ...CLASSIC, turns: around(114, 1), first: around(-0.01, 0.004) };
  const found = rows({ ...KNOWN, effect: twice, change: { ...twice, turns: around(57, 2) } });
  expect(found[0]!.here.value / found[0]!.classic!.value).toBeCloseTo(2);
  const { zero, value, low } = found[5]!.here;
  expect(low).toBe(0);
  expect(value).toBeLessThan(zero);
  expect(found[5]!.classic!.value).toBeGreaterThan(zero);
});
