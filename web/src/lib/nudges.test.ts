import { expect, test } from "vitest";
import { buzzOf } from "./nudges";
import type { Update } from "../generated/protocol";
import { game, update as updated, type Some } from "./samples";

const update = (events: Some[], penalty = 0): Update => updated(events, { game: game({ penalty }) });

test("one feels one's turn, and nothing of others'", () => {
  expect(buzzOf(update([]), 1, true)).toHaveLength(1);
  expect(buzzOf(update([{ kind: "played", seat: 2, card: "R1" }]), 1, false)).toEqual([]);
  expect(buzzOf(update([{ kind: "won", seat: 2 }]), 1, false)).toEqual([]);
  expect(buzzOf(update([{ kind: "won", seat: 0 }]), 0, true)).toEqual([]);
});

test("being caught, a Wild Draw Four and winning feel different", () => {
  const felt = [
    buzzOf(update([{ kind: "caught", seat: 2, other: 1 }]), 1, false),
    buzzOf(update([{ kind: "played", seat: 2, card: "W+4" }], 4), 1, true),
    buzzOf(
      update([
        { kind: "played", seat: 1, card: "R1" },
        { kind: "won", seat: 1 },
      ]),
      1,
      false,
    ),
    buzzOf(update([]), 1, true),
  ];
  expect(new Set(felt.map(String)).size).toBe(4);
  expect(felt.every((buzz) => buzz.length % 2 === 1)).toBe(true);
});
