import { DEFAULT_LOCALE, isLocale } from '@milepost/kit/locale';
import type { Locale } from '@milepost/kit/locale';
import { atom } from 'nanostores';
import { STORAGE_PREFIX, localShelf } from '../session/storage.ts';
import type { Shelf } from '../session/storage.ts';

export const LOCALE_KEY = `${STORAGE_PREFIX}locale`;

const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/i;

/**
 * The language to speak: the stored choice, else the first language of the browser that we have, else Chinese.
 * @source shell §1
 */
export function detectLocale(stored: string | null, languages: readonly string[]): Locale {
  if (isLocale(stored)) return stored;
  for (const language of languages) {
    if (TRADITIONAL.test(language)) return 'zhtw';
    if (/^zh\b/i.test(language)) return 'zh';
    if (/^en\b/i.test(language)) return 'en';
  }
  return DEFAULT_LOCALE;
}

/** The language of this tab. */
export const $locale = atom<Locale>(detectLocale(localShelf.getItem(LOCALE_KEY), navigator.languages));

/** Remembers a chosen language. */
export function keepLocale(locale: Locale, shelf: Shelf = localShelf): void {
  shelf.setItem(LOCALE_KEY, locale);
  $locale.set(locale);
}
