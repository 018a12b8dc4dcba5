import { expect, test } from 'vitest';
import { spanOf } from './spanOf.ts';

test('the time a server runs is read from its words, whatever the language of the page', () => {
  expect(spanOf('3天14小时5分钟')).toEqual({ days: '3', hours: '14', minutes: '5' });
  expect(spanOf('0 天 2 小時 44 分')).toEqual({ days: '0', hours: '2', minutes: '44' });
});

test('other words stay as they are', () => {
  expect(spanOf('up 3 days')).toBeNull();
  expect(spanOf('')).toBeNull();
});
