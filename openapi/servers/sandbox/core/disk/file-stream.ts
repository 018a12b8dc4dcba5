import { closeSync, fstatSync, openSync, read } from 'node:fs';
import { promisify } from 'node:util';

const SLICE_BYTES = 256 * 1024;
const readInto = promisify(read);

/** An open file: whoever removes its name now does not disturb who reads it. Closed at the end, or when the reader gives up. */
export function openFile(path: string): { sizeBytes: number; stream: ReadableStream<Uint8Array<ArrayBuffer>> } {
  const descriptor = openSync(path, 'r');
  let isReading = false;
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const slice = new Uint8Array(SLICE_BYTES);
      isReading = true;
      const { bytesRead } = await readInto(descriptor, slice, 0, SLICE_BYTES, null).finally(() => (isReading = false));
      if (bytesRead > 0 && !isCancelled) return controller.enqueue(slice.subarray(0, bytesRead));
      closeSync(descriptor);
      if (!isCancelled) controller.close();
    },
    cancel: () => {
      isCancelled = true;
      // A read under way closes it when it is back: closed earlier, its number could already be that of another file.
      if (!isReading) closeSync(descriptor);
    },
  });
  return { sizeBytes: fstatSync(descriptor).size, stream };
}
