import { expect, test } from 'vitest';
import { withInserted } from './useTextInsertion.ts';

test('what is put in takes the place of what is marked, and the caret stands behind it', () =>
  expect(withInserted('<p>old</p>', 3, 6, '{plate}')).toEqual({ text: '<p>{plate}</p>', caret: 10 }));
