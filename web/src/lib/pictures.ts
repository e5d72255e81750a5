import type { Board } from "./board.svelte";
import { fitting, said } from "./choices";
import { say } from "./i18n.svelte";
import { isWild } from "./narrator";

/** One of the things that can be done, with cards that show it; `now`: it can be done at this moment. */
export interface Picture {
  about: "match" | "any" | "draw" | "action" | "wild" | "uno" | "four";
  cards: string[];
  now: boolean;
  title: string;
  text: string;
}

/** What each is called, the sentence below it, and that where there are no challenges. */
const WORDS: Record<Picture["about"], [title: string, text: string, plain?: string]> = {
  match: ["help-match", "help-match-text"],
  any: ["help-any", "help-any-text"],
  draw: ["help-draw", "help-draw-text"],
  action: ["help-action", "help-action-text"],
  wild: ["help-wild", "help-wild-text"],
  uno: ["help-uno", "help-uno-text"],
  four: ["help-four", "help-four-text", "help-four-plain"],
};

const isAction = (face: string): boolean => !/\d$/.test(face) || face.endsWith("+2");

/** What can be done in a game like this one, as pictures; in a deck of wilds nothing has to match. */
export function pictures(board: Board): Picture[] {
  const fit = fitting(board.own);
  const rules = board.table.room?.rules ?? {};
  const wilds = rules["deck"] === "all-wild";
  const challenge = said(board.own, "challenge").length > 0;
  const found: Omit<Picture, "title" | "text">[] = [
    wilds
      ? { about: "any", cards: ["W", "WR"], now: fit.length > 0 }
      : { about: "match", cards: ["R7", "R2", "B7"], now: fit.some((face) => !isWild(face)) },
    { about: "draw", cards: ["back"], now: board.may("draw") || board.may("accept") },
    wilds
      ? { about: "action", cards: ["WS", "WR", "W+2"], now: fit.some((face) => face !== "W") }
      : { about: "action", cards: ["YS", "GR", "B+2"], now: fit.some((face) => !isWild(face) && isAction(face)) },
    ...(wilds ? [] : [{ about: "wild" as const, cards: ["W"], now: fit.some((face) => isWild(face) && face !== "W+4") }]),
    { about: "uno", cards: ["G5"], now: board.call !== "" || board.catches.length > 0 },
    { about: "four", cards: ["W+4"], now: challenge || fit.includes("W+4") },
  ];
  return found.map((picture) => {
    const [title, text, plain = text] = WORDS[picture.about];
    return { ...picture, title: say(title), text: say(rules["challenge"] ? text : plain) };
  });
}
