import { createNodeIds, nodesOf } from '@milepost/openapi/domains/design';
import { expect, test } from 'vitest';
import { placeAt } from './placeAt.ts';
import type { Box } from './placeAt.ts';

/** Two fields side by side, a section with one field below them, an empty one at the end. */
const tree = nodesOf(
  [
    { __config__: { jnpfKey: 'comInput' }, __vModel__: 'a' },
    { __config__: { jnpfKey: 'comInput' }, __vModel__: 'b' },
    { __config__: { jnpfKey: 'card', children: [{ __config__: { jnpfKey: 'comInput' }, __vModel__: 'c' }] } },
    { __config__: { jnpfKey: 'card', children: [] } },
  ],
  createNodeIds(),
);
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const boxes = new Map([
  ['n1', box(0, 0, 300, 60)],
  ['n2', box(300, 0, 600, 60)],
  ['n3', box(0, 60, 600, 200)],
  ['n4', box(20, 100, 580, 160)],
  ['n5', box(0, 200, 600, 300)],
]);
const whole = box(0, 0, 600, 400);
const at = (x: number, y: number) => placeAt(tree, boxes, whole, { x, y })?.at;

test.for([
  ['the left half of a narrow field: before it', 50, 30, { into: null, at: 0 }],
  ['the right half of it: after it', 280, 30, { into: null, at: 1 }],
  ['the one beside it', 560, 30, { into: null, at: 2 }],
  ['the edge of a section: before it', 300, 64, { into: null, at: 2 }],
  ['the lower half of a field within it', 300, 150, { into: 'n3', at: 1 }],
  ['the upper half of that field', 300, 105, { into: 'n3', at: 0 }],
  ['an empty section', 300, 250, { into: 'n5', at: 0 }],
  ['below everything: the end', 300, 390, { into: null, at: 4 }],
] as const)('%s', ([, x, y, place]) => expect(at(x, y)).toEqual(place));

test('a point beside the canvas is no place', () => expect(at(700, 30)).toBeUndefined());
