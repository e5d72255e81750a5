import { LATTICE, SHEET } from "../cards/sheet";
import { drawn, HUES, type Look, type Mark, type Mood } from "./faces";

/** What a picture of a match shows. */
export interface Keepsake {
  title: string;
  /** Under it: which game, when, where. */
  about: string;
  /** The card that won it. */
  card: string;
  /** Who stands where, the best first. */
  steps: { looks: Look[]; name: string; points: string; champion: boolean; place: number }[];
}

const [WIDTH, HEIGHT] = [1200, 630];
const INK = "#221c28";
const PAPER = "#fdfcf9";
const PLUM = "#eba9de";
const GROUND = ["#2b1830", "#161319"] as const;
const COLOURS = ["#ff5f66", "#f4bb2a", "#3fcf9f", "#6c93ff"] as const;
/** The four shapes round 0 0. */
const SHAPES = ["M0-11.2 8.6 0 0 11.2-8.6 0Z", "M-9.6 0a9.6 9.6 0 1 1 19.2 0a9.6 9.6 0 1 1-19.2 0Z", "M0-9.6 10.4 8.6H-10.4Z", "M-8.6-8.6H8.6V8.6H-8.6Z"];

/** A picture of how a match ended, to keep or to share: a PNG. */
export async function pictureOf(keepsake: Keepsake): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d")!;
  const root = getComputedStyle(document.documentElement);
  const display = root.getPropertyValue("--display") || "sans-serif";
  await document.fonts.load(`700 60px ${display}`, keepsake.title).catch(() => undefined);
  const card = await cardImage(keepsake.card);
  ground(pen);
  write(pen, keepsake.title, WIDTH / 2, 108, 64, `760 64px ${display}`, PAPER);
  write(pen, keepsake.about, WIDTH / 2, 598, 24, "500 24px system-ui, sans-serif", "#b9b0c0");
  podium(pen, keepsake, card, display);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

function ground(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(WIDTH / 2, HEIGHT * 0.45, 60, WIDTH / 2, HEIGHT / 2, WIDTH * 0.62);
  light.addColorStop(0, GROUND[0]);
  light.addColorStop(1, GROUND[1]);
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.globalAlpha = 0.85;
  for (let bit = 0; bit < 40; bit++) {
    // the same bits on every picture, at its sides
    const side = bit % 2 ? 1 : -1;
    const x = WIDTH / 2 + side * (330 + ((bit * 97) % 250));
    pen.save();
    pen.translate(x, (bit * 61) % HEIGHT);
    pen.rotate(bit * 1.7);
    pen.scale(0.8 + (bit % 5) * 0.28, 0.8 + (bit % 5) * 0.28);
    pen.fillStyle = COLOURS[bit % 4]!;
    pen.fill(new Path2D(SHAPES[bit % 4]));
    pen.restore();
  }
  pen.globalAlpha = 1;
}

/** Text in the middle of a place; smaller where it would be too wide. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, font: string, ink: string, room = 1080): void {
  pen.font = font;
  const wide = pen.measureText(text).width;
  pen.font = font.replace(`${size}px`, `${Math.floor(Math.min(size, (size * room) / Math.max(1, wide)))}px`);
  pen.textAlign = "center";
  pen.fillStyle = ink;
  pen.fillText(text, x, y);
}

function podium(pen: CanvasRenderingContext2D, { steps }: Keepsake, card: HTMLImageElement | null, display: string): void {
  const wide = 210;
  const order = [steps[1], steps[0], steps[2]].filter((step) => step !== undefined);
  const left = WIDTH / 2 - (order.length * wide) / 2;
  for (const [place, step] of order.entries()) {
    const x = left + wide * (place + 0.5);
    const top = step.champion ? 410 : step.place === 2 ? 450 : 485;
    const size = step.champion ? 150 : 112;
    if (step.champion && card) {
      pen.save();
      pen.translate(x + 92, top - 170);
      pen.rotate(0.24);
      pen.drawImage(card, -45, -63, 90, 126);
      pen.restore();
    }
    pen.fillStyle = step.champion ? PLUM : "#37303e";
    pen.beginPath();
    pen.roundRect(x - wide / 2 + 6, top, wide - 12, 560 - top, [16, 16, 0, 0]);
    pen.fill();
    for (const [number, look] of step.looks.entries()) {
      const shift = (number - (step.looks.length - 1) / 2) * size * 0.66;
      face(pen, look, step.champion ? "glad" : step.place === 2 ? "calm" : "sad", x + shift, top - 44 - size / 2, size);
    }
    write(pen, step.name, x, top - 14, 26, "640 26px system-ui, sans-serif", PAPER, wide - 10);
    const ink = step.champion ? INK : PAPER;
    write(pen, String(step.champion ? 1 : step.place), x, top + 54, 52, `760 52px ${display}`, ink);
    if (step.points) write(pen, step.points, x, top + 84, 20, "600 20px system-ui, sans-serif", ink, wide - 20);
  }
}

/** How a mark of a face is inked, as Face.svelte has it: what fills it, its stroke and how thick that is. */
function inked(ink: Mark[0] | "body", hue: string, robot: boolean): [fill: string, stroke: string, width: number] {
  const dark = `color-mix(in srgb, ${hue}, ${INK} 52%)`;
  const light = `color-mix(in srgb, ${hue}, #fff 64%)`;
  switch (ink) {
    case "body":
      return robot ? [`color-mix(in srgb, ${hue}, #dfe3ea 45%)`, dark, 6] : [hue, hue, 11];
    case "h": return [hue, hue, 11];
    case "k": return ["", INK, 5];
    case "z": return ["", PAPER, 5];
    case "i": return [INK, "", 0];
    case "w": return ["#fff", "", 0];
    case "d": return [dark, dark, 3];
    case "l": return [light, light, 3];
    case "D": return ["", dark, 7.5];
    case "L": return ["", light, 5];
    case "s": return ["#4fb3f0", "#fff", 2.5];
    case "r": return ["#e5567a", "", 0];
  }
}

function face(pen: CanvasRenderingContext2D, look: Look, mood: Mood, x: number, y: number, size: number): void {
  const { back, body, front, face: features, y: down, size: scale } = drawn(look, mood);
  const mark = ([ink, d]: Mark | readonly ["body", string]): void => {
    const [fill, stroke, width] = inked(ink, HUES[look.hue]!, look.bot !== "");
    const path = new Path2D(d);
    if (fill) pen.fillStyle = fill;
    if (fill) pen.fill(path);
    if (!stroke) return;
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    pen.stroke(path);
  };
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 112, size / 112);
  pen.lineCap = pen.lineJoin = "round";
  back.forEach(mark);
  mark(["body", body]);
  front.forEach(mark);
  pen.translate(0, down);
  pen.scale(scale, scale);
  features.forEach(mark);
  pen.restore();
}

/** A card by itself; its art is styled by the page, so what concerns it goes along. */
async function cardImage(card: string): Promise<HTMLImageElement | null> {
  const classes = new Set([...(SHEET + LATTICE).matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(" ")));
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const css = rules
    .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.split(",").every((each) => classes.has(each.trim().slice(1))))
    .map((rule) => rule.cssText)
    .join("");
  const root = getComputedStyle(document.documentElement);
  const named = [...new Set(css.match(/--[\w-]+/g))].map((name) => `${name}:${root.getPropertyValue(name)}`).join(";");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="200" height="280"><style>:root{${named}}${css}</style>` +
    `<defs>${LATTICE}${SHEET}</defs><use href="#c-${card}"/></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return image.decode().then(
    () => image,
    () => null, // the picture is complete enough without it
  );
}
