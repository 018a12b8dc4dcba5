/** Control characters, and those that turn the direction of what follows. */
const UNSEEN = '\\p{Cc}\\u200e\\u200f\\u061c\\u202a-\\u202e\\u2066-\\u2069';
const NOT_ON_A_DISK = new RegExp(`[${UNSEEN}/\\\\:*?"<>|]+`, 'gu');
const NOT_IN_A_NAME = new RegExp(`[${UNSEEN}]+`, 'gu');
/** Names Windows keeps for devices, whatever follows their first dot. */
const DEVICE = /^\s*(con|prn|aux|nul|(com|lpt)[\d¹²³])\s*(\.|$)/i;
const NUL = '\u0000';
/** Longest name file systems allow, in bytes of UTF-8. @reading R-086 */
export const FILE_NAME_MAX_BYTES = 255;
const NAMELESS = 'download';

/** A name a file can be saved under on any system: what a disk does not allow becomes one `_`. @reading R-086 */
export const savedFileName = (name: string): string => named(lastPart(name).replace(NOT_ON_A_DISK, '_'));

/**
 * The name of a file as it is uploaded and shown: of a path its last part, without `#`; runs of control characters and of
 * characters that turn the direction become one `_`, which also stands before what Windows keeps for a device; at most
 * 255 bytes, the extension kept.
 * @source forms §5 @reading R-086
 */
export const cleanFileName = (name: string): string => shortened(named(lastPart(name.replaceAll('#', '')).replace(NOT_IN_A_NAME, '_')));

/** A name that hides its end behind a NUL is refused rather than cleaned. @reading R-086 */
export const isFileNameAllowed = (name: string): boolean => !name.includes(NUL);

/** Letters after the last dot, in lower case; empty where there is no dot. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Part after the last slash of either kind. */
const lastPart = (name: string): string => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

/** Names of nothing but dots mean folders, those of devices no file. */
const named = (name: string): string => (/^\.*$/.test(name) ? NAMELESS : DEVICE.test(name) ? `_${name}` : name);

function shortened(name: string): string {
  const encoder = new TextEncoder();
  const sizeOf = (text: string): number => encoder.encode(text).byteLength;
  if (sizeOf(name) <= FILE_NAME_MAX_BYTES) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && sizeOf(name.slice(dot)) < FILE_NAME_MAX_BYTES / 2 ? name.slice(dot) : '';
  const letters = Array.from(name.slice(0, name.length - ending.length));
  let leftBytes = FILE_NAME_MAX_BYTES - sizeOf(ending);
  const end = letters.findIndex((letter) => (leftBytes -= sizeOf(letter)) < 0);
  return letters.slice(0, end).join('') + ending;
}
