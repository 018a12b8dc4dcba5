import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import { expect, test } from 'vitest';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';
import { isWorkedOut } from './drawnFormula.ts';
import { partOfNode } from './nodePart.ts';

const number = (key: string) => ({ __vModel__: key, __config__: { jnpfKey: 'numInput', label: key } });
const formula = (expression: readonly string[], key = 'result') => ({
  __vModel__: key,
  expression,
  __config__: { jnpfKey: 'calculate', label: key },
});

/** Verdict on the formula of the field `result`: true where it is drawn as one that can be worked out. */
function judged(fields: readonly object[]): boolean {
  const texts = { formData: JSON.stringify({ fields }), columnData: null, appColumnData: null, tables: null, flowTemplateJson: null };
  const { tree, dialect } = openDesign(SAMPLE_FACTS, texts, createNodeIds()).document;
  const [node] = [...tree.nodes.values()].filter(({ own }) => JSON.stringify(own).includes('"result"'));
  if (!node) throw new Error('no formula');
  return isWorkedOut(partOfNode(node, dialect).part, node.id, tree);
}
const rows = (children: readonly object[]) => ({ __vModel__: 'rows', __config__: { jnpfKey: 'table', label: 'rows', children } });

test.each([
  ['fields of the form', [number('price'), formula(['price', '*', '2'])]],
  ['a division by a field nobody has filled in', [number('price'), formula(['1', '/', 'price'])]],
  ['the sum of a column', [rows([number('price')]), formula(['rows-price'])]],
  ['a column of its own row', [rows([number('price'), formula(['price', '+', '1'])])]],
])('a formula of %s is no error on the canvas', (_, fields) => expect(judged(fields)).toBe(true));

test.each([
  ['names a field that is gone', [number('price'), formula(['price', '+', 'gone'])]],
  ['names a column that is gone', [rows([number('price')]), formula(['rows-gone'])]],
  ['names itself', [number('price'), formula(['price', '+', 'result'])]],
  ['lacks a number', [number('price'), formula(['price', '+'])]],
  ['is empty', [formula([])]],
])('a formula that %s says so on the canvas', (_, fields) => expect(judged(fields)).toBe(false));
