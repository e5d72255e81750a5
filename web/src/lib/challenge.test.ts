import { describe, expect, it } from "vitest";
import { sideBySide } from "./challenge";

describe("a challenge", () => {
  it("puts who had the hand among those who tried it, the best first", () => {
    const one = (name: string, score: number) => ({ name, score, record: "r", own: false });
    const rows = sideBySide({ first: one("Ada", 5), tries: [one("Bo", 20), one("Cid", -3)] });
    expect(rows.map(({ name, had }) => [name, had])).toEqual([
      ["Bo", false],
      ["Ada", true],
      ["Cid", false],
    ]);
    expect(sideBySide({ first: null, tries: [] })).toEqual([]);
  });
});
