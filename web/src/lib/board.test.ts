import { beforeEach, expect, test } from "vitest";
import { Board } from "./board.svelte";
import { typed, type Focus } from "./keys";
import type { Game, Own } from "../generated/protocol";
import { Served } from "./samples.table";
import { settings } from "./settings.svelte";

let house: Served;
let board: Board;

const acts = (): string[] => house.said.flatMap((command) => (command.type === "act" ? [command.action] : []));
const hear = (message: object): void => house.tell(message);

const PLACES = ["Ada", "Bo", "Cid"].map((name, index) => ({ name, person: index + 1 }));

/** Sits down at seat 1 of a table of three. */
function sit(game: Partial<Game>, own: Partial<Own>): void {
  house = new Served();
  house.welcome({
    version: 8,
    room: { stage: "round", people: [], places: PLACES, rules: {}, scores: [0, 0, 0], out: [], shuffle: { mixed: [1] } },
    game: { phase: "turn", turn: 1, top: "G7", colour: "G", sizes: [4, 7, 7], in_round: [1, 2, 3], ...game },
    own,
    here: [1, 2, 3],
    watching: 0,
  });
  board = new Board(house.table);
  house.table.listen((update) => board.heard(update));
}

/** A bot plays for us from now on. */
function standIn(): void {
  const places = PLACES.map((place) => ({ ...place, stand_in: place.person === 1 }));
  hear({ type: "update", version: 9, room: { ...house.table.room, places } });
}

const WILDS = ["play W>R", "play W>Y", "play W>G", "play W>B"];
const key = (name: string, focus: Focus = "nowhere"): string => typed(name, focus, board);

beforeEach(() => sit({}, { hand: ["R2", "G3", "G9", "W"], legal: ["play G3", "play G9", ...WILDS, "draw"], fitting: ["G3", "G9", "W"] }));

test("a card that fits is played by pressing it, once", () => {
  board.press(1);
  board.press(1);
  board.press(2);
  board.do("draw");
  expect(acts()).toEqual(["play G3"]);
  expect(board.pending).toBe("play G3");
});

test("when the server has answered, the next card can be played", () => {
  board.press(1);
  hear({ type: "refused", id: "x1", code: "overtaken", text: "somebody was quicker" });
  expect(board.pending).toBe("");
  expect(board.refusal).toBe("Somebody was quicker.");
  board.press(2);
  expect(board.refusal).toBe("");
  expect(acts()).toEqual(["play G3", "play G9"]);
});

test("while a card is held another one may take its place", () => {
  board.press(1);
  hear({ type: "held", id: "x1", seconds: 0.5 });
  expect(board.held).toBe(true);
  board.press(1);
  board.press(2);
  expect(acts()).toEqual(["play G3", "play G9"]);
});

test("a card that can't be played shakes and says why, and nothing is sent", () => {
  board.press(0);
  expect(board.shaken).toEqual({ place: 0, times: 1 });
  expect(house.said).toEqual([{ type: "why", card: "R2" }]);
  hear({
    type: "reason",
    id: "x1",
    card: "R2",
    code: "no-match",
    text: "Red 2 does not fit.",
    rules: [{ text: "Match.", ids: ["X-1"], books: [] }],
  });
  expect(board.reason?.text).toBe("Red 2 does not fit.");
  expect(board.reason?.rules).toHaveLength(1);
  board.press(1);
  expect(board.reason).toBeNull();
  expect(acts()).toEqual(["play G3"]);
});

test("a wild asks for its colour, and pressing it again takes that back", () => {
  board.press(3);
  expect(board.question?.about).toBe("colour");
  board.press(3);
  expect(board.question).toBeNull();
  board.press(3);
  board.answer("play W>B");
  expect(acts()).toEqual(["play W>B"]);
  expect(board.question).toBeNull();
});

test("an open question goes when it can no longer be answered, for good", () => {
  board.press(3);
  hear({ type: "update", version: 9, game: { phase: "turn", turn: 2, sizes: [4, 7, 7] }, own: { hand: ["R2", "G3", "G9", "W"] } });
  expect(board.question).toBeNull();
  hear({
    type: "update",
    version: 10,
    game: { phase: "turn", turn: 1, sizes: [4, 7, 7] },
    own: { hand: ["R2", "G3", "G9", "W"], legal: WILDS, fitting: ["W"] },
  });
  expect(board.question).toBeNull();
  board.press(3);
  expect(board.question?.about).toBe("colour");
});

test("the colour of the first card is asked for without being raised, and can't be put off", () => {
  sit({ phase: "colour" }, { hand: ["R2"], legal: ["colour R", "colour Y", "colour G", "colour B"] });
  expect(board.question?.about).toBe("colour");
  expect(board.retractable).toBe(false);
  key("y");
  expect(acts()).toEqual(["colour Y"]);
});

test("UNO! goes with the next card, can be taken back, and is forgotten with the card", () => {
  sit({}, { hand: ["G3", "G9"], legal: ["play G3", "play G9", "draw"], fitting: ["G3", "G9"], uno: true });
  board.uno();
  expect(board.calling).toBe(true);
  board.uno();
  expect(board.calling).toBe(false);
  board.uno();
  board.press(0);
  expect(acts()).toEqual(["play G3 uno"]);
  hear({ type: "update", version: 9, id: "x1", own: { hand: ["G9"] } });
  expect(board.calling).toBe(false);
});

test("UNO! is forgotten when the clock or a bot plays for us, and only then", () => {
  const own = { hand: ["G3", "G9"], legal: ["play G3", "play G9", "draw"], fitting: ["G3", "G9"], uno: true };
  sit({}, own);
  board.uno();
  hear({ type: "update", version: 9, own });
  hear({ type: "update", version: 10, game: { phase: "turn", turn: 1, sizes: [2, 6, 7] } });
  expect(board.calling).toBe(true);
  hear({ type: "update", version: 11, game: { phase: "turn", turn: 2, sizes: [1, 6, 7] }, own: { hand: ["G9"] } });
  expect(board.calling).toBe(false);
  sit({}, own);
  board.uno();
  standIn();
  expect(board.calling).toBe(false);
});

test("UNO! goes also with a card that is still held", () => {
  sit({}, { hand: ["G3", "G9"], legal: ["play G3", "play G9"], fitting: ["G3", "G9"], uno: true });
  board.press(0);
  hear({ type: "held", id: "x1", seconds: 0.5 });
  board.uno();
  expect(acts()).toEqual(["play G3", "play G3 uno"]);
});

test("a late call is said at once, also while something else is on its way", () => {
  sit({ turn: 2, vulnerable: [1, 3] }, { hand: ["G9"], legal: ["uno", "catch 3"] });
  board.catch();
  board.uno();
  board.uno();
  expect(acts()).toEqual(["catch 3", "uno"]);
});

test("cards to discard are marked and go together, in the order of the hand", () => {
  sit({ phase: "shed", shed_to: 2 }, { hand: ["R2", "G3", "G9", "W"], legal: ["shed"] });
  key("3");
  key("1");
  key("2");
  key("2");
  expect([...board.marked]).toEqual([2, 0]);
  expect(key("Enter", "hand")).toBe("done");
  expect(acts()).toEqual(["shed R2 G9"]);
});

test("nothing can be done while a bot plays for us", () => {
  standIn();
  board.press(1);
  expect(board.asked).toBe(false);
  expect(board.own.hand).toHaveLength(4);
  expect(acts()).toEqual([]);
});

test("cards that have just come are known until something else is done", () => {
  const own = { hand: ["R2", "G3", "G9", "YS", "W"], drawn: "YS", legal: ["pass"] };
  hear({ type: "update", version: 9, events: [{ kind: "drew", seat: 1, count: 1, cards: ["YS"] }], own });
  expect(board.fresh).toEqual(["YS"]);
  board.do("pass");
  hear({ type: "update", version: 10, id: "x1", events: [{ kind: "passed", seat: 1 }], own: { ...own, legal: [] } });
  expect(board.fresh).toEqual([]);
});

test("number keys play, and answer while a colour is asked for", () => {
  key("2");
  expect(acts()).toEqual(["play G9"]);
  sit({}, { hand: ["G3", "W"], legal: ["play G3", ...WILDS], fitting: ["G3", "W"] });
  key("2");
  expect(board.question?.about).toBe("colour");
  key("1");
  expect(acts()).toEqual(["play W>R"]);
});

test("keys draw, pass, take, challenge, vote and object", () => {
  const legal = ["draw", "pass", "accept", "challenge", "vote yes", "vote no", "object"];
  for (const [name, action] of Object.entries({ d: 0, " ": 0, P: 1, t: 2, x: 3, y: 4, n: 5, o: 6 })) {
    sit({}, { legal });
    expect(key(name)).toBe("done");
    expect(acts()).toEqual([legal[action]]);
  }
});

test("whatever draws takes a penalty, too", () => {
  for (const name of ["d", "D", " ", "t"]) {
    sit({ phase: "penalty", penalty: 2 }, { hand: ["R2"], legal: ["accept", "challenge"] });
    key(name);
    expect(acts()).toEqual(["accept"]);
    expect(board.note).toBe("");
  }
});

test("a penalty is answered, or jumped in, with the only card that can", () => {
  sit({ phase: "penalty", penalty: 2 }, { hand: ["R2", "R+2"], legal: ["play R+2", "accept"], fitting: ["R+2"] });
  key("j");
  expect(board.note).toBe("web-why-no-jump");
  key("a");
  expect(acts()).toEqual(["play R+2"]);
  sit({ turn: 2 }, { hand: ["R2", "G7"], legal: ["play G7"], fitting: ["G7"] });
  key("a");
  expect(board.note).toBe("web-why-no-answer");
  key("j");
  expect(acts()).toEqual(["play G7"]);
});

test("whom to catch or to accuse is asked where there are several", () => {
  sit({ turn: 2, vulnerable: [2, 3] }, { hand: ["R2"], legal: ["catch 2", "catch 3", "advice 2", "advice 3"] });
  key("c");
  expect(board.aimed(3)).toBe("catch 3");
  key("3");
  key("v");
  key("2");
  expect(acts()).toEqual(["catch 3", "advice 2"]);
});

test("Escape takes back what was begun", () => {
  board.press(3);
  expect(key("Escape")).toBe("done");
  expect(board.question).toBeNull();
});

test("arrows move within and between the rows of the hand", () => {
  board.rows = [
    [0, 1],
    [2, 3],
  ];
  expect(key("ArrowRight")).toBe("moved");
  expect(board.cursor).toBe(0);
  key("ArrowRight", "hand");
  expect(board.cursor).toBe(1);
  key("ArrowDown", "hand");
  expect(board.cursor).toBe(3);
  key("ArrowRight", "hand");
  expect(board.cursor).toBe(3);
  key("Home", "hand");
  expect(board.cursor).toBe(0);
});

test("keys are left alone where they have a meaning of their own", () => {
  expect(key("d", "typing")).toBe("");
  expect(key("ArrowUp", "scroll")).toBe("");
  expect(key(" ", "control")).toBe("");
  expect(key("Enter", "control")).toBe("");
  expect(key("q")).toBe("");
  expect(acts()).toEqual([]);
  expect(key("R")).toBe("rules");
  expect(key("?")).toBe("help");
});

const WAIT: Partial<Game> = { phase: "turn", turn: 2 };
const turn = (own: Partial<Own>, game: Partial<Game> = {}): void =>
  hear({
    type: "update",
    version: house.table.version + 1,
    game: { phase: "turn", turn: 1, top: "G7", colour: "G", sizes: [4, 7, 7], in_round: [1, 2, 3], ...game },
    own,
  });

test("a card chosen before one's turn is played when the turn comes", () => {
  sit(WAIT, { hand: ["R2", "G3", "W"] });
  board.press(1);
  expect(board.nextPlace).toBe(1);
  expect(board.note).toBe("next-chosen");
  hear({ type: "update", version: 9, game: { ...house.table.game, turn: 3 } });
  expect(acts()).toEqual([]);
  turn({ hand: ["R2", "G3", "W"], legal: ["play G3", ...WILDS, "draw"], fitting: ["G3", "W"] });
  expect(acts()).toEqual(["play G3"]);
  expect(board.next).toBeNull();
});

test("a card chosen before one's turn can be changed and taken back", () => {
  sit(WAIT, { hand: ["R2", "G3", "W"] });
  board.press(1);
  board.press(0);
  expect(board.nextPlace).toBe(0);
  board.press(0);
  expect([board.next, board.note]).toEqual([null, "next-cancelled"]);
  board.press(1);
  key("Escape");
  expect(board.next).toBeNull();
});

test("a wild is chosen with its colour before one's turn", () => {
  sit(WAIT, { hand: ["R2", "G3", "W"] });
  board.press(2);
  expect(board.question?.about).toBe("colour");
  key("b");
  expect([board.question, board.next?.action]).toEqual([null, "play W>B"]);
  turn({ hand: ["R2", "G3", "W"], legal: [...WILDS, "draw"], fitting: ["W"] });
  expect(acts()).toEqual(["play W>B"]);
});

test("a colour that is still being chosen when the turn comes is then chosen for it", () => {
  sit(WAIT, { hand: ["R2", "G3", "W"] });
  board.press(2);
  turn({ hand: ["R2", "G3", "W"], legal: [...WILDS, "draw"], fitting: ["W"] });
  expect(board.question?.options).toEqual(WILDS);
  key("1");
  expect(acts()).toEqual(["play W>R"]);
});

test("a chosen card that can't be played is dropped with a word, and one with a choice is asked about", () => {
  sit(WAIT, { hand: ["R2", "G7"] });
  board.press(0);
  turn({ hand: ["R2", "G7"], legal: ["play G7 @2", "play G7 @3", "draw"], fitting: ["G7"] });
  expect([acts(), board.next, board.note]).toEqual([[], null, "next-dropped"]);
  sit(WAIT, { hand: ["R2", "G7"] });
  board.press(1);
  turn({ hand: ["R2", "G7"], legal: ["play G7 @2", "play G7 @3", "draw"], fitting: ["G7"] });
  expect(board.question?.about).toBe("player");
});

test("UNO! can be armed together with a card chosen before one's turn", () => {
  sit(WAIT, { hand: ["R2", "G3"] });
  board.press(1);
  board.uno();
  hear({ type: "update", version: 9, own: { hand: ["R2", "G3"] } });
  turn({ hand: ["R2", "G3"], legal: ["play G3", "draw"], fitting: ["G3"], uno: true });
  expect(acts()).toEqual(["play G3 uno"]);
});

test("where a jump-in is possible, pressing the card jumps in", () => {
  sit(WAIT, { hand: ["R2", "G7"], legal: ["play G7"], fitting: ["G7"] });
  board.press(1);
  expect(acts()).toEqual(["play G7"]);
  expect(board.next).toBeNull();
});

test("number keys follow the hand as it is shown", () => {
  settings.order = "number";
  sit({}, { hand: ["R9", "G3", "W"], legal: ["play R9", "play G3", ...WILDS], fitting: ["R9", "G3", "W"] });
  expect(board.own.hand).toEqual(["G3", "R9", "W"]);
  key("1");
  expect(acts()).toEqual(["play G3"]);
  settings.order = "colour";
});

test("keys can be switched off, all but those that move", () => {
  settings.keys = false;
  for (const name of ["d", "1", "u", "?", "w"]) expect(key(name)).toBe("");
  expect(key("ArrowRight", "hand")).toBe("moved");
  settings.keys = true;
  expect(acts()).toEqual([]);
});

test("what is asked is answered at any time, and twice if it is asked twice", () => {
  sit(WAIT, { hand: ["R2"] });
  expect(key("w")).toBe("done");
  expect(board.note).toBe("top");
  const before = board.noted;
  key("w");
  expect(board.noted).toBeGreaterThan(before);
  key("h");
  expect(board.note).toBe("Ada: web-cards · Bo: web-cards · Cid: web-cards");
  key("s");
  expect(board.note).toBe("Ada: web-points · Bo: web-points · Cid: web-points");
  key("l");
  expect(board.note).toBe("asked-nothing");
  key("k");
  expect(board.note).toBe("prompt-wait");
});
