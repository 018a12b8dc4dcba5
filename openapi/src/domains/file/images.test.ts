import { expect, test } from 'vitest';
import { imageKindOf, readImageHead } from './index.ts';

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part])));
const wide = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const little = (value: number): number[] => wide(value).toReversed();

const png = (width: number, height: number) => bytes([0x89], 'PNG\r\n\x1a\n', wide(13), 'IHDR', wide(width), wide(height));
const gif = bytes('GIF89a', [0x40, 0x01, 0xf0, 0x00]);
const bmp = (height: number) => bytes('BM', little(0), little(0), little(54), little(40), little(640), little(height));
const oldBmp = bytes('BM', little(30), little(0), little(26), little(12), [1, 0, 2, 0, 1, 0, 24, 0]);
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2], [0xff, 0xff, 0xc4, 0, 3, 9], [0xff, 0xc2, 0, 11, 8, 0, 48, 0, 64, 3]);

test.each([
  ['a PNG', png(640, 480), 'png', 640, 480],
  ['a GIF', gif, 'gif', 320, 240],
  ['a BMP', bmp(480), 'bmp', 640, 480],
  ['a BMP from the top', bmp(-480), 'bmp', 640, 480],
  ['an old BMP', oldBmp, 'bmp', 1, 2],
  ['a JPEG', jpeg, 'jpeg', 64, 48],
  ['a JPEG that is cut off', jpeg.subarray(0, 8), 'jpeg', 0, 0],
  ['a PNG that is cut off', png(1, 1).subarray(0, 20), 'png', 0, 0],
])('%s is known by its first bytes', (_, head, kind, widthPx, heightPx) => {
  expect(readImageHead(head)).toEqual({ kind, widthPx, heightPx });
});

test.each([
  ['a drawing in text', bytes('<svg onload=alert(1)>')],
  ['a page', bytes('<!doctype html>')],
  ['nothing', bytes()],
])('%s is no image', (_, head) => {
  expect(readImageHead(head)).toBeNull();
});

test.each([
  ['png', png(1, 1), 'png'],
  ['jpg', jpeg, 'jpeg'],
  ['jpeg', jpeg, 'jpeg'],
  ['gif', png(1, 1), 'png'],
  ['svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ['png', bytes('<svg onload=alert(1)>'), null],
  ['png', png(50_000, 50_000), null],
  ['png', png(10_000, 5000), 'png'],
  ['png', png(10_000, 5001), null],
  ['png', png(1, 1).subarray(0, 20), null],
  ['constructor', png(1, 1), null],
])('extension %s and content together: %#', (extension, head, kind) => {
  expect(imageKindOf(extension, head)).toBe(kind);
});
