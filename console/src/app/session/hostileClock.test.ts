import { afterEach, expect, test, vi } from 'vitest';
import { keepToken, readToken } from '../../auth/token.ts';
import { memoryShelf } from '../../browser/storage.ts';
import { relativeTime } from '../../features/site-messages/relativeTime.ts';
import rows from './testing/hostileClock.json' with { type: 'json' };

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

afterEach(() => vi.useRealTimers());

test.each(rows.map((row) => [row.id, row] as const))(
  '%s: with a clock that is wrong a message of this moment has an age, and nobody is signed out',
  (_, { input, expected }) => {
    const writtenMs = Date.now();
    const shelf = memoryShelf();
    keepToken('token', shelf);
    vi.useFakeTimers({ toFake: ['Date'], now: writtenMs + input.offsetDays * DAY_MS });
    const { unit } = relativeTime((Date.now() - writtenMs) / SECOND_MS);
    expect({ verdict: 'value', label: unit, signedIn: readToken(shelf) !== null }).toEqual(expected);
  },
);
