import { expect, test } from "vitest";
import { Draft } from "./draft.svelte";
import type { Refused, Rulebook, Rules } from "../generated/protocol";
import { Served } from "./samples.table";

const CLASSIC = { deck: "108", challenge: true, jump_in: false };
const BOOK: Rulebook = {
  presets: { classic: CLASSIC },
  options: {
    deck: { values: ["108", "all-wild"], rule: "S2-CON-1", group: "", books: {} },
    challenge: { values: [false, true], rule: "S0-CHAL-1", group: "", books: {} },
    jump_in: { values: [false, true], rule: "S2-JUMP-1", group: "", books: {} },
  },
  effects: {},
  levels: [],
  emotes: [],
  manners: {},
  owners: {},
};
const SETTINGS = { rules: "classic", seats: 2, public: false, timer: 30, call_grace: 0.75, catch_grace: 0.75, jump_grace: 0.75, pace: 1 };
const ROOM = {
  table: "ABCD",
  host: 1,
  stage: "lobby",
  people: [{ person: 1, name: "Ada" }],
  places: [{}, {}],
  preset: "classic",
  rules: CLASSIC,
  settings: SETTINGS,
  shuffle: { deal: 1, commitment: "c0" },
};

const NEEDS = { right: { option: "challenge", value: false } };

class House extends Served {
  readonly draft: Draft;

  constructor(person = 1) {
    super();
    this.welcome({ person, seat: 0, room: ROOM });
    this.draft = new Draft(this.table, BOOK);
  }

  refuse(details: Rules = {}): Refused {
    const refused: Refused = { type: "refused", id: `x${this.said.length}`, code: "no", text: "no", details };
    this.tell(refused);
    this.draft.hear(refused);
    return refused;
  }
}

test("what the host wants is shown at once, with what was wanted before it", () => {
  const house = new House();
  house.draft.choose("jump_in", true);
  house.draft.set("timer", { timer: 60 });
  expect(house.draft.values).toEqual({ ...CLASSIC, jump_in: true });
  expect(house.said.at(-1)).toEqual({
    type: "change",
    settings: { ...SETTINGS, rules: { preset: "classic", jump_in: true }, timer: 60 },
  });
});

test("what holds is what the server says", () => {
  const house = new House();
  house.draft.choose("jump_in", true);
  house.tell({ type: "update", version: 2, id: "x1", room: { ...ROOM, rules: { ...CLASSIC, challenge: false } } });
  expect(house.draft.values).toEqual({ ...CLASSIC, challenge: false });
});

test("what is refused goes back, with the reason beside what was touched until something else is", () => {
  const house = new House();
  house.draft.choose("deck", "all-wild");
  const refused = house.refuse(NEEDS);
  expect(house.draft.values).toEqual(CLASSIC);
  expect(house.draft.trouble("deck")).toEqual({ refused, way: { challenge: false } });
  expect(house.draft.trouble("challenge")).toBeUndefined();
  house.draft.choose("jump_in", true);
  expect(house.draft.trouble("deck")).toBeUndefined();
});

test("the way out asks for what was refused together with what it needs", () => {
  const house = new House();
  house.draft.choose("deck", "all-wild");
  house.refuse(NEEDS);
  house.draft.takeWayOut("deck");
  expect(house.said.at(-1)).toMatchObject({ settings: { rules: { preset: "classic", deck: "all-wild", challenge: false } } });
});

test("a way out never takes back what was just touched", () => {
  const house = new House();
  house.draft.choose("challenge", true);
  house.refuse(NEEDS);
  expect(house.draft.trouble("challenge")?.way).toEqual({});
});

test("refusals of others' doing, and dismissed ones, are not shown", () => {
  const house = new House();
  house.draft.hear({ type: "refused", id: "other", code: "no", text: "no" });
  house.draft.order("seat-2", { type: "sit", seat: 2 });
  const refused = house.refuse();
  expect(house.draft.trouble("seat-2")?.refused).toEqual(refused);
  house.draft.dismiss("seat-2");
  expect(house.draft.trouble("seat-2")).toBeUndefined();
});

test("only the host may change anything", () => {
  expect(new House(1).draft.mayChange).toBe(true);
  expect(new House(2).draft.mayChange).toBe(false);
  expect(new House(0).draft.mayChange).toBe(false);
});

test("what is insisted on takes what it needs along, and tells it", () => {
  const house = new House();
  house.draft.insist("jump_in", true);
  house.refuse(NEEDS);
  expect(house.said.at(-1)).toMatchObject({ settings: { rules: { preset: "classic", jump_in: true, challenge: false } } });
  expect(house.draft.came("jump_in")).toEqual({ challenge: false });
  expect(house.draft.trouble("jump_in")).toBeUndefined();
  house.refuse(NEEDS);
  expect(house.said).toHaveLength(2);
  expect(house.draft.trouble("jump_in")).toBeDefined();
  house.draft.choose("jump_in", false);
  expect(house.draft.came("jump_in")).toEqual({});
});
