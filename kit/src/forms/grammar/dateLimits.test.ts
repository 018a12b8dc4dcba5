import { expect, test } from 'vitest';
import { givenOfLimit, isBeyondEnds, limitText } from './dateLimits.ts';
import type { LimitAt } from './dateLimits.ts';
import type { DateEnd } from './types.ts';

const NOW = '2026-11-22 13:45:30';
const RECORD: Readonly<Record<string, unknown>> = {
  begin: '2026-11-20',
  beginMs: Date.parse('2026-11-20T00:00:00+08:00'),
  span: ['2026-11-01', '2026-11-05'],
  empty: null,
  words: '甲方确认后',
};
const read = (field: string) => RECORD[field];
const at = (over: Partial<LimitAt> = {}): LimitAt => ({ edge: 'start', now: NOW, precision: 'day', ...over });

test.each<[string, DateEnd | undefined, Partial<LimitAt>, string | null]>([
  ['nothing', undefined, {}, null],
  ['a fixed day', { from: 'fixed', at: '2026-01-01' }, {}, '2026-01-01'],
  ['a fixed moment of the office', { from: 'fixed', at: Date.parse('2026-01-01T00:00:00+08:00') }, {}, '2026-01-01'],
  ['what a form works out', (of) => `${String(of('begin'))}!`, {}, '2026-11-20!'],
  ['a field', { from: 'field', field: 'begin' }, {}, '2026-11-20'],
  ['a field that keeps a moment of the office', { from: 'field', field: 'beginMs' }, {}, '2026-11-20'],
  ['an empty field', { from: 'field', field: 'empty' }, {}, null],
  ['the end of a range, as a start', { from: 'field', field: 'span' }, {}, '2026-11-05'],
  ['the start of a range, as an end', { from: 'field', field: 'span' }, { edge: 'end' }, '2026-11-01'],
  ['a fixed text that is no date', { from: 'fixed', at: 'x' }, {}, null],
  ['a fixed day no calendar has', { from: 'fixed', at: '2026-13-40' }, {}, null],
  ['a fixed day in other signs', { from: 'fixed', at: '2026/1/5 8:30' }, {}, '2026-01-05 08:30'],
  ['a fixed month', { from: 'fixed', at: '2026-11' }, { precision: 'month' }, '2026-11'],
  ['a fixed time', { from: 'fixed', at: '08:30:00' }, { precision: 'second', isTime: true }, '08:30:00'],
  ['a fixed text that is no time', { from: 'fixed', at: '2026-01-01' }, { precision: 'second', isTime: true }, null],
  ['a field that holds no date', { from: 'field', field: 'words' }, {}, null],
  ['now, as a start', { from: 'now' }, { precision: 'second' }, '2026-11-22 13:45:30'],
  ['today, as an end', { from: 'now', unit: 'day' }, { edge: 'end', precision: 'second' }, '2026-11-22 23:59:59'],
  ['this month, as an end', { from: 'now', unit: 'month' }, { edge: 'end' }, '2026-11-30'],
  ['this year, as a start', { from: 'now', unit: 'year' }, {}, '2026-01-01'],
  ['this year, as an end', { from: 'now', unit: 'year' }, { edge: 'end' }, '2026-12-31'],
  ['nine months earlier, as an end', { from: 'now', by: -9, unit: 'month' }, { edge: 'end' }, '2026-02-28'],
  ['seven days earlier', { from: 'now', by: -7, unit: 'day' }, {}, '2026-11-15'],
  ['twelve hours later', { from: 'now', by: 12, unit: 'hour' }, { precision: 'second' }, '2026-11-23 01:00:00'],
  ['46 minutes earlier', { from: 'now', by: -46, unit: 'minute' }, { edge: 'end', precision: 'minute' }, '2026-11-22 12:59'],
  ['an hour earlier, of a time', { from: 'now', by: -1, unit: 'hour' }, { precision: 'second', isTime: true }, '12:00:00'],
])('%s limits a date', (_what, limit, over, text) => expect(limitText(limit, read, at(over))).toBe(text));

test.each(['Asia/Shanghai', 'America/New_York', 'Pacific/Auckland'])('in %s a day the office keeps is the same day', (zone) => {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    expect(limitText({ from: 'field', field: 'beginMs' }, read, at())).toBe('2026-11-20');
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
});

test.each<[string, unknown, boolean]>([
  ['before the field it follows', '2026-11-19', true],
  ['on its day', '2026-11-20', false],
  ['nothing', null, false],
  ['after the fixed end', '2027-01-01', true],
  ['on the day of the fixed end', '2026-12-31', false],
])('a date %s, judged with the form', (_what, value, isBeyond) =>
  expect(
    isBeyondEnds({ min: { from: 'field', field: 'begin' }, max: { from: 'fixed', at: '2026-12-31' } }, value, read, {
      precision: 'day',
    }),
  ).toBe(isBeyond),
);

test('a date is judged by what a form works out, and now is not judged', () => {
  const isBeyond = (min: DateEnd) => isBeyondEnds({ min }, '2026-11-19', read, { precision: 'day' });
  expect([isBeyond((of) => String(of('begin'))), isBeyond({ from: 'now' })]).toEqual([true, false]);
});

test.each<[string, DateEnd | undefined, unknown]>([
  ['nothing', undefined, null],
  ['a fixed day', { from: 'fixed', at: '2026-01-01' }, null],
  ['a field', { from: 'field', field: 'begin' }, '2026-11-20'],
  ['what a form works out', (of) => of('begin') as string, '2026-11-20'],
])('a field follows %s that limits it', (_what, limit, given) => expect(givenOfLimit(limit, read)).toBe(given));
