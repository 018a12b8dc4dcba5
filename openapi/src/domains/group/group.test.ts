import { expect, test } from 'vitest';
import { groupCodecs } from './index.ts';

test('the tree of groups comes without a list around it, and a kind cannot be chosen', () => {
  const [kind] = groupCodecs.listGroupTree.data.decode([
    {
      id: 'kind',
      fullName: '应急',
      num: 1,
      children: [{ id: '9', parentId: 'kind', fullName: '除雪保畅组', type: 'group', enabledMark: true }],
    },
  ]);
  expect(kind).toMatchObject({ type: null, num: 1, isEnabled: null, parentId: null });
  expect(kind?.children[0]).toMatchObject({ type: 'group', isEnabled: true, isLeaf: true });
});
