import { get } from "svelte/store";
import { afterEach, expect, test, vi } from "vitest";
import type { Command, Room, Shuffle } from "./protocol";
import { Shuffles, verdicts } from "./shuffle";

const SECRET = "00ff10";
const COMMITMENT = "1a5b5f2b0f3a0b1c"; // of no secret

async function sha256(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", Uint8Array.from(secret.match(/../g)!, (pair) => parseInt(pair, 16)));
  return Buffer.from(digest).toString("hex");
}

const room = (more: Partial<Shuffle>): Room =>
  ({ shuffle: { deal: 1, commitment: COMMITMENT, mixed: [], secret: "", added: [], ...more } }) as unknown as Room;

function storage(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } as unknown as Storage;
}

class Said {
  code = "ABCD";
  mixes: Extract<Command, { type: "mix" }>[] = [];
  refusals: (() => void)[] = [];

  whisper(command: Command, refused: () => void): void {
    if (command.type === "mix") this.mixes.push(command);
    this.refusals.push(refused);
  }
}

/** A deal as the page sees it, from the commitment to the end of the round; our person is 7 in seat 2. */
async function through({ commitment = "", added = undefined as string | undefined, arrives = true, refused = false }): Promise<string> {
  const said = new Said();
  const shuffles = new Shuffles(said, storage());
  const promised = commitment || (await sha256(SECRET));
  await shuffles.look(room({ commitment: promised }), 7, 2);
  if (refused) said.refusals[0]!();
  if (arrives) await shuffles.look(room({ commitment: promised, mixed: [7] }), 7, 2);
  const bytes = added ?? said.mixes[0]!.bytes;
  await shuffles.look(room({ deal: 2, secret: SECRET, added: ["", bytes], mixed: [7] }), 7, 2);
  return get(verdicts)[1]!;
}

afterEach(() => vi.unstubAllGlobals());

test("bytes are added once to each deal, by who has a seat", async () => {
  const said = new Said();
  const shuffles = new Shuffles(said, storage());
  await shuffles.look(room({}), 7, 0);
  expect(said.mixes).toEqual([]);
  await shuffles.look(room({}), 7, 2);
  await shuffles.look(room({}), 7, 2);
  await shuffles.look(room({ mixed: [7] }), 7, 2);
  expect(said.mixes).toHaveLength(1);
  expect(said.mixes[0]).toMatchObject({ deal: 1, bytes: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  await shuffles.look(room({ deal: 2 }), 7, 2);
  expect(said.mixes.map((mix) => mix.deal)).toEqual([1, 2]);
  expect(said.mixes[0]!.bytes).not.toBe(said.mixes[1]!.bytes);
});

test("who had added before the page was opened adds nothing", async () => {
  const said = new Said();
  await new Shuffles(said, storage()).look(room({ mixed: [7] }), 7, 2);
  expect(said.mixes).toEqual([]);
});

test("a reload says the same bytes again where they have not arrived", async () => {
  const [said, store] = [new Said(), storage()];
  await new Shuffles(said, store).look(room({}), 7, 2);
  await new Shuffles(said, store).look(room({}), 7, 2);
  expect(said.mixes[0]!.bytes).toBe(said.mixes[1]!.bytes);
});

test("a shuffle that is right is found right", async () => {
  expect(await through({})).toBe("right");
});

test("a secret that does not fit the commitment is found", async () => {
  expect(await through({ commitment: COMMITMENT })).toBe("broken");
});

test("bytes that arrived and are not there are found", async () => {
  expect(await through({ added: "" })).toBe("lost");
  expect(await through({ added: "00" })).toBe("lost");
});

test("bytes that never arrived, or were refused, are nobody's fault", async () => {
  expect(await through({ added: "", arrives: false })).toBe("kept");
  expect(await through({ added: "0a", refused: true })).toBe("kept");
});

test("the commitment that counts is the one that was seen first", async () => {
  const said = new Said();
  const shuffles = new Shuffles(said, storage());
  await shuffles.look(room({ commitment: COMMITMENT }), 7, 2);
  await shuffles.look(room({ commitment: await sha256(SECRET), mixed: [7] }), 7, 2);
  await shuffles.look(room({ deal: 2, secret: SECRET, added: ["", said.mixes[0]!.bytes] }), 7, 2);
  expect(get(verdicts)[1]).toBe("broken");
});

test("a browser that cannot check says so", async () => {
  const promised = await sha256(SECRET);
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await through({ commitment: promised })).toBe("unable");
});

test("storage that is closed or holds something else is no matter", async () => {
  const closed = { getItem: () => "{", setItem: () => { throw new Error("closed"); } } as unknown as Storage;
  const said = new Said();
  await new Shuffles(said, closed).look(room({}), 7, 2);
  expect(said.mixes).toHaveLength(1);
});
