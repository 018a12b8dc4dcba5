import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import { whenSettled } from '@milepost/kit/engines/clock';
import type { Locale } from '@milepost/kit/locale';
import { firstThatComes, languagesFrom, speakWhatComes } from './fallback.ts';

/** Read in place of words that are not here. The built program names words by ids, and an id is never shown. @reading R-329 */
const NOT_HERE = '…';

/** What holds the words of the application. */
export const setupWords = (): I18n => setupI18n(import.meta.env.PROD ? { missing: NOT_HERE } : {});

type Catalogs = Record<Locale, () => readonly Promise<{ messages: Record<string, string> }>[]>;

/** The words a first page says as soon as it is painted. */
export const first: Catalogs = {
  zh: () => [import('../locales/zh.po?first'), import('@milepost/kit/locales/zh.po?first')],
  zhtw: () => [import('../locales/zhtw.po?first'), import('@milepost/kit/locales/zhtw.po?first')],
  en: () => [import('../locales/en.po?first'), import('@milepost/kit/locales/en.po?first')],
};

/** The words of what opens later: other pages, pickers, dialogs, settings. */
export const late: Catalogs = {
  zh: () => [import('../locales/zh.po?late'), import('@milepost/kit/locales/zh.po?late')],
  zhtw: () => [import('../locales/zhtw.po?late'), import('@milepost/kit/locales/zhtw.po?late')],
  en: () => [import('../locales/en.po?late'), import('@milepost/kit/locales/en.po?late')],
};

/** @param as the language the words are said in place of, where their own did not come */
export async function load(i18n: I18n, locale: Locale, from: Catalogs, as: Locale = locale): Promise<void> {
  for (const { messages } of await Promise.all(from[locale]())) i18n.load(as, messages);
}

/**
 * Puts the words that are said first into `i18n` and speaks `locale` from then on, another language where they do not come.
 * @returns the language that is spoken
 */
export const speakFirst = (i18n: I18n, locale: Locale): Promise<Locale> =>
  speakWhatComes(i18n, locale, (language) => load(i18n, language, first));

const rest = new WeakMap<I18n, Map<Locale, Promise<void> | 'here'>>();
export function restOfThese(i18n: I18n): Map<Locale, Promise<void> | 'here'> {
  const known = rest.get(i18n) ?? new Map<Locale, Promise<void> | 'here'>();
  rest.set(i18n, known);
  return known;
}

/**
 * All words of `locale`: `here`, or resolving when they are; asked for once, and again after it failed. What does not come is
 * said in another language: an id is never shown. @reading R-329
 */
export function restOf(i18n: I18n, locale: Locale): Promise<void> | 'here' {
  const ofThis = restOfThese(i18n);
  const known = ofThis.get(locale);
  if (known) return known;
  const asked = firstThatComes(languagesFrom(locale), (language) => load(i18n, language, late, locale)).then(() => undefined);
  ofThis.set(locale, asked);
  asked.then(
    () => ofThis.set(locale, 'here'),
    () => ofThis.delete(locale),
  );
  return asked;
}

/** What comes before anything opens that was not there. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Brings the other words of `locale` as soon as the page has nothing else to do, or somebody touches it: what opens has to
 * be fetched itself, and its words are on their way by then. @returns takes the wish back
 */
export function speakRest(i18n: I18n, locale: Locale): () => void {
  const wish = new AbortController();
  const bring = () => {
    wish.abort();
    // Without a network the parts that would say them do not come either; the next touch does not ask again, a new language does.
    Promise.resolve(restOf(i18n, locale)).catch(() => undefined);
  };
  const stopWaiting = whenSettled(bring);
  wish.signal.addEventListener('abort', stopWaiting);
  for (const touch of TOUCHES) window.addEventListener(touch, bring, { capture: true, signal: wish.signal });
  return () => wish.abort();
}
