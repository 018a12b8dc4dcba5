import { describe, expect, it } from 'vitest';
import { ACCOUNT_DELAYS, ADDRESS_DELAYS, delayMs, FORGOTTEN_AFTER_MS, type DelayPlan } from './delay.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('the wait after wrong passwords', () => {
  it.each([
    ['an account', ACCOUNT_DELAYS, 0, 0],
    ['an account', ACCOUNT_DELAYS, 5, 0],
    ['an account', ACCOUNT_DELAYS, 6, 1000],
    ['an account', ACCOUNT_DELAYS, 7, 2000],
    ['an account', ACCOUNT_DELAYS, 14, 256_000],
    ['an account', ACCOUNT_DELAYS, 15, 300_000],
    ['an account', ACCOUNT_DELAYS, 5000, 300_000],
    ['an address', ADDRESS_DELAYS, 19, 0],
    ['an address', ADDRESS_DELAYS, 20, 1000],
    ['an address', ADDRESS_DELAYS, 26, 60_000],
  ] as const)('of %s (%o) after %i is %i ms', (_, plan, failures, waitMs) => expect(delayMs(failures, plan)).toBe(waitMs));

  /** Most tries in any hour of somebody who tries again the moment they may, or who first waits until all is forgotten. */
  function mostInAnHour(plan: DelayPlan, tries: number, pauseAfter: number): number {
    const times: number[] = [];
    let [nowMs, failures] = [0, 0];
    for (let turn = 1; turn <= tries; turn += 1) {
      times.push(nowMs);
      failures += 1;
      if (turn % pauseAfter === 0) [nowMs, failures] = [nowMs + FORGOTTEN_AFTER_MS, 0];
      else nowMs += delayMs(failures, plan);
    }
    return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + HOUR_MS).length));
  }

  it.each([
    ['an account', ACCOUNT_DELAYS, 30],
    ['an address', ADDRESS_DELAYS, 100],
  ] as const)('of %s lets %o try at most %i in any hour, also with pauses', (_, plan, most) => {
    for (const pauseAfter of [plan.free, plan.free + 5, plan.free + 15, 1000])
      expect(mostInAnHour(plan, 500, pauseAfter)).toBeLessThanOrEqual(most);
  });
});
