import type { Md5 } from './md5.ts';

/** Bytes hashed at a time. @source forms §9 */
export const SLICE_BYTES = 10_240_000;

/** Number of slices of a file; an empty one is one slice without bytes. @source forms §9 */
export const sliceCount = (sizeBytes: number): number => Math.max(1, Math.ceil(sizeBytes / SLICE_BYTES));

interface HashOptions {
  readonly md5: Md5;
  readonly onProgress?: (doneBytes: number, totalBytes: number) => void;
  /** Bytes read at a time. @defaultValue `SLICE_BYTES` */
  readonly sliceBytes?: number;
}

/**
 * MD5 of a file, slice by slice; the next slice is read while this one is hashed, so that disk and processor work at once.
 * Rejects where the file cannot be read any more.
 */
export async function hashSlices(file: Blob, { md5, onProgress, sliceBytes = SLICE_BYTES }: HashOptions): Promise<string> {
  const read = (start: number): Promise<ArrayBuffer> | null =>
    start < file.size ? file.slice(start, Math.min(start + sliceBytes, file.size)).arrayBuffer() : null;
  let coming = read(0);
  for (let start = 0; coming !== null; start += sliceBytes) {
    const bytes: ArrayBuffer = await coming;
    coming = read(start + sliceBytes);
    // A slice that fails while this one is hashed is heard of in its turn.
    coming?.catch(() => undefined);
    md5.update(new Uint8Array(bytes));
    onProgress?.(Math.min(start + sliceBytes, file.size), file.size);
  }
  return md5.digest();
}
