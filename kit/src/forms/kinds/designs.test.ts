import { expect, test } from 'vitest';
import { configuredField } from '../config/index.ts';
import { DESIGNS } from './designs.ts';
import { VALUES, valueKindNamed } from './values.ts';

/** Rows that are filled in as a grid are read with what stands in them. */
const WITHIN = ['table'];

test('every name a kind has in stored designs is read, and no other', () => {
  const names = Object.values(VALUES).flatMap((kind): readonly string[] => kind.names);
  expect(new Set(names).size).toBe(names.length);
  expect(names.toSorted()).toEqual([...Object.keys(DESIGNS), ...WITHIN].toSorted());
});

test.each(Object.keys(DESIGNS))('%s is read as a control of the kind that has the name', (name) => {
  const read = configuredField({
    __config__: { jnpfKey: name, label: 'Any', dictionaryType: 'any' },
    __vModel__: 'any',
    relationField: 'other',
    showField: 'fullName',
    interfaceId: 'rows',
    modelId: 'model',
    columnOptions: [{ value: 'fullName', label: 'Name' }],
  });
  expect(read.kind).toBe('parsed');
  const { config } = read as Extract<typeof read, { kind: 'parsed' }>;
  expect(config.part === 'control' && VALUES[config.kind]).toBe(valueKindNamed(name));
});
