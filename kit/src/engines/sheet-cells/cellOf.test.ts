import { describe, expect, test } from 'vitest';
import { cellOf } from './index.ts';
import type { RawCell, SheetCalendar, SheetCell } from './index.ts';

const number = (value: string, more: object = {}): object => ({ kind: 'number', number: value, ...more });
const moment = (day: string | null, time: string | null, shown: string): object => ({ kind: 'moment', day, time, shown });
const general = (v: number): RawCell => ({ t: 'n', v, z: 'General', w: String(v) });
const DAY = '2026-03-02';

describe('a cell without a number', () => {
  test.each<[string, RawCell | undefined, SheetCell]>([
    ['that is not there', undefined, { kind: 'blank' }],
    ['that has a style alone', { t: 'z', v: 0 }, { kind: 'blank' }],
    ['without a value', { t: 's' }, { kind: 'blank' }],
    ['whose value is nothing', { t: 'n', v: null }, { kind: 'blank' }],
    ['of a formula that was never worked out', { t: 'z', v: 0, f: '1+1' }, { kind: 'uncalculated' }],
    ['of a formula without a value', { t: 'n', f: '1+1' }, { kind: 'uncalculated' }],
    ['that is true', { t: 'b', v: true }, { kind: 'boolean', value: true }],
    ['that is false', { t: 'b', v: false }, { kind: 'boolean', value: false }],
    ['with a text', { t: 's', v: ' 皖A12345 ' }, { kind: 'text', text: '皖A12345' }],
    ['with a text that has invisible characters', { t: 's', v: '皖\u200eA\u200b1' }, { kind: 'text', text: '皖A1', isCleaned: true }],
    ['with blanks alone', { t: 's', v: ' \u00a0\n' }, { kind: 'blank' }],
    ['with invisible characters alone', { t: 's', v: '\u0007\u200b' }, { kind: 'blank' }],
    ['with an empty text', { t: 's', v: '', w: 'x' }, { kind: 'blank' }],
    ['of another type, which shows something', { t: 'd', v: {}, w: 'seen' }, { kind: 'text', text: 'seen' }],
    ['of another type, which shows nothing', { t: 'd', v: {} }, { kind: 'blank' }],
    ['of an error by name', { t: 'e', v: 0x2a, w: '#SPILL!' }, { kind: 'error', name: '#SPILL!' }],
    ['of an error by number', { t: 'e', v: 42 }, { kind: 'error', name: '#N/A' }],
    ['of an error nobody knows', { t: 'e', v: 99 }, { kind: 'error', name: '#VALUE!' }],
    ['of an error without a name', { t: 'e', v: '' }, { kind: 'error', name: '#VALUE!' }],
    ['of a formula whose error has no name', { t: 'e', f: '1+1' }, { kind: 'uncalculated' }],
    ['of a formula with an error', { t: 'e', v: 7, f: '1/0' }, { kind: 'error', name: '#DIV/0!' }],
  ])('%s', (_, raw, cell) => expect(cellOf(raw, 1900)).toEqual(cell));
});

describe('a number keeps its digits, and says what it would be as a count of days', () => {
  test.each<[RawCell, object]>([
    [general(46_083), number('46083', { shown: '46083', format: 'plain', asMoment: { day: DAY, time: null } })],
    [general(46_083.5), number('46083.5', { shown: '46083.5', format: 'plain', asMoment: { day: DAY, time: '12:00:00' } })],
    [general(0.75), number('0.75', { shown: '0.75', format: 'plain', asMoment: { day: null, time: '18:00:00' } })],
    [general(0), number('0', { shown: '0', format: 'plain', asMoment: { day: null, time: '00:00:00' } })],
    [general(-5), number('-5', { shown: '-5', format: 'plain' })],
    [general(3_000_000), number('3000000', { shown: '3000000', format: 'plain' })],
    [general(0.1 + 0.2), number('0.3', { shown: '0.30000000000000004', format: 'plain', asMoment: { day: null, time: '07:12:00' } })],
    [general(999_999_999_999_999), number('999999999999999', { shown: '999999999999999', format: 'plain' })],
    [general(1e15), number('1000000000000000', { shown: '1000000000000000', format: 'plain', hasLostDigits: true })],
    [general(-1e15), number('-1000000000000000', { shown: '-1000000000000000', format: 'plain', hasLostDigits: true })],
    [{ t: 'n', v: 0.5, z: '0%', w: '50%' }, number('0.5', { shown: '50%', format: 'percent' })],
    [{ t: 'n', v: 12.345, z: '0.00"t"', w: '12.35t' }, number('12.345', { shown: '12.35t', format: 'other' })],
    [{ t: 'n', v: 7, w: '7.0' }, number('7', { shown: '7.0', format: 'other' })],
    [{ t: 'n', v: 7, z: '0.0' }, number('7', { shown: '7', format: 'other' })],
    [{ t: 'n', v: 5, z: 'General', f: '2+3' }, number('5', { shown: '5', format: 'plain', asMoment: { day: '1900-01-05', time: null } })],
  ])('%j', (raw, cell) => expect(cellOf(raw, 1900)).toEqual(cell));

  test.each([Infinity, Number.NaN])('%d is an error', (v) => expect(cellOf(general(v), 1900)).toEqual({ kind: 'error', name: '#NUM!' }));

  test('by the calendar of its workbook', () => {
    expect(cellOf(general(44_621), 1904)).toMatchObject({ asMoment: { day: DAY, time: null } });
    expect(cellOf(general(0.5), 1904)).toMatchObject({ asMoment: { day: '1904-01-01', time: '12:00:00' } });
  });
});

describe('a moment has the day and the time its format shows', () => {
  test.each<[string, number, string, string, SheetCalendar, object]>([
    ['a day', 46_083, 'yyyy-mm-dd', '2026-03-02', 1900, moment(DAY, null, '2026-03-02')],
    ['a day and a time', 46_083.5, 'yyyy-mm-dd hh:mm', '2026-03-02 12:00', 1900, moment(DAY, '12:00:00', '2026-03-02 12:00')],
    ['midnight that is shown', 46_083, 'yyyy-mm-dd hh:mm', '2026-03-02 00:00', 1900, moment(DAY, '00:00:00', '2026-03-02 00:00')],
    ['a time that is not shown', 46_083.5, 'yyyy-mm-dd', '2026-03-02', 1900, moment(DAY, '12:00:00', '2026-03-02')],
    ['a time', 0.354_166_666_666_667, 'h:mm', '8:30', 1900, moment(null, '08:30:00', '8:30')],
    ['a time of a day', 1.5, 'h:mm', '12:00', 1900, moment('1900-01-01', '12:00:00', '12:00')],
    ['minutes and seconds', 0.020_833_333_333_333_3, 'mm:ss', '30:00', 1900, moment(null, '00:30:00', '30:00')],
    ['minutes and seconds in the other calendar', 0.020_833_333_333_333_3, 'mm:ss', '30:00', 1904, moment(null, '00:30:00', '30:00')],
    ['a span of less than a day', 0.5, '[h]:mm', '12:00', 1900, moment(null, '12:00:00', '12:00')],
    ['a span of a day', 1, '[h]:mm', '24:00', 1900, moment(null, null, '24:00')],
    ['a span of 60 and a half days', 60.5, '[h]:mm', '1452:00', 1900, moment(null, null, '1452:00')],
    ['a day that never was', 60, 'yyyy-mm-dd', '1900-02-29', 1900, moment(null, null, '1900-02-29')],
    ['a day before all days', -1, 'yyyy-mm-dd', '#####', 1900, moment(null, null, '#####')],
    ['half a day before all days', -0.5, 'h:mm', '-12:00', 1900, moment(null, null, '-12:00')],
    ['the first day of the other calendar', 0, 'yyyy-mm-dd', '1904-01-01', 1904, moment('1904-01-01', null, '1904-01-01')],
    ['a time in the other calendar', 0.5, 'h:mm', '12:00', 1904, moment(null, '12:00:00', '12:00')],
  ])('%s', (_, v, z, w, calendar, cell) => expect(cellOf({ t: 'n', v, z, w }, calendar)).toEqual(cell));
});
