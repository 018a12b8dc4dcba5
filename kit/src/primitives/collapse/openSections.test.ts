import { expect, test } from 'vitest';
import { openFirstProblem, toggled } from './openSections.ts';

const open = (...ids: string[]): ReadonlySet<string> => new Set(ids);
const items = ['base', 'material', 'photo'].map((id) => ({ id, title: id, content: null, problemCount: id === 'base' ? 0 : 1 }));

test.each([
  ['opens beside the others', open('a'), 'b', false, ['a', 'b']],
  ['opens alone in an accordion', open('a'), 'b', true, ['b']],
  ['closes', open('a', 'b'), 'a', false, ['b']],
  ['closes in an accordion', open('a'), 'a', true, []],
] as const)('a section %s', (_promise, before, id, isAccordion, after) => {
  expect([...toggled(before, id, isAccordion)]).toEqual(after);
});

test('after a refused submit the first section with an error is open', () => {
  expect([...openFirstProblem(items, open('base'))]).toEqual(['base', 'material']);
  expect([...openFirstProblem(items, open('base'), true)]).toEqual(['material']);
});

test('nothing changes where it is open, or where nothing is wrong', () => {
  const before = open('material');
  expect(openFirstProblem(items, before)).toBe(before);
  expect(openFirstProblem(items.slice(0, 1), before)).toBe(before);
});
