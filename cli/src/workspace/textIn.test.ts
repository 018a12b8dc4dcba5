import { expect, test } from 'vitest';
import { textIn } from './textIn.ts';

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

test.each([
  ['UTF-8', bytes(0xe8, 0xb7, 0xaf), '路'],
  ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0xe8, 0xb7, 0xaf), '路'],
  ['UTF-16 of Windows', bytes(0xff, 0xfe, 0xef, 0x8d), '路'],
  ['UTF-16 with the large byte first', bytes(0xfe, 0xff, 0x8d, 0xef), '路'],
  ['GBK, which no mark tells from others', bytes(0xc2, 0xb7), '·'],
  ['GBK that is no UTF-8', bytes(0xb5, 0xc0, 0xc2, 0xb7), null],
  ['Latin 1', bytes(0x54, 0x72, 0x6f, 0x75, 0x76, 0xe9), null],
])('a file in %s is read as what it says, or not at all', (_, given, text) => expect(textIn(given)).toBe(text));
