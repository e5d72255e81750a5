import * as filled from "../generated/evening";
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

export const tableAt = (change: Partial<TableAt>): TableAt => filled.tableAt({ table: 1, players: [1, 2, 3, 4], ...change });

export const stageAt = (change: Partial<StageAt>): StageAt => filled.stageAt({ stage: 1, tables: [tableAt({})], ...change });

export const standing = (change: Partial<Standing>): Standing => filled.standing({ player: 1, place: 1, score: 0, ...change });

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
  guests: NAMES.map((name, before) => filled.participant({ player: before + 1, name, here: true })),
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
