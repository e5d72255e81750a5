import { describe, expect, it } from "vitest";
import { columns, isDay, later, placeOf, signed, squares } from "./daily";

describe("the deals of each day", () => {
  it("writes points with their sign", () => {
    expect([37, 0, -20, -0.4].map(signed)).toEqual(["+37", "0", "−20", "0"]);
  });

  it("knows a day from anything else", () => {
    expect(["2026-11-18", "2026-13-01", "x", ""].map(isDay)).toEqual([true, false, false, false]);
  });

  it("shows in which bar one's own try is", () => {
    const bars = [
      { low: -10, tries: 1 },
      { low: 0, tries: 4 },
      { low: 10, tries: 0 },
    ];
    expect(columns(bars, 10, 9).map(({ height, own, high }) => [height, own, high])).toEqual([
      [0.25, false, -1],
      [1, true, 9],
      [0, false, 19],
    ]);
    expect(columns(bars, 10, null).some(({ own }) => own)).toBe(false);
    expect([-10, 5, 20, 21, -11].map((points) => placeOf(points, bars, 10))).toEqual([0, 0.5, 1, null, null]);
    expect(placeOf(0, [], 10)).toBeNull();
  });

  it("lays out a month from Monday on", () => {
    const { before, days } = squares("2026-11", "2026-11-18", [{ date: "2026-11-17", scores: { classic: 3, "all-wild": 1 } }]);
    expect(before).toBe(6);
    expect(days).toHaveLength(30);
    expect(days[16]).toEqual({ date: "2026-11-17", number: 17, played: 2, open: true });
    expect(days[18]!.open).toBe(false);
    expect(squares("2028-02", "2028-03-01", []).days).toHaveLength(29);
  });

  it("counts months over the end of a year", () => {
    expect([later("2026-12", 1), later("2026-01", -1), later("2026-05", 0)]).toEqual(["2027-01", "2025-12", "2026-05"]);
  });
});
