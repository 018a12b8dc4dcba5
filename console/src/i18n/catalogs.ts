import type { I18n } from '@lingui/core';
import type { Locale } from '@milepost/kit/locale';
import { speakWhatComes } from './fallback.ts';

type Catalog = Promise<{ messages: Record<string, string> }>;

const login: Record<Locale, () => Catalog> = {
  zh: () => import('../login/locales/zh.po'),
  zhtw: () => import('../login/locales/zhtw.po'),
  en: () => import('../login/locales/en.po'),
};

/**
 * Puts the words of the login page into `i18n` and speaks `locale` from then on, another language where they do not come.
 * @returns the language that is spoken
 */
export const speakLogin = (i18n: I18n, locale: Locale): Promise<Locale> =>
  speakWhatComes(i18n, locale, async (language) => i18n.load(language, (await login[language]()).messages));

const lock: Record<Locale, () => Catalog> = {
  zh: () => import('../lock/locales/zh.po'),
  zhtw: () => import('../lock/locales/zhtw.po'),
  en: () => import('../lock/locales/en.po'),
};

/** The same for the lock screen and the public pages, which use parts of the login page. */
export const speakLock = (i18n: I18n, locale: Locale): Promise<Locale> =>
  speakWhatComes(i18n, locale, async (language) => {
    const [first, own] = await Promise.all([login[language](), lock[language]()]);
    i18n.load(language, { ...first.messages, ...own.messages });
  });
