import { expect, test } from 'vitest';
import { areaCodecs } from './index.ts';

const row = { id: '500235', parentId: '500200', fullName: '云阳县' };
const decode = (more: object) => areaCodecs.listAreas.data.decode({ list: [{ ...row, ...more }] })[0];

test.each([
  ['isLeaf true', { isLeaf: true }, true],
  ['isLeaf false', { isLeaf: false }, false],
  ['hasChildren alone', { hasChildren: true }, false],
  ['null for both', { isLeaf: null, hasChildren: null }, true],
])('an area is a leaf as the server says it: %s', (_, more, isLeaf) => expect(decode(more)?.isLeaf).toBe(isLeaf));

test.each([['-1'], ['0'], [null]])('the parent %s is the top', (parentId) => expect(decode({ parentId })?.parentId).toBeNull());

test('no answer is an empty list', () => {
  expect(areaCodecs.listAreas.data.decode(null)).toEqual([]);
  expect(areaCodecs.findAreaNames.data.decode(null)).toEqual([]);
});

test('a name that is missing keeps its place among the others', () => {
  expect(areaCodecs.findAreaNames.data.decode([['重庆市', null, '云阳县']])).toEqual([['重庆市', '', '云阳县']]);
});

test('a new area at the top goes out with parent -1', () => {
  const draft = { parentId: null, fullName: '路段管辖区', enCode: 'zone', isEnabled: true, sortCode: null, description: '' };
  expect(areaCodecs.createArea.body.encode(draft)).toMatchObject({ parentId: '-1', enabledMark: 1, sortCode: null });
});
