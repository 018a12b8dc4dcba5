import { MAX_PARTS, MAX_RATIO, MAX_UNPACKED_BYTES, RATIO_FROM_BYTES } from './limits.ts';
import { Refused } from './Refused.ts';

/** A part of a workbook as the directory at the end of the file has it. */
export interface ZipPart {
  readonly name: string;
  /** 0 for a part that is stored as it is, 8 for a deflated one. */
  readonly method: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** Place of its own head in the file. */
  readonly offset: number;
}

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const PART_MARK = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const PART_BYTES = 30;
/** A comment after the directory may be that long. */
const MAX_COMMENT_BYTES = 0xffff;
const ENCRYPTED = 0x1;
/** Names of parts that lead out of their archive: no program that writes workbooks makes them. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const LEADS_OUT = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|\u0000/i;

const damaged = () => new Refused({ kind: 'damaged' });

/** Place of the end of the directory, which is looked for from behind. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = view.byteLength - END_BYTES; at >= first; at--) if (view.getUint32(at, true) === END_MARK) return at;
  throw damaged();
}

/** Parts of a workbook by its directory; nothing is unpacked for it. @throws Refused for one that is damaged, locked, or made to grow */
export function zipDirectory(bytes: Uint8Array): ZipPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_PARTS) throw new Refused({ kind: 'parts' });
  const parts: ZipPart[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = count; left > 0; left--) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_MARK) throw damaged();
    if (view.getUint16(at + 8, true) & ENCRYPTED) throw new Refused({ kind: 'encrypted' });
    const nameBytes = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
    if (LEADS_OUT.test(name)) throw damaged();
    parts.push({
      name,
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  refuseGrowth(parts, bytes.byteLength);
  return parts;
}

function refuseGrowth(parts: readonly ZipPart[], fileBytes: number): void {
  const unpackedBytes = parts.reduce((sum, part) => sum + part.unpackedBytes, 0);
  const isBomb = unpackedBytes > RATIO_FROM_BYTES && unpackedBytes > fileBytes * MAX_RATIO;
  if (isBomb || unpackedBytes > MAX_UNPACKED_BYTES) throw new Refused({ kind: 'unpacked', maxBytes: MAX_UNPACKED_BYTES });
}

/** The packed bytes of a part. @throws Refused where its own head is not where the directory says */
export function packedBytesOf(bytes: Uint8Array, { offset, packedBytes }: ZipPart): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + PART_BYTES > bytes.byteLength || view.getUint32(offset, true) !== PART_MARK) throw damaged();
  const start = offset + PART_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedBytes > bytes.byteLength) throw damaged();
  return bytes.subarray(start, start + packedBytes);
}
