/** Letter case of a code: as it was typed, or as its rule has it. */
export type CodeCase = 'kept' | 'upper' | 'lower';

/** Characters that are never typed on purpose: zero-width space, byte order mark, and marks that turn the direction of what follows. */
const NEVER = /[\u200B\uFEFF\u202A-\u202E]/gu;
const FORMAT = /\p{Cf}/gu;
/** Joiners stay where a script or an emoji needs them; after these characters they join nothing. */
const IDLE_JOINER = /(?<=^|[\s\p{Script=Han}\p{Script=Latin}\p{Nd}\p{P}\p{Z}])[\u200C\u200D]+/gu;
const OTHER_FORMAT = /[^\P{Cf}\u200C\u200D]/gu;
/** Full-width letters, digits and blanks of an input method. */
const WIDE = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u3000]+/gu;
const [OPENS, CLOSES] = [/[\u2066-\u2068]/u, '\u2069'];

/**
 * Code as it is meant: of an account, a plate, a phone, a number or an id. Full-width characters become plain ones, format
 * characters and blanks around it go. Never for a password. @reading R-407
 */
export function readCode(text: string, letterCase: CodeCase = 'kept'): string {
  const plain = text.normalize('NFKC').replaceAll(FORMAT, '').trim();
  if (letterCase === 'kept') return plain;
  return letterCase === 'upper' ? plain.toUpperCase() : plain.toLowerCase();
}

/** Line whose isolates (U+2066–U+2069) are closed as often as they are opened. */
function balanced(line: string): string {
  if (!/[\u2066-\u2069]/u.test(line)) return line;
  let open = 0;
  let out = '';
  for (const char of line) {
    if (OPENS.test(char)) open += 1;
    if (char === CLOSES && open === 0) continue;
    if (char === CLOSES) open -= 1;
    out += char;
  }
  return out + CLOSES.repeat(open);
}

/** The same as `readFreeText` with the blanks around it, which stay while one types. */
export const withoutHidden = (text: string): string => text.replaceAll(NEVER, '').split('\n').map(balanced).join('\n');

/**
 * Free text as it is meant: a name, a sentence, a remark. Blanks around it go, and so do zero-width spaces, byte order marks and
 * direction overrides; isolates are closed. Joiners of emoji and of other scripts, line breaks and full-width characters stay.
 * Never for a password. @reading R-407
 */
export const readFreeText = (text: string): string => withoutHidden(text).trim();

/**
 * Keyword as it is sent: letters and digits of full width become plain ones, format characters go. Chinese punctuation stays,
 * since a server may compare letter by letter. @reading R-407
 */
export const readKeyword = (text: string): string =>
  text
    .replaceAll(WIDE, (run) => run.normalize('NFKC'))
    .replaceAll(OTHER_FORMAT, '')
    .replaceAll(IDLE_JOINER, '')
    .trim();

/** Text to be compared with another one: without width, case and format characters. @reading R-407 */
export const foldText = (text: string): string => readCode(text, 'lower');

/** True for a text that holds what `readFreeText` takes out, blanks around it aside. @reading R-407 */
export const hasHiddenCharacters = (text: string): boolean => withoutHidden(text) !== text;
