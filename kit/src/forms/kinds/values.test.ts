import { describe, expect, test } from 'vitest';
import type { Control } from '../grammar/index.ts';
import type { ReadingContext, ValueWords } from './types.ts';
import { cellOfText, isEmptyValue, VALUES, valueKindOf } from './values.ts';

const WORDS: ValueWords = {
  text: (text) => (typeof text === 'string' ? text : (text.message ?? '')),
  span: (from, to) => `${from} ~ ${to}`,
  nextDay: (end) => `次日 ${end}`,
  from: (end) => `from ${end}`,
  to: (end) => `to ${end}`,
  row: (texts) => texts.join(', '),
  of: (count, most) => `${count}/${most}`,
  yes: 'Yes',
  no: 'No',
};
const OPTIONS = {
  from: 'static',
  options: [
    { id: '1', label: '在用' },
    { id: '2', label: '报废, 待拆' },
  ],
} as const;
const controlOf = (kind: Control['kind'], more: object = {}) => ({ part: 'control', field: 'a', label: 'A', kind, ...more }) as Control;
const parsed = (control: Control, text: string, context: ReadingContext = {}) => {
  const reading = valueKindOf(control).parse(control, text, context);
  return reading.kind === 'value' ? reading.value : reading.refusal;
};

describe('a text that was typed, pasted, imported or searched for', () => {
  test.each<[Control['kind'], object, string, unknown]>([
    ['text', {}, '\u00a0皖A\u200b12345', ' 皖A12345'],
    ['text', {}, 'one\r\ntwo', 'one two'],
    ['text', { rows: 4 }, 'one\r\ntwo', 'one\ntwo'],
    ['number', {}, '1,234.5', '1234.5'],
    ['slider', { min: 10, step: 5 }, '15', 15],
    ['slider', { min: 10, step: 5 }, '16', { kind: 'offStep' }],
    ['number', { storedAs: 'number' }, '12元', 12],
    ['number', { storedAs: 'number' }, '１２', 12],
    ['number', { suffix: '吨' }, '12.50吨', '12.5'],
    ['number', { suffix: '吨' }, '12.50 吨', '12.5'],
    ['number', { prefix: 'K' }, 'K12', '12'],
    ['number', { suffix: '%' }, '50%', '50'],
    ['number', {}, '50%', { kind: 'notNumber' }],
    ['number', { precision: 1 }, '1.25', { kind: 'tooPrecise' }],
    ['number', { min: 5 }, '4', { kind: 'belowMin' }],
    ['number', { max: 5 }, '6', { kind: 'aboveMax' }],
    ['number', {}, '12345678901234567', '12345678901234567'],
    ['number', { storedAs: 'number' }, '12345678901234567', { kind: 'lostDigits' }],
    ['number', { emptyAs: 'zero' }, ' ', '0'],
    ['number', {}, '', null],
    ['integer', { min: 0, max: 9 }, '3', 3],
    ['integer', { min: 0, max: 9 }, '3.5', { kind: 'tooPrecise' }],
    ['numberRange', {}, '1 ~ 5', ['1', '5']],
    ['numberRange', { storedAs: 'number' }, '1至5', [1, 5]],
    ['numberRange', {}, '-5 - -1', ['-5', '-1']],
    ['numberRange', {}, '5 ~ 1', { kind: 'turned' }],
    ['numberRange', {}, '1 ~', ['1', null]],
    ['numberRange', {}, '1 ~ x', { kind: 'notNumber' }],
    ['numberRange', {}, '15', { kind: 'notRange' }],
    ['rate', { count: 5 }, '4', 4],
    ['rate', { count: 5 }, '4.5', { kind: 'tooPrecise' }],
    ['rate', { count: 5, hasHalves: true }, '4.5', 4.5],
    ['rate', { count: 5 }, '6', { kind: 'aboveMax' }],
    ['slider', { unit: 'km/h' }, '80 km/h', 80],
    ['slider', {}, '101', { kind: 'aboveMax' }],
    ['color', {}, '#1677FF', '#1677FF'],
    ['color', {}, 'rgba(0, 0, 0, 0.5)', { kind: 'notColor' }],
    ['color', { hasAlpha: true }, 'rgba(0, 0, 0, 0.5)', 'rgba(0, 0, 0, 0.5)'],
    ['switch', { onText: '通过', offText: '驳回' }, '通过', true],
    ['switch', { onText: '通过', offText: '驳回', storedAs: 'number' }, '驳回', 0],
    ['switch', { onText: '', offText: '', storedAs: 'number' }, '是', 1],
    ['switch', { onText: '', offText: '' }, 'maybe', { kind: 'notSwitch' }],
    ['choice', { options: OPTIONS }, '在用', '1'],
    ['choice', { options: OPTIONS }, '2', '2'],
    ['choice', { options: OPTIONS }, '别的', { kind: 'noOption', name: '别的' }],
    ['choice', { options: OPTIONS, isMany: true }, '报废, 待拆', ['2']],
    ['choice', { options: OPTIONS, isMany: true }, '在用、1', ['1', '1']],
    ['choice', { options: OPTIONS, isMany: true }, '', []],
    ['choice', { options: { from: 'feed', id: 'f' } }, '在用', { kind: 'notWritten' }],
    ['date', {}, '2024年5月1日', '2024-05-01'],
    ['date', {}, '2024.5.1', '2024-05-01'],
    ['date', {}, '2024/5/1', '2024-05-01'],
    ['date', {}, '20240501', '2024-05-01'],
    ['date', {}, '2024-02-30', { kind: 'notDate' }],
    ['date', { precision: 'minute' }, '2024.5.1 8:30', '2024-05-01 08:30'],
    ['date', { precision: 'month' }, '2024年5月', '2024-05'],
    ['date', { precision: 'month' }, '2024', { kind: 'notDate' }],
    ['date', { precision: 'year' }, '2024', '2024'],
    ['date', { storedAs: 'ms' }, '2024-05-01', Date.parse('2024-05-01T00:00:00+08:00')],
    ['time', {}, '8点30分', '08:30'],
    ['time', { precision: 'second' }, '8:30', '08:30:00'],
    ['time', {}, '25:00', { kind: 'notTime' }],
    ['dateRange', {}, '2026-01-01 至 2026-01-31', ['2026-01-01', '2026-01-31']],
    ['dateRange', {}, '2026-01-31 ~ 2026-01-01', { kind: 'turned' }],
    ['dateRange', {}, '2026-01-01 - 2026-01-31', ['2026-01-01', '2026-01-31']],
    ['timeRange', {}, '8:30~17:30', ['08:30', '17:30']],
    ['timeRange', {}, '22:00~6:00', ['22:00', '06:00']],
    ['timeRange', {}, '22:00 至 次日 06:00', ['22:00', '06:00']],
    ['timeRange', {}, '22:00 to 06:00 next day', ['22:00', '06:00']],
    ['pick', { picker: 'user' }, '何俊杰', { kind: 'notWritten' }],
    ['cascade', { options: OPTIONS }, 'a/b', { kind: 'notWritten' }],
    ['calculate', {}, '5', { kind: 'notWritten' }],
    ['files', {}, 'a.png', { kind: 'notWritten' }],
    ['html', {}, 'a', { kind: 'notWritten' }],
  ])('of %s %j “%s” is %j', (kind, more, text, value) => expect(parsed(controlOf(kind, more), text)).toEqual(value));

  test('names that only elsewhere knows are found by the context', () => {
    const find = (name: string) => ({ 何俊杰: 'u1', 张伟: 'u2' })[name];
    expect(parsed(controlOf('pick', { picker: 'user', isMany: true }), '何俊杰，张伟', { find })).toEqual(['u1', 'u2']);
    expect(parsed(controlOf('pick', { picker: 'user' }), '李四', { find })).toEqual({ kind: 'noOption', name: '李四' });
    expect(parsed(controlOf('choice', { options: { from: 'feed', id: 'f' } }), '张伟', { find })).toBe('u2');
  });
});

describe('a value that is not allowed', () => {
  const read = (path: string) => ({ begin: '2026-05-01' })[path];
  test.each<[Control['kind'], object, unknown, string | null]>([
    ['text', { maxChars: 2 }, '𠮷𠮷', null],
    ['text', { maxChars: 2 }, 'abc', 'tooLong'],
    ['text', { pattern: /^\d+$/ }, 'a', 'pattern'],
    ['number', { max: 5 }, 6, 'range'],
    ['number', { precision: 1 }, '1.25', 'invalid'],
    ['numberRange', {}, ['5', '1'], 'range'],
    ['integer', { min: 0, max: 9 }, 3.5, 'range'],
    ['rate', { count: 5 }, 6, 'range'],
    ['rate', { count: 5 }, 4.5, 'invalid'],
    ['slider', {}, 101, 'range'],
    ['slider', { min: 10, step: 5 }, 12, 'invalid'],
    ['slider', { min: 10, step: 5 }, '15', null],
    ['slider', { min: -1, step: 0.1 }, 0.3, null],
    ['slider', { step: 0 }, 0.5, 'invalid'],
    ['number', { step: 5 }, 7, null],
    ['number', {}, { at: 1 }, 'invalid'],
    ['numberRange', {}, [null, { at: 1 }], 'invalid'],
    ['numberRange', {}, [null, 5], null],
    ['date', {}, { at: 1 }, 'invalid'],
    ['date', {}, 1e20, 'invalid'],
    ['time', {}, 8, 'invalid'],
    ['timeRange', {}, ['08:00', 9], 'invalid'],
    ['date', {}, '2026-13-45', 'invalid'],
    ['date', { max: { from: 'fixed', at: '2026-01-01' } }, '2026-01-02', 'range'],
    ['date', { min: { from: 'field', field: 'begin' } }, '2026-04-30', 'range'],
    ['dateRange', { min: { from: 'field', field: 'begin' } }, ['2026-04-30', '2026-06-01'], 'range'],
    ['time', {}, '8 o’clock', 'invalid'],
    ['time', { max: { from: 'fixed', at: '17:00' } }, '18:00', 'range'],
  ])('of %s %j is %j: %s', (kind, more, value, problem) => {
    const control = controlOf(kind, more);
    expect(valueKindOf(control).problem(control, value, { read })).toBe(problem);
  });
});

describe('what is written into a cell and read from it again', () => {
  test.each<[Control['kind'], object, unknown, object]>([
    ['text', {}, '=1+1', { t: 's', v: '=1+1' }],
    ['number', { precision: 2, hasThousands: true }, '1234.5', { t: 'n', v: 1234.5, z: '#,##0.00' }],
    ['number', {}, -5, { t: 'n', v: -5 }],
    ['number', {}, '12345678901234567', { t: 's', v: '12345678901234567' }],
    ['calculate', { precision: 2 }, 1.5, { t: 'n', v: 1.5, z: '0.00' }],
    ['date', {}, '2026-03-02', { t: 'n', v: 46083, z: 'yyyy-mm-dd' }],
    ['date', { precision: 'minute' }, '2026-03-02 12:00', { t: 'n', v: 46083.5, z: 'yyyy-mm-dd hh:mm' }],
    ['date', { precision: 'month' }, '2026-03', { t: 'n', v: 46082, z: 'yyyy-mm' }],
    ['date', { precision: 'year' }, '2026', { t: 's', v: '2026' }],
    ['date', {}, '1899-12-31', { t: 's', v: '1899-12-31' }],
    ['time', {}, '12:00', { t: 'n', v: 0.5, z: 'hh:mm' }],
    ['dateRange', {}, ['2026-01-01', '2026-01-31'], { t: 's', v: '2026-01-01 ~ 2026-01-31' }],
    ['switch', { onText: '开', offText: '关' }, true, { t: 's', v: '开' }],
    ['choice', { options: OPTIONS, isMany: true }, ['1'], { t: 's', v: '在用' }],
    ['html', {}, '<p>a &amp; b</p><p>c</p>', { t: 's', v: 'a & b\nc' }],
  ])('of %s %j %j is %j', (kind, more, value, cell) => {
    const control = controlOf(kind, more);
    expect(valueKindOf(control).cell.write(control, value, WORDS)).toEqual(cell);
  });
});

test.each(Object.keys(VALUES) as Control['kind'][])('%s: nothing is empty, written as nothing, and refused errors are named', (kind) => {
  const control = controlOf(kind, { columns: [], options: OPTIONS, min: 0, max: 9 });
  const { empty, cell, parse } = valueKindOf(control);
  const nothing = empty(control);
  expect(isEmptyValue(nothing) || nothing === 0 || nothing === false).toBe(true);
  const empties = [nothing].filter(isEmptyValue);
  expect(empties.map((value) => cell.write(control, value, WORDS))).toEqual(empties.map(() => ({ t: 'z' })));
  expect(cell.read(control, { kind: 'error', name: '#N/A' }, {})).toEqual({
    kind: 'refused',
    refusal: { kind: 'errorCell', name: '#N/A' },
  });
  expect(cell.read(control, { kind: 'uncalculated' }, {})).toEqual({ kind: 'refused', refusal: { kind: 'uncalculated' } });
  // Typed and imported are read alike.
  expect(parse(control, '1', {})).toEqual(cell.read(control, cellOfText('1'), {}));
});
