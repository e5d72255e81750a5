import type { Game, Update } from "../generated/protocol";
import { settings } from "./settings.svelte";
import { asked } from "./narrator";

export type Sound =
  | "laid"
  | "drawn"
  | "turn"
  | "uno"
  | "caught"
  | "penalty"
  | "shuffle"
  | "win"
  | "lose"
  | "tick"
  | "deal"
  | "reverse"
  | "skip"
  | "wild"
  | "threat"
  | "four"
  | "jump"
  | "right"
  | "wrong"
  | "swap";

/** A sound, which event of its update it belongs to (-1: to the end of it), and by how many steps it is higher than usual. */
export interface Heard {
  sound: Sound;
  event: number;
  steps: number;
}

const OF_EVENTS: Record<string, Sound> = {
  shed: "laid",
  turned: "laid",
  dealt: "deal",
  called: "uno",
  caught: "caught",
  "false-catch": "caught",
  objected: "caught",
  accepted: "penalty",
  skipped: "skip",
  reversed: "reverse",
  swapped: "swap",
  rotated: "swap",
  mixed: "shuffle",
  reshuffled: "shuffle",
};
/** What is heard of a card beside that it is laid. */
const OF_CARDS: [card: RegExp, sound: Sound][] = [
  [/^W\+4$/, "four"],
  [/\+2$/, "threat"],
  [/^W/, "wild"],
];
const MOST = 4; // sounds for one update: more would be noise

/** What an update sounds like to a seat, in order; `before` is the round that it came upon, `side` who wins with the seat. */
export function soundsOf(update: Update, before: Game | null, seat: number, side: readonly number[] = [seat]): Heard[] {
  const heard: Heard[] = [];
  const hear = (sound: Sound, event: number, steps = 0): void => {
    if (!heard.some((other) => other.sound === sound)) heard.push({ sound, event, steps });
  };
  // what is laid upon each other sounds higher and higher
  const penalty = update.game?.penalty || before?.penalty || 0;
  const higher = Math.max(0, Math.round(penalty / 2) - 1);
  for (const [event, { kind, card, count, seat: who }] of (update.events ?? []).entries()) {
    if (kind === "played") {
      hear(count ? "jump" : "laid", event);
      const more = OF_CARDS.find(([like]) => like.test(card))?.[1];
      if (more) hear(more, event, more === "wild" ? 0 : higher);
    } else if (kind === "challenged") {
      hear(count === (side.includes(who) || !seat ? 1 : 0) ? "right" : "wrong", event);
    } else if (kind === "won") {
      hear(!seat || side.includes(who) ? "win" : "lose", event);
    } else if (kind === "drew") {
      if (count && !heard.some(({ sound }) => sound === "penalty")) hear("drawn", event);
    } else if (OF_EVENTS[kind]) {
      hear(OF_EVENTS[kind], event, kind === "accepted" ? higher : 0);
    }
  }
  const loud = heard.some(({ sound }) => sound === "penalty" || sound === "right" || sound === "wrong");
  const quieter = heard.filter(({ sound }) => !loud || (sound !== "drawn" && sound !== "skip"));
  const waited = before !== null && !update.deal && asked(before, seat);
  const turn = update.game && asked(update.game, seat) && !waited;
  return [...quieter.slice(0, turn ? MOST - 1 : MOST), ...(turn ? [{ sound: "turn" as const, event: -1, steps: 0 }] : [])];
}

const APART = 0.1; // seconds between sounds of one moment
const STEP = 2 ** (2 / 12);
const LOUDEST = 0.4;
const LATE = 400; // milliseconds after which a sound would only puzzle

/** Plays sounds once somebody has touched the page: before that browsers are silent, and so should we be. */
class Speaker {
  #context: AudioContext | undefined;
  #out: GainNode | undefined;
  #voices: typeof import("./voices").VOICES | undefined;

  constructor() {
    if (!globalThis.AudioContext) return;
    const wake = (): void => {
      removeEventListener("pointerdown", wake);
      removeEventListener("keydown", wake);
      this.#context = new AudioContext();
      this.#out = new GainNode(this.#context);
      this.#out.connect(this.#context.destination);
    };
    addEventListener("pointerdown", wake);
    addEventListener("keydown", wake);
  }

  /** Loads the voices with the first sounds, which are still played where that took no time to speak of. */
  async #learn(sounds: readonly Pick<Heard, "sound" | "steps">[]): Promise<void> {
    const since = performance.now();
    this.#voices = (await import("./voices")).VOICES;
    if (performance.now() - since < LATE) this.play(sounds);
  }

  play(sounds: readonly Pick<Heard, "sound" | "steps">[]): void {
    const [context, out] = [this.#context, this.#out];
    if (!settings.sound || !settings.volume || !context || !out) return;
    const voices = this.#voices;
    if (!voices) return void this.#learn(sounds);
    if (context.state === "suspended") void context.resume();
    out.gain.value = LOUDEST * settings.volume;
    const now = context.currentTime + 0.01;
    for (const [place, { sound, steps }] of sounds.entries()) voices[sound](context, out, now + place * APART, STEP ** Math.min(steps, 12));
  }
}

export const speaker = new Speaker();
