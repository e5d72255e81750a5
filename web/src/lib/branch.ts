import { assessed, type Assessed, type Branch, type Settings, type StartPosition, type Summary } from "../generated/protocol";
import { asGuest, ask, beGuest } from "./api";
import { COLOURS, isWild } from "./narrator";

/** Where a card lies: a seat's hand by its number, the draw pile, or the discard pile. */
export type Where = number | "stock" | "discard";
/** Where a card can be put: the discard pile has a top and a bottom. */
export type Goal = number | "stock" | "bottom" | "top";

export interface Piles {
  hands: string[][];
  /** The top card first. */
  discard: string[];
  stock: string[];
}

const cards = (text: string): string[] => text.split(" ").filter(Boolean);

export const pilesOf = ({ hands, discard, stock }: StartPosition): Piles => ({
  hands: hands.map(cards),
  discard: cards(discard).reverse(),
  stock: cards(stock),
});

export function startOf(piles: Piles, { turn, direction, colour }: Pick<StartPosition, "turn" | "direction" | "colour">): StartPosition {
  const top = piles.discard[0] ?? "";
  return {
    hands: piles.hands.map((hand) => hand.join(" ")),
    discard: [...piles.discard].reverse().join(" "),
    stock: piles.stock.join(" "),
    turn,
    direction,
    colour: isWild(top) ? colour : "",
  };
}

/** A card that has been chosen, by its place in a pile. */
export const picked = (where: Where, place: number): string => `${where} ${place}`;

/** The piles with the cards that have been chosen somewhere else, in the order in which they lay. */
export function moved(piles: Piles, picks: ReadonlySet<string>, to: Goal): Piles {
  const taken: string[] = [];
  const rest = (where: Where, pile: readonly string[]): string[] =>
    pile.filter((face, place) => {
      const gone = picks.has(picked(where, place));
      if (gone) taken.push(face);
      return !gone;
    });
  const hands = piles.hands.map((hand, place) => rest(place + 1, hand));
  const [discard, stock] = [rest("discard", piles.discard), rest("stock", piles.stock)];
  if (to === "stock") return { hands, discard, stock: [...stock, ...taken] };
  if (to === "top") return { hands, discard: [...taken, ...discard], stock };
  if (to === "bottom") return { hands, discard: [...discard, ...taken], stock };
  return { hands: hands.map((hand, place) => (place + 1 === to ? [...hand, ...taken] : hand)), discard, stock };
}

const order = (face: string): number => [...COLOURS, "W"].indexOf(face.slice(0, 1));

/** The faces of a pile, each once, with the places at which they lie. */
export function heaped(pile: readonly string[]): { face: string; places: number[] }[] {
  const found = new Map<string, number[]>();
  pile.forEach((face, place) => found.set(face, [...(found.get(face) ?? []), place]));
  return [...found]
    .map(([face, places]) => ({ face, places }))
    .sort((one, other) => order(one.face) - order(other.face) || one.face.localeCompare(other.face));
}

/** What was said, with the seat before it. */
export function saidBy(said: string): { seat: number; action: string } {
  const [, seat = "0", action = ""] = /^(\d+) (.*)$/.exec(said) ?? [];
  return { seat: Number(seat), action };
}

export const assess = async (branch: Branch): Promise<Assessed> => assessed(await ask<Assessed>("positions", branch));

/** Opens a table at which a position is played on by us in a seat; bots wait as long as it takes. */
export async function playOn(branch: Branch, seat: number): Promise<string> {
  const settings: Partial<Settings> = { timer: 0 };
  await beGuest("");
  return (await asGuest<Summary>("tables", { branch, seat, settings })).table;
}
