import { expect, test } from 'vitest';
import { shownValue } from './shownValue.ts';
import type { ShownValue } from './shownValue.ts';

const options = [
  { id: '1', label: '路产设施类型' },
  { id: '2', label: '护栏设施', path: ['路产设施类型', '护栏设施'] },
];

test.each<[string | null, ShownValue]>([
  [null, { kind: 'none' }],
  ['1', { kind: 'option', text: '路产设施类型' }],
  ['2', { kind: 'option', text: '路产设施类型 / 护栏设施' }],
  ['removed', { kind: 'unknown', id: 'removed' }],
])('the value %o is shown as %o', (value, shown) => {
  expect(shownValue(options, value)).toEqual(shown);
});
