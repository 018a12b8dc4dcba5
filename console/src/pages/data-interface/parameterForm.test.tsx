import { createFormStore } from '@milepost/kit/forms/store';
import { expect, test } from 'vitest';
import { argumentsOf, begunWith, parameterForm, typedValues } from './parameterForm.ts';

const parameter = (field: string, more: object = {}) => ({
  id: null,
  field,
  fieldName: '',
  defaultValue: null,
  dataType: 'varchar',
  isRequired: false,
  ...more,
});
const parameters = [
  parameter('kind', { isRequired: true }),
  parameter('tons', { dataType: 'decimal', defaultValue: 0, isRequired: true }),
  parameter('constructor'),
];

const formWith = (kept = {}) => createFormStore<Record<string, string>>(parameterForm(parameters), begunWith(parameters, kept));

test('what is required has to be filled in, unless a default stands in for it; a number is a number', () => {
  const store = formWith();
  expect(store.tryToSave()).toBe(false);
  expect(store.summary().problems.map(({ field, problem }) => [field, problem])).toEqual([['p0', 'required']]);
  store.set('p0', '清障车');
  store.set('p1', 'heavy');
  expect(store.tryToSave()).toBe(false);
  store.set('p1', ' -2.5 ');
  expect(store.tryToSave()).toBe(true);
});

test('what was tried comes back, and what is left empty is not sent', () => {
  const store = formWith({ kind: '清障车', constructor: 'x' });
  const typed = typedValues(parameters, store.snapshot());
  expect(typed).toEqual({ kind: '清障车', tons: '', constructor: 'x' });
  expect(argumentsOf(parameters, typed)).toEqual([
    { field: 'kind', relationField: '', defaultValue: '清障车', dataType: 'varchar' },
    { field: 'constructor', relationField: '', defaultValue: 'x', dataType: 'varchar' },
  ]);
  expect(typedValues(parameters, formWith().snapshot())).toEqual({ kind: '', tons: '', constructor: '' });
});
