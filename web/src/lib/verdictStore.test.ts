import { beforeEach, expect, test, vi } from "vitest";
import { storage } from "./samples";
import { keepVerdict, verdictsOf } from "./verdictStore";

beforeEach(() => vi.stubGlobal("localStorage", storage()));

test("what was seen of a deal is known again, and what was not is nothing", () => {
  keepVerdict("aa", "right");
  keepVerdict("bb", "broken");
  keepVerdict("bb", "kept");
  expect(verdictsOf(["aa", "cc", "bb"])).toEqual(["right", null, "kept"]);
});

test("the oldest deals are forgotten first", () => {
  for (let deal = 0; deal < 310; deal++) keepVerdict(`s${deal}`, "kept");
  expect(verdictsOf(["s0", "s9", "s10", "s309"])).toEqual([null, null, "kept", "kept"]);
});

test("a store that is damaged or closed is an empty one", () => {
  localStorage.setItem("lastcard.witness", "{");
  expect(verdictsOf(["aa"])).toEqual([null]);
  localStorage.setItem("lastcard.witness", "3");
  expect(verdictsOf(["aa"])).toEqual([null]);
  vi.stubGlobal("localStorage", undefined);
  keepVerdict("aa", "right");
  expect(verdictsOf(["aa"])).toEqual([null]);
});
