import { beforeAll, expect, test } from "vitest";
import {
  ahead,
  clockWord,
  companyOf,
  dealMade,
  fitWord,
  groupsOf,
  Hands,
  hasPairs,
  isIdle,
  matrix,
  missing,
  nameOf,
  pages,
  pairing,
  phaseWord,
  read,
  seatOf,
  seatSentence,
  scoreWord,
  sideMade,
  sidesOf,
  slipIn,
  slipPath,
  stagesShown,
  tableWord,
  unfitWord,
} from "./evening";
import { LANGUAGES, texts, type Language } from "./i18n.svelte";
import { deckOf, FACES } from "./proof";
import { evening, plan, stageAt, standing, tableAt } from "./samples.evening";

beforeAll(() => texts.need("core", "game", "evening"));

const PAIRED = evening({ plan: plan({ format: "eight" }) });

test("partners sit opposite each other", () => {
  const table = tableAt({ table: 3, players: [1, 2, 3, 4] });
  expect(companyOf("eight", table, 2)).toEqual({ partners: [4], others: [3, 1] });
  expect(companyOf("swiss", table, 2)).toEqual({ partners: [], others: [1, 3, 4] });
  expect(sidesOf("whist", table)).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test("everybody is told where they sit, with whom and against whom", () => {
  expect(seatSentence(PAIRED, 1)).toBe("You sit at table 1 with Cid against Bo and Dot");
  expect(seatSentence({ ...PAIRED, plan: plan({ format: "swiss" }) }, 1)).toBe("You sit at table 1 with Bo, Cid and Dot");
  expect(seatSentence(PAIRED, 5)).toBe("You sit out this stage");
  expect(seatSentence(PAIRED, 0)).toBe("");
  expect(isIdle(PAIRED, 5)).toBe(true);
});

test("a bot has a seat too", () => {
  const table = tableAt({ table: 1, players: [1, 0, 3, 4] });
  expect(nameOf(PAIRED, 0)).toBe("bot");
  expect(pairing(PAIRED, table)).toBe("Ada and Cid against bot and Dot");
});

test("in an arena one's table may be one of an earlier batch", () => {
  const tables = [tableAt({ table: 1, players: [1, 2, 3] }), tableAt({ table: 2, players: [4, 5], over: true })];
  const first = stageAt({ stage: 1, tables });
  const second = stageAt({ stage: 2, tables: [tableAt({ table: 1, players: [4, 5, 6] })], idle: [] });
  const arena = evening({ stages: [first, second] });
  expect(seatOf(arena, 2)).toMatchObject({ stage: 1, seat: 2 });
  expect(seatOf(arena, 4)).toMatchObject({ stage: 2, seat: 1 });
  expect(seatOf(arena, 7)).toBeNull();
});

test("who is seated, has a device and is not there is missing", () => {
  const guests = PAIRED.guests.map((guest) => ({ ...guest, here: guest.player === 1, typed: guest.player === 2 }));
  expect(missing({ ...PAIRED, guests }).map(({ name }) => name)).toEqual(["Cid", "Dot"]);
});

test("what the desk says fits, and why something does not", () => {
  const fit = { format: "whist", stages: 15, rounds: 1, minutes: 110, tables: 4, idle: 0, bots: 0 } as const;
  expect(fitWord(fit)).toBe("15 partners × 1 round · 4 tables · about 110 min");
  expect(fitWord({ ...fit, bots: 1 })).toContain("1 bot");
  expect(unfitWord({ format: "whist", why: "number", people: [12, 16, 20] })).toBe("For 12, 16 or 20 people.");
  expect(unfitWord({ format: "swiss", why: "few", people: [3] })).toBe("Needs 3 people or more.");
  expect(unfitWord({ format: "knockout", why: "one-table", people: [5] })).toBe("For 5 people or more, at several tables.");
  expect(unfitWord({ format: "arena", why: "open", people: [] })).toBe("Needs a set time.");
  expect(unfitWord({ format: "eight", why: "time", people: [] })).toBe("Takes longer than you have.");
  expect(unfitWord({ format: "eight", why: "rules", people: [] })).toBe("Not with these rules.");
});

test("how far it is", () => {
  expect(phaseWord(PAIRED)).toBe("Stage 1 of 7");
  expect(phaseWord({ ...PAIRED, phase: "between" })).toBe("Stage 1 of 7 is over");
  expect(phaseWord({ ...PAIRED, paused: true })).toBe("Paused");
  expect(tableWord(PAIRED, tableAt({ rounds: 2 }))).toBe("2 of 4 rounds");
  expect(tableWord(PAIRED, tableAt({ over: true, corrected: true }))).toBe("finished, corrected");
  expect([clockWord(65), clockWord(3725), clockWord(-1), clockWord(0.2)]).toEqual(["1:05", "1:02:05", "0:00", "0:01"]);
});

test("points with each partner stand in the order of the standings", () => {
  const standings = [
    standing({ player: 2, partners: { "1": 30 } }),
    standing({ player: 1, partners: { "2": 30, "3": 5 } }),
    standing({ player: 3 }),
  ];
  expect(matrix(standings)).toEqual([
    [null, 30, null],
    [30, null, 5],
    [null, null, null],
  ]);
});

test("a list that does not fit a screen is shown in even parts", () => {
  expect(pages([1, 2, 3, 4, 5], 4)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(pages([], 4)).toEqual([[]]);
});

test("a slip says which table it belongs to", () => {
  expect(slipIn("2.13-abC_9")).toEqual({ stage: 2, table: 13, slip: "abC_9" });
  expect(slipIn("2.13")).toEqual({ stage: 2, table: 13, slip: "" });
  expect(slipIn("x")).toBeNull();
  expect(slipPath("ABCDEFGH", 2, 13, "k7")).toBe("e/ABCDEFGH/2.13-k7");
  expect(slipPath("ABCDEFGH", 2, 13, "")).toBe("e/ABCDEFGH/2.13");
});

function deck(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const number of deckOf({ deck: "108" })) counts.set(FACES[number]!, (counts.get(FACES[number]!) ?? 0) + 1);
  return counts;
}

test("cards are tapped into hands as long as the deck has them, and taken back", () => {
  let hands = new Hands(deck(), [[], [], []]);
  hands = hands.add(2, "R0");
  expect(hands.rest("R0")).toBe(0);
  expect(hands.add(3, "R0").hands).toEqual([[], ["R0"], []]);
  expect(hands.complete(1)).toBe(false);
  hands = hands.add(3, "W").add(3, "B7");
  expect(hands.complete(1)).toBe(true);
  expect(hands.complete(0)).toBe(false);
  expect(hands.undo(3).hands[2]).toEqual(["W"]);
  expect(hands.remove(3, 0).hands[2]).toEqual(["B7"]);
  expect(hands.empty(3).hands[2]).toEqual([]);
});

test("the deck is laid out by colours, the wild cards last", () => {
  const groups = groupsOf(deck());
  expect(groups.map((group) => group.length)).toEqual([13, 13, 13, 13, 2]);
  expect(groups[4]).toEqual(["W", "W+4"]);
});

test("only what an evening says is understood", () => {
  const told = { type: "evening", version: 1, player: 1, hosting: false, evening: PAIRED, slips: {} };
  expect(read(JSON.stringify(told))).toMatchObject({ type: "evening", evening: { phase: "playing" } });
  expect(read('{"type": "update", "version": 1}')).toBeNull();
  expect(read("{")).toBeNull();
});

test.each(Object.keys(LANGUAGES) as Language[])("in %s every sentence has its words", async (language) => {
  await texts.speak(language);
  const sentences = [seatSentence(PAIRED, 1), seatSentence(PAIRED, 5), phaseWord(PAIRED), pairing(PAIRED, PAIRED.stages[0]!.tables[0]!)];
  for (const sentence of sentences) expect(sentence).not.toMatch(/eve-|\$|\{/);
  await texts.speak("en");
});

test("the wall shows the tables that play and those that come, else those that have played last", () => {
  const table = (number: number, over = false) => tableAt({ table: number, players: [1, 2, 3, 4], over });
  const stage = (number: number, over = false) => stageAt({ stage: number, tables: [table(1, over)], idle: [] });
  const playing = evening({ phase: "playing", stages: [stage(1, true), stage(2)], coming: [stage(3)] });
  expect(stagesShown(playing).map(({ next }) => next)).toEqual([false, true]);
  const between = evening({ phase: "between", stages: [stage(1, true)], coming: [stage(2)] });
  expect(stagesShown(between).map(({ next }) => next)).toEqual([true]);
  const open = evening({ phase: "between", stages: [stage(1, true)], coming: [] });
  expect(stagesShown(open)).toEqual([{ next: false, tables: [table(1, true)] }]);
  expect(stagesShown(evening({ stages: [], coming: [] }))).toEqual([]);
});

test("pairs are shown once two have played together, where partners count", () => {
  const together = [standing({ player: 1, partners: { "2": 40 } }), standing({ player: 2, partners: { "1": 40 } })];
  expect(hasPairs(evening({ plan: plan({ format: "eight" }), standings: together }))).toBe(true);
  expect(hasPairs(evening({ plan: plan({ format: "swiss" }), standings: together }))).toBe(false);
  expect(hasPairs(evening({ plan: plan({ format: "eight" }), standings: [standing({ player: 1 })] }))).toBe(false);
});

test("two teams sit crossed: each has every second seat, the other one's at the next table", () => {
  const table = tableAt({ table: 2, players: [1, 2, 3, 4, 5, 6], points: [5, 0, 7, 0, 0, 4], deals: [[5, 0, 7, 0, 0, 4]] });
  expect(companyOf("duplicate", table, 3)).toEqual({ partners: [5, 1], others: [4, 6, 2] });
  expect(sidesOf("duplicate", table)).toEqual([
    [1, 3, 5],
    [2, 4, 6],
  ]);
  const three = plan({ format: "duplicate", side: 3 });
  expect([dealMade(three, table, 0, 1), dealMade(three, table, 0, 2)]).toEqual([4, 12]);
  expect(sideMade(three, table, 0)).toBe(12);
  const two = plan({ format: "duplicate" });
  expect(dealMade(two, tableAt({ table: 1, players: [1, 2, 3, 4], deals: [[30, 0, 30, 0]] }), 0, 1)).toBe(30);
  const at = evening({ plan: two });
  expect([scoreWord(at, 12), scoreWord(at, -12), ahead(0), scoreWord(evening({}), 12)]).toEqual(["+12", "-12", "0", "12"]);
  expect(pairing(evening({ plan: plan({ format: "duplicate", side: 1 }) }), tableAt({ table: 1, players: [1, 2] }))).toBe("Ada against Bo");
});

test("what a duplicate comes to, and why it does not fit", () => {
  const fit = { format: "duplicate", stages: 2, rounds: 4, minutes: 40, tables: 2, idle: 0, bots: 1 } as const;
  expect(fitWord(fit)).toBe("2 stages × 4 rounds · 2 tables · about 40 min · 1 bot");
  expect(unfitWord({ format: "duplicate", why: "real", people: [] })).toBe("Not with real cards.");
});
