import { expect, test } from "vitest";
import type { Finished } from "./api";
import { add, read, together } from "./visits";

const NOW = 1_800_000_000;

test("the newest visit comes first, and a table is there once", () => {
  let visits = add([], "AAAA", NOW);
  visits = add(visits, "BBBB", NOW + 1);
  visits = add(visits, "AAAA", NOW + 2);
  expect(visits).toEqual([
    { code: "AAAA", at: NOW + 2 },
    { code: "BBBB", at: NOW + 1 },
  ]);
});

test("only some are kept", () => {
  let visits = add([], "T0", NOW);
  for (let number = 1; number < 20; number++) visits = add(visits, `T${number}`, NOW + number);
  expect(visits.map((visit) => visit.code)).toEqual(["T19", "T18", "T17", "T16", "T15", "T14"]);
});

test("old visits are forgotten", () => {
  const noted = JSON.stringify([{ code: "NEW", at: NOW - 60 }, { code: "OLD", at: NOW - 10 * 24 * 3600 }]);
  expect(read(noted, NOW)).toEqual([{ code: "NEW", at: NOW - 60 }]);
});

test.each(["", "null", "{}", "7", "[7, null, {}, [], \"x\"]", "[{\"code\": 7, \"at\": 1}]"])("%j holds no visits", (noted) => {
  expect(read(noted, NOW)).toEqual([]);
});

const match = (record: string, at: string, rounds = 1): Finished => ({
  record, at, rounds, link: "", page: "", preset: "classic", names: ["Ada", "Bo"], champions: [1], course: [],
});

test("matches of two lists come together, the newest first, each as the first list tells it", () => {
  const told = [match("b", "2026-02-02T10:00:00Z", 3), match("a", "2026-01-01T10:00:00Z")];
  const own = [match("c", "2026-03-03T10:00:00Z"), match("b", "2026-02-02T10:00:01Z")];
  expect(together(told, own).map(({ record, rounds }) => [record, rounds])).toEqual([["c", 1], ["b", 3], ["a", 1]]);
  expect(together([], [])).toEqual([]);
});
