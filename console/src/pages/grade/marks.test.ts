import type { GradeNode } from '@milepost/openapi/domains/grade';
import { expect, test } from 'vitest';
import { layerOf, LAYERS, marked, withMarks } from './marks.ts';

const NONE = Object.fromEntries([...LAYERS.this, ...LAYERS.below].map((mark) => [mark, false]));
const node = (organizeId: string, ...children: GradeNode[]) =>
  ({ organizeId, fullName: organizeId, children, ...NONE }) as unknown as GradeNode;
const TREE = [node('group', node('company', node('office')))];

test('what may be changed may be seen, and no layer says anything about the other', () => {
  expect(layerOf('below', ['canEditBelow'])).toEqual({
    canSelectBelow: true,
    canAddBelow: false,
    canEditBelow: true,
    canRemoveBelow: false,
  });
  expect(layerOf('this', [])).toEqual({ canSelect: false, canAdd: false, canEdit: false, canRemove: false });
});

test('organisations with a mark are saved, wherever they stand, and no others', () => {
  const changed = withMarks(withMarks(TREE, 'office', layerOf('this', ['canAdd'])), 'group', layerOf('below', ['canSelectBelow']));
  expect(
    marked(changed).map(({ organizeId, canSelect, canAdd, canSelectBelow }) => [organizeId, canSelect, canAdd, canSelectBelow]),
  ).toEqual([
    ['group', false, false, true],
    ['office', true, true, false],
  ]);
  expect(marked(TREE)).toEqual([]);
});
