import { isWrittenInHan, scriptOf } from '../../engines/language/index.ts';
import { DEFAULT_LOCALE, LANGUAGE_TAG } from '../locale/index.ts';

const HAN = /\p{Script=Han}/u;

/** Origin of a text: `data` is people's words, `either` may as well be a word of the page. */
export type TextOrigin = 'data' | 'either';

/**
 * Language of a text of the data, as far as it is another one than the page's (WCAG 3.1.2): data of the seeds is Chinese, and
 * does not say so. What people write in Latin letters is nobody else's language; what may be a word of the page is told from
 * the data only where the page's own words have other letters.
 * @returns BCP 47 tag, undefined where the page's own is meant
 */
export function textLang(text: string, lang: string, origin: TextOrigin = 'data'): string | undefined {
  const isReported = origin === 'data' ? scriptOf(lang) !== scriptOf(DEFAULT_LOCALE) : !isWrittenInHan(lang);
  return isReported && HAN.test(text) ? LANGUAGE_TAG[DEFAULT_LOCALE] : undefined;
}
