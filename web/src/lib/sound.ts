import type { Game, Own, Update } from "./protocol";
import { settings } from "./settings.svelte";
import { asked } from "./words";

export type Sound = "laid" | "drawn" | "turn" | "uno" | "caught" | "penalty" | "shuffle" | "win" | "tick";

const OF_EVENTS: Record<string, Sound> = {
  played: "laid",
  shed: "laid",
  turned: "laid",
  drew: "drawn",
  called: "uno",
  caught: "caught",
  "false-catch": "caught",
  accepted: "penalty",
  mixed: "shuffle",
  reshuffled: "shuffle",
  dealer: "shuffle",
  won: "win",
};
const MOST = 3; // sounds for one update: more would be noise

/** What an update sounds like to a seat, in order. */
export function soundsOf(update: Update, before: { game: Game | null; own: Own | null }, seat: number): Sound[] {
  const heard = new Set<Sound>();
  for (const { kind } of update.events ?? []) {
    const sound = OF_EVENTS[kind];
    if (sound) heard.add(sound);
  }
  if (heard.has("penalty")) heard.delete("drawn");
  const waited = before.game !== null && !update.deal && asked(before.game, seat);
  const turn = update.game && asked(update.game, seat) && !waited;
  return [...[...heard].slice(0, turn ? MOST - 1 : MOST), ...(turn ? (["turn"] as const) : [])];
}

type Voice = (context: AudioContext, out: AudioNode, at: number) => void;

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
  noise.connect(band).connect(fading(context, at, length, loud)).connect(out);
  noise.start(at, Math.random() * 0.2, length);
}

function note(
  context: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  { length = 0.3, loud = 0.5, to = pitch, type = "sine" as OscillatorType } = {},
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
  penalty: (context, out, at) => {
    note(context, out, at, 220, { to: 110, length: 0.32, loud: 0.6, type: "triangle" });
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
  tick: (context, out, at) => note(context, out, at, 1050, { length: 0.05, loud: 0.25 }),
};

const APART = 0.14; // seconds between the sounds of one update

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
      this.#out = new GainNode(this.#context, { gain: 0.3 });
      this.#out.connect(this.#context.destination);
    };
    addEventListener("pointerdown", wake);
    addEventListener("keydown", wake);
  }

  play(sounds: readonly Sound[]): void {
    const [context, out] = [this.#context, this.#out];
    if (!settings.sound || !context || !out) return;
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime + 0.01;
    for (const [place, sound] of sounds.entries()) VOICES[sound](context, out, now + place * APART);
  }
}

export const speaker = new Speaker();
