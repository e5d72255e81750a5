import { answerTo, type Asked } from "./asking";
import type { Board } from "./board.svelte";
import { settings } from "./settings.svelte";

const MOVES = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);
const DOES: Record<string, (board: Board) => void> = {
  d: (board) => board.draw(),
  p: (board) => board.do("pass"),
  t: (board) => board.do("accept"),
  x: (board) => board.do("challenge"),
  o: (board) => board.do("object"),
  y: (board) => board.do("vote yes", "perform"),
  n: (board) => board.do("vote no", "decline"),
  a: (board) => board.answerOrJump(false),
  j: (board) => board.answerOrJump(true),
  u: (board) => board.uno(),
  c: (board) => board.catch(),
  v: (board) => board.accuse(),
  i: (board) => board.askHint(),
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
  else if (DOES[small]) DOES[small](board);
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
