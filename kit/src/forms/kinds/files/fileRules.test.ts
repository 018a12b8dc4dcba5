import { expect, test } from 'vitest';
import { judgeFile, limitProblem } from '../../../engines/upload/index.ts';
import { PDF, fileOf, pngBytes } from '../../../engines/upload/testing/files.ts';
import { fileRules } from './fileRules.ts';

const MB = 1_048_576;
const FORM = fileRules({ look: 'files' });
const bytes = (...of: readonly number[]) => Uint8Array.from(of);
const OLE = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const ZIP = bytes(0x50, 0x4b, 3, 4);
const JPEG = bytes(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 4, 0, 4, 1);
/** A PDF of a size nobody has to hold in memory. */
const sized = (size: number) => Object.defineProperty(fileOf('a.pdf', PDF), 'size', { value: size });

test.each([
  ['jpg', JPEG, null],
  ['png', pngBytes(4, 4), null],
  ['pdf', PDF, null],
  ['doc', OLE, null],
  ['docx', ZIP, null],
  ['xls', OLE, null],
  ['xlsx', ZIP, null],
  ['xlsx', PDF, 'type'],
  ['txt', 'words', 'type'],
  ['zip', ZIP, 'type'],
  ['exe', ZIP, 'type'],
] as const)('a form that names no kinds: %s', async (extension, content, problem) =>
  expect((await judgeFile(fileOf(`a.${extension}`, content), FORM))?.kind ?? null).toBe(problem),
);

test.each([
  ['30 MB', 30 * MB, null],
  ['a byte more', 30 * MB + 1, 'size'],
])('a form that names no size: %s', async (_, size, problem) => {
  expect((await judgeFile(sized(size), FORM))?.kind ?? null).toBe(problem);
});

test.each([
  [0, 5, null],
  [0, 6, { kind: 'limit', limit: 5 }],
  [5, 1, { kind: 'limit', limit: 5 }],
])('a form that names no number: %i stored and %i more', (held, added, problem) =>
  expect(limitProblem(held, added, FORM)).toEqual(problem),
);

test.each([
  ['its own number', { look: 'files', maximum: 2 }, { limit: 2, maxSize: { size: 30, unit: 'MB' } }],
  ['no end', { look: 'files', maximum: 0 }, { limit: 0 }],
  ['its own size', { look: 'files', maxSize: { size: 500, unit: 'KB' } }, { limit: 5, maxSize: { size: 500, unit: 'KB' } }],
  ['its own kinds', { look: 'files', accept: ['video'] }, { accept: ['video'] }],
  ['any kind', { look: 'files', accept: [] }, { accept: [] }],
] as const)('a field with %s', (_, control, rules) => expect(fileRules(control)).toMatchObject(rules));

test('images have only the limits they name', () => {
  expect(fileRules({ look: 'images' })).toEqual({});
  expect(fileRules({ look: 'images', maximum: 1, accept: ['pdf'] })).toEqual({ limit: 1 });
});
