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

/** `up`: how many times as high as usual. */
type Voice = (context: AudioContext, out: AudioNode, at: number, up: number) => void;

let rustle: AudioBuffer | undefined;

/** Paper: a breath of noise round a pitch. */
function paper(context: AudioContext, out: AudioNode, at: number, pitch: number, length: number, loud: number): void {
  if (!rustle) {
    rustle = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = rustle.getChannelData(0);
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  }
  const noise = new AudioBufferSourceNode(context, { buffer: rustle });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.9 });
  noise
    .connect(band)
    .connect(fading(context, at, length, loud))
    .connect(out);
  noise.start(at, Math.random() * 0.2, length);
}

function note(
  context: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  { length = 0.3, loud = 0.5, to = pitch, type = "sine" }: { length?: number; loud?: number; to?: number; type?: OscillatorType } = {},
): void {
  const tone = new OscillatorNode(context, { type, frequency: pitch });
  if (to !== pitch) {
    tone.frequency.setValueAtTime(pitch, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + length);
  }
  tone.connect(fading(context, at, length, loud)).connect(out);
  tone.start(at);
  tone.stop(at + length);
}

function fading(context: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}

const VOICES: Record<Sound, Voice> = {
  laid: (context, out, at) => {
    paper(context, out, at, 1500, 0.07, 0.9);
    note(context, out, at, 170, { to: 85, length: 0.1, loud: 0.7 });
  },
  drawn: (context, out, at) => paper(context, out, at, 3600, 0.12, 0.5),
  turn: (context, out, at) => {
    note(context, out, at, 659, { loud: 0.32 });
    note(context, out, at + 0.1, 880, { loud: 0.32, length: 0.4 });
  },
  uno: (context, out, at) => {
    for (const [place, pitch] of [523, 659, 784].entries()) note(context, out, at + place * 0.08, pitch, { type: "triangle", loud: 0.45 });
  },
  caught: (context, out, at) => {
    note(context, out, at, 392, { type: "triangle", loud: 0.5, length: 0.22 });
    note(context, out, at + 0.14, 277, { type: "triangle", loud: 0.5, length: 0.35 });
  },
  penalty: (context, out, at, up) => {
    note(context, out, at, 220 * up, { to: 110 * up, length: 0.32, loud: 0.6, type: "triangle" });
    for (let card = 0; card < 3; card++) paper(context, out, at + card * 0.07, 3000, 0.09, 0.4);
  },
  shuffle: (context, out, at) => {
    for (let card = 0; card < 9; card++) paper(context, out, at + card * 0.042, 1900 + (card % 3) * 500, 0.06, 0.35);
  },
  win: (context, out, at) => {
    for (const [place, pitch] of [523, 659, 784, 1047].entries()) {
      note(context, out, at + place * 0.11, pitch, { type: "triangle", loud: 0.4, length: place === 3 ? 0.9 : 0.35 });
    }
  },
  lose: (context, out, at) => {
    for (const [place, pitch] of [392, 330, 262].entries()) {
      note(context, out, at + place * 0.16, pitch, { loud: 0.32, length: place === 2 ? 0.8 : 0.35 });
    }
  },
  tick: (context, out, at) => note(context, out, at, 1050, { length: 0.05, loud: 0.25 }),
  deal: (context, out, at) => {
    for (let card = 0; card < 16; card++) paper(context, out, at + 0.2 + card * 0.065, 2600 + (card % 4) * 350, 0.06, 0.4);
  },
  reverse: (context, out, at) => {
    note(context, out, at, 440, { to: 880, length: 0.16, loud: 0.35, type: "triangle" });
    note(context, out, at + 0.16, 880, { to: 440, length: 0.22, loud: 0.35, type: "triangle" });
  },
  skip: (context, out, at) => {
    note(context, out, at, 330, { length: 0.09, loud: 0.4, type: "square" });
    note(context, out, at + 0.11, 247, { length: 0.16, loud: 0.35, type: "square" });
  },
  wild: (context, out, at) => {
    for (const [place, pitch] of [523, 622, 740, 880].entries()) note(context, out, at + place * 0.05, pitch, { loud: 0.28, length: 0.3 });
  },
  threat: (context, out, at, up) => {
    note(context, out, at, 196 * up, { to: 262 * up, length: 0.22, loud: 0.45, type: "sawtooth" });
  },
  four: (context, out, at, up) => {
    note(context, out, at, 65, { length: 0.9, loud: 0.9 });
    for (const pitch of [131, 156, 185]) note(context, out, at + 0.04, pitch * up, { length: 0.7, loud: 0.28, type: "sawtooth" });
    note(context, out, at + 0.3, 92 * up, { to: 46, length: 0.6, loud: 0.5, type: "triangle" });
  },
  jump: (context, out, at) => {
    paper(context, out, at, 2200, 0.08, 0.9);
    note(context, out, at, 330, { to: 990, length: 0.16, loud: 0.4, type: "triangle" });
  },
  right: (context, out, at) => {
    for (const [place, pitch] of [440, 554, 659].entries()) note(context, out, at + place * 0.09, pitch, { loud: 0.4, type: "triangle" });
  },
  wrong: (context, out, at) => {
    note(context, out, at, 208, { length: 0.2, loud: 0.45, type: "sawtooth" });
    note(context, out, at + 0.2, 156, { length: 0.45, loud: 0.45, type: "sawtooth" });
  },
  swap: (context, out, at) => {
    paper(context, out, at, 1200, 0.22, 0.6);
    paper(context, out, at + 0.16, 2400, 0.22, 0.6);
    note(context, out, at, 392, { to: 587, length: 0.3, loud: 0.25 });
  },
};

const APART = 0.1; // seconds between sounds of one moment
const STEP = 2 ** (2 / 12);
const LOUDEST = 0.4;

/** Plays sounds once somebody has touched the page: before that browsers are silent, and so should we be. */
class Speaker {
  #context: AudioContext | undefined;
  #out: GainNode | undefined;

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

  play(sounds: readonly Pick<Heard, "sound" | "steps">[]): void {
    const [context, out] = [this.#context, this.#out];
    if (!settings.sound || !settings.volume || !context || !out) return;
    if (context.state === "suspended") void context.resume();
    out.gain.value = LOUDEST * settings.volume;
    const now = context.currentTime + 0.01;
    for (const [place, { sound, steps }] of sounds.entries()) VOICES[sound](context, out, now + place * APART, STEP ** Math.min(steps, 12));
  }
}

export const speaker = new Speaker();
