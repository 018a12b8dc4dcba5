const early: KeyboardEvent[] = [];

/** Ctrl+K, and after it what is typed where it was pressed: another field that has the keyboard meanwhile keeps its own. */
function keep(event: KeyboardEvent) {
  const { key, target } = event;
  const isChord = event.ctrlKey || event.metaKey;
  if (isChord ? key !== 'k' : target !== early[0]?.target || !/^(.|Enter|Backspace|Escape)$/u.test(key)) return;
  // The browser would go to its own search, or follow what has the keyboard.
  event.preventDefault();
  early.push(event);
}

/** Keeps the key of the search, and what is typed after it, until the search is there. Called when the frame is drawn. */
export const keepEarlyKeys = (): void => document.addEventListener('keydown', keep);

/** Called by what the keys are for once it is there. @returns what was pressed meanwhile, in order, the key of the search first */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  document.removeEventListener('keydown', keep);
  return early.splice(0);
}
