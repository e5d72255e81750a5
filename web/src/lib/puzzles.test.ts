import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { game, OWN, type PuzzleShown } from "../generated/protocol";
import { texts } from "./i18n.svelte";
import { Teller } from "./narrator";
import { answer, choices, isKind, kindName, marksOf, mistakesIn, question, rightOf, shared } from "./puzzles";

const GAME = game({
  round: 1,
  dealer: 1,
  phase: "turn",
  turn: 1,
  direction: 1,
  top: "W+4",
  sizes: [3, 4],
  in_round: [1, 2],
  stock: 60,
  discard: 3,
  challengeable: 2,
});
const teller = new Teller({ rules: {}, places: [{ name: "Ada" }, { name: "Bo" }] });
const shown = (theme: PuzzleShown["theme"], ...legal: string[]): PuzzleShown => ({
  puzzle: "p",
  theme,
  level: 3,
  preset: "classic",
  rules: {},
  names: ["Ada", "Bo"],
  seat: 1,
  game: GAME,
  own: { ...OWN, hand: ["R7", "W"], legal },
  events: [],
});
const replies: { status: number; body: unknown }[] = [];
const asked: [path: string, body: unknown][] = [];

beforeAll(() => texts.need("core", "game", "review", "puzzles"));
beforeEach(() => {
  replies.length = asked.length = 0;
  vi.stubGlobal("location", new URL("https://cards.example/puzzles"));
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    asked.push([path, body ? JSON.parse(body as string) : undefined]);
    const { status, body: sent } = replies.shift()!;
    return Promise.resolve(new Response(JSON.stringify(sent), { status }));
  });
});

test("every theme has a question in plain words", () => {
  expect(question(teller, shown("play", "draw", "play R7"))).toBe("Your turn: what do you do?");
  expect(question(teller, shown("colour", "play W>R", "play W>G"))).toBe("You play Wild. Which colour do you choose?");
  expect(question(teller, shown("colour", "colour R", "colour G"))).toBe("You begin. Which colour do you choose?");
  expect(question(teller, shown("target", "play R7 @2", "play R7 @3"))).toBe("You play red 7. Which player do you choose?");
  expect(question(teller, shown("challenge", "accept", "challenge"))).toBe(
    "Bo has played Wild Draw Four. Challenge it, or take the cards?",
  );
  expect(question(teller, shown("ending", "draw", "play R7"))).toBe("All hands are open. Your turn: what do you do?");
});

test("answers stand in the order in which they were sent, named by what they differ in", () => {
  expect(choices(teller, shown("play", "play R7", "play W>G", "draw")).map(({ label, face }) => [label, face])).toEqual([
    ["Play red 7", "R7"],
    ["Play Wild · green", "W"],
    ["Draw", ""],
  ]);
  expect(choices(teller, shown("colour", "play W>R", "play W>G")).map(({ label, face, colour }) => [label, face, colour])).toEqual([
    ["Red", "", "R"],
    ["Green", "", "G"],
  ]);
  expect(choices(teller, shown("target", "play R7 @2")).map(({ label }) => label)).toEqual(["Bo"]);
});

test("a result is shared without what was asked", () => {
  const entries = [true, false, true].map((solved, number) => ({ puzzle: `secret${number}`, solved }));
  expect(rightOf(entries)).toBe(2);
  expect(marksOf(entries)).toBe("■□■");
  const told = shared("2026-01-02", entries);
  expect(told).toBe("Last Card puzzles 2026-01-02: 2 of 3 ■□■ https://cards.example/puzzles");
});

test("kinds that there are have names, others are none", () => {
  expect(["", "mine", "play", "ending"].map(isKind)).toEqual([true, true, true, true]);
  expect(["chess", "five", "play/"].map(isKind)).toEqual([false, false, false]);
  expect(["", "mine", "challenge"].map(kindName)).toEqual(["Today's five", "Your own mistakes", "Challenge or not"]);
});

test("mistakes are asked for until the match has been gone through", async () => {
  vi.useFakeTimers();
  replies.push({ status: 202, body: { share: 0.5 } }, { status: 200, body: [shown("play", "draw", "pass")] });
  const found = mistakesIn("a b", 2);
  expect((await found.next()).value).toBe(0.5);
  const next = found.next();
  await vi.advanceTimersByTimeAsync(1000);
  expect((await next).value).toMatchObject([{ theme: "play", game: { phase: "turn", penalty: 0 } }]);
  expect(asked.map(([path]) => path)).toEqual(Array(2).fill("/api/records/a%20b/puzzles?seat=2"));
  vi.useRealTimers();
});

test("an answer goes to where its puzzle is from; who is nobody yet becomes somebody first", async () => {
  replies.push({ status: 401, body: { code: "no-token", text: "no" } }, { status: 201, body: { name: "Guest", token: "t" } });
  replies.push({ status: 201, body: { solved: true } }, { status: 201, body: { solved: false } });
  expect(await answer("p1", "draw", "2026-01-02", "")).toEqual({ solved: true });
  expect(await answer("p1", "pass", "", "rec")).toEqual({ solved: false });
  expect(asked.map(([path]) => path)).toEqual([
    "/api/puzzles/p1/answers",
    "/api/guests",
    "/api/puzzles/p1/answers",
    "/api/records/rec/puzzles/p1/answers",
  ]);
  expect(asked[2]![1]).toEqual({ action: "draw", date: "2026-01-02" });
  expect(asked[3]![1]).toEqual({ action: "pass" });
});
