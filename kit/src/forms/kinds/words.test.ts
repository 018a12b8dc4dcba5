import { describe, expect, test } from 'vitest';
import type { Control } from '../grammar/index.ts';
import { dateOfCell, timeOfCell } from './dates.ts';
import { limitsOf, numberIn, rangeOut } from './numbers.ts';
import type { ReadingContext, ValueWords } from './types.ts';
import { isEmptyValue, valueKindOf } from './values.ts';
import type { SheetCell } from './values.ts';

const WORDS: ValueWords = {
  text: (text) => (typeof text === 'string' ? text : (text.message ?? '')),
  span: (from, to) => `${from} ~ ${to}`,
  nextDay: (end) => `next ${end}`,
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
    { id: '1', label: ' 在用 ' },
    { id: '2', label: '报废' },
    { id: '在用', label: '3' },
  ],
} as const;
const controlOf = (kind: Control['kind'], more: object = {}) => ({ part: 'control', field: 'a', label: 'A', kind, ...more }) as Control;

describe('a value in words', () => {
  test.each<[Control['kind'], object, unknown, string]>([
    ['text', {}, 'a', 'a'],
    ['text', {}, 12, '12'],
    ['text', {}, true, 'Yes'],
    ['text', {}, false, 'No'],
    ['text', {}, ['a', '', null, 2], 'a, 2'],
    ['text', {}, { fullName: 'F', name: 'N' }, 'F'],
    ['text', {}, { name: 'N' }, 'N'],
    ['text', {}, {}, ''],
    ['text', {}, undefined, ''],
    ['text', { isSecret: true }, 'a', '••••••'],
    ['text', { prefix: 'K', suffix: { message: 'm' } }, '12', 'K 12 m'],
    ['text', { prefix: 'K' }, '', ''],
    ['number', { precision: 2 }, '1.5', '1.50'],
    ['number', {}, '1.5', '1.5'],
    ['number', { suffix: '吨' }, 3, '3 吨'],
    ['number', {}, 'x', 'x'],
    ['number', {}, null, ''],
    ['calculate', { precision: 2, hasThousands: true }, '1234.5', '1,234.50'],
    ['calculate', { precision: 1 }, '1234.5', '1234.5'],
    ['calculate', {}, null, ''],
    ['numberRange', { precision: 1 }, [1, '2.5'], '1.0 ~ 2.5'],
    ['numberRange', {}, [1, null], 'from 1'],
    ['numberRange', {}, [null, 2], 'to 2'],
    ['numberRange', {}, 'x', ''],
    ['rate', { count: 3 }, 2, '2/3'],
    ['rate', {}, 4, '4/5'],
    ['rate', {}, 0, ''],
    ['slider', { unit: 'km/h' }, 80, '80 km/h'],
    ['slider', {}, 80, '80'],
    ['integer', {}, 7, '7'],
    ['choice', { options: OPTIONS }, '2', '报废'],
    ['choice', { options: OPTIONS }, 'gone', 'gone'],
    ['choice', { options: OPTIONS, isMany: true }, ['2', null, undefined, '', 'x'], '报废, x'],
    ['choice', { options: { from: 'feed', id: 'f' } }, '2', '2'],
    ['switch', { onText: '开', offText: '关' }, '1', '开'],
    ['switch', { onText: '开', offText: '关' }, 1, '开'],
    ['switch', { onText: '开', offText: '关' }, 0, '关'],
    ['timeRange', {}, ['22:00', '06:00'], '22:00 ~ next 06:00'],
    ['timeRange', {}, ['08:30', '17:30'], '08:30 ~ 17:30'],
    ['timeRange', {}, 'x', ''],
    ['dateRange', {}, ['2026-01-01', ''], 'from 2026-01-01'],
    ['dateRange', {}, null, ''],
    ['color', {}, '#1677ff', '#1677ff'],
  ])('of %s %j %j is “%s”', (kind, more, value, text) =>
    expect(valueKindOf(controlOf(kind, more)).text(controlOf(kind, more), value, WORDS)).toBe(text),
  );
});

describe('a value that is judged', () => {
  const read = (path: string) => ({ begin: '2026-05-01' })[path];
  test.each<[Control['kind'], object, unknown, string | null]>([
    ['text', { maxChars: 2 }, 12_345, null],
    ['text', {}, 'x'.repeat(999), null],
    ['integer', { min: 0, max: 9 }, 0, null],
    ['integer', { min: 0, max: 9 }, 9, null],
    ['integer', { min: 0, max: 9 }, 10, 'range'],
    ['integer', { min: 0, max: 9 }, -1, 'range'],
    ['integer', { min: 0, max: 9 }, '3', 'range'],
    ['number', {}, 'x', 'invalid'],
    ['number', {}, '', null],
    ['number', { min: 5 }, 4, 'range'],
    ['numberRange', { max: 5 }, [1, 9], 'invalid'],
    ['numberRange', {}, [9, 1], 'range'],
    ['numberRange', { max: 5 }, [1, 5], null],
    ['numberRange', {}, 'x', null],
    ['color', {}, '#12345', null],
    ['color', {}, 'red', 'invalid'],
    ['color', {}, 7, 'invalid'],
    ['color', {}, 'rgb(1, 2, 3)', null],
    ['dateRange', {}, ['2026-02-01', '2026-01-01'], 'invalid'],
    ['dateRange', {}, ['2026-01-01', '2026-01-01'], null],
    ['dateRange', { max: { from: 'fixed', at: '2026-01-01' } }, ['2026-02-01', '2026-02-02'], 'range'],
    ['dateRange', {}, 'x', null],
    ['date', {}, '', null],
    ['date', {}, 'today', 'invalid'],
    ['date', {}, '1763625600000', null],
    ['date', { storedAs: 'ms', max: { from: 'fixed', at: '2020-01-01' } }, 1_763_625_600_000, 'range'],
    ['timeRange', {}, ['08:30', '25:99'], 'invalid'],
    ['timeRange', {}, ['22:00', '06:00'], null],
    ['rows', { columns: [] }, 'x', null],
  ])('%s %j %j: %s', (kind, more, value, problem) =>
    expect(valueKindOf(controlOf(kind, more)).problem(controlOf(kind, more), value, { read })).toBe(problem),
  );

  test('of rows is invalid where one cell of one row is', () => {
    const rows = controlOf('rows', { columns: [{ field: 'a' }, { field: 'b' }] });
    const judged = (value: unknown) =>
      valueKindOf(rows).problem(rows, value, {
        cell: ({ field }: { readonly field: string }, row) => (field === 'b' && row === 'bad' ? 'required' : null),
      });
    expect([judged(['good', 'bad']), judged(['good']), judged([]), judged('bad')]).toEqual(['invalid', null, null, null]);
    expect(valueKindOf(rows).problem(rows, ['bad'], {})).toBeNull();
  });
});

describe('a text that is read', () => {
  const readOf = (kind: Control['kind'], more: object, text: string, context: ReadingContext = {}) => {
    const reading = valueKindOf(controlOf(kind, more)).parse(controlOf(kind, more), text, context);
    return reading.kind === 'value' ? [reading.value, ...reading.warnings] : reading.refusal;
  };
  const words = (text: unknown) => `${String(text)}!`;
  test.each<[Control['kind'], object, string, unknown]>([
    ['choice', { options: OPTIONS }, '在用', ['1']],
    ['choice', { options: OPTIONS }, '3', ['在用']],
    ['choice', { options: OPTIONS, isMany: true }, '2; ,1', [['2', '1']]],
    ['choice', { options: OPTIONS, isMany: true }, ' 报废 \n在用', [['2', '1']]],
    ['numberRange', { storedAs: 'number' }, '1 ~ 2', [[1, 2]]],
    ['numberRange', {}, ' ~ 2', [[null, '2']]],
    ['numberRange', {}, 'x ~ 2', { kind: 'notNumber' }],
    ['numberRange', {}, ' ~ ', { kind: 'notRange' }],
    ['number', { prefix: ' K ', suffix: ' m ' }, 'K12m', ['12']],
    ['number', { prefix: '' }, '12', ['12']],
    ['number', { suffix: '吨' }, '吨', { kind: 'notNumber' }],
    ['number', { storedAs: 'number' }, '123456789012345', [123_456_789_012_345]],
    ['number', { storedAs: 'number' }, '1234567890123456', { kind: 'lostDigits' }],
    ['dateRange', {}, '2026-01-01 10:00 ~ 2026-01-02 11:00', [['2026-01-01', '2026-01-02'], 'timeLeftOut']],
    ['dateRange', {}, 'x ~ 2026-01-02', { kind: 'notDate' }],
    ['dateRange', {}, '2026-01-01 ~ x', { kind: 'notDate' }],
    ['dateRange', {}, '2026-01-01', { kind: 'notRange' }],
    ['dateRange', {}, '2026-01-01 ~ 2026-01-01', [['2026-01-01', '2026-01-01']]],
    ['timeRange', {}, 'x ~ 10:00', { kind: 'notTime' }],
    ['timeRange', {}, '10:00 ~ x', { kind: 'notTime' }],
    ['timeRange', {}, '10:00', { kind: 'notRange' }],
    ['time', {}, '2026-01-01 8:30', ['08:30', 'dayLeftOut']],
    ['time', {}, '2026-01-01', { kind: 'notTime' }],
    ['date', {}, '2026-01-01 10:30', ['2026-01-01', 'timeLeftOut']],
    ['date', {}, '2026-01-01 00:00', ['2026-01-01']],
    ['date', { precision: 'year' }, '2026-03', ['2026']],
    ['date', {}, '2026-03', { kind: 'notDate' }],
    ['color', {}, 'red', { kind: 'notColor' }],
    ['switch', { onText: 'On', offText: 'Off' }, 'ON', [true]],
    ['switch', { onText: '开', offText: '关', storedAs: 'number' }, '开', [1]],
  ])('as %s %j “%s” is %j', (kind, more, text, read) => expect(readOf(kind, more, text)).toEqual(read));

  test('has the words of its control in the language that is read in', () => {
    expect(readOf('number', { suffix: 'm' }, '12m!', { words })).toEqual(['12']);
    expect(readOf('choice', { options: { from: 'static', options: [{ id: '1', label: { id: 'x', message: 'One' } }] } }, 'One')).toEqual([
      '1',
    ]);
  });
});

describe('a cell of a workbook', () => {
  const number = (text: string, more: object = {}) =>
    ({ kind: 'number', number: text, shown: text, format: 'plain', ...more }) as SheetCell;
  const moment = (day: string | null, time: string | null) => ({ kind: 'moment', day, time, shown: '' }) as SheetCell;
  const seen = (reading: ReturnType<typeof dateOfCell>) =>
    reading.kind === 'value' ? [reading.value, ...reading.warnings] : reading.refusal.kind;
  test.each<[string, SheetCell, unknown]>([
    ['a day and a time', moment('2026-03-02', '10:30'), ['2026-03-02', 'timeLeftOut']],
    ['a day', moment('2026-03-02', null), ['2026-03-02']],
    ['a time', moment(null, '10:30'), 'notDate'],
    ['digits of a day', number('20260302'), ['2026-03-02']],
    ['a count of days', number('46083', { asMoment: { day: '2026-03-02', time: null } }), ['2026-03-02', 'numberAsDay']],
    [
      'a count of days and a part of one',
      number('46083.5', { asMoment: { day: '2026-03-02', time: '12:00' } }),
      ['2026-03-02', 'numberAsDay', 'timeLeftOut'],
    ],
    ['a small number', number('7', { asMoment: { day: '1900-01-07', time: null } }), 'notDate'],
    ['a number that is no day', number('46083'), 'notDate'],
    ['a truth', { kind: 'boolean', value: true } as SheetCell, 'notDate'],
  ])('with %s, as a date', (_what, cell, read) => expect(seen(dateOfCell(cell, 'day'))).toEqual(read));
  test.each<[string, SheetCell, unknown]>([
    ['a time', moment(null, '10:30:15'), ['10:30']],
    ['a day and a time', moment('2026-03-02', '10:30'), ['10:30', 'dayLeftOut']],
    ['a day', moment('2026-03-02', null), 'notTime'],
    ['a part of a day', number('0.5', { asMoment: { day: null, time: '12:00' } }), ['12:00', 'numberAsTime']],
    ['a count of days', number('46083', { asMoment: { day: '2026-03-02', time: '12:00' } }), 'notTime'],
    ['a number', number('5', { asMoment: { day: null, time: null } }), 'notTime'],
    ['another number', number('5'), 'notTime'],
    ['a truth', { kind: 'boolean', value: true } as SheetCell, 'notTime'],
  ])('with %s, as a time', (_what, cell, read) => expect(seen(timeOfCell(cell, 'minute'))).toEqual(read));

  test.each<[Control['kind'], object, unknown, object]>([
    ['text', { isSecret: true }, 'a', { t: 'z' }],
    ['text', {}, '', { t: 'z' }],
    ['time', { precision: 'second' }, '01:02:03', { t: 'n', v: 3723 / 86_400, z: 'hh:mm:ss' }],
    ['time', {}, 'x', { t: 's', v: 'x' }],
    ['number', {}, 'x', { t: 's', v: 'x' }],
  ])('is written for %s %j %j as %j', (kind, more, value, cell) =>
    expect(valueKindOf(controlOf(kind, more)).cell.write(controlOf(kind, more), value, WORDS)).toEqual(cell),
  );
});

describe('facts of a kind', () => {
  const sentencesOf = (kind: Control['kind'], more: object) => {
    const control = controlOf(kind, more);
    const { ends, limits } = valueKindOf(control).sentences ?? {};
    return [ends?.(control), limits?.(control)];
  };
  test.each<[Control['kind'], object, readonly unknown[]]>([
    ['integer', { min: 1, max: 9 }, [['1', '9'], { min: '1', max: '9', precision: 0 }]],
    [
      'number',
      { min: 1, precision: 2, hasThousands: true },
      [['1.00', ''], { min: '1', max: undefined, precision: 2, hasThousands: true }],
    ],
    ['number', { max: 9 }, [['', '9'], { min: undefined, max: '9', precision: undefined, hasThousands: undefined }]],
    ['rate', {}, [['0', '5'], { min: '0', max: '5', precision: 0 }]],
    ['rate', { count: 3, hasHalves: true }, [['0', '3'], { min: '0', max: '3', precision: 1 }]],
    ['slider', {}, [['0', '100'], { min: '0', max: '100', precision: 0 }]],
    ['slider', { step: 0.5 }, [['0', '100'], { min: '0', max: '100', precision: undefined }]],
    ['numberRange', { max: 9, hasThousands: true }, [undefined, { min: undefined, max: '9', precision: undefined, hasThousands: true }]],
  ])('%s %j: its ends and its limits', (kind, more, facts) => expect(sentencesOf(kind, more)).toEqual(facts));

  test.each<[Control['kind'], object, boolean, object]>([
    ['text', {}, false, { kind: 'text' }],
    ['choice', { options: OPTIONS }, true, { kind: 'choice', options: OPTIONS, isMany: true }],
    ['cascade', {}, false, { kind: 'cascade', isMany: false, chooses: 'any' }],
    ['pick', { picker: 'user' }, true, { kind: 'pick', picker: 'person', isMany: true }],
    ['pick', { picker: 'user', limits: {} }, false, { picker: 'user', isMany: false }],
    ['pick', { picker: 'area' }, false, { picker: 'area' }],
  ])('a filter of %s %j, of several: %j', (kind, more, isMany, facts) => {
    const control = controlOf(kind, more);
    expect(valueKindOf(control).list?.one?.(control, isMany)).toMatchObject(facts);
  });

  test.each<[Control['kind'], object, object]>([
    ['date', { precision: 'minute', storedAs: 'ms' }, { kind: 'dateRange', precision: 'minute', storedAs: 'ms' }],
    ['time', { precision: 'second' }, { kind: 'timeRange', precision: 'second' }],
    ['number', {}, { kind: 'numberRange', storedAs: 'number' }],
  ])('two ends of %s %j', (kind, more, facts) => {
    const control = controlOf(kind, more);
    expect(valueKindOf(control).list?.range?.(control)).toEqual(facts);
  });

  test('no stars are none, and only they', () => {
    const { isNone } = valueKindOf(controlOf('rate'));
    expect([isNone?.(0), isNone?.(1)]).toEqual([true, false]);
  });
});

test('a figure is read as it is kept, with the limits of its preset where it has none of its own', () => {
  expect([numberIn('1.50'), numberIn('x'), numberIn(''), numberIn({}), numberIn(2)]).toEqual(['1.5', 'x', null, null, '2']);
  expect(limitsOf({ min: 1 })).toEqual({ min: '1', max: undefined, precision: undefined });
  expect([rangeOut(['1', null], 'number'), rangeOut(['1', null], 'text')]).toEqual([
    [1, null],
    ['1', null],
  ]);
  expect([isEmptyValue(' '), isEmptyValue([]), isEmptyValue('a'), isEmptyValue(0)]).toEqual([true, true, false, false]);
});
