import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { circlesIn, dependenciesOf } from './graph.ts';
import type { Json } from './json.ts';
import { fieldsOf, keyFault, nextKeyNumber } from './keys.ts';
import { KINDS, KIND_NAMES, hasKey } from './kinds.ts';
import type { KindFacts } from './kinds.ts';
import { problemPlace } from './problem-place.ts';
import { mayBeReleased, problemsOf } from './problems.ts';
import { NO_TEXTS, documentOf } from './testing/designs.ts';
import { usesOf, usesOfField, withKey, withoutFieldsInLists } from './uses.ts';

interface Members {
  readonly [member: string]: Json;
}
const control = (jnpfKey: string, key: string, more: Members = {}, config: Members = {}): Json => ({
  ...(key && { __vModel__: key }),
  __config__: { jnpfKey, label: key || jnpfKey, ...config },
  ...more,
});
const listOf = (columns: readonly string[], more: Members = {}): Members => ({
  type: 1,
  columnList: columns.map((prop) => ({ prop, label: prop, __vModel__: prop })),
  searchList: columns.slice(0, 1).map((prop) => ({ prop, label: prop })),
  ...more,
});
const designOf = (fields: readonly Json[], list: Members | null = listOf(['a']), form: Members = {}) =>
  documentOf({ ...NO_TEXTS, formData: JSON.stringify({ ...form, fields }), columnData: list && JSON.stringify(list) });
const codesOf = (...args: Parameters<typeof designOf>) => problemsOf(designOf(...args)).map(({ code }) => code);
const A = control('comInput', 'a');
const OPTIONS = { __slot__: { options: [{ id: '1', fullName: '一' }] } };

test('a design that is right has no problem', () => {
  expect(problemsOf(designOf([A, control('select', 'b', OPTIONS)]))).toEqual([]);
});

test.each<[string, readonly Json[], Members | null, Members, readonly string[]]>([
  ['nothing in its form', [], null, {}, ['emptyForm', 'emptyList']],
  ['a list without columns', [A], listOf([]), {}, ['emptyList', 'noFilter']],
  ['a field without a key', [A, control('date', '')], undefined as never, {}, ['keyEmpty']],
  ['a key that is no name', [A, control('date', '1x')], undefined as never, {}, ['keyNoName']],
  ['a key of the records', [A, control('date', 'flowState')], undefined as never, {}, ['keyReserved']],
  ['a key that is a companion', [A, control('date', 'a_name')], undefined as never, {}, ['keyReserved']],
  ['a key as columns of tables have it', [A, control('date', 'F_Remark'), control('date', 'road_name')], undefined as never, {}, []],
  ['one key twice', [A, control('date', 'A')], undefined as never, {}, ['keyTwice']],
  ['a key of a field that was taken out', [A], undefined as never, { milepostRetired: [{ key: 'a' }] }, ['keyRetired']],
  ['a column of no field', [A], listOf(['a', 'gone']), {}, ['noSuchField']],
  [
    'a sum, a group and a condition of no field',
    [A],
    listOf(['a'], { type: 3, groupField: 'g', summaryField: ['s'], ruleList: [{ field: 'r' }] }),
    {},
    ['noSuchField', 'noSuchField', 'noSuchField'],
  ],
  ['an order of no field', [A], listOf(['a'], { defaultSidx: '-a,creatorTime,gone' }), {}, ['noSuchField']],
  ['an order of no field, as newer designs have it', [A], listOf(['a'], { defaultSortConfig: [{ field: 'gone' }] }), {}, ['noSuchField']],
  [
    'a condition of no field, as newer designs have it',
    [A],
    listOf(['a'], { ruleList: { matchLogic: 'and', conditionList: [{ logic: 'and', groups: [{ field: 'a' }, { field: 'gone' }] }] } }),
    {},
    ['noSuchField'],
  ],
  [
    'a sum in a sub-table of a column of the form around it',
    [A, control('table', 't', { summaryField: ['a'] }, { children: [control('numInput', 'n')] })],
    undefined as never,
    {},
    ['noSuchField'],
  ],
  [
    'a key of a column that was taken out',
    [A, control('table', 't', {}, { children: [control('numInput', 'n')] })],
    undefined as never,
    { milepostRetired: [{ key: 't-n' }] },
    ['keyRetired'],
  ],
  ['a group of nothing', [A], listOf(['a'], { type: 3 }), {}, ['groupWithoutField']],
  [
    'a formula of no field',
    [A, control('calculate', 'c', { expression: ['a', '+', 'gone', '*', '2'] })],
    undefined as never,
    {},
    ['noSuchField'],
  ],
  [
    'a circle of formulas',
    [A, control('calculate', 'c', { expression: ['d'] }), control('calculate', 'd', { expression: ['c', '+', '1'] })],
    undefined as never,
    {},
    ['circle'],
  ],
  ['a relation without a form', [A, control('relationForm', 'r')], undefined as never, {}, ['noModel']],
  ['a popup without rows', [A, control('popupSelect', 'p', { interfaceId: '1' })], undefined as never, {}, ['noColumns']],
  ['a number without its rule', [A, control('billRule', 'n')], undefined as never, {}, ['noNumberRule']],
  ['a choice of nothing', [A, control('select', 's')], undefined as never, {}, ['noOptions']],
  ['a dictionary nobody chose', [A, control('select', 's', {}, { dataType: 'dictionary' })], undefined as never, {}, ['noOptions']],
  [
    'a table in a table',
    [A, control('table', 't', {}, { children: [control('table', 'u', {}, { children: [] })] })],
    undefined as never,
    {},
    ['wrongPlace'],
  ],
  [
    'a field required that is hidden',
    [control('comInput', 'a', {}, { required: true, noShow: true })],
    undefined as never,
    {},
    ['requiredAndHidden'],
  ],
  ['a field shown nowhere', [control('comInput', 'a', {}, { visibility: [] })], undefined as never, {}, ['shownNowhere']],
  [
    'a number to begin with beyond its limits',
    [A, control('numInput', 'n', { min: 1, max: 5 }, { defaultValue: 9 })],
    undefined as never,
    {},
    ['defaultOutOfLimits'],
  ],
  ['limits that cross', [A, control('numInput', 'n', { min: 5, max: 1 })], undefined as never, {}, ['limitsCrossed']],
  ['two fields of one label', [A, control('date', 'b', {}, { label: 'a' })], undefined as never, {}, ['labelTwice']],
  ['a filter on files', [A, control('uploadFz', 'f')], listOf(['a'], { searchList: [{ prop: 'f' }] }), {}, ['notFilterable']],
  ['scripts', [A], undefined as never, { funcs: { onLoad: '() => 1' } }, ['scripts']],
  ['a control nobody knows', [A, control('hologram', 'h')], undefined as never, {}, ['unknownKind']],
])('a design with %s says so', (_, fields, list, form, codes) => {
  expect(codesOf(fields, list, form)).toEqual(codes);
});

const NUMBER = (more: Members, config: Members = {}): Json => control('numInput', 'n', more, config);
const TABLE = (...children: readonly Json[]): Json => control('table', 't', {}, { children });
const foundIn = (fields: readonly Json[], list: Members | null | undefined, form: Members = {}) =>
  problemsOf(designOf(fields, list, form)).map(({ code, owner, path: at, values }) => [
    typeof owner === 'object' ? 'node' : owner,
    code,
    at.join('.'),
    values,
  ]);

test.each<[string, readonly Json[], Members | null | undefined, Members, readonly unknown[]]>([
  ['a field without a key', [A, control('date', '')], undefined, {}, ['node', 'keyEmpty', '__vModel__', { label: 'date', key: '' }]],
  ['a key that is no name', [A, control('date', '1x')], undefined, {}, ['node', 'keyNoName', '__vModel__', { label: '1x', key: '1x' }]],
  ['one key twice', [A, control('date', 'A')], undefined, {}, ['node', 'keyTwice', '__vModel__', { label: 'A', key: 'A', other: 'a' }]],
  ['a key taken out', [A], undefined, { milepostRetired: [{ key: 'a' }] }, ['node', 'keyRetired', '__vModel__', { label: 'a', key: 'a' }]],
  ['a relation', [A, control('relationForm', 'r')], undefined, {}, ['node', 'noModel', 'modelId', { label: 'r', kind: 'relationForm' }]],
  [
    'a popup without an interface',
    [A, control('popupSelect', 'p', { columnOptions: [{}] })],
    undefined,
    {},
    ['node', 'noInterface', 'interfaceId', { label: 'p', kind: 'popupSelect' }],
  ],
  [
    'a popup without rows',
    [A, control('popupTableSelect', 'p', { interfaceId: '1' })],
    undefined,
    {},
    ['node', 'noColumns', 'columnOptions', { label: 'p', kind: 'popupTableSelect' }],
  ],
  [
    'a number without its rule',
    [A, control('billRule', 'n')],
    undefined,
    {},
    ['node', 'noNumberRule', '__config__.rule', { label: 'n', kind: 'billRule' }],
  ],
  [
    'a choice of an interface nobody chose',
    [A, control('select', 's', OPTIONS, { dataType: 'dynamic' })],
    undefined,
    {},
    ['node', 'noOptions', '__config__.dataType', { label: 's', kind: 'select' }],
  ],
  [
    'a choice of a dictionary nobody chose',
    [A, control('radio', 's', OPTIONS, { dataType: 'dictionary' })],
    undefined,
    {},
    ['node', 'noOptions', '__config__.dataType', { label: 's', kind: 'radio' }],
  ],
  [
    'required and hidden',
    [control('comInput', 'a', {}, { required: true, noShow: true })],
    undefined,
    {},
    ['node', 'requiredAndHidden', '__config__.required', { label: 'a', kind: 'comInput' }],
  ],
  [
    'shown nowhere',
    [control('comInput', 'a', {}, { visibility: [] })],
    undefined,
    {},
    ['node', 'shownNowhere', '__config__.visibility', { label: 'a', kind: 'comInput' }],
  ],
  [
    'limits that cross',
    [A, NUMBER({ min: 5, max: 1 })],
    undefined,
    {},
    ['node', 'limitsCrossed', 'min', { label: 'n', kind: 'numInput', min: 5, max: 1 }],
  ],
  [
    'a begin below its limits',
    [A, NUMBER({ min: 1, max: 5 }, { defaultValue: 0 })],
    undefined,
    {},
    ['node', 'defaultOutOfLimits', '__config__.defaultValue', { label: 'n', kind: 'numInput', value: 0 }],
  ],
  [
    'two labels',
    [A, control('date', 'b', {}, { label: ' a ' })],
    undefined,
    {},
    ['node', 'labelTwice', '__config__.label', { label: 'a' }],
  ],
  [
    'a column of no field',
    [A],
    listOf(['a', 'gone']),
    {},
    ['list', 'noSuchField', 'columnList.1.prop', { field: 'gone', as: 'column', label: 'gone' }],
  ],
  [
    'a column that was taken out',
    [A],
    listOf(['a', 'gone']),
    { milepostRetired: [{ key: 'gone', label: 'Lane' }] },
    ['list', 'noSuchField', 'columnList.1.prop', { field: 'gone', as: 'column', label: 'Lane' }],
  ],
  [
    'a filter on files',
    [A, control('uploadFz', 'f')],
    listOf(['a'], { searchList: [{ prop: 'f' }] }),
    {},
    ['list', 'notFilterable', 'searchList.0', { field: 'f' }],
  ],
  ['a group of nothing', [A], listOf(['a'], { type: 3 }), {}, ['list', 'groupWithoutField', 'groupField', {}]],
  ['a tree without a parent', [A], listOf(['a'], { type: 5 }), {}, ['list', 'parentWithoutField', 'parentField', {}]],
  ['a tree beside it of nothing', [A], listOf(['a'], { type: 2 }), {}, ['list', 'treeWithoutSource', 'treeRelation', {}]],
  ['no filter', [A], listOf(['a'], { searchList: [] }), {}, ['list', 'noFilter', 'searchList', {}]],
  [
    'a circle',
    [A, control('calculate', 'c', { expression: ['d'] }), control('calculate', 'd', { expression: ['c'] })],
    undefined,
    {},
    ['node', 'circle', '', { fields: ['c', 'd'] }],
  ],
  [
    'two scripts',
    [A],
    undefined,
    { funcs: { onLoad: '() => 1', beforeSubmit: '() => 2', afterSubmit: '  ' } },
    ['form', 'scripts', 'funcs', { count: 2 }],
  ],
])('the problem of %s says where it is, and names what is wrong', (_, fields, list, form, found) => {
  expect(foundIn(fields, list, form)).toEqual([found]);
});

test.each<[string, readonly Json[], (Members | null)?]>([
  ['attributes of another record, which have no key', [A, control('relationFormAttr', ''), control('popupAttr', '')]],
  ['a sentence with options, which is chosen from no rows', [A, control('autoComplete', 'p', { interfaceId: '1' })]],
  ['options beside its slot', [A, control('select', 's', { options: [{ id: '1' }] })]],
  ['a dictionary that was chosen', [A, control('select', 's', {}, { dataType: 'dictionary', dictionaryType: '7' })]],
  ['an interface that was chosen', [A, control('select', 's', {}, { dataType: 'dynamic', propsUrl: '7' })]],
  ['limits that meet, and a begin at both', [A, NUMBER({ min: 5, max: 5 }, { defaultValue: 5 })]],
  ['limits nobody set', [A, NUMBER({ min: '', max: null }, { defaultValue: '' })]],
  [
    'a field required that is shown, and one hidden that is not',
    [control('comInput', 'a', {}, { required: true }), control('date', 'b', {}, { noShow: true })],
  ],
  ['a number of a text beyond its limits, which it has not', [A, control('comInput', 'b', { min: 1, max: 5 }, { defaultValue: '9' })]],
  ['one label in a form and in its table', [A, TABLE(control('numInput', 'n', {}, { label: 'a' }))]],
  ['two fields without a label', [A, control('date', 'b', {}, { label: '' }), control('date', 'c', {}, { label: ' ' })]],
  ['a field in a table no designer would put there', [A, TABLE(control('table', 'u', {}, { jnpfKey: 'editor' }))]],
  [
    'columns, filters and conditions of the records themselves',
    [A],
    listOf(['a', 'flowState'], { searchList: [{ prop: 'creatorTime' }], ruleList: [{ field: 'creatorUserId' }] }),
  ],
  ['200 fields', Array.from({ length: 200 }, (_, at) => control('comInput', at === 0 ? 'a' : `a${at}`))],
])('there is no problem in %s', (_, fields, list) => expect(foundIn(fields, list)).toEqual([]));

test('a form of more than 200 fields is told, and stops no release', () => {
  const many = Array.from({ length: 201 }, (_, at) => control('comInput', at === 0 ? 'a' : `a${at}`));
  expect(foundIn(many, undefined)).toEqual([['form', 'manyFields', '', { count: 201 }]]);
  expect(mayBeReleased(problemsOf(designOf(many)))).toBe(true);
});

test('each problem of a design has an id of its own', () => {
  const ids = problemsOf(
    designOf([A, control('date', ''), control('select', 's'), control('date', 'A'), NUMBER({ min: 5, max: 1 })], listOf(['x', 'y'])),
  ).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a problem stands where its control or its item of a list is written', () => {
  const fields = [A, control('card', '', {}, { children: [control('date', 'b'), control('date', 'B')] })];
  const list = listOf(['a', 'gone'], { defaultSidx: 'g' });
  const document = designOf(fields, list, { milepostRules: [{ on: { change: 'x' } }] });
  expect(problemsOf(document).map((problem) => problemPlace(document, problem))).toEqual([
    'formData.fields[1].__config__.children[1]',
    'formData.milepostRules[0]',
    'columnData.columnList[1]',
    'columnData.defaultSidx',
  ]);
});

test('the designs of the description could be released', () => {
  const folder = path.resolve(import.meta.dirname, '../../../spec/domains/model/examples');
  interface Example {
    readonly formData?: string;
    readonly columnData?: string | null;
    readonly data?: Example;
  }
  const designs = readdirSync(folder).flatMap((file) => {
    const examples = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Readonly<Record<string, { readonly value: Example }>>;
    return Object.values(examples).flatMap(({ value }) => {
      const { formData, columnData = null } = value.data ?? value;
      if (!formData) return [];
      const document = documentOf({ ...NO_TEXTS, formData, columnData });
      return [{ ...document, facts: { ...document.facts, webType: columnData ? 2 : 1 } }];
    });
  });
  expect(designs.length).toBeGreaterThan(2);
  expect(designs.flatMap((design) => problemsOf(design).filter(({ severity }) => severity === 'error'))).toEqual([]);
});

test('warnings and notes stop no release, errors do', () => {
  expect(mayBeReleased(problemsOf(designOf([A, control('date', 'b', {}, { label: 'a' })])))).toBe(true);
  expect(mayBeReleased(problemsOf(designOf([A], listOf(['gone']))))).toBe(false);
});

const USED = [
  control('comInput', 'a'),
  control('calculate', 'sum', { expression: ['SUM(rows-price)', '+', { __vModel__: 'a' }] }),
  control('relationFormAttr', 'attr', { relationField: 'a_jnpfTable_road1' }),
  control('userSelect', 'who', { relationField: 'a' }),
  control('date', 'day', {}, { startRelationField: 'a' }),
  control('select', 'pick', OPTIONS, {
    templateJson: [
      { field: 'p', relationField: 'a' },
      { field: 'q', relationField: '@userId' },
    ],
  }),
  control('qrcode', '', { relationField: 'a' }),
  control(
    'table',
    'rows',
    { summaryField: ['price'] },
    { children: [control('numInput', 'price'), control('calculate', 'total', { expression: ['price', '*', '2'] })] },
  ),
];
const USING = {
  ...listOf(['a', 'rows-price']),
  summaryField: ['rows-price'],
  defaultSidx: 'a',
  ruleList: [{ field: 'a' }],
  uploaderTemplateJson: { selectKey: ['a', 'rows-price'] },
};
// oxlint-disable-next-line unicorn/no-thenable -- a rule of a design, which nobody awaits
const RULE = { milepostRules: [{ on: { change: 'a' }, then: [{ do: 'set', field: 'sum', to: { formula: ['a', '+', '1'] } }] }] };

const nodeOf = (document: ReturnType<typeof designOf>, key: string) => fieldsOf(document).find((field) => field.key === key)?.nodeId ?? '';

test('every use of a field is found, and follows a new key', () => {
  const document = designOf(USED, USING, RULE);
  expect(usesOfField(document, 'a').map(({ as }) => as)).toEqual([
    'formula',
    'attribute',
    'follows',
    'dateLimit',
    'parameter',
    'code',
    'rule',
    'rule',
    'column',
    'filter',
    'order',
    'condition',
    'import',
  ]);
  const renamed = withKey(document, nodeOf(document, 'a'), 'place');
  expect(usesOfField(renamed, 'a')).toEqual([]);
  expect(usesOfField(renamed, 'place').map(({ as }) => as)).toEqual(usesOfField(document, 'a').map(({ as }) => as));
  expect(JSON.stringify(renamed.list)).toContain('"prop":"place","label":"a","__vModel__":"place"');
});

test('a column of a sub-table is named with its table, in its own row without it', () => {
  const document = designOf(USED, USING, RULE);
  expect(usesOfField(document, 'rows-price').map(({ as }) => as)).toEqual(['formula', 'sum', 'formula', 'column', 'listSum', 'import']);
  const renamed = withKey(document, nodeOf(document, 'price'), 'cost');
  expect(usesOfField(renamed, 'rows-price')).toEqual([]);
  expect(usesOf(renamed).filter(({ field }) => field === 'rows-cost')).toHaveLength(6);
  const text = JSON.stringify([...renamed.tree.nodes.values()]);
  expect(text).toContain('SUM(rows-cost)');
  expect(text).toContain('"expression":["cost","*","2"]');
});

test('a field that is taken out takes its columns, filters, sums and its place in the order along', () => {
  const { list } = withoutFieldsInLists(designOf(USED, USING, RULE), new Set(['a']));
  expect(list).toMatchObject({
    columnList: [{ prop: 'rows-price' }],
    searchList: [],
    defaultSidx: '',
    ruleList: [],
    uploaderTemplateJson: { selectKey: ['rows-price'] },
  });
  const without = withoutFieldsInLists(designOf(USED, USING, RULE), new Set(['rows'])).list;
  expect(without).toMatchObject({ columnList: [{ prop: 'a' }], summaryField: [], uploaderTemplateJson: { selectKey: ['a'] } });
});

test('who changes with whom: options, formulas and rules', () => {
  expect(dependenciesOf(designOf(USED, USING, RULE)).map(({ field, source }) => `${field} ← ${source}`)).toEqual([
    'sum ← rows-price',
    'sum ← a',
    'attr ← a',
    'who ← a',
    'pick ← a',
    'rows-total ← rows-price',
    'sum ← a',
  ]);
  const of = (pairs: string) => circlesIn(pairs.split(' ').map((pair) => ({ field: pair[0] ?? '', source: pair[1] ?? '', as: 'formula' })));
  expect(of('ab bc cd')).toEqual([]);
  expect(of('ab bc ca')).toEqual([['a', 'b', 'c']]);
  expect(of('aa ab bc cb')).toEqual([['a'], ['b', 'c']]);
});

test('a number of a key is never given again: not that of the form, of one taken out, nor of another version', () => {
  const document = designOf([control('comInput', 'comInputField103'), control('date', 'opened2020')], null, {
    idGlobal: 101,
    milepostRetired: [{ key: 'numInputField120', kind: 'numInput' }],
  });
  expect(nextKeyNumber(document)).toBe(121);
  expect(nextKeyNumber(document, ['dateField140'])).toBe(141);
  expect(nextKeyNumber(designOf([], null))).toBe(101);
});

test.each([
  ['comInputField101', null],
  ['a', null],
  ['', 'empty'],
  ['名称', 'noName'],
  ['a-b', 'noName'],
  ['x'.repeat(51), 'tooLong'],
  ['id', 'reserved'],
  ['F_creatorTime', 'reserved'],
  ['creatorTime', 'reserved'],
  ['constructor', 'reserved'],
  ['road_id', 'reserved'],
])('the key %s is judged', (key, fault) => {
  expect(keyFault(key)).toBe(fault);
});

test('only what has a value has a key; what cannot be shown in a list is no column', () => {
  const wrong = KIND_NAMES.filter((kind) => {
    const facts: KindFacts = KINDS[kind];
    const isUsed = facts.isColumn || facts.isFilter || facts.isSource || facts.isSortable;
    return hasKey(kind) !== (facts.value !== 'none') || (isUsed && !hasKey(kind));
  });
  expect(wrong).toEqual([]);
});
