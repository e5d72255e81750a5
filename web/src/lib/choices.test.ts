import { expect, test } from "vitest";
import * as choices from "./choices";
import { own } from "../generated/protocol";
import { game } from "./samples";

const mine = own({
  hand: ["R3", "G7", "G7", "W", "W+4"],
  legal: ["play G7 @2", "play G7 @3", "play W>R", "play W>Y", "play W>G", "play W>B", "draw", "catch 2", "catch 3"],
  fitting: ["G7", "W"],
});

test("plays are found by card, with everything that can be chosen", () => {
  expect([...choices.plays(mine)]).toEqual([
    ["G7", ["play G7 @2", "play G7 @3"]],
    ["W", ["play W>R", "play W>Y", "play W>G", "play W>B"]],
  ]);
});

test("a misplay is a play, but not one that fits", () => {
  const daring = own({ hand: ["R3", "G7"], legal: ["play R3", "play G7"], fitting: ["G7"] });
  expect(choices.fitting(daring)).toEqual(["G7"]);
  const fit = choices.fits(daring);
  expect([fit("R3"), fit("G7"), fit("B1")]).toEqual(["misplay", "fits", ""]);
});

test("number keys count the cards that can be played, twins together", () => {
  expect(choices.numbers(mine)).toEqual(["", "1", "1", "2", ""]);
});

test("from the tenth playable card on there are no keys", () => {
  const hand = ["R0", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "RS"];
  expect(choices.numbers(own({ hand, legal: hand.map((face) => `play ${face}`), fitting: hand })).slice(8)).toEqual(["9", "", ""]);
});

test("cards are marked by their place while some are to be discarded", () => {
  const shedding = own({ hand: ["R3", "G7", "G7"], legal: ["shed"] });
  expect(choices.numbers(shedding)).toEqual(["1", "2", "3"]);
  expect(choices.fits(shedding)("R3")).toBe("marks");
});

test("a catch is offered against those alone who have not called", () => {
  expect(choices.catches(game({ vulnerable: [3] }), mine)).toEqual(["catch 3"]);
  expect(choices.catches(game({}), mine)).toEqual([]);
});

test("UNO! is late, goes with a card, or is said by itself", () => {
  expect(choices.call(game({ vulnerable: [1] }), own({ legal: ["uno"] }), 1)).toBe("late");
  expect(choices.call(game({ vulnerable: [2] }), own({ legal: ["play R3", "uno"], uno: true }), 1)).toBe("with");
  expect(choices.call(game({}), own({ legal: ["uno"] }), 1)).toBe("now");
  expect(choices.call(game({ vulnerable: [2] }), own({ legal: ["draw"] }), 1)).toBe("");
});

test("a colour is chosen by its number or letter, a player by the seat", () => {
  const colours = choices.question(["play W>R", "play W>Y", "play W>G", "play W>B"]);
  expect(colours.about).toBe("colour");
  expect(choices.answer(colours, "3")).toBe("play W>G");
  expect(choices.answer(colours, "b")).toBe("play W>B");
  expect(choices.answer(colours, "5")).toBeUndefined();
  const first = choices.question(["colour R", "colour Y", "colour G", "colour B"]);
  expect(choices.answer(first, "2")).toBe("colour Y");
  const players = choices.question(["catch 2", "catch 10"]);
  expect(players.about).toBe("player");
  expect(choices.answer(players, "0")).toBe("catch 10");
  expect(choices.answer(players, "r")).toBeUndefined();
});

test("the others sit in order from one's left, and round a spectator everybody does", () => {
  expect(choices.others(4, 1)).toEqual([2, 3, 4]);
  expect(choices.others(4, 3)).toEqual([4, 1, 2]);
  expect(choices.others(10, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(choices.others(3, 0)).toEqual([1, 2, 3]);
});

test("partners are those of one side", () => {
  expect(
    [1, 2, 3, 4, 0].map((seat) =>
      choices.partner(
        [
          [1, 3],
          [2, 4],
        ],
        seat,
      ),
    ),
  ).toEqual([3, 4, 1, 2, 0]);
  expect(choices.partner([[1], [2], [3], [4]], 1)).toBe(0);
});

test("a hand takes as many rows as it needs for cards that can be hit", () => {
  expect(choices.rowsOf(7, 340, 54, 28)).toBe(1);
  expect(choices.rowsOf(25, 348, 54, 28)).toBe(2);
  expect(choices.rowsOf(40, 348, 54, 28)).toBe(4);
  expect(choices.rowsOf(25, 1080, 104, 28)).toBe(1);
  expect(choices.rowsOf(0, 348, 54, 28)).toBe(1);
});
