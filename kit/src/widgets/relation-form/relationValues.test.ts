import { expect, test } from 'vitest';
import { readRelation, relationValues } from './relationValues.ts';

test('a relation field stores a display value and a companion value with the suffix _id', () => {
  expect(relationValues('F_AssetId', { id: 12, display: '波形梁护栏' })).toEqual({ F_AssetId: '波形梁护栏', F_AssetId_id: 12 });
  expect(relationValues('F_AssetId', null)).toEqual({ F_AssetId: '', F_AssetId_id: '' });
});

test.each<[string, Record<string, unknown>, unknown]>([
  ['both values', { a: '波形梁护栏', a_id: '12' }, { id: '12', display: '波形梁护栏' }],
  ['a number for an id', { a: '波形梁护栏', a_id: 12 }, { id: 12, display: '波形梁护栏' }],
  ['an id without a display value', { a: '', a_id: '12' }, { id: '12', display: '' }],
  ['the id under the field itself, as a form is edited', { a: '12' }, { id: '12', display: '' }],
  ['nothing', { a: '', a_id: '' }, null],
  ['no such field', {}, null],
  ['things that are no ids', { a: ['12'], a_id: {} }, null],
])('%s is read back', (_, values, relation) => {
  expect(readRelation('a', values)).toEqual(relation);
});

test('the name of a prototype is no field', () => {
  expect(readRelation('constructor', {})).toBeNull();
});
