/**
 * Watches when this tab was used last: a press, a key, or that it was come back to.
 * @returns the time, in milliseconds since 1970
 */
export function watchLastUsed(now: () => number = Date.now): () => number {
  const isVisible = () => document.visibilityState === 'visible';
  // One that was opened behind another has not been used at all.
  let usedAtMs = isVisible() ? now() : 0;
  const note = () => {
    usedAtMs = now();
  };
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, note, { capture: true, passive: true });
  window.addEventListener('focus', note);
  document.addEventListener('visibilitychange', () => isVisible() && note());
  return () => usedAtMs;
}
