const PAUSE = 10_000; // milliseconds between two looks

/** Looks for what may have changed, and again every few seconds and whenever the page is seen again; while it is hidden, not at all. */
export function keepLooking(look: () => Promise<void>): void {
  $effect(() => {
    const seen = (): void => void (document.hidden || look());
    seen();
    const timer = setInterval(seen, PAUSE);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  });
}
