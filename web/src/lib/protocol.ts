/**
 * The words between the page and the server, as src/lastcard/server/protocol.py has them (a test compares the two).
 * Seats and persons count from 1, 0 is nobody. What has its usual value may be left out of a message; `filled` puts it back.
 */

export const PROTOCOL = 1;

export type Rules = Record<string, unknown>;

export interface Settings {
  rules: string | Rules;
  seats: number;
  public: boolean;
  timer: number;
  call_grace: number;
  catch_grace: number;
  jump_grace: number;
  pace: number;
}

export interface Happening {
  kind: string;
  seat: number;
  other: number;
  card: string;
  colour: string;
  count: number;
  cards: string[];
}

export interface Game {
  round: number;
  dealer: number;
  phase: string;
  turn: number;
  direction: number;
  top: string;
  colour: string;
  sizes: number[];
  in_round: number[];
  stock: number;
  discard: number;
  penalty: number;
  challengeable: number;
  risk: number;
  shed_to: number;
  stuck: number;
  vote: string;
  voters: number[];
  called: number;
  vulnerable: number[];
  open: boolean;
  hands: string[];
  winner: number;
  points: number[];
  worth: number[];
}

export interface Own {
  hand: string[];
  drawn: string;
  legal: string[];
  fitting: string[];
  uno: boolean;
  bluff: boolean;
}

export interface Place {
  name: string;
  person: number;
  bot: string;
  stand_in: boolean;
}

export interface Somebody {
  person: number;
  name: string;
  face?: number;
}

export interface Shuffle {
  deal: number;
  commitment: string;
  mixed: number[];
  secret: string;
  added: string[];
}

export type Stage = "lobby" | "round" | "between" | "over";

export interface Room {
  table: string;
  host: number;
  stage: Stage;
  people: Somebody[];
  places: Place[];
  sides: number[][];
  preset: string;
  rules: Rules;
  settings: Settings;
  scores: number[];
  out: number[];
  champions: number[];
  ready: number[];
  shuffle: Shuffle;
  record: string;
  solo: boolean;
  paused: number;
  series: number[];
}

export interface Line {
  version: number;
  person: number;
  name: string;
  text: string;
  emote: string;
}

export interface Clock {
  hold: number;
  left: Record<string, number>;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  version: number;
  person: number;
  seat: number;
  room: Room;
  game: Game | null;
  own: Own | null;
  events: Happening[];
  chat: Line[];
  here: number[];
  watching: number;
  watchers: string[];
  clock: Clock;
  full: boolean;
  done: string[];
}

export interface Update {
  type: "update";
  version: number;
  id?: string;
  events?: Happening[];
  game?: Game;
  own?: Own;
  room?: Room;
  seat?: number;
  chat?: Line;
  clock?: Clock;
  late?: number;
  deal?: boolean;
}

export interface Presence {
  type: "presence";
  here: number[];
  watching: number;
  watchers: string[];
}

export interface Held {
  type: "held";
  id: string;
  seconds: number;
}

export interface Refused {
  type: "refused";
  id: string;
  code: string;
  text: string;
}

/** A sentence about rules, with the ids of those that it stands for and the rulebooks that have them. */
export interface Clause {
  text: string;
  ids: string[];
  books: string[];
}

/** Why a card can't be played; `code` is "" where it can. */
export interface Reason {
  type: "reason";
  id: string;
  card: string;
  code: string;
  text: string;
  rules: Clause[];
}

export interface Bye {
  type: "bye";
  code: string;
  text: string;
  again: boolean;
}

export type Told = Welcome | Update | Presence | Held | Refused | Reason | Bye;

/** What the page says; `connection` puts the id. */
export type Command =
  | { type: "sit"; seat: number }
  | { type: "rise" }
  | { type: "leave" }
  | { type: "change"; settings: Settings }
  | { type: "bot"; seat: number; level: string }
  | { type: "remove"; person: number }
  | { type: "host"; person: number }
  | { type: "start" }
  | { type: "ready" }
  | { type: "act"; action: string; version: number }
  | { type: "face"; face: number }
  | { type: "mix"; deal: number; bytes: string }
  | { type: "back" }
  | { type: "rename"; name: string }
  | { type: "pause" }
  | { type: "resume" }
  | { type: "chat"; text: string }
  | { type: "emote"; emote: string }
  | { type: "why"; card: string };

/** What can be said with one tap. */
export const EMOTES = ["hello", "well-played", "thanks", "oops", "laugh", "hurry", "wow", "sorry"] as const;

const HAPPENING: Happening = { kind: "", seat: 0, other: 0, card: "", colour: "", count: 0, cards: [] };
const GAME: Game = {
  round: 0, dealer: 0, phase: "", turn: 0, direction: 1, top: "", colour: "", sizes: [], in_round: [], stock: 0, discard: 0,
  penalty: 0, challengeable: 0, risk: 0, shed_to: 0, stuck: 0, vote: "", voters: [], called: 0, vulnerable: [], open: false, hands: [],
  winner: 0, points: [], worth: [],
};
export const OWN: Own = { hand: [], drawn: "", legal: [], fitting: [], uno: false, bluff: false };
const PLACE: Place = { name: "", person: 0, bot: "", stand_in: false };
const SHUFFLE: Shuffle = { deal: 0, commitment: "", mixed: [], secret: "", added: [] };
const LINE: Line = { version: 0, person: 0, name: "", text: "", emote: "" };
const CLOCK: Clock = { hold: 0, left: {} };

export const game = (sent: Partial<Game>): Game => ({ ...GAME, ...sent });
export const happening = (sent: Partial<Happening>): Happening => ({ ...HAPPENING, ...sent });
const room = (sent: Room): Room => ({
  ...sent,
  places: sent.places.map((place) => ({ ...PLACE, ...place })),
  shuffle: { ...SHUFFLE, ...sent.shuffle },
});

/** Whether everything is there that is never left out, of what the rest of the page relies on. */
function complete(sent: Told): boolean {
  switch (sent.type) {
    case "welcome":
    case "update":
      return Number.isInteger(sent.version);
    case "presence":
      return Array.isArray(sent.here);
    case "refused":
    case "bye":
      return typeof sent.code === "string" && typeof sent.text === "string";
    case "held":
    case "reason":
      return typeof sent.id === "string";
    default:
      return false;
  }
}

/** A message of the server with everything in it that may be left out; null for what this page does not know. */
export function read(text: string): Told | null {
  let sent;
  try {
    sent = JSON.parse(text) as Told;
    if (!complete(sent)) return null;
    switch (sent.type) {
      case "welcome":
        return {
          ...sent,
          room: room(sent.room),
          game: sent.game ? game(sent.game) : null,
          own: sent.own ? { ...OWN, ...sent.own } : null,
          events: sent.events.map(happening),
          chat: sent.chat.map((line) => ({ ...LINE, ...line })),
          clock: { ...CLOCK, ...sent.clock },
        };
      case "update":
        return {
          ...sent,
          ...(sent.events && { events: sent.events.map(happening) }),
          ...(sent.game && { game: game(sent.game) }),
          ...(sent.own && { own: { ...OWN, ...sent.own } }),
          ...(sent.room && { room: room(sent.room) }),
          ...(sent.chat && { chat: { ...LINE, ...sent.chat } }),
          ...(sent.clock && { clock: { ...CLOCK, ...sent.clock } }),
        };
      case "presence":
      case "held":
      case "refused":
      case "reason":
      case "bye":
        return sent;
      default:
        return null;
    }
  } catch {
    return null;
  }
}
