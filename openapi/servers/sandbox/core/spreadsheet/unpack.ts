import { unzipSync, zipSync } from 'fflate';

/** A workbook has a dozen parts; more is an attempt to keep us busy. @reading R-116 */
const MAX_PARTS = 200;
/** All parts together, unpacked. @reading R-116 */
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;
const MACROS = /vbaProject\.bin$/i;
/** Names of parts that lead out of their archive. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const LEADS_OUT = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|\u0000/i;
const DOCTYPE = '<!DOCTYPE';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean => signature.every((byte, index) => bytes[index] === byte);

/** Do the first bytes say that this is a workbook, of either kind? Readers of spreadsheets take anything for one. */
export const looksLikeWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, ZIP) || startsWith(bytes, COMPOUND);

/**
 * The same workbook, unpacked within limits and packed again without compression, so that no reader after this one can be
 * made to inflate more. Workbooks of the older kind are not compressed and come back as they are.
 * @throws Error when it has too many parts, is too large, or holds macros or a document type
 */
export function unpackWithinLimits(bytes: Uint8Array): Uint8Array {
  if (!startsWith(bytes, ZIP)) return bytes;
  let parts = 0;
  let unpackedBytes = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      parts += 1;
      unpackedBytes += originalSize;
      if (parts > MAX_PARTS || unpackedBytes > MAX_UNPACKED_BYTES) throw new Error('[sandbox] The workbook is too large when unpacked.');
      if (LEADS_OUT.test(name)) throw new Error('[sandbox] A part of the workbook leads out of it.');
      if (MACROS.test(name)) throw new Error('[sandbox] The workbook holds macros.');
      return true;
    },
  });
  for (const content of Object.values(files))
    if (Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes(DOCTYPE))
      throw new Error('[sandbox] A part of the workbook declares a document type.');
  return zipSync(files, { level: 0 });
}
