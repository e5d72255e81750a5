import { beforeAll, describe, expect, test } from "vitest";
import { texts } from "./i18n.svelte";
import { leftWord, waitWord } from "./turns";
import type { OwnTable, Summary } from "../generated/protocol";

const HOUR = 3600;
const own = (with_: Partial<OwnTable>): OwnTable => ({ table: {} as Summary, seat: 1, yours: false, waits_for: [], left: 0, ...with_ });

beforeAll(() => texts.need("core", "turns"));

describe("time that is left by turns", () => {
  test.each([
    [336 * HOUR, "14 days left"],
    [48 * HOUR, "2 days left"],
    [47.9 * HOUR, "47 hours left"],
    [2 * HOUR, "2 hours left"],
    [1.99 * HOUR, "119 minutes left"],
    [61, "1 minute left"],
    [0.2, "1 minute left"],
  ])("%d seconds are %s", (seconds, told) => expect(leftWord(seconds)).toBe(told));
});

describe("a table of one's own", () => {
  test("says that it is one's turn, and how long", () => {
    expect(waitWord(own({ yours: true, waits_for: ["Ada"], left: 5 * HOUR }))).toBe("Your turn · 5 hours left");
  });
  test("says for whom it waits", () => {
    expect(waitWord(own({ waits_for: ["Bo", "Cid"] }))).toBe("Waiting for Bo, Cid");
  });
  test("that has not begun waits for nobody", () => {
    expect(waitWord(own({}))).toBe("By turns");
  });
});
