import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

/** A step of a play, and what the server told Ada in it. */
export interface Step {
  what: string;
  which: string;
  says: string;
  told: { type: string; id?: string }[];
}

export interface Play {
  name: string;
  opening: object[];
  steps: Step[];
}

declare module "vitest" {
  export interface ProvidedContext {
    plays: Play[];
  }
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Records what a real server says in the plays of tests/web/plays.toml. */
export default function setup({ provide }: TestProject): void {
  const python = process.env["LASTCARD_PYTHON"] ?? `${ROOT}.venv/bin/python`;
  const told = execFileSync(python, [`${ROOT}tests/web/plays.py`], { encoding: "utf-8", maxBuffer: 1e8 });
  provide("plays", JSON.parse(told) as Play[]);
}
