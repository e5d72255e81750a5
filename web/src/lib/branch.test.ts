import { describe, expect, it } from "vitest";
import type { StartPosition } from "../generated/protocol";
import { heaped, moved, picked, pilesOf, saidBy, startOf } from "./branch";

const START: StartPosition = { hands: ["R1 R2", "B3"], discard: "G5 R9", stock: "Y1 Y2 Y1", turn: 1, direction: 1, colour: "" };

describe("a position that is edited", () => {
  it("is the same when nothing is moved", () => {
    expect(startOf(pilesOf(START), START)).toEqual(START);
  });

  it("has the top of the discard pile first", () => {
    expect(pilesOf(START).discard).toEqual(["R9", "G5"]);
  });

  it("lets several cards go somewhere at once", () => {
    const picks = new Set([picked(1, 1), picked("stock", 0)]);
    const piles = moved(pilesOf(START), picks, 2);
    expect(piles.hands).toEqual([["R1"], ["B3", "R2", "Y1"]]);
    expect(piles.stock).toEqual(["Y2", "Y1"]);
  });

  it("lays cards on top of the discard pile or under it", () => {
    const picks = new Set([picked(2, 0)]);
    expect(startOf(moved(pilesOf(START), picks, "top"), START).discard).toBe("G5 R9 B3");
    expect(startOf(moved(pilesOf(START), picks, "bottom"), START).discard).toBe("B3 G5 R9");
    expect(moved(pilesOf(START), picks, "stock").stock).toEqual(["Y1", "Y2", "Y1", "B3"]);
  });

  it("names a colour only where the top card is a wild", () => {
    const wild = { ...START, discard: "R9 W", colour: "G" };
    expect(startOf(pilesOf(wild), wild).colour).toBe("G");
    expect(startOf(pilesOf(START), { ...START, colour: "G" }).colour).toBe("");
  });

  it("shows each face of a pile once", () => {
    expect(heaped(["Y1", "R2", "Y1"])).toEqual([
      { face: "R2", places: [1] },
      { face: "Y1", places: [0, 2] },
    ]);
  });

  it("tells who said something", () => {
    expect(saidBy("10 play W>G uno")).toEqual({ seat: 10, action: "play W>G uno" });
    expect(saidBy("nonsense")).toEqual({ seat: 0, action: "" });
  });
});
