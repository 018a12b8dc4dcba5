import { expect, test } from 'vitest';
import { textOfTable } from '../../engines/table-text/index.ts';
import { configuredForm } from '../config/index.ts';
import { controlsOf } from '../grammar/index.ts';
import type { Part } from '../grammar/index.ts';
import { judgeTextRow } from './judgeTextRow.ts';
import type { TextRow } from './judgeTextRow.ts';

const control = (kind: string, field: string, more: object = {}) =>
  ({ part: 'control', kind, field, label: field, ...more }) as unknown as Part;
const PARTS = [
  control('text', 'name', { required: true, maxChars: 5, rules: [{ pattern: '^a', message: '以a开头' }] }),
  control('number', 'price', { storedAs: 'number', precision: 2, min: 0, max: 10 }),
  control('date', 'bought', { storedAs: 'officeMs', precision: 'day' }),
  control('switch', 'leased', { storedAs: 'number', onText: '', offText: '' }),
  control('choice', 'colour', { options: { from: 'static', options: [{ id: '1', label: '红' }] } }),
  control('choice', 'owner', { options: { from: 'feed', id: 'users' } }),
  control('pick', 'place', { picker: 'organization', required: true }),
  control('calculate', 'sum', { formula: [] }),
  control('text', 'reason', { required: { field: 'leased', is: [1] } }),
  control('text', 'elsewhere', { shown: { field: 'leased', is: [1] }, required: true }),
  control('table', 'items', {
    columns: [control('text', 'stake', { required: true }), control('number', 'count', { storedAs: 'number', max: 9 })],
  }),
];
const differs = (pattern: string, text: string) => !new RegExp(pattern).test(text);
const faults = (row: TextRow, parts = PARTS) =>
  judgeTextRow(controlsOf({ parts }), row, (_, rules, text) => rules.find(({ pattern }) => differs(pattern, text)) ?? null).map(
    ({ control: { field }, table, problem }) => [table ? `${table.control.field}.${table.row}.${field}` : field, ...Object.values(problem)],
  );

test.each<[string, TextRow, unknown]>([
  ['what is right', { name: 'abc', price: '1', bought: '2026-11-20', leased: '是', colour: '红', owner: '谁', place: '路产部' }, []],
  [
    'an empty field that is required, and one that is chosen',
    { name: ' ', place: '' },
    [
      ['name', 'required'],
      ['place', 'required'],
    ],
  ],
  ['a text that is too long', { name: 'abcdef' }, [['name', 'tooLong']]],
  ['a text that does not fit a rule of the design', { name: 'bcd' }, [['name', '以a开头']]],
  ['a number beyond its ends', { price: '11' }, [['price', { kind: 'aboveMax' }]]],
  ['a word for a number', { price: '很多' }, [['price', { kind: 'notNumber' }]]],
  ['a day no calendar has', { bought: '2026-02-30' }, [['bought', { kind: 'notDate' }]]],
  ['a word that is neither yes nor no', { leased: '也许' }, [['leased', { kind: 'notSwitch' }]]],
  [
    'a choice that is not there; one that comes from elsewhere is for the server',
    { colour: '绿', owner: '谁' },
    [['colour', { kind: 'noOption', name: '绿' }]],
  ],
  ['what is worked out is for the server', { sum: '12' }, []],
  [
    'a condition that holds',
    { leased: '是', reason: '', elsewhere: '' },
    [
      ['reason', 'required'],
      ['elsewhere', 'required'],
    ],
  ],
  ['a condition that does not', { leased: '否', reason: '', elsewhere: '' }, []],
  ['fields that the file does not have are not judged', {}, []],
  [
    'cells of a table',
    {
      items: textOfTable({
        isInSheet: true,
        rows: [
          { number: 2, values: { stake: 'K1', count: '2' } },
          { number: 3, values: { stake: '', count: '10' } },
        ],
      }),
    },
    [
      ['items.1.stake', 'required'],
      ['items.1.count', { kind: 'aboveMax' }],
    ],
  ],
  ['rows of a table that cannot be read', { items: '{' }, []],
])('%s', (_, row, expected) => expect(faults(row)).toEqual(expected));

test('a designed form judges a row by what its design says', () => {
  const { parts } = configuredForm([
    {
      __config__: { jnpfKey: 'comInput', label: '车牌号', required: true, regList: [{ pattern: '/^[A-Z]/', message: '车牌号格式不正确' }] },
      __vModel__: 'plate',
      maxlength: 7,
    },
    { __config__: { jnpfKey: 'numInput', label: '价格' }, __vModel__: 'price', min: 0 },
    { __config__: { jnpfKey: 'select', label: '颜色', dataType: 'static', options: [{ id: '1', fullName: '红' }] }, __vModel__: 'colour' },
  ]);
  const all = (row: TextRow) =>
    judgeTextRow(controlsOf({ parts }), row, (_, rules) => rules[0] ?? null).map(({ control: one, problem }) => [
      one.field,
      ...Object.values(problem),
    ]);
  expect(all({ plate: '', price: '-1', colour: '' })).toEqual([
    ['plate', 'required'],
    ['price', { kind: 'belowMin' }],
  ]);
  expect(all({ plate: '云A123456' })).toEqual([['plate', 'tooLong']]);
  expect(all({ plate: '云A1' })).toEqual([['plate', '车牌号格式不正确']]);
});
