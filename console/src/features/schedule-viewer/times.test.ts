import { expect, test } from 'vitest';
import { timesOf } from './times.ts';

/** A moment of the office, which has no summer time. */
const office = (text: string) => Date.parse(`${text}+08:00`);
const day = office('2026-12-01T00:00');

test.each([
  ['days with their clocks', { startDay: day, startTime: '09:30', endDay: day, endTime: '11:00' }, '2026-12-01 09:30', '2026-12-01 11:00'],
  [
    'days that carry the clock',
    { startDay: office('2026-12-01T14:05'), startTime: '', endDay: office('2026-12-02T00:00'), endTime: '' },
    '2026-12-01 14:05',
    '2026-12-02 00:00',
  ],
  [
    'whole days',
    { startDay: day, startTime: '', endDay: office('2026-12-03T00:00'), endTime: '', isAllDay: true },
    '2026-12-01',
    '2026-12-03',
  ],
  ['no end', { startDay: day, startTime: '09:30', endDay: null, endTime: '' }, '2026-12-01 09:30', ''],
  ['nothing', { startDay: null, startTime: '', endDay: null, endTime: '' }, '', ''],
])('%s', (_, times, start, end) => expect(timesOf({ isAllDay: false, ...times })).toEqual({ start, end }));
