import type { Fault } from "./api";

/** What a screen loads for its address, anew with another one and when somebody tries again; what comes after that counts no more. */
export class Loading {
  fault = $state.raw<Fault | null>(null);
  #tries = $state(0);

  constructor(load: (gone: () => boolean) => Promise<void>) {
    $effect(() => {
      void this.#tries;
      let gone = false;
      this.fault = null;
      load(() => gone).catch((reason: Fault) => !gone && (this.fault = reason));
      return () => (gone = true);
    });
  }

  again = (): void => void this.#tries++;
}
