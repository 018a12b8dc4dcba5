import { expect, test } from 'vitest';
import { clashesOf, officeMoment, scheduleCodecs } from './index.ts';

const at = officeMoment;
const row = (id: string, start: string, end: string, more: object = {}) => ({
  id,
  groupId: `g${id}`,
  title: id,
  urgent: '1',
  startDay: at(start),
  startTime: start.slice(11),
  endDay: at(end),
  endTime: end.slice(11),
  allDay: 0,
  ...more,
});
const rows = scheduleCodecs.listSchedules.data.decode({
  list: [
    row('late', '2026-11-24 10:45', '2026-11-24 12:00'),
    row('before', '2026-11-24 08:00', '2026-11-24 09:30'),
    row('around', '2026-11-24 09:00', '2026-11-24 18:00'),
    row('moment', '2026-11-24 10:00', '2026-11-24 10:00'),
    row('after', '2026-11-24 11:00', '2026-11-24 12:00'),
    row('itself', '2026-11-24 09:30', '2026-11-24 11:00'),
    row('sister', '2026-11-24 10:00', '2026-11-24 11:00', { groupId: 'gitself' }),
    row('days', '2026-11-20', '2026-11-24', { allDay: 1 }),
  ],
});

const span = (start: string, end: string) => ({ startMs: at(start), endMs: at(end) });
const ids = (isAllDay: boolean, ...spans: { startMs: number; endMs: number }[]) =>
  clashesOf({ id: 'itself', groupId: 'gitself', isAllDay, spans }, rows).map(({ id }) => id);

test('what takes place meanwhile clashes; what ends when it begins, begins when it ends, or is itself does not', () => {
  expect(ids(false, span('2026-11-24 09:30', '2026-11-24 11:00'))).toEqual(['around', 'moment', 'late']);
});
test('every time of a repetition is compared', () => {
  expect(ids(false, span('2026-11-23 08:00', '2026-11-23 09:00'), span('2026-11-24 08:00', '2026-11-24 09:00'))).toEqual(['before']);
});
test('whole days clash with whole days only', () => {
  expect(ids(true, span('2026-11-24 00:00', '2026-11-24 23:59'))).toEqual(['days']);
  expect(ids(false, span('2026-11-24 19:00', '2026-11-24 20:00'))).toEqual([]);
});
