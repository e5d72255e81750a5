import {
  review as filled,
  type TableLuck,
  type Decision,
  type Luck,
  type Review,
  type Reviewing,
  type RoundReview,
} from "../generated/protocol";
import { ask } from "./api";
import { difference, percentage } from "./figures";
import { capital, say } from "./i18n.svelte";
import { faceOf, namedOf, targetOf, verbOf, type Teller } from "./narrator";
import type { Moment } from "./replay";

const WHOLE = 1_000_000; // chances and luck come in millionths
const AGAIN = 800; // milliseconds between two looks at what is being worked out
export const GLYPHS: Readonly<Record<string, string>> = {
  best: "!",
  bluff: "!",
  catch: "!",
  "loses-2": "?!",
  "loses-5": "?",
  "loses-10": "??",
  "missed-catch": "?",
};

/** What the server has to work out first; until it has, the share that is done, again and again. */
export async function* workedOut<Answer extends object>(
  path: string,
  restored = (sent: Answer): Answer => sent,
): AsyncGenerator<number | Answer, void> {
  while (true) {
    const answer = await ask<Answer | Reviewing>(path);
    if (!("share" in answer)) {
      yield restored(answer);
      return;
    }
    yield answer.share;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** The review of a match. */
export const made = (record: string): AsyncGenerator<number | Review, void> =>
  workedOut(`records/${encodeURIComponent(record)}/review`, filled);

/** What luck and skill gave everybody at a table, in all its matches. */
export const balance = (table: string): AsyncGenerator<number | TableLuck, void> =>
  workedOut<TableLuck>(`tables/${encodeURIComponent(table)}/luck`);

/** What the cards gave us and what we added, in a sentence. */
export const ownLuckTold = (luck: Terms): string =>
  `${say("luck-you", { cards: hundredths(luck.deal + luck.draws), own: hundredths(luck.own) })} ${say("luck-others-you", { others: hundredths(luck.others) })}`;

export const percent = (value: number): string => percentage(value / WHOLE);

/** By how much something is better, which is never nothing. */
export const lead = (value: number): string => (2 * value > WHOLE / 100 ? percent(value) : `<${percent(WHOLE / 100)}`);

/** Hundredths of a round won, with their sign. */
export const hundredths = (value: number): string => difference((100 * value) / WHOLE);

/** The chances of each seat in per cent, after the deal and after every step. */
export const chancesOver = ({ chances }: RoundReview, seats: number): number[][] =>
  Array.from({ length: seats }, (_, seat) => chances.map((all) => (100 * (all[seat] ?? 0)) / WHOLE));

export const isMarked = ({ mark }: Decision): boolean => mark in GLYPHS;

/** What was decided with a step of a round; steps count from the deal. */
export const decidedAt = (round: RoundReview | undefined, step: number): Decision[] =>
  round?.decisions.filter(({ after }) => after === step - 1) ?? [];

/** The marks of the steps of a round. */
export function marksOf(round: RoundReview | undefined): ReadonlyMap<number, string> {
  return new Map((round?.decisions ?? []).filter(isMarked).map(({ after, mark }) => [after + 1, mark]));
}

/** The next moment with a mark in this direction, in any round; where there is none, the same moment. */
export function markedFrom(review: Review | null, moments: readonly Moment[], at: number, by: 1 | -1): number {
  const marked = moments.map(({ round, step }) => decidedAt(review?.rounds[round], step).some(isMarked));
  const found = by > 0 ? marked.indexOf(true, at + 1) : at > 0 ? marked.lastIndexOf(true, at - 1) : -1;
  return found < 0 ? at : found;
}

/** What the luck of a seat is made of, as it is shown: the four terms add up to its result beside a fair share. */
export const TERMS = ["deal", "draws", "others", "own"] as const;
export type Terms = Pick<Luck, (typeof TERMS)[number]>;

/** In a sentence: what came from the cards, from the others and from the seat itself. */
export const luckTold = (player: string, luck: Luck): string =>
  say("review-luck-seat", {
    player,
    cards: hundredths(luck.deal + luck.draws),
    others: hundredths(luck.others),
    own: hundredths(luck.own),
    total: hundredths(luck.result - luck.fair),
  });

/** What can be said at a table, in words. */
export function actionTold(teller: Teller, action: string): string {
  const verb = verbOf(action);
  if (!action) return say("review-nothing");
  if (verb.startsWith("vote")) return say(`do-${verb.replace(" ", "-")}`);
  if (verb === "colour") return say("review-colour", { colour: namedOf(action) });
  if (verb === "accept") return say("review-accept");
  if (verb === "challenge") return say("review-challenge");
  const [face, named, whom] = [faceOf(action), namedOf(action), targetOf(action)];
  if (!face) return say(`do-${verb}`, { player: teller.name(whom) });
  const words = [say("do-play", { card: teller.card(face) })];
  if (named) words.push(teller.colour(named));
  if (whom) words.push(teller.name(whom));
  if (action.endsWith(" uno")) words.push("UNO");
  return words.join(" · ");
}

/** What a decision gained or gave away, and why. */
export function judged(teller: Teller, decision: Decision): string {
  const { mark, better, reason, about } = decision;
  const told = [`${say(`review-mark-${mark}`)}.`];
  if (isMarked(decision)) {
    const loses = mark.startsWith("loses") || mark.startsWith("missed");
    told.push(`${say(loses ? "review-better" : "review-gain", { share: lead(decision.difference), action: actionTold(teller, better) })}.`);
  }
  if (reason) told.push(reasonTold(teller, reason, about));
  return told.join(" ");
}

/** Why one choice is better than another, in a sentence. */
export function reasonTold(teller: Teller, reason: string, about: Readonly<Record<string, string>>): string {
  const spoken: Record<string, string> = { ...about };
  if (about["player"]) spoken["player"] = teller.name(Number(about["player"]));
  if (about["card"]) spoken["card"] = teller.card(about["card"]);
  return capital(say(`review-reason-${reason}`, spoken));
}
