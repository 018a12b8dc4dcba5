import { ARIA_TEXTS, localeOfTag } from './ariaTexts.ts';
import type { AriaFormatter, AriaText, AriaValues } from './types.ts';

/**
 * Key under which React Aria looks for texts of the page before its own: the name its server-side provider writes to.
 * The page sets them for one language; ours answer in the language of whoever asks.
 */
const TEXTS = Symbol.for('react-aria.i18n.strings');
const LANGUAGE = Symbol.for('react-aria.i18n.locale');

/** Packages that read texts as they are, without saying in which language: theirs answer in that of the document. */
const READ_BARE: ReadonlySet<string> = new Set(['@react-stately/datepicker', '@react-stately/color', '@react-aria/datepicker']);

const textOf = (name: string, key: string, tag: string): AriaText =>
  ARIA_TEXTS[localeOfTag(tag)][name]?.[key] ?? ARIA_TEXTS.en[name]?.[key] ?? '';

/** Puts our texts before React Aria’s own. To be done before its first widget is drawn; again does no harm. */
export function installAriaTexts(page: Window): void {
  const languageOfPage = () => page.document.documentElement.lang || page.navigator.language;
  const answer =
    (name: string, key: string) =>
    (values: AriaValues, formatter: AriaFormatter): string => {
      const text = textOf(name, key, formatter.locale);
      return typeof text === 'function' ? text(values, formatter) : text;
    };
  const entry = (name: string, key: string): PropertyDescriptor =>
    READ_BARE.has(name)
      ? { enumerable: true, get: () => textOf(name, key, languageOfPage()) }
      : { enumerable: true, value: answer(name, key) };

  const texts = Object.fromEntries(
    Object.entries(ARIA_TEXTS.en).map(([name, keys]) => [
      name,
      Object.defineProperties({}, Object.fromEntries(Object.keys(keys).map((key) => [key, entry(name, key)]))),
    ]),
  );
  Object.defineProperty(page, TEXTS, { configurable: true, value: texts });
  Object.defineProperty(page, LANGUAGE, { configurable: true, get: languageOfPage });
}
