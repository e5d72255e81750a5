import type { Custom, Game, Event, Own, Rules } from "../generated/protocol";
import { capital, say, texts, type Argument } from "./i18n.svelte";

/** A sentence is told in pieces, so that names, cards and colours in it can be shown as what they are. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "name"; text: string; seat: number }
  | { kind: "card"; text: string; face: string; colour: string }
  | { kind: "colour"; text: string; colour: string };

/** What of a room the words depend on. */
interface Spoken {
  rules: Rules;
  places: readonly { name: string }[];
}

export const COLOURS = ["R", "Y", "G", "B"];
const ACTION_CARDS: Record<string, string> = { S: "card-skip", R: "card-reverse", "+2": "card-draw-two" };
const WILD_CARDS: Record<string, string> = {
  W: "card-wild",
  "W+4": "card-wild-draw-four",
  WH: "card-shuffle-hands",
  W1: "card-custom",
  W2: "card-custom",
  W3: "card-custom",
  WR: "card-wild-reverse",
  WS: "card-wild-skip",
  WSS: "card-wild-skip-two",
  "W+2": "card-wild-draw-two",
  WT: "card-wild-target",
  WX: "card-wild-swap",
};
/** Told together with what comes of them: who deals, and what is drawn. */
export const UNTOLD: ReadonlySet<string> = new Set(["dealer-drew", "accepted"]);
const WHOM: Record<string, string> = { WT: "whom-draw", catch: "whom-catch", advice: "whom-accuse" };
// stand for what is filled into a sentence; people can't put them into it, as their words are filled in afterwards
const PLAYER = "\uE000";
const OTHER = "\uE001";
const CARD = "\uE002";
const CARDS = 0xe010;
const MARKS = /([\uE000-\uF8FF])/;

export const isWild = (face: string): boolean => face.startsWith("W");
/** The colour that a card has by itself, "" for a wild. */
export const colourOf = (face: string): string => (isWild(face) ? "" : face.slice(0, 1));

/** What an action is: `play W>G @2 uno` plays the face W. */
export const verbOf = (action: string): string => (action.startsWith("vote") ? action : action.split(" ")[0]!);
export const faceOf = (action: string): string => /^play ([^ >]+)/.exec(action)?.[1] ?? "";
/** The colour that an action names, "" for none. */
export const namedOf = (action: string): string => /(?:>|^colour )([RYGB])/.exec(action)?.[1] ?? "";
/** The seat that an action is aimed at, 0 for none. */
export const targetOf = (action: string): number => Number(/(?:@|^(?:catch|advice) )(\d+)/.exec(action)?.[1] ?? 0);

/** An effect of a customizable card without its number, and the number (0: it has none). */
export function parted(effect: string): { kind: string; number: number } {
  const [, kind = "", number = 0] = /^(.*?)(?: (\d+))?$/.exec(effect) ?? [];
  return { kind, number: Number(number) };
}

/** What a customizable card is called when nobody has written on it. */
export function calling(effect: string): string {
  const { kind, number } = parted(effect);
  return say(`custom-${kind.replaceAll(" ", "-")}`, { n: number });
}

/** The deck, whose rulebook has words of its own, as messages ask for it: Fluent tells 108 the number from the text. */
export function edition(rules: Rules): Argument {
  const deck = (rules["deck"] ?? "108") as string | number;
  return /^\d+$/.test(`${deck}`) ? Number(deck) : deck;
}

/** Whether the game waits for a seat. */
export function asked(game: Game, seat: number): boolean {
  return game.phase === "vote" ? game.voters.includes(seat) : seat > 0 && game.turn === seat;
}

/** Tells what happens, is asked and can be done, in the language of the page, with the names of seats and cards. */
export class Teller {
  #deck: Argument;
  #custom: Custom[];
  #names: string[];

  constructor(room: Spoken) {
    this.#deck = edition(room.rules);
    this.#custom = (room.rules["custom"] ?? []) as Custom[];
    this.#names = room.places.map((place) => place.name);
  }

  name(seat: number): string {
    return this.#names[seat - 1] ?? "";
  }

  /** A card's name, such as “red 7” or “Wild Draw Four”. */
  card(face: string): string {
    const wild = WILD_CARDS[face];
    if (wild) return say(wild, { deck: this.#deck, text: this.writing(face) });
    const [colour, rank] = [face.slice(0, 1), face.slice(1)];
    const action = ACTION_CARDS[rank];
    return action ? say(action, { colour, deck: this.#deck }) : say("card-number", { colour, number: Number(rank) });
  }

  /** A card's name where it stands alone. */
  cardTitle(face: string): string {
    return capital(this.card(face));
  }

  /** The article of a card's name; "" where the language has none. */
  one(face: string): string {
    return say("card-one", { kind: /^[RYGB]\d$/.test(face) ? "number" : "symbol", deck: this.#deck });
  }

  cards(faces: readonly string[]): string {
    return faces.map((face) => this.card(face)).join(", ");
  }

  colour(colour: string): string {
    return say("colour-name", { colour });
  }

  /** What is written on a customizable card, by the players or else by us; "" on any other. */
  writing(face: string): string {
    const custom = /^W[123]$/.test(face) ? this.#custom[Number(face[1]) - 1] : undefined;
    return custom ? custom.text || calling(custom.effect) : "";
  }

  /** What happened, as we may know it; "" for what goes without saying and for what this page does not know. */
  sentence(event: Event): string {
    return this.pieces(event)
      .map((piece) => piece.text)
      .join("");
  }

  pieces(event: Event): Piece[] {
    const message = `event-${event.kind}`;
    if (!texts.has(message)) return [];
    const told = (colour: string): string =>
      say(message, {
        player: PLAYER,
        other: OTHER,
        one: this.one(event.cards[0] ?? event.card),
        card: CARD,
        colour,
        count: event.count,
        seen: event.cards.length,
        cards: event.cards.map((_, place) => String.fromCharCode(CARDS + place)).join(", "),
        deck: this.#deck,
      });
    const colour = event.colour;
    if (!colour) return this.#filled(told("none"), event);
    const elsewise = told(COLOURS.find((other) => other !== colour)!).split(" ");
    return told(colour)
      .split(/(?<= )/)
      .flatMap((word, place): Piece[] => {
        const [, name, rest = ""] = /^(\p{L}+)(.*)$/su.exec(word) ?? [];
        if (!name || word.trimEnd() === elsewise[place]) return this.#filled(word, event);
        return [{ kind: "colour", text: name, colour }, ...this.#filled(rest, event)];
      })
      .reduce<Piece[]>(joined, []);
  }

  #filled(told: string, { seat, other, card, cards }: Event): Piece[] {
    return told
      .split(MARKS)
      .filter(Boolean)
      .map((part): Piece => {
        if (part === PLAYER) return { kind: "name", text: this.name(seat), seat };
        if (part === OTHER) return { kind: "name", text: this.name(other), seat: other };
        if (!MARKS.test(part)) return { kind: "text", text: part };
        const face = part === CARD ? card : (cards[part.charCodeAt(0) - CARDS] ?? "");
        return { kind: "card", text: this.card(face), face, colour: colourOf(face) };
      });
  }

  /** What is asked of a seat, or whom the game waits for. */
  prompt(game: Game, own: Own | null, seat: number): string {
    const player = this.name(game.turn);
    if (game.phase === "over") return say("prompt-over");
    if (game.phase === "deal") return say("callout-dealing");
    if (game.phase === "moving") return "";
    const mine = asked(game, seat);
    if (game.phase === "vote") return mine ? say(`prompt-vote-${game.vote}`, { player }) : say("prompt-wait-vote");
    if (!mine || !own) return say("prompt-wait", { player });
    switch (game.phase) {
      case "turn":
        if (own.legal.some((action) => own.fitting.includes(faceOf(action)))) return say("prompt-turn");
        return game.stuck ? say("prompt-stuck", { count: game.stuck }) : say("prompt-draw");
      case "drew": {
        const drawn = { one: this.one(own.drawn), card: this.card(own.drawn) };
        return own.legal.includes("pass") ? say("prompt-drew", drawn) : say("prompt-drew-play", drawn);
      }
      case "penalty":
        return say("prompt-penalty", { count: game.penalty });
      case "shed":
        return game.shed_to ? say("prompt-shed", { count: own.hand.length - game.shed_to }) : say("prompt-shed-any");
      default:
        return say(`prompt-${game.phase}`);
    }
  }

  /** What lies on top of the discard pile, and the colour where the card does not tell it. */
  top({ top, colour }: Game): string {
    const card = this.card(top);
    return isWild(top) && colour ? say("top-colour", { card, colour: this.colour(colour) }) : say("top", { card });
  }

  /** Whom an action is to be aimed at, as a question. */
  whom(action: string): string {
    const verb = verbOf(action);
    const face = faceOf(action);
    return say(WHOM[face || verb] ?? "whom-swap", { card: face && this.cardTitle(face) });
  }

  /** What an action of a seat is called. */
  label(action: string, game: Game, seat: number): string {
    const verb = verbOf(action);
    if (verb === "colour") return capital(this.colour(namedOf(action)));
    const face = faceOf(action);
    const played = !asked(game, seat) ? "jump" : game.phase === "penalty" ? "answer" : "play";
    return say(`do-${verb === "play" ? played : verb.replace(" ", "-")}`, {
      card: face && this.card(face),
      player: this.name(targetOf(action) || game.challengeable),
      count: game.penalty,
    });
  }
}

function joined(pieces: Piece[], piece: Piece): Piece[] {
  const last = pieces.at(-1);
  if (last?.kind === "text" && piece.kind === "text") last.text += piece.text;
  else pieces.push(piece);
  return pieces;
}
