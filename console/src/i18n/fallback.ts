import type { I18n } from '@lingui/core';
import { LANGUAGE_TAG, LOCALES, fallbacksOf, isLocale } from '@milepost/kit/locale';
import type { Locale } from '@milepost/kit/locale';
import { $locale } from './locale.ts';

/**
 * Loads the words of the first language whose words come.
 * @returns that language; rejects as the first one did where none comes
 */
export async function firstThatComes([wanted, ...others]: readonly Locale[], load: (locale: Locale) => Promise<void>): Promise<Locale> {
  if (wanted === undefined) throw new Error('[i18n] No language was asked for, so nothing could be said. Name one.');
  try {
    await load(wanted);
    return wanted;
  } catch (error) {
    if (others.length === 0) throw error;
    return firstThatComes(others, load).catch(() => Promise.reject(error));
  }
}

/** The wanted language, then the one that is spoken already, those that stand in for it, and every other. @reading R-329 */
export function languagesFrom(wanted: Locale, spoken = ''): readonly Locale[] {
  return [...new Set<Locale>([wanted, ...(isLocale(spoken) ? [spoken] : []), ...fallbacksOf(wanted), ...LOCALES])];
}

/**
 * Speaks the wanted language, or another one where its words do not come: an id is never shown. The person's own choice stays
 * kept for the next load of the page.
 * @returns the language that is spoken now
 * @reading R-329
 */
export async function speakWhatComes(i18n: I18n, wanted: Locale, load: (locale: Locale) => Promise<void>): Promise<Locale> {
  const spoken = await firstThatComes(languagesFrom(wanted, i18n.locale), load);
  i18n.activate(spoken, LANGUAGE_TAG[spoken]);
  if (spoken !== wanted) $locale.set(spoken);
  return spoken;
}
