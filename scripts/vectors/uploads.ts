// Uploads: names, sizes, slices and digests.
import { hashSlices, openMd5 } from '@milepost/kit/engines/file-hash';
import { extensionOf, isWithinSize, next, percentOf, uploadName } from '@milepost/kit/engines/upload';
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
  hashSlices: 'waits for a pure part of slices (part "Files")',
  chunkCount: 'waits for a pure part of chunks (part "Files")',
  skip: 'waits for a pure part of chunks (part "Files")',
  transitions: 'waits for a pure part of the list of chunks (part "Files")',
};
/** Rows of the area `upload`, by the list they stand in. */
export const upload: Area = (list) => (Object.hasOwn(KINDS, list) ? KINDS[list] : undefined);
