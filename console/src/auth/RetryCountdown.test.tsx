import { setupI18n } from '@lingui/core';
import { manualClock } from '@milepost/kit/engines/clock';
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { RetryCountdown, timeInWords } from './RetryCountdown.tsx';

test.each([
  ['en', 1, '1 second'],
  ['en', 60, '1 minute'],
  ['en', 599, '9 minutes 59 seconds'],
  ['en', 0, '0 seconds'],
  ['zh-CN', 599, '9分钟 59秒钟'],
  ['zh-TW', 61, '1 分鐘 1 秒'],
])('in %s %i seconds are %s', (locale, seconds, words) =>
  expect(timeInWords(setupI18n({ locale, messages: { [locale]: {} } }), seconds)).toBe(words),
);

test('the time that is left runs by the clock, silently; that it is over is spoken', async () => {
  const clock = manualClock(1000);
  const passes = (ms: number) => act(async () => clock.advance(ms));
  const { one } = await renderInConsole(
    <RetryCountdown answer={{ retryAfterSeconds: 62 }} words={(left) => `Wait ${left}`} over="You may try again" clock={clock} />,
  );
  expect(one('[role=timer]').textContent).toBe('Wait 1 minute 2 seconds');
  expect(one('output').textContent).toBe('');
  await passes(1000);
  expect(one('[role=timer]').textContent).toBe('Wait 1 minute 1 second');
  await passes(60_000);
  await passes(1000);
  expect(document.querySelector('[role=timer]')).toBeNull();
  expect(one('output').textContent).toBe('You may try again');
});
