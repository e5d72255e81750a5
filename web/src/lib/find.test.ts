import { describe, expect, it } from "vitest";
import { clock, newTab, wishWord } from "./find";
import { texts } from "./i18n.svelte";
import type { Wish } from "../generated/protocol";

const WISH: Wish = { rules: [], least: 2, most: 4, rated: "any", bots: true };

describe("a wish in words", () => {
  it("says what somebody would like, and leaves out what is all the same", async () => {
    await texts.need("core", "find");
    expect(wishWord(WISH)).toBe("any rules · 2 to 4 players · bots welcome");
    const wish: Wish = { rules: ["classic", "house-party"], least: 3, most: 3, rated: "yes", bots: false };
    expect(wishWord(wish)).toBe("Classic, House party · 3 players · rated · people only");
  });
});

describe("waiting", () => {
  it("is told in minutes and seconds", () => {
    expect([clock(-1), clock(9.9), clock(61), clock(600)]).toEqual(["0:00", "0:09", "1:01", "10:00"]);
  });
  it("goes on in each window apart", () => {
    expect(newTab()).toMatch(/^[a-z0-9]{4,12}$/);
    expect(newTab()).not.toBe(newTab());
  });
});
