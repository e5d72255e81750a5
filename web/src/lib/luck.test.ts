import { beforeAll, expect, test } from "vitest";
import type { LuckShown, LuckSum } from "../generated/protocol";
import { texts } from "./i18n.svelte";
import { fairTo, inHundred, nameOf, reach } from "./luck";

const sum = (who: string, rounds: number, luck: number, spread: number): LuckSum => ({
  who,
  rounds,
  luck,
  low: luck - spread,
  high: luck + spread,
});
const shown = (...seats: LuckSum[]): LuckShown => ({
  version: "1",
  matches: 9,
  seats,
  guests: sum("guests", 100, 0, 5_000_000),
  bots: sum("bots", 0, 0, 0),
});

beforeAll(() => texts.need("core", "luck"));

test("luck is told for a hundred rounds, with its interval", () => {
  expect(inHundred(sum("1", 200, 3_000_000, 8_000_000)).told).toBe("+1.5 (-2.5 to +5.5)");
  expect(inHundred(sum("1", 0, 0, 0)).told).toBe("0 (0 to 0)");
  expect(["1", "guests", "bots"].map((who) => nameOf(sum(who, 1, 0, 0)))).toEqual(["Seat 1", "People", "Bots"]);
});

test("a scale reaches as far as the widest interval, and has room where there is none", () => {
  expect(reach([sum("1", 100, 1_000_000, 4_000_000), sum("2", 100, -1_000_000, 1_000_000)])).toBe(5);
  expect(reach([sum("bots", 0, 0, 0)])).toBe(0.1);
});

test("luck is fair where the intervals hold zero, and where as few miss it as chance lets miss", () => {
  expect(fairTo(shown(sum("1", 100, 1, 5), sum("2", 100, -1, 5)))).toBe(true);
  expect(fairTo(shown(sum("1", 100, 9, 5), sum("2", 100, -1, 5)))).toBe(false);
});
