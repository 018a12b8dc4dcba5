import { MAX_UNPACKED_BYTES } from './limits.ts';
import { Refused } from './Refused.ts';
import { packedBytesOf, zipDirectory } from './zipDirectory.ts';
import type { ZipPart } from './zipDirectory.ts';

const STORED = 0;
const DEFLATED = 8;
const MACROS = /vbaProject\.bin$|(?:^|\/)macrosheets\//i;
/** Parts a sheet is read from: no pictures, no other kinds of documents in the same wrapping. */
const READ = /^(?:\[Content_Types\]\.xml|(?:xl|_rels|docProps)\/.*\.(?:xml|rels))$/i;

/**
 * Parts of a workbook that a sheet is read from, unpacked. Each is stopped at the size the directory gives it, so that a forged
 * size gains nothing.
 * @throws Refused
 */
export async function unpack(bytes: Uint8Array): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const parts = zipDirectory(bytes);
  if (parts.some(({ name }) => MACROS.test(name))) throw new Refused({ kind: 'macros' });
  const unpacked = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const part of parts) if (READ.test(part.name)) unpacked.set(part.name, await unpackPart(bytes, part));
  return unpacked;
}

async function unpackPart(bytes: Uint8Array, part: ZipPart): Promise<Uint8Array<ArrayBuffer>> {
  const packed = packedBytesOf(bytes, part);
  if (part.method === STORED) return new Uint8Array(packed);
  if (part.method !== DEFLATED) throw new Refused({ kind: 'damaged' });
  return inflate(new Uint8Array(packed), part.unpackedBytes);
}

async function inflate(packed: Uint8Array<ArrayBuffer>, sizeBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const reader = readable.getReader();
  const writer = writable.getWriter();
  // What goes wrong while writing is heard of while reading.
  for (const step of [writer.write(packed), writer.close()]) step.catch(() => undefined);
  const whole = new Uint8Array(sizeBytes);
  let doneBytes = 0;
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      if (doneBytes + step.value.byteLength > sizeBytes) throw new Refused({ kind: 'unpacked', maxBytes: MAX_UNPACKED_BYTES });
      whole.set(step.value, doneBytes);
      doneBytes += step.value.byteLength;
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error instanceof Refused ? error : new Refused({ kind: 'damaged' });
  }
  return doneBytes === sizeBytes ? whole : whole.slice(0, doneBytes);
}
