import { expect, test } from 'vitest';
import { widestPx } from './listWidth.ts';

test('a Chinese name needs more room than a Latin one of as many characters, an indented one more than another', () => {
  const width = (label: string, depth = 0) => widestPx([{ label, depth }]);
  expect(width('护栏设施')).toBeGreaterThan(width('rail'));
  expect(width('护栏', 2)).toBe(width('护栏') + 36);
  expect(widestPx([{ label: '护栏' }, { label: '混凝土护栏' }, { label: 'rail' }])).toBe(width('混凝土护栏'));
});
