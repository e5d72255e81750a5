import { game as filledGame, happening as filled, type Game, type Happening } from "../generated/protocol";

/** For tests: a round of which only this matters. */
export const game = (some: Partial<Game>): Game =>
  filledGame({ round: 0, dealer: 0, phase: "", turn: 0, direction: 1, top: "", sizes: [], in_round: [], stock: 0, discard: 0, ...some });

/** An event in short, which may be of a kind that we do not know. */
export type Some = Partial<Omit<Happening, "kind">> & { kind: string };

export const happening = (some: Some): Happening => filled(some as Happening);
