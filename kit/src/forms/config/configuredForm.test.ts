import { expect, test } from 'vitest';
import { controlsOf } from '../grammar/index.ts';
import { configuredForm } from './index.ts';

const control = (jnpfKey: string, field: string, own: object = {}, config: object = {}) => ({
  __vModel__: field,
  __config__: { jnpfKey, label: field.toUpperCase(), ...config },
  ...own,
});
const holds = (jnpfKey: string, children: readonly object[], own: object = {}) => ({ __config__: { jnpfKey, children }, ...own });
const kindsOf = (fields: readonly object[]) =>
  Object.fromEntries(controlsOf(configuredForm(fields)).map(({ control: { field, kind } }) => [field, kind]));

test('one bad control shows what it holds, and what stands around it works', () => {
  const fields = [holds('card', [control('comInput', 'a'), control('numInput', 'b', { min: 'few' }), control('switch', 'c')])];
  expect(kindsOf(fields)).toEqual({ a: 'text', b: 'unknown', c: 'switch' });
  expect(configuredForm(fields).faults).toEqual([
    {
      at: 'fields[0].__config__.children[1]',
      label: 'B',
      problems: [{ path: 'min', reason: { kind: 'wrongKind', wanted: 'number' } }],
    },
  ]);
});

test('a bad column of a sub-table is one of a kind nobody knows, and the others stay', () => {
  const fields = [control('table', 't', {}, { children: [control('comInput', 'a'), control('numInput', 'b', { max: 'many' })] })];
  const [table] = configuredForm(fields).parts;
  expect(table).toMatchObject({ kind: 'table', columns: [{ kind: 'text' }, { kind: 'unknown', field: 'b' }] });
  expect(configuredForm(fields).faults).toHaveLength(1);
});

test.each([
  [
    'people that are listed, and nobody is',
    control('usersSelect', 'a', { selectType: 'custom', ableIds: [] }),
    'selectType',
    'allowsNothing',
    { selectType: 'custom' },
  ],
  [
    'positions that are listed, and none is',
    control('posSelect', 'a', { selectType: 'custom' }),
    'selectType',
    'allowsNothing',
    { selectType: 'custom' },
  ],
  [
    'people of a department, and no field for it',
    control('userSelect', 'a', { selectType: 'dep' }),
    'relationField',
    'followsNothing',
    { selectType: 'dep' },
  ],
] as const)('a choice among %s: it is named as a fault, and the field limits to nothing', (_, field, path, kind, limits) => {
  for (const fields of [[field], [control('table', 't', {}, { children: [field] })]]) {
    const { parts, faults } = configuredForm(fields);
    const [first] = controlsOf({ parts }).map(({ control: one }) => (one.kind === 'table' ? one.columns[0] : one));
    expect(first).toMatchObject({ kind: 'pick', limits });
    expect(faults).toMatchObject([{ label: 'A', problems: [{ path, reason: { kind } }] }]);
  }
  expect(configuredForm([control('usersSelect', 'a', { selectType: 'dep' })]).faults, 'a pane of its own').toEqual([]);
});

test('rows that are to come from a dialog nobody has set up are added as in any table, and that is named', () => {
  const column = control('comInput', 'a');
  const { parts, faults } = configuredForm([control('table', 't', { addType: 1, actionText: 'Choose people' }, { children: [column] })]);
  expect(parts).toMatchObject([{ kind: 'table', add: '', columns: [{ kind: 'text' }] }]);
  expect(parts[0]).not.toHaveProperty('choice');
  expect(faults).toMatchObject([{ label: 'T', problems: [{ path: 'addTableConf', reason: { kind: 'noRows' } }] }]);
});

test('two controls of one field are both left out and named', () => {
  const { parts, faults } = configuredForm([control('comInput', 'a'), holds('row', [control('textarea', 'a'), control('rate', 'b')])]);
  expect(controlsOf({ parts }).map(({ control: { field } }) => field)).toEqual(['b']);
  expect(faults).toMatchObject([{ label: 'a', problems: [{ reason: { kind: 'duplicate', name: 'a' } }] }]);
});

test('a form as large as forms are is read whole', () => {
  const { parts, faults } = configuredForm(Array.from({ length: 300 }, (_, at) => control('comInput', `n${at}`, { maxlength: 50 })));
  expect(faults).toEqual([]);
  expect(parts).toHaveLength(300);
});

test('what is no list of controls is none, and says so', () => {
  expect(configuredForm(['x', null, { __config__: { jnpfKey: 'comInput' } }])).toMatchObject({
    parts: [],
    faults: [{ at: 'fields[0]' }, { at: 'fields[1]' }, { at: 'fields[2]' }],
  });
});

test.each([
  [12, 12],
  ['8', 8],
  [0, 24],
  [99, 24],
  ['wide', 24],
  [undefined, undefined],
])('a span of %s is %s columns', (span, columns) => {
  expect(configuredForm([control('comInput', 'a', {}, { span })]).parts[0]?.span).toBe(columns);
});

test('cells of a grid are as wide as their share of the row; what another covers is none', () => {
  const cell = (field: string, config: object = {}) => ({ __config__: { children: [control('comInput', field)], ...config } });
  const row = (...cells: object[]) => ({ __config__: { children: cells } });
  const [grid] = configuredForm([
    holds('tableGrid', [row(cell('a'), cell('b', { colspan: 2 })), row(cell('c', { merged: true }), cell('d'))]),
  ]).parts;
  expect(grid).toMatchObject({
    parts: [{ parts: [{ span: 8, parts: [{ field: 'a' }] }, { span: 16 }] }, { parts: [{ span: 24, parts: [{ field: 'd' }] }] }],
  });
});

test('panels that fold begin open as the design says', () => {
  const panel = (name: string) => ({ title: name, name, __config__: { children: [control('comInput', `f${name}`)] } });
  const fold = (own: object) => configuredForm([holds('collapse', [panel('p1'), panel('p2')], own)]).parts[0];
  expect(fold({ active: ['p2'], accordion: true })).toMatchObject({ look: 'folds', openIds: ['1'], isAccordion: true });
  expect(fold({})).toMatchObject({ openIds: ['0'], isAccordion: false });
});

const lanes = (count: number) => {
  const options = Array.from({ length: 5_000 }, (_, at) => ({ id: String(at), fullName: `lane ${at}` }));
  return Array.from({ length: count }, (_, at) => control('select', `s${at}`, { options }));
};
const within = (levels: number) => Array.from({ length: levels }).reduce<object>((inside) => ({ rest: inside }), { of: 1 });

test.each([
  ['195,000 values', lanes(13), 13],
  ['60 levels', [control('comInput', 'a', { style: within(58) })], 1],
])('a design of %s is read', (_, fields, count) => {
  const { parts, faults } = configuredForm(fields);
  expect(faults).toEqual([]);
  expect(parts).toHaveLength(count);
});

test.each([
  ['210,000 values', lanes(14)],
  ['70 levels', [control('comInput', 'a', { style: within(70) })]],
])('a design of %s is refused as too large, and says so', (_, fields) => {
  expect(configuredForm(fields)).toMatchObject({ parts: [], faults: [{ problems: [{ reason: { kind: 'tooLarge' } }] }] });
});
