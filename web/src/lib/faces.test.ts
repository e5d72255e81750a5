import { describe, expect, it } from "vitest";
import { drawn, HUES, lately, lookOf, looks, looksOf, moodOf, type Known } from "./faces";
import { EMOTES } from "../generated/constants";
import { place, somebody } from "../generated/protocol";
import { game, event } from "./samples";

const person = (name: string, number: number): Known => ({ name, person: number, bot: "" });
const robot = (name: string): Known => ({ name, person: 0, bot: "normal" });
const NAMES = ["Ada", "Bo", "Cid", "Dot", "Eva", "Finn", "Gro", "Hans", "Ida", "Jon"];
const TEN = NAMES.map((name, place) => person(name, place + 1));

function contrast(a: string, b: string): number {
  const light = (hex: string): number => {
    const [r, g, b] = [1, 3, 5]
      .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [x, y] = [light(a) + 0.05, light(b) + 0.05];
  return Math.max(x, y) / Math.min(x, y);
}

describe("looks", () => {
  it("gives ten people ten characters and ten hues", () => {
    const found = looks(TEN);
    expect(new Set(found.map((look) => JSON.stringify(drawn(look, "calm")))).size).toBe(10);
    expect(new Set(found.map(({ hue }) => HUES[hue])).size).toBe(10);
  });

  it("tells ten apart who all have the same name", () => {
    const found = looks(TEN.map((each) => ({ ...each, name: "Ada" })));
    expect(new Set(found.map((look) => JSON.stringify(drawn(look, "calm")))).size).toBe(10);
  });

  it("tells nine bots apart, and from the person among them", () => {
    const found = looks([...NAMES.slice(1).map(robot), person("Ada", 1)]);
    expect(new Set(found.map(({ hue }) => hue)).size).toBe(10);
    expect(found[9]).toEqual(lookOf("Ada"));
    expect(new Set(found.slice(0, 4).map(({ character }) => character)).size).toBe(4);
  });

  it("leaves people their faces when others come, wherever they sit", () => {
    const before = looks([person("Ada", 1), robot("Bo"), person("Cid", 2)]);
    const after = looks([person("Ida", 3), person("Ada", 1), person("Cid", 2)]);
    expect([after[1], after[2]]).toEqual([before[0], before[2]]);
  });

  it("gives people the character they want, the first of two who want the same", () => {
    const wanted = (name: string, number: number, face: number): Known => ({ ...person(name, number), face });
    const [ada, bo, cid] = looks([wanted("Ada", 2, 5), wanted("Bo", 1, 5), wanted("Cid", 3, 16)]);
    expect([ada!.character, bo!.character, cid!.character]).toEqual([5, 4, 15]);
    const namesake = lookOf("Ada").character;
    expect(looks([person("Ada", 1), wanted("Bo", 2, namesake + 1)])[1]!.character).toBe(namesake);
    expect(lookOf("Ada", 64).character).toBe(15);
    const found = looksOf({
      places: [place({ name: "Ada", person: 1 })],
      people: [somebody({ person: 1, name: "Ada", face: 7 })],
    });
    expect(found.seats[0]!.character).toBe(6);
  });

  it("knows people who only watch", () => {
    const found = looksOf({
      places: [place({ name: "Ada", person: 1, stand_in: true })],
      people: [somebody({ person: 1, name: "Ada" }), somebody({ person: 2, name: "Bo" })],
    });
    expect(found.people.get(1)).toBe(found.seats[0]);
    expect(found.people.get(2)).toEqual(lookOf("Bo"));
  });

  it("draws every character in every mood differently, and has a face for every emote", () => {
    for (let character = 0; character < 16; character++) {
      const look = { character, hue: 0, bot: "" };
      const moods = ["calm", "glad", "shocked", "last", "sad", "asleep", "speaking"] as const;
      expect(new Set([...moods, ...EMOTES].map((mood) => JSON.stringify(drawn(look, mood)))).size).toBe(15);
    }
  });

  it("has hues on which the pen is read well", () => {
    for (const hue of HUES) expect(contrast(hue, "#221c28")).toBeGreaterThan(6);
  });
});

describe("moods", () => {
  const now = game({ phase: "turn", turn: 1, sizes: [5, 1, 4], in_round: [1, 2, 3] });

  it("are calm, and excited with one card left", () => {
    expect([1, 2, 3].map((seat) => moodOf(now, seat, []))).toEqual(["calm", "last", "calm"]);
  });

  it("are shocked by cards to draw, and glad about who gave them", () => {
    const told = [event({ kind: "played", seat: 3, card: "W+4" }), event({ kind: "drew", seat: 1, count: 4 })];
    expect([1, 2, 3].map((seat) => moodOf(now, seat, told))).toEqual(["shocked", "last", "glad"]);
    expect(moodOf(game({ ...now, phase: "penalty", turn: 2 }), 2, [])).toBe("shocked");
    expect(moodOf(now, 1, [event({ kind: "drew", seat: 1, count: 1 })])).toBe("calm");
  });

  it("follow from catches, challenges and skips", () => {
    expect(moodOf(now, 1, [event({ kind: "caught", seat: 1, other: 3 })])).toBe("shocked");
    expect(moodOf(now, 3, [event({ kind: "caught", seat: 1, other: 3 })])).toBe("glad");
    expect(moodOf(now, 1, [event({ kind: "challenged", seat: 1, other: 3, count: 1 })])).toBe("glad");
    expect(moodOf(now, 3, [event({ kind: "challenged", seat: 1, other: 3, count: 1 })])).toBe("shocked");
    expect(moodOf(now, 1, [event({ kind: "challenged", seat: 1, other: 3 })])).toBe("shocked");
    expect(moodOf(now, 1, [event({ kind: "skipped", seat: 1 })])).toBe("sad");
  });

  it("are glad about a win, one's partner's too, and sad about another's", () => {
    const over = game({ ...now, phase: "over", winner: 1 });
    expect(moodOf(over, 1, [])).toBe("glad");
    expect(moodOf(over, 3, [], [1, 3])).toBe("glad");
    expect(moodOf(over, 2, [])).toBe("sad");
    expect(moodOf(game({ ...over, winner: 0 }), 2, [])).toBe("calm");
  });

  it("last until the next card", () => {
    const told = ["played", "drew", "played", "skipped"].map((kind) => event({ kind }));
    expect(lately(told).map(({ kind }) => kind)).toEqual(["played", "skipped"]);
    expect(lately(told.slice(1, 2)).map(({ kind }) => kind)).toEqual(["drew"]);
  });
});
