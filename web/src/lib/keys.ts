import { answerTo, type Asked } from "./asking";
import type { Board } from "./board.svelte";
import { settings } from "./settings.svelte";

const MOVES = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);
const VERBS: Record<string, string[]> = {
  d: ["draw", "accept"],
  p: ["pass"],
  t: ["accept"],
  x: ["challenge"],
  o: ["object"],
  y: ["vote yes", "perform"],
  n: ["vote no", "decline"],
};
/** What one can ask at any time. */
const ASKS: Record<string, Asked> = { w: "top", h: "hands", s: "scores", l: "last", k: "clock" };

/** Where the keyboard is: nowhere, in the hand, on another control, in something that scrolls, or where one types. */
export type Focus = "nowhere" | "hand" | "control" | "scroll" | "typing";

/** What a key did here: `moved` where the place in the hand is to be shown, `rules` and `help` where a sheet is asked for. */
export type Did = "" | "done" | "moved" | "rules" | "help";

/** The keys of the table, the same as in the terminal. */
export function typed(key: string, focus: Focus, board: Board): Did {
  if (focus === "typing" || (focus === "scroll" && (MOVES.has(key) || key === " " || key === "Enter"))) return "";
  const small = key.toLowerCase();
  if (!settings.keys && /^\S$/.test(key)) return "";
  if (board.answerKey(small)) return "done";
  if (MOVES.has(key)) {
    if (!board.own.hand.length || (focus === "control" && (key === "Home" || key === "End"))) return "";
    if (focus === "hand") board.move(key);
    return "moved";
  }
  if (key === "Enter") return entered(focus, board);
  if (key === " ") {
    if (focus !== "nowhere") return "";
    board.draw();
    return "done";
  }
  if (key === "Escape") {
    board.retract();
    return "done";
  }
  if (small === "r") return "rules";
  if (small === "?") return "help";
  if (ASKS[small] && board.game) {
    board.hush();
    board.note = answerTo(ASKS[small], board.table, board.teller);
    return "done";
  }
  if (!board.seat) return "";
  if (/^[1-9]$/.test(key)) board.pressNumber(Number(key));
  else if (small === "a" || small === "j") board.answerOrJump(small === "j");
  else if (small === "u") board.uno();
  else if (small === "c") board.catch();
  else if (small === "v") board.accuse();
  else if (small === "i") board.askHint();
  else if (VERBS[small]) board.do(...VERBS[small]);
  else return "";
  return "done";
}

/** Enter presses what it is on, by itself; but cards that are marked it discards, and from nowhere it goes to the hand. */
function entered(focus: Focus, board: Board): Did {
  if (focus === "control") return "";
  if (board.sheds) {
    board.discard();
    return "done";
  }
  return focus === "nowhere" && board.own.hand.length ? "moved" : "";
}
