import { expect, test } from "vitest";
import { arranged } from "./order";

const HAND = ["R7", "Y+2", "G1", "G7", "BS", "W", "W+4"];

test("a hand is shown as it is sent, by colour", () => {
  expect(arranged(HAND, "colour", ["W", "R7"])).toEqual(HAND);
});

test("by number, cards of one number are by colour, then come symbols, then wilds", () => {
  expect(arranged(HAND, "number", [])).toEqual(["G1", "R7", "G7", "BS", "Y+2", "W", "W+4"]);
});

test("as dealt, what comes goes to the end, and twins are told apart by their number", () => {
  expect(arranged(["R1", "R1", "G2"], "dealt", ["G2", "R1"])).toEqual(["G2", "R1", "R1"]);
  expect(arranged(["R1", "B3"], "dealt", ["G2", "B3", "R1"])).toEqual(["B3", "R1"]);
  expect(arranged(HAND, "dealt", [])).toEqual(HAND);
});
