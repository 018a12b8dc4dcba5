import { expect, test } from 'vitest';
import { storedRows, shapeOf } from './rows.ts';
import { builtShapes, isOfFormat } from './shapes.ts';

const kept = storedRows();

test('every shape of the format whose part is built has a row, and so a test that runs it', () => {
  const shapes = new Set(kept.map(shapeOf));
  expect([...builtShapes].filter((shape) => !shapes.has(shape))).toEqual([]);
});

test('every kept row has a shape of the format', () => expect(kept.filter((row) => !isOfFormat(row))).toEqual([]));
