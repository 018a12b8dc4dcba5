import { snowflakes } from '../core/ids.ts';
import { SEED_TIME_MS } from '../core/schema.ts';
import type { Store } from '../core/store.ts';
import { writeAccounts } from './write-accounts.ts';
import { writeDictionaries } from './write-dictionaries.ts';

const SEED_WORKER = 1;

/** Fills an empty database. Deterministic: the same ids, codes and words on every computer and every time. */
export function seedSandbox(store: Store): void {
  const nextId = snowflakes(() => SEED_TIME_MS, SEED_WORKER);
  writeAccounts(store, nextId, SEED_TIME_MS);
  writeDictionaries(store, nextId, SEED_TIME_MS);
}
