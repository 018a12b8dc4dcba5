import { expect, test } from 'vitest';
import type { ModelRow } from '../../data/model/compile/index.ts';
import { rowNameOf } from './rowName.ts';

const columns = ['code', 'name', 'note'].map((field) => ({ text: (row: ModelRow) => String((row[field] as string | null) ?? '') }));

test.each([
  [{ code: 'A1', name: '护栏' }, 'A1'],
  [{ code: null, name: '护栏', note: '备' }, '护栏'],
  [{ code: ' ', name: '', note: '备' }, '备'],
  [{ code: null }, ''],
])('a record is called by its first column that says something: %j', (values, name) => {
  expect(rowNameOf(columns)(values)).toBe(name);
});
