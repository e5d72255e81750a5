import { expect, test } from "vitest";
import { fortunes, found, read, tally, together, won, type OwnMatch, type Wanted } from "./matches";

const match = (record: string, at: string, champions = [1], rounds = 1): OwnMatch => ({
  record,
  at,
  rounds,
  champions,
  link: "",
  page: "",
  preset: "classic",
  names: ["Ada", "Bo"],
  course: [],
  seat: 1,
});
const DAY = ["2026-01-01", "2026-02-02", "2026-03-03"].map((day) => `${day}T10:00:00Z`) as [string, string, string];

test("matches of two lists come together, the newest first, each as the first list tells it", () => {
  const told = [match("b", DAY[1], [1], 3), match("a", DAY[0])];
  const own = [match("c", DAY[2]), match("b", DAY[1])];
  expect(together(told, own).map(({ record, rounds }) => [record, rounds])).toEqual([
    ["c", 1],
    ["b", 3],
    ["a", 1],
  ]);
  expect(together([], [])).toEqual([]);
});

test("wins are counted, and those in a row", () => {
  const course = (wins: string): OwnMatch[] => [...wins].map((win, place) => match(`${place}`, DAY[0], win === "w" ? [1] : [2]));
  expect(tally([])).toEqual({ played: 0, won: 0, streak: 0, best: 0 });
  expect(tally(course("wwlwwwl"))).toEqual({ played: 7, won: 5, streak: 2, best: 3 });
  expect(tally(course("lww"))).toEqual({ played: 3, won: 2, streak: 0, best: 2 });
  expect(tally(course("www"))).toEqual({ played: 3, won: 3, streak: 3, best: 3 });
});

test("whoever wins with a partner has won", () => {
  expect(won({ ...match("a", DAY[0], [1, 3]), seat: 3 })).toBe(true);
  expect(won({ ...match("a", DAY[0], [1, 3]), seat: 2 })).toBe(false);
});

test.each(["", "null", "{}", "[7, null, {}]", '[{"record": "a", "names": [], "champions": [1]}]'])("%j holds no matches", (noted) => {
  expect(read(noted)).toEqual([]);
});

test("finds matches by people, rules, result and date", () => {
  const of = (record: string, changed: Partial<OwnMatch>): OwnMatch => ({ ...match(record, "2026-05-01T10:00:00Z"), ...changed });
  const all = [of("a", {}), of("b", { seat: 2, names: ["Cid", "Ada"] }), of("c", { preset: "jump-in", at: "2026-04-01T10:00:00Z" })];
  const by = (wanted: Partial<Wanted>): string =>
    found(all, { people: "", preset: "", result: "", since: "", ...wanted })
      .map(({ record }) => record)
      .join("");
  expect(by({})).toBe("abc");
  expect(by({ people: "ADA cid" })).toBe("b");
  expect(by({ preset: "jump-in" })).toBe("c");
  expect([by({ result: "won" }), by({ result: "lost" })]).toEqual(["ac", "b"]);
  expect(by({ since: "2026-05-01" })).toBe("ab");
});

test("adds up luck and skill from the oldest match on", () => {
  const of = (luck: number | null, skill: number | null): OwnMatch => ({ ...match("a", DAY[0]), luck, skill });
  expect(fortunes([of(500_000, 1_000_000), of(null, null), of(-1_000_000, 250_000)])).toEqual([
    { luck: -1, skill: 0.25 },
    { luck: -0.5, skill: 1.25 },
  ]);
});
