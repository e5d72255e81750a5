import type { Game, Update } from "../generated/protocol";
import { isWild } from "./narrator";

/** What a callout looks like: good or bad news, a colour of the cards, all of them, or just a word. */
type Tone = "plain" | "good" | "bad" | "wild" | "R" | "Y" | "G" | "B";

/** A short word about something that has just happened, at the place that it concerns. */
export interface Callout {
  /** The seat, or the pile: 0 is where cards are laid, -1 where they are drawn. */
  seat: number;
  kind: string;
  /** The message of the catalogues; "" for a hand that is shown without a word. */
  message: string;
  tone: Tone;
  /** Which event of its update it is about. */
  event: number;
  /** Whose name is in it. */
  who: number;
  count: number;
  colour: string;
  /** The card whose writing it is. */
  face: string;
  /** Cards that are turned over. */
  cards: readonly string[];
  /** What of it no sentence of the log says: the message, "" for nothing. */
  aloud: string;
}

export const STOCK = -1;
export const PILE = 0;

/** What is said of each kind, and what to the seat that it is about. */
const WORDS: Record<string, [others: string, mine?: string]> = {
  skipped: ["callout-skipped", "callout-skipped-you"],
  reversed: ["callout-reversed"],
  plus: ["callout-plus"],
  uno: ["callout-uno"],
  jump: ["callout-jump"],
  caught: ["callout-caught", "callout-caught-you"],
  "false-catch": ["callout-false-catch"],
  draws: ["callout-draws", "callout-draws-you"],
  none: ["callout-none"],
  bluff: ["callout-bluff", "callout-bluff-you"],
  honest: ["callout-honest", "callout-honest-you"],
  swapped: ["callout-swapped"],
  rotated: ["callout-rotated"],
  mixed: ["callout-mixed"],
  reshuffled: ["callout-reshuffled"],
  opened: ["callout-opened"],
  closed: ["callout-closed"],
  ordered: ["callout-ordered"],
  shed: ["callout-shed"],
  joke: ["callout-joke"],
  honoured: ["callout-honoured"],
  dared: ["callout-dared"],
  performed: ["callout-performed"],
  declined: ["callout-declined"],
  "voted-yes": ["callout-voted-yes"],
  "voted-no": ["callout-voted-no"],
  "verdict-yes": ["callout-verdict-yes"],
  "verdict-no": ["callout-verdict-no"],
  accused: ["callout-accused"],
  objected: ["callout-objected", "callout-objected-you"],
};
const DARES = new Set(["joke", "honoured", "dared", "performed", "declined"]);

type Told = Pick<Callout, "seat" | "kind"> & Partial<Callout>;

/** The callouts of an update, as a seat sees them, in the order of its events; the end of a round has its own finale. */
export function calloutsOf(update: Update, before: Game | null, seat: number): Callout[] {
  const events = update.events ?? [];
  const found: Callout[] = [];
  /** Seats of which it is said already why they draw. */
  const drawing = new Set<number>();
  const stopped = new Set<number>();
  let opened = false;

  const tell = (event: number, told: Told): void => {
    const [others = "", mine = others] = WORDS[told.kind] ?? [];
    const message = told.seat === seat ? mine : others;
    const usual = { message, tone: "plain" as const, who: told.seat, count: 0, colour: "", face: "", cards: [], aloud: "" };
    found.push({ event, ...usual, ...told });
  };
  const drawn = (event: number, who: number): number =>
    events.slice(event + 1).find((later) => later.kind === "drew" && later.seat === who)?.count ?? 0;
  const excuse = (who: number): void => {
    drawing.add(who);
    stopped.add(who);
  };

  for (const [event, { kind, seat: who, other, count, card, colour, cards }] of events.entries()) {
    switch (kind) {
      case "played":
      case "turned":
        if (kind === "played" && count) tell(event, { seat: who, kind: "jump", tone: "good" });
        if (isWild(card) && colour) tell(event, { seat: who, kind: "colour", message: "colour-name", colour, tone: colour as Tone });
        if (/^W[123]$/.test(card)) tell(event, { seat: PILE, kind: "custom", face: card, tone: "wild" });
        threaten(event, card);
        break;
      case "colour":
        tell(event, { seat: who, kind, message: "colour-name", colour, tone: colour as Tone });
        break;
      case "called":
        tell(event, { seat: who, kind: "uno", tone: "good" });
        break;
      case "caught":
      case "false-catch":
        tell(event, { seat: who, kind, count: drawn(event, who), tone: "bad" });
        excuse(who);
        break;
      case "challenged": {
        const victim = count ? other : who;
        const told = { seat: victim, kind: count ? "bluff" : "honest", count: drawn(event, victim), tone: "bad" as const };
        const hand = cards.length ? { cards, aloud: "callout-hand-aloud" } : {};
        tell(event, count ? { ...told, ...hand } : told);
        if (!count && cards.length) tell(event, { seat: other, kind: "hand", ...hand });
        excuse(victim);
        break;
      }
      case "accepted":
        tell(event, { seat: who, kind: "draws", count: drawn(event, who) || count, tone: "bad" });
        excuse(who);
        break;
      case "drew":
        if (drawing.has(who)) break;
        if (!count) tell(event, { seat: who, kind: "none" });
        else if (count > 1) tell(event, { seat: who, kind: "draws", count, tone: "bad" });
        if (count > 1) stopped.add(who);
        break;
      case "skipped":
        if (!stopped.has(who)) tell(event, { seat: who, kind, tone: "bad" });
        break;
      case "reversed":
      case "rotated":
      case "mixed":
      case "closed":
        tell(event, { seat: PILE, kind });
        break;
      case "swapped":
        tell(event, { seat: who, kind });
        tell(event, { seat: other, kind });
        break;
      case "reshuffled":
        tell(event, { seat: STOCK, kind });
        break;
      case "opened":
        if (!opened) tell(event, { seat: PILE, kind, tone: "wild" });
        opened = true;
        break;
      case "ordered":
        tell(event, { seat: who, kind, tone: "bad" });
        break;
      case "shed":
        if (count) tell(event, { seat: who, kind, count, tone: "good" });
        break;
      case "voted":
      case "verdict":
        tell(event, { seat: who, kind: `${kind}-${count ? "yes" : "no"}` });
        break;
      case "accused":
      case "objected":
        tell(event, { seat: other, kind, tone: "bad" });
        break;
      default:
        if (DARES.has(kind)) tell(event, { seat: who, kind, tone: "wild" });
    }
  }
  return found;

  /** Cards that somebody is to draw, with all that has been laid upon each other. */
  function threaten(event: number, card: string): void {
    const { game } = update;
    const total = game?.phase === "penalty" ? game.penalty : 0;
    const was = before?.phase === "penalty" && !update.deal ? before.penalty : 0;
    if (!game || total <= was || !/\+\d$/.test(card)) return;
    const stacked = was > 0 && game.turn !== seat;
    tell(event, { seat: game.turn, kind: "plus", count: total, tone: "bad", aloud: stacked ? "callout-plus-aloud" : "" });
  }
}
