import { THEMES } from "../generated/puzzles";
import { puzzleShown, type PuzzleAnswered, type PuzzleList, type PuzzleShown } from "../generated/protocol";
import { ask, asGuest } from "./api";
import { at } from "./base";
import { capital, say } from "./i18n.svelte";
import { faceOf, namedOf, targetOf, verbOf, type Teller } from "./narrator";
import { actionTold, workedOut } from "./review";

export const FIVE = "";
export const MINE = "mine";

export const isKind = (kind: string): boolean => kind === FIVE || kind === MINE || (THEMES as readonly string[]).includes(kind);
export const kindName = (kind: string): string =>
  say(kind === FIVE ? "puzzles-today" : kind === MINE ? "puzzles-mine" : `puzzles-theme-${kind}`);

/** A puzzle to be solved: what is known of it in a list, and where it is. */
export interface Entry {
  puzzle: string;
  solved: boolean | null;
  shown?: PuzzleShown;
}

const encoded = encodeURIComponent;

export const listOf = (theme: string): Promise<PuzzleList> => ask<PuzzleList>(`puzzles?theme=${encoded(theme)}`);
export const shownOf = async (puzzle: string): Promise<PuzzleShown> => puzzleShown(await ask<PuzzleShown>(`puzzles/${encoded(puzzle)}`));

/** What a seat gave away in a match, once that has been gone through. */
export const mistakesIn = (record: string, seat: number): AsyncGenerator<number | PuzzleShown[], void> =>
  workedOut(`records/${encoded(record)}/puzzles?seat=${seat}`, (all: PuzzleShown[]) => all.map(puzzleShown));

/** Answers a puzzle: one of a day with its date, one of a match with its record. */
export function answer(puzzle: string, action: string, date: string, record: string): Promise<PuzzleAnswered> {
  if (record) return ask<PuzzleAnswered>(`records/${encoded(record)}/puzzles/${encoded(puzzle)}/answers`, { action });
  return asGuest<PuzzleAnswered>(`puzzles/${encoded(puzzle)}/answers`, { action, date });
}

/** What is asked, in plain words. */
export function question(teller: Teller, { theme, own, game }: PuzzleShown): string {
  const first = own.legal[0] ?? "";
  if (verbOf(first) === "colour") return say("puzzle-ask-first");
  if (theme === "challenge") return say("puzzle-ask-challenge", { player: teller.name(game.challengeable), card: teller.card(game.top) });
  const face = faceOf(first);
  return say(`puzzle-ask-${theme}`, { card: face && teller.card(face) });
}

/** An answer that can be given: what it is called, and what stands for it as a picture. */
export interface Choice {
  action: string;
  label: string;
  face: string;
  colour: string;
}

/** The answers, in the order in which they are sent, which tells nothing. */
export function choices(teller: Teller, { theme, own }: PuzzleShown): Choice[] {
  return own.legal.map((action) => {
    const [face, colour, whom] = [faceOf(action), namedOf(action), targetOf(action)];
    const short = theme === "colour" && colour ? teller.colour(colour) : theme === "target" && whom ? teller.name(whom) : "";
    return { action, face: short ? "" : face, colour, label: capital(short || actionTold(teller, action)) };
  });
}

/** How many of some were right, and how each was, as signs that give nothing away. */
export const rightOf = (entries: readonly Entry[]): number => entries.filter(({ solved }) => solved).length;
export const marksOf = (entries: readonly Entry[]): string => entries.map(({ solved }) => (solved ? "■" : "□")).join("");

/** What is shared of a day: how it went, not what was asked. */
export function shared(date: string, entries: readonly Entry[]): string {
  const told = say("puzzles-shared", { date, right: rightOf(entries), all: entries.length });
  return `${told} ${marksOf(entries)} ${new URL(at("puzzles"), location.href).href}`;
}
