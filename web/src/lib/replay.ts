import { ask } from "./api";
import { replay as filled, type Game, type Event, type Replay, type ReplayRound, type ReplayStep } from "../generated/protocol";
import { UNTOLD } from "./narrator";

/** A step in the order of the whole match; rounds count from 0 here, as their steps do. */
export interface Moment {
  round: number;
  step: number;
  now: ReplayStep;
}

/** The replay of a record, more of it each time: nobody has to wait for all of a long match. */
export async function* loaded(record: string): AsyncGenerator<Replay, void> {
  let whole: Replay | null = null;
  do {
    const from: string = whole ? `?round=${whole.next}` : "";
    const part: Replay = filled(await ask<Replay>(`records/${encodeURIComponent(record)}/replay${from}`));
    whole = whole ? { ...part, rounds: [...whole.rounds, ...part.rounds], deals: [...whole.deals, ...part.deals] } : part;
    yield whole;
  } while (whole.next);
}

export const momentsOf = (replay: Replay): Moment[] =>
  replay.rounds.flatMap(({ steps }, round) => steps.map((now, step) => ({ round, step, now })));

/** How a moment is written in an address: `2.17` is step 17 of round 2. */
export const addressOf = ({ round, step }: Moment): string => `${round + 1}.${step}`;

/** Whether the round that an address means has been loaded, or there is none to wait for. */
export function isThere(replay: Replay, address: string): boolean {
  return !replay.next || !(Number.parseInt(address, 10) >= replay.next);
}

/** The number of the moment that an address means, the nearest one where there is none; null for what is no address. */
export function momentAt(moments: readonly Moment[], address: string): number | null {
  if (!address) return 0;
  const [, round, step = "0"] = /^(\d+)(?:\.(\d+))?$/.exec(address) ?? [];
  if (round === undefined) return null;
  const last = moments.at(-1)?.round ?? 0;
  const wanted = Math.min(Math.max(Number(round) - 1, 0), last);
  const first = moments.findIndex((moment) => moment.round === wanted);
  const steps = moments.filter((moment) => moment.round === wanted).length;
  return Number(round) - 1 > last ? moments.length - 1 : first + Math.min(Number(step), steps - 1);
}

const within = (moments: readonly Moment[], at: number): number => Math.min(Math.max(at, 0), moments.length - 1);

const turnOf = ({ round, now }: Moment): string => `${round} ${now.game.turn}`;

/** Where the next player's turn begins, or with -1 the turn before (first the beginning of this one). */
export function turnFrom(moments: readonly Moment[], at: number, way: 1 | -1): number {
  const begins = (place: number): boolean => turnOf(moments[place]!) !== turnOf(moments[place - 1]!);
  let place = at + way;
  while (place > 0 && place < moments.length && !begins(place)) place += way;
  return within(moments, place);
}

/** The deal of the next round, or with -1 that of this one, and then of the one before. */
export function roundFrom(moments: readonly Moment[], at: number, way: 1 | -1): number {
  let place = at + way;
  while (place > 0 && place < moments.length && moments[place]!.step) place += way;
  return within(moments, place);
}

/** How many cards each seat held, step by step. */
export const cardsOver = (round: ReplayRound, seats: number): number[][] =>
  Array.from({ length: seats }, (_, seat) => round.steps.map((step) => step.game.sizes[seat] ?? 0));

export const handOf = (game: Game, seat: number): string[] => (game.hands[seat - 1] ?? "").split(" ").filter(Boolean);

/** Which places of a hand hold cards that were not in it before. */
export function fresh(before: readonly string[], hand: readonly string[]): Set<number> {
  const held = [...before];
  const found = new Set<number>();
  hand.forEach((face, place) => {
    const known = held.indexOf(face);
    if (known < 0) found.add(place);
    else held.splice(known, 1);
  });
  return found;
}

const PLAIN = new Set([...UNTOLD, "dealt", "hand"]);

/** What is told of a step where all hands lie open: not what one sees there anyway. */
export const toldOf = (step: ReplayStep): Event[] => step.events.filter(({ kind }) => !PLAIN.has(kind));

/** What is wrong with the shuffle of a round, "" if nothing is; rounds count from 0. The proof is loaded when it is asked for. */
export async function shuffleFault(
  { rules, names, bots, deals, rounds }: Replay,
  number: number,
): Promise<"" | "broken" | "twice" | "bot" | "stacked"> {
  const proof = await import("./proof");
  const [deal, round] = [deals[number]!, rounds[number]!];
  if (proof.commitmentTo(deal.secret) !== deal.commitment) return "broken";
  if (deals.findIndex(({ commitment }) => commitment === deal.commitment) < number) return "twice";
  if (deal.added.some((bytes, place) => bytes && bots[place])) return "bot";
  const course = {
    rules,
    seats: names.length,
    dealer: round.dealer,
    first: round.number === 1,
    events: round.steps.flatMap(({ events }) => events),
    hands: round.steps.at(-1)?.game.hands ?? [],
  };
  return proof.follows(proof.keyOf(deal.secret, deal.added), course) ? "" : "stacked";
}
