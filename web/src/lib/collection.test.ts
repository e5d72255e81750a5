import { expect, test } from "vitest";
import { interval, sizeWord } from "./collection";

test("sizes come in the unit that fits", () => {
  expect([0, 900, 1500, 2_500_000, 7e12].map(sizeWord)).toEqual(["0 kB", "0.9 kB", "1.5 kB", "2.5 MB", "7,000 GB"]);
});

test("too few cases have no figures", () => {
  expect(interval(null)).toBe("collection-few");
});
