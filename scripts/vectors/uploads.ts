// Uploads: names, sizes, slices and digests.
import { hashSlices, openMd5, sliceCount } from '@milepost/kit/engines/file-hash';
import {
  chunkBytes,
  chunkCount,
  extensionOf,
  isWithinSize,
  missingChunks,
  next,
  percentOf,
  stepsOf,
  uploadName,
} from '@milepost/kit/engines/upload';
import type { Area, Actual } from './types.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : String(value));

/** Content of a file: a text, or a recipe for one of repeated parts or of bytes. @throws for a recipe it does not know */
function contentOf(content: unknown): string | Uint8Array<ArrayBuffer> {
  if (typeof content === 'string') return content;
  const { gen, byte, times, text: part, before = '', then = '', parts } = content as Record<string, unknown>;
  if (gen === 'bytes') return new Uint8Array(Number(times)).fill(Number(byte));
  if (gen === 'repeat') return `${text(before)}${text(part).repeat(Number(times))}${text(then)}`;
  if (gen === 'concat' && Array.isArray(parts)) return parts.map((one: unknown) => text(contentOf(one))).join('');
  throw new Error(`unknown recipe ${text(gen)}`);
}

const KINDS: Readonly<Record<string, Actual | string>> = {
  fileName: {
    given: ['input'],
    expected: ['output', 'extension'],
    actual: ({ input }) => ({ output: uploadName(text(input)), extension: extensionOf(uploadName(text(input))) }),
  },
  sizeLimit: {
    given: ['limit', 'unit', 'bytes'],
    expected: ['ok'],
    actual: ({ limit, unit, bytes }) => ({ ok: isWithinSize(Number(bytes), { size: Number(limit), unit: text(unit) as 'MB' }) }),
  },
  md5: {
    given: ['content'],
    expected: ['md5'],
    actual: async ({ content }) => ({ md5: await hashSlices(new Blob([contentOf(content)]), { md5: await openMd5() }) }),
  },
  progress: {
    given: ['sent', 'total', 'finalized'],
    expected: ['percent'],
    actual: ({ sent, total, finalized }) => {
      const percent = percentOf(Number(sent), Number(total));
      const after = next({ kind: 'uploading', percent }, { on: 'answer' });
      return { percent: finalized === true && after.kind === 'uploading' ? after.percent : percent };
    },
  },
  hashSlices: { given: ['size'], expected: ['slices'], actual: ({ size }) => ({ slices: sliceCount(Number(size)) }) },
  chunkCount: {
    given: ['size'],
    expected: ['chunks', 'lastChunk'],
    actual: ({ size }) => {
      const chunks = chunkCount(Number(size));
      return { chunks, lastChunk: chunkBytes(Number(size), chunks) };
    },
  },
  skip: {
    given: ['chunkNumbers', 'uploaded', 'total'],
    expected: ['send'],
    actual: ({ chunkNumbers, uploaded, total }) => ({
      send: missingChunks(Number(total), {
        isUploaded: uploaded === true,
        chunkNumbers: Array.isArray(chunkNumbers) ? chunkNumbers.map(Number) : [],
      }),
    }),
  },
  transitions: { given: ['state'], expected: ['allowed'], actual: ({ state }) => ({ allowed: stepsOf(text(state) as 'waiting') }) },
};
/** Rows of the area `upload`, by the list they stand in. */
export const upload: Area = (list) => (Object.hasOwn(KINDS, list) ? KINDS[list] : undefined);
