import { describe, expect, test } from 'vitest';
import { make } from '../../testing/generated.ts';
import type { Generated } from '../../testing/generated.ts';
import { switchTest } from '../../testing/switchTest.ts';
import hostile from './testing/hostile-uploads.json' with { type: 'json' };
import { PDF, bytesOf, fileOf, pngBytes } from './testing/files.ts';
import type { GivenBytes } from './testing/files.ts';
import { extensionOf, isNameAllowed, uploadName } from './fileName.ts';
import { kindOfName } from './fileKinds.ts';
import type { FileKind } from './fileKinds.ts';
import { DEFAULT_MAX_SIZE, judgeFile, limitProblem } from './judge.ts';

const kindsOf = (accept: unknown): FileKind[] => (accept === 'image' ? ['image'] : []);
const rowsOf = (kind: string) => hostile.filter(({ input }) => input.kind === kind);
const textOf = (given: unknown) => make(given as Generated);

const isTaken = (name: string, accept: readonly FileKind[]) => {
  const kind = kindOfName(name);
  return isNameAllowed(name) && (accept.length === 0 || (kind !== null && accept.includes(kind)));
};

interface NameGuard {
  /** True when a file of this name may be chosen. */
  readonly isTaken: (name: string, accept: readonly FileKind[]) => boolean;
  /** The name it is sent and shown under. */
  readonly sentAs: (name: string) => string;
}

/** The fault in what becomes of a name; null when there is none. */
function judgeName({ isTaken: takes, sentAs }: NameGuard, { input, expected }: (typeof hostile)[number]): string | null {
  const name = textOf(input.name);
  const isRefused = !takes(name, kindsOf(input.accept));
  if (isRefused !== (expected.verdict === 'rejected')) return isRefused ? 'it is refused' : 'it is taken';
  if (isRefused) return null;
  const sent = sentAs(name);
  if (new TextEncoder().encode(sent).byteLength > (expected.maxBytes ?? Infinity)) return `it is sent as ${sent}, too long for a disk`;
  if (sent !== (expected.value ?? sent)) return `it is sent as ${sent} instead of ${expected.value}`;
  if (!sent.endsWith(expected.endsWith ?? '')) return `it is sent as ${sent}`;
  // Shown as text: nothing of it is taken away but what no name may hold.
  return (expected.literal ?? [sent]).every((part) => part === sent) ? null : `it is shown as ${sent}`;
}

describe('a hostile name', () => {
  switchTest(rowsOf('name'), judgeName, {
    on: { isTaken, sentAs: uploadName },
    off: { isTaken: () => true, sentAs: (name) => name },
    leastRed: 3,
  });
});

test.each(rowsOf('file'))('$id: $note', async ({ input, expected }) => {
  const file = fileOf(textOf(input.name), bytesOf(input.bytes as GivenBytes), String(input.type ?? ''));
  const problem = await judgeFile(file, { accept: kindsOf(input.accept) });
  expect(expected.verdict).toBe('rejected');
  expect(problem).not.toBeNull();
});

test('every row of the test data is run here, in the queue or in the field', () =>
  expect(hostile.map(({ input }) => input.kind).every((kind) => ['name', 'file', 'hook', 'select', 'steps'].includes(kind))).toBe(true));

test('limit reached: nothing of a choice that does not fit is taken', () => {
  expect(limitProblem(2, 1, { limit: 3 })).toBeNull();
  expect(limitProblem(2, 2, { limit: 3 })).toEqual({ kind: 'limit', limit: 3 });
  expect(limitProblem(900, 100, { limit: 0 })).toBeNull();
});

test('oversize: the default is 10 MB, and the unit is told', async () => {
  const file = fileOf('a.pdf', new Uint8Array(2049));
  expect(DEFAULT_MAX_SIZE).toEqual({ size: 10, unit: 'MB' });
  expect(await judgeFile(file, { maxSize: { size: 2, unit: 'KB' } })).toEqual({
    kind: 'size',
    name: 'a.pdf',
    maxSize: { size: 2, unit: 'KB' },
  });
});

test('wrong type: by extension and by content', async () => {
  expect(await judgeFile(fileOf('a.pdf', PDF), { accept: ['pdf'] })).toBeNull();
  expect(await judgeFile(fileOf('a.txt', 'K36'), { accept: ['pdf', 'word'] })).toMatchObject({ kind: 'type', accept: ['pdf', 'word'] });
  expect(await judgeFile(fileOf('a.pdf', '<html>'), { accept: ['pdf'] })).toMatchObject({ kind: 'type' });
});

const OLE = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
const ZIP = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]);
const MZ = new Uint8Array([0x4d, 0x5a, 0x90, 0]);

test.each([
  ['a PNG called jpg', 'a.jpg', pngBytes(10, 10), ['image'], 'mismatch'],
  ['a protected docx', 'a.docx', OLE, ['word'], 'mismatch'],
  ['a workbook called xls', 'a.xls', ZIP, ['excel'], 'mismatch'],
  ['an HTML table called xls', 'a.xls', '<html xmlns:x="urn:x"><table></table></html>', ['excel'], 'mismatch'],
  ['a page that printing writes as doc', 'a.doc', '\ufeff<!DOCTYPE html><html>', ['word'], 'mismatch'],
  ['a page called docx', 'a.docx', '<html>', ['word'], 'type'],
  ['a page called png', 'a.png', '<html>', ['image'], 'type'],
  ['a picture called docx', 'a.docx', pngBytes(10, 10), ['word'], 'type'],
  ['a program called doc', 'a.doc', MZ, ['word'], 'type'],
  ['a program called jpg', 'a.jpg', MZ, [], 'unreadable'],
  ['a wall called jpg', 'a.jpg', pngBytes(50_000, 50_000), ['image'], 'type'],
] as const)('%s', async (_, name, bytes, accept, kind) => {
  expect(await judgeFile(fileOf(name, bytes), { accept })).toMatchObject({ kind, name });
});

test('where anything goes, a file that is not what it says cannot be read', async () =>
  expect(await judgeFile(fileOf('a.pdf', '<html>'), {})).toEqual({ kind: 'unreadable', name: 'a.pdf' }));

test('a file of no known kind goes where anything goes', async () => expect(await judgeFile(fileOf('a.bdd', '{}'), {})).toBeNull());

test('a file that cannot be read is a problem, not an error', async () => {
  const file = fileOf('gone.png', pngBytes(1, 1));
  file.slice = () => {
    throw new DOMException('', 'NotReadableError');
  };
  expect(await judgeFile(file, {})).toEqual({ kind: 'unreadable', name: 'gone.png' });
});

test('an image of a size that can be opened is taken', async () => {
  expect(await judgeFile(fileOf('a.png', pngBytes(5000, 10_000)), { accept: ['image'] })).toBeNull();
  expect(await judgeFile(fileOf('a.png', pngBytes(0, 10)), { accept: ['image'] })).toMatchObject({ kind: 'type' });
  expect(extensionOf('A.PNG')).toBe('png');
});
