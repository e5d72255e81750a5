import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Served } from "./samples.table";
import type { Stage } from "./table.svelte";

const ROOM = {
  table: "ABCD",
  host: 1,
  stage: "lobby",
  people: [],
  places: [{ name: "Ada", person: 1 }],
  preset: "classic",
  rules: {},
  settings: {},
  shuffle: { deal: 1, commitment: "c0" },
};

function seated(): Served {
  const house = new Served();
  house.welcome({ room: ROOM });
  return house;
}

test("who has a seat adds to the shuffle without being asked, and hears of no refusal", () => {
  const { table, said, tell } = seated();
  expect(said).toMatchObject([{ type: "mix", deal: 1 }]);
  tell({ type: "refused", id: "x1", code: "mixed-already", text: "no" });
  expect(table.refused).toBeNull();
  table.say({ type: "start" });
  tell({ type: "refused", id: "x2", code: "not-host", text: "only the host" });
  expect(table.refused?.code).toBe("not-host");
});

test("a server that stops for a while is told until it is back", () => {
  const house = seated();
  const { table } = house;
  house.tell({ type: "bye", code: "server-stops", text: "back soon", again: true });
  expect(table.parting?.code).toBe("server-stops");
  expect(table.ended).toBeNull();
  house.welcome({ room: ROOM });
  expect(table.parting).toBeNull();
});

test("a table that is not there any more after a lost connection is told, a server that is full is tried again", () => {
  const { table, tell, lose } = seated();
  lose();
  tell({ type: "refused", id: "", code: "server-full", text: "later" });
  expect(table.ended).toBeNull();
  tell({ type: "refused", id: "", code: "unknown-table", text: "gone" });
  expect(table.ended?.code).toBe("unknown-table");
});

// A round on a stage: cards land when time passes

const SEEN = { round: 1, phase: "turn", turn: 2, top: "R1", colour: "R", sizes: [3, 3], in_round: [1, 2], stock: 90, discard: 1 };
const STAGED: Stage = {
  still: () => false,
  slow: () => 1,
  launch: () => undefined,
  land: () => undefined,
  hasten: () => undefined,
  drop: () => undefined,
  tell: () => undefined,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function staged() {
  const seat = seated();
  const events = [
    { kind: "turned", card: "R1" },
    { kind: "played", seat: 1, card: "R1" },
  ];
  const welcome = (version: number, more: object = {}): void =>
    seat.welcome({
      version,
      room: { ...ROOM, stage: "round", sides: [[1], [2]] },
      game: SEEN,
      events,
      own: { hand: ["R7", "B1"] },
      ...more,
    });
  welcome(2);
  const leave = seat.table.perform(STAGED);
  const played = (version: number, card: string, more: object = {}): void =>
    seat.tell({
      type: "update",
      version,
      events: [{ kind: "played", seat: 2, card }],
      own: { hand: ["R7", "B1"], legal: ["draw"] },
      game: { ...SEEN, turn: 1, top: card, sizes: [3, 2] },
      clock: { left: { 1: 30 } },
      ...more,
    });
  return { ...seat, welcome, leave, played };
}

test("what an update says of a round is seen when its card has landed, and what it answers at once", () => {
  const { table, played } = staged();
  const told: number[] = [];
  table.listen(({ version }) => told.push(version));
  table.say({ type: "ready" });
  played(3, "R2", { chat: { version: 3, person: 2, name: "Bo", text: "hi" }, room: { ...ROOM, stage: "between" } });
  expect(table.version).toBe(3);
  expect(table.quiet).toBe(false);
  expect(table.game).toMatchObject({ top: "R1", turn: 2, sizes: [3, 3] });
  expect(table.own?.legal).toEqual([]);
  expect(table.room?.stage).toBe("round");
  expect(table.clock.left).toEqual({});
  expect(table.narration.at(-1)).toMatchObject({ line: { text: "hi" } });
  expect(told).toEqual([3]); // what was said
  vi.advanceTimersByTime(500);
  expect(table.game).toMatchObject({ top: "R2", turn: 1, sizes: [3, 2] });
  expect(table.own?.legal).toEqual(["draw"]);
  expect(table.room?.stage).toBe("between");
  expect(table.clock.left).toEqual({ 1: 30 });
  expect(table.narration.at(-1)).toMatchObject({ event: { card: "R2" } });
  expect(told).toEqual([3, 3]);
  expect(table.quiet).toBe(true);
});

test("the clock counts from when it was told", () => {
  const { table, played } = staged();
  const at = performance.now();
  played(3, "R2");
  vi.advanceTimersByTime(500);
  expect(table.clock.at).toBe(at);
});

test("what one does oneself is shown at once, after everything that came before it", () => {
  const { table, tell, played } = staged();
  played(3, "R2");
  const id = table.act("draw");
  tell({ type: "update", version: 4, id, events: [{ kind: "drew", seat: 1, count: 1, cards: ["G1"] }], own: { hand: ["R7", "G1", "B1"] } });
  expect(table.said.size).toBe(0);
  expect(table.game?.top).toBe("R2");
  expect(table.own?.hand).toEqual(["R7", "B1"]);
  vi.advanceTimersByTime(500);
  expect(table.own?.hand).toEqual(["R7", "G1", "B1"]);
});

test("a welcome takes the place of everything that has not landed", () => {
  const { table, played, welcome } = staged();
  played(3, "R2");
  welcome(9, { game: { ...SEEN, top: "G9" } });
  expect(table.game?.top).toBe("G9");
  vi.advanceTimersByTime(1000);
  expect(table.game?.top).toBe("G9");
  expect(table.version).toBe(9);
});

test("a stage that goes leaves everything as it is by now", () => {
  const { table, played, leave } = staged();
  played(3, "R2");
  leave();
  expect(table.game?.top).toBe("R2");
  played(4, "R3");
  expect(table.game?.top).toBe("R3");
});

test("a deal that has brought the table into view is shown from empty hands on", () => {
  const { table, welcome, leave } = staged();
  leave();
  const dealt = [
    { kind: "dealt", seat: 1, count: 2, cards: ["R7", "B1"] },
    { kind: "dealt", seat: 2, count: 2 },
    { kind: "turned", card: "R1" },
  ];
  welcome(3, { events: dealt, game: { ...SEEN, sizes: [2, 2] } });
  table.perform(STAGED);
  expect(table.game).toMatchObject({ phase: "deal", sizes: [0, 0], top: "" });
  expect(table.own?.hand).toEqual([]);
  expect(table.narration).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(table.game).toMatchObject({ phase: "turn", sizes: [2, 2], top: "R1" });
  expect(table.own?.hand).toEqual(["R7", "B1"]);
  expect(table.narration).toHaveLength(3);
});
