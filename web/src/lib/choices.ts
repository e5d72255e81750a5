import type { Game, Own } from "../generated/protocol";
import { COLOURS, faceOf, namedOf, targetOf, verbOf } from "./narrator";

/** The plays that are legal, by face, in the order of the hand; a face has several where a colour or a player is to be chosen. */
export function plays(own: Own): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const action of said(own, "play")) found.set(faceOf(action), [...(found.get(faceOf(action)) ?? []), action]);
  return found;
}

/** The faces that may be played by the rules, each once, as the hand is shown; a misplay that would be let pass is not one of them. */
export function fitting(own: Own): string[] {
  const playable = plays(own);
  return [...new Set(own.hand)].filter((face) => playable.has(face) && own.fitting.includes(face));
}

export function said(own: Own, ...verbs: string[]): string[] {
  return own.legal.filter((action) => verbs.includes(verbOf(action)));
}

/** What can be said against those who have not called. */
export function catches(game: Game, own: Own): string[] {
  return said(own, "catch").filter((action) => game.vulnerable.includes(targetOf(action)));
}

/**
 * What UNO! would mean now: `late` is for a card that lies already, `with` goes with the next card, `now` is said by itself,
 * and "" is nothing.
 */
export function call(game: Game, own: Own, seat: number): "late" | "with" | "now" | "" {
  const alone = own.legal.includes("uno");
  if (alone && game.vulnerable.includes(seat)) return "late";
  if (own.uno) return "with";
  return alone ? "now" : "";
}

/** What a card in the hand can do: fit, be laid although it does not fit, be marked for discarding, or nothing. */
export type Fit = "fits" | "misplay" | "marks" | "";

export function fits(own: Own): (face: string) => Fit {
  if (said(own, "shed").length) return () => "marks";
  const playable = plays(own);
  return (face) => (!playable.has(face) ? "" : own.fitting.includes(face) ? "fits" : "misplay");
}

/** Which number key plays, or marks, the card at each place of the hand; "" for none. */
export function numbers(own: Own): string[] {
  const key = (number: number): string => (number >= 1 && number <= 9 ? String(number) : "");
  if (said(own, "shed").length) return own.hand.map((_, place) => key(place + 1));
  const faces = fitting(own);
  return own.hand.map((face) => key(faces.indexOf(face) + 1));
}

/** Something that has to be chosen before an action is complete: a colour or a player. */
export interface Question {
  about: "colour" | "player";
  options: string[];
}

export function question(options: string[]): Question {
  return { about: namedOf(options[0] ?? "") ? "colour" : "player", options };
}

/** The option that a key chooses: colours by number or letter, players by their seat; seat 10 is 0. */
export function answer({ about, options }: Question, key: string): string | undefined {
  return options.find((action) => {
    if (about === "player") return key === String(targetOf(action) % 10);
    const colour = namedOf(action);
    return key === String(COLOURS.indexOf(colour) + 1) || key === colour.toLowerCase();
  });
}

/** Who sits where, seen from a seat: the others in the order of play round the table, from one's left; for a spectator everybody. */
export function others(seats: number, seat: number): number[] {
  return Array.from({ length: seat ? seats - 1 : seats }, (_, step) => ((seat + step) % seats) + 1);
}

/** Who plays together with a seat, 0 for nobody. */
export function partner(sides: readonly number[][], seat: number): number {
  return sides.find((side) => side.includes(seat))?.find((other) => other !== seat) ?? 0;
}

/** How many rows a hand takes: more than one where cards would be closer than is comfortable, as many as their least width asks for. */
export function rowsOf(cards: number, width: number, card: number, comfortable: number, least = 24): number {
  const room = (slot: number): number => Math.max(1, Math.floor((width - card) / slot) + 1);
  return Math.max(1, Math.min(2, Math.ceil(cards / room(comfortable))), Math.ceil(cards / room(least)));
}
