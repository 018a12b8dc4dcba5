import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { hashSlices, openMd5, scriptMd5 } from './index.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const SLICE = 1000;
const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) & 0xff);

test.each([
  ['WebAssembly', openMd5],
  ['no WebAssembly', scriptMd5],
] as const)('%s: the MD5 of a file is the same over every border of its slices', async (_, open) => {
  for (const length of [0, 1, SLICE - 1, SLICE, SLICE + 1, 3 * SLICE, 3 * SLICE + 7]) {
    const bytes = bytesOf(length);
    const expected = createHash('md5').update(bytes).digest('hex');
    expect([length, await hashSlices(new Blob([bytes]), { md5: await open(), sliceBytes: SLICE })]).toEqual([length, expected]);
  }
});

test('where WebAssembly may run, it is used', async () => {
  expect((await openMd5()).name).toBe('wasm');
});

test.each<[string, () => void]>([
  [
    'the policy of the page forbids it',
    () => {
      const refused = () => Promise.reject(new WebAssembly.CompileError('Refused to compile or instantiate WebAssembly module'));
      vi.spyOn(WebAssembly, 'compile').mockImplementation(refused);
      vi.spyOn(WebAssembly, 'instantiate').mockImplementation(refused);
    },
  ],
  ['the browser has none', () => vi.stubGlobal('WebAssembly', undefined)],
])('where WebAssembly may not run because %s, the other one hashes, with the same digest', async (_, forbid) => {
  const bytes = bytesOf(3 * SLICE + 7);
  forbid();
  const md5 = await openMd5();
  expect(md5.name).toBe('script');
  expect(await hashSlices(new Blob([bytes]), { md5, sliceBytes: SLICE })).toBe(createHash('md5').update(bytes).digest('hex'));
});

test('progress is told slice by slice, up to the whole', async () => {
  const told: number[] = [];
  await hashSlices(new Blob([bytesOf(2500)]), { md5: scriptMd5(), sliceBytes: SLICE, onProgress: (done) => told.push(done) });
  expect(told).toEqual([1000, 2000, 2500]);
});

test('a file that cannot be read any more rejects, also in its middle', async () => {
  const broken = {
    size: 2500,
    slice: (start: number) => ({
      arrayBuffer: () => (start === 0 ? Promise.resolve(new ArrayBuffer(SLICE)) : Promise.reject(new Error('gone'))),
    }),
  };
  await expect(hashSlices(broken as unknown as Blob, { md5: scriptMd5(), sliceBytes: SLICE })).rejects.toThrow('gone');
});
