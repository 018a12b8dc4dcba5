import { expect, test } from 'vitest';
import { thirdPartySyncCodecs } from './index.ts';

const { listSyncTotals } = thirdPartySyncCodecs;

test('what a server does not count is zero, and a date it does not have is none', () => {
  expect(listSyncTotals.data.decode([{ synType: '用户', recordTotal: 412, synDate: null, synUser: '' }])).toEqual([
    { synType: '用户', recordTotal: 412, synSuccessCount: 0, synFailCount: 0, unSynCount: 0, synDate: null, synUser: '' },
  ]);
});

test('a date that comes as text is a moment in the time of the office', () => {
  expect(listSyncTotals.data.decode([{ synDate: '2026-11-19 20:00:00' }])[0]?.synDate).toBe(Date.parse('2026-11-19T20:00:00+08:00'));
});

test('no answer is no totals', () => {
  expect(listSyncTotals.data.decode(null)).toEqual([]);
});
