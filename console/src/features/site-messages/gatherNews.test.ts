import { manualClock } from '@milepost/kit/engines/clock';
import { expect, test } from 'vitest';
import { GATHER_MS, gatherNews } from './gatherNews.ts';

function world() {
  const told: { count: number; title: string }[] = [];
  const clock = manualClock();
  return { told, clock, news: gatherNews(clock, (one) => told.push({ ...one })) };
}

test('what arrives within a second is told once, with the newest title', () => {
  const { told, clock, news } = world();
  for (let index = 0; index < 1000; index++) news.hear(1, `消息 ${index}`);
  expect(told).toEqual([]);
  clock.advance(GATHER_MS);
  expect(told).toEqual([{ count: 1000, title: '消息 999' }]);
});

test('what arrives later is told later, counted anew', () => {
  const { told, clock, news } = world();
  news.hear(1, '一');
  clock.advance(GATHER_MS);
  news.hear(2, '');
  clock.advance(GATHER_MS);
  expect(told).toEqual([
    { count: 1, title: '一' },
    { count: 2, title: '' },
  ]);
});

test('stopped, nothing is told', () => {
  const { told, clock, news } = world();
  news.hear(1, '一');
  news.stop();
  clock.advance(GATHER_MS);
  expect(told).toEqual([]);
});
