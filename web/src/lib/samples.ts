import { game as filledGame, event as filled, type Game, type Event, type Update } from "../generated/protocol";

/** For tests: a round of which only this matters. */
export const game = (some: Partial<Game>): Game =>
  filledGame({ round: 0, dealer: 0, phase: "", turn: 0, direction: 1, top: "", sizes: [], in_round: [], stock: 0, discard: 0, ...some });

/** An event in short, which may be of a kind that we do not know. */
export type Some = Partial<Omit<Event, "kind">> & { kind: string };

export const event = (some: Some): Event => filled(some as Event);

export const update = (events: readonly Some[], more: Partial<Update> = {}): Update => ({
  type: "update",
  version: 1,
  events: events.map(event),
  ...more,
});

/** What a browser keeps. */
export function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  } as unknown as Storage;
}
