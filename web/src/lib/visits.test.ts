import { expect, test } from "vitest";
import { add, read } from "./visits";

const NOW = 1_800_000_000;

test("the newest visit comes first, and a table is there once", () => {
  let visits = add([], "AAAA", NOW, 1);
  visits = add(visits, "BBBB", NOW + 1, 2);
  visits = add(visits, "AAAA", NOW + 2, 0);
  expect(visits).toEqual([
    { code: "AAAA", at: NOW + 2, seat: 0 },
    { code: "BBBB", at: NOW + 1, seat: 2 },
  ]);
});

test("only some are kept", () => {
  let visits = add([], "T0", NOW, 1);
  for (let number = 1; number < 20; number++) visits = add(visits, `T${number}`, NOW + number, 1);
  expect(visits.map((visit) => visit.code)).toEqual(["T19", "T18", "T17", "T16", "T15", "T14"]);
});

test("old visits are forgotten", () => {
  const noted = JSON.stringify([
    { code: "NEW", at: NOW - 60 },
    { code: "OLD", at: NOW - 10 * 24 * 3600 },
  ]);
  expect(read(noted, NOW)).toEqual([{ code: "NEW", at: NOW - 60 }]);
});

test.each(["", "null", "{}", "7", '[7, null, {}, [], "x"]', '[{"code": 7, "at": 1}]'])("%j holds no visits", (noted) => {
  expect(read(noted, NOW)).toEqual([]);
});
