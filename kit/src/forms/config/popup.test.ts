import { expect, test } from 'vitest';
import type { ConfigProblem, ParsedConfig } from '../../primitives/config-problem/index.ts';
import { parseDataInterfaceSelect, parsePopupSelect, parsePopupTableSelect } from './index.ts';

const config = <T>(parsed: ParsedConfig<T>): T => {
  if (parsed.kind === 'refused') throw new Error(JSON.stringify(parsed.problems));
  return parsed.config;
};
const problems = (parsed: ParsedConfig<unknown>): readonly ConfigProblem[] => (parsed.kind === 'refused' ? parsed.problems : []);

/** A control as a form's design has it. */
const station = {
  __config__: { jnpfKey: 'popupSelect', label: '就近收费站' },
  __vModel__: 'F_StationId',
  interfaceId: '591020000000000002',
  interfaceName: '收费站',
  propsValue: 'id',
  relationField: 'fullName',
  columnOptions: [
    { value: 'fullName', label: '收费站' },
    { value: 'stake', label: '桩号' },
  ],
  templateJson: [{ id: '7', field: 'roadNumber', dataType: 'varchar', required: false, defaultValue: '', relationField: 'F_Section' }],
  hasPage: true,
  pageSize: 20,
  popupType: 'drawer',
  popupTitle: '选择收费站',
  popupWidth: '600px',
};

test('a popup select is read with everything that is designed', () => {
  expect(config(parsePopupSelect(station))).toEqual({
    interfaceId: '591020000000000002',
    propsValue: 'id',
    relationField: 'fullName',
    columnOptions: station.columnOptions,
    templateJson: station.templateJson,
    hasPage: true,
    pageSize: 20,
    popupType: 'drawer',
    popupTitle: '选择收费站',
    popupWidthPx: 600,
    multiple: false,
    field: 'F_StationId',
    others: { __config__: station.__config__, interfaceName: '收费站' },
  });
});

test('the JSON text of a configuration reads like the configuration, a byte order mark before it too', () => {
  expect(parsePopupSelect(`\uFEFF${JSON.stringify(station)}`)).toEqual(parsePopupSelect(station));
});

test('missing members get the defaults: id, fullName, 20 a page, a dialog of 800 px, one choice', () => {
  expect(config(parsePopupSelect({ interfaceId: '1' }))).toEqual({
    interfaceId: '1',
    propsValue: 'id',
    relationField: 'fullName',
    columnOptions: [],
    templateJson: [],
    hasPage: false,
    pageSize: 20,
    popupType: 'dialog',
    popupTitle: null,
    popupWidthPx: 800,
    multiple: false,
    field: '',
    others: {},
  });
});

test.each([
  ['null', null],
  ['an empty text', ''],
  ['blanks', '  '],
])('%s counts as missing', (_, nothing) => {
  const members = [
    'propsValue',
    'relationField',
    'columnOptions',
    'templateJson',
    'hasPage',
    'pageSize',
    'popupType',
    'popupTitle',
    'popupWidth',
  ];
  const empty = Object.fromEntries(members.map((name) => [name, nothing === '  ' && name === 'popupWidth' ? '' : nothing]));
  expect(config(parsePopupSelect({ interfaceId: '1', ...empty }))).toEqual(config(parsePopupSelect({ interfaceId: '1' })));
});

test.each<[string, unknown, readonly string[]]>([
  ['a list of objects', [{ value: 'a', label: '甲' }, { value: 'b' }], ['a 甲', 'b b']],
  ['the JSON text of one', '[{"value":"a","label":"甲"}]', ['a 甲']],
  ['names joined by commas', 'a, b ,,c', ['a a', 'b b', 'c c']],
  ['a list of names', ['a', 'b'], ['a a', 'b b']],
  ['one name', 'a', ['a a']],
  ['names in Chinese', '姓名,工号', ['姓名 姓名', '工号 工号']],
])('columns may be %s', (_, columnOptions, read) => {
  expect(
    config(parsePopupSelect({ interfaceId: '1', columnOptions })).columnOptions.map(({ value, label }) => `${value} ${label}`),
  ).toEqual(read);
});

test.each<[unknown, number]>([
  [20, 20],
  ['50', 50],
  [' 100 ', 100],
  ['２０', 20],
  [10_000, 10_000],
])('%o is a page size', (pageSize, read) => {
  expect(config(parsePopupSelect({ interfaceId: '1', pageSize })).pageSize).toBe(read);
});

test.each<[unknown, number]>([
  ['800px', 800],
  [800, 800],
  ['1000', 1000],
  ['640px', 600],
  ['650px', 700],
  ['9999px', 1000],
  ['1px', 600],
  ['60%', 800],
  ['40%', 600],
  ['80vw', 1000],
  ['auto', 800],
])('a width of %o is shown in %i px', (popupWidth, px) => {
  expect(config(parsePopupSelect({ interfaceId: '1', popupWidth })).popupWidthPx).toBe(px);
});

test.each<[unknown, boolean]>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
])('%o says whether there are pages', (hasPage, read) => {
  expect(config(parsePopupSelect({ interfaceId: '1', hasPage })).hasPage).toBe(read);
});

test.each<[string, unknown, string, object]>([
  ['no interface', { interfaceId: '' }, 'interfaceId', { kind: 'missing' }],
  ['a list for an interface', { interfaceId: [] }, 'interfaceId', { kind: 'wrongKind', wanted: 'text' }],
  ['a page size in words', { pageSize: 'many' }, 'pageSize', { kind: 'wrongKind', wanted: 'number' }],
  ['half a row', { pageSize: 0.5 }, 'pageSize', { kind: 'wrongKind', wanted: 'number' }],
  ['no rows at all', { pageSize: 0 }, 'pageSize', { kind: 'outOfRange', min: 1, max: 10_000 }],
  ['100,000 rows a page', { pageSize: 1e5 }, 'pageSize', { kind: 'outOfRange', min: 1, max: 10_000 }],
  ['maybe', { hasPage: 'maybe' }, 'hasPage', { kind: 'wrongKind', wanted: 'yesNo' }],
  ['a popup nobody has', { popupType: 'window' }, 'popupType', { kind: 'notOneOf', choices: ['dialog', 'drawer'] }],
  ['a width with more in it', { popupWidth: '100%;}' }, 'popupWidth', { kind: 'wrongKind', wanted: 'size' }],
  ['a column without a name', { columnOptions: [{ label: '甲' }] }, 'columnOptions[0].value', { kind: 'missing' }],
  ['a column that is no object', { columnOptions: [{ value: 'a' }, 7] }, 'columnOptions[1]', { kind: 'wrongKind', wanted: 'object' }],
  ['a column with a comma', { columnOptions: [{ value: 'a,b' }] }, 'columnOptions[0].value', { kind: 'forbiddenName', name: 'a,b' }],
  ['a column of every object', { columnOptions: ['__proto__'] }, 'columnOptions', { kind: 'forbiddenName', name: '__proto__' }],
  ['a column twice', { columnOptions: 'a,b,a' }, 'columnOptions', { kind: 'duplicate', name: 'a' }],
  ['a stored column of every object', { propsValue: 'constructor' }, 'propsValue', { kind: 'forbiddenName', name: 'constructor' }],
  ['columns in bad JSON', { columnOptions: '[{"value":\n oops}]' }, 'columnOptions', { kind: 'badJson', line: 2, column: 2 }],
  ['parameters that are no list', { templateJson: { a: 1 } }, 'templateJson', { kind: 'wrongKind', wanted: 'list' }],
])('%s is refused with its place and reason', (_, members, path, reason) => {
  expect(problems(parsePopupSelect({ interfaceId: '1', ...(members as object) }))).toEqual([{ path, reason }]);
});

test('every problem is told at once', () => {
  const told = problems(parsePopupSelect({ pageSize: 'x', popupType: 'y', columnOptions: [{}, { value: 'a' }, { value: 'a' }] }));
  expect(told.map(({ path }) => path)).toEqual(['interfaceId', 'columnOptions[0].value', 'columnOptions', 'pageSize', 'popupType']);
});

test('a parameter keeps what else stands in it, because it is sent back as it is', () => {
  const [first] = config(
    parsePopupSelect({ interfaceId: '1', templateJson: '[{"id":"7","field":"road","jnpfKey":"comInput"}]' }),
  ).templateJson;
  expect(first).toEqual({ id: '7', field: 'road', jnpfKey: 'comInput', relationField: '', defaultValue: '' });
});

test('markup in a title or a label stays text', () => {
  const parsed = config(parsePopupSelect({ interfaceId: '1', popupTitle: '<b>站</b>\n', columnOptions: [{ value: 'a', label: '<i>' }] }));
  expect([parsed.popupTitle, parsed.columnOptions[0]?.label]).toEqual(['<b>站</b>', '<i>']);
});

test('what was read cannot be changed by anybody', () => {
  const parsed = config(parsePopupSelect(station));
  expect(() => Object.assign(parsed.columnOptions[0] ?? {}, { label: 'x' })).toThrow(TypeError);
});

test('a popup table select may choose many and is searched unless it says otherwise', () => {
  const parsed = config(parsePopupTableSelect({ interfaceId: '1', multiple: true }));
  expect([parsed.multiple, parsed.filterable]).toEqual([true, true]);
  expect(config(parsePopupTableSelect({ interfaceId: '1', filterable: 'false' })).filterable).toBe(false);
});

test('a data-interface select says where the fields of a filled row come from', () => {
  const relationOptions = [
    { field: 'F_Station', type: 1, value: 'fullName' },
    { field: 'F_Kind', type: '2', value: 0 },
    { field: 'F_Note', type: 2 },
  ];
  expect(config(parseDataInterfaceSelect({ interfaceId: '1', relationOptions })).relationOptions).toEqual([
    { kind: 'column', field: 'F_Station', column: 'fullName' },
    { kind: 'constant', field: 'F_Kind', value: 0 },
    { kind: 'constant', field: 'F_Note', value: '' },
  ]);
  expect(problems(parseDataInterfaceSelect({ interfaceId: '1', relationOptions: [{ type: 3 }] })).map(({ path }) => path)).toEqual([
    'relationOptions[0].field',
    'relationOptions[0].type',
    'relationOptions[0].value',
  ]);
});
