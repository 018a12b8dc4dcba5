import { describe, expect, test } from 'vitest';
import { newControl } from './begins.ts';
import type { DesignNode } from './document.ts';
import { withValueAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import type { KindName } from './kinds.ts';
import { listMadeFrom, newColumn, newFilter, withFieldsOffered } from './make-list.ts';
import { NO_TEXTS, documentOf } from './testing/designs.ts';

const made = (kind: KindName, number: number, label = `标签${number}`) =>
  newControl({ kind, key: `${kind}Field${number}`, label, number, dialect: 'old' });
const within = (kind: KindName, number: number, ...children: readonly Json[]) =>
  withValueAt(made(kind, number), ['__config__', 'children'], children) as JsonObject;
const opened = (fields: readonly Json[]) => documentOf({ ...NO_TEXTS, formData: JSON.stringify({ fields }) });
const nodeOf = (own: Json): DesignNode => ({ id: 'n1', own, children: null, home: null });
const props = (list: Json | undefined) => (list as readonly JsonObject[]).map(({ prop }) => prop);

describe('a list made from a form', () => {
  const formOfAll = () =>
    opened([
      within('card', 1, made('comInput', 2), made('textarea', 3)),
      within('table', 4, made('numInput', 5)),
      made('divider', 6),
      made('editor', 7),
      ...Array.from({ length: 8 }, (_, at) => made('numInput', 10 + at)),
      made('select', 20),
      made('date', 21),
      made('userSelect', 22),
    ]);

  test('has the first eight fields that can be columns, none of a sub-table', () => {
    const list = listMadeFrom(formOfAll());
    const first = ['comInputField2', 'textareaField3', ...Array.from({ length: 6 }, (_, at) => `numInputField${10 + at}`)];
    expect(props(list['columnList'])).toEqual(first);
    const all = [...first, 'numInputField16', 'numInputField17', 'selectField20', 'dateField21', 'userSelectField22'];
    expect(props(list['defaultColumnList'])).toEqual(all);
    expect((list['defaultColumnList'] as readonly JsonObject[]).map(({ checked }) => checked)).toEqual(all.map((_, at) => at < 8));
    expect(list['columnOptions']).toHaveLength(all.length);
  });

  test('is searched by a text, a choice and a date', () =>
    expect(props(listMadeFrom(formOfAll())['searchList'])).toEqual(['comInputField2', 'selectField20', 'dateField21']));

  test('has pages, the usual buttons, and of an empty form nothing else', () => {
    const list = listMadeFrom(formOfAll());
    expect(list).toMatchObject({
      type: 1,
      hasPage: true,
      pageSize: 20,
      sort: 'desc',
      defaultSidx: '',
      hasSuperQuery: true,
      useBtnPermission: true,
    });
    const values = (name: string) => (list[name] as readonly JsonObject[]).map(({ value }) => value);
    expect([values('btnsList'), values('columnBtnsList')]).toEqual([['add'], ['edit', 'remove', 'detail']]);
    const none = ['summaryField', 'ruleList', 'customBtnsList', 'printIds'];
    expect(none.map((name) => list[name])).toEqual(none.map(() => []));
    expect(list['funcs']).toEqual({ afterOnload: '', rowStyle: '', cellStyle: '' });
    expect((list['columnOptions'] as readonly Json[])[0]).toEqual(made('comInput', 2));
    const off = ['showSummary', 'hasTreeQuery', 'useColumnPermission', 'useFormPermission', 'useDataPermission'];
    expect(off.map((name) => list[name])).toEqual(off.map(() => false));
    expect(listMadeFrom(opened([]))).toMatchObject({ columnList: [], searchList: [], columnOptions: [] });
  });
});

test.each<[KindName, string, number]>([
  ['comInput', 'left', 2],
  ['textarea', 'left', 2],
  ['numInput', 'right', 3],
  ['rate', 'right', 3],
  ['date', 'left', 3],
  ['time', 'left', 3],
  ['select', 'left', 1],
  ['userSelect', 'left', 1],
])('a column of %s stands %s, its filter is of sort %d', (kind, align, searchType) => {
  const node = nodeOf(made(kind, 7));
  const own = { prop: `${kind}Field7`, __vModel__: `${kind}Field7`, label: '标签7', jnpfKey: kind };
  expect(newColumn(node)).toMatchObject({ ...own, fixed: 'none', align, width: null, sortable: false });
  expect(newFilter(node)).toMatchObject({ ...own, value: null, searchType, searchMultiple: false });
  expect([newColumn(node, 'rows-x')['prop'], newFilter(node, 'rows-x')['__vModel__']]).toEqual(['rows-x', 'rows-x']);
});

describe.each(['old', 'new'] as const)('a field that comes into a form of the %s dialect', (dialect) => {
  const control = (kind: KindName, number: number) => newControl({ kind, key: `f${number}`, label: `标签${number}`, number, dialect });
  const fields = [control('select', 1), control('numInput', 2), control('divider', 3), control('comInput', 4)];
  const document = opened([...fields, { ...control('table', 5), __config__: { jnpfKey: 'table', children: [control('date', 6)] } }]);
  const all = new Set(document.tree.nodes.keys());

  test('is offered as a column by the lists that offer some, once, and is none of their columns yet', () => {
    const list: JsonObject = {
      columnList: [],
      columnOptions: [{ __vModel__: 'f1', kept: 1 }],
      defaultColumnList: [{ prop: 'f4', checked: true }],
    };
    const after = withFieldsOffered({ ...document, list, appList: { columnOptions: [] } }, all);
    expect(after.list).toEqual({
      columnList: [],
      columnOptions: [{ __vModel__: 'f1', kept: 1 }, fields[1], fields[3]],
      defaultColumnList: [
        { prop: 'f4', checked: true },
        expect.objectContaining({ prop: 'f1', label: '标签1', checked: false }),
        expect.objectContaining({ prop: 'f2', align: 'right', checked: false }),
      ],
    });
    expect(after.appList).toEqual({ columnOptions: [fields[0], fields[1], fields[3]] });
    expect(withFieldsOffered(after, all)).toBe(after);
  });

  test('a list that keeps no offers, and a form without a list, stay', () => {
    const bare = { ...document, list: { columnList: [] } };
    expect(withFieldsOffered(bare, all)).toBe(bare);
    expect(withFieldsOffered(document, all)).toBe(document);
  });
});
