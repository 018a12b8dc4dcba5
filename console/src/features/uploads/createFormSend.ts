import { hashFile } from '@milepost/kit/engines/file-hash';
import { CHUNK_BYTES, createChunkSend } from '@milepost/kit/engines/upload';
import type { Send } from '@milepost/kit/engines/upload';
import { createChunkPorts, createSend } from '../../data/file/index.ts';
import type { UploadOptions } from '../../data/file/index.ts';

/**
 * Sends files of forms: one of at most a chunk whole, a larger one in chunks, so that it goes on after a pause, a lost network,
 * or a reloaded page.
 * @source forms §3, §7, §9
 */
export function createFormSend<Stored>(options: UploadOptions<Stored>): Send<Stored> {
  const whole = createSend(options);
  const inChunks = createChunkSend<Stored>({ ...createChunkPorts(options), hash: hashFile });
  return (file, more) => (file.size <= CHUNK_BYTES ? whole : inChunks)(file, more);
}
