import { expect, test } from 'vitest';
import { imagePoints } from './imageSize.ts';
import { pngBytes } from './testing/files.ts';

const big = (value: number, bytes: number) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 0xff);
const little = (value: number, bytes: number) => big(value, bytes).toReversed();
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const gif = (width: number, height: number) => [...letters('GIF89a'), ...little(width, 2), ...little(height, 2)];
/** Signature, size of the file, reserved, offset; then the header with its own length. */
const bitmap = (...header: readonly number[]) => [...letters('BM'), ...big(0, 12), ...header];
const newBitmap = (width: number, height: number) => bitmap(...little(40, 4), ...little(width, 4), ...little(height, 4));
const oldBitmap = (width: number, height: number) => bitmap(...little(12, 4), ...little(width, 2), ...little(height, 2), 0, 0, 0, 0);

const segment = (marker: number, ...content: readonly number[]) => [0xff, marker, ...big(content.length + 2, 2), ...content];
const frame = (marker: number, width: number, height: number) => segment(marker, 8, ...big(height, 2), ...big(width, 2));
const jpeg = (...segments: readonly (readonly number[])[]) => [0xff, 0xd8, ...segments.flat()];
const preview = segment(0xe1, ...letters('Exif'), ...frame(0xc0, 9, 9));

test.each<[string, string, readonly number[], number]>([
  ['a PNG', 'png', [...pngBytes(300, 70_000)], 21_000_000],
  ['a PNG that ends behind its size', 'png', [...pngBytes(3, 7)].slice(0, 24), 21],
  ['a PNG that ends before it', 'png', [...pngBytes(3, 7)].slice(0, 23), 0],
  ['a GIF', 'gif', gif(300, 700), 210_000],
  ['a GIF that ends before its size', 'gif', gif(3, 7).slice(0, 9), 0],
  ['a bitmap', 'bmp', newBitmap(300, 70_000), 21_000_000],
  ['a bitmap with rows from the top', 'bmp', newBitmap(300, -700), 210_000],
  ['a bitmap of the older kind', 'bmp', oldBitmap(300, 700), 210_000],
  ['a bitmap that ends before its size', 'bmp', newBitmap(3, 7).slice(0, 25), 0],
  ['a JPEG', 'jpg', jpeg(frame(0xc0, 300, 700)), 210_000],
  ['a JPEG by its longer extension', 'jpeg', jpeg(frame(0xc0, 300, 700)), 210_000],
  ['a JPEG in steps', 'jpg', jpeg(frame(0xc2, 300, 700)), 210_000],
  ['a JPEG of the last kind of frame', 'jpg', jpeg(frame(0xcf, 300, 700)), 210_000],
  ['a JPEG with a preview before it', 'jpg', jpeg(preview, frame(0xc0, 300, 700)), 210_000],
  [
    'a JPEG with tables that are no frames',
    'jpg',
    jpeg(frame(0xc4, 9, 9), frame(0xc8, 9, 9), frame(0xcc, 9, 9), frame(0xc1, 300, 700)),
    210_000,
  ],
  ['a JPEG with segments on both sides of the frames', 'jpg', jpeg(frame(0xbf, 9, 9), frame(0xd0, 9, 9), frame(0xc0, 300, 700)), 210_000],
  ['a JPEG with more marks than needed', 'jpg', jpeg([0xff, 0xff], frame(0xc0, 300, 700)), 210_000],
  ['a JPEG that ends behind its size', 'jpg', jpeg(frame(0xc0, 300, 700)).slice(0, 11), 210_000],
  ['a JPEG that ends before it', 'jpg', jpeg(frame(0xc0, 300, 700)).slice(0, 10), 0],
  ['a JPEG without a frame', 'jpg', jpeg(preview), 0],
  ['a JPEG that goes on without a mark', 'jpg', jpeg([0, 0xc0, 0, 11, 8, 1, 0, 1, 0, 0, 0]), 0],
  ['a page', 'html', letters('<html>'), 0],
])('%s', (_, extension, bytes, points) => expect(imagePoints(extension, Uint8Array.from(bytes))).toBe(points));

test('a head that is part of a larger buffer is read from its own begin', () => {
  const buffer = Uint8Array.from([1, 2, 3, ...pngBytes(3, 7)]);
  expect(imagePoints('png', buffer.subarray(3))).toBe(21);
  expect(imagePoints('png', buffer.subarray(3, 20))).toBe(0);
});
