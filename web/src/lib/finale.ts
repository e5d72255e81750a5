import type { Game, Room } from "../generated/protocol";

/** How a round ends, as a seat sees it. */
export interface Finale {
  /** Who wins together; nobody in a void round. */
  winners: number[];
  outcome: "won" | "lost" | "watched" | "void";
  /** What the cards left in hands count, at their seats. */
  counts: { seat: number; points: number }[];
  /** What they come to for who has won; null where everybody keeps their own. */
  total: number | null;
}

const sum = (counts: readonly { points: number }[]): number => counts.reduce((all, { points }) => all + points, 0);

export function finaleOf({ sides, goal }: Pick<Room, "sides" | "goal">, game: Game, seat: number): Finale {
  const winners = sides.find((side) => side.includes(game.winner)) ?? [];
  const outcome = !winners.length ? "void" : !seat ? "watched" : winners.includes(seat) ? "won" : "lost";
  if (!winners.length || !goal.target) return { winners, outcome, counts: [], total: null };
  const counted = (points: readonly number[]): Finale["counts"] =>
    game.in_round.map((each) => ({ seat: each, points: points[each - 1] ?? 0 })).filter((count) => count.points > 0);
  if (goal.fewest) return { winners, outcome, counts: counted(game.points), total: null };
  const total = game.points[game.winner - 1] ?? 0;
  const hands = counted(game.worth);
  const others = hands.filter((count) => !winners.includes(count.seat));
  // the server says what was won; the hands are shown on their way where they come to just that
  return { winners, outcome, counts: [hands, others].find((counts) => sum(counts) === total) ?? [], total };
}
