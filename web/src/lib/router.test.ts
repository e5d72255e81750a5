import { expect, test } from "vitest";
import { route } from "./router.svelte";

test("every screen has its address, and anything else is missing", () => {
  expect(route("")).toEqual({ screen: "home" });
  expect(route("t/dzysawth")).toEqual({ screen: "table", table: "dzysawth" });
  expect(route("t/DZYSAWTH/")).toEqual({ screen: "table", table: "DZYSAWTH" });
  expect(route("r/abc")).toEqual({ screen: "replay", record: "abc", position: "" });
  expect(route("r/abc/2.17")).toEqual({ screen: "replay", record: "abc", position: "2.17" });
  expect(route("rules/")).toEqual({ screen: "rules", preset: "" });
  expect(route("matches")).toEqual({ screen: "matches" });
  expect(route("rules/all-wild")).toEqual({ screen: "rules", preset: "all-wild" });
  for (const path of ["t", "t/a/b", "nonsense", "r", "rules/a/b", "matches/a", "/x", "t/%zz/%"]) {
    expect(route(path)).toEqual({ screen: "missing" });
  }
});
