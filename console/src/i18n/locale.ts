import { DEFAULT_LOCALE, codeOf, isLocale } from '@milepost/kit/locale';
import type { Locale } from '@milepost/kit/locale';
import { atom } from 'nanostores';
import { STORAGE_PREFIX, localShelf } from '../browser/storage.ts';
import type { Shelf } from '../browser/storage.ts';

export const LOCALE_KEY = `${STORAGE_PREFIX}locale`;

/**
 * The language to speak: the stored choice, else the first language of the browser that we have, else Chinese.
 * @source shell §1
 */
export function detectLocale(stored: string | null, languages: readonly string[]): Locale {
  if (isLocale(stored)) return stored;
  for (const language of languages) {
    const code = codeOf(language);
    if (code !== null) return code;
  }
  return DEFAULT_LOCALE;
}

/** The language of this tab. */
export const $locale = atom<Locale>(detectLocale(localShelf.getItem(LOCALE_KEY), navigator.languages));

/** Key of the person who chose the language of this browser; missing where it was chosen before anybody signed in. */
const OWNER_KEY = `${LOCALE_KEY}Owner`;
const ownKey = (userId: string) => `${LOCALE_KEY}@${userId}`;

/** Remembers a chosen language: of who is signed in, or, on the login page, of who signs in next. @reading R-291 */
export function keepLocale(locale: Locale, userId: string | null = null, shelf: Shelf = localShelf): void {
  shelf.setItem(LOCALE_KEY, locale);
  if (userId === null) shelf.removeItem(OWNER_KEY);
  else {
    shelf.setItem(OWNER_KEY, userId);
    shelf.setItem(ownKey(userId), locale);
  }
  $locale.set(locale);
}

/**
 * From now on the language is this person's: what they chose on the login page, else what they chose before, else that of the
 * browser; never what a colleague chose on the same computer. @source shell §1 @reading R-291
 */
export function adoptLocale(userId: string, shelf: Shelf = localShelf, languages: readonly string[] = navigator.languages): void {
  const kept = shelf.getItem(LOCALE_KEY);
  const owner = shelf.getItem(OWNER_KEY);
  const ofThisBrowser = owner === null || owner === userId ? kept : null;
  const own = isLocale(ofThisBrowser) ? ofThisBrowser : shelf.getItem(ownKey(userId));
  if (isLocale(own)) return keepLocale(own, userId, shelf);
  if (kept === null) return;
  shelf.removeItem(LOCALE_KEY);
  shelf.removeItem(OWNER_KEY);
  $locale.set(detectLocale(null, languages));
}
