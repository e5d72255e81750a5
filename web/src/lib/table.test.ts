import { expect, test } from "vitest";
import type { Connection } from "./connection";
import { read, type Command, type Told } from "./protocol";
import { Table } from "./table.svelte";

const ROOM = {
  table: "ABCD", host: 1, stage: "lobby", people: [], places: [{ name: "Ada", person: 1 }], preset: "classic", rules: {}, settings: {},
  shuffle: { deal: 1, commitment: "c0" },
};

function seated(): { table: Table; said: Command[]; tell: (message: object) => void; lose: () => void } {
  const said: Command[] = [];
  const connection = { say: (command: Command) => `x${said.push(command)}`, close: () => undefined } as unknown as Connection;
  let lose = (): void => undefined;
  const table = new Table("ABCD", false, ({ state }) => {
    lose = () => state(false, 1);
    return connection;
  });
  const tell = (message: object): void => table.hear(read(JSON.stringify(message)) as Told);
  tell({ type: "welcome", version: 1, person: 1, seat: 1, room: ROOM, events: [], chat: [], clock: {}, here: [1], full: true, done: [] });
  return { table, said, tell, lose };
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
  const { table, tell } = seated();
  tell({ type: "bye", code: "server-stops", text: "back soon", again: true });
  expect(table.parting?.code).toBe("server-stops");
  expect(table.ended).toBeNull();
  tell({ type: "welcome", version: 1, person: 1, seat: 1, room: ROOM, events: [], chat: [], clock: {}, here: [1], full: true, done: [] });
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
