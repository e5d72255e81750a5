import type {
  EveningAt,
  EveningFormat,
  EveningTold,
  Fit,
  Participant,
  Plan,
  StageAt,
  Standing,
  TableAt,
  Unfit,
} from "../generated/evening";
import { eveningTold, PLACES as SCHEDULES, TEAMS } from "../generated/evening";
import type { Told } from "../generated/protocol";
import { looks, type Look } from "./faces";
import { figure } from "./figures";
import { say } from "./i18n.svelte";
import { listed } from "./phrases";

/** For how many people the schedules of partners are. */
const PLACES: Partial<Record<EveningFormat, readonly number[]>> = SCHEDULES;

export const byPartners = (format: EveningFormat): boolean => format in PLACES;

/** A message of the server with everything in it that may be left out; null for what this page does not know. */
export function read(text: string): Told | EveningTold | null {
  try {
    const sent = JSON.parse(text) as Told | EveningTold;
    if (sent.type === "evening") return eveningTold(sent);
    return ["refused", "bye", "announcement"].includes(sent.type) ? sent : null;
  } catch {
    return null;
  }
}

// People

type Guests = Pick<EveningAt, "guests">;

/** What somebody is called; 0 is a bot. */
export function nameOf({ guests }: Guests, player: number): string {
  return player ? (guests.find((guest) => guest.player === player)?.name ?? "") : say("web-bot");
}

/** Those who play, and have not gone home. */
export const playing = ({ guests }: Guests): Participant[] => guests.filter(({ left }) => !left);

/** Those of them whom the host has typed in, and who have no device. */
export const typedIn = (evening: Guests): Participant[] => playing(evening).filter(({ typed }) => typed);

/** Those who can be seated: without a device with real cards, or where a bot plays for who is away. */
export const contestants = (evening: Guests, { real, absent }: Plan): Participant[] =>
  playing(evening).filter(({ typed }) => !typed || real || absent === "bot");

/** Everybody's look by number, different as long as there are enough of them. */
export function looksOf({ guests }: Guests): (player: number) => Look {
  const all = looks(guests.map(({ player, name, face }) => ({ name, person: player, bot: "", face })));
  const found = new Map(guests.map(({ player }, place) => [player, all[place]!]));
  const bot = looks([{ name: "bot", person: 0, bot: "normal" }])[0]!;
  return (player) => found.get(player) ?? bot;
}

// Who sits where

/** A seat that somebody has now. */
export interface Seat {
  stage: number;
  table: TableAt;
  /** From 1 on. */
  seat: number;
}

/** Where somebody plays now; null for who has no table. */
export function seatOf({ stages }: Pick<EveningAt, "stages">, player: number): Seat | null {
  if (!player) return null;
  for (const { stage, tables } of stages.toReversed()) {
    const table = tables.find(({ over, players }) => !over && players.includes(player));
    if (table) return { stage, table, seat: table.players.indexOf(player) + 1 };
  }
  return null;
}

/** Whether two sides play against each other at a table, of whom every second seat is one's own. */
const hasSides = (format: EveningFormat, players: readonly number[]): boolean =>
  format === "duplicate" || (byPartners(format) && players.length === 4);

/** Whom somebody plays with, and against whom; without partners all are others. */
export function companyOf(format: EveningFormat, { players }: TableAt, player: number): { partners: number[]; others: number[] } {
  const place = players.indexOf(player);
  const after = players.map((_, way) => players[(place + way) % players.length]!).slice(1);
  if (!hasSides(format, players)) return { partners: [], others: players.filter((_, other) => other !== place) };
  return { partners: after.filter((_, way) => way % 2 === 1), others: after.filter((_, way) => way % 2 === 0) };
}

/** The side that a seat is on, from 0 on: two have every second seat each, or everybody is one. */
export const sideAt = (format: EveningFormat, { players }: TableAt, seat: number): number =>
  hasSides(format, players) ? seat % TEAMS.length : seat;

/** The two sides of a table of partners, or everybody by themselves. */
export function sidesOf(format: EveningFormat, table: TableAt): number[][] {
  const sides: number[][] = [];
  table.players.forEach((player, seat) => (sides[sideAt(format, table, seat)] ??= []).push(player));
  return sides;
}

/** What the seats of every second place made together; partners of two have the same. */
function madeTogether(plan: Plan, points: readonly number[], side: number): number {
  const made = points.filter((_, seat) => seat % TEAMS.length === side);
  return plan.side === 2 ? (made[0] ?? 0) : made.reduce((sum, each) => sum + each, 0);
}

/** What a team made of a deal at a table. */
export const dealMade = (plan: Plan, { table, deals }: TableAt, deal: number, team: number): number =>
  madeTogether(plan, deals[deal] ?? [], (table + team) % TEAMS.length);

/** What a side of a table has made, by its place among the sides. */
export const sideMade = (plan: Plan, { points }: TableAt, side: number): number =>
  plan.format === "duplicate" ? madeTogether(plan, points, side) : (points[side] ?? 0);

/** "+12": what a team is ahead. */
export const ahead = (points: number): string => figure(points, { signDisplay: "exceptZero" });

/** A score as the standings show it. */
export const scoreWord = ({ plan }: Pick<EveningAt, "plan">, score: number): string =>
  plan.format === "duplicate" ? ahead(score) : String(score);

/** "Bo and Dot against Cid and Eva", or "Bo, Cid and Dot". */
export function pairing(evening: EveningAt, table: TableAt): string {
  const sides = sidesOf(evening.plan.format, table).map((side) => listed(side.map((player) => nameOf(evening, player))));
  return hasSides(evening.plan.format, table.players) ? say("eve-against", { one: sides[0]!, other: sides[1]! }) : listed(sides);
}

/** Where somebody sits, as a sentence to them; "" where that is not known. */
export function seatSentence(evening: EveningAt, player: number): string {
  const found = seatOf(evening, player);
  if (!found) return isIdle(evening, player) ? say("eve-you-idle") : "";
  const { partners, others } = companyOf(evening.plan.format, found.table, player);
  const names = listed(others.map((other) => nameOf(evening, other)));
  const table = found.table.table;
  if (!partners.length) return say("eve-you-sit", { table, names });
  return say("eve-you-sit-with", { table, partner: listed(partners.map((partner) => nameOf(evening, partner))), names });
}

/** Whether somebody has a bye in the stage that is being played. */
export function isIdle({ phase, stages }: Pick<EveningAt, "phase" | "stages">, player: number): boolean {
  return phase === "playing" && (stages.at(-1)?.idle.includes(player) ?? false);
}

/** Who of those at tables that are not over is not there, and has a device of their own. */
export function missing(evening: EveningAt): Participant[] {
  const seated = new Set(evening.stages.flatMap(({ tables }) => tables.filter(({ over }) => !over)).flatMap(({ players }) => players));
  return evening.guests.filter(({ player, here, typed, left }) => seated.has(player) && !here && !typed && !left);
}

/** Stages that have a table which is not over. */
export const underWay = ({ stages }: Pick<EveningAt, "stages">): StageAt[] =>
  stages.filter(({ tables }) => tables.some(({ over }) => !over));

/** "Stage 3 of 15", "Stage 3". */
export function stageWord({ of }: Pick<EveningAt, "of">, stage: number): string {
  return of ? say("eve-stage-of", { stage, of }) : say("eve-stage", { stage });
}

/** Where an evening is, in a few words. */
export function phaseWord(evening: EveningAt): string {
  if (evening.paused) return say("eve-paused");
  if (evening.phase === "gathering" || evening.phase === "over") return say(`eve-phase-${evening.phase}`);
  const stage = stageWord(evening, evening.stages.at(-1)?.stage ?? 0);
  return evening.phase === "between" ? say("eve-phase-between", { stage }) : stage;
}

/** How far a table is. */
export function tableWord({ plan }: Pick<EveningAt, "plan">, { over, rounds, corrected }: TableAt): string {
  if (over) return say(corrected ? "eve-table-corrected" : "eve-table-over");
  return say("eve-table-rounds", { rounds, of: plan.rounds });
}

export const titleOf = ({ plan, host_name }: Pick<EveningAt, "plan" | "host_name">): string =>
  plan.title || say("eve-of", { player: host_name });

/** "1:05", "1:02:05". */
export function clockWord(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (number: number): string => String(number).padStart(2, "0");
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes}:${two(whole % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

// What suits

export const CLOCKS = [0, 5, 10, 15, 20, 30, 45, 60]; // minutes that a stage may take

/** "15 partners × 1 round": what a format comes to. */
export function fitWord({ format, stages, rounds, tables, minutes, idle, bots }: Fit): string {
  const course =
    format === "arena"
      ? say("eve-fit-arena")
      : byPartners(format)
        ? say("eve-fit-partners", { count: stages, rounds: say("web-rounds", { count: rounds }) })
        : say("eve-fit-stages", { count: stages, rounds: say("web-rounds", { count: rounds }) });
  const parts = [course, say("eve-tables", { count: tables }), say("eve-about-minutes", { minutes })];
  if (idle) parts.push(say("eve-idle-count", { count: idle }));
  if (bots) parts.push(say("web-bots", { count: bots }));
  return parts.join(" · ");
}

/** Why a format is not among those that fit. */
export const unfitWord = ({ why, people }: Unfit): string =>
  say(`eve-unfit-${why}`, { numbers: listed(people.map(String), "eve-or"), count: people[0] ?? 0 });

// Standings

/** Points with each partner, as rows and columns in the order of the standings. */
export function matrix(standings: readonly Standing[]): (number | null)[][] {
  return standings.map(({ player, partners }) =>
    standings.map((other) => (other.player === player ? null : (partners[String(other.player)] ?? null))),
  );
}

/** The tables that everybody wants to know of: those that play, and those of the next stage; else those that have played last. */
export function stagesShown(at: EveningAt): { next: boolean; tables: TableAt[] }[] {
  const now = underWay(at).flatMap(({ tables }) => tables);
  const coming = at.coming[0]?.tables ?? [];
  const shown = now.length || coming.length ? now : (at.stages.at(-1)?.tables ?? []);
  return [
    { next: false, tables: [...shown] },
    { next: true, tables: [...coming] },
  ].filter(({ tables }) => tables.length > 0);
}

/** Whether any two have played together yet, where that counts. */
export function hasPairs(at: EveningAt): boolean {
  return byPartners(at.plan.format) && at.standings.some(({ partners }) => Object.keys(partners).length > 0);
}

/** Parts of a list that fit a screen each. */
export function pages<Each>(list: readonly Each[], size: number): Each[][] {
  const many = Math.max(1, Math.ceil(list.length / Math.max(1, size)));
  const even = Math.ceil(list.length / many);
  return Array.from({ length: many }, (_, page) => list.slice(page * even, (page + 1) * even));
}

// Slips

/** What an address or a QR code of a slip says: `2.3-k7w…` is table 3 of stage 2. */
interface SlipAt {
  stage: number;
  table: number;
  slip: string;
}

export function slipIn(text: string): SlipAt | null {
  const found = /^(\d{1,3})\.(\d{1,3})(?:-([\w-]{0,40}))?$/.exec(text);
  return found ? { stage: Number(found[1]), table: Number(found[2]), slip: found[3] ?? "" } : null;
}

export const slipPath = (code: string, stage: number, table: number, slip: string): string =>
  `e/${code}/${stage}.${table}${slip && `-${slip}`}`;

/** The hands of a round as they are tapped. */
export class Hands {
  constructor(
    readonly deck: ReadonlyMap<string, number>,
    readonly hands: readonly (readonly string[])[],
  ) {}

  /** How many of a card are still to be had. */
  rest(face: string): number {
    const taken = this.hands.flat().filter((other) => other === face).length;
    return (this.deck.get(face) ?? 0) - taken;
  }

  add(seat: number, face: string): Hands {
    if (this.rest(face) < 1) return this;
    return this.#with(seat, [...this.hands[seat - 1]!, face]);
  }

  remove(seat: number, place: number): Hands {
    return this.#with(seat, this.hands[seat - 1]!.toSpliced(place, 1));
  }

  /** Without the card that was tapped last. */
  undo(seat: number): Hands {
    return this.remove(seat, this.hands[seat - 1]!.length - 1);
  }

  empty(seat: number): Hands {
    return this.#with(seat, []);
  }

  /** Whether everybody but who went out has cards, as far as cards say. */
  complete(winner: number): boolean {
    return this.hands.every((hand, place) => (place + 1 === winner ? !hand.length : hand.length > 0));
  }

  #with(seat: number, hand: readonly string[]): Hands {
    return new Hands(this.deck, this.hands.with(seat - 1, hand));
  }
}

/** The faces of a deck in groups: the colours, then the wild cards. */
export function groupsOf(deck: ReadonlyMap<string, number>): string[][] {
  const kinds = [..."RYGBW"];
  return kinds.map((kind) => [...deck.keys()].filter((face) => face.startsWith(kind))).filter((group) => group.length > 0);
}
