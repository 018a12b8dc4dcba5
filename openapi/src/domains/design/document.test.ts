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
