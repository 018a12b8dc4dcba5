import { wordsFor } from '../../../primitives/locale/index.ts';
import type { ByLanguage, Locale } from '../../../primitives/locale/index.ts';
import type { Emoji } from '../types.ts';
import { EMOJI_ROWS } from './emojiRows.ts';

/** Column of each language in a row; another has the names of its fallback. */
const COLUMN: ByLanguage<2 | 3 | 4> = { zh: 2, zhtw: 3, en: 4 };

/** The 120 emoji in their order, called as the language calls them. @source shell §2.7 */
export const emojiIn = (locale: Locale): readonly Emoji[] =>
  EMOJI_ROWS.map((row) => ({ code: row[0], character: row[1], label: row[wordsFor(COLUMN, locale)] }));

/** The same by their codes, for showing what others sent. @reading R-350 */
export const emojiByCode = (locale: Locale): ReadonlyMap<string, Emoji> => new Map(emojiIn(locale).map((emoji) => [emoji.code, emoji]));
