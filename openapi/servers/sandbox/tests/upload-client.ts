import { createHash } from 'node:crypto';
import { CHUNK_BYTES, chunkPlan, chunkRange } from '../../../src/domains/file/index.ts';
import type { Envelope, Person } from './client.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A file somebody uploads in chunks. */
export interface Upload {
  name: string;
  bytes: Bytes;
}

interface ChunkState {
  chunkNumbers?: number[] | null;
  merge?: boolean | null;
  uploaded?: boolean | null;
}
interface Stored {
  name: string;
  url: string;
  fileSize?: number | null;
}

const digests = new WeakMap<Uint8Array, string>();

/** MD5 of a content that does not change; reckoned once. */
export function md5(bytes: Uint8Array): string {
  const digest = digests.get(bytes) ?? createHash('md5').update(bytes).digest('hex');
  digests.set(bytes, digest);
  return digest;
}

/** Bytes that differ from place to place, so that chunks in a wrong order are found; the same for the same seed. */
export function contentOf(sizeBytes: number, seed = 1): Bytes {
  const words = new Uint32Array(Math.ceil(sizeBytes / 4)).map((_, index) => Math.imul(index + seed, 2_654_435_761));
  return new Uint8Array(words.buffer, 0, sizeBytes);
}

/** The fields every chunk call carries. */
export function chunkFields({ name, bytes }: Upload, chunkNumber: number): Record<string, string> {
  const plan = chunkPlan(bytes.byteLength);
  const { start, end } = chunkRange(plan, chunkNumber);
  return {
    chunkNumber: String(chunkNumber),
    chunkSize: String(CHUNK_BYTES),
    currentChunkSize: String(end - start),
    totalSize: String(bytes.byteLength),
    totalChunks: String(plan.totalChunks),
    identifier: md5(bytes),
    filename: name,
    relativePath: name,
    fileType: '',
    extension: '',
  };
}

export const check = (person: Person, upload: Upload, changes: Record<string, string> = {}): Promise<Envelope<ChunkState>> =>
  person.call('checkChunk', { query: { ...chunkFields(upload, 1), ...changes } });

/** Sends one chunk; `changes` replaces fields, `part` the bytes. */
export function send(
  person: Person,
  upload: Upload,
  chunkNumber: number,
  { changes = {}, part }: { changes?: Record<string, string>; part?: Bytes } = {},
): Promise<Envelope<ChunkState>> {
  const { start, end } = chunkRange(chunkPlan(upload.bytes.byteLength), chunkNumber);
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...chunkFields(upload, chunkNumber), ...changes })) form.append(field, value);
  form.append('file', new Blob([part ?? upload.bytes.subarray(start, end)]), upload.name);
  return person.call('uploadChunk', { form });
}

export const merge = (person: Person, { name, bytes }: Upload, changes: Record<string, string> = {}): Promise<Envelope<Stored>> =>
  person.call('mergeChunks', {
    form: { identifier: md5(bytes), fileName: name.replaceAll('#', ''), fileSize: String(bytes.byteLength), type: 'annex', ...changes },
  });

/** Sends the chunks in the given order, all of them when none is given. */
export async function sendAll(person: Person, upload: Upload, numbers?: readonly number[]): Promise<void> {
  const { totalChunks } = chunkPlan(upload.bytes.byteLength);
  for (const number of numbers ?? Array.from({ length: totalChunks }, (_, index) => index + 1)) {
    const answer = await send(person, upload, number);
    if (answer.code !== 200) throw new Error(`chunk ${number} was refused: ${answer.msg}`);
  }
}

/** Hands in a file in one piece. */
export function hand(person: Person, type: string, bytes: Bytes | string, name: string, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([bytes]), name);
  return person.call('uploadFile', { path: { type }, form });
}

export const bytesAt = async (url: string, base: string): Promise<Bytes> => (await fetch(new URL(url, base))).bytes();
