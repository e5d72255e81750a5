import { DECKS, EFFECTS } from "../../generated/guide";
import { isWild, Teller } from "../../lib/narrator";

/** The rulebooks by the names that rules.md gives them. */
type Book = "S0" | "S1" | "S2" | "S3" | "S4" | "none";

export type Deck = keyof typeof DECKS;

/** What an edition calls a card. */
export const called = (face: string, deck: Deck): string => new Teller({ rules: { deck }, places: [] }).card(face);

interface Counted {
  points: number | null;
  many: number;
}

/** How many cards of the kinds of some faces a deck has, and what one counts; no points where they are what is printed. */
export function counted(faces: readonly string[], deck: Deck): Counted {
  const known: Partial<Record<string, Counted>> = DECKS[deck];
  const kinds = new Set(faces.map((face) => (isWild(face) ? face : /\d/.test(face.slice(1, 2)) ? "number" : face.slice(1))));
  const found = [...kinds].flatMap((kind) => known[kind] ?? []);
  return { points: found[0]?.points ?? null, many: found.reduce((sum, { many }) => sum + many, 0) };
}

/** Cards with what they do; without a title they are called by the card's own name. */
export interface Row {
  faces: string[];
  title?: string;
  says: string;
  anchor?: string;
}

export type Example = "matching" | "challenge" | "stack" | "seven" | "jump";

export interface Section {
  anchor: string;
  title: string;
  books: Book[];
  says: string[];
  faces?: string[];
  rows?: Row[];
  /** Whether it is told how many cards of these kinds there are, and what one counts. */
  counted?: boolean;
  deck?: Deck;
  heading?: string;
  effects?: boolean;
  example?: Example;
  then?: string[];
  ours?: string[];
  preset?: string;
}

export interface Chapter {
  anchor: string;
  title: string;
  about?: string;
  sections: Section[];
}

/** Those that have the game in common. */
export const CLASSIC: Book[] = ["S0", "S1", "S2", "S4"];
const ICELAND: Book[] = ["S2"];

const DECK: Row[] = [
  { faces: ["R0", "Y3", "G6", "B9"], title: "guide-number", says: "guide-does-number" },
  { faces: ["RS", "YS", "GS", "BS"], title: "guide-skip", says: "guide-does-skip" },
  { faces: ["RR", "YR", "GR", "BR"], title: "guide-reverse", says: "guide-does-reverse" },
  { faces: ["R+2", "Y+2", "G+2", "B+2"], title: "guide-draw-two", says: "guide-does-draw-two" },
  { faces: ["W"], title: "guide-wild", says: "guide-does-wild" },
  { faces: ["W+4"], title: "guide-four", says: "guide-does-draw-four" },
];

const FIRST: Row[] = [
  { faces: ["R+2"], title: "guide-draw-two", says: "guide-first-draw-two" },
  { faces: ["YS"], title: "guide-skip", says: "guide-first-skip" },
  { faces: ["GR"], title: "guide-reverse", says: "guide-first-reverse" },
  { faces: ["W"], title: "guide-wild", says: "guide-first-wild" },
  { faces: ["W+4"], title: "guide-four", says: "guide-first-draw-four" },
];

const ACTIONS: Row[] = [
  { faces: ["RS"], title: "guide-skip", says: "guide-skip-does", anchor: "skip" },
  { faces: ["GR"], title: "guide-reverse", says: "guide-reverse-does", anchor: "reverse" },
  { faces: ["B+2"], title: "guide-draw-two", says: "guide-draw-two-does", anchor: "draw-two" },
];

const MODERN: Row[] = [
  { faces: ["WH"], title: "guide-shuffle", says: "guide-does-shuffle" },
  { faces: ["W1", "W2", "W3"], title: "guide-custom", says: "guide-does-custom" },
];

const ALL_WILD: Row[] = [
  { faces: ["W"], says: "guide-does-all-wild" },
  { faces: ["WR"], says: "guide-does-reverse" },
  { faces: ["WS"], says: "guide-does-skip" },
  { faces: ["WSS"], says: "guide-does-skip-two" },
  { faces: ["W+2"], says: "guide-does-draw-two" },
  { faces: ["W+4"], says: "guide-does-four-all-wild" },
  { faces: ["WT"], says: "guide-does-target" },
  { faces: ["WX"], says: "guide-does-swap" },
];

export const GUIDE: Chapter[] = [
  {
    anchor: "game",
    title: "guide-game",
    sections: [
      { anchor: "aim", title: "guide-aim", books: CLASSIC, says: ["guide-aim-round", "guide-aim-match"] },
      {
        anchor: "cards",
        title: "guide-cards",
        books: CLASSIC,
        says: ["guide-cards-about", "guide-cards-shapes"],
        rows: DECK,
        counted: true,
      },
      {
        anchor: "setting-up",
        title: "guide-setup",
        books: CLASSIC,
        says: ["guide-setup-deal", "guide-setup-piles"],
        heading: "guide-first",
        rows: FIRST,
        ours: ["guide-setup-ours"],
      },
      {
        anchor: "turn",
        title: "guide-turn",
        books: CLASSIC,
        says: ["guide-turn-match", "guide-turn-colour", "guide-turn-one"],
        example: "matching",
      },
      { anchor: "drawing", title: "guide-draw", books: CLASSIC, says: ["guide-draw-one", "guide-draw-choice"] },
      {
        anchor: "action-cards",
        title: "guide-actions",
        books: CLASSIC,
        says: ["guide-actions-fit"],
        rows: ACTIONS,
        ours: ["guide-actions-ours", "guide-draw-two-ours"],
      },
      { anchor: "wild", title: "guide-wild", books: CLASSIC, faces: ["W"], says: ["guide-wild-does", "guide-wild-when"] },
      {
        anchor: "wild-draw-four",
        title: "guide-four",
        books: CLASSIC,
        faces: ["W+4"],
        says: ["guide-four-does", "guide-four-when"],
        ours: ["guide-four-ours"],
      },
      {
        anchor: "challenge",
        title: "guide-challenge",
        books: CLASSIC,
        says: ["guide-challenge-bluff", "guide-challenge-who"],
        example: "challenge",
        ours: ["guide-challenge-ours"],
      },
      {
        anchor: "uno",
        title: "guide-uno",
        books: CLASSIC,
        says: ["guide-uno-call", "guide-uno-catch", "guide-uno-late"],
        ours: ["guide-uno-ours"],
      },
      { anchor: "round-end", title: "guide-end", books: CLASSIC, says: ["guide-end-out", "guide-end-score", "guide-end-match"] },
      { anchor: "running-out", title: "guide-piles", books: CLASSIC, says: ["guide-piles-shuffle"], ours: ["guide-piles-ours"] },
    ],
  },
  {
    anchor: "ways",
    title: "guide-ways",
    sections: [
      { anchor: "two-players", title: "guide-two", books: ICELAND, says: ["guide-two-does"], ours: ["guide-two-ours"] },
      {
        anchor: "partners",
        title: "guide-partners",
        books: ICELAND,
        says: ["guide-partners-does", "guide-partners-change"],
        ours: ["guide-partners-ours"],
      },
      { anchor: "fewest-points", title: "guide-lowest", books: CLASSIC, says: ["guide-lowest-does"], ours: ["guide-lowest-ours"] },
      {
        anchor: "challenge-uno",
        title: "guide-elimination",
        books: ICELAND,
        says: ["guide-elimination-does"],
        ours: ["guide-elimination-ours"],
      },
    ],
  },
  {
    anchor: "editions",
    title: "guide-editions",
    about: "guide-editions-about",
    sections: [
      { anchor: "classic", title: "guide-classic", books: ["S1", "S4"], says: ["guide-classic-about"], preset: "classic" },
      {
        anchor: "iceland-2006",
        title: "guide-iceland",
        books: ICELAND,
        says: ["guide-iceland-about", "guide-iceland-wrong", "guide-iceland-advice"],
        ours: ["guide-iceland-ours"],
        preset: "iceland-2006",
      },
      {
        anchor: "modern",
        title: "guide-modern",
        books: ["S0"],
        says: ["guide-modern-about"],
        rows: MODERN,
        counted: true,
        deck: "112",
        preset: "modern",
      },
      {
        anchor: "shuffle-hands",
        title: "guide-shuffle",
        books: ["S0"],
        faces: ["WH"],
        says: ["guide-shuffle-does", "guide-shuffle-first"],
        ours: ["guide-shuffle-ours"],
      },
      {
        anchor: "customizable",
        title: "guide-custom",
        books: ["S0"],
        says: ["guide-custom-does", "guide-custom-effects", "guide-custom-chosen"],
        effects: true,
        ours: ["guide-custom-ours"],
      },
      {
        anchor: "all-wild",
        title: "guide-wild-deck",
        books: ["S3"],
        says: ["guide-wild-deck-about"],
        rows: ALL_WILD,
        counted: true,
        deck: "all-wild",
        then: ["guide-wild-deck-draw", "guide-wild-deck-uno", "guide-wild-deck-win"],
        ours: ["guide-wild-deck-ours"],
        preset: "all-wild",
      },
    ],
  },
  {
    anchor: "house-rules",
    title: "guide-house",
    about: "guide-house-about",
    sections: [
      {
        anchor: "progressive",
        title: "guide-progressive",
        books: ICELAND,
        says: ["guide-progressive-does", "guide-progressive-colour"],
        example: "stack",
        ours: ["guide-progressive-ours"],
        preset: "progressive",
      },
      {
        anchor: "seven-zero",
        title: "guide-seven",
        books: ICELAND,
        says: ["guide-seven-seven", "guide-seven-zero"],
        example: "seven",
        ours: ["guide-seven-ours"],
        preset: "seven-zero",
      },
      {
        anchor: "jump-in",
        title: "guide-jump",
        books: ICELAND,
        says: ["guide-jump-does", "guide-jump-own", "guide-jump-action"],
        example: "jump",
        ours: ["guide-jump-ours"],
        preset: "jump-in",
      },
      { anchor: "house-party", title: "guide-party", books: ICELAND, says: ["guide-party-about"], preset: "house-party" },
      { anchor: "mixed", title: "guide-mixed", books: ["none"], says: ["guide-mixed-does"] },
      { anchor: "draw-until", title: "guide-until", books: ["none"], says: ["guide-until-does"] },
      { anchor: "must-play", title: "guide-must", books: ["none"], says: ["guide-must-does"] },
      { anchor: "more", title: "guide-more", books: [], says: ["guide-more-about"] },
    ],
  },
];

/** The number that the rulebook has in an idea for a customizable card, where it has one. */
const NUMBERS: Record<string, number> = { "stuck-draws-next": 3, "level-next": 7, "level-everyone": 3, "joke-self": 4, "dare-next": 4 };

/** What can be written on a customizable card. */
export const IDEAS = Object.keys(EFFECTS).map((kind): [kind: string, number: number] => [kind, NUMBERS[kind] ?? 0]);

/** What a rulebook is called, and what it is. */
export const BOOKS: Record<string, { name: string; about: string }> = {
  S0: { name: "book-s0", about: "guide-book-s0-about" },
  S1: { name: "book-s1", about: "guide-book-s1-about" },
  S2: { name: "book-s2", about: "guide-book-s2-about" },
  S3: { name: "book-s3", about: "guide-book-s3-about" },
  S4: { name: "book-s4", about: "guide-book-s4-about" },
};
