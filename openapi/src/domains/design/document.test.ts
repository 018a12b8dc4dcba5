import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNodeIds, formOf, keyOf, kindNameOf, openDesign, textsOf } from './document.ts';
import { isSame, parseJson, withValueAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { FACTS, NO_TEXTS, anyTexts, documentOf } from './testing/designs.ts';
import { allNodes, withNode } from './tree.ts';

const ofForm = (form: object) => ({ ...NO_TEXTS, formData: JSON.stringify(form) });

test('2,000 designs are opened and written back as the very texts that came', () => {
  fc.assert(
    fc.property(anyTexts, (texts) => {
      expect(textsOf(documentOf(texts))).toEqual(texts);
    }),
    { numRuns: 2000 },
  );
});

test('one label changed is one member changed, whatever else the design has', () => {
  fc.assert(
    fc.property(anyTexts, fc.nat(), (texts, pick) => {
      const document = documentOf(texts);
      const nodes = allNodes(document.tree).filter(({ own }) => typeof own === 'object');
      const node = nodes[pick % nodes.length];
      if (!node) return;
      const own = withValueAt(node.own, ['__config__', 'label'], '改过的名称') as Json;
      const after = parseJson(textsOf({ ...document, tree: withNode(document.tree, node.id, own) }).formData ?? '');
      const before = parseJson(texts.formData ?? '');
      expect(differences(before, after)).toEqual(node.own === own ? [] : ['改过的名称']);
    }),
    { numRuns: 500 },
  );
});

/** Values of the second that are not those of the first. */
function differences(one: Json | undefined, other: Json | undefined): readonly Json[] {
  if (isSame(one, other)) return [];
  if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].flatMap((name) => differences((one as JsonObject)[name], (other as JsonObject)[name]));
  }
  return [other as Json];
}

test('controls in layouts, tabs and sub-tables are nodes of their own; an item that is no control stays in its place', () => {
  const form = {
    fields: [
      { __vModel__: 'a', __config__: { jnpfKey: 'comInput' } },
      7,
      null,
      {
        __config__: {
          jnpfKey: 'tab',
          children: [{ title: '一', __config__: { jnpfKey: 'tabItem', children: [{ __vModel__: 'b', __config__: { jnpfKey: 'date' } }] } }],
        },
      },
      {
        __vModel__: 'rows',
        __config__: { jnpfKey: 'table', children: [{ __vModel__: 'c', __config__: { jnpfKey: 'numInput', children: 'none' } }] },
      },
    ],
  };
  const document = documentOf(ofForm(form));
  expect(allNodes(document.tree).map((node) => [kindNameOf(node), keyOf(node), node.children?.length ?? null])).toEqual([
    ['comInput', 'a', null],
    ['', '', null],
    ['', '', null],
    ['tab', '', 1],
    ['tabItem', '', 1],
    ['date', 'b', null],
    ['table', 'rows', 1],
    ['numInput', 'c', null],
  ]);
  expect(formOf(document)).toEqual(form);
});

test.each([
  ['no JSON', '{broken', 'notJson'],
  ['a list', '[]', 'notAnObject'],
  ['a text', '"x"', 'notAnObject'],
  ['controls as a text', '{"fields":"[]"}', 'noControls'],
  ['controls by number', '{"fields":{"0":{}}}', 'noControls'],
  ['deeper than anybody draws', `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`, 'tooDeep'],
  ['larger than is opened', `{"a":"${'x'.repeat(8 * 1024 * 1024)}"}`, 'tooLarge'],
])('a form that is %s is named, and not written over', (_, formData, reason) => {
  const { document, unread } = openDesign(FACTS, { ...NO_TEXTS, formData }, createNodeIds());
  expect(unread).toEqual([{ name: 'formData', reason }]);
  expect(textsOf(document).formData).toBe(formData);
});

test('numbers keep the digits they came with, members of every object stay members', () => {
  const text =
    '{"fields":[{"__vModel__":"a","__config__":{"jnpfKey":"relationForm","label":"A"},"modelId":375086540390404727,"rate":1.10,"__proto__":{"x":1}}]}';
  const document = documentOf({ ...NO_TEXTS, formData: text });
  const [node] = allNodes(document.tree);
  const own = withValueAt(node?.own, ['__config__', 'label'], 'B') as Json;
  const written = textsOf({ ...document, tree: withNode(document.tree, node?.id ?? '', own) }).formData;
  expect(written).toBe(text.replace('"A"', '"B"').replace('1.10', '1.1'));
});

test('a form without fields, and none at all, are written back as they came', () => {
  for (const formData of [null, '', ' ', 'null', '{}', '{"fields":null}', '{"fields":[]}']) {
    expect(textsOf(documentOf({ ...NO_TEXTS, formData, columnData: formData, tables: formData }))).toEqual({
      ...NO_TEXTS,
      formData,
      columnData: formData,
      tables: formData,
    });
  }
});

test.each([
  ['old', { __slot__: {} }],
  ['old', { 'show-alpha': true }],
  ['old', {}],
  ['old', { __config__: { jnpfKey: 'comInput' } }],
  ['new', { options: [] }],
  ['new', { __config__: { jnpfKey: 'datePicker' } }],
])('%s keys are those of a form with %j', (dialect, control) => {
  expect(documentOf(ofForm({ fields: [7, control, {}] })).dialect).toBe(dialect);
  expect(documentOf(ofForm({ fields: [control, { options: [] }, { options: [], __slot__: {} }] })).dialect).toBe('old');
});

test('controls within controls are nodes down to 64 levels; deeper ones stay in what holds them', () => {
  const nested = (levels: number): object => ({ __config__: { jnpfKey: 'row', children: levels === 1 ? [] : [nested(levels - 1)] } });
  const levels = (count: number) => allNodes(documentOf(ofForm({ fields: [nested(count)] })).tree);
  expect(levels(10)).toHaveLength(10);
  expect(levels(64).at(-1)?.children).toEqual([]);
  expect(levels(65)).toHaveLength(65);
  expect(levels(65).at(-1)?.children).toBeNull();
  const deep = ofForm({ fields: [nested(68)] });
  expect(allNodes(documentOf(deep).tree)).toHaveLength(65);
  expect(textsOf(documentOf(deep))).toEqual(deep);
});

test('ids of a session begin with 1, and a node has its control without those within it', () => {
  const { tree } = documentOf(ofForm({ fields: [{ __config__: { children: [{ __vModel__: 'a' }] } }, { __config__: { children: [] } }] }));
  expect([...tree.nodes.keys()]).toEqual(['n1', 'n2', 'n3']);
  expect(tree.nodes.get('n1')).toEqual({ id: 'n1', own: { __config__: { children: [] } }, children: ['n2'], home: null });
  expect(tree.nodes.get('n2')).toMatchObject({ home: 'n1', children: null });
});

test('a form has its controls put in; without a form there is one as soon as there are controls', () => {
  const field = { __vModel__: 'a' };
  const { tree } = documentOf(ofForm({ fields: [field] }));
  expect(formOf(documentOf(NO_TEXTS))).toBeNull();
  expect(formOf({ ...documentOf(NO_TEXTS), tree })).toEqual({ fields: [field] });
  expect(formOf({ ...documentOf(ofForm({ width: 1 })), tree })).toEqual({ width: 1, fields: [field] });
  expect(formOf(documentOf(ofForm({ width: 1 })))).toEqual({ width: 1 });
  expect(documentOf(ofForm({ width: 1, fields: [field] })).form).toEqual({ width: 1, fields: [] });
});

test('tables of a database are written where they were changed, and as they came where they were not', () => {
  const tables = ' [ {"table":"t"} ] ';
  const document = documentOf({ ...NO_TEXTS, tables });
  expect(document.tables).toEqual([{ table: 't' }]);
  expect(textsOf(document).tables).toBe(tables);
  expect(textsOf({ ...document, tables: [{ table: 'u' }] }).tables).toBe('[{"table":"u"}]');
  expect(textsOf({ ...document, tables: [] }).tables).toBe('[]');
  expect(textsOf({ ...documentOf(NO_TEXTS), tables: [{ table: 'u' }] }).tables).toBe('[{"table":"u"}]');
  expect(documentOf({ ...NO_TEXTS, tables: '{broken' }).tables).toEqual([]);
  expect([textsOf(documentOf(NO_TEXTS)).tables, textsOf(documentOf({ ...NO_TEXTS, tables: ' ' })).tables]).toEqual([null, ' ']);
});

test('a list that could not be read is not written over by none, and is by another one', () => {
  const document = documentOf({ ...NO_TEXTS, columnData: '{broken' });
  expect(textsOf(document).columnData).toBe('{broken');
  expect(textsOf({ ...document, list: { type: 1 } }).columnData).toBe('{"type":1}');
});
