import { expect, test } from 'vitest';
import { BOX, fitted, layOut, lineOf } from './layOut.ts';
import type { ChartNode } from './layOut.ts';

const node = (id: string, ...children: ChartNode[]): ChartNode => ({ id, children });
const TREE = [node('group', node('east', node('toll'), node('road')), node('west')), node('other')];

test('each level is a column, what stands below begins beside what it stands below, and no two boxes share a place', () => {
  const { boxes, width, height } = layOut(TREE);
  const [column, line] = [BOX.width + BOX.across, BOX.height + BOX.between];
  expect(boxes.map(({ node: { id }, x, y, fromTop }) => [id, (x - BOX.edge) / column, (y - BOX.edge) / line, fromTop])).toEqual([
    ['group', 0, 0, []],
    ['east', 1, 0, ['group']],
    ['toll', 2, 0, ['group', 'east']],
    ['road', 2, 1, ['group', 'east']],
    ['west', 1, 2, ['group']],
    ['other', 0, 3, []],
  ]);
  expect([width, height]).toEqual([2 * BOX.edge + 3 * column - BOX.across, 2 * BOX.edge + 4 * line - BOX.between]);
  expect(layOut([])).toEqual({ boxes: [], width: 2 * BOX.edge, height: 2 * BOX.edge });
});

test('a line leaves a box at its side and enters the one below it', () => {
  expect(lineOf({ x: 0, y: 0 }, { x: 244, y: 60 })).toBe('M200 24H222V84H244');
});

test.each([
  ['北方路桥集团', 78, '北方路桥集团'],
  ['北方路桥集团有限责任公司', 78, '北方路桥集…'],
  ['Northern Road and Bridge', 78, 'Northern …'],
])('the name "%s" in a room of %i is "%s"', (name, roomPx, drawn) => expect(fitted(name, roomPx, 13)).toBe(drawn));
