/** Marks at the start of a text, by what it is written in. */
const MARKS = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/**
 * Text in the bytes of a file that another program has written: UTF-8, or UTF-16 with its mark, as Windows saves it. Null for
 * another encoding: a text in it would be taken in with wrong signs.
 */
export function textIn(bytes: Uint8Array): string | null {
  const marked = MARKS.find(({ bytes: mark }) => mark.every((byte, at) => bytes[at] === byte));
  try {
    return new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Clause on a file in another encoding. */
export const NOT_UNICODE = 'it is neither UTF-8 nor UTF-16, so its signs would come out wrong';
/** Advice on one. */
export const SAVE_AS_UTF8 = 'Save it as UTF-8.';
