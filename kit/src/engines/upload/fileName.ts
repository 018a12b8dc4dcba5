/** Control characters, and those that turn the direction of what follows: none may stand in a name. */
const NOT_IN_A_NAME = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu;
/** Names Windows keeps for devices, whatever follows their first dot. */
const DEVICE = /^\s*(con|prn|aux|nul|(com|lpt)[\d¹²³])\s*(\.|$)/i;
const NUL = '\u0000';
const NAMELESS = 'download';
/** Longest name file systems allow, in bytes of UTF-8. @reading R-086 */
export const NAME_MAX_BYTES = 255;

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).byteLength;

/**
 * The name a file is sent and shown under: of a path its last part, without `#`; runs of control characters and of characters
 * that turn the direction become one `_`, which also stands before what Windows keeps for a device; at most 255 bytes, cut
 * between characters, the extension kept.
 * @source forms §5 @reading R-086
 */
export function uploadName(name: string): string {
  const bare = name.replaceAll('#', '');
  const cleaned = bare.slice(Math.max(bare.lastIndexOf('/'), bare.lastIndexOf('\\')) + 1).replace(NOT_IN_A_NAME, '_');
  if (/^\.*$/.test(cleaned)) return NAMELESS;
  return shortened(DEVICE.test(cleaned) ? `_${cleaned}` : cleaned);
}

/** A name that hides its end behind a NUL is refused rather than cleaned. @reading R-086 */
export const isNameAllowed = (name: string): boolean => !name.includes(NUL);

/** The part after the last dot, in lower case; empty where there is none. */
export const extensionOf = (name: string): string => (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '');

/** The part a person may change: all before the last dot, or the whole where nothing stands before it. */
export function stemOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}

/** The same content under another name, in which slashes are `_`; its extension stays, so that what was judged of it still holds. @source forms §5 @reading R-670 */
export function renamed(file: File, stem: string): File {
  const name = uploadName(stem.replace(/[/\\]+/g, '_') + file.name.slice(stemOf(file.name).length));
  return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });
}

function shortened(name: string): string {
  if (bytesOf(name) <= NAME_MAX_BYTES) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && bytesOf(name.slice(dot)) < NAME_MAX_BYTES / 2 ? name.slice(dot) : '';
  let room = NAME_MAX_BYTES - bytesOf(ending);
  let stem = '';
  for (const character of name.slice(0, name.length - ending.length)) {
    room -= bytesOf(character);
    if (room < 0) break;
    stem += character;
  }
  return stem + ending;
}
