let early: KeyboardEvent | null = null;

function keep(event: KeyboardEvent) {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  // The browser would go to its own search.
  event.preventDefault();
  early = event;
}

/** Keeps the key of the search that is pressed before the search is there. Called when the frame is drawn. */
export const keepEarlyKeys = (): void => document.addEventListener('keydown', keep);

/** Called by what the key is for once it is there: what was pressed meanwhile is pressed now. */
export function pressEarlyKeys(): void {
  document.removeEventListener('keydown', keep);
  if (early) document.dispatchEvent(new KeyboardEvent('keydown', early));
  early = null;
}
