import type { Sound } from "./sound";

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

export const VOICES: Readonly<Record<Sound, Voice>> = {
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
