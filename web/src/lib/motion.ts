import type { Game, Event, Own, Update } from "../generated/protocol";
import { colourOf } from "./narrator";
import { arranged } from "./order";

/** Where a card comes from or goes to: a seat by its number, or one of the piles. */
export type Spot = number | "stock" | "discard";

/** What is to be seen of a round while an update is being shown. */
export interface Shown {
  game: Game;
  own: Own | null;
}

export type Change = (shown: Shown) => Shown;

/** A movement: of a card, seen ("R7") or not (""), or of a whole hand; in milliseconds after its update. */
export interface Flight {
  from: Spot;
  to: Spot;
  face: string;
  hand: boolean;
  start: number;
  lands: number;
  /** What is shown when it has left, and when it has come. */
  leaves: Change;
  comes: Change;
  /** The hand that a card of ours comes into, in its order. */
  order: readonly string[];
}

/** How an update goes: what flies, what else changes meanwhile, when each of its events is told, and how long it takes. */
export interface Course {
  flights: Flight[];
  changes: { at: number; change: Change }[];
  times: number[];
  lasts: number;
}

const FLY = 420; // as --fly in tokens.css
const SETTLE = 560; // for a hand that changes its owner
const NEXT = 90; // between cards of one event
const DEAL = 1500; // a deal is shown in so many milliseconds at most,
const LONGEST = 900; // another update in so many,
const ASKED = 500; // and one after which something may be done in so many
const SINGLY = 4; // cards of an event that fly each by itself
const DEALT = 40; // that fly in a deal, so that ten hands are no more than four

const same: Change = (shown) => shown;
/** While cards of ours are under way nothing is asked of us: what was asked is answered, and what comes is not known yet. */
const busy: Change = ({ game, own }) => ({
  game: { ...game, phase: game.phase === "deal" ? "deal" : "moving" },
  own: own && { ...own, legal: [], fitting: [], uno: false },
});

function without(hand: readonly string[], faces: readonly string[]): string[] {
  const left = [...hand];
  for (const face of faces) if (left.includes(face)) left.splice(left.lastIndexOf(face), 1);
  return left;
}

/** In so many parts at most, as even as can be. */
function parts(count: number, most: number): number[] {
  const number = Math.min(count, most);
  return Array.from({ length: number }, (_, place) => Math.floor(((place + 1) * count) / number) - Math.floor((place * count) / number));
}

class Composer {
  readonly flights: Flight[] = [];
  readonly changes: { at: number; change: Change }[] = [];
  readonly times: number[] = [];
  /** When the next thing begins. */
  at = 0;

  constructor(
    private readonly seat: number,
    private readonly order: readonly string[],
  ) {}

  /** Cards of a seat or a pile that are gone. With a last card it is not known yet whether it was called, and so nobody is said to have. */
  leaving(from: Spot, faces: readonly string[], count: number): Change {
    if (from === "stock") return ({ game, own }) => ({ game: { ...game, stock: Math.max(0, game.stock - count) }, own });
    if (from === "discard") return ({ game, own }) => ({ game: { ...game, discard: Math.max(0, game.discard - count) }, own });
    return ({ game, own }) => {
      const sizes = game.sizes.map((size, place) => (place === from - 1 ? Math.max(0, size - count) : size));
      return {
        game: { ...game, sizes, vulnerable: sizes[from - 1] === 1 ? [...game.vulnerable, from] : game.vulnerable },
        own: own && from === this.seat ? { ...own, hand: without(own.hand, faces) } : own,
      };
    };
  }

  coming(to: Spot, faces: readonly string[], count: number, colour = ""): Change {
    if (to === "stock") return ({ game, own }) => ({ game: { ...game, stock: game.stock + count }, own });
    if (to === "discard") {
      const top = faces.at(-1)!;
      return ({ game, own }) => ({ game: { ...game, discard: game.discard + count, top, colour: colour || colourOf(top) }, own });
    }
    return ({ game, own }) => ({
      game: { ...game, sizes: game.sizes.map((size, place) => (place === to - 1 ? size + count : size)) },
      own: own && to === this.seat ? { ...own, hand: arranged([...own.hand, ...faces], "dealt", this.order) } : own,
    });
  }

  card(from: Spot, to: Spot, faces: readonly string[], count: number, more: { colour?: string; lasts?: number } = {}): void {
    const [leaving, coming] = [this.leaving(from, faces, count), this.coming(to, faces, count, more.colour)];
    // our own cards are gone as soon as they fly, others have fewer when theirs have landed
    const late = typeof from === "number" && from !== this.seat;
    const ours = from === this.seat || to === this.seat;
    this.flights.push({
      from,
      to,
      face: faces.at(-1) ?? "",
      hand: false,
      start: this.at,
      lands: this.at + (more.lasts ?? FLY),
      leaves: late ? same : ours ? (shown) => leaving(busy(shown)) : leaving,
      comes: late ? (shown) => coming(leaving(shown)) : coming,
      order: to === this.seat ? this.order : [],
    });
  }

  /** Whole hands at once; while they are under way nobody has them. */
  hands(moves: readonly (readonly [Spot, Spot])[], emptied: readonly number[] = []): void {
    const gone: Change = (shown) => {
      const { game, own } = emptied.includes(this.seat) ? busy(shown) : shown;
      return {
        game: { ...game, sizes: game.sizes.map((size, place) => (emptied.includes(place + 1) ? 0 : size)) },
        own: own && emptied.includes(this.seat) ? { ...own, hand: [] } : own,
      };
    };
    for (const [place, [from, to]] of moves.entries()) {
      const [start, lands] = [this.at, this.at + SETTLE];
      this.flights.push({ from, to, face: "", hand: true, start, lands, leaves: place ? same : gone, comes: same, order: [] });
    }
    if (moves.length) this.at += SETTLE;
  }

  change(change: Change): void {
    this.changes.push({ at: this.at, change });
  }

  /** The cards of an event one after another: those that may be seen, else backs. */
  several({ count, cards }: Event, from: Spot, to: Spot): void {
    let taken = 0;
    for (const some of parts(count || cards.length, SINGLY)) {
      this.card(from, to, cards.slice(taken, taken + some), some);
      taken += some;
      this.at += NEXT;
    }
  }

  /** Everybody's cards, one to each seat and then the next, beginning with empty hands. */
  deal(dealt: readonly Event[], final: Shown): void {
    const sum = dealt.reduce((all, { count }) => all + count, 0);
    this.change(() => ({
      game: {
        ...final.game,
        phase: "deal",
        turn: 0,
        top: "",
        colour: "",
        sizes: final.game.sizes.map(() => 0),
        stock: final.game.stock + final.game.discard + sum,
        discard: 0,
        penalty: 0,
        challengeable: 0,
      },
      own: final.own && { ...final.own, hand: [], drawn: "", legal: [], fitting: [], uno: false },
    }));
    const most = Math.floor(DEALT / dealt.length);
    const piles = dealt.map((event) => ({ event, taken: 0, parts: parts(event.count, most) }));
    const rounds = Math.max(0, ...piles.map((pile) => pile.parts.length));
    const apart = Math.min(60, 1000 / Math.max(1, rounds * dealt.length));
    for (let round = 0; round < rounds; round++) {
      for (const pile of piles) {
        const some = pile.parts[round];
        if (!some) continue;
        this.card("stock", pile.event.seat, pile.event.cards.slice(pile.taken, pile.taken + some), some, { lasts: 300 });
        pile.taken += some;
        this.at += apart;
      }
    }
    this.at += 200;
  }

  happen(event: Event, before: Game | null): void {
    const { kind, seat, other, count, card, colour } = event;
    const all = before?.in_round ?? [];
    switch (kind) {
      case "played":
      case "turned":
        this.card(kind === "played" ? seat : "stock", "discard", [card], 1, { colour });
        this.at += FLY;
        return void this.times.push(this.at);
      case "put-back":
        this.card("discard", "stock", [card], 1);
        this.at += FLY;
        break;
      case "objected":
        this.card("discard", other, [card], 1);
        this.at += NEXT;
        break;
      case "drew":
        this.times.push(this.at);
        return this.several(event, "stock", seat);
      case "shed":
        this.times.push(this.at);
        return this.several(event, seat, "discard");
      case "swapped":
        this.hands(
          [
            [seat, other],
            [other, seat],
          ],
          [seat, other],
        );
        break;
      case "rotated":
        this.hands(
          all.map((from, place) => [from, all.at((place + count) % all.length)!] as const),
          all,
        );
        break;
      case "mixed": {
        const others = all.filter((holder) => holder !== seat);
        this.hands(
          others.filter((holder) => before?.sizes[holder - 1]).map((from) => [from, seat] as const),
          all,
        );
        this.hands(others.map((to) => [seat, to] as const));
        break;
      }
      case "hand":
        this.change(({ game, own }) => ({
          game: { ...game, sizes: game.sizes.map((size, place) => (place === seat - 1 ? count : size)) },
          own: own && seat === this.seat ? { ...own, hand: event.cards } : own,
        }));
        break;
      case "reshuffled":
        this.hands([["discard", "stock"]]);
        this.change(({ game, own }) => ({ game: { ...game, stock: game.stock + count, discard: Math.max(1, game.discard - count) }, own }));
        break;
    }
    this.times.push(this.at);
  }

  /** All of it in its time; never longer than so many milliseconds. */
  course(longest: number, tempo: number): Course {
    const end = Math.max(0, this.at - NEXT, ...this.flights.map(({ lands }) => lands));
    const pace = Math.min(1, longest / end) * tempo;
    return {
      flights: this.flights.map((flight) => ({ ...flight, start: flight.start * pace, lands: flight.lands * pace })),
      changes: this.changes.map(({ at, change }) => ({ at: at * pace, change })),
      times: this.times.map((at) => at * pace),
      lasts: this.flights.length ? end * pace : 0,
    };
  }
}

/** How an update is shown to a seat; `before` is the round that it came upon, `tempo` makes everything longer or shorter. */
export function courseOf(update: Update, before: Shown | null, seat: number, tempo = 1): Course {
  const events = update.events ?? [];
  const [game, own] = [update.game ?? before?.game ?? null, update.own ?? before?.own ?? null];
  const composer = new Composer(seat, own?.hand ?? []);
  const dealt = events.filter(({ kind }) => kind === "dealt");
  for (const event of events) {
    if (event.kind !== "dealt" || !game) composer.happen(event, before?.game ?? null);
    else {
      composer.times.push(composer.at);
      if (event === dealt[0]) composer.deal(dealt, { game, own: update.own ?? null });
    }
  }
  return composer.course(dealt.length ? DEAL : own?.legal.length ? ASKED : LONGEST, tempo);
}
