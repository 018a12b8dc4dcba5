import { OwnWorker as Worker } from '../own-worker/index.ts';
import type { HashFileOptions, HashNews } from './types.ts';

/**
 * MD5 of a file in 32 hexadecimal digits, made in a worker: the page goes on while gigabytes are read. Rejects when the file
 * cannot be read, the worker breaks, or the signal ends it.
 * @source forms §3 (uniqueIdentifier: content MD5), §9 (slices)
 */
export function hashFile(file: Blob, { signal, onProgress }: HashFileOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const { thread } = new Worker(new URL('./md5.worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      thread.terminate();
      signal?.removeEventListener('abort', giveUp);
    };
    const fail = (why: unknown) => {
      end();
      reject(why);
    };
    const giveUp = () => fail(signal?.reason);
    signal?.addEventListener('abort', giveUp);
    thread.addEventListener('error', () =>
      fail(new Error('[kit] the worker that hashes files broke · the upload cannot start · reload the page')),
    );
    thread.addEventListener('message', ({ data }: MessageEvent<HashNews>) => {
      if (data.kind === 'progress') onProgress?.(data.doneBytes, data.totalBytes);
      else if (data.kind === 'unreadable') fail(new DOMException('the file cannot be read', 'NotReadableError'));
      else {
        end();
        resolve(data.md5);
      }
    });
    thread.postMessage(file);
  });
}
