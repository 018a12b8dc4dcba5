/** Language codes of the product. @source shell §1 */
export const LOCALES = ['zh', 'zhtw', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The fallback when neither a stored choice nor the browser decides. @source shell §1 */
export const DEFAULT_LOCALE: Locale = 'zh';

/** BCP 47 tags for `lang`, dates, numbers and React Aria. */
export const LANGUAGE_TAG = { zh: 'zh-Hans-CN', zhtw: 'zh-Hant-TW', en: 'en' } as const satisfies Record<Locale, string>;

/** Each language in its own words, as whoever looks for it reads them. */
export const LANGUAGE_NAME = { zh: '简体中文', zhtw: '繁體中文', en: 'English' } as const satisfies Record<Locale, string>;

/** Says which language the page is in. Only where it is another: said again, every element of the page would be styled anew. */
export function nameLanguage(locale: Locale, { documentElement: root }: Document = document): void {
  if (root.lang !== LANGUAGE_TAG[locale]) root.lang = LANGUAGE_TAG[locale];
}

/** True when a stored or sent value is one of our language codes. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Chinese words with what stands between them. */
const CHINESE = /(\p{Script=Han}(?:[\p{Script=Han}\p{Nd}·、，。：；！？“”（）《》]*\p{Script=Han}[。！？）》]?)?)/u;

/** Parts of a sentence, its Chinese words at the odd places. Whole in a language that is written with the same letters. */
export const chineseParts = (text: string, locale: Locale): readonly string[] => (locale === 'en' ? text.split(CHINESE) : [text]);

/** Writes a sentence into an element; on an English page its Chinese words say that they are. */
export function writeSentence(element: HTMLElement, text: string): void {
  const { ownerDocument: page } = element;
  const locale = page.documentElement.lang === LANGUAGE_TAG.en ? 'en' : DEFAULT_LOCALE;
  element.append(
    ...chineseParts(text, locale).map((part, place) => {
      if (place % 2 === 0) return part;
      const words = page.createElement('span');
      words.lang = LANGUAGE_TAG[DEFAULT_LOCALE];
      words.textContent = part;
      return words;
    }),
  );
}
