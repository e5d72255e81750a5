import { beforeAll, expect, test } from "vitest";
import { own } from "../generated/protocol";
import { game, event } from "./samples";
import { texts, type Language } from "./i18n.svelte";
import { asked, faceOf, namedOf, targetOf, Teller, verbOf, UNTOLD } from "./narrator";

const names = ["Zoë Ångström", "Þór", "{ $other } \uE001"];
const told = (deck = "108", custom: object[] = []) => new Teller({ rules: { deck, custom }, places: names.map((name) => ({ name })) });

beforeAll(() => texts.need("core", "game"));

async function inLanguage(language: Language, check: () => void): Promise<void> {
  await texts.speak(language);
  check();
  await texts.speak("en");
}

test("cards are called what they are in the edition that is played", async () => {
  expect(told().card("R7")).toBe("red 7");
  expect(told().cardTitle("BS")).toBe("Blue Skip");
  expect(told().card("W+4")).toBe("Wild Draw Four");
  await inLanguage("sv", () => {
    expect(told("108").card("GS")).toBe("grönt Stoppkort");
    expect(told("112").card("GS")).toBe("grönt hoppa-över-kort");
    expect(told("all-wild").card("W")).toBe("Joker");
  });
});

test("a customizable card is called what is written on it, or what it does", () => {
  const teller = told("112", [
    { effect: "dare next 4", text: "Crow “like” a { rooster }" },
    { effect: "level next 3", text: "" },
  ]);
  expect(teller.card("W1")).toContain("Crow “like” a { rooster }");
  expect(teller.writing("W2")).toBe("Next player to 3");
  expect(teller.writing("W3")).toBe("");
  expect(teller.writing("WR")).toBe("");
});

test("what happened is told with names as they are", () => {
  expect(told().sentence(event({ kind: "called", seat: 3 }))).toBe("{ $other } \uE001 calls “UNO!”");
  expect(told().sentence(event({ kind: "drew", seat: 1, count: 2 }))).toBe("Zoë Ångström draws 2.");
  expect(told().sentence(event({ kind: "drew", seat: 1 }))).toBe("There is no card left for Zoë Ångström to draw.");
  expect(told().sentence(event({ kind: "drew", seat: 1, count: 2, cards: ["R7", "W"] }))).toBe("Zoë Ångström draws red 7, Wild.");
  expect(told().sentence(event({ kind: "rotated", count: -1 }))).toBe("Everybody passes their hand on counter-clockwise.");
});

test("what this page does not know is not told", () => {
  expect(told().sentence(event({ kind: "weather", seat: 1 }))).toBe("");
});

test("what goes without saying is not told", () => {
  for (const kind of UNTOLD) expect(told().pieces(event({ kind, seat: 1, count: 2, card: "R7" }))).toEqual([]);
  expect(told().sentence(event({ kind: "dealer", seat: 2, count: 1 }))).toBe("Þór draws highest and deals.");
  expect(told().sentence(event({ kind: "dealer", seat: 2 }))).toBe("Þór deals.");
});

test("a sentence comes in pieces", () => {
  expect(told().pieces(event({ kind: "played", seat: 2, card: "R7" }))).toEqual([
    { kind: "name", text: "Þór", seat: 2 },
    { kind: "text", text: " plays a " },
    { kind: "card", text: "red 7", face: "R7", colour: "R" },
    { kind: "text", text: "." },
  ]);
});

test.each([
  ["en", "blue"],
  ["sv", "blått"],
  ["nb", "blått"],
  ["is", "bláan"],
] as const)("the colour that is named is a piece of its own (%s)", async (language, name) => {
  await inLanguage(language, () => {
    const named = event({ kind: "played", seat: 1, card: "W", colour: "B", count: 1 });
    const pieces = told().pieces(named);
    expect(pieces.filter((piece) => piece.kind === "colour")).toEqual([{ kind: "colour", text: name, colour: "B" }]);
    expect(pieces.filter((piece) => piece.kind === "card")).toHaveLength(1);
    expect(told().sentence(named)).toContain(`${name}`);
    expect(told().sentence(named)).toMatch(/^Zoë Ångström .*\.$/);
  });
});

test("what is asked of a seat, and whom the others wait for", () => {
  const teller = told();
  const turn = game({ phase: "turn", turn: 2 });
  expect(teller.prompt(turn, null, 0)).toBe("Þór's turn");
  expect(teller.prompt(turn, own({ legal: ["play R7", "draw"], fitting: ["R7"] }), 2)).toBe("Your turn: play a card or draw.");
  expect(teller.prompt(turn, own({ legal: ["draw"] }), 2)).toBe("Your turn: no card fits, so draw.");
  expect(teller.prompt({ ...turn, stuck: 3 }, own({ legal: ["draw"] }), 2)).toBe("Your turn: no card fits, so draw 3 cards.");
  const drew = { ...turn, phase: "drew" };
  expect(teller.prompt(drew, own({ drawn: "R7", legal: ["play R7", "pass"] }), 2)).toContain("red 7: play it, or keep it");
  expect(teller.prompt(drew, own({ drawn: "R7", legal: ["play R7"] }), 2)).toContain("have to play it");
  expect(teller.prompt({ ...turn, phase: "penalty", penalty: 4 }, own({}), 2)).toBe("Draw 4 cards");
  expect(teller.prompt({ ...turn, phase: "shed", shed_to: 2 }, own({ hand: ["R1", "R2", "R3"] }), 2)).toBe("Discard 1 card.");
  expect(teller.prompt({ ...turn, phase: "shed" }, own({}), 2)).toContain("as many cards as you like");
  expect(teller.prompt({ ...turn, phase: "dare" }, own({}), 2)).toContain("You get a dare");
  const vote = { ...turn, phase: "vote", vote: "joke", voters: [1] };
  expect(teller.prompt(vote, own({}), 1)).toBe("Did you laugh at Þór's joke?");
  expect(teller.prompt(vote, own({}), 2)).toBe("The others are voting.");
  expect(teller.prompt({ ...turn, phase: "over" }, null, 0)).toBe("The round is over.");
});

test("what can be done has a name", () => {
  const turn = game({ phase: "turn", turn: 1 });
  const penalty = game({ phase: "penalty", turn: 1, penalty: 4, challengeable: 2 });
  expect(told().label("play R7", turn, 1)).toBe("Play red 7");
  expect(told().label("play R7", turn, 2)).toBe("Jump in with red 7");
  expect(told().label("play W+4>R", penalty, 1)).toBe("Answer with Wild Draw Four");
  expect(told().label("accept", penalty, 1)).toBe("Draw 4 cards");
  expect(told().label("challenge", penalty, 1)).toBe("Challenge Þór");
  expect(told().label("catch 2", turn, 1)).toBe("Catch Þór");
  expect(told().label("colour G", turn, 1)).toBe("Green");
  expect(told().label("vote yes", turn, 1)).toBe("Yes");
});

test("an action is read as it is written", () => {
  expect([verbOf("vote no"), verbOf("play W>G @2 uno"), verbOf("draw")]).toEqual(["vote no", "play", "draw"]);
  expect([faceOf("play W+4>G @2 uno"), faceOf("play R+2"), faceOf("draw")]).toEqual(["W+4", "R+2", ""]);
  expect([namedOf("play W+4>G @2"), namedOf("colour R"), namedOf("play R7")]).toEqual(["G", "R", ""]);
  expect([targetOf("play WX @10 uno"), targetOf("catch 3"), targetOf("play R7")]).toEqual([10, 3, 0]);
});

test("nobody waits for a spectator", () => {
  expect(asked(game({ phase: "over", turn: 0 }), 0)).toBe(false);
  expect(asked(game({ phase: "vote", turn: 1, voters: [2, 3] }), 1)).toBe(false);
  expect(asked(game({ phase: "vote", turn: 1, voters: [2, 3] }), 3)).toBe(true);
});
