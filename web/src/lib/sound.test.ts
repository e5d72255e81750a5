import { expect, test } from "vitest";
import { game, happening, type Game, type Update } from "./protocol";
import { soundsOf } from "./sound";

const update = (more: Partial<Update>, kinds: string[] = []): Update => ({
  type: "update",
  version: 1,
  events: kinds.map((kind) => happening({ kind, seat: 1 })),
  ...more,
});
const before = (was: Game | null = null) => ({ game: was, own: null });
const turn = (seat: number) => game({ phase: "turn", turn: seat });

test("a card that is laid is heard, and then that it is one's turn", () => {
  expect(soundsOf(update({ game: turn(2) }, ["played"]), before(turn(1)), 2)).toEqual(["laid", "turn"]);
  expect(soundsOf(update({ game: turn(2) }, ["played"]), before(turn(1)), 3)).toEqual(["laid"]);
});

test("a turn that goes on is not announced again, a new deal's is", () => {
  expect(soundsOf(update({ game: { ...turn(2), phase: "drew" } }, ["drew"]), before(turn(2)), 2)).toEqual(["drawn"]);
  expect(soundsOf(update({ game: turn(2), deal: true }, ["dealer", "turned"]), before(turn(2)), 2)).toEqual(["shuffle", "laid", "turn"]);
});

test("a penalty sounds once, not as cards drawn too", () => {
  expect(soundsOf(update({}, ["accepted", "drew", "skipped"]), before(turn(1)), 2)).toEqual(["penalty"]);
});

test("nothing that can be heard makes no sound, and much of it does not become noise", () => {
  expect(soundsOf({ type: "update", version: 1 }, before(), 1)).toEqual([]);
  expect(soundsOf(update({}, ["weather", "reversed"]), before(), 1)).toEqual([]);
  const much = soundsOf(update({ game: turn(2) }, ["played", "called", "mixed", "reshuffled", "drew", "caught"]), before(turn(1)), 2);
  expect(much).toHaveLength(3);
  expect(much.at(-1)).toBe("turn");
});
