// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { EveningTold } from "./generated/evening";
import { Line } from "./lib/samples.line";
import { evening, plan, stageAt, standing, tableAt, told } from "./lib/samples.evening";
import { router } from "./lib/router.svelte";
import { texts } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";
import Evening from "./screens/Evening.svelte";

let page: object;

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const written = (part: Node | undefined): string => (part?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
const button = (name: string): HTMLElement => all("button").find((part) => written(part).includes(name) || part.ariaLabel === name)!;
const title = (): string => written(all("h1")[0]);
const said = (type: string): object[] => Line.last.said.filter((message) => message.type === type);

beforeAll(() => texts.need("core", "game", "evening"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  localStorage.clear();
  settings.name = "Ada";
});
afterEach(async () => {
  await unmount(page);
  vi.restoreAllMocks();
});

async function hear(message: EveningTold): Promise<void> {
  Line.last.hear(message);
  for (let turn = 0; turn < 20; turn++) await tick();
  await new Promise((done) => setTimeout(done));
  flushSync();
}

async function open(message: EveningTold, slip = ""): Promise<void> {
  page = mount(Evening, { target: document.body, props: { code: "ABCDEFGH", slip } });
  flushSync();
  Line.last.onopen();
  await hear(message);
}

test("a guest who waits has nothing to do, and sees what will be played", async () => {
  await open(told({ player: 2, evening: evening({ phase: "gathering", stages: [] }) }));
  expect(said("hello")[0]).toMatchObject({ table: "ABCDEFGH", watch: false });
  expect(title()).toBe("An evening with Ada");
  expect(written(document.body)).toContain("You don't have to do anything");
  expect(written(document.body)).toContain("New tables every stage");
  expect(button("Start the evening")).toBeUndefined();
});

test("the host types names, chooses what fits, and begins", async () => {
  const fits = [{ format: "eight", stages: 7, rounds: 4, minutes: 100, tables: 2, idle: 0, bots: 0 } as const];
  const gathering = evening({ phase: "gathering", stages: [], fits: [...fits] });
  await open(told({ hosting: true, evening: gathering }));
  const field = document.querySelector<HTMLInputElement>("#enrol")!;
  field.value = " Ivy ";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.form!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(said("enrol")[0]).toMatchObject({ name: "Ivy" });
  expect(button("Start the evening").getAttribute("aria-disabled")).toBe("true");
  document.querySelector<HTMLInputElement>("input[name=format]")!.click();
  flushSync();
  expect(said("plan")[0]).toMatchObject({ plan: { format: "eight", rounds: 4, stages: 0 } });
  button("Start the evening").click();
  expect(said("begin")).toHaveLength(1);
});

test("whoever gets a seat online is brought there once", async () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => undefined);
  await open(told({ seated: "TABLEONE" }));
  expect(go).toHaveBeenCalledExactlyOnceWith("t/TABLEONE");
  await hear(told({ version: 2, seated: "TABLEONE" }));
  expect(go).toHaveBeenCalledOnce();
  expect(title()).toBe("You sit at table 1 with Bo, Cid and Dot");
  await hear(told({ version: 3, seated: "TABLETWO" }));
  expect(go).toHaveBeenLastCalledWith("t/TABLETWO");
});

test("the host at the desk pauses, goes on, and is asked before the end", async () => {
  await open(told({ hosting: true, player: 0 }));
  button("Pause").click();
  expect(said("pause")).toHaveLength(1);
  button("End the evening").click();
  flushSync();
  expect(said("finish")).toHaveLength(0);
  button("End it").click();
  expect(said("finish")).toHaveLength(1);
  await hear(told({ version: 2, hosting: true, player: 0, evening: evening({ paused: true }) }));
  button("Go on").click();
  expect(said("resume")).toHaveLength(1);
});

test("the host puts a wrong score right, partners together", async () => {
  const played = tableAt({ over: true, points: [40, 10, 40, 10], places: [1, 3, 1, 3] });
  const at = evening({ plan: plan({ format: "eight" }), phase: "between", stages: [stageAt({ stage: 1, tables: [played], idle: [] })] });
  await open(told({ hosting: true, evening: at }));
  button("Correct").click();
  flushSync();
  expect(written(document.body)).toContain("40 before");
  const fields = all("input[type=number]") as HTMLInputElement[];
  fields[0]!.value = "45";
  fields[0]!.dispatchEvent(new Event("input", { bubbles: true }));
  fields[0]!.form!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(said("correct")[0]).toMatchObject({ stage: 1, table: 1, points: [45, 10, 45, 10] });
});

test("standings by partners have points with each, and the best stand on a podium at the end", async () => {
  const standings = [
    standing({ player: 2, place: 1, score: 90, played: 2, partners: { "1": 60, "3": 30 } }),
    standing({ player: 1, place: 2, score: 60, played: 2, partners: { "2": 60 } }),
    standing({ player: 3, place: 3, score: 30, played: 2, partners: { "2": 30 } }),
  ];
  await open(told({ evening: evening({ phase: "over", plan: plan({ format: "eight" }), standings }) }));
  expect(title()).toBe("Bo wins the evening!");
  expect(all(".podium .step")).toHaveLength(3);
  expect(all(".matrix tbody tr:first-child > *").map(written)).toEqual(["Bo", "", "60", "30"]);
  expect(all("a[download]").map((link) => link.getAttribute("href"))).toEqual([
    "/api/evenings/ABCDEFGH/standings.csv",
    "/api/evenings/ABCDEFGH/record",
  ]);
});

test("a slip that was used says so, with what was entered", async () => {
  const used = tableAt({ over: true, rounds: 1, points: [12, 0, 12, 0] });
  await open(
    told({ player: 0, evening: evening({ plan: plan({ real: true }), stages: [stageAt({ stage: 1, tables: [used], idle: [] })] }) }),
    "1.1-k7",
  );
  await vi.waitFor(() => expect(title()).toBe("This result has been entered"), 30_000);
  expect(said("hello")[0]).toMatchObject({ watch: true });
  expect(written(document.body)).toContain("12 points");
});

test("an unknown evening says so", async () => {
  page = mount(Evening, { target: document.body, props: { code: "NOPENOPE", slip: "" } });
  flushSync();
  Line.last.onopen();
  Line.last.hear({ type: "refused", id: "", code: "unknown-table", text: "…" });
  await vi.waitFor(() => expect(title()).toBe("There is no such evening"), 30_000);
});

test("the host makes somebody else the host, when that is meant", async () => {
  await open(told({ hosting: true }));
  all('[aria-label="Make Bo the host"]')[0]!.click();
  flushSync();
  expect(said("host")).toHaveLength(0);
  button("Make host").click();
  expect(said("host")[0]).toMatchObject({ player: 2 });
  expect(button("Take over as host")).toBeUndefined();
});

test("whoever plays may take over from a host who has been away for long", async () => {
  await open(told({ player: 2, evening: evening({ vacant: true }) }));
  button("Take over as host").click();
  expect(said("take-over")).toHaveLength(1);
  await hear(told({ version: 2, player: 0, evening: evening({ vacant: true }) }));
  expect(button("Take over as host")).toBeUndefined();
});

test("the host is told what becomes of those without a phone, and what else can be done", async () => {
  const [ada, ...others] = evening({}).guests;
  const guests = [ada!, ...others.map((guest) => ({ ...guest, here: false, typed: guest.name !== "Bo" }))];
  const gathering = evening({ phase: "gathering", stages: [], guests: guests.slice(0, 3) });
  await open(told({ hosting: true, evening: gathering }));
  expect(written(document.body)).toContain("Cid has no phone, so a bot will play under that name.");
  button("Let them sit out").click();
  flushSync();
  expect(said("plan")[0]).toMatchObject({ plan: { absent: "bye" } });
  expect(written(document.body)).toContain("Cid has no phone and will sit out.");
  button("Play with real cards").click();
  flushSync();
  expect(said("plan")[1]).toMatchObject({ plan: { real: true } });
  expect(written(document.body)).not.toContain("has no phone");
});

test("what is left of the evening and all stages to come are shown, and printed with their slips", async () => {
  const coming = [2, 3].map((stage) => stageAt({ stage, tables: [tableAt({ players: [1, 3, 2, stage + 2] })] }));
  const at = evening({ plan: plan({ format: "eight", real: true, minutes: 120 }), remaining: 3540, coming });
  await open(told({ hosting: true, evening: at, slips: { "1.1": "a", "2.1": "b", "3.1": "c" } }));
  expect(written(document.body)).toContain("59 minutes left of the evening");
  expect(written(all(".later")[0])).toContain("Stage 3 of 7");
  const printed = all(".printed")[0];
  expect(written(printed)).toContain("Eight at two tables");
  expect(printed!.querySelectorAll("section")).toHaveLength(3);
  expect(printed!.querySelectorAll("article")).toHaveLength(3);
  await hear(told({ version: 2, evening: evening({ remaining: 0 }) }));
  expect(written(document.body)).toContain("The time of the evening is up");
});
