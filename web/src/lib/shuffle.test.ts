import { get } from "svelte/store";
import { expect, test } from "vitest";
import proofs from "../../../tests/proofs.json";
import { commitmentTo } from "./proof";
import type { Command, Event, Room, Shuffle, Update, Welcome } from "../generated/protocol";
import { event, storage } from "./samples";
import { Shuffles, verdicts } from "./shuffle";

const SECRET = "00ff10";
const PROMISE = commitmentTo(SECRET);

const PLACES = [{ person: 4 }, { person: 7 }, { person: 0, bot: "easy" }];
const OVER = { deal: 2, commitment: "next", secret: SECRET };

const room = (shuffle: Partial<Shuffle>, stage = "lobby", more: object = {}): Room =>
  ({
    stage,
    places: PLACES,
    rules: {},
    shuffle: { deal: 1, commitment: PROMISE, mixed: [], secret: "", added: [], ...shuffle },
    ...more,
  }) as unknown as Room;

/** A page at a table: our person is 7 in seat 2. */
class Page {
  code = "ABCD";
  mixes: Extract<Command, { type: "mix" }>[] = [];
  refusals: (() => void)[] = [];
  shuffles: Shuffles;

  constructor(store = storage()) {
    this.shuffles = new Shuffles(this, store);
  }

  whisper(command: Command, refused: () => void): void {
    if (command.type === "mix") this.mixes.push(command);
    this.refusals.push(refused);
  }

  /** A room through a new connection. */
  comes(now: Room, seat = 2): Promise<void> {
    return this.shuffles.hear({ type: "welcome", full: true, events: [], room: now, game: null } as unknown as Welcome, 7, seat);
  }

  sees(now: Room, more: Partial<Update> = {}, seat = 2): Promise<void> {
    return this.shuffles.hear({ type: "update", version: 1, room: now, ...more }, 7, seat);
  }

  get bytes(): string {
    return this.mixes.at(-1)!.bytes;
  }

  /** The cards are dealt, and when the round is over what they were made of is shown. */
  async ends(added: string[], again = false): Promise<string> {
    const dealt = room({ deal: 2, commitment: "next" }, "round");
    await (again ? this.comes(dealt) : this.sees(dealt));
    await this.sees(room({ ...OVER, added }, "between"));
    return get(verdicts)[1]!;
  }
}

async function mixed(...people: number[]): Promise<Page> {
  const page = new Page();
  await page.comes(room({}));
  await page.sees(room({ mixed: people }));
  return page;
}

test("bytes are added once to each deal, by who has a seat", async () => {
  const page = new Page();
  await page.comes(room({}), 0);
  expect(page.mixes).toEqual([]);
  await page.sees(room({}));
  await page.sees(room({}));
  await page.sees(room({ mixed: [7] }));
  expect(page.mixes).toHaveLength(1);
  expect(page.mixes[0]).toMatchObject({ deal: 1, bytes: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  await page.sees(room({ deal: 2, commitment: "next" }));
  expect(page.mixes.map((mix) => mix.deal)).toEqual([1, 2]);
  expect(page.mixes[0]!.bytes).not.toBe(page.mixes[1]!.bytes);
});

test("who had added before the page was opened adds nothing", async () => {
  const page = new Page();
  await page.comes(room({ mixed: [7] }));
  expect(page.mixes).toEqual([]);
});

test("a reload or a lost connection says the same bytes again where they have not arrived", async () => {
  const store = storage();
  const [before, after] = [new Page(store), new Page(store)];
  await before.comes(room({}));
  await before.comes(room({}));
  const reloaded = new Page(store);
  await reloaded.comes(room({}));
  expect(new Set([...before.mixes, ...reloaded.mixes].map(({ bytes }) => bytes)).size).toBe(1);
  expect(before.mixes).toHaveLength(2);
  expect(after.mixes).toEqual([]);
});

test("a server that was started again gets other bytes, and those count", async () => {
  const page = new Page();
  await page.comes(room({ commitment: "before" }));
  const old = page.bytes;
  await page.sees(room({ commitment: "before", mixed: [7] }));
  await page.comes(room({}));
  expect(page.bytes).not.toBe(old);
  await page.sees(room({ mixed: [7] }));
  expect(await page.ends(["", page.bytes, ""])).toBe("right");
  const other = new Page();
  await other.comes(room({ commitment: "before" }));
  const first = other.bytes;
  await other.comes(room({}));
  await other.sees(room({ mixed: [7] }));
  expect(await other.ends(["", first, ""])).toBe("lost");
});

test("a shuffle that is right is found right", async () => {
  const page = await mixed(7);
  expect(await page.ends(["", page.bytes, ""])).toBe("right");
});

test("a secret that does not fit the commitment is found", async () => {
  const page = new Page();
  await page.comes(room({ commitment: "another" }));
  expect(await page.ends(["", "", ""])).toBe("broken");
});

test("a commitment that changes within a connection is found", async () => {
  const page = new Page();
  await page.comes(room({ commitment: "another" }));
  await page.sees(room({ mixed: [7] }));
  expect(await page.ends(["", page.bytes, ""])).toBe("broken");
});

test("bytes that arrived and are not there are found", async () => {
  expect(await (await mixed(7)).ends(["", "", ""])).toBe("lost");
  expect(await (await mixed(7)).ends(["", "00", ""])).toBe("lost");
});

test("bytes that never arrived are nobody's fault", async () => {
  expect(await (await mixed()).ends(["", "", ""])).toBe("kept");
});

test("bytes in our seat that are not from here are told", async () => {
  const page = await mixed();
  page.refusals[0]!();
  await page.sees(room({ mixed: [7] }));
  expect(await page.ends(["", "0a", ""])).toBe("elsewhere");
});

test("bytes of a bot, of somebody who had added nothing, and bytes left out are found", async () => {
  for (const [people, added] of [
    [[7], ["", "", "0b"]],
    [[7], ["0a", "", ""]],
    [
      [4, 7],
      ["", "", ""],
    ],
    [
      [0, 7],
      ["", "", "0b"],
    ],
  ] as const) {
    const page = await mixed(...people);
    expect(await page.ends([added[0], page.bytes, added[2]])).toBe("others");
  }
});

test("what others did while the connection was lost is not judged", async () => {
  const page = await mixed(7);
  expect(await page.ends(["0a", page.bytes, ""], true)).toBe("right");
});

const [round] = proofs.rounds;
const events = round!.events.map((sent) => event(sent));

async function played(seen: Event[]): Promise<string> {
  const page = new Page();
  const places = Array.from({ length: round!.seats }, () => ({ person: 0 }));
  await page.comes(room({ commitment: commitmentTo(round!.secret) }), 0);
  const more = { places, rules: round!.rules };
  await page.shuffles.hear(
    { type: "welcome", full: true, events: seen, room: room({ deal: 2 }, "round", more) } as unknown as Welcome,
    0,
    0,
  );
  const game = { dealer: round!.dealer, round: 1, hands: round!.hands } as unknown as NonNullable<Update["game"]>;
  await page.sees(room({ deal: 2, secret: round!.secret, added: round!.added }, "between", more), { game }, 0);
  return get(verdicts)[1]!;
}

test("cards that follow from the shuffle are right, and others are found", async () => {
  expect(await played(events)).toBe("kept");
  const turned = events.map((event) => (event.kind === "turned" ? { ...event, card: event.card === "R1" ? "B2" : "R1" } : event));
  expect(await played(turned)).toBe("stacked");
});

test("storage that is closed or holds something else is no matter", async () => {
  const closed = {
    getItem: () => "{",
    setItem: () => {
      throw new Error("closed");
    },
  } as unknown as Storage;
  const page = new Page(closed);
  await page.comes(room({}));
  expect(page.mixes).toHaveLength(1);
});
