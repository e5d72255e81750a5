import { expect, test } from "vitest";
import { Device, isAsked, publicly, tokensOf, veiled } from "./device.svelte";
import type { Event } from "../generated/protocol";
import { Served } from "./samples.table";
import type { Entry } from "./table.svelte";

const PEOPLE = [
  { person: 1, name: "Ada" },
  { person: 2, name: "Bo" },
];
const GAME = { round: 1, dealer: 2, phase: "turn", turn: 1, direction: 1, top: "G8", colour: "G", sizes: [1, 1], in_round: [1, 2] };

/** A table as one person at the device knows it. */
class Held extends Served {
  constructor(private readonly person: number) {
    super();
  }

  enter(stage: string, more: object = {}): void {
    const { person } = this;
    const room = { table: "ABCD", host: 1, stage, people: PEOPLE, places: PEOPLE, preset: "classic", rules: {}, settings: {}, ...more };
    const own = { hand: [person === 1 ? "G1" : "R9"], legal: person === 1 ? ["play G1", "draw"] : ["draw"] };
    const events = [{ kind: "dealt", seat: person, count: 1, cards: own.hand }];
    this.welcome({ person, seat: person, room, game: GAME, own, events, here: [1, 2] });
  }
}

test("the others at a device are kept for one table", () => {
  expect(tokensOf("ABCD 1.x 2.y", "ABCD")).toEqual(["1.x", "2.y"]);
  expect(tokensOf("ABCD 1.x 2.y", "EFGH")).toEqual([]);
  expect(tokensOf("", "ABCD")).toEqual([]);
});

test("who is on turn is asked, and shown their cards when they take the device", () => {
  const ada = new Held(1);
  const bo = new Held(2);
  const device = new Device(ada.table, () => bo.table);
  device.others = [bo.table];
  ada.enter("round");
  bo.enter("round");
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
  const ada = new Held(1);
  ada.enter("round");
  const { table } = ada;
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
  const ada = new Held(1);
  const bo = new Held(2);
  const device = new Device(ada.table, () => bo.table);
  device.others = [bo.table];
  ada.enter("between", { ready: [] });
  bo.enter("between", { ready: [] });
  device.follow();
  expect(bo.said.map(({ type }) => type)).not.toContain("ready");
  ada.enter("between", { ready: [1] });
  device.follow();
  expect(bo.said.map(({ type }) => type)).toContain("ready");
});
