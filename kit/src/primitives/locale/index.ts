import { LANGUAGES, codeOf, directionOf, fallbacksOf, isComplete, isWrittenInHan, tagOf, wordsFor } from '../../engines/language/index.ts';
import type { ByLanguage, LanguageCode } from '../../engines/language/index.ts';

export { codeOf, fallbacksOf, isComplete, wordsFor };
export type { ByLanguage };

/** Code of a language of the product. */
export type Locale = LanguageCode;
/** Codes of the languages of the product. @source shell §1 */
export const LOCALES: readonly Locale[] = LANGUAGES.map(({ code }) => code);

/** The fallback when neither a stored choice nor the browser decides. @source shell §1 */
export const DEFAULT_LOCALE: Locale = LANGUAGES[0].code;

const byCode = (of: (language: (typeof LANGUAGES)[number]) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language.code, of(language)])) as Readonly<Record<Locale, string>>;

/** BCP 47 tags for `lang`, dates, numbers and React Aria. */
export const LANGUAGE_TAG: Readonly<Record<Locale, string>> = byCode(({ tag }) => tag);

/** Each language in its own words, as whoever looks for it reads them. */
export const LANGUAGE_NAME: Readonly<Record<Locale, string>> = byCode(({ name }) => name);

/** Roots whose lines begin on the right because of a language that was named here. */
const turned = new WeakSet<Element>();

/**
 * Says which language the page is in, and on which side its lines begin. Only where it is another: said again, every element of
 * the page would be styled anew. A side that the page itself has chosen stays.
 */
export function nameLanguage(lang: string, { documentElement: root }: Document = document): void {
  const tag = tagOf(lang);
  if (root.lang !== tag) root.lang = tag;
  const isRtl = directionOf(tag) === 'rtl';
  if (isRtl && root.dir !== 'rtl') {
    root.dir = 'rtl';
    turned.add(root);
  } else if (!isRtl && turned.delete(root)) root.dir = 'ltr';
}

/** True when a stored or sent value is one of our language codes. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Chinese words with what stands between them. */
const CHINESE = /(\p{Script=Han}(?:[\p{Script=Han}\p{Nd}·、，。：；！？“”（）《》]*\p{Script=Han}[。！？）》]?)?)/u;

/** Parts of a sentence, its Chinese words at the odd places. Whole in a language that is written with the same letters. */
export const chineseParts = (text: string, lang: string): readonly string[] => (isWrittenInHan(lang) ? [text] : text.split(CHINESE));

/** Writes a sentence into an element; on a page in other letters its Chinese words say that they are. */
export function writeSentence(element: HTMLElement, text: string): void {
  const { ownerDocument: page } = element;
  element.append(
    ...chineseParts(text, page.documentElement.lang || LANGUAGE_TAG[DEFAULT_LOCALE]).map((part, place) => {
      if (place % 2 === 0) return part;
      const words = page.createElement('span');
      words.lang = LANGUAGE_TAG[DEFAULT_LOCALE];
      words.textContent = part;
      return words;
    }),
  );
}
