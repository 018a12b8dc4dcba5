import { systemClock } from '../clock/index.ts';
import { isReadable } from './judge.ts';
import type { Clock } from '../clock/index.ts';
import type { Send, SendOptions, SendResult } from './types.ts';

/** @source forms §9 */
export const CHUNK_BYTES = 5_242_880;
/** Tries of a chunk before the file fails. @source forms §9 */
export const MOST_TRIES = 5;
/** A chunk of which nothing is heard for so long is lost: a computer that slept keeps dead connections. @reading R-621 */
export const SILENT_MS = 60_000;
/** Wait before a second try; doubled for each further one. @reading R-621 */
export const FIRST_WAIT_MS = 1_000;

/** Number of chunks of a file; an empty one is one chunk without bytes. @source forms §9 */
export const chunkCount = (sizeBytes: number): number => Math.max(1, Math.ceil(sizeBytes / CHUNK_BYTES));

/** Bytes of a chunk, counted from 1. */
export const chunkBytes = (sizeBytes: number, number: number): number => Math.min(CHUNK_BYTES, sizeBytes - (number - 1) * CHUNK_BYTES);

/** Numbers of the chunks that are to be sent: none of a file the server knows, otherwise those it does not have. @source forms §7 */
export const missingChunks = (total: number, { isUploaded, chunkNumbers }: StoredChunks): readonly number[] => {
  const stored = new Set(chunkNumbers);
  return isUploaded ? [] : Array.from({ length: total }, (_, at) => at + 1).filter((number) => !stored.has(number));
};

/** Parts of a file a server has. */
export interface StoredChunks {
  readonly isUploaded: boolean;
  readonly chunkNumbers: readonly number[];
}

/** A file, known by what is in it. */
export interface IdentifiedFile {
  readonly file: File;
  /** MD5 of the whole content. @source forms §3 */
  readonly identifier: string;
  readonly totalChunks: number;
}

/** A piece of a file; `number` counts from 1. */
export interface Chunk {
  readonly number: number;
  readonly bytes: Blob;
}

/** Functions an upload in chunks asks others for. Each rejects where there is no answer. */
export interface ChunkPorts<Stored> {
  readonly hash: (file: File, options: Pick<SendOptions, 'signal' | 'onProgress'>) => Promise<string>;
  /** Parts of a file the server holds. */
  readonly check: (file: IdentifiedFile, options: Pick<SendOptions, 'signal'>) => Promise<StoredChunks>;
  readonly send: (file: IdentifiedFile, chunk: Chunk, options: Pick<SendOptions, 'signal' | 'onProgress'>) => Promise<unknown>;
  /** Makes one file of the chunks. */
  readonly merge: (file: IdentifiedFile, options: Pick<SendOptions, 'signal'>) => Promise<SendResult<Stored>>;
}

/** Resolves after a while; rejects when the signal ends it. */
const pause = (ms: number, clock: Clock, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = clock.after(ms, () => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    });
    const giveUp = () => {
      stop();
      reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
  });

/** A signal of one try: it ends with the upload, and when nothing is heard for a minute. */
function watched(signal: AbortSignal, clock: Clock) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(signal.reason);
  const lost = () => controller.abort(new DOMException('nothing was heard of a chunk', 'TimeoutError'));
  let stopTimer = clock.after(SILENT_MS, lost);
  signal.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    heard: () => {
      stopTimer();
      stopTimer = clock.after(SILENT_MS, lost);
    },
    end: () => {
      stopTimer();
      signal.removeEventListener('abort', giveUp);
    },
  };
}

/**
 * Sending of a file in chunks of 5 MiB: what is in it is found out, the server is asked what it has, the missing chunks are
 * sent, each tried five times at most, and merged. Broken off and called again it goes on with the missing ones; a reloaded
 * page does, too, when the same file is chosen. Rejects when a chunk has failed five times or nobody answered.
 * @source forms §3, §4, §7, §9
 */
export function createChunkSend<Stored>(ports: ChunkPorts<Stored>, clock: Clock = systemClock): Send<Stored> {
  // A pause does not make a gigabyte be hashed again.
  const known = new WeakMap<File, string>();

  async function identify(file: File, { signal, onChecking }: SendOptions): Promise<IdentifiedFile> {
    const totalChunks = chunkCount(file.size);
    let identifier = known.get(file);
    if (identifier === undefined) {
      onChecking?.(0, file.size);
      identifier = await ports.hash(file, { signal, onProgress: onChecking ?? (() => undefined) });
      known.set(file, identifier);
    }
    return { file, identifier, totalChunks };
  }

  async function sendChunk(identified: IdentifiedFile, chunk: Chunk, { signal, onProgress }: Pick<SendOptions, 'signal' | 'onProgress'>) {
    for (let tries = 1; ; tries += 1) {
      const one = watched(signal, clock);
      try {
        await ports.send(identified, chunk, {
          signal: one.signal,
          onProgress: (sentBytes, totalBytes) => {
            one.heard();
            onProgress(sentBytes, totalBytes);
          },
        });
        return;
      } catch (error) {
        // A file that was changed or taken away is never to be read again: there is nothing to wait for.
        if (signal.aborted || tries === MOST_TRIES || !(await isReadable(chunk.bytes))) throw error;
      } finally {
        one.end();
      }
      await pause(FIRST_WAIT_MS * 2 ** (tries - 1), clock, signal);
    }
  }

  return async (file, options) => {
    const { signal, onProgress, onFound } = options;
    const isFirst = !known.has(file);
    const identified = await identify(file, options);
    const held = await ports.check(identified, { signal });
    const missing = missingChunks(identified.totalChunks, held);
    let sentBytes = file.size - missing.reduce((sum, number) => sum + chunkBytes(file.size, number), 0);
    if (isFirst && sentBytes > 0 && !held.isUploaded) onFound?.(sentBytes, file.size);
    onProgress(sentBytes, file.size);
    for (const number of missing) {
      const start = (number - 1) * CHUNK_BYTES;
      const before = sentBytes;
      const most = chunkBytes(file.size, number);
      await sendChunk(
        identified,
        { number, bytes: file.slice(start, start + most) },
        // A request is a little larger than its chunk.
        { signal, onProgress: (bytes) => onProgress(before + Math.min(bytes, most), file.size) },
      );
      sentBytes += most;
      onProgress(sentBytes, file.size);
    }
    return ports.merge(identified, { signal });
  };
}
