import { configuredForm } from '@milepost/kit/forms/config';
import type { Part, TextControl } from '@milepost/kit/forms/grammar';
import { createRecordStore } from '@milepost/kit/forms/store';
import { formConfig } from '@milepost/openapi/domains/model';
import { expect, test } from 'vitest';
import { lookOf } from '@milepost/openapi/domains/design/declare';
import { namedPeople, shownParts, shownValues } from './shown.ts';

const control = (jnpfKey: string, field: string, own: object = {}, config: object = {}) => ({
  __vModel__: field,
  __config__: { jnpfKey, label: field, ...config },
  ...own,
});

const parts = shownParts(
  configuredForm([
    control('select', 'kind', {}, { dataType: 'dictionary', dictionaryType: 'D' }),
    control('relationForm', 'asset', { modelId: 'M1', relationField: 'name' }),
    control('numInput', 'price', { thousands: true, precision: 2, isAmountChinese: true }),
    control('uploadImg', 'photos'),
    control(
      'table',
      'rows',
      { showSummary: true, summaryField: ['sum'] },
      { children: [control('userSelect', 'who'), control('calculate', 'sum', { expression: ['1'], isStorage: 2 })] },
    ),
  ]).parts,
);

test('words of the server are read as words; pictures stay pictures, and a related record opens by the id beside it', () => {
  expect(parts).toMatchObject([
    { kind: 'text', field: 'kind' },
    { kind: 'text', field: 'asset', opens: { of: 'M1', id: 'asset_id' } },
    { kind: 'number', hasCapital: true, hasThousands: true, precision: 2 },
    { kind: 'files', look: 'images' },
    { kind: 'table', columns: [{ kind: 'text' }, { kind: 'number', isSummed: true }] },
  ]);
});

const made = (field: string, kind: object): Part => ({ part: 'control', field, label: field, ...kind }) as Part;

test.each<[string, object, object]>([
  ['its help', { kind: 'date', help: 'As built' }, { kind: 'text', help: 'As built' }],
  ['the condition it is shown under', { kind: 'date', shown: { value: false } }, { kind: 'text', shown: { value: false } }],
  ['its share of the row', { kind: 'choice', span: 12 }, { kind: 'text', span: 12 }],
  ['what it opens', { kind: 'pick', opens: { of: 'M1', id: 'a_id' } }, { kind: 'text', opens: { of: 'M1', id: 'a_id' } }],
  ['nothing else', { kind: 'pick', picker: 'user', required: true, rules: [] }, { kind: 'text' }],
  [
    'the units of its figure',
    { kind: 'number', prefix: '¥', suffix: 'km', hasThousands: true },
    { kind: 'number', storedAs: 'number', prefix: '¥', suffix: 'km', hasThousands: true },
  ],
  [
    'the lines of its text',
    { kind: 'text', rows: 4, prefix: 'G', suffix: 'E' },
    { kind: 'text', rows: 4, prefix: 'G', suffix: 'E', isSecret: false },
  ],
  ['a secret as a secret', { kind: 'text', isSecret: true }, { kind: 'text', isSecret: true }],
  ['what the server says of the record', { kind: 'shown', as: 'server', fact: 'creator' }, { kind: 'text' }],
  ['a text of the form itself', { kind: 'shown', as: 'text', text: 'Note' }, { kind: 'shown', as: 'text', text: 'Note' }],
  ['files', { kind: 'files', look: 'images' }, { kind: 'files', look: 'images' }],
])('a control that is read keeps %s', (_, kind, read) => expect(shownParts([made('a', kind)])).toEqual([made('a', read)]));

test('a sub-table that is read asks for no row; its columns are words, and those that are summed up stay so', () => {
  const columns = [
    made('who', { kind: 'pick', picker: 'user', rules: [{ kind: 'required' }] }),
    made('sum', { kind: 'number', isSummed: true, rules: [] }),
    made('cost', { kind: 'number', isSummed: false, rules: [] }),
  ];
  expect(shownParts([made('works', { kind: 'table', required: true, columns })])).toEqual([
    made('works', {
      kind: 'table',
      required: false,
      columns: [
        made('who', { kind: 'text', rules: [] }),
        made('sum', { kind: 'number', storedAs: 'number', isSummed: true, rules: [] }),
        made('cost', { kind: 'number', storedAs: 'number', rules: [] }),
      ],
    }),
  ]);
});

test('a masked text is masked where its record is read, and keeps the words that stand beside it in the form', () => {
  const phone = { useMask: true, maskConfig: { maskType: 3, filler: '*' }, addonAfter: '（本人）' };
  const { parts: form } = configuredForm([control('input', 'phone', phone)]);
  const { mask } = form[0] as TextControl;
  expect(mask).toBeDefined();
  expect(shownParts(form)).toMatchObject([{ kind: 'text', mask, suffix: '（本人）' }]);
});

test('figures with commas are figures again, so that they are added up and written in capitals', () => {
  const values = { price: '1,234.50', kind: '1,234', rows: [{ who: '2', sum: '-1,000' }, { sum: 'none' }] };
  expect(shownValues({ parts }, values)).toEqual({ price: 1234.5, kind: '1,234', rows: [{ who: '2', sum: -1000 }, { sum: 'none' }] });
});

test.each<[unknown, unknown]>([
  [' 12 ', 12],
  ['-1,234,567.5', -1_234_567.5],
  ['1,23', '1,23'],
  ['12 km', '12 km'],
  ['', ''],
  [7, 7],
  [null, null],
])('a figure the server wrote as %j is read as %j', (written, figure) =>
  expect(shownValues({ parts: [made('a', { kind: 'number' })] }, { a: written })).toEqual({ a: figure }),
);

test('rows of figures are those of a sub-table; a list of another control, and what is no list, stay as they are', () => {
  const columns = [made('cost', { kind: 'number', rules: [] })];
  const parts = [made('works', { kind: 'table', columns }), made('files', { kind: 'files', columns })];
  const values = { works: 'none', files: [{ cost: '7' }] };
  expect(shownValues({ parts }, values)).toEqual(values);
  expect(namedPeople({ parts }, values, () => 'nobody')).toEqual(values);
});

test('a sum that is never saved is worked out where the record is read, in rows too; a saved one is what was saved', () => {
  const product = (isStorage: number) =>
    control('calculate', `is${isStorage}`, { expression: ['price', '*', '2'], isStorage, precision: 2 });
  const price = control('numInput', 'price', { thousands: true });
  const read = shownParts(
    configuredForm([price, product(1), product(2), control('table', 'rows', {}, { children: [price, product(1)] })]).parts,
  );
  const values = shownValues({ parts: read }, { price: '1,234.50', is1: '', is2: '7', rows: [{ price: '2' }, { price: '3' }] });
  expect(createRecordStore({ parts: read }, values).snapshot()).toEqual({
    price: 1234.5,
    is1: 2469,
    is2: 7,
    rows: [
      { price: 2, is1: 4 },
      { price: 3, is1: 6 },
    ],
  });
});

test.each([
  [
    { popupType: 'general', generalWidth: '600px' },
    { frame: 'dialog', width: 600 },
  ],
  [
    { popupType: 'general', generalWidth: '1000px' },
    { frame: 'wide', width: 1000 },
  ],
  [
    { popupType: 'general', generalWidth: '80%' },
    { frame: 'wide', width: 'wide' },
  ],
  [
    { popupType: 'drawer', drawerWidth: '800px' },
    { frame: 'drawer', width: 800 },
  ],
  [{ popupType: 'fullScreen' }, { frame: 'page' }],
  [
    { confirmButtonText: '确 定', cancelButtonText: '算了' },
    { confirm: '', cancel: '算了' },
  ],
  [{ hasPrintBtn: true, printId: 'p1,p2', printButtonText: '打 印' }, { print: { label: '', templateIds: ['p1', 'p2'] } }],
  [{ hasPrintBtn: true, printId: [] }, { print: null }],
  [{ hasConfirmAndAddBtn: true }, { savesAndGoesOn: true }],
])('a design of %j looks like %j', (design, look) => {
  expect(lookOf(formConfig.decode(design))).toMatchObject(look);
});

test('people are named without the account servers write behind them, everything else stays', () => {
  const parts = [
    made('who', { kind: 'pick', picker: 'user' }),
    made('where', { kind: 'pick', picker: 'organization' }),
    made('by', { kind: 'shown', as: 'server', fact: 'creator' }),
    made('changedBy', { kind: 'shown', as: 'server', fact: 'changer' }),
    made('since', { kind: 'shown', as: 'server', fact: 'createdAt' }),
    made('nobody', { kind: 'pick', picker: 'user' }),
    made('plain', { kind: 'text', fact: 'creator' }),
    made('crew', { kind: 'table', columns: [made('member', { kind: 'pick', picker: 'user' }), made('note', { kind: 'text' })] }),
  ];
  const bare = (label: string) => label.replace(/\/.*/, '');
  expect(
    namedPeople(
      { parts },
      {
        who: '孙婉宁/admin,周波/zhoubo',
        where: '集团/办公室',
        by: '周波/zhoubo',
        changedBy: '周波/zhoubo',
        since: '2026/11/30',
        nobody: null,
        plain: 'a/b',
        crew: [{ member: '周波/zhoubo', note: 'a/b' }, { note: 'c/d' }],
      },
      bare,
    ),
  ).toEqual({
    who: '孙婉宁,周波',
    where: '集团/办公室',
    by: '周波',
    changedBy: '周波',
    since: '2026/11/30',
    nobody: null,
    plain: 'a/b',
    crew: [{ member: '周波', note: 'a/b' }, { note: 'c/d' }],
  });
});
