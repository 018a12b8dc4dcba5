import type { BaseWorld } from '../../core/handlers.ts';
import { delayMs, FORGOTTEN_AFTER_MS, type DelayPlan } from './delay.ts';

/** Something wrong passwords are counted for: `account:staff`, `address:192.0.2.7`, `browser:…`, `session:…`. */
export interface CountedPlace {
  readonly key: string;
  readonly plan: DelayPlan;
  /** Wait the policy of the deployment asks for on top, by the number of wrong passwords. */
  readonly policyMs?: (failures: number) => number;
}

/** Counts of wrong passwords, and how long each place has to wait. */
export interface Tries {
  /** Milliseconds until all of these places may try again; 0 for now. */
  waitMs(places: readonly CountedPlace[]): number;
  /** Adds a wrong password to each; answers the new count of each. */
  count(places: readonly CountedPlace[]): number[];
  /** Answers whether there was anything to forget. */
  forget(key: string): boolean;
}

/** @param longestMs a wait of the policy may be longer than what is remembered otherwise */
export function createTries({ store, now }: Pick<BaseWorld, 'store' | 'now'>, longestMs: () => number): Tries {
  const rememberedMs = (): number => Math.max(FORGOTTEN_AFTER_MS, longestMs());
  const find = (key: string) =>
    store.one<{ failures: number; lastTime: number }>(
      'SELECT failures, lastTime FROM sign_in_try WHERE key = ? AND lastTime > ?',
      key,
      now() - rememberedMs(),
    );

  return {
    waitMs: (places) =>
      Math.max(
        0,
        ...places.map(({ key, plan, policyMs }) => {
          const found = find(key);
          if (!found) return 0;
          return found.lastTime + Math.max(delayMs(found.failures, plan), policyMs?.(found.failures) ?? 0) - now();
        }),
      ),
    count: (places) => {
      store.run('DELETE FROM sign_in_try WHERE lastTime <= ?', now() - rememberedMs());
      return places.map(({ key }) => {
        const failures = (find(key)?.failures ?? 0) + 1;
        store.run('INSERT OR REPLACE INTO sign_in_try (key, failures, lastTime) VALUES (?, ?, ?)', key, failures, now());
        return failures;
      });
    },
    forget: (key) => store.run('DELETE FROM sign_in_try WHERE key = ?', key) > 0,
  };
}
