import { beforeAll, expect, test, vi } from "vitest";
import { decision as filled, type Decision, type Luck, type Review, type RoundReview } from "../generated/protocol";
import { texts } from "./i18n.svelte";
import { Teller } from "./narrator";
import type { Moment } from "./replay";
import {
  actionTold,
  chancesOver,
  decidedAt,
  hundredths,
  isMarked,
  judged,
  luckTold,
  made,
  markedFrom,
  marksOf,
  percent,
  TERMS,
} from "./review";

const decision = (some: Partial<Decision>): Decision => filled({ after: 0, seat: 1, action: "draw", mark: "fine", ...some });
const ROUND: RoundReview = {
  chances: [
    [500_000, 500_000],
    [250_000, 750_000],
    [1_000_000, 0],
  ],
  match: [],
  decisions: [
    decision({}),
    decision({
      after: 1,
      seat: 2,
      action: "play R7",
      mark: "loses-10",
      better: "play W>G @1",
      difference: 123_000,
      reason: "wild",
      about: { card: "W" },
    }),
  ],
  luck: [],
};
const LUCK: Luck = { fair: 500_000, deal: -100_000, draws: 310_000, others: 230_000, own: 60_000, result: 1_000_000 };
const teller = new Teller({ rules: {}, places: [{ name: "Ada" }, { name: "Bo" }] });

beforeAll(() => texts.need("core", "game", "review"));

test("chances are shown in per cent, a line for each seat", () => {
  expect(chancesOver(ROUND, 2)).toEqual([
    [50, 25, 100],
    [50, 75, 0],
  ]);
  expect([percent(123_000), hundredths(-100_000), hundredths(0), hundredths(61_000)]).toEqual(["12%", "-10", "0", "+6"]);
});

test("a decision belongs to the step that it led to, and only what stood out is marked", () => {
  expect(decidedAt(ROUND, 1)).toEqual([ROUND.decisions[0]]);
  expect([decidedAt(ROUND, 0), decidedAt(undefined, 1)]).toEqual([[], []]);
  expect(ROUND.decisions.map(isMarked)).toEqual([false, true]);
  expect([...marksOf(ROUND)]).toEqual([[2, "loses-10"]]);
});

test("from mark to mark, over all rounds, and no further than the last", () => {
  const moments = [0, 1].flatMap((round) => [0, 1, 2].map((step) => ({ round, step }))) as Moment[];
  const review: Review = { version: "1", rounds: [ROUND, ROUND], luck: [] };
  const from = (at: number, by: 1 | -1): number => markedFrom(review, moments, at, by);
  expect([from(0, 1), from(2, 1), from(5, 1), from(5, -1), from(2, -1), from(0, -1)]).toEqual([2, 5, 5, 2, 2, 0]);
  expect(markedFrom(null, moments, 3, 1)).toBe(3);
});

test("what was decided is told with what would have been better, and why", () => {
  expect(judged(teller, ROUND.decisions[1]!)).toBe(
    "loses 10% or more. Better: Play Wild · green · Ada (+12%). Wild fits on anything, so it is better kept.",
  );
  expect(judged(teller, ROUND.decisions[0]!)).toBe("fine.");
  const barely = { ...ROUND.decisions[1]!, mark: "best", difference: 4_000, reason: "" };
  expect(judged(teller, barely)).toBe("best choice. <1% better than: Play Wild · green · Ada.");
});

test("everything that can be said has words", () => {
  const told = ["", "colour R", "accept", "challenge", "draw", "pass", "catch 2", "play R7 uno"].map((action) =>
    actionTold(teller, action),
  );
  expect(told).toEqual([
    "Say nothing",
    "Choose red",
    "Take the cards",
    "Challenge",
    "Draw",
    "Keep it and pass",
    "Catch Bo",
    "Play red 7 · UNO",
  ]);
});

test("the four terms of luck add up to the result beside a fair share", () => {
  expect(TERMS.reduce((sum, term) => sum + LUCK[term], 0)).toBe(LUCK.result - LUCK.fair);
  expect(luckTold("Ada", LUCK)).toBe("Ada: the cards +21, the others' choices +23, own choices +6: +50 in all");
});

test("a review is asked for until it is made", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 400 });
  const answers: unknown[] = [{ share: 0 }, { share: 0.5 }, { version: "1", rounds: [ROUND], luck: [LUCK] }];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answers.shift()))));
  const heard = [];
  for await (const more of made("abc")) heard.push(typeof more === "number" ? more : more.version);
  expect(heard).toEqual([0, 0.5, "1"]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
