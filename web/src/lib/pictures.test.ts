import { expect, test } from "vitest";
import type { Board } from "./board.svelte";
import { pictures } from "./pictures";
import { OWN, type Own } from "../generated/protocol";

function now(sent: Partial<Own>, rules: Record<string, unknown> = { challenge: true }, more: Partial<Board> = {}): string[] {
  const own = { ...OWN, ...sent };
  const board = { own, call: "", catches: [], may: (verb: string) => own.legal.includes(verb), table: { room: { rules } }, ...more };
  return pictures(board as unknown as Board).flatMap((picture) => (picture.now ? [picture.about] : []));
}

test("there are six pictures", () => {
  const board = { own: OWN, call: "", catches: [], may: () => false, table: { room: { rules: {} } } } as unknown as Board;
  expect(pictures(board).map(({ about }) => about)).toEqual(["match", "draw", "action", "wild", "uno", "four"]);
});

test("what can be done now stands out", () => {
  expect(now({})).toEqual([]);
  expect(now({ hand: ["R7", "W"], legal: ["play R7", "play W>R", "draw"], fitting: ["R7", "W"] })).toEqual(["match", "draw", "wild"]);
  expect(now({ hand: ["RS"], legal: ["play RS"], fitting: ["RS"] }, {}, { call: "with" })).toEqual(["match", "action", "uno"]);
  expect(now({ hand: ["R+2"], legal: ["accept", "challenge"] })).toEqual(["draw", "four"]);
});

test("in a deck of wilds nothing has to match", () => {
  expect(now({ hand: ["WS"], legal: ["play WS"], fitting: ["WS"] }, { deck: "all-wild" })).toEqual(["any", "action"]);
});
