import type { Goal, Room } from "../generated/protocol";

/** A line of the standing: a seat, or the two of partners, who have everything in common. */
export interface Row {
  seats: number[];
  total: number;
  gain: number;
  /** 1 is the best, as the server says; who is equal shares it. */
  place: number;
  out: boolean;
  champion: boolean;
}

/** The totals after each round of a match from one on; those after round 0 are what everybody begins with. */
export interface Course {
  from: number;
  totals: number[][];
}

type Scored = Pick<Room, "sides" | "scores" | "ranks" | "out" | "champions">;

export function standing({ sides, scores, ranks, out, champions }: Scored, points: readonly number[]): Row[] {
  const rows = sides.map((seats): Row => {
    const first = seats[0]! - 1;
    return {
      seats,
      total: scores[first] ?? 0,
      gain: points[first] ?? 0,
      place: ranks[first] ?? 0,
      out: seats.every((seat) => out.includes(seat)),
      champion: seats.some((seat) => champions.includes(seat)),
    };
  });
  return rows.sort((one, other) => one.place - other.place);
}

/** What the longest bar stands for: the goal, or more where somebody is beyond it. */
export function scaleOf(goal: Goal, rows: readonly Row[]): number {
  return Math.max(1, goal.target, ...rows.map((row) => row.total));
}

/** What is known of the course of a match once another round of it has ended. */
export function prolonged(before: Course | null, round: number, scores: readonly number[], points: readonly number[]): Course {
  const start = scores.map((score, seat) => score - (points[seat] ?? 0));
  const known = before?.totals.slice(0, Math.max(0, round - before.from)) ?? [];
  const follows = before !== null && known.length === round - before.from && String(known.at(-1)) === String(start);
  return follows ? { from: before.from, totals: [...known, [...scores]] } : { from: round - 1, totals: [start, [...scores]] };
}

/** The persons for whom the next round waits: who plays, is here and has not said that it may begin. */
export function waitedFor(room: Pick<Room, "places" | "ready">, here: readonly number[]): number[] {
  return room.places
    .filter(({ person, stand_in }) => person && !stand_in && here.includes(person) && !room.ready.includes(person))
    .map(({ person }) => person);
}
