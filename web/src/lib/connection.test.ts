import { beforeEach, expect, test, vi } from "vitest";
import { Connection, read, type Greeting, type Heard } from "./connection";
import { texts } from "./i18n.svelte";
import { Line } from "./samples.line";

const HELLO: Greeting = { table: "DZYSAWTH", version: -1, watch: false, screen: false, language: "en" };
const ROOM = { places: [], people: [] };
const WELCOME = { type: "welcome", version: 1, room: ROOM, events: [], chat: [], here: [], done: [] };

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { href: "http://cards.test/t/DZYSAWTH" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined, documentElement: {} });
  vi.stubGlobal("removeEventListener", () => undefined);
});

test("what is said before the welcome waits for it, and nothing is said twice", () => {
  const told = (message: Heard): void => {
    if (message.type === "welcome") connection.say({ type: "ready" });
  };
  const connection = new Connection({ hello: () => HELLO, told, state: () => undefined });
  const line = Line.last;
  line.onopen();
  connection.say({ type: "back" });
  expect(line.said.map(({ type }) => type)).toEqual(["hello"]);
  line.hear(WELCOME);
  expect(line.said.map(({ type }) => type)).toEqual(["hello", "back", "ready"]);
});

test("those who lost a server come back one after the other", () => {
  vi.useFakeTimers();
  const opened: number[] = [];
  for (const chance of [0, 0.25, 0.999]) {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    new Connection({ hello: () => HELLO, told: () => undefined, state: () => undefined });
    const line = Line.last;
    const began = Date.now();
    line.onclose();
    while (Line.last === line) vi.advanceTimersByTime(10);
    opened.push(Date.now() - began);
  }
  expect(opened).toEqual([200, 300, 600]);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("the server is greeted again when the language has changed, as long as one is there", async () => {
  const connection = new Connection({ hello: () => HELLO, told: () => undefined, state: () => undefined });
  await texts.speak("sv");
  expect(Line.last.readyState).not.toBe(Line.OPEN);
  connection.close();
  Line.last.readyState = Line.OPEN;
  await texts.speak("en");
  expect(Line.last.readyState).toBe(Line.OPEN);
});

test("what may be left out of a message is filled in", () => {
  const told = read('{"type": "update", "version": 3, "own": {"hand": ["R7"]}, "events": [{"kind": "drew", "seat": 1}]}');
  expect(told).toMatchObject({
    version: 3,
    own: { hand: ["R7"], legal: [], uno: false },
    events: [{ kind: "drew", seat: 1, other: 0, cards: [] }],
  });
});

test("a message that is not understood is nothing", () => {
  const kinds = ["weather", "welcome", "update", "presence", "held", "refused", "advice", "bye"].map((type) => JSON.stringify({ type }));
  const half = '{"type": "update", "version": "seven", "game": 5}';
  for (const text of ["", "{", "3", "null", "[]", ...kinds, half, '{"type": "update", "version": 3, "events": 3}']) {
    expect(read(text)).toBeNull();
  }
});

test("advice is understood", () => {
  const told = { type: "advice", id: "h1", acted: 8, action: "draw", options: [], text: "Draw." };
  expect(read(JSON.stringify(told))).toEqual(told);
});
