import type { EveningAt, EveningTold, Plan, StageAt, Standing, TableAt } from "../generated/evening";

/** Made-up evenings for tests. */

export const plan = (change: Partial<Plan>): Plan => ({
  format: "swiss",
  rules: "classic",
  rounds: 4,
  stages: 0,
  minutes: 120,
  stage_minutes: 0,
  seats: 4,
  side: 2,
  real: false,
  absent: "bot",
  public: false,
  title: "",
  ...change,
});

export const tableAt = (change: Partial<TableAt>): TableAt => ({
  table: 1,
  players: [1, 2, 3, 4],
  over: false,
  rounds: 0,
  points: [],
  places: [],
  corrected: false,
  record: "",
  deals: [],
  ...change,
});

export const stageAt = (change: Partial<StageAt>): StageAt => ({
  stage: 1,
  tables: [tableAt({})],
  idle: [],
  commitments: [],
  secrets: [],
  differences: [],
  ...change,
});

export const standing = (change: Partial<Standing>): Standing => ({
  player: 1,
  place: 1,
  score: 0,
  points: 0,
  played: 0,
  partners: {},
  out: false,
  team: 0,
  ...change,
});

const NAMES = ["Ada", "Bo", "Cid", "Dot", "Eva", "Fay", "Gus", "Hal"];

/** Four play at one table, Eva has a bye. */
export const evening = (change: Partial<EveningAt>): EveningAt => ({
  evening: "ABCDEFGH",
  link: "http://cards.test/e/ABCDEFGH",
  phase: "playing",
  plan: plan({}),
  preset: "classic",
  host: 1,
  host_name: "Ada",
  guests: NAMES.map((name, before) => ({ player: before + 1, name, here: true, typed: false, left: false, away: false, face: 0, team: 0 })),
  stages: [stageAt({ idle: [5] })],
  of: 7,
  coming: [],
  standings: [],
  fits: [],
  unfit: [],
  paused: false,
  vacant: false,
  left: 0,
  remaining: 0,
  record: "",
  ...change,
});

export const told = (change: Partial<EveningTold>): EveningTold => ({
  type: "evening",
  version: 1,
  player: 1,
  hosting: false,
  evening: evening({}),
  slips: {},
  ...change,
});
