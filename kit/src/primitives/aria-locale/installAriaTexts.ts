import { LocalizedStringDictionary } from '@internationalized/string';
import shippedEn from 'react-aria-components/i18n/en-US';
import { ariaTextsFor } from './ariaTexts.ts';
import type { AriaTexts } from './types.ts';

/** Part of a language tag that is nobody's but ours: what asks with it is answered in our words, and nothing else is. */
const OURS = '-x-milepost';

/** The language tag widgets of the kit ask React Aria with, `zh-CN-x-milepost`. */
export const ariaTag = (tag: string): string => `${tag}${OURS}`;

/** Mark of the English texts of one package of React Aria: a dictionary does not say whose it is. */
export const markOf = (english: AriaTexts[string]): string =>
  Object.keys(english)
    .toSorted()
    .map((key) => `${key}: ${typeof english[key] === 'string' ? english[key] : ''}`)
    .join('\n');
const PACKAGES: ReadonlyMap<string, string> = new Map(Object.entries(shippedEn).map(([name, texts]) => [markOf(texts), name]));

let isInstalled = false;

/**
 * Has dictionaries of React Aria answer our tag with our texts. They are the package's own, of one copy for the whole page: what
 * a host asks for, in whatever language, is answered as before. Again does no harm.
 */
export function installAriaTexts(): void {
  if (isInstalled) return;
  isInstalled = true;
  const given = Object.getOwnPropertyDescriptor(LocalizedStringDictionary.prototype, 'getStringsForLocale');
  const ask: (this: LocalizedStringDictionary<string, never>, locale: string) => AriaTexts[string] = given?.value;
  // One answer for each tag: two languages written with the same letters may share what is shipped.
  const answers = new Map<string, WeakMap<AriaTexts[string], AriaTexts[string]>>();
  function answersIn(locale: string) {
    const known = answers.get(locale) ?? new WeakMap<AriaTexts[string], AriaTexts[string]>();
    answers.set(locale, known);
    return known;
  }
  function getStringsForLocale(this: LocalizedStringDictionary<string, never>, locale: string) {
    const shipped = ask.call(this, locale);
    if (!locale.endsWith(OURS)) return shipped;
    const known = answersIn(locale).get(shipped);
    if (known) return known;
    const name = PACKAGES.get(markOf(ask.call(this, 'en-US')));
    const answer = { ...shipped, ...(name !== undefined && ariaTextsFor(locale)[name]) };
    answersIn(locale).set(shipped, answer);
    return answer;
  }
  Object.defineProperty(LocalizedStringDictionary.prototype, 'getStringsForLocale', { ...given, value: getStringsForLocale });
}
