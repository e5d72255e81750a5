import type { Board } from "./board.svelte";
import { fitting } from "./choices";
import { load, save } from "./settings.svelte";
import { say } from "./i18n.svelte";
import { colourOf, isWild } from "./narrator";

/** What a first game is helped with: what to play, when to draw, when to call. */
export type Hint = "match" | "draw" | "uno";
const HINTS: readonly Hint[] = ["uno", "draw", "match"];
const OVER = "over";

/** Which hints fit what can be done now, the most urgent first. */
function fittingNow(board: Board): Hint[] {
  if (!board.asked || board.game?.phase !== "turn") return [];
  const cards = fitting(board.own).length > 0;
  const now: Record<Hint, boolean> = { uno: board.call === "with" && !board.calling, draw: !cards && board.may("draw"), match: cards };
  return HINTS.filter((hint) => now[hint]);
}

/** The hints of the first game on this device: each is shown once, and after that game none. */
class Hints {
  shown = $state<Hint | "">("");
  #seen: string[];

  constructor(readonly table: string) {
    const [first = "", ...seen] = load("hints", "").split(" ").filter(Boolean);
    this.#seen = !first ? [] : first === table ? seen : [OVER];
  }

  look(board: Board): void {
    if (!board.seat || this.#seen.includes(OVER)) return;
    const wanted = fittingNow(board).find((hint) => hint === this.shown || !this.#seen.includes(hint)) ?? "";
    if (wanted === this.shown) return;
    this.shown = wanted;
    if (!wanted) return;
    this.#seen = [...this.#seen, wanted];
    save("hints", [this.table, ...this.#seen].join(" "));
  }

  dismiss(): void {
    this.shown = "";
  }
}

let latest: Hints | undefined;

export function hintsAt(table: string): Hints {
  if (latest?.table !== table) latest = new Hints(table);
  return latest;
}

export function wordOf(hint: Hint, board: Board): string {
  const { top, colour } = board.game!;
  switch (hint) {
    case "draw":
      return say("hint-draw");
    case "uno":
      return say("hint-uno", { count: board.own.hand.length });
    case "match": {
      if (!colour) return say("hint-any");
      if (isWild(top) || colourOf(top) !== colour) return say("hint-colour", { colour });
      const rank = top.slice(1);
      return /^\d$/.test(rank) ? say("hint-number", { colour, number: Number(rank) }) : say("hint-symbol", { colour, symbol: rank });
    }
  }
}
