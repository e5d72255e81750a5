const PATIENCE = 4000; // milliseconds for a screen to come

/**
 * Brings the focus to the title of a screen that has come into view, or to one's cards in a round, as soon as they are there, unless
 * somebody has put it elsewhere; then tells so. Returns how to give that up.
 */
export function focusTitle(done: () => void = () => undefined): () => void {
  const found = (): boolean => {
    const title = document.querySelector<HTMLElement>("#hand") ?? document.querySelector("h1");
    if (!title) return false;
    if (document.activeElement === document.body || !document.activeElement) {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    }
    done();
    return true;
  };
  if (found()) return () => undefined;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    if (found()) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, PATIENCE);
  return stop;
}
