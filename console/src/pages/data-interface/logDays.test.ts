import { expect, test } from 'vitest';
import { DAYS, daysOf } from './logDays.ts';

/** 10:00 of a day of the office. */
const at = (day: string) => Date.parse(`${day}T10:00:00+08:00`);

test('calls and failures are counted by days of the office, days without any among them', () => {
  const days = daysOf(
    [
      { invokTime: at('2026-11-24'), isFailed: true },
      { invokTime: Date.parse('2026-11-24T00:10:00+08:00'), isFailed: false },
      { invokTime: Date.parse('2026-11-22T23:50:00+08:00'), isFailed: false },
      { invokTime: at('2026-11-01'), isFailed: true },
    ],
    at('2026-11-24'),
  );
  expect(days).toHaveLength(DAYS);
  expect(days[0]).toEqual({ day: '11-11', calls: 0, failures: 0 });
  expect(days.slice(-3)).toEqual([
    { day: '11-22', calls: 1, failures: 0 },
    { day: '11-23', calls: 0, failures: 0 },
    { day: '11-24', calls: 2, failures: 1 },
  ]);
});

test('a server that does not tell failures has none to count', () => {
  expect(daysOf([{ invokTime: at('2026-11-24'), isFailed: null }], at('2026-11-24')).at(-1)).toEqual({
    day: '11-24',
    calls: 1,
    failures: null,
  });
});
