/**
 * Who somebody is at a glance: drawn characters made of the cards' four shapes, each with a hue, and robots for bots. A face is a list of
 * strokes and areas round a middle of 0 0; `Face.svelte` puts it on the screen.
 */

import type { Game, Event, Room } from "../generated/protocol";

/** How a face looks: moods that follow from the game, and what it says with an emote. */
export type Mood = keyof typeof EXPRESSIONS;

/** A character and its hue; `bot` is a bot's level, "" for people. */
export interface Look {
  character: number;
  hue: number;
  bot: string;
}

/** k, z: pen, on the face and beside it; i: inked area; w: white; h: the hue; d, l: its dark and light shade, D, L: as strokes; s: water; r: blush. */
type Ink = "k" | "z" | "i" | "w" | "h" | "d" | "l" | "D" | "L" | "s" | "r";
export type Mark = readonly [ink: Ink, d: string];

const o = (x: number, y: number, r: number, tall = r): string =>
  `M${x - r} ${y}a${r} ${tall} 0 1 1 ${2 * r} 0a${r} ${tall} 0 1 1 ${-2 * r} 0Z`;

/** Tints that are none of the cards' colours, and light enough for a dark pen: lilac, peach, aqua, rose and so on. */
export const HUES = ["#bda4f2", "#ffb488", "#7cd2dc", "#f9a3c6", "#c99c7c", "#c3d66a", "#a9b3c4", "#e48ee6", "#e6d3a3", "#9aaef7"] as const;

const CIRCLE = o(0, 5, 39);
const SQUARE = "M-33-28H33V39H-33Z";
const TRIANGLE = "M0-38 44 39H-44Z";
const DIAMOND = "M0-38 40 5 0 48-40 5Z";

interface Character {
  body: string;
  /** Behind the body, and on it. */
  back?: Mark[];
  front?: Mark[];
  eyes: "dot" | "big" | "tall" | "lid" | "specs" | "one" | "three";
}

const CHARACTERS: Character[] = [
  { body: CIRCLE, eyes: "dot", back: [["D", "M-9-35C-16-45-8-53-3-52M0-37C-1-48 6-54 12-51M9-35C12-43 19-46 23-42"]] },
  { body: SQUARE, eyes: "big", front: [["d", "M-38-33H38V-12L26-20 13-11 0-20-13-11-26-20-38-12Z"]] },
  {
    body: TRIANGLE,
    eyes: "dot",
    front: [
      ["d", "M0-42 15-15H-15Z"],
      ["L", "M-16-14H16"],
      ["l", o(0, -45, 8)],
    ],
  },
  { body: DIAMOND, eyes: "tall", back: [["l", "M-19-16-25-47-9-34 0-53 9-34 25-47 19-16Z"]] },
  {
    body: CIRCLE,
    eyes: "specs",
    back: [["d", o(0, -41, 13)]],
    front: [["d", "M-38-4C-34-44 34-44 38-4 22-22 8-25 0-24-8-25-22-22-38-4Z"]],
  },
  {
    body: SQUARE,
    eyes: "dot",
    back: [
      ["d", "M-22-30V-53H22V-30Z"],
      ["D", "M-37-33H37"],
    ],
    front: [["L", "M-20-40H20"]],
  },
  {
    body: TRIANGLE,
    eyes: "one",
    back: [["D", "M0-40V-48"]],
    front: [["d", "M0-46C2-56 14-58 20-53 16-45 8-43 0-46-2-54-13-58-20-53-16-45-8-43 0-46Z"]],
  },
  {
    body: DIAMOND,
    eyes: "big",
    back: [
      ["h", "M-36-4-31-42-6-27Z"],
      ["h", "M36-4 31-42 6-27Z"],
    ],
    front: [["l", "M-28-20-26-31-18-27ZM28-20 26-31 18-27Z"]],
  },
  {
    body: CIRCLE,
    eyes: "tall",
    front: [
      ["d", "M-39-6C-40-46 40-46 39-6Z"],
      ["D", "M-37-7H50"],
      ["l", o(0, -36, 4)],
    ],
  },
  {
    body: SQUARE,
    eyes: "lid",
    front: [
      ["d", "M14-34 2-46V-22ZM18-34 30-46V-22Z"],
      ["l", o(16, -34, 6)],
    ],
  },
  { body: TRIANGLE, eyes: "specs", back: [["D", "M-6-36-12-47M0-40V-54M6-36 12-47"]] },
  {
    body: DIAMOND,
    eyes: "dot",
    front: [
      ["D", "M-24-9C-8-15 8-15 24-9"],
      ["D", "M-26-9-44-16M-26-9-43 2"],
    ],
  },
  { body: CIRCLE, eyes: "lid", back: [["d", `${o(-34, -12, 13)}${o(-22, -30, 14)}${o(0, -37, 15)}${o(22, -30, 14)}${o(34, -12, 13)}`]] },
  { body: SQUARE, eyes: "tall", back: [["D", "M-38 2V-14C-38-60 38-60 38-14V2"]], front: [["d", "M-45-8H-33V18H-45ZM45-8H33V18H45Z"]] },
  { body: TRIANGLE, eyes: "three", front: [["l", "M-48 44-36 20C-28 26-22 24-18 30-10 24 10 24 18 30 22 24 28 26 36 20L48 44Z"]] },
  {
    body: DIAMOND,
    eyes: "one",
    back: [
      ["D", "M-12-26-16-44M0-36V-54M12-26 16-44"],
      ["d", `${o(-16, -46, 6)}${o(0, -53, 6)}${o(16, -46, 6)}`],
    ],
  },
];
/** The numbers of the characters that people choose from. */
export const CHOICES = CHARACTERS.map((_, place) => place + 1);
/** Where the face lies on a body, and how large it is. */
const PLACE: Record<string, readonly [y: number, size: number]> = {
  [CIRCLE]: [8, 1],
  [SQUARE]: [8, 1],
  [TRIANGLE]: [15, 0.88],
  [DIAMOND]: [5, 0.92],
};

const ROBOTS: Mark[][] = [
  [
    ["D", "M0-34V-46"],
    ["l", o(0, -49, 7)],
  ],
  [
    ["D", "M-16-30-22-46M16-30 22-46"],
    ["l", `${o(-23, -48, 6)}${o(23, -48, 6)}`],
  ],
  [
    ["D", "M0-30V-44"],
    ["L", "M-18-52C-14-40 14-40 18-52"],
  ],
  [
    ["D", "M0-34-7-39 7-44-6-49"],
    ["l", o(-6, -51, 6)],
  ],
];
const ROBOT = 0.84; // a robot's screen has corners, and takes more room than a face
const BODIES = [CIRCLE, SQUARE, TRIANGLE, DIAMOND];

type Eyes = "open" | "happy" | "wide" | "shut" | "tight" | "wink";
interface Expression {
  eyes: Eyes;
  mouth: string;
  /** An open mouth is an area. */
  opens?: boolean;
  brows?: string;
  extra?: Mark[];
}

const SMILE = "M-11 17C-6 23 6 23 11 17";
const GRIN = "M-16 14H16C15 28 8 33 0 33S-15 28-16 14Z";
const FROWN = "M-11 24C-6 17 6 17 11 24";
const WORRIED = "M-21-14-8-20M21-14 8-20";
const HIGH = "M-22-20C-18-24-12-24-8-21M22-20C18-24 12-24 8-21";
const SWEAT: Mark = ["s", "M38-30C44-20 47-16 47-11A9 9 0 1 1 29-11C29-16 32-20 38-30Z"];
const TEAR: Mark = ["s", "M21 4C25 11 27 13 27 17A6 6 0 1 1 15 17C15 13 17 11 21 4Z"];
const BLUSH: Mark = ["r", o(-25, 11, 7, 5) + o(25, 11, 7, 5)];

const EXPRESSIONS = {
  calm: { eyes: "open", mouth: SMILE },
  glad: { eyes: "happy", mouth: GRIN, opens: true, extra: [BLUSH] },
  shocked: { eyes: "wide", mouth: o(0, 23, 7, 9), opens: true, brows: HIGH },
  last: { eyes: "wide", mouth: "M-15 21C-10 14-5 27 0 20S10 14 15 21", brows: WORRIED, extra: [SWEAT] },
  sad: { eyes: "open", mouth: FROWN, brows: WORRIED },
  asleep: { eyes: "shut", mouth: o(0, 22, 5, 4), opens: true, extra: [["z", "M27-40H40L27-27H40M41-55H50L41-46H50"]] },
  speaking: { eyes: "open", mouth: o(0, 21, 11, 8), opens: true },
  hello: { eyes: "open", mouth: GRIN, opens: true, brows: HIGH },
  "well-played": { eyes: "wink", mouth: "M-14 14C-8 26 8 26 16 11", brows: "M22-20C18-24 12-24 8-21" },
  thanks: { eyes: "happy", mouth: SMILE, extra: [BLUSH, ["r", "M39-38C44-48 56-40 39-25 22-40 34-48 39-38Z"]] },
  oops: { eyes: "wide", mouth: "M-15 16H15V27H-15ZM-5 16V27M5 16V27M-15 21.5H15", brows: WORRIED },
  laugh: { eyes: "tight", mouth: GRIN, opens: true, extra: [["s", o(-33, 2, 5, 8) + o(33, 2, 5, 8)]] },
  hurry: { eyes: "open", mouth: "M-12 22H12", brows: "M-23-20-8-13M23-20 8-13" },
  wow: { eyes: "wide", mouth: o(0, 22, 11, 12), opens: true, brows: HIGH, extra: [BLUSH] },
  sorry: { eyes: "open", mouth: FROWN, brows: WORRIED, extra: [TEAR] },
} as const satisfies Record<string, Expression>;

function eye(kind: Character["eyes"], how: Eyes, x: number, y: number, size: number): Mark[] {
  const at = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  const outward = Math.sign(x) || 1;
  switch (how) {
    case "happy":
      return [["k", `M${at(-8, 3)}C${at(-6, -7)} ${at(6, -7)} ${at(8, 3)}`]];
    case "shut":
      return [["k", `M${at(-8, -1)}C${at(-6, 6)} ${at(6, 6)} ${at(8, -1)}`]];
    case "tight":
      return [["k", `M${at(outward * 7, -7)}L${at(outward * -6, 0)} ${at(outward * 7, 7)}`]];
    case "wide":
      return [
        ["w", o(x, y, 11 * size)],
        ["i", o(x, y, 4.5 * size)],
      ];
    default: {
      if (how === "wink" && x > 0) return eye(kind, "happy", x, y, size);
      if (kind === "lid")
        return [
          ["w", o(x, y, 10 * size)],
          ["i", o(x, y + 2, 5.5 * size)],
          ["d", `M${at(-8.5, -4)}A${10 * size} ${10 * size} 0 0 1 ${at(8.5, -4)}Z`],
        ];
      if (kind === "big" || kind === "one")
        return [
          ["w", o(x, y, 11 * size)],
          ["i", o(x, y + 1, 6 * size)],
        ];
      return [["i", o(x, y, 5.4 * size, (kind === "tall" ? 8.5 : 5.8) * size)]];
    }
  }
}

function eyes(kind: Character["eyes"], how: Eyes): Mark[] {
  if (kind === "one") return eye(kind, how === "wink" ? "happy" : how, 0, -5, 1.45);
  const pair = [...eye(kind, how, -15, -4, 1), ...eye(kind, how, 15, -4, 1)];
  if (kind === "three") return [...pair, ...eye(kind, how === "wink" ? "open" : how, 0, -22, 0.8)];
  return kind === "specs" ? [["w", o(-15, -4, 13) + o(15, -4, 13)], ["k", `${o(-15, -4, 13)}${o(15, -4, 13)}M-2-5H2`], ...pair] : pair;
}

const mouth = ({ mouth: d, opens }: Expression): Mark => [opens ? "i" : "k", d];

/** What a robot shows on its screen: its temper is its level, its brows say so while nothing else does. */
const TEMPER: Record<string, string> = {
  easy: "M-22-17C-18-22-12-22-8-18M22-17C18-22 12-22 8-18",
  hard: "M-22-19-9-15M22-19 9-15",
  net: "M-22-20-8-20M22-20 8-20",
  expert: "M-23-22-7-13M23-22 7-13",
};

function robot(look: Look, expression: Expression): { back: Mark[]; body: string; front: Mark[]; face: Mark[] } {
  const kind = look.bot === "easy" ? "dot" : look.bot === "expert" ? "one" : "tall";
  const lit = eyes(kind === "one" ? "dot" : kind, expression.eyes).map(([ink, d]): Mark => [
    ink === "w" ? "i" : ink === "i" ? "l" : "L",
    d,
  ]);
  const brows = expression.brows ?? TEMPER[look.bot];
  return {
    body: BODIES[look.character]!,
    back: ROBOTS[look.character]!,
    front: [],
    face: [
      ["i", "M-27-24H27A6 6 0 0 1 33-18V6A6 6 0 0 1 27 12H-27A6 6 0 0 1-33 6V-18A6 6 0 0 1-27-24Z"],
      ...lit,
      ...(brows ? [["L", brows] as const] : []),
      ...(expression.opens
        ? ([
            ["i", "M-16 19H16V33H-16Z"],
            ["L", "M-7 20V32M0 20V32M7 20V32"],
          ] as Mark[])
        : ([["k", "M-15 20H15V30H-15ZM-5 20V30M5 20V30"]] as Mark[])),
    ],
  };
}

/** A face to be put on the screen: what lies behind the body, the body, what lies on it, and the face with its place and size. */
export function drawn(look: Look, mood: Mood): { back: Mark[]; body: string; front: Mark[]; face: Mark[]; y: number; size: number } {
  const expression: Expression = EXPRESSIONS[mood];
  const character = CHARACTERS[look.character] ?? CHARACTERS[0]!;
  const parts = look.bot
    ? robot(look, expression)
    : {
        body: character.body,
        back: character.back ?? [],
        front: character.front ?? [],
        face: [
          ...eyes(character.eyes, expression.eyes),
          ...(expression.brows ? [["k", expression.brows] as const] : []),
          mouth(expression),
        ],
      };
  const [y, whole] = PLACE[parts.body]!;
  const size = look.bot ? whole * ROBOT : whole;
  return { ...parts, face: [...parts.face, ...(expression.extra ?? [])], y, size };
}

// Who gets which

/** Somebody to be told from others; `person` is 0 for bots, `face` the number of the character they want, or 0. */
export interface Known {
  name: string;
  person: number;
  bot: string;
  face?: number;
}

/** A number from a name, the same in every browser. */
function numberOf(name: string): number {
  let number = 2166136261;
  for (const sign of name.toLocaleLowerCase("en")) number = Math.imul(number ^ sign.codePointAt(0)!, 16777619) >>> 0;
  return (number ^ (number >>> 15)) >>> 0;
}

/** The first that nobody has, from a wish on; the wish itself where there is none left. */
function free(wish: number, many: number, taken: Set<number>): number {
  const found = Array.from({ length: many }, (_, step) => (wish + step) % many).find((each) => !taken.has(each)) ?? wish;
  taken.add(found);
  return found;
}

/**
 * A look for each, all of them different. Who has chosen a character comes first, then others in the order in which they came, with that of
 * their name; bots come after people, so that nobody changes their face because of one.
 */
export function looks(all: readonly Known[]): Look[] {
  const rank = ({ person, face }: Known): number => (person ? (face ? 0 : 1) : 2);
  const order = all.map((_, place) => place).sort((a, b) => rank(all[a]!) - rank(all[b]!) || all[a]!.person - all[b]!.person || a - b);
  const [characters, robots, hues] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const found: Look[] = [];
  for (const place of order) {
    const { name, bot, face } = all[place]!;
    const number = numberOf(name);
    const wish = face ? face - 1 : number;
    if (robots.size === ROBOTS.length) robots.clear();
    const character = bot
      ? free(number % ROBOTS.length, ROBOTS.length, robots)
      : free(wish % CHARACTERS.length, CHARACTERS.length, characters);
    found[place] = { character, hue: free((number >>> 8) % HUES.length, HUES.length, hues), bot };
  }
  return found;
}

/** Everybody at a table: the looks of seats, and of people by their number, seated or not. */
export function looksOf(room: Pick<Room, "places" | "people">): { seats: Look[]; people: ReadonlyMap<number, Look> } {
  const seated = new Set(room.places.map(({ person }) => person));
  const watchers = room.people.filter(({ person }) => !seated.has(person));
  const wishes = new Map(room.people.map(({ person, face }) => [person, face]));
  const taken = room.places.map((place) => (place.person ? { ...place, bot: "", face: wishes.get(place.person) ?? 0 } : place));
  const all = looks(taken);
  const people = new Map(taken.flatMap(({ person }, place) => (person ? [[person, all[place]!] as const] : [])));
  for (const { person, name, face } of watchers) people.set(person, lookOf(name, face));
  return { seats: all, people };
}

/** The look of somebody by themselves. */
export const lookOf = (name: string, face = 0): Look => looks([{ name, person: 1, bot: "", face }])[0]!;

// Moods

/** What a face does while this is said: an emote, or something in words. */
export const moodOfSaying = (emote: string): Mood => (emote in EXPRESSIONS ? (emote as Mood) : "speaking");

/** What has happened since the last card was played. */
export function lately(events: readonly Event[]): Event[] {
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ kind }) => kind === "played"),
    ),
  );
}

const HARD = 2; // cards to draw at once that are a blow

/** How a seat takes what has just happened; `side` are the seats that win together. */
export function moodOf(game: Game, seat: number, happened: readonly Event[], side: readonly number[] = [seat]): Mood {
  if (game.phase === "over") return !game.winner ? "calm" : side.includes(game.winner) ? "glad" : "sad";
  if (game.phase === "penalty" && game.turn === seat) return "shocked";
  const player = happened[0]?.kind === "played" ? happened[0].seat : 0;
  for (const { kind, seat: whom, other, count } of happened.toReversed()) {
    if (kind === "caught" || kind === "false-catch") {
      if (whom === seat) return "shocked";
      if (other === seat) return "glad";
    } else if (kind === "challenged") {
      if (whom === seat) return count ? "glad" : "shocked";
      if (other === seat) return count ? "shocked" : "glad";
    } else if (kind === "drew" && count >= HARD) {
      if (whom === seat) return "shocked";
      if (player === seat) return "glad";
    } else if (kind === "skipped" && whom === seat) return "sad";
  }
  return game.sizes[seat - 1] === 1 && game.in_round.includes(seat) ? "last" : "calm";
}
