import { expect, test } from 'vitest';
import { NO_PARTS, partsOf, readParts, steppedPart, typedPart } from './dateParts.ts';
import type { PartStep } from './dateParts.ts';
import type { DatePart, DateParts, PartsShape } from './types.ts';

const FREE = { min: null, max: null };
const YEAR_2026 = { min: '2026-01-01', max: '2026-12-31' };
const parts = (over: Partial<DateParts>): DateParts => ({
  year: '2026',
  month: '11',
  day: '20',
  hour: '08',
  minute: '30',
  second: '00',
  ...over,
});

test.each([
  ['2026-11-20', 'day', '2026-11-20'],
  ['2026-11-20 08:30', 'day', '2026-11-20'],
  ['2026-11-20 08:30', 'minute', '2026-11-20 08:30'],
  ['2026/1/5 8:05', 'minute', '2026-01-05 08:05'],
] as const)('%s, exact to the %s, is %s', (text, precision, value) =>
  expect(readParts(partsOf(text) ?? NO_PARTS, precision, FREE)).toEqual({ kind: 'value', value }),
);

test.each<[string, Partial<DateParts>, string]>([
  ['a year of two digits', { year: '26' }, 'year'],
  ['the year 0026', { year: '0026' }, 'year'],
  ['a month 13', { month: '13' }, 'month'],
  ['30 February', { month: '02', day: '30' }, 'day'],
  ['day 0', { day: '00' }, 'day'],
  ['24 o’clock', { hour: '24' }, 'time'],
  ['a missing minute', { minute: '' }, 'incomplete'],
  ['nothing', NO_PARTS, 'empty'],
])('%s is kept and is no date', (_what, over, kind) => expect(readParts(parts(over), 'minute', FREE)).toEqual({ kind }));

test.each([
  ['2027-01-01', 'afterMax'],
  ['2026-12-31', 'value'],
  ['2026-01-01', 'value'],
  ['2025-12-31', 'beforeMin'],
])('%s beside the year 2026 is %s, and is not moved', (text, kind) =>
  expect(readParts(partsOf(text) ?? NO_PARTS, 'day', YEAR_2026).kind).toBe(kind),
);

test('an end that is a day is the whole day; one with a time counts to the minute', () => {
  const read = (text: string, max: string) => readParts(partsOf(text) ?? NO_PARTS, 'minute', { min: null, max }).kind;
  expect(read('2026-12-31 23:59', '2026-12-31')).toBe('value');
  expect(read('2026-12-31 18:00', '2026-12-31 18:00')).toBe('value');
  expect(read('2026-12-31 18:01', '2026-12-31 18:00')).toBe('afterMax');
});

test.each(['2026-02-30', '11/20/2026', '明天'])('“%s” has no parts', (text) => expect(partsOf(text)).toBeNull());

test.each<[DatePart, string, string, string, boolean]>([
  ['year', '2', '2026', '2', false],
  ['year', '2026', '202', '2026', true],
  ['year', '20265', '2026', '5', false],
  ['month', '1', '', '1', false],
  ['month', '2', '', '2', true],
  ['month', '12', '1', '12', true],
  ['month', '123', '12', '3', true],
  ['month', '1', '12', '1', false],
  ['day', '３', '', '3', false],
  ['day', '4', '', '4', true],
  ['hour', '3', '', '3', true],
  ['minute', '5', '', '5', false],
  ['day', 'ni', '', '', false],
])('typing in %s: “%s” after “%s” is “%s”, full: %s', (part, typed, before, text, isFull) =>
  expect(typedPart(part, typed, before)).toEqual({ text, isFull }),
);

const up: PartStep = { by: 1, isPage: false };
const down: PartStep = { by: -1, isPage: false };
test.each<[DatePart, Partial<DateParts>, PartStep, string]>([
  ['month', { month: '12' }, up, '01'],
  ['month', { month: '01' }, down, '12'],
  ['day', { month: '02', day: '28' }, up, '01'],
  ['day', { month: '02', day: '01' }, down, '28'],
  ['hour', { hour: '23' }, up, '00'],
  ['minute', { minute: '50' }, { by: 1, isPage: true }, '05'],
  ['year', { year: '9999' }, up, '9999'],
  ['year', {}, { by: -1, isPage: true }, '2016'],
  ['day', {}, { to: 'greatest' }, '30'],
  ['year', { year: '' }, up, '2030'],
])('%s of %j, %j: %s', (part, over, step, text) => expect(steppedPart(part, parts(over), step, parts({ year: '2030' }))).toBe(text));

test.each<[string, PartsShape, string]>([
  ['2026', 'year', '2026'],
  ['2026年', 'year', '2026'],
  ['2026-05-01', 'year', '2026'],
  ['2026年5月', 'month', '2026-05'],
  ['202605', 'month', '2026-05'],
  ['2026-05-01', 'month', '2026-05'],
  ['2026-11-20 08:30:15', 'second', '2026-11-20 08:30:15'],
  ['2026-11-20 08:30', 'second', '2026-11-20 08:30:00'],
  ['8:05', 'time:minute', '08:05'],
  ['08:30', 'time:second', '08:30:00'],
  ['8点30分15秒', 'time:second', '08:30:15'],
])('%s in the shape %s is %s', (text, shape, value) =>
  expect(readParts(partsOf(text, shape) ?? NO_PARTS, shape, FREE)).toEqual({ kind: 'value', value }),
);

test.each<[string, PartsShape, string, string, string]>([
  ['08:29:59', 'time:second', '08:30', '17:00', 'beforeMin'],
  ['08:30:00', 'time:second', '08:30', '17:00', 'value'],
  ['17:00:00', 'time:second', '08:30', '17:00', 'value'],
  ['17:00:01', 'time:second', '08:30', '17:00', 'afterMax'],
  ['17:01', 'time:minute', '08:30', '17:00', 'afterMax'],
  ['2026-12-31 18:00:01', 'second', '2026-01-01', '2026-12-31 18:00', 'afterMax'],
  ['2026-12-31 23:59:59', 'second', '2026-01-01', '2026-12-31', 'value'],
  ['2026-12', 'month', '2026-01-15', '2026-12-31', 'value'],
  ['2027', 'year', '2024', '2026', 'afterMax'],
])('%s (%s) between %s and %s is %s: an end without seconds has none', (text, shape, min, max, kind) =>
  expect(readParts(partsOf(text, shape) ?? NO_PARTS, shape, { min, max }).kind).toBe(kind),
);

test.each<[string, PartsShape]>([
  ['2026', 'month'],
  ['24:00', 'time:minute'],
  ['2026-11', 'day'],
])('“%s” is nothing of the shape %s', (text, shape) =>
  expect(readParts(partsOf(text, shape) ?? NO_PARTS, shape, FREE).kind).not.toBe('value'),
);
