import { expect, test, vi } from "vitest";
import { replay as filled, type Replay } from "../generated/protocol";
import { game, event } from "./samples";
import { addressOf, cardsOver, fresh, handOf, isThere, loaded, momentAt, momentsOf, roundFrom, toldOf, turnFrom } from "./replay";

const step = (turn: number, sizes: number[] = []): Replay["rounds"][0]["steps"][0] => ({
  seat: 0,
  action: "",
  events: [],
  game: game({ turn, sizes }),
});
const REPLAY: Replay = {
  record: "abc",
  at: "",
  preset: "classic",
  rules: {},
  names: ["Ada", "Bo"],
  bots: [],
  deals: [],
  champions: [1],
  out: [],
  next: 0,
  rounds: [
    { number: 1, dealer: 1, steps: [step(2, [2, 2]), step(2, [2, 3]), step(1, [2, 2]), step(0, [1, 2])], scores: [9, 0] },
    { number: 2, dealer: 2, steps: [step(1), step(1), step(0)], scores: [9, 20] },
  ],
};
const MOMENTS = momentsOf(REPLAY);

test("a match is one row of moments, each with an address of its own", () => {
  expect(MOMENTS.map(addressOf)).toEqual(["1.0", "1.1", "1.2", "1.3", "2.0", "2.1", "2.2"]);
  MOMENTS.forEach((moment, place) => expect(momentAt(MOMENTS, addressOf(moment))).toBe(place));
});

test("an address that is not there means the nearest moment, and what is no address means none", () => {
  const nearest = { "": 0, "1": 0, "2": 4, "0.0": 0, "0.2": 2, "1.99": 3, "2.99": 6, "9.0": 6, "99999999999999999999.5": 6 };
  for (const [address, place] of Object.entries(nearest)) expect(momentAt(MOMENTS, address)).toBe(place);
  for (const address of ["x", "1.", ".1", "-1", "1.2.3", "1,2", " 1"]) expect(momentAt(MOMENTS, address)).toBeNull();
});

test("turns are found forwards and back, and the ends hold", () => {
  expect([0, 1, 2, 3, 4, 6].map((at) => turnFrom(MOMENTS, at, 1))).toEqual([2, 2, 3, 4, 6, 6]);
  expect([6, 5, 4, 3, 2, 1, 0].map((at) => turnFrom(MOMENTS, at, -1))).toEqual([4, 4, 3, 2, 0, 0, 0]);
});

test("rounds are found forwards and back, and the ends hold", () => {
  expect([0, 3, 4, 6].map((at) => roundFrom(MOMENTS, at, 1))).toEqual([4, 4, 6, 6]);
  expect([6, 5, 4, 2, 0].map((at) => roundFrom(MOMENTS, at, -1))).toEqual([4, 4, 0, 0, 0]);
});

test("cards in hand are counted step by step for every seat", () => {
  expect(cardsOver(REPLAY.rounds[0]!, 2)).toEqual([
    [2, 2, 2, 1],
    [2, 3, 2, 2],
  ]);
});

test("a hand is a list of faces, also when it is empty", () => {
  expect(handOf(game({ hands: ["R7 W+4", ""] }), 1)).toEqual(["R7", "W+4"]);
  expect(handOf(game({ hands: ["R7", ""] }), 2)).toEqual([]);
});

test("new cards are found among like ones", () => {
  expect(fresh(["R7", "B2"], ["R7", "R7", "B2", "W"])).toEqual(new Set([1, 3]));
  expect(fresh(["R7"], [])).toEqual(new Set());
});

test("what the open hands show is not told again", () => {
  const events = ["dealer", "dealt", "turned", "played", "hand"].map((kind) => event({ kind }));
  expect(toldOf({ ...step(1), events }).map(({ kind }) => kind)).toEqual(["dealer", "turned", "played"]);
});

test("what the server left out is filled in", () => {
  const sent = JSON.parse('{"rounds": [{"steps": [{"seat": 1, "events": [{"kind": "drew"}], "game": {"turn": 2}}]}]}') as Replay;
  expect(filled(sent).rounds[0]?.steps[0]).toMatchObject({ events: [{ kind: "drew", cards: [] }], game: { turn: 2, hands: [] } });
});

test("a long match comes part by part, and each time there is more of it", async () => {
  const parts = [1, 2, 3].map((number) => ({
    ...REPLAY,
    rounds: [{ ...REPLAY.rounds[0]!, number }],
    deals: [{ commitment: `${number}` }],
    next: number % 3 && number + 1,
  }));
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address.replace(/^.*records/, "records"));
    return Promise.resolve(new Response(JSON.stringify(parts[asked.length - 1])));
  });
  const found: Replay[] = [];
  for await (const whole of loaded("a b")) found.push(whole);
  vi.unstubAllGlobals();
  expect(asked).toEqual(["records/a%20b/replay", "records/a%20b/replay?round=2", "records/a%20b/replay?round=3"]);
  expect(found.map(({ rounds }) => rounds.map(({ number }) => number))).toEqual([[1], [1, 2], [1, 2, 3]]);
  expect(found.at(-1)?.deals.map(({ commitment }) => commitment)).toEqual(["1", "2", "3"]);
  const before = { "": true, "1.5": true, "2": false, "2.7": false, "9": false, x: true };
  for (const [address, there] of Object.entries(before)) expect(isThere(found[0]!, address)).toBe(there);
  expect(isThere(found[2]!, "9")).toBe(true);
});
