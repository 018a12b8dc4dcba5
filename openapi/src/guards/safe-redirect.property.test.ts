import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redirectOfPath, safeRedirect } from './safe-redirect.ts';
import { LONG_RUN_MS, RUNS, failureOf, nastyAddress } from './testing/nasty.ts';

const origin = 'https://console.example.test';

const isOurs = (answer: string) => /^\/(?!\/)/.test(answer) && new URL(answer, origin).origin === origin;

test('whatever is asked for, the answer is a path of our origin with exactly one slash at its start', { timeout: LONG_RUN_MS }, () => {
  expect(failureOf(fc.property(nastyAddress, (wanted) => isOurs(safeRedirect(wanted, { origin }))))).toBeNull();
});

test('a path that is shown again is of our origin too', { timeout: LONG_RUN_MS }, () => {
  expect(failureOf(fc.property(nastyAddress, (wanted) => isOurs(redirectOfPath(`/redirect${wanted}`, { origin }))))).toBeNull();
});

test('a path that was let through once is let through unchanged', { timeout: LONG_RUN_MS }, () => {
  let kept = 0;
  expect(
    failureOf(
      fc.property(nastyAddress, (wanted) => {
        const once = safeRedirect(`/${wanted}`, { origin });
        if (once !== '/') kept++;
        return safeRedirect(once, { origin }) === once;
      }),
    ),
  ).toBeNull();
  expect(kept).toBeGreaterThan(RUNS / 10);
});

test('switched off, the same addresses leave our origin', () => {
  const leaving = fc.check(
    fc.property(nastyAddress, (wanted) => !URL.canParse(wanted, origin) || isOurs(wanted)),
    { numRuns: RUNS },
  );
  expect(leaving.failed).toBe(true);
});
