import type { Announcement } from "../generated/protocol";
import { ask } from "./api";

type Announced = Pick<Announcement, "number" | "text">;

/** What whoever runs the server has to say to everybody, until it has been read. */
class Announcements {
  shown = $state.raw<readonly Announced[]>([]);
  #read = new Set<number>();

  hear({ number, text }: Announced): void {
    if (this.#read.has(number) || this.shown.some((each) => each.number === number)) return;
    this.shown = [...this.shown, { number, text }];
  }

  /** Asks for it where there is no table that tells. */
  async look(): Promise<void> {
    for (const each of await ask<Announced[]>("announcements")) this.hear(each);
  }

  /** Somebody has read it. */
  close(number: number): void {
    this.#read.add(number);
    this.shown = this.shown.filter((each) => each.number !== number);
  }
}

export const announcements = new Announcements();
