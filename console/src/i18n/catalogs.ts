import type { I18n } from '@lingui/core';
import { LANGUAGE_TAG } from '@milepost/kit/locale';
import type { Locale } from '@milepost/kit/locale';

type Catalog = Promise<{ messages: Record<string, string> }>;

const login: Record<Locale, () => Catalog> = {
  zh: () => import('../login/locales/zh.po'),
  zhtw: () => import('../login/locales/zhtw.po'),
  en: () => import('../login/locales/en.po'),
};

/** Puts the words of the login page into `i18n` and speaks `locale` from then on. */
export async function speakLogin(i18n: I18n, locale: Locale): Promise<void> {
  const { messages } = await login[locale]();
  i18n.load(locale, messages);
  i18n.activate(locale, LANGUAGE_TAG[locale]);
}

const lock: Record<Locale, () => Catalog> = {
  zh: () => import('../lock/locales/zh.po'),
  zhtw: () => import('../lock/locales/zhtw.po'),
  en: () => import('../lock/locales/en.po'),
};

/** The same for the lock screen and the public pages, which use parts of the login page. */
export async function speakLock(i18n: I18n, locale: Locale): Promise<void> {
  const [first, own] = await Promise.all([login[locale](), lock[locale]()]);
  i18n.load(locale, { ...first.messages, ...own.messages });
  i18n.activate(locale, LANGUAGE_TAG[locale]);
}
