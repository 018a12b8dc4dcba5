import { expect, test } from 'vitest';
import { tidyBundle } from './tidy-bundle.ts';

test('an example stands where it is used, and no component of examples is left', () => {
  const tidy = tidyBundle({
    paths: { '/a': { get: { examples: { good: { $ref: '#/components/examples/good-7' } } } } },
    components: { examples: { 'good-7': { value: { code: 200 } } } },
  });
  expect(tidy).toMatchObject({ paths: { '/a': { get: { examples: { good: { value: { code: 200 } } } } } }, components: {} });
});

test('components come in one order whatever the order of the files', () => {
  const schemas = { Zeta: { type: 'string' }, Alpha: { type: 'integer' } };
  const one = JSON.stringify(tidyBundle({ components: { schemas, parameters: {} } }));
  const other = JSON.stringify(tidyBundle({ components: { parameters: {}, schemas: { Alpha: schemas.Alpha, Zeta: schemas.Zeta } } }));
  expect(one).toBe(other);
});

test('references to schemas stay references, so trees can hold themselves', () => {
  const tree = { items: { $ref: '#/components/schemas/Node' } };
  expect(tidyBundle({ components: { schemas: { Node: tree } } })).toEqual({ components: { schemas: { Node: tree } } });
});

test('a missing example is named', () => {
  expect(() => tidyBundle({ paths: { good: { $ref: '#/components/examples/gone' } } })).toThrow('#/components/examples/gone is missing');
});
