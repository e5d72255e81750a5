import { Bubbles } from "./bubbles.svelte";
import { answer, call, catches, fits, fitting, numbers, partner, plays, question, said, type Question } from "./choices";
import { lately, looksOf, moodOf, moodOfSaying, type Mood } from "./faces";
import { mayAsk } from "./company";
import { arranged } from "./order";
import { OWN, type Game, type Own, type Reason, type Update } from "../generated/protocol";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { say } from "./i18n.svelte";
import { asked, COLOURS, faceOf, isWild, targetOf, Teller, verbOf } from "./narrator";
import { sentence } from "./phrases";

/** What is said beside the course of the game, and may be said while something else is on its way. */
const ASIDE = new Set(["uno", "catch", "object", "advice"]);

/** A card that is to be played when our turn comes, with all that has been chosen for it. */
export interface Next {
  face: string;
  place: number;
  action: string;
}

/** What one seat has begun and not finished at a table: the card chosen, the call that goes with it, the question that is open. */
export class Board {
  /** The place of the hand that the keyboard is at. */
  cursor = $state(0);
  /** The places of each row of the hand as it is shown. */
  rows = $state.raw<number[][]>([]);
  /** Whether UNO! goes with the next card. */
  calling = $state(false);
  /** The places of the cards that are to be discarded. */
  marked = $state.raw<ReadonlySet<number>>(new Set());
  /** The card chosen before one's turn. */
  next = $state.raw<Next | null>(null);
  /** The reason that is being explained with its rules. */
  explained = $state.raw<Reason | null>(null);
  /** A card that can't be played was pressed: where, and for the how manieth time. */
  shaken = $state.raw({ place: -1, times: 0 });
  /** The cards that have come last. */
  fresh = $state.raw<readonly string[]>([]);
  readonly bubbles = new Bubbles();
  #question = $state.raw<Question | null>(null);
  /** Whether the question is about a card for the next turn. */
  #ahead = $state(false);
  #note = $state.raw({ text: "", times: 0 });
  /** The id under which it was asked why a card can't be played. */
  #wondered = $state("");
  /** The id under which a hint was asked for, and the position that it is for. */
  #wished = $state.raw<{ id: string; game: Game | null }>({ id: "", game: null });
  /** The hand in the order in which its cards have come. */
  #arrived = $state.raw<readonly string[]>([]);
  /** The id of the refusal that has been read. */
  #read = $state("");
  #sent = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor(readonly table: Table) {}

  teller = $derived.by(() => new Teller(this.table.room ?? { rules: {}, places: [] }));
  game = $derived.by(() => this.table.game);
  seat = $derived.by(() => this.table.seat);
  /** What our seat holds and may do; nothing may be done while a bot plays for us. */
  own = $derived.by<Own>(() => {
    const { own, room, seat } = this.table;
    if (!own) return OWN;
    const hand = arranged(own.hand, settings.order, this.#arrived);
    return room?.places[seat - 1]?.stand_in ? { ...OWN, hand } : { ...own, hand };
  });
  /** What was said to us beside the course of the game; `times` tells two alike apart. */
  get note(): string {
    return this.#note.text;
  }
  set note(text: string) {
    this.#note = { text, times: this.#note.times + (text ? 1 : 0) };
  }
  noted = $derived.by(() => this.#note.times);
  /** Why the card that was pressed can't be played. */
  reason = $derived.by<Reason | null>(() => {
    const { reason } = this.table;
    return reason?.text && reason.id === this.#wondered ? reason : null;
  });
  /** Where the card for the next turn is in the hand. */
  nextPlace = $derived.by(() => {
    if (!this.next) return -1;
    const { face, place } = this.next;
    return this.own.hand[place] === face ? place : this.own.hand.indexOf(face);
  });
  asked = $derived.by(() => this.game !== null && this.own.legal.length > 0 && asked(this.game, this.seat));
  partner = $derived.by(() => partner(this.table.room?.sides ?? [], this.seat));
  looks = $derived.by(() => looksOf(this.table.room ?? { places: [], people: [] }));
  #lately = $derived.by(() => lately(this.table.narration.flatMap((entry) => ("event" in entry ? [entry.event] : []))));
  sheds = $derived.by(() => said(this.own, "shed").length > 0);
  fits = $derived.by(() => fits(this.own));
  catches = $derived.by(() => (this.game ? catches(this.game, this.own) : []));
  call = $derived.by(() => (this.game ? call(this.game, this.own, this.seat) : ""));
  /** What is being asked: something that a card or a key has raised, or the colour of the first card. */
  question = $derived.by<Question | null>(() => {
    if (this.#ahead) return this.#question;
    const raised = this.#question?.options.filter((action) => this.own.legal.includes(action)) ?? [];
    if (raised.length) return question(raised);
    const colours = said(this.own, "colour");
    return colours.length ? question(colours) : null;
  });
  /** Whether what is asked can be left unanswered. */
  retractable = $derived.by(() => this.question !== null && verbOf(this.question.options[0]!) !== "colour");
  /** What has been said in turn and not been answered yet. */
  pending = $derived.by(() => [...this.#sent.keys()].find((action) => !ASIDE.has(verbOf(action)) && this.waits(action)) ?? "");
  held = $derived.by(() => this.table.held !== null && this.table.held.id === this.#sent.get(this.pending));

  /** How somebody's face looks: asleep while they are away, or as what they say or what happens makes it. */
  mood(seat: number): Mood {
    const { room, here } = this.table;
    const place = room?.places[seat - 1];
    if (!room || !place || !this.game) return "calm";
    if (place.stand_in || (place.person && !here.includes(place.person))) return "asleep";
    const line = settings.chat ? this.bubbles.of(place.person) : undefined;
    if (line) return moodOfSaying(line.emote);
    return moodOf(
      this.game,
      seat,
      this.#lately,
      room.sides.find((side) => side.includes(seat)),
    );
  }

  /** Takes down why something could not be done. */
  hush(): void {
    this.note = "";
    this.#wondered = "";
    this.#read = this.table.refused?.id ?? "";
  }

  get #stoodIn(): boolean {
    return this.table.room?.places[this.seat - 1]?.stand_in ?? false;
  }

  /** Asks what would be best now. */
  askHint(): void {
    if (!mayAsk(this.table) || this.table.advice || this.wondering) return;
    this.hush();
    this.#wished = { id: this.table.say({ type: "hint" }), game: this.game };
  }

  /** Whether the answer to that is on its way: what everybody is told of it comes first. */
  get wondering(): boolean {
    const { id, game } = this.#wished;
    return id !== "" && game === this.game && !this.table.advice && this.table.refused?.id !== id;
  }

  waits(action: string): boolean {
    return this.table.said.has(this.#sent.get(action) ?? "");
  }

  may(verb: string): boolean {
    return this.own.legal.includes(verb);
  }

  /** Lets go of what has been overtaken; what we have done ourselves takes the call with it. */
  heard(update: Update): void {
    const ours = [...this.#sent].find(([, id]) => id === update.id)?.[0];
    if (ours !== undefined && !ASIDE.has(verbOf(ours))) this.calling = false;
    // the clock or a bot has played for us, or there is nothing left to call for
    if ((update.own && !update.own.uno && !this.next) || this.#stoodIn) this.calling = false;
    if (update.chat) this.bubbles.show(update.chat);
    if (update.own || update.game) this.hush();
    if (this.asked) this.#ahead = false;
    if (!this.retractable) this.#question = null;
    if (update.own) {
      this.#arrived = arranged(update.own.hand, "dealt", update.deal ? [] : this.#arrived);
      this.marked = new Set();
      this.cursor = Math.max(0, Math.min(this.cursor, update.own.hand.length - 1));
    }
    const drew = (update.events ?? []).filter(({ kind, seat }) => kind === "drew" && seat === this.seat);
    if (drew.length) this.fresh = drew.flatMap(({ cards }) => cards);
    else if (update.deal || ours !== undefined) this.fresh = [];
    if (update.deal) {
      this.calling = false;
      this.next = null;
    }
    // what is asked again after what one has done is told again, even in the same words
    if (ours !== undefined && this.asked) this.#note = { ...this.#note, times: this.#note.times + 1 };
    this.#playNext();
  }

  /** Plays the card that was chosen for this turn, asks what is still open, or says that it can't be played. */
  #playNext(): void {
    const { next, game } = this;
    if (!next || !game) return;
    const ours = game.turn === this.seat && ["turn", "penalty"].includes(game.phase);
    if (!ours && game.phase !== "over" && this.own.hand.includes(next.face)) return;
    this.next = null;
    const options = this.asked && this.fits(next.face) === "fits" ? plays(this.own).get(next.face)! : [];
    if (options.length) this.choose(options.includes(next.action) ? [next.action] : options);
    else if (game.phase !== "over") {
      this.calling = false;
      this.note = say("next-dropped", { card: this.teller.cardTitle(next.face) });
    }
  }

  // Cards

  /** A card of the hand is pressed. */
  press(place: number): void {
    const face = this.own.hand[place];
    if (face === undefined || !this.game) return;
    this.cursor = place;
    if (this.sheds) return this.#mark(place);
    const options = plays(this.own).get(face);
    if (options) return this.choose(options);
    if (!this.asked && this.game.phase !== "over" && !this.#stoodIn) return this.#chooseAhead(face, place);
    this.shaken = { place, times: this.shaken.times + 1 };
    this.hush();
    this.#wondered = this.table.say({ type: "why", card: face });
  }

  /** Chooses a card for one's next turn, or takes that back; a wild with its colour, where there are colours. */
  #chooseAhead(face: string, place: number): void {
    const same = this.nextPlace === place || (this.#ahead && this.#question?.options[0]?.startsWith(`play ${face}>`));
    this.retract();
    if (same) this.note = say("next-cancelled", { card: this.teller.cardTitle(face) });
    else if (isWild(face) && this.game?.colour) {
      this.#question = question(COLOURS.map((colour) => `play ${face}>${colour}`));
      this.#ahead = true;
    } else this.#setNext({ face, place, action: `play ${face}` });
  }

  #setNext(next: Next): void {
    this.next = next;
    this.note = say("next-chosen", { card: this.teller.cardTitle(next.face) });
  }

  /** The card that a number key stands for. */
  pressNumber(number: number): void {
    const place = numbers(this.own).indexOf(String(number));
    if (place >= 0) this.press(place);
  }

  #mark(place: number): void {
    const marked = new Set(this.marked);
    if (!marked.delete(place)) marked.add(place);
    this.marked = marked;
    this.hush();
  }

  discard(): void {
    const cards = [...this.marked].sort((one, other) => one - other).map((place) => this.own.hand[place]!);
    this.act(["shed", ...cards].join(" "));
  }

  /** Does what is meant, or asks for what is still open. Choosing the same thing again takes the question back. */
  choose(options: string[]): void {
    const open = this.question?.options[0];
    this.#question = null;
    this.#ahead = false;
    this.hush();
    if (options.length === 1) this.act(options[0]!);
    else if (options[0] !== open) this.#question = question(options);
  }

  answer(action: string): void {
    this.#question = null;
    if (this.#ahead) {
      this.#ahead = false;
      this.#setNext({ face: faceOf(action), place: this.cursor, action });
    } else this.act(action);
  }

  answerKey(key: string): boolean {
    const action = this.question && answer(this.question, key);
    if (action) this.answer(action);
    return Boolean(action);
  }

  /** Takes back what was begun. */
  retract(): void {
    this.#question = null;
    this.#ahead = false;
    this.next = null;
    this.hush();
    this.marked = new Set();
  }

  // Words

  /** Says the first of these that can be said. */
  do(...verbs: string[]): void {
    const action = said(this.own, ...verbs)[0];
    if (action) this.act(action);
    else if (this.seat) this.note = say("web-why-not-now");
  }

  /** Takes what there is to take: a card, or the cards of a penalty. */
  draw(): void {
    this.do("draw", "accept");
  }

  /** UNO!: late, by itself, or with the next card, which can be taken back; also with a card that is still being held. */
  uno(): void {
    this.hush();
    if (this.call === "late" || (this.call === "now" && !this.calling)) this.act("uno");
    else if (this.call === "with" && this.held && verbOf(this.pending) === "play") {
      this.calling = true;
      this.act(this.pending);
    } else if (this.call === "with" || this.calling || this.next) this.calling = !this.calling;
    else if (this.seat) this.note = say("web-why-no-call");
  }

  catch(): void {
    const options = this.catches.length ? this.catches : said(this.own, "catch");
    if (options.length) this.choose(options);
    else if (this.seat) this.note = say("web-why-no-catch");
  }

  accuse(): void {
    const options = said(this.own, "advice");
    if (options.length) this.choose(options);
    else if (this.seat) this.note = say("web-why-not-now");
  }

  /** Answers a penalty, or jumps in, where only one card can; which one of several is still to be chosen. */
  answerOrJump(jump: boolean): void {
    const cards = fitting(this.own);
    if (!cards.length || this.asked === jump || (!jump && this.game?.phase !== "penalty")) {
      this.note = say(jump ? "web-why-no-jump" : "web-why-no-answer");
    } else if (cards.length === 1) {
      this.choose(plays(this.own).get(cards[0]!)!);
    } else {
      this.cursor = this.own.hand.indexOf(cards[0]!);
      this.note = say("web-which-card");
    }
  }

  /** What pressing a seat means while a player is being chosen. */
  aimed(seat: number): string | undefined {
    return this.question?.about === "player" ? this.question.options.find((action) => targetOf(action) === seat) : undefined;
  }

  /** Says it, once: what is on its way is not said again, and holds up everything but asides. */
  act(action: string): void {
    const full = this.calling && this.own.uno && verbOf(action) === "play" && !action.endsWith(" uno") ? `${action} uno` : action;
    if (this.waits(full)) return;
    if (!ASIDE.has(verbOf(full)) && this.pending && !this.held) return;
    this.hush();
    const sent = [...this.#sent].filter(([, id]) => this.table.said.has(id));
    this.#sent = new Map([...sent, [full, this.table.act(full)]]);
  }

  /** Why the server has refused the last thing that was said. */
  refusal = $derived.by(() => {
    const refused = this.table.refused;
    if (!refused || refused.id === this.#read || refused.code === "superseded") return "";
    if (![...this.#sent.values()].includes(refused.id)) return "";
    return sentence(refused.text);
  });

  // The keyboard's place in the hand

  move(key: string): void {
    const rows = this.rows;
    const last = Math.max(this.own.hand.length - 1, 0);
    const here = Math.max(
      rows.findIndex((row) => row.includes(this.cursor)),
      0,
    );
    if (key === "ArrowUp" || key === "ArrowDown") {
      const there = rows[here + (key === "ArrowDown" ? 1 : -1)];
      const column = rows[here]?.indexOf(this.cursor) ?? 0;
      if (there) this.cursor = there[Math.min(column, there.length - 1)]!;
    } else {
      const to: Record<string, number> = { ArrowLeft: this.cursor - 1, ArrowRight: this.cursor + 1, Home: 0, End: last };
      this.cursor = Math.min(Math.max(to[key] ?? this.cursor, 0), last);
    }
  }
}
