import { startOver } from '../start.ts';
import { openStore, type Store } from '../core/store.ts';

/** Time this faulty store answers before it commits: longer than a kill takes to come, on a busy machine too. */
const LATE_MS = 5_000;

/** Tables and first records are kept as they should be; what is written after the start is not. */
let isServing = false;

/**
 * A sandbox that acknowledges before it commits: the fault the durability check exists for. Only tests run this file.
 */
function openEarlyStore(data: string): Store {
  const store = openStore(data);
  let isOpen = false;
  const commitLate = (): void => {
    store.script('COMMIT');
    isOpen = false;
  };
  return {
    ...store,
    transaction: (work) => {
      if (!isServing) return store.transaction(work);
      if (!isOpen) {
        store.script('BEGIN IMMEDIATE');
        isOpen = true;
        setTimeout(commitLate, LATE_MS);
      }
      return work();
    },
  };
}

const folder = process.argv[process.argv.indexOf('--data') + 1] ?? '';
const { url } = await startOver(openEarlyStore, { port: 0, data: folder });
isServing = true;
console.log(`Sandbox ready at ${url}`);
