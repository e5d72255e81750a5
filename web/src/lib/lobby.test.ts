import { beforeAll, expect, test } from "vitest";
import {
  books,
  company,
  customs,
  differing,
  effectOf,
  groups,
  handicap,
  idle,
  kindDeed,
  kindWord,
  mannersOf,
  meaning,
  nameOf,
  news,
  offered,
  readable,
  rulesOf,
  settingAbout,
  settingWord,
  squares,
  valuesOf,
  wayOut,
  word,
} from "./lobby";
import { place, shuffle, somebody, type Place, type Refused, type Room, type Rulebook, type Rules } from "../generated/protocol";
import { LANGUAGES, texts, type Language } from "./i18n.svelte";
import { parted } from "./narrator";

beforeAll(() => texts.need("core", "game", "lobby"));

const CLASSIC: Rules = {
  deck: "108",
  custom: [],
  hand_size: 7,
  hands: [],
  first_card: "acts",
  challenge: true,
  jump_in: false,
  match: "points",
  target: 500,
  rounds: 0,
  teams: "none",
};
const BOOK: Rulebook = {
  presets: {
    classic: CLASSIC,
    modern: { ...CLASSIC, deck: "112", custom: [{ effect: "again", text: "" }] },
    "jump-in": { ...CLASSIC, jump_in: true },
  },
  options: {
    deck: {
      values: ["108", "112", "all-wild"],
      rule: "S2-CON-1",
      group: "deal",
      books: { "108": ["S2"], "112": ["S0"], "all-wild": ["S3"] },
    },
    custom: { rule: "S0-CUST-1", group: "", books: { "": ["S0"] }, where: { deck: ["112"] } },
    hand_size: { low: 1, high: 15, rule: "S0-SET-2", group: "deal", books: { "": ["S0", "S1", "S2", "S3", "S4"] } },
    hands: { low: 1, high: 15, rule: "A-98", group: "deal", books: { "": ["A"] } },
    first_card: { values: ["acts", "ignored"], rule: "S0-SET-5", group: "deal", books: { acts: ["S0", "A"], ignored: ["S3", "A"] } },
    challenge: {
      values: [false, true],
      rule: "S0-CHAL-1",
      group: "action",
      books: { true: ["S0", "S1", "S2", "S4", "A"], false: ["A"] },
      where: { deck: ["108", "112"] },
    },
    jump_in: { values: [false, true], rule: "S2-JUMP-1", group: "house", books: { true: ["S2", "A"], false: ["S0"] } },
    match: { values: ["points", "lowest", "elimination", "single"], rule: "S0-WIN-1", group: "match", books: { "": ["S0"] } },
    target: { low: 1, high: 100_000, rule: "S0-OBJ-2", group: "match", books: { "": ["S0"] } },
    rounds: { low: 0, high: 100, rule: "A-99", group: "match", books: { "": ["A"] } },
    teams: { values: ["none", "partners"], rule: "S2-PART-1", group: "match", books: { none: ["S0"], partners: ["S2"] } },
  },
  effects: { again: false, "level next": true, "dare next": true },
  levels: ["easy", "normal"],
  emotes: [],
  manners: {},
  owners: {},
};

const free = place({});
const of = (person: number, name: string): Place => place({ person, name });
const bot = (level: string): Place => place({ bot: level });

function room(more: Partial<Room> = {}): Room {
  const places = more.places ?? [of(1, "Ada"), of(2, "Bo"), bot("hard"), free];
  return {
    table: "ABCD2345",
    host: 1,
    stage: "lobby",
    people: [somebody({ person: 1, name: "Ada" }), somebody({ person: 2, name: "Bo" })],
    places,
    sides: places.map((_, seat) => [seat + 1]),
    goal: { format: "points", target: 500, rounds: 0, fewest: false },
    ranks: [],
    preset: "classic",
    rules: CLASSIC,
    settings: {
      rules: "classic",
      seats: places.length,
      public: false,
      timer: 30,
      turn_hours: 0,
      call_grace: 0.75,
      catch_grace: 0.75,
      jump_grace: 0.75,
      pace: 1,
      minutes: 0,
      chat: "all",
      watchers: "named",
      hints: "alone",
      rated: false,
      collected: false,
    },
    scores: [],
    out: [],
    champions: [],
    ready: [],
    shuffle: shuffle({ deal: 1, commitment: "" }),
    record: "",
    origin: "",
    solo: false,
    paused: 0,
    series: [],
    last: false,
    awards: [],
    ...more,
  };
}

const told = (before: Room, after: Room, me = 9): string[] => news(before, after, BOOK, me).map(({ text }) => text);

test("every option but customizable cards is in the group that the server names", () => {
  const found = groups(BOOK.options);
  const names = Object.keys(BOOK.options).filter((name) => name !== "custom");
  expect(found.flatMap(({ options }) => options).sort()).toEqual(names.sort());
  expect(found.at(-1)).toEqual({ group: "match", options: ["match", "target", "rounds", "teams"] });
});

test("rules are told to the server as a preset and what differs", () => {
  const { presets } = BOOK;
  for (const rules of ["modern", { preset: "classic", jump_in: true, target: 300 }]) {
    expect(rulesOf(valuesOf(rules, presets), typeof rules === "string" ? rules : rules.preset, presets)).toEqual(rules);
  }
  expect(rulesOf({ ...CLASSIC, jump_in: true }, "jump-in", presets)).toBe("jump-in");
  expect(valuesOf({ jump_in: true }, presets)).toEqual({ ...CLASSIC, jump_in: true });
  expect(differing({ ...CLASSIC, custom: [] }, CLASSIC)).toEqual([]);
});

test("an option says what it means with the value that it has", () => {
  expect(meaning("jump_in", CLASSIC)).toBe("Nobody plays out of turn.");
  expect(meaning("hand_size", { ...CLASSIC, hand_size: 1 })).toBe("Everybody is dealt 1 card.");
  expect(meaning("match", { ...CLASSIC, target: 300 })).toContain("first to reach 300 points");
  expect(word("hand_size", 7)).toBe("7");
  expect(word("jump_in", true)).toBe("yes");
  expect(word("deck", "all-wild")).toBe("all wild");
});

test("a handicap is told and grows with the seats", () => {
  const some = { ...CLASSIC, hands: [7, 3] };
  expect(meaning("hands", CLASSIC)).toBe("Everybody is dealt the same number of cards.");
  expect(meaning("hands", some)).toContain("7, 3 cards");
  expect(meaning("hand_size", some)).toBe(meaning("hands", some));
  expect(word("hands", [7, 3])).toBe("7, 3");
  expect(word("hands", [])).toBe("no");
  expect(handicap(some, 4)).toEqual([7, 3, 7, 7]);
  expect(handicap(some, 1)).toEqual([7]);
  expect(handicap({ ...CLASSIC, hand_size: 5 }, 2)).toEqual([5, 5]);
});

test("a match may have a number of rounds", () => {
  expect(word("rounds", 0)).toBe("no limit");
  expect(word("rounds", 5)).toBe("5");
  expect(meaning("rounds", { ...CLASSIC, rounds: 5 })).toContain("after 5 rounds at the latest");
});

test("an option names the rulebooks that have its value", () => {
  const named = (option: string, value: unknown): string => books(BOOK.options[option]!, value);
  expect(named("deck", "112")).toBe("Swedish box (112 cards)");
  expect(named("jump_in", true)).toBe("Icelandic sheet of 2006");
  expect(named("challenge", false)).toBe("house rule");
  expect(named("challenge", true)).toBe("all rulebooks but All Wild");
  expect(named("hand_size", 7)).toBe("all rulebooks");
});

test("an option tells what it needs in order to matter", () => {
  expect(idle("challenge", CLASSIC, BOOK)).toEqual([]);
  expect(idle("challenge", { ...CLASSIC, deck: "all-wild" }, BOOK)).toEqual([["deck", ["108", "112"]]]);
});

const chosen = (option: string, value: unknown) => ({ option, value });
const refused = (code: string, details: Rules): Refused => ({ type: "refused", id: "", code, text: "as it is written", details });

test("a clash is told in the page's words in every language, with the way out that it names", async () => {
  const wild = refused("rules-clash-all-wild", {
    deck: chosen("deck", "all-wild"),
    right: chosen("challenge", false),
    value: chosen("challenge", true),
  });
  const custom = refused("rules-clash-custom", { right: chosen("deck", "112"), value: chosen("deck", "108") });
  const partners = refused("rules-clash-partners-match", { teams: chosen("teams", "partners"), match: chosen("match", "lowest") });
  const small = refused("rules-deck-too-small", { seats: 10, "hand-size": chosen("hand_size", 15), needed: 155, cards: 108 });
  expect(wayOut(wild, { ...CLASSIC, deck: "all-wild" })).toEqual({ challenge: false });
  expect(wayOut(custom, { ...CLASSIC, custom: [{}] })).toEqual({ deck: "112" });
  expect(wayOut(partners, { ...CLASSIC, teams: "partners", match: "lowest" })).toEqual({});
  expect(wayOut(small, CLASSIC)).toEqual({});
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await texts.speak(language);
    expect(readable(wild)).not.toMatch(/all-wild|challenge|=|false|true|written/);
    expect(readable(partners)).not.toMatch(/teams|lowest|written/);
    expect(readable(small)).not.toMatch(/hand_size|written/);
  }
  await texts.speak("en");
  expect(readable(wild)).toBe("“Deck: all wild” needs “Challenging: no”, not “Challenging: yes”.");
});

test("any other refusal is told as the server says it", () => {
  expect(readable(refused("seat-taken", {}))).toBe("As it is written.");
});

test("what the host changed is told to the others", () => {
  const before = room();
  expect(told(before, before)).toEqual([]);
  expect(told(before, room({ rules: { ...CLASSIC, jump_in: true }, preset: "jump-in" }))).toEqual(["Ada changed “Jumping in”. Now: yes."]);
  expect(told(before, room({ rules: BOOK.presets["modern"]!, preset: "modern" }))).toEqual(["Ada chose Modern."]);
  expect(told(before, room({ rules: { ...CLASSIC, custom: [{ effect: "again" }] } }))).toEqual(["Ada changed the customizable cards."]);
  expect(told(before, room({ settings: { ...before.settings, timer: 0, public: true } }))).toEqual([
    "Ada changed “Time per turn”. Now: no time limit.",
    "Ada changed “Public”. Now: yes.",
  ]);
});

test("who comes, goes and moves is told, once each", () => {
  const before = room();
  const cid = somebody({ person: 3, name: "Cid" });
  expect(told(before, room({ people: [...before.people, cid], places: [...before.places.slice(0, 3), of(3, "Cid")] }))).toEqual([
    "Cid is in seat 4.",
  ]);
  expect(told(before, room({ people: [...before.people, cid] }))).toEqual(["Cid is here to watch."]);
  expect(told(before, room({ places: [of(1, "Ada"), free, bot("hard"), of(2, "Bo")] }))).toEqual(["Bo is in seat 4."]);
  expect(told(before, room({ people: before.people.slice(0, 1), places: [of(1, "Ada"), free, bot("hard"), free] }))).toEqual([
    "Bo has left the table.",
  ]);
  expect(told(before, room({ host: 2 }))).toEqual(["Bo is the host now."]);
});

test("bots are told by seat and level, and a table made smaller only as that", () => {
  const before = room();
  const seats = (...places: Place[]): Room => room({ places });
  expect(told(before, seats(of(1, "Ada"), of(2, "Bo"), bot("easy"), free))).toEqual(["Seat 3 has a bot: easy."]);
  expect(told(before, seats(of(1, "Ada"), of(2, "Bo"), free, free))).toEqual(["Seat 3 is free."]);
  expect(told(before, seats(of(2, "Bo"), of(1, "Ada")))).toEqual(["Ada changed the number of seats. There are 2 now."]);
});

test("nobody is told what they did themselves", () => {
  const before = room();
  expect(told(before, room({ rules: { ...CLASSIC, jump_in: true }, places: [of(1, "Ada"), of(2, "Bo"), free, free] }), 1)).toEqual([]);
  expect(told(before, room({ places: [of(1, "Ada"), free, bot("hard"), of(2, "Bo")] }), 2)).toEqual([]);
  expect(told(before, room({ places: [of(1, "Ada"), free, bot("hard"), of(2, "Bo")] }), 1)).toEqual(["Bo is in seat 4."]);
  expect(told(before, room({ host: 2 }), 2)).toEqual(["You are the host now: you choose the rules."]);
});

test("effects are taken apart and put together", () => {
  expect(parted("level next 3")).toEqual({ kind: "level next", number: 3 });
  expect(parted("again")).toEqual({ kind: "again", number: 0 });
  expect(effectOf("dare next", 0, BOOK.effects)).toBe("dare next 2");
  expect(effectOf("dare next", 5, BOOK.effects)).toBe("dare next 5");
  expect(effectOf("again", 5, BOOK.effects)).toBe("again");
  expect(kindWord("dare next")).toBe("Dare or draw …");
  expect(kindDeed("level next")).toBe("the next player draws or discards until they hold … cards, then plays.");
  expect(customs(CLASSIC)).toEqual([]);
});

test("the start says by what and by whom it is played", () => {
  expect(company(room())).toEqual({ people: 2, bots: 1, free: 1 });
  expect(nameOf(room(), BOOK)).toBe("Classic");
  expect(nameOf(room({ rules: { ...CLASSIC, target: 200, hand_size: 5 } }), BOOK)).toBe("Classic with 2 changes");
});

test("seconds that are not among the usual ones are offered too", async () => {
  expect(offered("timer", 30)).toEqual([0, 10, 20, 30, 45, 60, 90, 120]);
  expect(offered("pace", 0.1).slice(0, 3)).toEqual([0, 0.1, 0.5]);
  expect(settingWord("timer", 0)).toBe("no time limit");
  await texts.speak("sv");
  expect(settingWord("pace", 0.75)).toBe("0,75 s");
  await texts.speak("en");
});

test("settings that go together have a name until one of them is another", () => {
  const manners = { usual: { timer: 30, chat: "all" }, calm: { timer: 0, chat: "emotes" } };
  const { settings } = room();
  expect(mannersOf({ ...settings, timer: 0, chat: "emotes" }, manners)).toBe("calm");
  expect(mannersOf({ ...settings, timer: 0, chat: "all" }, manners)).toBe("");
});

test("what people may do at a table, and when it ends, is said in words", () => {
  expect(settingWord("chat", "emotes")).toBe("quick phrases only");
  expect(settingWord("minutes", 0)).toBe("no set time");
  expect(settingWord("minutes", 45)).toBe("45 minutes");
  expect(settingAbout("timer", 0)).toContain("waited for");
  expect(settingAbout("timer", 30)).toContain("a bot plays");
});

test("a QR code is drawn by its dark squares", () => {
  expect(
    squares([
      [true, false],
      [false, true],
    ]),
  ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});
