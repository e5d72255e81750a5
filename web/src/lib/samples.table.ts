import type { Command, Told } from "../generated/protocol";
import { read, type Connection } from "./connection";
import { Table } from "./table.svelte";

/** For tests: a table whose server says what the test says, and notes what it is told. */
export class Served {
  readonly said: Command[] = [];
  readonly table: Table;
  /** Breaks the line. */
  lose = (): void => undefined;

  constructor() {
    const connection = { say: (command: Command) => `x${this.said.push(command)}`, close: () => undefined };
    this.table = new Table("ABCD", false, {}, ({ state }) => {
      this.lose = () => state(false, 1);
      return connection as unknown as Connection;
    });
  }

  tell = (message: object): void => this.table.hear(read(JSON.stringify(message)) as Told);

  welcome(more: object): void {
    const usual = { version: 1, person: 1, seat: 1, events: [], chat: [], clock: {}, here: [1], full: true, done: [] };
    this.tell({ type: "welcome", ...usual, ...more });
  }
}
