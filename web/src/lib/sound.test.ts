import { expect, test } from "vitest";
import type { Game, Update } from "../generated/protocol";
import { game, update as updated, type Some } from "./samples";
import { soundsOf } from "./sound";

const spelt = (kind: string | Some): Some =>
  typeof kind === "string" ? { kind, seat: 1, card: "R5", count: kind === "drew" ? 2 : 0 } : kind;
const update = (more: Partial<Update>, kinds: (string | Some)[] = []): Update => updated(kinds.map(spelt), more);
const turn = (seat: number) => game({ phase: "turn", turn: seat });
const sounds = (sent: Update, before: Game | null, seat: number) => soundsOf(sent, before, seat).map(({ sound }) => sound);

test("a card that is laid is heard, and then that it is one's turn", () => {
  expect(sounds(update({ game: turn(2) }, ["played"]), turn(1), 2)).toEqual(["laid", "turn"]);
  expect(sounds(update({ game: turn(2) }, ["played"]), turn(1), 3)).toEqual(["laid"]);
});

test("a turn that goes on is not announced again, a new deal's is", () => {
  expect(sounds(update({ game: { ...turn(2), phase: "drew" } }, ["drew"]), turn(2), 2)).toEqual(["drawn"]);
  expect(sounds(update({ game: turn(2), deal: true }, ["dealer", "dealt", "dealt", "turned"]), turn(2), 2)).toEqual([
    "deal",
    "laid",
    "turn",
  ]);
});

test("a penalty sounds once, not as cards drawn or a turn lost too", () => {
  expect(sounds(update({}, ["accepted", "drew", "skipped"]), turn(1), 2)).toEqual(["penalty"]);
});

test("what is special about a card is heard with it", () => {
  const played = (card: string) => ({ kind: "played", seat: 1, card });
  expect(sounds(update({}, [played("RS"), "skipped"]), turn(1), 2)).toEqual(["laid", "skip"]);
  expect(sounds(update({}, [played("RR"), "reversed"]), turn(1), 2)).toEqual(["laid", "reverse"]);
  expect(sounds(update({}, [played("W")]), turn(1), 2)).toEqual(["laid", "wild"]);
  expect(sounds(update({}, [played("W+4")]), turn(1), 2)).toEqual(["laid", "four"]);
  expect(sounds(update({}, [{ ...played("R5"), count: 1 }]), turn(1), 2)).toEqual(["jump"]);
});

test("what is laid upon each other sounds higher and higher", () => {
  const laid = (penalty: number) =>
    soundsOf(update({ game: game({ phase: "penalty", penalty, turn: 2 }) }, [{ kind: "played", seat: 1, card: "R+2" }]), null, 3);
  const steps = [2, 4, 6, 8].map((penalty) => laid(penalty).find(({ sound }) => sound === "threat")!.steps);
  expect(steps).toEqual([0, 1, 2, 3]);
});

test("a challenge and a win sound as they are for who hears them", () => {
  const challenged = (count: number) => update({}, [{ kind: "challenged", seat: 1, other: 2, count }]);
  expect(sounds(challenged(1), turn(1), 1)).toEqual(["right"]);
  expect(sounds(challenged(0), turn(1), 1)).toEqual(["wrong"]);
  expect(sounds(challenged(1), turn(1), 2)).toEqual(["wrong"]);
  const won = update({}, [{ kind: "won", seat: 1 }]);
  expect(sounds(won, turn(1), 1)).toEqual(["win"]);
  expect(sounds(won, turn(1), 2)).toEqual(["lose"]);
  expect(soundsOf(won, turn(1), 3, [1, 3]).map(({ sound }) => sound)).toEqual(["win"]);
});

test("each sound knows which event it comes with", () => {
  const heard = soundsOf(update({ game: turn(2) }, ["played", "called"]), turn(1), 2);
  expect(heard.map(({ sound, event }) => [sound, event])).toEqual([
    ["laid", 0],
    ["uno", 1],
    ["turn", -1],
  ]);
});

test("nothing that can be heard makes no sound, and much of it does not become noise", () => {
  expect(sounds({ type: "update", version: 1 }, null, 1)).toEqual([]);
  expect(sounds(update({}, ["weather", "passed"]), null, 1)).toEqual([]);
  const much = sounds(update({ game: turn(2) }, ["played", "called", "mixed", "reversed", "drew", "caught"]), turn(1), 2);
  expect(much).toHaveLength(4);
  expect(much.at(-1)).toBe("turn");
});
