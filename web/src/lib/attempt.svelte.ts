import type { Fault } from "./api";
import { say } from "./i18n.svelte";
import { sentence } from "./phrases";

/** Something that the server may refuse: whether it is under way, and why it was not done. */
export class Attempt {
  busy = $state(false);
  fault = $state("");

  async make<Answer>(work: () => Promise<Answer>, done: (answer: Answer) => void = () => undefined): Promise<void> {
    this.busy = true;
    this.fault = "";
    try {
      done(await work());
    } catch (error) {
      const { code, message } = error as Fault;
      this.fault = code === "cancelled" ? say("account-cancelled") : sentence(message);
    } finally {
      this.busy = false;
    }
  }
}
