import { expect, test } from "vitest";
import { Device, isAsked, publicly, tokensOf, veiled } from "./device.svelte";
import type { Connection } from "./connection";
import { read } from "./connection";
import type { Command, Event, Told } from "../generated/protocol";
import { Table, type Entry } from "./table.svelte";

const PLACES = [
  { name: "Ada", person: 1 },
  { name: "Bo", person: 2 },
];
const PEOPLE = [
  { person: 1, name: "Ada" },
  { person: 2, name: "Bo" },
];
const GAME = { round: 1, dealer: 2, phase: "turn", turn: 1, direction: 1, top: "G8", colour: "G", sizes: [1, 1], in_round: [1, 2] };

/** A table as one person at the device knows it. */
function at(person: number, said: Command[] = []): { table: Table; tell: (message: object) => void } {
  const connection = { say: (command: Command) => `x${person}-${said.push(command)}`, close: () => undefined } as unknown as Connection;
  const table = new Table("ABCD", false, {}, () => connection);
  return { table, tell: (message) => table.hear(read(JSON.stringify(message)) as Told) };
}

function welcome(person: number, stage: string, more: object = {}): object {
  const room = { table: "ABCD", host: 1, stage, people: PEOPLE, places: PLACES, preset: "classic", rules: {}, settings: {}, ...more };
  const own = { hand: [person === 1 ? "G1" : "R9"], legal: person === 1 ? ["play G1", "draw"] : ["draw"] };
  const events = [{ kind: "dealt", seat: person, count: 1, cards: own.hand }];
  const rest = { events, chat: [], clock: {}, here: [1, 2], full: true, done: [] };
  return { type: "welcome", version: 1, person, seat: person, room, game: GAME, own, ...rest };
}

test("the others at a device are kept for one table", () => {
  expect(tokensOf("ABCD 1.x 2.y", "ABCD")).toEqual(["1.x", "2.y"]);
  expect(tokensOf("ABCD 1.x 2.y", "EFGH")).toEqual([]);
  expect(tokensOf("", "ABCD")).toEqual([]);
});

test("who is on turn is asked, and shown their cards when they take the device", () => {
  const ada = at(1);
  const bo = at(2);
  const device = new Device(ada.table, () => bo.table);
  device.others = [bo.table];
  ada.tell(welcome(1, "round"));
  bo.tell(welcome(2, "round"));
  expect(isAsked(ada.table)).toBe(true);
  expect(isAsked(bo.table)).toBe(false);
  expect(device.asked).toBe(ada.table);
  expect(device.holder).toBeNull();
  device.show(ada.table);
  expect(device.holder).toBe(ada.table);
  device.hide();
  expect(device.holder).toBeNull();
});

test("between hands nothing of anybody's cards is there", () => {
  const { table, tell } = at(1);
  tell(welcome(1, "round"));
  const cover = veiled(table);
  expect(cover.own).toBeNull();
  expect(cover.seat).toBe(0);
  expect(cover.game?.top).toBe("G8");
  expect(JSON.stringify([cover.own, cover.narration])).not.toContain("G1");
  expect(JSON.stringify(table.narration)).toContain("G1");
});

test("of what happened only secret cards are left out", () => {
  const happened = (kind: string, more: object): Entry => ({
    key: 1,
    event: { kind, cards: [], card: "", ...more } as unknown as Event,
  });
  const [drew, played] = publicly([happened("drew", { cards: ["R1"] }), happened("played", { card: "R2" })]);
  expect(drew).toMatchObject({ event: { cards: [] } });
  expect(played).toMatchObject({ event: { card: "R2" } });
});

test("who is ready is so for everybody at the device", () => {
  const said: Command[] = [];
  const ada = at(1);
  const bo = at(2, said);
  const device = new Device(ada.table, () => bo.table);
  device.others = [bo.table];
  ada.tell(welcome(1, "between", { ready: [] }));
  bo.tell(welcome(2, "between", { ready: [] }));
  device.follow();
  expect(said.map(({ type }) => type)).not.toContain("ready");
  ada.tell(welcome(1, "between", { ready: [1] }));
  device.follow();
  expect(said.map(({ type }) => type)).toContain("ready");
});
