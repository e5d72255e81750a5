/**
 * Whether cards follow from the secret of a shuffle and what was added to it, as docs/record.md says how. This is the check of a proof and
 * no rule of the game: it moves cards as the server has told, and decides nothing. tests/proofs.json keeps it equal to the program's own.
 */
import type { Event, Rules } from "../generated/protocol";

// SHA-256, since browsers have their own only over https

const WORD = 2 ** 32;
const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits of the fractions of roots of the first primes. */
function fractions(root: number, many: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < many; number++) {
    let divisor = 2;
    while (number % divisor) divisor++;
    const power = number ** (1 / root);
    if (divisor === number) found.push(((power - Math.floor(power)) * WORD) | 0);
  }
  return found;
}

const ROUNDS = fractions(3, 64);
const START = fractions(2, 8);

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / WORD));
  view.setUint32(padded.length - 4, (bytes.length * 8) % WORD);
  const hash = [...START];
  for (let block = 0; block < padded.length; block += 64) compress(hash, view, block);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => digest.setInt32(place * 4, word));
  return new Uint8Array(digest.buffer);
}

function compress(hash: number[], view: DataView, block: number): void {
  const words: number[] = [];
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let place = 0; place < 64; place++) {
    if (place < 16) words.push(view.getInt32(block + place * 4));
    else {
      const [early, late] = [words[place - 15]!, words[place - 2]!];
      const first = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
      const second = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
      words.push((words[place - 16]! + first + words[place - 7]! + second) | 0);
    }
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + chosen + ROUNDS[place]! + words[place]!) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = (hash[place]! + word) | 0));
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

/** A number in 8 bytes, the highest first. */
function eight(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setUint32(4, number);
  return new Uint8Array(bytes.buffer);
}

// What follows from secret and additions

export const commitmentTo = (secret: string): string => hex(sha256(unhex(secret)));

export function keyOf(secret: string, added: readonly string[]): Uint8Array {
  const parts = [secret, ...added].map(unhex).flatMap((part) => [eight(part.length), part]);
  return sha256(joined(new TextEncoder().encode("lastcard deal 1"), ...parts));
}

export class Stream {
  constructor(private readonly key: Uint8Array) {}

  *#numbers(shuffle: number): Generator<number, never> {
    for (let counter = 0; ; counter++) {
      const block = new DataView(sha256(joined(this.key, eight(shuffle), eight(counter))).buffer);
      for (let place = 0; place < 32; place += 4) yield block.getUint32(place);
    }
  }

  #below(numbers: Generator<number, never>, bound: number): number {
    let found = numbers.next().value;
    while (found >= WORD - (WORD % bound)) found = numbers.next().value;
    return found % bound;
  }

  shuffled(shuffle: number, pile: readonly number[]): number[] {
    const numbers = this.#numbers(shuffle);
    const cards = [...pile].sort((one, other) => one - other);
    for (let place = cards.length - 1; place > 0; place--) {
      const other = this.#below(numbers, place + 1);
      [cards[place], cards[other]] = [cards[other]!, cards[place]!];
    }
    return cards;
  }

  /** The first card goes back to some place of the pile. */
  putBack(shuffle: number, [first, ...others]: readonly number[]): number[] {
    const place = this.#below(this.#numbers(shuffle), others.length + 1);
    return [...others.slice(0, place), first!, ...others.slice(place)];
  }
}

const RANKS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2"];
const WILDS = ["W", "W+4", "WH", "W1", "W2", "W3", "WR", "WS", "WSS", "W+2", "WT", "WX"];
export const FACES: readonly string[] = [..."RYGB"].flatMap((colour) => RANKS.map((rank) => colour + rank)).concat(WILDS);
const NUMBER = new Map(FACES.map((face, number) => [face, number]));
const FIRST_WILD = 52;
const WILD_DRAW_FOUR = NUMBER.get("W+4")!;

export function deckOf(rules: Rules): number[] {
  const many: Record<string, number> =
    rules["deck"] === "all-wild"
      ? { W: 54, WR: 14, WS: 14, WSS: 6, "W+2": 10, "W+4": 6, WT: 4, WX: 4 }
      : { W: 4, "W+4": 4, WH: rules["deck"] === "112" ? 1 : 0 };
  const customs = (rules["custom"] as unknown[] | undefined)?.length ?? 0;
  return FACES.flatMap((face, number) => {
    const coloured = rules["deck"] === "all-wild" ? 0 : number % 13 ? 2 : 1;
    const custom = /^W[123]$/.test(face) && Number(face[1]) <= customs;
    return Array<number>(number < FIRST_WILD ? coloured : custom ? 1 : (many[face] ?? 0)).fill(number);
  });
}

/** The seat that deals the first round. */
export function dealerOf(rules: Rules, seats: number, key: Uint8Array): number {
  const stream = new Stream(sha256(joined(key, new TextEncoder().encode("dealer"))));
  const deck = deckOf(rules);
  let drawing = Array.from({ length: seats }, (_, place) => place + 1);
  if (deck[0]! >= FIRST_WILD) return stream.shuffled(0, drawing)[0]!;
  let pile: number[] = [];
  for (let shuffle = 0; drawing.length > 1;) {
    if (pile.length < drawing.length) pile = stream.shuffled(shuffle++, deck);
    const drawn = drawing.map(() => pile.shift()!).map((face) => (face < FIRST_WILD && face % 13 < 10 ? face % 13 : 0));
    drawing = drawing.filter((_, place) => drawn[place] === Math.max(...drawn));
  }
  return drawing[0]!;
}

// What was seen of a round

/** A round as somebody saw it; `hands` are those at its end, and `cards` of events are empty where they were hidden. */
export interface Course {
  rules: Rules;
  seats: number;
  dealer: number;
  first: boolean;
  events: readonly Event[];
  hands: readonly string[];
}

const same = (held: readonly number[], shown: readonly string[]): boolean =>
  [...held].sort((one, other) => one - other).join() ===
  shown
    .map((face) => NUMBER.get(face) ?? -1)
    .sort((one, other) => one - other)
    .join();

/** Lays the cards of a round out as they follow from its key, and finds where something else was seen. */
class Layout {
  #stream: Stream;
  #shuffles = 0;
  #stock: number[];
  #discard: number[] = []; // under the top card
  #top = -1;
  #hands = new Map<number, number[]>();
  /** After a play has been taken back, what lies where is for the rules to say. */
  lost = false;

  constructor(
    key: Uint8Array,
    private readonly course: Course,
  ) {
    this.#stream = new Stream(key);
    this.#stock = this.#shuffled(deckOf(course.rules));
    this.#deal(new Map(course.events.filter(({ kind }) => kind === "dealt").map(({ seat, count }) => [seat, count])));
  }

  #shuffled(pile: readonly number[]): number[] {
    return this.#stream.shuffled(this.#shuffles++, pile);
  }

  /** The seats in the round, clockwise from the left of one. */
  #from(seat: number): number[] {
    const seats = [...this.#hands.keys()].sort((one, other) => one - other);
    return [...seats.filter((each) => each > seat), ...seats.filter((each) => each <= seat)];
  }

  #deal(counts: ReadonlyMap<number, number>): void {
    for (const seat of counts.keys()) this.#hands.set(seat, []);
    const order = this.#from(this.course.dealer);
    for (let round = 0; round < Math.max(0, ...counts.values()); round++) {
      for (const seat of order) if (counts.get(seat)! > round) this.#hands.get(seat)!.push(this.#stock.shift()!);
    }
  }

  #holds(seat: number, shown: readonly string[]): boolean {
    return !shown.length || same(this.#hands.get(seat) ?? [], shown);
  }

  #gives(seat: number, face: string): boolean {
    const hand = this.#hands.get(seat) ?? [];
    const place = hand.indexOf(NUMBER.get(face) ?? -1);
    if (place >= 0) hand.splice(place, 1);
    return place >= 0;
  }

  #lay(face: number): void {
    if (this.#top >= 0) this.#discard.push(this.#top);
    this.#top = face;
  }

  #move(to: (seat: number) => number): void {
    const before = new Map(this.#hands);
    for (const seat of before.keys()) this.#hands.set(to(seat), before.get(seat)!);
  }

  /** Whether something that happened was possible. */
  take({ kind, seat, other, card, count, cards }: Event): boolean {
    switch (kind) {
      case "dealt":
      case "hand":
      case "opened":
        return this.#holds(seat, cards);
      case "put-back":
        if (this.#stock[0] !== WILD_DRAW_FOUR) return false;
        this.#stock = this.#stream.putBack(this.#shuffles++, this.#stock);
        return true;
      case "turned":
        this.#lay(this.#stock.shift() ?? -1);
        return this.#top === NUMBER.get(card);
      case "played":
        this.#lay(NUMBER.get(card) ?? -1);
        return this.#gives(seat, card);
      case "drew": {
        const drawn = this.#stock.splice(0, count);
        this.#hands.get(seat)?.push(...drawn);
        return drawn.length === count && (!cards.length || same(drawn, cards));
      }
      case "reshuffled": // what was left of the draw pile is drawn first
        this.#stock.push(...this.#shuffled(this.#discard));
        return this.#discard.splice(0).length === count;
      case "swapped":
        this.#move((each) => (each === seat ? other : each === other ? seat : each));
        return true;
      case "rotated":
        this.#move((each) => (count > 0 ? this.#from(each)[0]! : this.#from(each).at(-2)!));
        return true;
      case "mixed": {
        const collected = this.#shuffled([...this.#hands.values()].flat());
        const order = this.#from(seat);
        for (const each of order) this.#hands.set(each, []);
        collected.forEach((face, place) => this.#hands.get(order[place % order.length]!)!.push(face));
        return true;
      }
      case "shed":
        this.#discard.push(...cards.map((face) => NUMBER.get(face) ?? -1));
        return cards.every((face) => this.#gives(seat, face));
      case "objected":
        this.lost = true;
        return true;
      default:
        return true;
    }
  }

  ends(hands: readonly string[]): boolean {
    return hands.every((shown, place) => same(this.#hands.get(place + 1) ?? [], shown.split(" ").filter(Boolean)));
  }
}

/** Whether the cards that were seen in a round follow from its key. */
export function follows(key: Uint8Array, course: Course): boolean {
  const { rules, seats, dealer, first, events, hands } = course;
  if (first && dealerOf(rules, seats, key) !== dealer) return false;
  const layout = new Layout(key, course);
  for (const event of events) {
    if (!layout.take(event)) return false;
    if (layout.lost) return true;
  }
  return layout.ends(hands);
}
