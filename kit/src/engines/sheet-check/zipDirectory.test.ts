import { describe, expect, test } from 'vitest';
import { MAX_PARTS, MAX_UNPACKED_BYTES, RATIO_FROM_BYTES } from './limits.ts';
import { zipOf } from './testing/zipOf.ts';
import type { PackedPart } from './testing/zipOf.ts';
import { packedBytesOf, zipDirectory } from './zipDirectory.ts';

const part = (name: string, text = name, more: Partial<PackedPart> = {}): PackedPart => {
  const packed = new TextEncoder().encode(text);
  return { name, method: 0, packed, unpackedBytes: packed.byteLength, ...more };
};
const problemOf = (run: () => unknown): unknown => {
  try {
    run();
    return null;
  } catch (error) {
    return (error as { problem: { kind: unknown } }).problem.kind;
  }
};
const join = (...pieces: readonly Uint8Array[]) => Uint8Array.from(pieces.flatMap((piece) => [...piece]));
/** The same file with other bytes at a place, counted from its end below 0. */
function changed(bytes: Uint8Array, at: number, ...values: readonly number[]): Uint8Array {
  const other = new Uint8Array(bytes);
  other.set(values, at < 0 ? bytes.byteLength + at : at);
  return other;
}
const moreBytes = { head: 5, line: 7, comment: 3 };

describe('the parts of a workbook', () => {
  const parts = [
    part('xl/a.xml', 'first', { moreBytes }),
    part('xl/文.xml', 'second', { method: 8, unpackedBytes: 99, moreBytes }),
    part('c', ''),
  ];

  test.each([
    ['in a file', zipOf(parts)],
    ['before a comment', join(zipOf(parts), new Uint8Array(0xffff))],
    ['in part of a larger buffer', join(new Uint8Array(9), zipOf(parts)).subarray(9)],
  ])('are read from its directory %s', (_, file) => {
    const found = zipDirectory(file);
    expect(found.map(({ name, method, packedBytes, unpackedBytes }) => [name, method, packedBytes, unpackedBytes])).toEqual([
      ['xl/a.xml', 0, 5, 5],
      ['xl/文.xml', 8, 6, 99],
      ['c', 0, 0, 0],
    ]);
    expect(found.map((one) => new TextDecoder().decode(packedBytesOf(file, one)))).toEqual(['first', 'second', '']);
  });

  test('may be none, and may be as many as are read', () => {
    expect(zipDirectory(zipOf([]))).toEqual([]);
    const many = (count: number) => zipOf(Array.from({ length: count }, (__, at) => part(`${at}`)));
    expect(zipDirectory(many(MAX_PARTS))).toHaveLength(MAX_PARTS);
    expect(problemOf(() => zipDirectory(many(MAX_PARTS + 1)))).toBe('parts');
  });
});

test.each(['../a', 'a/../b', 'a\\..\\b', 'a/..', '/a', '\\a', 'C:a', 'a\u0000b'])(
  'a part called %j leads out of its file, which is damaged',
  (name) => expect(problemOf(() => zipDirectory(zipOf([part('a'), part(name)])))).toBe('damaged'),
);

test.each(['a..b', '..a', 'a/b..', 'xl/_rels/a.rels'])('a part called %j stays in it', (name) =>
  expect(zipDirectory(zipOf([part(name)]))).toMatchObject([{ name }]),
);

const whole = zipOf([part('a', 'x'), part('b', 'y')]);
const LINE = 46 + 1;
const END = 22;

test.each<[string, Uint8Array]>([
  ['is empty', new Uint8Array()],
  ['has no end of a directory', whole.slice(0, -END)],
  ['ends in its end', whole.slice(0, -1)],
  ['has a comment longer than any', join(whole, new Uint8Array(0x1_0000))],
  ['says it has more parts than it has', changed(whole, -END + 10, 3, 0)],
  ['has a directory that begins elsewhere', changed(whole, -END + 16, 1, 0)],
  ['has a directory that begins behind it', changed(whole, -END + 16, 0xff, 0xff, 0xff)],
  ['has another line in its directory', changed(whole, -END - LINE, 0)],
])('a file that %s is damaged', (_, bytes) => expect(problemOf(() => zipDirectory(bytes))).toBe('damaged'));

test('a part that is locked is told as that', () =>
  expect(problemOf(() => zipDirectory(zipOf([part('a'), part('b', 'b', { isEncrypted: true })])))).toBe('encrypted'));

test.each<[string, readonly Partial<PackedPart>[], boolean]>([
  ['small parts grow as they like', [{ unpackedBytes: RATIO_FROM_BYTES }], false],
  ['together they grow to more than is harmless', [{ unpackedBytes: RATIO_FROM_BYTES }, { unpackedBytes: 1 }], true],
  ['large ones grow a hundred times', [{ unpackedBytes: 3_000_000, packed: new Uint8Array(30_000) }], false],
  ['large ones grow more', [{ unpackedBytes: 3_000_000, packed: new Uint8Array(29_000) }], true],
  ['they are as large as is read', [{ unpackedBytes: MAX_UNPACKED_BYTES, packed: new Uint8Array(300_000) }], false],
  ['they are larger than is read', [{ unpackedBytes: MAX_UNPACKED_BYTES + 1, packed: new Uint8Array(300_000) }], true],
])('parts that are made to grow are not unpacked: %s', (_, sizes, isRefused) =>
  expect(problemOf(() => zipDirectory(zipOf(sizes.map((more, at) => part(`${at}`, '', more)))))).toBe(isRefused ? 'unpacked' : null),
);

test.each([
  ['is where another one ends', { offset: 1 }],
  ['is behind the file', { offset: whole.byteLength }],
  ['ends behind the file', { packedBytes: whole.byteLength }],
  ['is near its end', { offset: whole.byteLength - 10 }],
])('a part whose head %s makes the file a damaged one', (_, wrong) => {
  const [first] = zipDirectory(whole);
  expect(problemOf(() => first && packedBytesOf(whole, { ...first, ...wrong }))).toBe('damaged');
});

test('a part may end where the file ends', () => {
  const [first] = zipDirectory(whole);
  const rest = first && packedBytesOf(whole, { ...first, packedBytes: whole.byteLength - 31 });
  expect(rest?.byteLength).toBe(whole.byteLength - 31);
});
