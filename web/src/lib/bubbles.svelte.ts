import type { Line } from "../generated/protocol";

const STAYS = 5000; // milliseconds

/** What the people at the table have just said, by person, for as long as it takes to read. */
export class Bubbles {
  #said = $state.raw<ReadonlyMap<number, Line>>(new Map());

  of(person: number): Line | undefined {
    return person ? this.#said.get(person) : undefined;
  }

  show(line: Line): void {
    this.#said = new Map([...this.#said, [line.person, line]]);
    setTimeout(() => {
      if (this.#said.get(line.person) === line) this.#said = new Map([...this.#said].filter(([, said]) => said !== line));
    }, STAYS);
  }
}
