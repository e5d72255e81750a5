import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Board } from "./board.svelte";
import { hintsAt, wordOf } from "./hints.svelte";
import { OWN, type Game, type Own } from "../generated/protocol";
import { game, storage } from "./samples";
import { texts } from "./i18n.svelte";

beforeAll(() => texts.need("core", "game"));
beforeEach(() => vi.stubGlobal("localStorage", storage()));

const at = (told: Partial<Game>, sent: Partial<Own> = {}, more: Partial<Board> = {}): Board => {
  const own = { ...OWN, ...sent };
  const board = {
    game: game({ phase: "turn", ...told }),
    own,
    seat: 1,
    asked: true,
    call: "",
    calling: false,
    may: (verb: string) => own.legal.includes(verb),
  };
  return { ...board, ...more } as unknown as Board;
};
const FITS = { hand: ["B8"], legal: ["play B8", "draw"], fitting: ["B8"] };
const NONE = { hand: ["R1"], legal: ["draw"] };

test("each hint is shown once, when it first fits", () => {
  const hints = hintsAt("ONCE");
  hints.look(at({ top: "B8", colour: "B" }, FITS));
  expect(hints.shown).toBe("match");
  hints.look(at({}, {}, { asked: false }));
  expect(hints.shown).toBe("");
  hints.look(at({}, FITS));
  expect(hints.shown).toBe("");
  hints.look(at({}, NONE));
  expect(hints.shown).toBe("draw");
  hints.dismiss();
  hints.look(at({}, NONE));
  expect(hints.shown).toBe("");
  hints.look(at({}, FITS, { call: "with" }));
  expect(hints.shown).toBe("uno");
});

test("the most urgent hint is not pushed away by another", () => {
  const hints = hintsAt("URGENT");
  hints.look(at({}, FITS, { call: "with" }));
  hints.look(at({}, FITS, { call: "with" }));
  expect(hints.shown).toBe("uno");
});

test("hints outlive a reload, and end with the first game", () => {
  hintsAt("FIRST").look(at({}, FITS));
  hintsAt("SECOND").look(at({}, NONE));
  expect(hintsAt("SECOND").shown).toBe("");
  const again = hintsAt("FIRST");
  again.look(at({}, FITS));
  expect(again.shown).toBe("");
  again.look(at({}, NONE));
  expect(again.shown).toBe("draw");
});

test("who only watches gets none", () => {
  const hints = hintsAt("WATCH");
  hints.look(at({}, FITS, { seat: 0 }));
  expect(hints.shown).toBe("");
});

test("what to play is told from the card on top", () => {
  const word = (top: string, colour: string): string => wordOf("match", at({ top, colour }));
  expect(word("B8", "B")).toBe("Play blue or any 8.");
  expect(word("GS", "G")).toBe("Play green or any Skip.");
  expect(word("W+4", "R")).toBe("Play red.");
  expect(word("W", "")).toBe("Play any card.");
  expect(wordOf("uno", at({}, { hand: ["R1", "R2"] }))).toBe("2 cards left: press UNO!");
});
