import { expect, test } from "vitest";
import proofs from "../../../tests/proofs.json";
import { commitmentTo, dealerOf, deckOf, FACES, follows, hex, keyOf, sha256, Stream, type Course } from "./proof";
import { event } from "./samples";

const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const spell = (faces: number[]): string => faces.map((face) => FACES[face]).join(" ");
const seen = proofs.rounds.map((round) => ({ ...round, events: round.events.map((sent) => event(sent)) }));
type Seen = (typeof seen)[number];

const right = (round: Seen, change: Partial<Course> = {}): boolean => follows(keyOf(round.secret, round.added), { ...round, ...change });

test("hashes are those of everybody", () => {
  for (const { bytes, hash } of proofs.hashes) expect(hex(sha256(unhex(bytes)))).toBe(hash);
  expect(hex(sha256(new TextEncoder().encode("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("commitments and keys are those of the program", () => {
  for (const { secret, added, commitment, key } of proofs.deals) {
    expect(commitmentTo(secret)).toBe(commitment);
    expect(hex(keyOf(secret, added))).toBe(key);
  }
});

test("decks are shuffled, and dealers drawn for, as the program does", () => {
  const keys = proofs.deals.map(({ key }) => unhex(key));
  const stream = new Stream(keys[0]!);
  for (const { rules, shuffled, dealers } of proofs.decks) {
    expect([0, 1, 300].map((number) => spell(stream.shuffled(number, deckOf(rules))))).toEqual(shuffled);
    expect(keys.flatMap((key) => [2, 3, 4, 5, 6, 7, 8, 9, 10].map((seats) => dealerOf(rules, seats, key)))).toEqual(dealers);
  }
  for (const { pile, shuffled, put_back } of proofs.piles) {
    expect(stream.shuffled(7, pile)).toEqual(shuffled);
    expect(stream.putBack(7, pile)).toEqual(put_back);
  }
});

test.each(seen.map((round, number) => [number, round] as const))("round %i is found to follow from its shuffle", (_, round) => {
  expect(right(round)).toBe(true);
});

test("other cards than those that follow are found, wherever they show", () => {
  let changes = 0;
  for (const round of seen) {
    const end = round.events.findIndex(({ kind }) => kind === "objected");
    for (const [place, event] of round.events.entries()) {
      if (end >= 0 && place >= end) break;
      if (event.kind !== "dealt" && event.kind !== "drew" && event.kind !== "turned") continue;
      const other = {
        ...event,
        card: event.card && (event.card === "R1" ? "B2" : "R1"),
        cards: event.cards.map((card) => (card === "R1" ? "B2" : "R1")),
      };
      if (!event.card && !event.cards.length) continue;
      if ([...event.cards].sort().join() === [...other.cards].sort().join() && !event.card) continue;
      expect(right(round, { events: round.events.toSpliced(place, 1, other) })).toBe(false);
      changes++;
    }
  }
  expect(changes).toBeGreaterThan(10);
});

test("another dealer, secret, addition or hand at the end is found", () => {
  for (const round of seen) {
    expect(right(round, { dealer: (round.dealer % round.seats) + 1 })).toBe(false);
    expect(right({ ...round, secret: "00".repeat(32) })).toBe(false);
    expect(right({ ...round, added: round.added.map((bytes) => `${bytes}00`) })).toBe(false);
    const objected = round.events.some(({ kind }) => kind === "objected");
    if (round.hands.length && !objected) expect(right(round, { hands: round.hands.map((hand) => `${hand} R0`.trim()) })).toBe(false);
  }
});
