import { SHEET_MAX_BYTES } from './limits.ts';
import type { SheetProblem, SheetRules } from './types.ts';

const SIGNATURES: Readonly<Record<string, readonly number[]>> = {
  xlsx: [0x50, 0x4b, 0x03, 0x04],
  xls: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
};
const extensionOf = (name: string): string => (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '');
const beginsAs = (extension: string, bytes: Uint8Array): boolean => SIGNATURES[extension]?.every((byte, at) => bytes[at] === byte) === true;

/** True where a file begins as its name says. */
export const hasItsSignature = (name: string, bytes: Uint8Array): boolean => beginsAs(extensionOf(name), bytes);
/** True for workbooks of the newer kind, whose parts are compressed. */
export const isZip = (bytes: Uint8Array): boolean => beginsAs('xlsx', bytes);

/** Problem of a file that shows without reading it; null when there is none. @source forms §5 */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>, { maxBytes = SHEET_MAX_BYTES }: SheetRules): SheetProblem | null {
  if (!Object.hasOwn(SIGNATURES, extensionOf(name))) return { kind: 'extension' };
  return size >= maxBytes ? { kind: 'size', maxBytes } : null;
}
