import type { Order } from "./settings.svelte";
import { COLOURS, isWild } from "./narrator";

const SYMBOLS = ["S", "R", "+2"];

function rank(face: string): number {
  if (isWild(face)) return 100;
  const symbol = SYMBOLS.indexOf(face.slice(1));
  return symbol < 0 ? Number(face.slice(1)) : 10 + symbol;
}

/** A hand as it is to be shown. The server sends it by colour; `arrived` is the order in which its cards came, as far as it is known. */
export function arranged(hand: readonly string[], order: Order, arrived: readonly string[]): string[] {
  if (order === "colour") return [...hand];
  if (order === "number") {
    const colour = (face: string): number => COLOURS.indexOf(face.slice(0, 1));
    return [...hand].sort((one, other) => rank(one) - rank(other) || colour(one) - colour(other));
  }
  const left = [...hand];
  const known = arrived.filter((face) => {
    const place = left.indexOf(face);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return [...known, ...left];
}
