import { say } from "./text.svelte";

const ACTIONS: Record<string, string> = { S: "card-skip", R: "card-reverse", "+2": "card-draw-two" };
const WILDS: Record<string, string> = {
  W: "card-wild",
  "W+4": "card-wild-draw-four",
  WH: "card-shuffle-hands",
  W1: "card-custom",
  W2: "card-custom",
  W3: "card-custom",
  WR: "card-wild-reverse",
  WS: "card-wild-skip",
  WSS: "card-wild-skip-two",
  "W+2": "card-wild-draw-two",
  WT: "card-wild-target",
  WX: "card-wild-swap",
};

/** A card's name, such as “red 7” or “Wild Draw Four”, as the edition calls it; `text` is written on a customizable card. */
export function cardName(face: string, deck: string, text = ""): string {
  const wild = WILDS[face];
  if (wild) return say(wild, { deck, text });
  const colour = face.charAt(0);
  const rank = face.slice(1);
  const action = ACTIONS[rank];
  return action ? say(action, { colour, deck }) : say("card-number", { colour, number: rank });
}
