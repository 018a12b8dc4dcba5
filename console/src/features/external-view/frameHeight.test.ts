import { expect, test } from 'vitest';
import { FRAME_MAX_PX, requestedHeight } from './frameHeight.ts';

test.each([
  [{ type: 'resize', height: 640 }, 640],
  [{ type: 'resize', height: 1_000_000_000 }, FRAME_MAX_PX],
  [{ type: 'resize', height: -5 }, 200],
  [{ type: 'resize', height: '640' }, null],
  [{ type: 'resize', height: Number.NaN }, null],
  [{ type: 'setToken', token: 'X' }, null],
  ['resize', null],
  [null, null],
  [Object.create({ type: 'resize', height: 640 }), null],
])('a framed page that says %j gets %s px', (message, height) => expect(requestedHeight(message)).toBe(height));
