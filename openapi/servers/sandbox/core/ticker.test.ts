import { afterEach, expect, it, vi } from 'vitest';
import { startTicker } from './ticker.ts';

afterEach(() => void vi.useRealTimers());

it('looks until it is closed, also after a look that failed, and leaves no timer behind', () => {
  vi.useFakeTimers();
  const log = vi.fn<(line: string) => void>();
  const look = vi.fn<() => void>().mockImplementationOnce(() => {
    throw new Error('full');
  });
  const ticker = startTicker(look, 1000, log);
  vi.advanceTimersByTime(3000);
  expect(look).toHaveBeenCalledTimes(3);
  expect(log.mock.calls).toEqual([['what was due could not be done: full']]);
  ticker.close();
  expect(vi.getTimerCount()).toBe(0);
});
