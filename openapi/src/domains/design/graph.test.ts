import { expect, test } from 'vitest';
import { circlesIn, dependenciesOf } from './graph.ts';
import type { Json } from './json.ts';
import { RULES } from './keys.ts';
import { NO_TEXTS, documentOf } from './testing/designs.ts';

const control = (key: string, kind: string, more: object = {}) => ({ __vModel__: key, __config__: { jnpfKey: kind }, ...more });
const found = (fields: readonly object[], rules?: unknown) =>
  dependenciesOf(documentOf({ ...NO_TEXTS, formData: JSON.stringify({ fields, ...(rules !== undefined && { [RULES]: rules }) }) }));

test('a field changes with those of its formula, its parameters and what it follows; a limit of a date changes nothing', () => {
  const line = control('amount', 'calculate', { expression: ['price', '*', 'count', '+', '1'] });
  const fields = [
    control('sum', 'calculate', { expression: ['SUM(lines-amount)'] }),
    { __vModel__: 'lines', summaryField: ['amount'], __config__: { jnpfKey: 'table', children: [line] } },
    control('city', 'select', {
      __config__: { jnpfKey: 'select', templateJson: [{ relationField: 'province' }, { relationField: '@user' }] },
    }),
    control('owner', 'relationFormAttr', { relationField: 'plate_jnpfTable_x' }),
    control('end', 'date', { __config__: { jnpfKey: 'date', startRelationField: 'begin' } }),
  ];
  expect(found(fields)).toEqual([
    { field: 'sum', source: 'lines-amount', as: 'formula' },
    { field: 'lines-amount', source: 'price', as: 'formula' },
    { field: 'lines-amount', source: 'count', as: 'formula' },
    { field: 'city', source: 'province', as: 'parameter' },
    { field: 'owner', source: 'plate', as: 'attribute' },
  ]);
});

test('a field that a rule sets changes with the one that starts the rule, whatever else is read', () => {
  const set = (field: string) => ({ do: 'set', field, to: { op: '+', of: [{ field: 'c' }, { formula: ['d'] }] } });
  const rules: Json = [
    JSON.parse(`{"on":{"change":"a"},"then":[${JSON.stringify(set('b'))},{"do":"show","field":"x"},"no effect"]}`) as Json,
    { on: { change: 'b' }, otherwise: [set('e')] },
    { on: 'load', otherwise: [set('f')] },
    'no rule',
  ];
  expect(found([], rules)).toEqual([
    { field: 'b', source: 'a', as: 'rule' },
    { field: 'e', source: 'b', as: 'rule' },
  ]);
  expect([found([], 'none'), found([])]).toEqual([[], []]);
});

test.each<[string, readonly string[]]>([
  ['', []],
  ['ab bc', []],
  ['ab ba', ['ab']],
  ['aa', ['a']],
  ['ab bc cb', ['bc']],
  ['ab ac bd cd', []],
  ['ab ba cd dc', ['ab', 'cd']],
])('circles of %s: %j', (pairs, circles) => {
  const dependencies = pairs
    .split(' ')
    .filter(Boolean)
    .map(([field = '', source = '']) => ({ field, source, as: 'formula' as const }));
  expect(circlesIn(dependencies).map((circle) => circle.join(''))).toEqual(circles);
});
