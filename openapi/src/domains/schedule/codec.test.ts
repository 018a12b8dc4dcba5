import { expect, test } from 'vitest';
import { scheduleCodecs } from './index.ts';

const { data: rows } = scheduleCodecs.listSchedules;
const { data: detail } = scheduleCodecs.getScheduleDetail;

test.each([
  ['1', 'normal'],
  ['2', 'important'],
  [3, 'urgent'],
  [null, 'normal'],
  ['7', 'normal'],
])('urgency %s of a list is %s', (urgent, expected) => expect(rows.decode({ list: [{ id: '1', urgent }] })[0]?.urgent).toBe(expected));

test.each([
  ['2', { known: 'important', name: '' }],
  [3, { known: 'urgent', name: '' }],
  ['重要', { known: 'important', name: '重要' }],
  ['特急', { known: null, name: '特急' }],
  [null, { known: null, name: '' }],
])('urgency %s of a detail is %o, and goes back as it came', (urgent, expected) => {
  const model = detail.decode({ id: '1', urgent });
  expect(model.urgent).toEqual(expected);
  expect(detail.encode(model).urgent).toBe(urgent === null ? null : String(urgent));
});

test.each([
  [1, { known: 1, name: '' }],
  ['2', { known: 2, name: '' }],
  ['会议', { known: null, name: '会议' }],
  [null, { known: null, name: '' }],
])('type %s of a detail is %o', (type, expected) => expect(detail.decode({ id: '1', type }).type).toEqual(expected));

test('participants are names in the detail and ids in the record', () => {
  expect(detail.decode({ id: '1', toUserIds: '何俊杰,唐诗雅' }).toUserNames).toEqual(['何俊杰', '唐诗雅']);
  expect(detail.decode({ id: '1', toUserIds: '' }).toUserNames).toEqual([]);
  expect(scheduleCodecs.getSchedule.data.decode({ id: '1', toUserIds: ['7', '8'] }).toUserIds).toEqual(['7', '8']);
  expect(scheduleCodecs.getSchedule.data.decode({ id: '1', toUserIds: null }).toUserIds).toEqual([]);
});

test('a list of files that cannot be read is kept', () => {
  const model = scheduleCodecs.getSchedule.data.decode({ id: '1', files: '[broken' });
  expect(model.files).toEqual({ kind: 'broken', text: '[broken' });
  expect(scheduleCodecs.getSchedule.data.encode(model).files).toBe('[broken');
});

test('days come as numbers or as texts of the office', () => {
  const [row] = rows.decode({ list: [{ id: '1', startDay: '2026-11-24 09:30', endDay: 1_795_488_000_000 }] });
  expect(row).toMatchObject({ startDay: Date.parse('2026-11-24T09:30:00+08:00'), endDay: 1_795_488_000_000 });
});
