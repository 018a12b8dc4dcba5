import type { I18n } from '@lingui/core';
import { LANGUAGE_TAG } from '@milepost/kit/locale';
import type { Locale } from '@milepost/kit/locale';
import { first, late, load, restOfThese } from './appCatalogs.ts';

/** Puts all words of the console and of the kit into `i18n` and speaks `locale` from then on. @throws when they do not come */
export async function speakApp(i18n: I18n, locale: Locale): Promise<void> {
  await Promise.all([load(i18n, locale, first), load(i18n, locale, late)]);
  restOfThese(i18n).set(locale, 'here');
  i18n.activate(locale, LANGUAGE_TAG[locale]);
}
