import type { Game, Happening, Update } from "./protocol";

/** Where a card comes from or goes to: a seat by its number, or one of the piles. */
export type Spot = number | "stock" | "discard";

/** A movement: of a card, seen ("R7") or not (""), or of a whole hand. */
export interface Flight {
  from: Spot;
  to: Spot;
  face: string;
  hand: boolean;
}

/** What moves at once, and how long after it the next begins (parts of a second). */
interface Step {
  flights: Flight[];
  next: number;
}

export interface Timed extends Flight {
  delay: number;
  duration: number;
}

const FLY = 420; // as --fly in tokens.css
const SETTLE = 700; // as --settle
const LONGEST = 1300; // an update is shown in so many milliseconds at most
const CARDS = 4; // that fly singly for one event

const card = (from: Spot, to: Spot, face = ""): Flight => ({ from, to, face, hand: false });
const hand = (from: Spot, to: Spot): Flight => ({ from, to, face: "", hand: true });

/** The cards of an event one after another: those that may be seen, else backs. */
function several({ count, cards }: Happening, fly: (face: string) => Flight): Step[] {
  const faces = cards.length ? cards : Array<string>(count).fill("");
  return faces.slice(0, CARDS).map((face) => ({ flights: [fly(face)], next: 90 }));
}

function stepsOf(happening: Happening, game: Game | null): Step[] {
  const { kind, seat, other, count } = happening;
  const one = (...flights: Flight[]): Step[] => [{ flights, next: flights[0]?.hand ? SETTLE : 260 }];
  const holders = (game?.in_round ?? []).filter((holder) => game?.sizes[holder - 1]);
  switch (kind) {
    case "played":
      return one(card(seat, "discard", happening.card));
    case "turned":
      return one(card("stock", "discard", happening.card));
    case "put-back":
      return one(card("discard", "stock", happening.card));
    case "objected":
      return one(card("discard", other, happening.card));
    case "drew":
      return several(happening, (face) => card("stock", seat, face));
    case "shed":
      return several(happening, (face) => card(seat, "discard", face));
    case "dealt":
      return [{ flights: [hand("stock", seat)], next: 70 }];
    case "swapped":
      return one(hand(seat, other), hand(other, seat));
    case "rotated": {
      const seats = game?.in_round ?? [];
      return one(...seats.map((from, place) => hand(from, seats.at((place + count) % seats.length)!)));
    }
    case "mixed": {
      const others = holders.filter((holder) => holder !== seat);
      const all = (game?.in_round ?? []).filter((holder) => holder !== seat);
      return [...one(...others.map((from) => hand(from, seat))), ...one(...all.map((to) => hand(seat, to)))];
    }
    case "reshuffled":
      return one(hand("discard", "stock"));
    default:
      return [];
  }
}

/**
 * The movements that an update means, each with its time in milliseconds. The more are still in the air, the quicker these
 * are, so that they never pile up; the first begins at once.
 */
export function flightsOf(update: Update, before: Game | null, inAir = 0): Timed[] {
  const timed: Timed[] = [];
  let at = 0;
  for (const step of (update.events ?? []).flatMap((happening) => stepsOf(happening, before))) {
    timed.push(...step.flights.map((flight) => ({ ...flight, delay: at, duration: flight.hand ? SETTLE : FLY })));
    at += step.next;
  }
  const end = Math.max(0, ...timed.map(({ delay, duration }) => delay + duration));
  const pace = Math.min(1, LONGEST / end) / (1 + inAir / 2);
  return timed.map((flight) => ({ ...flight, delay: flight.delay * pace, duration: flight.duration * pace }));
}
