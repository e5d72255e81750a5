// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import type { Step } from "../build/plays";
import { Line } from "./lib/samples.line";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/i18n.svelte";
import Table from "./screens/Table.svelte";

/** What Ada has said at the table: not what the page says by itself. */
const acts = (): { id: string; text: string }[] =>
  Line.last.said.flatMap(({ type, id, action, card }) =>
    type === "act" ? [{ id: id!, text: action! }] : type === "why" ? [{ id: id!, text: `why ${card}` }] : [],
  );

let page: object;

const all = <E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] => [...root.querySelectorAll<E>(selector)];
const region = (name: RegExp): HTMLElement => all(document, "section").find((part) => name.test(part.getAttribute("aria-label") ?? ""))!;
const written = (part: Node): string => (part.textContent ?? "").replaceAll(/\s+/g, " ").trim();
/** The name of a button: what it is called, or what is written on it, part by part. */
const nameOf = (part: Element): string => part.getAttribute("aria-label") ?? [...part.childNodes].map(written).filter(Boolean).join(" ");
const hand = (): HTMLElement[] => all(region(/^Your hand, /), "button");
const seat = (name: string): HTMLElement => all(document, "li.seat").find((part) => written(part).includes(name))!;
const log = (): string => written(document.querySelector("[role=log]")!);

function click(root: ParentNode, wanted: (name: string) => boolean): void {
  const buttons = all(root, "button");
  const found = buttons.find((button) => wanted(nameOf(button)));
  expect(found, `one of ${buttons.map(nameOf).join(" / ")}`).toBeDefined();
  found!.click();
}

/** What there is to be read at a seat, pictures included. */
const at = (name: string): string => [written(seat(name)), ...all(seat(name), "[role=img]").map(nameOf)].join(" ");

const DOES: Record<string, (which: string) => void> = {
  card: (which) => click(region(/^Your hand, /), (name) => name === which),
  answer: (which) => click(region(/^Your move$/), (name) => name.includes(which)),
  action: (which) => click(region(/^Your actions$/), (name) => name.includes(which)),
  seat: (which) => click(seat(which), () => true),
  button: (which) => click(document, (name) => name.includes(which)),
};

const SHOWS: Record<string, (which: string) => void> = {
  asked: (which) => expect(written(region(/^Your move$/))).toContain(which),
  told: (which) => {
    const places = which.split(" | ").map((sentence) => log().indexOf(sentence));
    expect(places, log()).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  },
  "not told": (which) => expect(log()).not.toContain(which),
  top: (which) => expect(nameOf(document.querySelector("#on-top")!)).toContain(`Top card: ${which}`),
  holds: (which) => {
    const names = hand().map((card) => nameOf(card).replace(/, cannot be played$/, ""));
    expect(names.toSorted()).toEqual(which.split(" | ").toSorted());
  },
  cards: (which) => expect(hand()).toHaveLength(Number(which)),
  marked: (which) =>
    expect(
      hand()
        .find((card) => nameOf(card) === which)
        ?.getAttribute("aria-pressed"),
    ).toBe("true"),
};

/** Everything that was told is to be seen. */
async function settled(): Promise<void> {
  flushSync();
  await vi.dynamicImportSettled();
  await tick();
}

async function act({ what, which, says, told }: Step): Promise<void> {
  const before = acts().length;
  const name = what.split(" ").at(-1)!;
  if (what in DOES) DOES[what]!(which);
  else if (what in SHOWS) SHOWS[what]!(which);
  else if (what.startsWith("sees ")) {
    if (which.startsWith("- ")) expect(at(name)).not.toContain(which.slice(2));
    else expect(at(name)).toContain(which);
  }
  await settled();
  const said = acts().slice(before);
  expect(said.map(({ text }) => text)).toEqual(says ? [says] : []);
  for (const message of told) Line.last.hear(message.id ? { ...message, id: said[0]!.id } : message);
  await settled();
}

beforeAll(() => texts.need("core", "game"));

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  settings.name = "Ada";
  page = mount(Table, { target: document.body, props: { code: "PLAYPLAY", watch: false } });
  flushSync();
  Line.last.onopen();
});

afterEach(async () => {
  await unmount(page);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each(inject("plays"))("$name", async ({ opening, steps }) => {
  for (const message of opening) Line.last.hear(message);
  await settled();
  for (const step of steps) await act(step);
});
