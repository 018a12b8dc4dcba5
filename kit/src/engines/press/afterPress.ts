import { useEffect } from 'react';

/** Events that end a press; a key is heard too, should none of the others have come. */
const ENDS = ['mouseup', 'dragend', 'keydown'] as const;

const page = { isWatched: false, isPressed: false };
const waiting: (() => void)[] = [];

function end() {
  page.isPressed = false;
  for (const run of waiting.splice(0)) run();
}

/** Watches where presses begin and end, once for the page. A finger is a mouse here: the browser says both. */
function watchPresses(): void {
  if (page.isWatched) return;
  page.isWatched = true;
  window.addEventListener('mousedown', () => (page.isPressed = true), { capture: true, passive: true });
  for (const type of ENDS) window.addEventListener(type, end, { capture: true, passive: true });
}

/**
 * Runs something that may move the page: at once, or while something is being pressed, as soon as it is let go. A press that
 * takes the focus out of a field would otherwise move what is pressed from under the pointer, and would press nothing.
 */
function afterPress(run: () => void): void {
  if (page.isPressed) waiting.push(run);
  else run();
}

/** The function that waits for the end of a press. A field runs through it what it does when it is left. */
export function useAfterPress(): typeof afterPress {
  useEffect(watchPresses, []);
  return afterPress;
}
