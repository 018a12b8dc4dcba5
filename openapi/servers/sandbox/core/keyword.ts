import { foldText } from '../../../src/guards/typed-text.ts';
import { readingsOf, type CharReading } from './readings.ts';

/** Longer texts are no names, and longer keywords not typed by sound: they are found by their characters alone. */
const MAX_READ_CHARS = 60;
const LETTER = /[a-z]/;
const HAN = /\p{Script=Han}/u;
/** Ends a syllable: xi'an. */
const SEPARATOR = /['’\s]/;

/** Reach of each way of typing one character into the keyword. */
function reaches({ char, syllables }: CharReading, keyword: string, from: number): readonly number[] {
  const rest = keyword.slice(from);
  const found = syllables.flatMap((syllable) => {
    const initials = /^[zcs]h/.test(syllable) ? [2, 1] : [1];
    return [
      // The last syllable may be unfinished, but begins with its first letter.
      ...(syllable.startsWith(rest) ? [rest.length] : []),
      ...[syllable.length, ...initials].filter((length) => rest.startsWith(syllable.slice(0, length))),
    ];
  });
  return [...new Set(rest.startsWith(char) ? [char.length, ...found] : found)];
}

/** True when the characters from here on are what the rest of the keyword says. */
function goesOn(chars: readonly CharReading[], at: number, keyword: string, from: number): boolean {
  if (from >= keyword.length) return true;
  const char = chars[at];
  if (SEPARATOR.test(keyword.charAt(from)) && char?.char !== keyword.charAt(from)) return goesOn(chars, at, keyword, from + 1);
  return char !== undefined && reaches(char, keyword, from).some((reach) => goesOn(chars, at + 1, keyword, from + reach));
}

function soundsLike(text: string, wanted: string): boolean {
  if (text.length > MAX_READ_CHARS || wanted.length > MAX_READ_CHARS || !LETTER.test(wanted) || !HAN.test(text)) return false;
  const chars = readingsOf(text);
  return chars.some((_, at) => goesOn(chars, at, wanted, 0));
}

/**
 * Does any of the texts contain the keyword, whatever its case and width, or a name that is spoken so: its syllables, their
 * initials, or a mixture without a gap? An empty keyword matches everything. @reading R-438 @reading R-407
 */
export function matchesKeyword(keyword: string | null | undefined, ...texts: readonly string[]): boolean {
  const plain = foldText(keyword ?? '');
  const wanted = plain.replaceAll(/u:|ü/g, 'v');
  return wanted === '' || texts.some((text) => foldText(text).includes(plain) || soundsLike(text, wanted));
}

/** Filter every list of named records has. */
export interface NamedAsk {
  readonly keyword?: string;
  readonly enabledMark?: 0 | 1;
}

/** Test of rows by name, code and state; what was not asked for is not tested. @reading R-501 */
export const matchesNamed =
  ({ keyword, enabledMark }: NamedAsk) =>
  (row: { readonly fullName: string; readonly enCode: string; readonly enabledMark: number }): boolean =>
    (enabledMark === undefined || row.enabledMark === enabledMark) && matchesKeyword(keyword, row.fullName, row.enCode);
