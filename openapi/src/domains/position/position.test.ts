import { expect, test } from 'vitest';
import { positionCodecs, positionProblems } from './index.ts';

const draft = { organizeId: '2', fullName: '云阳收费员', enCode: 'east.collector', sortCode: 10 };

test('a position stands in an organisation and has the rules of names and codes', () => {
  expect(positionProblems(draft)).toEqual([]);
  expect(positionProblems({ ...draft, organizeId: '', enCode: 'a_b' })).toEqual([
    { field: 'organizeId', problem: 'required' },
    { field: 'enCode', problem: 'pattern' },
  ]);
});

test('only positions of the tree are of type position, what is above them keeps its own', () => {
  const [above] = positionCodecs.listPositionTree.data.decode({
    list: [
      {
        id: '2',
        fullName: '云阳收费站',
        type: 'department',
        organizeIdTree: '1,2',
        children: [{ id: '9', fullName: '收费员', type: 'position' }],
      },
    ],
  });
  expect([above?.type, above?.children[0]?.type]).toEqual(['department', 'position']);
  expect(above?.organizeIdTree).toEqual(['1', '2']);
});
