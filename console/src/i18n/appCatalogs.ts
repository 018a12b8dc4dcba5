import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import { LANGUAGE_TAG, isLocale } from '@milepost/kit/locale';
import type { Locale } from '@milepost/kit/locale';
import { speakWhatComes } from './fallback.ts';

/** Text in place of a word that no catalogue has. The built program names words by ids, and an id is never shown. @reading R-329 */
const NOT_HERE = '…';

/** Holder of the application's words. */
export const setupWords = (): I18n => setupI18n(import.meta.env.PROD ? { missing: NOT_HERE } : {});

/** Words of the signed-in half: one holder for all sessions, as pages that have come once stay. */
export const appWords: I18n = setupWords();

/** Catalogues of the frame, of first pages and of the kit. */
const catalogs: Record<Locale, () => readonly Promise<{ messages: Record<string, string> }>[]> = {
  zh: () => [import('../locales/zh.po'), import('@milepost/kit/locales/zh.po')],
  zhtw: () => [import('../locales/zhtw.po'), import('@milepost/kit/locales/zhtw.po'), import('./menu/zhtw.ts')],
  en: () => [import('../locales/en.po'), import('@milepost/kit/locales/en.po'), import('./menu/en.ts')],
};

/** Catalogues of all other pages (`lingui.config.ts` names the first ones). */
const pageCatalogs: Record<Locale, () => Promise<{ messages: Record<string, string> }>> = {
  zh: () => import('../locales/pages/zh.po'),
  zhtw: () => import('../locales/pages/zhtw.po'),
  en: () => import('../locales/pages/en.po'),
};

/** Mark of a holder whose pages have asked for theirs: every language has them from then on. Hooks hand out proxies of the holder, which a set of holders would not know. */
const WITH_PAGES = Symbol('with the words of pages');
type Holder = I18n & { [WITH_PAGES]?: true };

/** All of them or none: what has come of a language is not said before the rest is here. */
async function load(i18n: Holder, locale: Locale): Promise<void> {
  const hasPages = i18n[WITH_PAGES];
  const parts = await Promise.all([...catalogs[locale](), ...(hasPages ? [pageCatalogs[locale]()] : [])]);
  // A page has asked meanwhile.
  if (hasPages !== i18n[WITH_PAGES]) return load(i18n, locale);
  for (const { messages } of parts) i18n.load(locale, messages);
}

/**
 * Puts the words of the application into `i18n` and speaks `locale` from then on, another language where they do not come. What
 * did not come is asked for again with the next call.
 * @returns the language that is spoken
 * @reading R-329
 */
export const speakApp = (i18n: I18n, locale: Locale): Promise<Locale> => speakWhatComes(i18n, locale, (language) => load(i18n, language));

/**
 * Fetches the words of pages beside a page. Before any language is spoken they come with the one that will be.
 * @throws when they do not come; the next call asks again
 */
export async function fetchPageWords(i18n: Holder = appWords): Promise<void> {
  i18n[WITH_PAGES] = true;
  const { locale } = i18n;
  if (isLocale(locale)) i18n.load(locale, (await pageCatalogs[locale]()).messages);
}

/** Changes the language that is spoken. @throws when its words do not come; the language is the one it was */
export async function changeLanguage(i18n: I18n, locale: Locale): Promise<void> {
  await load(i18n, locale);
  i18n.activate(locale, LANGUAGE_TAG[locale]);
}
