import { beforeEach, expect, test, vi } from "vitest";
import { Connection, type Hello } from "./connection";
import type { Told } from "./protocol";

const HELLO: Hello = { table: "DZYSAWTH", version: -1, watch: false, language: "en" };
const ROOM = { places: [], people: [] };
const WELCOME = JSON.stringify({ type: "welcome", version: 1, room: ROOM, events: [], chat: [], here: [], done: [] });

class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = Line.OPEN;
  sent: { type: string; id?: string }[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (): void => undefined;

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { href: "http://cards.test/t/DZYSAWTH" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
});

test("what is said before the welcome waits for it, and nothing is said twice", () => {
  const told = (message: Told): void => {
    if (message.type === "welcome") connection.say({ type: "ready" });
  };
  const connection = new Connection({ hello: () => HELLO, told, state: () => undefined });
  const line = Line.last;
  line.onopen();
  connection.say({ type: "back" });
  expect(line.sent.map(({ type }) => type)).toEqual(["hello"]);
  line.onmessage({ data: WELCOME });
  expect(line.sent.map(({ type }) => type)).toEqual(["hello", "back", "ready"]);
});
