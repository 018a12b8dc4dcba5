import { expect, test } from 'vitest';
import { isAlike } from './isAlike.ts';

test.each([
  [
    'one flow at one step',
    [
      { flowId: '1', thisStep: 'a' },
      { flowId: '1', thisStep: 'a' },
    ],
    true,
  ],
  [
    'two steps',
    [
      { flowId: '1', thisStep: 'a' },
      { flowId: '1', thisStep: 'b' },
    ],
    false,
  ],
  [
    'two flows',
    [
      { flowId: '1', thisStep: 'a' },
      { flowId: '2', thisStep: 'a' },
    ],
    false,
  ],
])('work of %s is handled together: %s', (_, rows, expected) => expect(isAlike(rows)).toBe(expected));
