import { IN_MEMORY, type Store } from './store.ts';

/** Database as a first start leaves it, which is the same at every one. */
let made: Uint8Array | null = null;

/**
 * Makes the tables and first rows of a database. One that is kept nowhere is made once in a process and copied for the next
 * start: 3 ms for 165 (the harness starts one for each fault, tests one for each file).
 */
export function fillFirst(store: Store, fill: () => void): void {
  if (store.folder !== IN_MEMORY) return fill();
  if (made !== null) return store.restore(made);
  fill();
  made = store.image();
}
