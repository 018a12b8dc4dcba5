import type { I18n } from '@lingui/core';
import { LANGUAGE_TAG } from '@milepost/kit/locale';
import type { Locale } from '@milepost/kit/locale';

type Catalog = Promise<{ messages: Record<string, string> }>;

const app: Record<Locale, () => Catalog[]> = {
  zh: () => [import('../locales/zh.po'), import('@milepost/kit/locales/zh.po')],
  zhtw: () => [import('../locales/zhtw.po'), import('@milepost/kit/locales/zhtw.po')],
  en: () => [import('../locales/en.po'), import('@milepost/kit/locales/en.po')],
};

/** Puts the words of the console and of the kit into `i18n` and speaks `locale` from then on. */
export async function speakApp(i18n: I18n, locale: Locale): Promise<void> {
  for (const { messages } of await Promise.all(app[locale]())) i18n.load(locale, messages);
  i18n.activate(locale, LANGUAGE_TAG[locale]);
}
