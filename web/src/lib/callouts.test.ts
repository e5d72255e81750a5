import { expect, test } from "vitest";
import { calloutsOf, PILE, STOCK } from "./callouts";
import type { Game, Update } from "../generated/protocol";
import protocol from "../generated/protocol.ts?raw";
import { game, update as updated, type Some } from "./samples";
import { LANGUAGES, texts, type Language } from "./i18n.svelte";

const update = (events: Some[], now: Partial<Game> = {}): Update => updated(events, { game: game({ phase: "turn", turn: 1, ...now }) });
const told = (sent: Update, before: Game | null = null, seat = 1) =>
  calloutsOf(sent, before, seat).map(({ seat: at, message, count }) => [at, message, ...(count ? [count] : [])]);

test("who is skipped, reversed or calls is told at the seat or the pile", () => {
  expect(
    told(
      update([
        { kind: "played", seat: 2, card: "RS" },
        { kind: "skipped", seat: 3 },
      ]),
    ),
  ).toEqual([[3, "callout-skipped"]]);
  expect(told(update([{ kind: "skipped", seat: 1 }]))).toEqual([[1, "callout-skipped-you"]]);
  expect(told(update([{ kind: "reversed", seat: 2, count: -1 }]))).toEqual([[PILE, "callout-reversed"]]);
  expect(told(update([{ kind: "called", seat: 2 }]))).toEqual([[2, "callout-uno"]]);
  expect(told(update([{ kind: "played", seat: 2, card: "R5", count: 1 }]))).toEqual([[2, "callout-jump"]]);
});

test("who wins is celebrated, and not called out as well", () => {
  expect(
    told(
      update([
        { kind: "played", seat: 2, card: "R5" },
        { kind: "won", seat: 2 },
      ]),
    ),
  ).toEqual([]);
});

test("a penalty is told to whom it threatens, and grows", () => {
  const penalty = (count: number, turn: number) => game({ phase: "penalty", penalty: count, turn });
  const laid = (card: string, count: number, turn: number) => update([{ kind: "played", seat: 2, card }], penalty(count, turn));
  expect(told(laid("R+2", 2, 3))).toEqual([[3, "callout-plus", 2]]);
  const again = laid("W+4", 6, 4);
  expect(told(again, penalty(2, 3))).toEqual([[4, "callout-plus", 6]]);
  expect(calloutsOf(again, penalty(2, 3), 1)[0]!.aloud).toBe("callout-plus-aloud");
  expect(calloutsOf(laid("R+2", 2, 3), null, 1)[0]!.aloud).toBe("");
  expect(told(update([{ kind: "called", seat: 3 }], penalty(2, 3)), penalty(2, 3))).toEqual([[3, "callout-uno"]]);
});

test("who draws for a reason is told the reason, and nothing twice", () => {
  const drew = (seat: number, count: number) => ({ kind: "drew", seat, count });
  expect(told(update([{ kind: "caught", seat: 2, other: 1 }, drew(2, 2)]))).toEqual([[2, "callout-caught", 2]]);
  expect(told(update([{ kind: "false-catch", seat: 2, other: 1 }, drew(2, 3)]))).toEqual([[2, "callout-false-catch", 3]]);
  expect(told(update([{ kind: "accepted", seat: 2, count: 4 }, drew(2, 4), { kind: "skipped", seat: 2 }]))).toEqual([
    [2, "callout-draws", 4],
  ]);
  expect(told(update([{ kind: "accepted", seat: 1, count: 4 }, drew(1, 4), { kind: "skipped", seat: 1 }]))).toEqual([
    [1, "callout-draws-you", 4],
  ]);
  expect(told(update([drew(2, 1)]))).toEqual([]);
  expect(told(update([drew(2, 0)]))).toEqual([[2, "callout-none"]]);
});

test("a challenge tells who draws, and turns the hand over for who may see it", () => {
  const challenged = (count: number, cards: string[] = []) => ({ kind: "challenged", seat: 1, other: 3, count, cards });
  const right = calloutsOf(update([challenged(1, ["R1", "B2"]), { kind: "drew", seat: 3, count: 4 }]), null, 1);
  expect(right).toMatchObject([{ seat: 3, message: "callout-bluff", who: 3, count: 4, cards: ["R1", "B2"] }]);
  const wrong = update([challenged(0, ["R1"]), { kind: "drew", seat: 1, count: 6 }, { kind: "skipped", seat: 1 }]);
  expect(calloutsOf(wrong, null, 1)).toMatchObject([
    { seat: 1, message: "callout-honest-you", count: 6, cards: [] },
    { seat: 3, message: "", who: 3, cards: ["R1"], aloud: "callout-hand-aloud" },
  ]);
  const others = update([challenged(0), { kind: "drew", seat: 1, count: 6 }]);
  expect(calloutsOf(others, null, 2)).toMatchObject([{ seat: 1, message: "callout-honest", cards: [] }]);
});

test("a colour is told in its colour, a customizable card by what is written on it", () => {
  expect(calloutsOf(update([{ kind: "played", seat: 2, card: "W", colour: "G" }]), null, 1)).toMatchObject([
    { seat: 2, message: "colour-name", colour: "G", tone: "G" },
  ]);
  expect(
    calloutsOf(
      update([
        { kind: "played", seat: 2, card: "W2" },
        { kind: "dared", seat: 3 },
      ]),
      null,
      1,
    ),
  ).toMatchObject([
    { seat: PILE, face: "W2" },
    { seat: 3, message: "callout-dared" },
  ]);
});

test("hands that move are told to whom they concern", () => {
  expect(told(update([{ kind: "swapped", seat: 1, other: 2 }]))).toEqual([
    [1, "callout-swapped"],
    [2, "callout-swapped"],
  ]);
  expect(told(update([{ kind: "reshuffled", count: 9 }]))).toEqual([[STOCK, "callout-reshuffled"]]);
  expect(
    told(
      update([
        { kind: "opened", seat: 1 },
        { kind: "opened", seat: 2 },
      ]),
    ),
  ).toEqual([[PILE, "callout-opened"]]);
});

test("what is in no catalogue is never told", async () => {
  const kinds = Array.from(/^export type Kind = (.*);$/m.exec(protocol)![1]!.matchAll(/"([\w-]+)"/g), ([, kind]) => kind!);
  expect(kinds).toContain("void");
  await texts.need("core", "game");
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await texts.speak(language);
    for (const kind of [...kinds, "weather"]) {
      for (const count of [0, 1, 2]) {
        for (const seat of [1, 2]) {
          const sent = update([{ kind, seat: 1, other: 2, count, card: "W+4", colour: "R" }], { phase: "penalty", penalty: 4, turn: 2 });
          for (const { message, aloud } of calloutsOf(sent, null, seat)) {
            for (const id of [message, aloud].filter(Boolean)) expect(texts.has(id), id).toBe(true);
          }
        }
      }
    }
  }
});
