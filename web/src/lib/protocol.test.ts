import { expect, test } from "vitest";
import { read } from "./protocol";

test("what may be left out of a message is filled in", () => {
  const told = read('{"type": "update", "version": 3, "own": {"hand": ["R7"]}, "events": [{"kind": "drew", "seat": 1}]}');
  expect(told).toMatchObject({
    version: 3,
    own: { hand: ["R7"], legal: [], uno: false },
    events: [{ kind: "drew", seat: 1, other: 0, cards: [] }],
  });
});

test("a message that is not understood is nothing", () => {
  const kinds = ["weather", "welcome", "update", "presence", "held", "refused", "bye"].map((type) => JSON.stringify({ type }));
  const half = '{"type": "update", "version": "seven", "game": 5}';
  for (const text of ["", "{", "3", "null", "[]", ...kinds, half, '{"type": "update", "version": 3, "events": 3}']) {
    expect(read(text)).toBeNull();
  }
});
